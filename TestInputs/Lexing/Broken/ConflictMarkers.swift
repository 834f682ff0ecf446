let a = 1
<<<<<<< ours
let b = "
=======
let b = 2
>>>>>>> theirs
let c = 3
>>>> ORIGINAL
==== THEIRS
<<<<
let d = 4
<<<<<<< never closed
let e = 5
