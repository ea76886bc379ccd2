package docx

import (
	"archive/zip"
	"bytes"
	"context"
	"io"
	"sort"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
)

const (
	typeBase  = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
	spaces    = ` xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:wpi="http://schemas.microsoft.com/office/word/2010/wordprocessingInk"`
	rootRels  = "_rels/.rels"
	mainRels  = "word/_rels/document.xml.rels"
	mainXML   = "word/document.xml"
	stylesXML = "word/styles.xml"
	listsXML  = "word/numbering.xml"
)

// testDoc is a document in the making: parts by name, and the relationships of
// the main part.
type testDoc struct {
	parts map[string]string
	rels  []string
}

// doc makes a document of this body.
func doc(body string) *testDoc {
	d := &testDoc{parts: map[string]string{
		rootRels: rels(rel("r1", "officeDocument", "word/document.xml"), rel("r2", "core-properties", "docProps/core.xml")),
		mainXML:  "<w:document" + spaces + "><w:body>" + body + "</w:body></w:document>",
	}}
	return d
}

func rels(all ...string) string {
	return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` + strings.Join(all, "") + `</Relationships>`
}

func rel(id, kind, target string) string {
	return `<Relationship Id="` + id + `" Type="` + typeBase + kind + `" Target="` + target + `"/>`
}

// related adds a part and the main part's relationship to it.
func (d *testDoc) related(id, kind, target, content string) *testDoc {
	d.rels = append(d.rels, rel(id, kind, target))
	d.parts["word/"+target] = content
	return d
}

func (d *testDoc) styles(inside string) *testDoc {
	return d.related("rStyles", "styles", "styles.xml", "<w:styles"+spaces+">"+inside+"</w:styles>")
}

func (d *testDoc) lists(inside string) *testDoc {
	return d.related("rLists", "numbering", "numbering.xml", "<w:numbering"+spaces+">"+inside+"</w:numbering>")
}

func (d *testDoc) external(id, kind, target string) *testDoc {
	d.rels = append(d.rels, strings.Replace(rel(id, kind, target), "/>", ` TargetMode="External"/>`, 1))
	return d
}

func (d *testDoc) bytes(t testing.TB) []byte {
	t.Helper()
	if _, ok := d.parts[mainRels]; !ok && len(d.rels) > 0 {
		d.parts[mainRels] = rels(d.rels...)
	}
	names := make([]string, 0, len(d.parts))
	for name := range d.parts {
		names = append(names, name)
	}
	sort.Strings(names)
	var buf bytes.Buffer
	w := zip.NewWriter(&buf)
	for _, name := range names {
		f, err := w.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(f, d.parts[name]); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return buf.Bytes()
}

func (d *testDoc) read(t testing.TB) (page.Document, []finding.Finding) {
	t.Helper()
	got, findings, err := Read(context.Background(), d.bytes(t))
	if err != nil {
		t.Fatal(err)
	}
	return got, findings
}

// blocks reads the document and expects no findings.
func (d *testDoc) blocks(t testing.TB) []page.Block {
	t.Helper()
	got, findings := d.read(t)
	if len(findings) > 0 {
		t.Errorf("findings: %v", findings)
	}
	return got.Blocks
}

// para makes a paragraph of inner XML; p one of plain text.
func para(inner string) string { return "<w:p>" + inner + "</w:p>" }

func p(text string) string { return para(r(text)) }

func r(text string) string { return `<w:r><w:t xml:space="preserve">` + text + `</w:t></w:r>` }

// styled makes a run with properties.
func styled(rPr, text string) string {
	return `<w:r><w:rPr>` + rPr + `</w:rPr><w:t xml:space="preserve">` + text + `</w:t></w:r>`
}

// item makes a paragraph of a list.
func item(numID, level, text string) string {
	return para(`<w:pPr><w:numPr><w:ilvl w:val="` + level + `"/><w:numId w:val="` + numID + `"/></w:numPr></w:pPr>` + r(text))
}

// runsOf reads a body of one paragraph and gives its runs.
func runsOf(t *testing.T, d *testDoc) []page.Run {
	t.Helper()
	blocks := d.blocks(t)
	if len(blocks) != 1 {
		t.Fatalf("%d blocks, want one: %v", len(blocks), blocks)
	}
	return blocks[0].(page.Paragraph).Runs
}

// pos is a place in the main part.
func pos(paragraph int, cell string) finding.Position {
	return finding.Position{Part: "document", Paragraph: paragraph, Cell: cell}
}

// lines gives each block as text: labels before the text, rules and breaks by
// name.
func lines(blocks []page.Block) []string {
	var out []string
	for _, b := range blocks {
		switch b := b.(type) {
		case page.Paragraph:
			text := b.Text()
			if b.Label != nil {
				text = b.Label.Text + " " + text
			}
			out = append(out, text)
		case page.Table:
			for _, row := range b.Rows {
				for _, c := range row.Cells {
					out = append(out, "| "+strings.Join(lines(c.Blocks), " / "))
				}
			}
		case page.Rule:
			out = append(out, "<rule>")
		case page.Break:
			out = append(out, "<break>")
		}
	}
	return out
}

func checkLines(t *testing.T, d *testDoc, want ...string) {
	t.Helper()
	if diff := cmp.Diff(want, lines(d.blocks(t))); diff != "" {
		t.Errorf("blocks (-want +got):\n%s", diff)
	}
}

func plain(s string, change ...func(*page.Marks)) page.Run {
	r := page.Run{Text: s}
	for _, c := range change {
		c(&r.Marks)
	}
	return r
}

func checkRuns(t *testing.T, d *testDoc, want ...page.Run) {
	t.Helper()
	if diff := cmp.Diff(want, runsOf(t, d)); diff != "" {
		t.Errorf("runs (-want +got):\n%s", diff)
	}
}
