package docx

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
)

func bold1(m *page.Marks)      { m.Bold = true }
func underline1(m *page.Marks) { m.Underline = true }

func link1(to string) func(*page.Marks) { return func(m *page.Marks) { m.Link = to } }

func TestPiecesOfRuns(t *testing.T) {
	tab, br := page.Run{Kind: page.TabRun}, page.Run{Kind: page.BreakRun}
	tests := []struct {
		name, inner string
		want        []page.Run
	}{
		{"equal neighbours", r("a") + `<w:proofErr/><w:bookmarkStart/>` + r("b"), []page.Run{plain("ab")}},
		{"others", r("a") + styled("<w:b/>", "b"), []page.Run{plain("a"), plain("b", bold1)}},
		{"empty runs between", r("a") + styled("<w:b/>", "\u200b") + r("b"), []page.Run{plain("ab")}},
		{"tabs and breaks", "<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:cr/><w:ptab/></w:r>", []page.Run{plain("a"), tab, plain("b"), br, br, tab}},
		{"hyphens", "<w:r><w:t>a</w:t><w:noBreakHyphen/><w:t>b</w:t><w:softHyphen/><w:t>c</w:t></w:r>", []page.Run{plain("a\u2011bc")}},
		{"spaces at the ends", "<w:r><w:t> a </w:t></w:r>", []page.Run{plain("a")}},
		{"kept spaces", r(" a "), []page.Run{plain(" a ")}},
		{"invisible characters", r("a\u200bb\ufeffc\u2060d\u00ade"), []page.Run{plain("abcde")}},
		{"spaces of all sorts", r("a\u00a0b\nc"), []page.Run{plain("a b c")}},
		{"composed letters", r("e") + r("\u0301"), []page.Run{plain("é")}},
		{"page marks of the last layout", "<w:r><w:lastRenderedPageBreak/><w:t>a</w:t></w:r>", []page.Run{plain("a")}},
		{"footnote's mark", r("a") + `<w:r><w:footnoteReference w:id="1"/></w:r>`, []page.Run{plain("a")}},
		{"wrappers", "<w:smartTag>" + r("a") + "</w:smartTag><w:customXml>" + r("b") + "</w:customXml><w:dir>" + r("c") + "</w:dir><w:bdo>" + r("d") + "</w:bdo>", []page.Run{plain("abcd")}},
		{"right to left", `<w:pPr><w:bidi/></w:pPr>` + styled("<w:rtl/>", "שאלה ") + styled("<w:rtl/>", "1. ") + styled("", "HTML"), []page.Run{plain("שאלה 1. HTML")}},
		{"half space of Persian", styled(`<w:rtl/><w:lang w:bidi="fa-IR"/>`, "داده") + `<w:r><w:rPr><w:rtl/><w:lang w:bidi="fa-IR"/></w:rPr><w:softHyphen/></w:r>` + styled(`<w:rtl/><w:lang w:bidi="fa-IR"/>`, "ها"), []page.Run{plain("داده\u200cها")}},
		{"typed LaTeX stays readable", r("costs $5 or $10"), []page.Run{plain("costs $5 or $10")}},
		{"ruby", "<w:r><w:ruby><w:rt>" + r("kan") + "</w:rt><w:rubyBase>" + r("漢") + "</w:rubyBase></w:ruby></w:r>", []page.Run{plain("漢")}},
		{"tracked changes", "<w:ins>" + r("a") + "</w:ins><w:del><w:r><w:delText>x</w:delText></w:r></w:del><w:moveFrom>" + r("y") + "</w:moveFrom><w:moveTo>" + r("b") + "</w:moveTo>", []page.Run{plain("ab")}},
		{"private marks of cloud code blocks", r("\uec03a\uec02"), []page.Run{plain("a")}},
	}
	for _, tt := range tests {
		if diff := cmp.Diff(tt.want, runsOf(t, doc(para(tt.inner)))); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
	}
}

