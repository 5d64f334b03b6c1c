import MRZScan

/// Compiled, and compared with README; nothing runs it.
private func scannerExample() throws {
    // README
    let scanner = try MRZScanner()
    let report = try scanner.scan(contentsOf: "passport.jpg")
    for code in report.codes {
        print(code.lines, code.isValid, code["passportNumber"]?.value ?? "")
    }
    // end
}
