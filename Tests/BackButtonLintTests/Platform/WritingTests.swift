import Foundation
import Testing

@testable import BackButtonLint

@Suite struct WritingTests {
    @Test func writingIsComplete() throws {
        let pipe = Pipe()
        let text = String(repeating: "0123456789abcde\n", count: 60_000)
        let reader = pipe.fileHandleForReading
        let read = Guarded(Data())
        // More than a pipe holds, so that it comes in parts.
        Threads.run(workers: 2) { worker in
            if worker == 0 {
                try? Output.write(text.utf8, to: pipe.fileHandleForWriting.fileDescriptor)
                try? pipe.fileHandleForWriting.close()
            } else {
                let data = reader.readDataToEndOfFile()
                read.withLock { $0 = data }
            }
        }
        #expect(read.withLock { $0 } == Data(text.utf8))
    }

    @Test func aPipeThatNobodyReadsIsAnError() throws {
        Output.reportsBrokenPipes()
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let writer = pipe.fileHandleForWriting.fileDescriptor
        let error = #expect(throws: SystemError.self) { try Output.write("text".utf8, to: writer) }
        #expect(error?.isBrokenPipe == true)
    }

    @Test func aPipeIsNoTerminal() {
        let writer = Pipe().fileHandleForWriting
        #expect(!Output.isTerminal(writer.fileDescriptor))
        #expect(Output.columns(of: writer.fileDescriptor) == nil)
    }
}
