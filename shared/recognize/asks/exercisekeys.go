package asks

import (
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastEntries is how many answers with letters follow each other in a key.
const leastEntries = 2

// letteredEntry is the letter of an answer, at the front of a line or behind a gap.
var letteredEntry = pattern.New(`(?:^|[\s\p{Zs}])([(]?)(\pL)[.)](?:\s|$)`)

// countedKey gives the answers below the heading of a key numbers instead of letters, as
// the rows of exercises have them.
func (r *Reader) countedKey(lines []line.Line, from int) {
	for i := from; i < len(lines); i++ {
		if !r.IsKeyHeading(lines[i]) {
			continue
		}
		texts := make([]string, 0, len(lines)-i-1)
		for _, l := range lines[i+1:] {
			texts = append(texts, l.Text)
		}
		for k, places := range r.letteredPlaces(texts) {
			if len(places) > 0 {
				l := lines[i+1+k]
				lines[i+1+k] = line.NewLine(l, counted(l.Runs, places))
			}
		}
		return
	}
}

// CountedKey is a key in a file of its own with numbers instead of the letters of rows.
func (r *Reader) CountedKey(blocks []page.Block) []page.Block {
	texts := make([]string, len(blocks))
	for i, b := range blocks {
		if p, ok := b.(page.Paragraph); ok && p.Label == nil {
			texts[i] = p.Text()
		}
	}
	out := append([]page.Block(nil), blocks...)
	for i, places := range r.letteredPlaces(texts) {
		if p, ok := blocks[i].(page.Paragraph); ok && len(places) > 0 {
			p.Runs = counted(p.Runs, places)
			out[i] = p
		}
	}
	return out
}

// letterPlace is where a letter stands in a text, and what it counts.
type letterPlace struct{ at, end, number int }

// letteredPlaces finds the letters that begin answers, in series that begin with the first
// letter and have several.
func (r *Reader) letteredPlaces(texts []string) [][]letterPlace {
	out := make([][]letterPlace, len(texts))
	type where struct{ line, at int }
	var series []where
	next := 1
	drop := func() {
		if len(series) < leastEntries {
			for _, w := range series {
				out[w.line] = out[w.line][:w.at]
			}
		}
		series, next = nil, 1
	}
	for i, text := range texts {
		for _, m := range letteredEntry.FindAllStringSubmatchIndex(text, -1) {
			n := lexicon.PlaceAmong(strings.ToLower(text[m[4]:m[5]]), r.Letters)
			if n == 1 {
				drop()
			}
			if n != next {
				continue
			}
			series = append(series, where{i, len(out[i])})
			out[i] = append(out[i], letterPlace{m[4], m[5], n})
			next++
		}
	}
	drop()
	return out
}

// counted are runs with numbers in the places of letters.
func counted(runs []page.Run, places []letterPlace) []page.Run {
	var out []page.Run
	at := 0
	for _, p := range places {
		if at < p.at {
			out = append(out, line.SliceRuns(runs, at, p.at)...)
		}
		out = append(out, page.Run{Text: strconv.Itoa(p.number)})
		at = p.end
	}
	if end := len(line.Plain(runs)); at < end {
		out = append(out, line.SliceRuns(runs, at, end)...)
	}
	return out
}

// letteredRows reports whether rows have letters.
func letteredRows(rows []exerciseRow) bool {
	return rows[0].letter && strings.ToLower(rows[0].sign) == rows[0].sign
}

// inKey reports whether the heading of a key stands below questions with numbers: what
// follows answers these, though the key names their orders again, "Round: 1. 180".
func (r *Reader) inKey(lines []line.Line) bool {
	asked := false
	for _, l := range lines {
		if asked && r.IsKeyHeading(l) {
			return true
		}
		q, ok := l.QuestionLabel(r.Vocabulary)
		asked = asked || ok && q.Number > 0
	}
	return false
}
