package flatten

import (
	"formwright/shared/recognize/pattern"
)

var (
	// WordsBySlash is words to choose from in a sentence, "is / are".
	WordsBySlash = pattern.New(`\pL\s?/\s?\pL`)
	// EmptyBracket is brackets to write into.
	EmptyBracket = pattern.New(`[(（][\s\x{3000}]*[)）]`)
)
