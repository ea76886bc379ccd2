package e2e

import (
	"bytes"
	"fmt"
	"html"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"formwright/shared/reader/ocr/ocrtest"
	"formwright/tests/pdffile"
)

// paperLines are the questions that every kind of document asks below.
func paperLines() []string {
	return []string{"1. What is the capital of France?", "A. Lyon", "B. Paris", "C. Nice", "Answer: B", "",
		"2. Which number is the sum of two and two?", "A. Three", "B. Five", "C. Four", "Answer: C"}
}

// TestEverySource converts the same questions from every kind of document.
func TestEverySource(t *testing.T) {
	assets, err := ocrtest.Folder()
	if err != nil {
		t.Fatal(err)
	}
	m := newMachine(t)
	if assets != "" {
		m.settings["ASSETS_DIR"] = assets
	}
	m.start()
	m.token = m.tokenFor("ada@example.org")
	docx := filepath.Join(m.settings["DRIVE_DIR"], "written.docx")
	m.document("paper.txt", strings.Join(paperLines(), "\n"))
	m.run("convert", filepath.Join(m.settings["DRIVE_DIR"], "paper.txt"), "--to", "word", "-o", docx)
	word, err := os.ReadFile(docx)
	if err != nil {
		t.Fatal(err)
	}
	sources := map[string]string{
		"paper.txt": strings.Join(paperLines(), "\n"), "paper.docx": string(word), "paper.pdf": string(pdffile.Pages(paperLines())),
		"paper.xlsx": workbook(t), "paper.csv": "Question,A,B,C,Answer\nWhat is the capital of France?,Lyon,Paris,Nice,B\nWhich number is the sum of two and two?,Three,Five,Four,C\n",
		"paper.pptx": slides(t), "paper.odt": openText(t), "paper.rtf": `{\rtf1\ansi ` + strings.Join(paperLines(), `\par `) + `\par}`,
		"paper.html": "<!doctype html><title>Test</title><p>" + strings.Join(paperLines(), "<p>"),
	}
	if assets != "" {
		sources["paper.png"] = photograph(t)
	}
	for name, data := range sources {
		t.Run(name, func(t *testing.T) {
			m.t = t
			r := m.uploaded(name, data, "gift").want(200)
			file := m.get(r.text("downloadUrl")).want(200)
			if r.object()["questionsRead"] != 2.0 || !bytes.Contains(file.body, []byte("=Paris")) || !bytes.Contains(file.body, []byte("=Four")) {
				t.Errorf("%s\n%s", r.body, file.body)
			}
		})
	}
	m.t = t
	m.stop()
}

func workbook(t *testing.T) string {
	t.Helper()
	f := excelize.NewFile()
	for i, row := range [][]any{{"Question", "A", "B", "C", "Answer"}, {"What is the capital of France?", "Lyon", "Paris", "Nice", "B"},
		{"Which number is the sum of two and two?", "Three", "Five", "Four", "C"}} {
		if err := f.SetSheetRow("Sheet1", fmt.Sprintf("A%d", i+1), &row); err != nil {
			t.Fatal(err)
		}
	}
	var b bytes.Buffer
	if err := f.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// slides is a presentation of one slide (ECMA-376, part 1, 13).
func slides(t *testing.T) string {
	t.Helper()
	const (
		types  = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`
		rels   = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/%s" Target="%s"/></Relationships>`
		spaces = ` xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"`
	)
	var text strings.Builder
	for _, line := range paperLines() {
		fmt.Fprintf(&text, "<a:p><a:r><a:t>%s</a:t></a:r></a:p>", html.EscapeString(line))
	}
	return string(zipped(t, "[Content_Types].xml", types,
		"_rels/.rels", fmt.Sprintf(rels, "officeDocument", "ppt/presentation.xml"),
		"ppt/presentation.xml", `<p:presentation`+spaces+`><p:sldIdLst><p:sldId id="256" r:id="r1"/></p:sldIdLst></p:presentation>`,
		"ppt/_rels/presentation.xml.rels", fmt.Sprintf(rels, "slide", "slides/slide1.xml"),
		"ppt/slides/slide1.xml", `<p:sld`+spaces+`><p:cSld><p:spTree><p:sp><p:txBody>`+text.String()+`</p:txBody></p:sp></p:spTree></p:cSld></p:sld>`))
}

func openText(t *testing.T) string {
	t.Helper()
	var text strings.Builder
	for _, line := range paperLines() {
		fmt.Fprintf(&text, "<text:p>%s</text:p>", html.EscapeString(line))
	}
	return string(zipped(t, "mimetype", "application/vnd.oasis.opendocument.text",
		"content.xml", `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text>`+
			text.String()+`</office:text></office:body></office:document-content>`))
}

// photograph is a page taken with a camera: noisy, and darker to one side.
func photograph(t *testing.T) string {
	t.Helper()
	sheet := ocrtest.Sized(420, 260, 150)
	if _, err := sheet.Lines(30, 40, 11, paperLines()); err != nil {
		t.Fatal(err)
	}
	grey := ocrtest.Gray(sheet.Image)
	ocrtest.Shade(grey, 0.95, 0.5)
	ocrtest.Noise(grey, 8, 3)
	var b bytes.Buffer
	if err := png.Encode(&b, grey); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
