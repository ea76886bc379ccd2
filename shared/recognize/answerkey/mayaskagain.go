package answerkey

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// askTail is the last letters of a question before its mark, folded and without
// spaces. Few questions of a document have the same, and whole ones need a copy each
// to be compared.
type askTail [12]byte

// mayAskAgain reports whether so many questions end as one above them that a list of
// repeated ones may stand there. It is only a quick look: those of other texts may end
// alike, and with a short one it is not known.
func mayAskAgain(lines []line.Line) bool {
	seen := make(map[askTail]bool, len(lines)/4)
	again := 0
	for i := range lines {
		mark := askMark(&lines[i])
		if mark < 0 {
			continue
		}
		tail, whole := askTailOf(&lines[i], mark)
		if !whole && lines[i].Text[mark] == ':' {
			continue
		}
		if !whole {
			return true
		}
		if seen[tail] {
			again++
		}
		seen[tail] = true
	}
	return again >= leastAgain
}

var askSigns = line.SignsOf("?？؟")

// askMark is where the mark of a question stands, or the colon at the end of a line
// without one; below 0 in other lines.
func askMark(l *line.Line) int {
	switch {
	case l.Kind != line.TextLine:
		return -1
	case !l.Has(askSigns):
		if text := strings.TrimRight(l.Text, " "); strings.HasSuffix(text, ":") {
			return len(text) - 1
		}
		return -1
	case lexicon.IsASCII(l.Text):
		return strings.IndexByte(l.Text, '?')
	}
	return strings.IndexAny(l.Text, "?？؟")
}

// askTailOf is the end of what a line asks before its mark; not whole where that is
// shorter.
func askTailOf(l *line.Line, mark int) (tail askTail, whole bool) {
	from := 0
	if q, numbered := l.NumberLabel(); numbered {
		from = min(q.End, mark)
	}
	text := l.Text[from:mark]
	if !lexicon.IsASCII(text) {
		text = lexicon.Fold(plainSpaced(text))
	}
	n := len(tail)
	for i := len(text) - 1; i >= 0 && n > 0; i-- {
		if c := lexicon.FoldByte(text[i]); c > ' ' {
			n--
			tail[n] = c
		}
	}
	return tail, n == 0
}