func TestSymbols(t *testing.T) {
	sym := func(font, char string) string {
		return `<w:r><w:sym w:font="` + font + `" w:char="` + char + `"/></w:r>`
	}
	box := func(c page.Check) page.Run { return page.Run{Kind: page.CheckRun, Check: c} }
	tests := []struct {
		name, inner string
		want        page.Run
	}{
		{"open box", sym("Wingdings", "F0A8"), box(page.Unchecked)},
		{"the letter's box", sym("Wingdings", "6F"), box(page.Unchecked)},
		{"crossed box", sym("Wingdings", "F0FE"), box(page.Checked)},
		{"tick", sym("Wingdings", "F0FC"), plain("✓")},
		{"cross", sym("Wingdings", "F0FB"), plain("✗")},
		{"ticked box of the second font", sym("Wingdings 2", "F052"), box(page.Checked)},
		{"crossed box of the second font", sym("Wingdings 2", "F053"), box(page.Checked)},
		{"open box of the second font", sym("Wingdings 2", "F0A3"), box(page.Unchecked)},
		{"arrow", sym("Wingdings", "F0E0"), plain("→")},
		{"number in a circle", sym("Wingdings", "F081"), plain("①")},
		{"greek", sym("Symbol", "F061"), plain("α")},
		{"last of the table", sym("Symbol", "F0FE"), plain("⎭")},
		{"before the gap", sym("Symbol", "F07E"), plain("∼")},
		{"sum", sym("Symbol", "F0E5"), plain("∑")},
		{"unknown glyph", sym("Webdings", "F0FF"), plain("•")},
		{"font set by the run", styled(`<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/>`, "p"), plain("π")},
		{"glyph in text stays text", r("☐"), plain("☐")},
	}
	for _, tt := range tests {
		if diff := cmp.Diff([]page.Run{tt.want}, runsOf(t, doc(para(tt.inner)))); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
	}
}

func TestBlanks(t *testing.T) {
	blank := func(typed string) page.Run { return page.Run{Kind: page.BlankRun, Text: typed} }
	lined := page.Run{Kind: page.BlankRun, Marks: page.Marks{Underline: true}}
	u := `<w:u w:val="single"/>`
	tests := []struct {
		name, inner string
		want        []page.Run
	}{
		{"underscores", r("The ___ of ____."), []page.Run{plain("The "), blank("___"), plain(" of "), blank("____"), plain(".")}},
		{"across runs", r("_") + r("__"), []page.Run{blank("___")}},
		{"a name with underscores", r("a__b"), []page.Run{plain("a__b")}},
		{"dots", r("is ....... now"), []page.Run{plain("is "), blank("......."), plain(" now")}},
		{"ellipses", r("……"), []page.Run{blank("……")}},
		{"one ellipsis", r("and so on… ...."), []page.Run{plain("and so on… ....")}},
		{"wide underscores", r("＿＿＿"), []page.Run{blank("＿＿＿")}},
		{"underlined tab", r("a") + `<w:r><w:rPr>` + u + `</w:rPr><w:tab/></w:r>`, []page.Run{plain("a"), lined}},
		{"underlined spaces", styled(u, "     "), []page.Run{lined}},
		{"underlined space in a phrase", styled(u, "a") + styled(u+"<w:b/>", " ") + styled(u, "b"),
			[]page.Run{plain("a", underline1), plain(" ", underline1, bold1), plain("b", underline1)}},
		{"one underlined space", r("a") + styled(u, " ") + r("b"), []page.Run{plain("a"), plain(" ", underline1), plain("b")}},
		{"a filled blank", styled(u, "   Paris   "), []page.Run{plain("   Paris   ", underline1)}},
	}
	for _, tt := range tests {
		if diff := cmp.Diff(tt.want, runsOf(t, doc(para(tt.inner)))); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
	}
}

func TestRules(t *testing.T) {
	border := func(edges string) string { return `<w:pPr><w:pBdr>` + edges + `</w:pBdr></w:pPr>` }
	bottom := `<w:bottom w:val="single" w:sz="6"/>`
	d := doc(para(border(bottom)) + para(border(bottom)+r("text")) + para(border(bottom+`<w:left w:val="single"/>`)) +
		para(border(`<w:bottom w:val="none"/>`)) + p("-----") + p("= = = = =") + p("----") + p("______") + p("--- yes") +
		para(`<w:r><w:pict><v:rect o:hr="t"/></w:pict></w:r>`) + p("—————") + p("end"))
	checkLines(t, d, "<rule>", "text", "", "", "<rule>", "<rule>", "----", "______", "--- yes", "<rule>", "<rule>", "end")
}

