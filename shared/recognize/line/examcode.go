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

// dashBehind parts a short id, "BQ2 – Where ...?", from what is asked; behind a long one
// a dash may say what became of it.
var dashBehind = pattern.New(`^[–—-]\s+`)

// shortID is the length of such an id at most.
const shortID = 4

// dashBehindID is the length of such a dash at the beginning of what stands behind an id.
func dashBehindID(id, rest string) int {
	if len(id) > shortID {
		return 0
	}
	return len(dashBehind.FindString(rest))
}
