package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastSameRows is in how many rows of three choices or more all have one letter, where
// that is how a test has them: a program wrote the list, or every line begins a list.
const leastSameRows = 2

// SameLetters gives choices that all have the first letter, "A) … A) … A) …", that of
// their place. Where a second letter stands anywhere the rows mean something else.
func (r *Reader) SameLetters(lines []line.Line) []line.Line {
	var rows []letteredRow
	full := 0
	for i := 0; i < len(lines); {
		end := r.sameRow(lines, i)
		if end < 0 {
			return lines
		}
		if end-i > 1 {
			rows = append(rows, letteredRow{i, end})
		}
		if end-i > 2 {
			full++
		}
		i = max(end, i+1)
	}
	if full < leastSameRows {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for _, row := range rows {
		r.letterRow(out[row.from:row.end])
	}
	return out
}

// sameRow is the end of the row of lines with the same first letter that begins at a
// line, the line itself where it has none, and -1 where it has a later letter.
func (r *Reader) sameRow(lines []line.Line, at int) int {
	first, ok := choiceLetter(lines[at])
	if !ok {
		return at
	}
	if !lexicon.IsFirst(first.Sign, r.Letters) {
		return -1
	}
	end := at + 1
	for end < len(lines) {
		c, ok := choiceLetter(lines[end])
		if !ok || c.Sign != first.Sign || c.Upper != first.Upper || c.Delim != first.Delim {
			break
		}
		end++
	}
	if end-at > lexicon.MaxChoices {
		return -1
	}
	return end
}

// choiceLetter is the letter in front of a line that a stop or bracket follows.
func choiceLetter(l line.Line) (lexicon.ChoiceLabel, bool) {
	if l.Kind != line.TextLine {
		return lexicon.ChoiceLabel{}, false
	}
	c, ok := l.ChoiceLabel()
	return c, ok && c.Kind == lexicon.LetterLabel && strings.IndexByte(".)(", c.Delim) >= 0
}

// letterRow writes the letters of their places before the lines of a row.
func (r *Reader) letterRow(row []line.Line) {
	first, _ := choiceLetter(row[0])
	for _, alphabet := range r.Letters {
		if alphabet[0] != first.Sign || len(row) > len(alphabet) {
			continue
		}
		for k, l := range row {
			c, _ := choiceLetter(l)
			sign := alphabet[k]
			if c.Upper {
				sign = strings.ToUpper(sign)
			}
			bare := l.From(c.End)
			row[k] = line.NewLine(bare, append([]page.Run{{Text: c.Mark + sign + ") "}}, bare.Runs...))
		}
		return
	}
}
