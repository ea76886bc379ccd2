package odf

import (
	"fmt"

	"formwright/shared/finding"
	"formwright/shared/ooxml"
	"formwright/shared/page"
)

// sheets reads a spreadsheet: a table for each sheet that shows anything.
func (r *reader) sheets(el *ooxml.Element, f *flow) {
	for c := range kids(el) {
		if c.Name != "table" || r.full() {
			continue
		}
		r.at = finding.Position{Part: c.Attr("name")}
		if r.styles.find("table", c.Attr("style-name")).hidden {
			r.report(finding.UnreadPart, finding.Info,
				fmt.Sprintf("The sheet %q is hidden, so it was left out. Show it if it belongs to the quiz.", r.at.Part))
			continue
		}
		r.sheet(c, f)
	}
}

func (r *reader) sheet(el *ooxml.Element, f *flow) {
	at := r.at
	g := &grid{sheet: true, name: func(row, column int) string { return fmt.Sprintf("%s%d", columnName(column), row) }}
	r.depth++
	r.tableRows(el, g)
	r.depth--
	r.at.Cell = ""
	if g.cut {
		r.report(finding.UnreadPart, finding.Warning, fmt.Sprintf(
			"The sheet %q has more than %d rows or %d columns; what stands beyond was left out.", at.Part, maxRows, maxColumns))
	}
	if len(g.rows) == 0 {
		return
	}
	if len(f.blocks) > 0 {
		f.add(page.Break{Position: at})
	}
	f.add(page.Table{Position: at, Rows: g.rows})
}

// columnName is A to Z, AA and so on.
func columnName(n int) string {
	name := ""
	for ; n > 0; n = (n - 1) / 26 {
		name = string(rune('A'+(n-1)%26)) + name
	}
	return name
}
