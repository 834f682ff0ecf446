import struct Hive::Comb
extension Hive::Comb: Hive::Sealed, @retroactive Wax::Shaped where Hive::Cell: Wax::Shaped {}
let made = Hive::Comb(Hive::size(), wax: Wax::amount { Wax::unit() })
let members = Hive::queen.Hive::egg().Wax::cell(1).Hive::Comb<Wax::Cell>(2)
let implicit: Hive::Comb = .Hive::empty(size()), path = \Hive::Comb.Wax::cells, generic = [Hive::Comb<Hive::Cell>]()
let casted = made() as? Hive::Comb, kinds = [Hive::Comb.self, [Wax::Cell].self, (Hive::Comb?).none]
let lines = Hive::comb(
    )
@Hive::Sealed(Wax::amount()) func seal(_ a: Hive::Comb, b: some Hive::Shaped & Wax::Shaped = Hive::made()) -> any Hive::Comb { Hive::Comb() }
#Hive::expanded(Wax::amount()) { Hive::queen() }
func match() {
    switch Hive::queen() { case Hive::Kind.old(let age): Hive::count(age); case is Wax::Cell: break; default: break }
    for x: Hive::Cell in Hive::cells() where x is Wax::Cell { Hive::use(x) }
    let ternary = a ? Hive::b() : Wax::c(), colons = a ? b: c()
}
