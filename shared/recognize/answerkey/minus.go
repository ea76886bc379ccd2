package answerkey

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// keepMinus gives a dash right before a figure back to the answer, "1.-3", where other
// answers of the key have none behind their number: it is its minus. Where a dash stands
// before an answer in words, or every answer has one, it parts the two, "1.-a", "1.-3".
func keepMinus(entries []KeyEntry) {
	dashed, other := 0, 0
	for _, e := range entries {
		switch {
		case e.Sign == "":
		case !strings.ContainsAny(e.Sign, "-–—"):
			other++
		case !strings.HasSuffix(e.Sign, "-") || !lexicon.IsDigit(e.Value.Text[0]):
			return
		default:
			dashed++
		}
	}
	if dashed == 0 || other == 0 {
		return
	}
	for i, e := range entries {
		if strings.HasSuffix(e.Sign, "-") {
			entries[i].Value = line.NewLine(e.Value, append([]page.Run{{Text: "-"}}, e.Value.Runs...))
		}
	}
}
