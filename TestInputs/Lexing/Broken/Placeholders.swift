let a = <#value#>
f(<#T##Int#>, <#T##(A) -> B#>)+<#c#>
let b = a <#not closed
let c = a <#one <#two#>
