func f(_ a: Int?) throws -> Int {
    guard let a, case .some(let b) = a, b > 0, let _ = a else { return -1 }
    outer: for case let (i, j)? in [(1, 2)] where i != j { continue outer }
    repeat { break } while a > 0
    switch (a, b) {
    case (0, _), (_, 0): fallthrough
    case let (x, y) where x < y: return x
    case (1...2, ..<3): return -2
    case is Int: return 1
    @unknown default: throw E.a
    }
    do { try g() } catch E.a { } catch let e as E where e == .b { } catch { throw error }
    defer { h() }; if let x = try? g(), x == 1 { return x } else if a<b { return a } else { return b }
    let y = if a > 1 { 1 } else { 2 }, z = switch a { case 1: 2 default: 3 }
    while let n = it.next() { print(n); n = n<<1 }
    return a is Int ? a as! Int : (a as? Int)!
}
