package docx

import (
	"context"
	"strings"
	"testing"
	"unicode/utf16"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"formwright/shared/page"
	"formwright/shared/problem"
)

// utf16Of is text in UTF-16, little endian, with its mark.
func utf16Of(s string) string {
	out := []byte{0xFF, 0xFE}
	for _, u := range utf16.Encode([]rune(s)) {
		out = append(out, byte(u), byte(u>>8))
	}
	return string(out)
}

// FuzzRead feeds document bodies, as random zips would never get past the
// directory; whole files are fuzzed in package ooxml.
func FuzzRead(f *testing.F) {
	f.Add(p("1. Which ___?")+item("1", "0", "a"), lvl("0", "decimal", "%1.", ""))
	f.Add("<w:tbl>"+tr(tc(`<w:vMerge w:val="restart"/>`, p("x")), tc(`<w:gridSpan w:val="99"/>`, p("y")))+tr(tc("<w:vMerge/>", ""))+"</w:tbl>", "")
	f.Add(para(`<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`+drawingOf(`r:embed="rLists"`)), `<w:numStyleLink w:val="x"/>`)
	f.Add(para(`<w:pPr><w:rPr><w:del/></w:rPr></w:pPr>`+`<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath><w:r><w:br w:type="page"/></w:r>`), "")
	begin, between, end := `<w:r><w:fldChar w:fldCharType="begin"/></w:r>`, `<w:r><w:fldChar w:fldCharType="separate"/></w:r>`, `<w:r><w:fldChar w:fldCharType="end"/></w:r>`
	f.Add(para(begin+`<w:r><w:instrText>FORMCHECKBOX</w:instrText></w:r>`+between+r("abc")+`<w:r><w:br w:type="page"/></w:r><w:fldSimple w:instr="FORMTEXT">`+end+`</w:fldSimple>`), "")
	f.Add(para(begin+`<w:r><w:instrText>EQ \o\ac(○,1)</w:instrText></w:r>`+end+`<w:fldSimple w:instr="EQ \f(1;2)"/>`+begin+`<w:r><w:instrText>AUTONUM</w:instrText></w:r>`+end), "")
	f.Add(para(graphic(`<dgm:relIds r:dm="rLists"/>`)+graphic(`<c:chart r:id="rLists"/>`))+`<w:altChunk r:id="rLists"/>`, `<dgm:ptLst><dgm:pt modelId="1"><dgm:t><a:t>x</a:t></dgm:t></dgm:pt></dgm:ptLst><dgm:cxnLst><dgm:cxn srcId="1" destId="1"/></dgm:cxnLst>`)
	f.Add(para(styled("<w:vanish/>", "a"))+`<w:sdt><w:sdtPr><w:dropDownList><w:listItem w:value="a"/><w:listItem w:value="b"/></w:dropDownList><w:showingPlcHdr/></w:sdtPr><w:sdtContent>`+p("x")+`</w:sdtContent></w:sdt>`, "")
	f.Add(para(`<w:r><w:object><o:OLEObject ProgID="Equation.3"/><v:textpath string="x&#9;y"/></w:object></w:r>`+styled(`<w:em w:val="dot"/>`, "$x^2$")), "")
	f.Fuzz(func(t *testing.T, body, levels string) {
		if len(body) > 1<<16 || len(levels) > 1<<12 {
			return
		}
		data := doc(body).lists(abstractOf("0", levels) + numOf("1", "0", "")).bytes(t)
		got, _, err := Read(context.Background(), data)
		if err != nil {
			if problem.CodeOf(err) == problem.Internal {
				t.Fatalf("an unexplained error: %v", err)
			}
			return
		}
		checkBlocks(t, got.Blocks)
	})
}

// checkBlocks asserts what the page model promises of every block.
func checkBlocks(t *testing.T, blocks []page.Block) {
	for _, b := range blocks {
		switch b := b.(type) {
		case page.Paragraph:
			checkParagraph(t, b)
		case page.Table:
			for _, row := range b.Rows {
				for _, c := range row.Cells {
					if c.ColSpan < 1 || c.RowSpan < 1 {
						t.Errorf("a cell spans %d by %d", c.ColSpan, c.RowSpan)
					}
					checkBlocks(t, c.Blocks)
				}
			}
		}
	}
}

func checkParagraph(t *testing.T, p page.Paragraph) {
	for i, r := range p.Runs {
		switch {
		case r.Kind == page.TextRun && (r.Text == "" || strings.ContainsAny(r.Text, "\t\n\r\u200b\u00a0") || !norm.NFC.IsNormalString(r.Text) || !utf8.ValidString(r.Text)):
			t.Errorf("text %q", r.Text)
		case r.Kind == page.ImageRun && r.Image == nil, r.Kind == page.FormulaRun && r.Formula == nil:
			t.Errorf("run %+v shows nothing", r)
		case i > 0 && r.Kind == page.TextRun && p.Runs[i-1].Kind == page.TextRun && p.Runs[i-1].Marks == r.Marks:
			t.Errorf("equal neighbours %q and %q", p.Runs[i-1].Text, r.Text)
		}
	}
	if p.Label != nil && p.Label.Text == "" {
		t.Error("a label without text")
	}
}
