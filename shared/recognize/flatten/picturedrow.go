package flatten

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// mostPicturedCells is how many cells the row of a question around a picture has.
const mostPicturedCells = 4

// picturedRow reads a table of one row that only keeps a picture beside its question: a
// number, with or without words, a picture, and the rest of the words. Writers of papers
// set what they quote as a picture so: "7. The word | picture | means ...".
func (f *Flattener) picturedRow(t page.Table) bool {
	if len(t.Rows) != 1 || len(t.Rows[0].Cells) < 2 || len(t.Rows[0].Cells) > mostPicturedCells {
		return false
	}
	var whole *page.Paragraph
	pictures := 0
	for _, c := range t.Rows[0].Cells {
		for _, b := range c.Blocks {
			p, ok := b.(page.Paragraph)
			switch {
			case !ok:
				return false
			case len(p.Runs) == 0 && p.Label == nil:
				continue
			case whole == nil:
				if !countsQuestion(p) {
					return false
				}
				whole = &p
			case p.Label != nil:
				return false
			default:
				whole.Runs = slices.Clone(whole.Runs)
				if len(whole.Runs) > 0 {
					whole.Runs = append(whole.Runs, page.Run{Text: " "})
				}
				whole.Runs = append(whole.Runs, p.Runs...)
			}
			pictures += picturesIn(p)
		}
	}
	if whole == nil || pictures == 0 {
		return false
	}
	f.Add(*whole)
	return true
}

// countsQuestion reports whether a paragraph begins with a number, typed or counted, that
// nothing or a text may follow.
func countsQuestion(p page.Paragraph) bool {
	if p.Label != nil {
		return p.Label.Format == page.Decimal
	}
	text := strings.TrimSpace(line.Clean(p.Text()))
	if digits := strings.TrimRight(text, ".)"); digits != text && lexicon.IsNumber(digits) {
		return true // alone in its cell
	}
	q, ok := line.NumberLabel(text)
	return ok && q.Delim != line.BareDelim && q.Delim != line.AloneDelim && q.Delim != line.GluedDelim
}

// picturesIn counts the pictures of a paragraph.
func picturesIn(p page.Paragraph) int {
	n := 0
	for _, run := range p.Runs {
		if run.Kind == page.ImageRun {
			n++
		}
	}
	return n
}
