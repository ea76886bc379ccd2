package layout

import (
	"strconv"
	"strings"
	"unicode"
)

// dropGrids takes tables off the margins of the pages that are running headers and
// footers: the same table on most of the pages or on every other, but for numbers that count them.
func dropGrids(sheets []*sheet) {
	groups := map[string][]mention{}
	for i, s := range sheets {
		for _, o := range s.objects {
			if m, ok := s.gridMention(i, o); ok {
				groups[m.text] = append(groups[m.text], m)
			}
		}
	}
	running := map[string]bool{}
	for text, g := range groups {
		running[text] = len(g) > 1 && len(g)*5 >= len(sheets)*2 && countsPages(g)
	}
	for i, s := range sheets {
		kept := s.objects[:0:0]
		for _, o := range s.objects {
			if m, ok := s.gridMention(i, o); !ok || !running[m.text] || i == 0 && o.midY() < s.bounds.midY() && paperNameRE.MatchString(m.text) {
				kept = append(kept, o)
			}
		}
		s.objects = kept
	}
}

// gridMention is a table in the margin of a page by its place and its text up to
// digits.
func (s *sheet) gridMention(index int, o object) (mention, bool) {
	if o.grid == nil || o.y1 > s.bounds.y0+2*margin*s.bounds.height() && o.y0 < s.bounds.y1-2*margin*s.bounds.height() {
		return mention{}, false
	}
	var b strings.Builder
	for _, c := range o.grid.cells {
		if len(c.objects) > 0 {
			b.WriteByte('*')
		}
		for _, p := range c.pieces {
			b.WriteString(p.run.Text)
		}
		b.WriteByte('|')
	}
	text := b.String()
	if !strings.ContainsFunc(text, unicode.IsLetter) {
		return mention{}, false
	}
	m := mention{sheet: index, page: s.number, text: strconv.Itoa(int(o.y0/6)) + digitsRE.ReplaceAllString(text, "#")}
	for _, d := range digitsRE.FindAllString(text, -1) {
		n, _ := strconv.Atoi(d)
		m.numbers = append(m.numbers, n)
	}
	return m, true
}
