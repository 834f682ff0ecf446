let empty = ""
let plain = "a b"
let escapes = "\\ \" \' \t \n \r \0 \u{41} \u{1F600}"
let endsInEscape = "\\"
let quotes = "\"\"\""
let comments = "// no /* comment */"
let adjacent = ["a","b","","c"]
let slashes = "/a/ #/b/# \(plain)"
let tuple = ("a" , "b")
let unicode = "é 日本 😀 \u{301}"
let apostrophe = "it's"
let hashes = "#if # ## \("#")"
let braces = "{ ( [ ] ) }"
func join(_ a: String...) -> String { "" }
let call = join("a", "b")+"c"+join("d")
