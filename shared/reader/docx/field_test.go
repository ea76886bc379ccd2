package docx

import (
	"testing"

	"formwright/shared/page"
)

func TestFieldThatTakesBackAPageBreak(t *testing.T) {
	mark := func(kind string) string { return `<w:r><w:fldChar w:fldCharType="` + kind + `"/></w:r>` }
	d := doc(para(r("a") + mark("begin") + `<w:r><w:instrText>FORMCHECKBOX</w:instrText></w:r>` + mark("separate") + r("b") + r("c") +
		`<w:r><w:br w:type="page"/></w:r><w:fldSimple w:instr="FORMTEXT">` + mark("end") + `</w:fldSimple>` + r("d")))
	checkLines(t, d, "a", "<break>", "☐d")
}

func TestFieldOverParagraphs(t *testing.T) {
	d := doc(para(`<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>TOC \o</w:instrText></w:r>`) +
		para(`<w:r><w:instrText> more code</w:instrText><w:fldChar w:fldCharType="separate"/></w:r>`+r("entry")) + para(`<w:r><w:fldChar w:fldCharType="end"/></w:r>`+r("after")))
	checkLines(t, d, "", "entry", "after")
}

func fieldOf(code, result string) string {
	mark := func(kind string) string { return `<w:r><w:fldChar w:fldCharType="` + kind + `"/></w:r>` }
	return mark("begin") + `<w:r><w:instrText xml:space="preserve">` + code + `</w:instrText></w:r>` + mark("separate") + result + mark("end")
}

func TestFieldsWithoutAStoredResult(t *testing.T) {
	d := doc(para(fieldOf(` EQ \f(1,`, "")+r(" of")) + para(fieldOf(`EQ \o\ac(○,2)`, "")+r("then")) + para(`<w:fldSimple w:instr="EQ \r(2)"/>`) +
		para(fieldOf("AUTONUM", "")+r(" first")) + para(fieldOf("AUTONUM ", "")+r(" second")) +
		para(r("page ")+fieldOf("PAGE", r("3"))+r(" of ")+`<w:fldSimple w:instr=" NUMPAGES "><w:r><w:t>9</w:t></w:r></w:fldSimple>`) +
		para(r("Question ")+fieldOf("SEQ Question", r("4"))))
	checkLines(t, d, "1/ of", "②then", "√(2)", "1. first", "2. second", "page  of ", "Question 4")
	if run := d.blocks(t)[2].(page.Paragraph).Runs[0]; run.Kind != page.FormulaRun || run.Formula.LaTeX != `\sqrt{2}` {
		t.Errorf("run %+v", run)
	}
}
