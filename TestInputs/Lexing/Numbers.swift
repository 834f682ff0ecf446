let integers = [0, 1_000, 0b1010_0101, 0o17_7, 0xFF_ff, 00, 1__0]
let floats = [1.0, 1_0.5_0, 1e3, 1E3, 1e+3, 1.5e-3, 0.1, 00.5]
let hexFloats = [0x1p3, 0x1.8p3, 0x1.8P-3, 0xA.Bp+1_0]
let negative = [-1, -1.5, +2, -0x1p3]
let members = [1.description, 1.0.description, 0xff.description, 0b1.description, 1e3.description]
let tuple = (1, (2, (3, 4)))
let nested = tuple.1.1.0 + tuple.1.0 + tuple.0
let spaced = tuple . 1 .1 .0
let ranges = [1...2, 1 ... 2]
let half = [1..<2, 0x1..<0x2]
let closure = { $0.0 + $0.1.0 as Int }(tuple as! (Int, (Int, Int)))
let subscripted = [1.5][0]
let arithmetic = 1-1+1*1/1%1
let exponent = 1e1-1
let hexArithmetic = 0x1e+1
@available(iOS 15.0.1, macOS 12, *)
func versioned() { if #available(iOS 16.4.1, *) {} }
#if swift(>=5.9.2) && canImport(Foundation, _version: 1.2.3.4)
#endif
