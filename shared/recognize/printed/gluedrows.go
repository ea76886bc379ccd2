package printed

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// GluedRows parts two choices in a row between which a print left no room, "a) 966b) 1241"
// over "c) 1410": the letter that is missing among those on the line, or before the one
// that the next line begins with, stands right behind a word, once.
func (r *Reader) GluedRows(lines []line.Line) []line.Line {
	var out []line.Line
	for i := range lines {
		at := r.gluedLetterAt(lines, i)
		if at == 0 {
			continue
		}
		if out == nil {
			out = append([]line.Line(nil), lines...)
		}
		l := lines[i]
		runs := append(line.SliceRuns(l.Runs, 0, at), page.Run{Kind: page.TabRun})
		out[i] = line.NewLine(l, append(runs, line.SliceRuns(l.Runs, at, len(l.Text))...))
	}
	if out == nil {
		return lines
	}
	return out
}

// gluedLetterAt is where such a letter begins in line i, 0 for none.
func (r *Reader) gluedLetterAt(lines []line.Line, i int) int {
	l := lines[i]
	if l.Kind != line.TextLine || l.Label != nil {
		return 0
	}
	last, ok := choiceLetter(l)
	if !ok || last.Auto || last.Delim == '(' {
		return 0
	}
	from := last.End
	for _, s := range flatten.FindSpots(l) {
		c := s.Label
		if s.At < from || c.Kind != lexicon.LetterLabel || c.Upper != last.Upper || c.Delim != last.Delim {
			continue
		}
		if at := r.gluedBetween(l.Text, from, s.At, last, c); at > 0 {
			return at
		}
		last, from = c, s.At+c.End
	}
	if i+1 == len(lines) {
		return 0
	}
	next, ok := choiceLetter(lines[i+1])
	if !ok || next.Auto || next.Upper != last.Upper || next.Delim != last.Delim {
		return 0
	}
	return r.gluedBetween(l.Text, from, len(l.Text), last, next)
}

// gluedBetween is where the letter between two others of a row stands right behind a word in
// a stretch of a text; 0 where none is missing, or where it is there twice or elsewhere.
func (r *Reader) gluedBetween(text string, from, to int, a, b lexicon.ChoiceLabel) int {
	for _, alphabet := range r.Letters {
		n := lexicon.Place(a.Sign, alphabet)
		if n == 0 || n+1 >= len(alphabet) || alphabet[n+1] != b.Sign {
			continue
		}
		sign := alphabet[n]
		if a.Upper {
			sign = strings.ToUpper(sign)
		}
		sign += string(a.Delim)
		at := strings.Index(text[from:to], sign)
		if at <= 0 || strings.Count(text[from:to], sign) > 1 {
			return 0
		}
		before, _ := utf8.DecodeLastRuneInString(text[:from+at])
		if unicode.IsSpace(before) || strings.ContainsRune("(['\"", before) || strings.TrimSpace(text[from+at+len(sign):to]) == "" {
			return 0
		}
		return from + at
	}
	return 0
}
