package pptx

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
)

func TestSlidesInTheOrderTheyAreShown(t *testing.T) {
	d := newDeck(title("one"), title("two"), title("three"))
	d.parts["ppt/presentation.xml"] = `<p:presentation` + spaces + `><p:sldIdLst><p:sldId r:id="s3"/><p:sldId r:id="s1"/><p:sldId r:id="s1"/><p:sldId r:id="s2"/></p:sldIdLst></p:presentation>`
	check(t, d, "three", "<break>", "one", "<break>", "two")
	doc, _ := d.read(t)
	if got, want := doc.Blocks[2].Pos(), (finding.Position{Part: "slide 2", Paragraph: 1}); got != want {
		t.Errorf("the second slide stands at %+v", got)
	}
	if got := doc.Blocks[0].(page.Paragraph).Style.Heading; got != 1 {
		t.Errorf("a title is a heading of level %d", got)
	}
}

func TestHiddenSlidesAreLeftOutAndSaid(t *testing.T) {
	doc, findings := newDeck(title("one")).slide(` show="0"`, title("old")).slide("", title("three")).read(t)
	if diff := cmp.Diff([]string{"one", "<break>", "three"}, lines(doc.Blocks)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if len(findings) != 1 || findings[0].Severity != finding.Info || findings[0].Position.Part != "slide 2" {
		t.Errorf("findings: %v", findings)
	}
}

func TestNotesFollowTheirSlide(t *testing.T) {
	notes := `<p:notes` + spaces + `><p:cSld><p:spTree>` + ph(`type="sldImg"`, "") + ph(`type="body" idx="1"`, plain("Answer: B")) + ph(`type="sldNum" idx="5"`, plain("1")) + `</p:spTree></p:cSld></p:notes>`
	d := newDeck(title("one"), title("two")).related("rN", "notesSlide", "../notesSlides/n1.xml", notes)
	check(t, d, "one", "Answer: B", "<break>", "two")
	doc, _ := d.read(t)
	if got := doc.Blocks[1].Pos().Part; got != "slide 1 notes" {
		t.Errorf("the notes stand in %q", got)
	}
}

func TestStrictAndOddPaths(t *testing.T) {
	d := newDeck(title("one"))
	strict := strings.NewReplacer("http://schemas.openxmlformats.org/presentationml/2006/main", "http://purl.oclc.org/ooxml/presentationml/main",
		"http://schemas.openxmlformats.org/drawingml/2006/main", "http://purl.oclc.org/ooxml/drawingml/main",
		"http://schemas.openxmlformats.org/officeDocument/2006/relationships", "http://purl.oclc.org/ooxml/officeDocument/relationships",
		`Target="slides/`, `Target="/ppt/slides/`, "../slideMasters/", `..\slideMasters\`)
	d.bytes(t)
	parts := map[string]string{}
	for name, content := range d.parts {
		parts[strings.ReplaceAll(name, "ppt/presentation", "deck/Main")] = strict.Replace(strings.ReplaceAll(content, "ppt/presentation", "deck/Main"))
	}
	parts["deck/_rels/Main.xml.rels"] = parts["ppt/_rels/presentation.xml.rels"] + parts["deck/_rels/Main.xml.rels"]
	doc, _, err := Read(t.Context(), zipped(t, parts))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"one"}, lines(doc.Blocks)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestBrokenSlidesAreFindings(t *testing.T) {
	d := newDeck(title("one"), title("two"), title("three"))
	d.parts["ppt/slides/slide2.xml"] = "<p:sld><p:cSld>"
	doc, findings := d.read(t)
	if diff := cmp.Diff([]string{"one", "<break>", "three"}, lines(doc.Blocks)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if len(findings) != 1 || findings[0].Code != finding.UnreadPart {
		t.Errorf("findings: %v", findings)
	}
}

func TestRefused(t *testing.T) {
	deep := newDeck(strings.Repeat("<p:grpSp>", 300) + strings.Repeat("</p:grpSp>", 300))
	many := newDeck(ph(`idx="1"`, strings.Repeat(plain("x"), maxParagraphs+1)))
	for name, c := range map[string]struct {
		data []byte
		want problem.Code
	}{
		"old or encrypted":    {[]byte("\xd0\xcf\x11\xe0 and so on"), problem.DocumentEncrypted},
		"cut off":             {newDeck(title("one")).bytes(t)[:400], problem.DocumentBroken},
		"no presentation":     {zipped(t, map[string]string{"word/document.xml": "<w/>"}), problem.DocumentBroken},
		"another main part":   {zipped(t, map[string]string{"ppt/presentation.xml": "<document/>"}), problem.DocumentBroken},
		"no slides":           {newDeck().bytes(t), problem.DocumentEmpty},
		"empty slides":        {newDeck(title(""), title(" ")).bytes(t), problem.DocumentEmpty},
		"deep nesting":        {deep.bytes(t), problem.DocumentTooLarge},
		"too many paragraphs": {many.bytes(t), problem.DocumentTooLarge},
	} {
		t.Run(name, func(t *testing.T) {
			if _, _, err := Read(t.Context(), c.data); problem.CodeOf(err) != c.want {
				t.Errorf("got %v, want %s", err, c.want)
			}
		})
	}
}

// FuzzRead feeds shape trees, as random zips would never get past the directory;
// whole files are fuzzed in package ooxml.
func FuzzRead(f *testing.F) {
	f.Add(title("1. What?") + ph(`idx="1"`, plain("A. a", "B. b")))
	f.Add(boxAt(1, 1, 5, 5, "", "A") + boxAt(7, 1, 30, 5, "00FF00", "text ____"))
	f.Add(`<p:grpSp><p:grpSpPr><a:xfrm><a:off x="9" y="9"/><a:ext cx="1" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="1" cy="1"/></a:xfrm></p:grpSpPr>` + boxAt(0, 0, 1, 1, "", "x") + `</p:grpSp>`)
	f.Add(tableOf(`<a:tr><a:tc gridSpan="9"><a:txBody>` + plain("x") + `</a:txBody></a:tc><a:tc hMerge="1"/></a:tr>`))
	f.Add(ph(`idx="7"`, para(`<a:pPr lvl="8"><a:buAutoNum type="romanUcPeriod" startAt="-5"/></a:pPr>`, run(`<a:rPr baseline="x"><a:sym typeface="Wingdings"/></a:rPr>`, "þ"))))
	f.Fuzz(func(t *testing.T, tree string) {
		if len(tree) > 1<<16 {
			return
		}
		doc, _, err := Read(t.Context(), newDeck(title("first"), tree).bytes(t))
		if err != nil && problem.CodeOf(err) == problem.Internal {
			t.Fatalf("an unexplained error: %v", err)
		}
		if err == nil && len(doc.Blocks) == 0 {
			t.Error("neither blocks nor an error")
		}
	})
}
