// Dumps what SwiftSyntax sees in Swift files, in the form of `backlint syntax tokens` and `backlint syntax outline`.
//
//     reference tokens|outline|both FILE ... | @LISTFILE | -
//
// Each file gives `file PATH`, then `accepted` or `rejected` (whether SwiftSyntax parsed it without an error), then the
// lines of `tokens`, of `outline`, or of both with a line `outline` between them. With `-` paths are read from standard
// input, one a line, and each answer ends with a line `end`.
//
// Built by the tests against the toolchain's own SwiftSyntax; no part of the package.

import Foundation
import SwiftParser
import SwiftSyntax

struct Output {
    private var bytes: [UInt8] = []

    mutating func line(_ text: String) {
        bytes += text.utf8
        bytes.append(UInt8(ascii: "\n"))
        if bytes.count > 1 << 20 { flush() }
    }

    mutating func flush() {
        FileHandle.standardOutput.write(Data(bytes))
        bytes.removeAll(keepingCapacity: true)
    }
}

func dump(_ path: String, what: String, to output: inout Output) {
    guard let data = FileManager.default.contents(atPath: path) else {
        FileHandle.standardError.write(Data("can't read \(path)\n".utf8))
        exit(2)
    }
    let bytes = [UInt8](data)
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    output.line("file \(path)")
    output.line(tree.hasError ? "rejected" : "accepted")
    if what != "outline" {
        for token in ReferenceTokens(of: tree).items { output.line("\(token.start) \(token.end) \(token.kind)") }
    }
    if what == "both" { output.line("outline") }
    if what != "tokens" {
        for item in ReferenceOutline.lines(of: tree) { output.line(item) }
    }
}

func run() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let what = arguments.first, ["tokens", "outline", "both"].contains(what) else {
        FileHandle.standardError.write(Data("usage: reference tokens|outline|both FILE ... | @LISTFILE | -\n".utf8))
        exit(2)
    }
    var output = Output()
    for argument in arguments.dropFirst() {
        if argument == "-" {
            while let path = readLine() {
                dump(path, what: what, to: &output)
                output.line("end")
                output.flush()
            }
        } else if argument.hasPrefix("@") {
            let list = (try? String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)) ?? ""
            for path in list.split(separator: "\n") { dump(String(path), what: what, to: &output) }
        } else {
            dump(argument, what: what, to: &output)
        }
    }
    output.flush()
}

// Trees of deep sources are walked by recursion.
let thread = Thread {
    run()
    exit(0)
}
thread.stackSize = 1 << 29
thread.start()
while true { sleep(1000) }
