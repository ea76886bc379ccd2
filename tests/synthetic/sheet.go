package synthetic

import (
	"strconv"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
)

// Need is what a container must be able to hold for a case to be printed in it.
type Need int

// The needs of cases.
const (
	Marks  Need = 1 << iota // bold, colours, highlights
	Tables                  // tables with borders
	Lists                   // automatic numbers that are not in the text
	Paras                   // paragraphs that are told from lines
)

// Sheet is a printed document with the truth about it.
type Sheet struct {
	Doc      page.Document
	Key      *page.Document // a key printed as a document of its own
	Want     []Item
	Findings []finding.Code // that must be reported
	Needs    Need
	lists    int
}

// add prints a paragraph of runs.
func (s *Sheet) add(runs ...page.Run) {
	s.Doc.Blocks = append(s.Doc.Blocks, page.Paragraph{Runs: runs})
}

// line prints lines of text, one paragraph each. Tabs become tab stops.
func (s *Sheet) line(texts ...string) {
	for _, t := range texts {
		for _, one := range strings.Split(t, "\n") {
			s.add(typed(one, page.Marks{})...)
		}
	}
}

func (s *Sheet) gap() { s.add() }

// heading prints a heading of the document.
func (s *Sheet) heading(text string, level int) {
	s.Doc.Blocks = append(s.Doc.Blocks, page.Paragraph{Style: page.Style{Name: "heading " + strconv.Itoa(level), Heading: level}, Runs: []page.Run{{Text: text}}})
}

// list opens a new automatic list.
func (s *Sheet) list() string {
	s.lists++
	s.Needs |= Lists
	return "list" + strconv.Itoa(s.lists)
}

// item prints a paragraph that the word processor numbers.
func (s *Sheet) item(list, form string, format page.LabelFormat, n, level int, runs ...page.Run) {
	label := &page.Label{Text: strings.ReplaceAll(form, "%", count(format, n)), Format: format, Number: n, List: list, Level: level}
	if format == page.Bullet {
		label.Text, label.Number = form, 0
	}
	s.Doc.Blocks = append(s.Doc.Blocks, page.Paragraph{Label: label, Indent: float64(18 * (level + 1)), Runs: runs})
}

// count writes number n as a list does.
func count(f page.LabelFormat, n int) string {
	switch f {
	case page.LowerAlpha:
		return string(rune('a' + n - 1))
	case page.UpperAlpha:
		return string(rune('A' + n - 1))
	case page.LowerRoman:
		return strings.Fields("i ii iii iv v vi vii viii ix x")[n-1]
	case page.UpperRoman:
		return strings.Fields("I II III IV V VI VII VIII IX X")[n-1]
	}
	return strconv.Itoa(n)
}

// table prints a table of texts; a cell may hold several lines.
func (s *Sheet) table(rows ...[]string) {
	s.Needs |= Tables
	var t page.Table
	for _, row := range rows {
		var r page.Row
		for _, text := range row {
			c := page.Cell{ColSpan: 1, RowSpan: 1}
			for _, one := range strings.Split(text, "\n") {
				c.Blocks = append(c.Blocks, page.Paragraph{Runs: typed(one, page.Marks{})})
			}
			r.Cells = append(r.Cells, c)
		}
		t.Rows = append(t.Rows, r)
	}
	s.Doc.Blocks = append(s.Doc.Blocks, t)
}

func (s *Sheet) want(items ...Item) { s.Want = append(s.Want, items...) }

// typed is text as runs: tabs as tab stops, all set in one way.
func typed(text string, m page.Marks) []page.Run {
	var out []page.Run
	for i, piece := range strings.Split(text, "\t") {
		if i > 0 {
			out = append(out, page.Run{Kind: page.TabRun})
		}
		if piece != "" {
			out = append(out, page.Run{Text: piece, Marks: m})
		}
	}
	return out
}
