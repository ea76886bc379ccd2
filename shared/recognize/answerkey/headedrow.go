package answerkey

import (
	"strings"
	"unicode"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// headedRow reads the answers of a section behind its name and a colon, whatever it is
// called, where the line beside is such a row too and one of them has several answers:
// "Part 2: 1. T  2. F", "Complete the sentences: 7. hub  8. ice". The word for a task or
// a question heads the answers of a section where its numbers count on from row to row.
func (r *Reader) headedRow(lines []line.Line, at int) []KeyEntry {
	found, name := headedChain(lines[at])
	if found == nil {
		return nil
	}
	several, beside, goesOn := len(found) > 1, false, false
	for _, step := range []int{-1, 1} {
		other, _ := headedChain(besideRow(lines, at, step))
		several = several || len(other) > 1
		switch {
		case other == nil:
		case step < 0:
			beside, goesOn = true, goesOn || other[len(other)-1].Number+1 == found[0].Number
		default:
			beside, goesOn = true, goesOn || found[len(found)-1].Number+1 == other[0].Number
		}
	}
	if !several || !beside || !goesOn && (found[0].Number != 1 || lexicon.IsNumber(name) || r.namesTask(lines[at], name)) {
		return nil
	}
	found[0].Under = name
	return found
}

// besideRow is the next line with text above or below.
func besideRow(lines []line.Line, at, step int) line.Line {
	for i := at + step; i >= 0 && i < len(lines); i += step {
		if lines[i].Kind != line.TextLine || lines[i].Text != "" {
			return lines[i]
		}
	}
	return line.Line{}
}

// namesTask reports whether a name is the word for a task or a question and its number.
func (r *Reader) namesTask(l line.Line, name string) bool {
	q, ok := line.WordLabel(name, lexicon.NewHead(name), r.Vocabulary)
	return ok && q.Number > 0 && !IsSectionWord(l, r.Vocabulary)
}

// longestRowName is how many bytes the name before the answers of a section has.
const longestRowName = 80

// headedChain is the answers behind a name and a colon, numbered one after the other, and
// that name; nil for any other line.
func headedChain(l line.Line) (found []KeyEntry, name string) {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) {
		return nil, ""
	}
	colon := strings.IndexAny(l.Text, ":：")
	if colon <= 0 || colon > longestRowName || !strings.ContainsFunc(l.Text[:colon], unicode.IsLetter) && !lexicon.IsNumber(l.Text[:colon]) {
		return nil, ""
	}
	rest := withASCIIDigits(l.From(colon + len(line.WordTail.FindString(l.Text[colon:]))))
	if rest.Text == "" || rest.Text[0] < '0' || rest.Text[0] > '9' {
		return nil, ""
	}
	found = KeysOf(rest)
	for i, e := range found {
		if e.Number != found[0].Number+i {
			return nil, ""
		}
	}
	if len(found) == 0 {
		return nil, ""
	}
	return found, strings.TrimSpace(l.Text[:colon])
}
