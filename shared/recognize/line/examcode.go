package line

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

var examCode = pattern.Guarded(lexicon.MayCode, `^\d{0,2}[A-Z][A-Z0-9]*(?:\.[A-Z0-9]+){2,}\s*`)

// ExamCode is how many bytes of the front of a text name the exam that a question was
// set in, "23M.1.SL.TZ1.7 ", 0 for none.
func ExamCode(text string) int {
	if c := examCode.FindString(text); strings.ContainsAny(c, "0123456789") {
		return len(c)
	}
	return 0
}
