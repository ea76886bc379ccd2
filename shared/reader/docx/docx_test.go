package docx

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
)

func TestMainPartIsFoundByRelationship(t *testing.T) {
	strictSpace := strings.NewReplacer("http://schemas.openxmlformats.org/wordprocessingml/2006/main", "http://purl.oclc.org/ooxml/wordprocessingml/main",
		"http://schemas.openxmlformats.org/officeDocument/2006/relationships", "http://purl.oclc.org/ooxml/officeDocument/relationships")
	odd := func(target string, parts ...string) *testDoc {
		d := doc(p("x"))
		body := d.parts[mainXML]
		delete(d.parts, mainXML)
		d.parts[rootRels] = rels(rel("r", "officeDocument", target))
		for _, name := range parts {
			d.parts[name] = body
		}
		return d
	}
	strict := doc(p("x"))
	for name, part := range strict.parts {
		strict.parts[name] = strictSpace.Replace(part)
	}
	marked := doc(p("x"))
	marked.parts[rootRels] = "\xEF\xBB\xBF" + marked.parts[rootRels]
	unrelated := doc(p("x"))
	delete(unrelated.parts, rootRels)
	for name, d := range map[string]*testDoc{
		"strict": strict, "byte order mark": marked, "no relationships": unrelated,
		"leading slash": odd("/word/document2.xml", "word/document2.xml"),
		"backslash":     odd(`word\main.xml`, "word/main.xml"),
		"odd folder":    odd("a/b/../c.xml", "a/c.xml"),
	} {
		if diff := cmp.Diff([]string{"x"}, lines(d.blocks(t))); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

func TestUnreadableDocuments(t *testing.T) {
	without := doc("")
	delete(without.parts, mainXML)
	sheet := doc("")
	sheet.parts[mainXML] = "<workbook/>"
	broken := doc("")
	broken.parts[mainXML] = "<w:document><w:body><w:p>"
	tests := []struct {
		name  string
		data  []byte
		code  problem.Code
		words string
	}{
		{"encrypted", []byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"), problem.DocumentEncrypted, ".docx"},
		{"not a zip", []byte("hello"), problem.DocumentBroken, "zip"},
		{"no main part", without.bytes(t), problem.DocumentBroken, "no main document part"},
		{"no document", sheet.bytes(t), problem.DocumentBroken, "no document body"},
		{"broken XML", broken.bytes(t), problem.DocumentBroken, mainXML},
		{"empty", doc(p("") + "<w:tbl>" + tr(tc("", p(" \u200b"))) + "</w:tbl>").bytes(t), problem.DocumentEmpty, "no text"},
	}
	for _, tt := range tests {
		_, _, err := Read(context.Background(), tt.data)
		if problem.CodeOf(err) != tt.code || !strings.Contains(problem.Of(err).Message, tt.words) {
			t.Errorf("%s: %v", tt.name, err)
		}
	}
}

func TestBrokenPartsAreFindings(t *testing.T) {
	parts := map[string]string{"styles": "styles.xml", "numbering": "numbering.xml", "theme": "theme/theme1.xml", "footnotes": "footnotes.xml", "endnotes": "endnotes.xml"}
	for kind, target := range parts {
		got, findings := doc(p("x")).related("r", kind, target, "<w:broken>").read(t)
		if len(findings) != 1 || findings[0].Code != finding.UnreadPart || !strings.Contains(findings[0].Message, target) {
			t.Errorf("%s: findings %v", kind, findings)
		}
		if diff := cmp.Diff([]string{"x"}, lines(got.Blocks)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", kind, diff)
		}
	}
	d := doc(p("x"))
	d.parts[mainRels] = "<oops"
	d.parts["docProps/core.xml"] = "<oops"
	if _, findings := d.read(t); len(findings) != 2 {
		t.Errorf("findings %v", findings)
	}
}

func TestCancelledReadingStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, _, err := Read(ctx, doc(p("x")).bytes(t)); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}

func TestTitleAndLanguage(t *testing.T) {
	core := func(inside string) string {
		return `<cp:coreProperties xmlns:cp="urn:cp" xmlns:dc="http://purl.org/dc/elements/1.1/">` + inside + `</cp:coreProperties>`
	}
	d := doc(p("Bonjour") + para(styled(`<w:lang w:val="en-GB"/>`, "Hi")) + para(styled(`<w:lang w:eastAsia="ja-JP"/>`, "日")))
	d.styles(`<w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="fr-FR"/></w:rPr></w:rPrDefault></w:docDefaults>`)
	d.parts["docProps/core.xml"] = core("<dc:title> Examen \n 1 </dc:title>")
	if got, _ := d.read(t); got.Title != "Examen 1" || got.Language != "fr-FR" {
		t.Errorf("title %q, language %q", got.Title, got.Language)
	}
	d.parts["docProps/core.xml"] = core("<dc:language>pl</dc:language>")
	if got, _ := d.read(t); got.Language != "pl" {
		t.Errorf("language %q", got.Language)
	}
}

func TestNotesFollowTheText(t *testing.T) {
	note := func(kind, id, text string) string {
		return `<w:` + kind + ` w:id="` + id + `">` + para(`<w:r><w:`+kind+`Ref/></w:r>`+r(text)) + `</w:` + kind + `>`
	}
	d := doc(p("body") + p(""))
	d.related("r1", "footnotes", "footnotes.xml", `<w:footnotes`+spaces+`><w:footnote w:type="separator" w:id="-1">`+p("line")+`</w:footnote>`+note("footnote", "1", "one")+`<w:footnote w:id="2">`+para(`<w:hyperlink r:id="h">`+r("two")+`</w:hyperlink>`)+`</w:footnote></w:footnotes>`)
	d.related("r2", "endnotes", "endnotes.xml", `<w:endnotes`+spaces+`>`+note("endnote", "1", "three")+`</w:endnotes>`)
	d.parts["word/_rels/footnotes.xml.rels"] = rels(strings.Replace(rel("h", "hyperlink", "https://a.example/"), "/>", ` TargetMode="External"/>`, 1))
	shown := func(part string, n int, run page.Run) page.Block {
		return page.Paragraph{Position: finding.Position{Part: part, Paragraph: n}, Runs: []page.Run{run}}
	}
	want := []page.Block{
		page.Paragraph{Position: pos(1, ""), Runs: []page.Run{plain("body")}},
		shown("footnotes", 1, plain("one")), shown("footnotes", 2, plain("two", link1("https://a.example/"))),
		shown("endnotes", 1, plain("three")),
	}
	if diff := cmp.Diff(want, d.blocks(t)); diff != "" {
		t.Errorf("blocks (-want +got):\n%s", diff)
	}
}

func TestEmptyParagraphsStayExceptAtTheEnd(t *testing.T) {
	checkLines(t, doc(p("a")+p("")+p("b")+p("")+p("")), "a", "", "b")
}

func TestPositionsCountEveryParagraph(t *testing.T) {
	d := doc(p("") + "<w:tbl>" + tr(tc("", p("x")+p("y"))) + "</w:tbl><w:sdt><w:sdtContent>" + p("z") + "</w:sdtContent></w:sdt>")
	blocks := d.blocks(t)
	if got := blocks[len(blocks)-1].Pos(); got != pos(4, "") {
		t.Errorf("the last paragraph is at %+v", got)
	}
}

func TestWideAlphabetsSurvive(t *testing.T) {
	d := doc(para(r("سؤال") + r(" 问题 ") + r("вопрос")))
	checkRuns(t, d, plain("سؤال 问题 вопрос"))
	d.parts[mainXML] = utf16Of(d.parts[mainXML])
	checkRuns(t, d, plain("سؤال 问题 вопрос"))
}

func TestLongDocumentKeepsItsTextWhenMemoryIsReused(t *testing.T) {
	var body strings.Builder
	var want []string
	for i := range 2000 {
		text := strings.Repeat("x", i%7) + " line"
		body.WriteString(p(text))
		want = append(want, text)
	}
	checkLines(t, doc(body.String()), want...)
}

func TestInsertedDocumentIsReported(t *testing.T) {
	got, findings := doc(p("a") + `<w:altChunk r:id="x"/>` + p("b")).read(t)
	if len(findings) != 1 || findings[0].Code != finding.UnreadPart || findings[0].Position.Paragraph != 1 {
		t.Errorf("findings %v", findings)
	}
	if diff := cmp.Diff([]string{"a", "b"}, lines(got.Blocks)); diff != "" {
		t.Errorf("blocks (-want +got):\n%s", diff)
	}
}
