let a = "b"
/* unterminated comment is an error; this file ends without a line end */let c = a