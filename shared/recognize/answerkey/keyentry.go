package answerkey

import (
	"strings"

	"formwright/shared/finding"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// KeyEntry is one answer of a list of answers.
type KeyEntry struct {
	Number  int
	Name    string // the number with its letter, "A1", where the test has such
	Value   line.Line
	Why     []line.Line
	Texts   []string // the right choices in full, of a copy of the test
	Asks    string   // the letters of the question in such a copy
	Group   int      // rises where the numbers begin again
	Used    bool
	Counted bool   // it had no number of its own
	Rival   string // another answer that the key gives to the same question
	Under   string // the heading over it, of the first of a group
	Over    string // the heading over that one, of the first of a group
	Worked  bool   // why works the answer out, so nothing in it is another one
	Dotted  string // the number with those over it, "1.2", where the test counts so
	Path    string // the number with the signs of parts behind it, "1.c.i"
	Sign    string // what stands between the number and the value, where it is known
	PathEnd int    // bytes of the value that are such signs
}

func (e KeyEntry) Quote() string {
	return finding.Quote(lexicon.DecimalText(e.Number) + ". " + strings.ReplaceAll(e.Value.Text, "\t", " "))
}
