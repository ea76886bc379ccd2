package docx

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

func tc(props, content string) string {
	return "<w:tc><w:tcPr>" + props + "</w:tcPr>" + content + "</w:tc>"
}

func tr(cells ...string) string {
	out := "<w:tr>"
	for _, c := range cells {
		out += c
	}
	return out + "</w:tr>"
}

func TestTableSpans(t *testing.T) {
	restart, goOn := `<w:vMerge w:val="restart"/>`, `<w:vMerge/>`
	d := doc("<w:tbl><w:tblPr/>" +
		tr("<w:trPr><w:tblHeader/></w:trPr>", tc(`<w:gridSpan w:val="2"/>`, p("wide")), tc(`<w:shd w:val="clear" w:fill="ffff00"/>`, p("c"))) +
		tr(tc(restart, p("tall")), tc("", p("x")), tc("", p("y"))) +
		tr(tc(goOn, p("")), tc("", p("z")), tc(goOn, p("no origin"))) +
		"</w:tbl>")
	cell := func(text, at string, n, wide, tall int) page.Cell {
		return page.Cell{ColSpan: wide, RowSpan: tall, Blocks: []page.Block{page.Paragraph{
			Position: pos(n, at), Runs: []page.Run{plain(text)}}}}
	}
	shaded := cell("c", "r1c3", 2, 1, 1)
	shaded.Shading = "FFFF00"
	y := cell("y", "r2c3", 5, 1, 2)
	y.Blocks = append(y.Blocks, page.Paragraph{Position: pos(8, "r3c3"), Runs: []page.Run{plain("no origin")}})
	want := page.Table{Position: pos(1, ""), Rows: []page.Row{
		{Header: true, Cells: []page.Cell{cell("wide", "r1c1", 1, 2, 1), shaded}},
		{Cells: []page.Cell{cell("tall", "r2c1", 3, 1, 2), cell("x", "r2c2", 4, 1, 1), y}},
		{Cells: []page.Cell{cell("z", "r3c2", 7, 1, 1)}},
	}}
	if diff := cmp.Diff([]page.Block{want}, d.blocks(t)); diff != "" {
		t.Errorf("table (-want +got):\n%s", diff)
	}
}

func TestTableInWrappers(t *testing.T) {
	sdt := func(content string) string {
		return "<w:sdt><w:sdtContent>" + content + "</w:sdtContent></w:sdt>"
	}
	d := doc(sdt("<w:tbl>" + sdt(tr(sdt(tc("", p("a"))), "<w:ins>"+tc("", p("b"))+"</w:ins>")) +
		tr("<w:trPr><w:del/></w:trPr>", tc("", p("deleted"))) +
		tr(tc("<w:cellDel/>", p("gone")), tc("", p("c"))) + "</w:tbl>"))
	checkLines(t, d, "| a", "| b", "| c")
}

func TestTableInTableAndAfter(t *testing.T) {
	inner := "<w:tbl>" + tr(tc("", p("in"))) + "</w:tbl>"
	d := doc("<w:tbl>" + tr(tc("", p("out")+inner+p("")), tc("", item("1", "0", "q"))) + "</w:tbl>" + item("1", "0", "after"))
	d.lists(abstractOf("0", lvl("0", "decimal", "%1.", "")) + numOf("1", "0", ""))
	checkLines(t, d, "| out / | in", "| 1. q", "2. after")
	blocks := d.blocks(t)
	outer := blocks[0].(page.Table).Rows[0].Cells[0].Blocks[1].(page.Table)
	if got := outer.Rows[0].Cells[0].Blocks[0].Pos(); got != pos(2, "r1c1") {
		t.Errorf("inside at %+v", got)
	}
	if got := blocks[1].Pos(); got != pos(5, "") {
		t.Errorf("after at %+v", got)
	}
}

func TestOldHorizontalMerge(t *testing.T) {
	d := doc("<w:tbl>" + tr(tc(`<w:hMerge w:val="restart"/>`, p("a")), tc(`<w:hMerge w:val="continue"/>`, p("")), tc("", p("b"))) + "</w:tbl>")
	cells := d.blocks(t)[0].(page.Table).Rows[0].Cells
	if len(cells) != 2 || cells[0].ColSpan != 2 {
		t.Errorf("cells %+v", cells)
	}
}

// TestLooksOfTableStyles: what a table's style does to its first row is a look
// of the table, not a mark that somebody set.
func TestLooksOfTableStyles(t *testing.T) {
	styled := `<w:tblPr><w:tblStyle w:val="T"/><w:tblLook w:firstRow="1" w:firstColumn="1"/></w:tblPr>`
	d := doc("<w:tbl>" + styled + tr(tc("", p("head"))) + tr(tc("", para(`<w:pPr><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr>`+r("none"))), tc("", p("cell"))) + "</w:tbl>" + p("after"))
	d.styles(`<w:style w:type="table" w:styleId="T"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr><w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr></w:tblStylePr></w:style>`)
	d.lists(abstractOf("0", lvl("0", "decimal", "%1.", "")) + numOf("1", "0", ""))
	checkLines(t, d, "| 1. head", "| none", "| 2. cell", "after")
	if runs := d.blocks(t)[0].(page.Table).Rows[0].Cells[0].Blocks[0].(page.Paragraph).Runs; runs[0].Marks.Bold {
		t.Error("the first row is bold")
	}
}