func TestPageBreaks(t *testing.T) {
	page := `<w:r><w:br w:type="page"/></w:r>`
	sect := func(kind string) string {
		return `<w:pPr><w:sectPr><w:type w:val="` + kind + `"/></w:sectPr></w:pPr>`
	}
	d := doc(para(r("a")+page+r("b")) + para(page) + para(`<w:pPr><w:pageBreakBefore/></w:pPr>`+r("c")) +
		para(sect("nextPage")+r("d")) + para(sect("continuous")+r("e")) + "<w:tbl><w:tr><w:tc>" + para(r("f")+page) + "</w:tc></w:tr></w:tbl><w:sectPr/>")
	checkLines(t, d, "a", "<break>", "b", "<break>", "<break>", "c", "d", "<break>", "e", "| f")
}

func TestDeletedParagraphMarksJoin(t *testing.T) {
	deleted := `<w:pPr><w:rPr><w:del/></w:rPr></w:pPr>`
	d := doc(para(deleted+r("one ")) + para(deleted+`<w:del>`+r("gone")+`</w:del>`) + p("two") + para(deleted+r("three")) + "<w:tbl><w:tr><w:tc>" + p("x") + "</w:tc></w:tr></w:tbl>")
	checkLines(t, d, "one two", "three", "| x")
}

func TestLinks(t *testing.T) {
	field := func(code, result string) string {
		return `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>` + code + `</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>` + r(result) + `<w:r><w:fldChar w:fldCharType="end"/></w:r>`
	}
	d := doc(para(`<w:hyperlink r:id="h1">` + r("a") + `</w:hyperlink><w:hyperlink w:anchor="x">` + r("b") + `</w:hyperlink><w:hyperlink r:id="h2">` + r("c") + `</w:hyperlink>` +
		field(` HYPERLINK "https://b.example/" \o "tip"`, "d") + field(` HYPERLINK \l "place"`, "e") + field("PAGE", "7") +
		`<w:fldSimple w:instr="HYPERLINK mailto:a@b.example">` + r("f") + `</w:fldSimple><w:fldSimple w:instr="DATE">` + r("today") + `</w:fldSimple>`))
	d.external("h1", "hyperlink", "https://a.example/x").external("h2", "hyperlink", "javascript:alert(1)")
	checkRuns(t, d, plain("a", link1("https://a.example/x")), plain("bc"), plain("d", link1("https://b.example/")),
		plain("e"), plain("f", link1("mailto:a@b.example")), plain("today"))
}

func TestFormulas(t *testing.T) {
	f := `<m:oMath><m:sSup><m:e><m:r><w:rPr><w:color w:val="FF0000"/></w:rPr><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>`
	got := runsOf(t, doc(para(r("a ")+f+"<m:oMathPara>"+f+"</m:oMathPara><m:oMath/>")))
	if len(got) != 3 || got[1].Kind != page.FormulaRun || got[2].Kind != page.FormulaRun {
		t.Fatalf("runs %v", got)
	}
	if got[1].Formula.LaTeX != "x^2" || got[1].Formula.Display || !got[2].Formula.Display || got[1].Marks.Color != "FF0000" {
		t.Errorf("formulas %+v, %+v, marks %+v", got[1].Formula, got[2].Formula, got[1].Marks)
	}
}

func TestFormulaBetweenParagraphs(t *testing.T) {
	checkLines(t, doc(p("a")+"<m:oMathPara><m:oMath><m:r><m:t>x=1</m:t></m:r></m:oMath></m:oMathPara>"), "a", "x=1")
}

func TestTextBoxesFollowTheirParagraph(t *testing.T) {
	box := `<w:txbxContent>` + p("inside") + `</w:txbxContent>`
	both := `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx>` + box +
		`</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>` + box + `</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
	d := doc(para(r("anchor")+both) + p("next") + para(strings.Replace(both, `Requires="wps"`, `Requires="wpi"`, 1)))
	checkLines(t, d, "anchor", "inside", "next", "", "inside")
	inside := d.blocks(t)[1].(page.Paragraph)
	if diff := cmp.Diff(finding.Position{Part: "document", Paragraph: 2}, inside.Position); diff != "" {
		t.Errorf("position (-want +got):\n%s", diff)
	}
}
