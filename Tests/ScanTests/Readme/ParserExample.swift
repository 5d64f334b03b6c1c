import CodeParser

/// Compiled, and compared with README; nothing runs it.
private func parserExample() {
    // README
    let record = ZoneParser().parse(lines: [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
    ])
    print(record?.isValid ?? false, record?["passportNumber"]?.value ?? "")
    // end
}
