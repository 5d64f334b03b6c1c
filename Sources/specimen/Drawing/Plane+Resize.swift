extension Plane {
    /// How pixels between the samples are guessed.
    enum Kernel {
        case linear
        /// Catmull and Rom's third-order curve: sharper, overshoots a little.
        case cubic

        var radius: Double { self == .linear ? 1 : 2 }

        func weight(_ distance: Double) -> Double {
            let t = abs(distance)
            switch self {
            case .linear: return max(0, 1 - t)
            case .cubic:
                if t < 1 { return (1.5 * t - 2.5) * t * t + 1 }
                if t < 2 { return ((-0.5 * t + 2.5) * t - 4) * t + 2 }
                return 0
            }
        }
    }

    /// The plane at another size; when it shrinks the kernel widens, so that nothing is skipped.
    func resized(width newWidth: Int, height newHeight: Int, kernel: Kernel) -> Plane {
        resizedAlongX(to: newWidth, kernel: kernel).transposed()
            .resizedAlongX(to: newHeight, kernel: kernel).transposed()
    }

    func transposed() -> Plane {
        var result = Plane(width: height, height: width)
        for y in 0..<height {
            for x in 0..<width { result[y, x] = self[x, y] }
        }
        return result
    }

    private func resizedAlongX(to newWidth: Int, kernel: Kernel) -> Plane {
        let newWidth = max(1, newWidth)
        guard newWidth != width else { return self }
        var result = Plane(width: newWidth, height: height)
        let step = Double(width) / Double(newWidth)
        let spread = max(1, step)
        let reach = kernel.radius * spread
        for x in 0..<newWidth {
            let centre = (Double(x) + 0.5) * step - 0.5
            let first = Int((centre - reach).rounded(.up))
            let last = Int((centre + reach).rounded(.down))
            var weights = (first...max(first, last)).map { Float(kernel.weight((Double($0) - centre) / spread)) }
            let sum = weights.reduce(0, +)
            weights = weights.map { $0 / sum }
            for y in 0..<height {
                var value: Float = 0
                for i in 0..<weights.count {
                    value += weights[i] * values[y &* width &+ min(max(first &+ i, 0), width &- 1)]
                }
                result[x, y] = value
            }
        }
        return result
    }
}
