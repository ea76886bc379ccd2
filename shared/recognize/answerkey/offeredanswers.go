package answerkey

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// offeredNear is how many lines away the same list of answers is looked for.
const offeredNear = 30

// offersAnswers reports whether a line only lists the letters to choose from:
// "Answers: 1) a; 2) b; 3) c; 4) d" under more than one question is no key.
func (r *Reader) offersAnswers(lines []line.Line, at int) bool {
	if !maySeveral(&lines[at]) {
		return false
	}
	entries := KeysOf(behindColon(lines[at]))
	if len(entries) < 3 {
		return false
	}
	for i, e := range entries {
		sign := lexicon.Fold(e.Value.Text)
		if e.Number != i+1 || i == 0 && !lexicon.IsFirst(sign, r.Letters) || i > 0 && !flatten.Follows(lexicon.Fold(entries[i-1].Value.Text), sign, r.Letters, false) {
			return false
		}
	}
	text := strings.TrimRight(lines[at].Text, " .;")
	for i := max(0, at-offeredNear); i < min(len(lines), at+offeredNear); i++ {
		if i != at && strings.TrimRight(lines[i].Text, " .;") == text {
			return true
		}
	}
	return false
}

// goesOnListed reports whether a line goes on with an automatic list, so that a word
// such as "key" is a choice and no heading.
func goesOnListed(lines []line.Line, at int) bool {
	if at == 0 || lines[at].Label == nil || lines[at-1].Label == nil {
		return false
	}
	a, b := lines[at-1].Label, lines[at].Label
	return a.List == b.List && a.Format == b.Format && a.Level == b.Level && (b.Number == a.Number+1 || b.Number == 0)
}
