// What Darwin's Swift side adds to its headers.
@_exported import Darwin

public var errno: Int32 {
    get { 0 }
    set {}
}

public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { -1 }

public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { -1 }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { -1 }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { -1 }

public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { -1 }

public func ioctl(_ descriptor: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer) -> Int32 { -1 }

// swift-format-ignore: AlwaysUseLowerCamelCase
public var TIOCGWINSZ: UInt { 0x4008_7468 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var S_IFMT: mode_t { 0o170000 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var S_IFREG: mode_t { 0o100000 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var S_IFDIR: mode_t { 0o040000 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var S_IFLNK: mode_t { 0o120000 }

// swift-format-ignore: AlwaysUseLowerCamelCase
public var SIG_DFL: sig_t? { nil }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public var MAP_FAILED: UnsafeMutableRawPointer! { UnsafeMutableRawPointer(bitPattern: -1) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public var CLOCK_THREAD_CPUTIME_ID: clockid_t { _CLOCK_THREAD_CPUTIME_ID }
