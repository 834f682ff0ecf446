struct First {
    func open( { if a { call(
    }
}
func second() { third(a, [b, { c() ) }
let text = "never closed \(call(
func fourth() { fifth() }
