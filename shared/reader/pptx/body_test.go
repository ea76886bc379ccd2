package pptx

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

func auto(kind, more string) string {
	return `<a:pPr` + more + `><a:buAutoNum type="` + kind + `"/></a:pPr>`
}

func TestAutomaticNumbers(t *testing.T) {
	numbered := func(pPr string, texts ...string) (out string) {
		for _, s := range texts {
			out += para(pPr, run("", s))
		}
		return out
	}
	for name, c := range map[string]struct {
		body string
		want []string
	}{
		"counting with a deeper level": {
			numbered(auto("arabicPeriod", ""), "stem") + numbered(auto("alphaLcParenR", ` lvl="1"`), "x", "y") + numbered(auto("arabicPeriod", ""), "stem") + numbered(auto("alphaLcParenR", ` lvl="1"`), "x"),
			[]string{"1. stem", "a) x", "b) y", "2. stem", "a) x"}},
		"a start, and an empty paragraph that does not count": {
			numbered(`<a:pPr><a:buAutoNum type="romanUcPeriod" startAt="4"/></a:pPr>`, "x", "", "y"), []string{"IV. x", "", "V. y"}},
		"a paragraph without a number ends the list": {
			numbered(auto("arabicParenBoth", ""), "x") + numbered(`<a:pPr><a:buNone/></a:pPr>`, "between") + numbered(auto("arabicParenBoth", ""), "y"),
			[]string{"(1) x", "between", "(1) y"}},
		"bullets of the master that part": {
			numbered(`<a:pPr><a:buNone/></a:pPr>`, "Which?") + numbered("", "x", "B. y"), []string{"Which?", "• x", "B. y"}},
		"bullets of the master that everything has": {numbered("", "Which?", "x", "y"), []string{"Which?", "x", "y"}},
		"the same written at every paragraph":       {numbered(`<a:pPr><a:buChar char="●"/></a:pPr>`, "Which?", "x"), []string{"Which?", "x"}},
		"boxes of the author's own": {
			numbered(`<a:pPr><a:buFont typeface="Wingdings"/><a:buChar char="q"/></a:pPr>`, "x"), []string{"❑ x"}},
	} {
		t.Run(name, func(t *testing.T) { check(t, newDeck(ph(`idx="1"`, c.body)), c.want...) })
	}
}

func TestPlaceholdersInheritNumbersAndWeight(t *testing.T) {
	doc, _ := newDeck(ph(`idx="7"`, plain("x", "y"))).read(t)
	if diff := cmp.Diff([]string{"a) x", "b) y"}, lines(doc.Blocks)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if !doc.Blocks[0].(page.Paragraph).Runs[0].Marks.Bold {
		t.Error("the layout's bold is lost")
	}
}

// runs reads a slide of one body paragraph.
func runs(t *testing.T, inside string) []page.Run {
	t.Helper()
	doc, _ := newDeck(ph(`idx="1"`, para("", inside))).related("rW", "hyperlink", `https://localhost/a" TargetMode="External`, "").read(t)
	return doc.Blocks[0].(page.Paragraph).Runs
}

func TestMarks(t *testing.T) {
	colour := func(c string) string { return `<a:rPr><a:solidFill>` + c + `</a:solidFill></a:rPr>` }
	for name, c := range map[string]struct {
		rPr  string
		want page.Marks
	}{
		"switches":        {`<a:rPr b="1" i="1" u="sng" strike="sngStrike"/>`, page.Marks{Bold: true, Italic: true, Underline: true, Strike: true}},
		"switched off":    {`<a:rPr b="0" u="none" strike="noStrike"/>`, page.Marks{}},
		"superscript":     {`<a:rPr baseline="30000"/>`, page.Marks{Super: true}},
		"subscript":       {`<a:rPr baseline="-25000"/>`, page.Marks{Sub: true}},
		"red":             {colour(`<a:srgbClr val="ff0000"/>`), page.Marks{Color: "FF0000"}},
		"theme colour":    {colour(`<a:schemeClr val="accent1"/>`), page.Marks{Color: "00B050"}},
		"darker":          {colour(`<a:schemeClr val="accent1"><a:lumMod val="50000"/></a:schemeClr>`), page.Marks{Color: "005828"}},
		"ordinary colour": {colour(`<a:schemeClr val="tx1"/>`), page.Marks{}},
		"black":           {colour(`<a:prstClr val="black"/>`), page.Marks{}},
		"highlight":       {`<a:rPr><a:highlight><a:srgbClr val="FFFF00"/></a:highlight></a:rPr>`, page.Marks{Highlight: "FFFF00"}},
		"code":            {`<a:rPr><a:latin typeface="Courier New"/></a:rPr>`, page.Marks{Code: true}},
		"link":            {`<a:rPr><a:hlinkClick r:id="rW"/></a:rPr>`, page.Marks{Link: "https://localhost/a"}},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff([]page.Run{{Text: "x", Marks: c.want}}, runs(t, run(c.rPr, "x"))); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestWhatStandsInALine(t *testing.T) {
	got := runs(t, run("", "is ____ a")+`<a:br/>`+`<a:fld type="slidenum"><a:t>7</a:t></a:fld><a:fld type="datetime1"><a:t>May</a:t></a:fld>`+run("", "\tb")+
		run(`<a:rPr><a:latin typeface="Wingdings"/></a:rPr>`, "\uf0fe"))
	want := []page.Run{{Text: "is "}, {Kind: page.BlankRun, Text: "____"}, {Text: " a"}, {Kind: page.BreakRun}, {Text: "May"}, {Kind: page.TabRun}, {Text: "b"},
		{Kind: page.CheckRun, Check: page.Checked}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestFormulasUnderAlternativeContent(t *testing.T) {
	got := runs(t, run("", "is ")+`<mc:AlternateContent><mc:Choice Requires="a14"><a14:m><m:oMath><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath></a14:m></mc:Choice>`+
		`<mc:Fallback><a:r><a:t>picture</a:t></a:r></mc:Fallback></mc:AlternateContent>`)
	if len(got) != 2 || got[1].Kind != page.FormulaRun || got[1].Formula.LaTeX != "x^2" {
		t.Errorf("got %+v", got)
	}
}
