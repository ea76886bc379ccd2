package sheet

import (
	"strings"

	"formwright/shared/recognize/lexicon"
)

// countedAgain takes columns of choices for none that are counted from 1 again behind those
// of the question, without a stem between: what a formula shuffles, or their order, "Option 1 |
// Option 2 | Correct | Opt1 | Opt2".
func (b *sheetBank) countedAgain() {
	first, again := 0, false
	for i := range b.columns {
		c := &b.columns[i]
		if c.Role == lexicon.StemRole {
			first, again = 0, false
		}
		if c.Role != lexicon.ChoiceRole {
			continue
		}
		switch n := countAtEnd(c.Title); {
		case n == 0:
			return
		case n == first+1 && !again:
			first++
		case n == 1 && first > 1, again:
			again = true
			c.Role = lexicon.NoRole
		default:
			return
		}
	}
}

// countAtEnd is the digit with which a title ends, 0 for none.
func countAtEnd(title string) int {
	title = strings.TrimSpace(title)
	n := len(title)
	if n < 2 || !lexicon.IsDigit(title[n-1]) || lexicon.IsDigit(title[n-2]) {
		return 0
	}
	return int(title[n-1] - '0')
}
