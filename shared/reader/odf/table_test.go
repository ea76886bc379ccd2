package odf

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
)

func row(cells ...string) string {
	out := `<table:table-row>`
	for _, c := range cells {
		out += c
	}
	return out + `</table:table-row>`
}

func cell(attrs, inside string) string {
	return `<table:table-cell ` + attrs + `>` + inside + `</table:table-cell>`
}

const covered = `<table:covered-table-cell/>`

func TestTables(t *testing.T) {
	body := `<table:table><table:table-column/><table:table-header-rows>` + row(cell(`table:number-columns-spanned="2"`, p("head")), covered) + `</table:table-header-rows>` +
		row(cell(`table:number-rows-spanned="2" table:style-name="C"`, p("a")+p("b")), cell("", p("c"))) + row(covered, cell("", p(""))) + `</table:table>` + p("after")
	doc := text(body).with(`<style:style style:name="C" style:family="table-cell"><style:table-cell-properties fo:background-color="#00b050"/></style:style>`).
		check(t, "| 2x1 head", "| 1x2 00B050a / b", "| 1x1 c", "| 1x1 ", "after")
	table := doc.Blocks[0].(page.Table)
	if !table.Rows[0].Header || table.Rows[1].Header || table.Rows[1].Cells[1].Blocks[0].Pos().Cell != "r2c2" {
		t.Errorf("got %+v", table)
	}
}

func sheets(tables string) *file {
	f := text(tables)
	f.kind = "spreadsheet"
	return f
}

func TestSheets(t *testing.T) {
	body := `<table:table table:name="Quiz">` + `<table:table-row table:number-rows-repeated="6">` + cell("", "") + `</table:table-row>` +
		row(cell("", p("Question")), cell(`table:number-columns-repeated="2"`, ""), cell(`table:style-name="K"`, p("Answer")), cell(`table:number-columns-repeated="1000"`, "")) +
		`<table:table-row table:number-rows-repeated="2">` + cell("", p("x")) + `</table:table-row>` +
		`<table:table-row table:number-rows-repeated="1048000">` + cell(`table:number-columns-repeated="1024"`, "") + `</table:table-row></table:table>` +
		`<table:table table:name="Old" table:style-name="Hidden">` + row(cell("", p("no"))) + `</table:table><table:table table:name="More">` + row(cell("", p("y"))) + `</table:table>`
	f := sheets(body).with(`<style:style style:name="K" style:family="table-cell"><style:table-cell-properties fo:background-color="#ffff00"/><style:text-properties fo:font-weight="bold" fo:color="#ff0000"/></style:style>` +
		`<style:style style:name="Hidden" style:family="table"><style:table-properties table:display="false"/></style:style>`)
	doc, findings, err := Read(t.Context(), f.bytes(t))
	if err != nil {
		t.Fatal(err)
	}
	if len(findings) != 1 || findings[0].Severity != finding.Info || findings[0].Position.Part != "Old" {
		t.Errorf("findings: %v", findings)
	}
	want := []string{"| 1x1 Question", "| 1x1 ", "| 1x1 ", "| 1x1 FFFF00Answer", "| 1x1 x", "| 1x1 x", "<break>", "| 1x1 y"}
	if diff := cmp.Diff(want, lines(doc.Blocks)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	answer := doc.Blocks[0].(page.Table).Rows[0].Cells[3].Blocks[0].(page.Paragraph)
	if diff := cmp.Diff(finding.Position{Part: "Quiz", Paragraph: 2, Cell: "D7"}, answer.Position); diff != "" {
		t.Errorf("position (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(page.Marks{Bold: true, Color: "FF0000"}, answer.Runs[0].Marks); diff != "" {
		t.Errorf("marks (-want +got):\n%s", diff)
	}
}

func TestSheetsBeyondTheBounds(t *testing.T) {
	f := sheets(`<table:table table:name="Wide">` + row(cell(`table:number-columns-repeated="64"`, ""), cell("", p("far"))) + row(cell("", p("x"))) + `</table:table>`)
	doc, findings, err := Read(t.Context(), f.bytes(t))
	if err != nil || len(findings) != 1 || findings[0].Code != finding.UnreadPart {
		t.Fatalf("got %v, %v", findings, err)
	}
	if diff := cmp.Diff([]string{"| 1x1 x"}, lines(doc.Blocks)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func slides(pages string) *file {
	f := text(pages)
	f.kind = "presentation"
	return f
}

func frame(attrs, x, y, inside string) string {
	return `<draw:frame ` + attrs + ` svg:x="` + x + `" svg:y="` + y + `" svg:width="10cm" svg:height="2cm"><draw:text-box>` + inside + `</draw:text-box></draw:frame>`
}

func TestSlides(t *testing.T) {
	styles := listStyleOf("L3", `<text:list-level-style-bullet text:level="1" text:bullet-char="●"/>`) +
		listStyleOf("N1", numbered("1", "A", `style:num-suffix="."`)) + listStyleOf("N2", numbered("1", "A", `style:num-suffix="."`)) +
		`<style:style style:name="dp2" style:family="drawing-page"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>`
	body := `<draw:page>` + frame(`presentation:class="outline"`, "1cm", "5cm", listOf(`text:style-name="L3"`, p("bulleted by its master"))) +
		frame("", "15cm", "8.2cm", p("right")) + frame("", "1cm", "8cm", listOf(`text:style-name="N1"`, p("one"))+listOf(`text:style-name="N2"`, p("two"))) +
		frame(`presentation:class="title"`, "1cm", "1cm", p("Which?")) + frame(`presentation:class="page-number"`, "1cm", "18cm", p("1")) +
		`<presentation:notes>` + frame(`presentation:class="notes"`, "1cm", "1cm", p("Answer: A")) + `</presentation:notes></draw:page>` +
		`<draw:page draw:style-name="dp2">` + frame("", "1cm", "1cm", p("hidden")) + `</draw:page><draw:page>` + frame("", "1cm", "1cm", p("third")) + `</draw:page>`
	doc, findings, err := Read(t.Context(), slides(body).with(styles).bytes(t))
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"Which?", "bulleted by its master", "A. one", "B. two", "right", "Answer: A", "<break>", "third"}
	if diff := cmp.Diff(want, lines(doc.Blocks)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if len(findings) != 1 || findings[0].Severity != finding.Info {
		t.Errorf("findings: %v", findings)
	}
	if doc.Blocks[0].(page.Paragraph).Style.Heading != 1 || doc.Blocks[5].Pos().Part != "slide 1 notes" || doc.Blocks[7].Pos().Part != "slide 3" {
		t.Errorf("got %+v", doc.Blocks)
	}
}
