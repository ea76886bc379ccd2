package docx

import (
	"context"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
)

// told reads a document and gives what it says about itself, without places.
func told(t *testing.T, d *testDoc) []finding.Finding {
	t.Helper()
	_, findings := d.read(t)
	for i := range findings {
		findings[i].Position, findings[i].Message = finding.Position{}, ""
	}
	return findings
}

func TestHiddenTextIsToldAndNotRead(t *testing.T) {
	d := doc(para(r("Rome")+styled("<w:vanish/>", "right")) + para(styled("<w:vanish/>", "also")))
	want := []finding.Finding{{Code: finding.UnreadPart, Severity: finding.Info, Quote: "right"}}
	if diff := cmp.Diff(want, told(t, d)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	got, _ := d.read(t)
	if diff := cmp.Diff([]string{"Rome"}, lines(got.Blocks)); diff != "" {
		t.Errorf("blocks (-want +got):\n%s", diff)
	}
}

func TestHiddenTextIsReadWhereNothingElseIs(t *testing.T) {
	d := doc(para(styled("<w:vanish/>", "all of it")))
	checkLines(t, d, "all of it")
	if _, _, err := Read(context.Background(), doc(para("")).bytes(t)); problem.CodeOf(err) != problem.DocumentEmpty {
		t.Errorf("empty document: %v", err)
	}
}

func TestCommentsAreTold(t *testing.T) {
	d := doc(p("text")).related("c1", "comments", "comments.xml", "<w:comments"+spaces+`><w:comment w:id="1">`+p("The answer is B.")+p("Really.")+`</w:comment><w:comment w:id="2">`+p("")+`</w:comment></w:comments>`)
	want := []finding.Finding{{Code: finding.UnreadPart, Severity: finding.Info, Quote: "The answer is B. Really."}}
	if diff := cmp.Diff(want, told(t, d)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestDrawingsOfWindowsAndOldFormulasAreToldOnce(t *testing.T) {
	wmf := "\xD7\xCD\xC6\x9A" + "rest"
	picture := `<w:r><w:pict><v:shape><v:imagedata r:id="i1"/></v:shape></w:pict></w:r>`
	old := `<w:r><w:object><v:shape><v:imagedata r:id="i1"/></v:shape><o:OLEObject ProgID="Equation.3"/></w:object></w:r>`
	d := doc(para(old)+para(picture+picture)+para(old)).related("i1", "image", "media/1.wmf", wmf)
	want := []finding.Finding{{Code: finding.ImageUnreadable, Severity: finding.Warning, Quote: "word/media/1.wmf"},
		{Code: finding.UnreadPart, Severity: finding.Warning, Quote: "Equation.3"}}
	if diff := cmp.Diff(want, told(t, d)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	got, findings := d.read(t)
	if n := len(got.Blocks[1].(page.Paragraph).Runs); n != 2 || findings[0].Position.Paragraph != 2 || findings[1].Position.Paragraph != 1 {
		t.Errorf("%d pictures, findings %v", n, findings)
	}
}

func TestInsertedDocumentsAreNamed(t *testing.T) {
	for target, want := range map[string]string{"a.html": "A web page", "a.rtf": "An RTF document", "a.docx": "A Word document", "a.txt": "A text file", "a.bin": "A document"} {
		_, findings := doc(p("x")+`<w:altChunk r:id="a1"/>`).related("a1", "aFChunk", target, "x").read(t)
		if len(findings) != 1 || findings[0].Code != finding.UnreadPart || len(findings[0].Message) < len(want) || findings[0].Message[:len(want)] != want {
			t.Errorf("%s: findings %v", target, findings)
		}
	}
}
