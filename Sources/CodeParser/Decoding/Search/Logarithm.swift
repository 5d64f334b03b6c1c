// The standard library has no logarithm, and this module needs no more digits than a probability has.

/// The natural logarithm of a positive number, to about ten digits.
func logarithm(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return value > 0 ? .infinity : -.infinity }
    // value = significand · 2^exponent with the significand near 1, then the series of the inverse hyperbolic tangent.
    var exponent = Double(value.exponent)
    var significand = value.significand
    if significand > 1.414_213_562_373_095 {
        significand /= 2
        exponent += 1
    }
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var term = ratio
    var sum = 0.0
    var divisor = 1.0
    while divisor < 18 {
        sum += term / divisor
        term *= square
        divisor += 2
    }
    return 2 * sum + exponent * 0.693_147_180_559_945_3
}

/// The exponential function for arguments of at most 0, to about ten digits.
func exponential(_ value: Double) -> Double {
    guard value > -700 else { return 0 }
    guard value < 700 else { return .infinity }
    let whole = (value / 0.693_147_180_559_945_3).rounded()
    let rest = value - whole * 0.693_147_180_559_945_3
    var term = 1.0
    var sum = 1.0
    for index in 1...12 {
        term *= rest / Double(index)
        sum += term
    }
    return Double(sign: .plus, exponent: Int(whole), significand: 1) * sum
}
