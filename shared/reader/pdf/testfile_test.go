package pdf

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"formwright/shared/reader/layout"
)

// file is a PDF being built: objects 1 to 3 are the catalog, the page tree and
// the resources that all pages share.
type file struct {
	objects  []string
	pages    []string
	xobjects string
	fonts    string // further ones
	catalog  string // further entries of the catalog
	trailer  string // further entries of the trailer
}

func newFile() *file { return &file{objects: make([]string, 3)} }

// add adds an object and gives its number.
func (f *file) add(body string) int {
	f.objects = append(f.objects, body)
	return len(f.objects)
}

func (f *file) stream(dictionary, data string) int {
	return f.add(fmt.Sprintf("<<%s /Length %d>>\nstream\n%s\nendstream", dictionary, len(data), data))
}

// xobject makes a stream one that a page can draw by its name.
func (f *file) xobject(name, dictionary, data string) int {
	n := f.stream(dictionary, data)
	f.xobjects += fmt.Sprintf("/%s %d 0 R ", name, n)
	return n
}

// page adds a page of 600 by 800 points; entries go into its dictionary.
func (f *file) page(content, entries string) {
	if !strings.Contains(entries, "/MediaBox") {
		entries += " /MediaBox [0 0 600 800]"
	}
	n := f.stream("", content)
	page := f.add(fmt.Sprintf("<</Type /Page /Parent 2 0 R /Resources 3 0 R /Contents %d 0 R %s>>", n, entries))
	f.pages = append(f.pages, fmt.Sprintf("%d 0 R", page))
}

func (f *file) bytes() []byte {
	f.objects[0] = "<</Type /Catalog /Pages 2 0 R " + f.catalog + ">>"
	f.objects[1] = fmt.Sprintf("<</Type /Pages /Count %d /Kids [%s]>>", len(f.pages), strings.Join(f.pages, " "))
	fonts := f.fonts
	for i, name := range []string{"Helvetica", "Helvetica-Bold", "Times-Italic", "Courier", "ZapfDingbats", "Symbol"} {
		encoding := " /Encoding /WinAnsiEncoding"
		if i >= 4 {
			encoding = ""
		}
		fonts += fmt.Sprintf("/F%d <</Type /Font /Subtype /Type1 /BaseFont /%s%s>> ", i+1, name, encoding)
	}
	f.objects[2] = "<</Font <<" + fonts + ">> /XObject <<" + f.xobjects + ">>>>"
	var b bytes.Buffer
	b.WriteString("%PDF-1.7\n")
	var at []int
	for i, body := range f.objects {
		at = append(at, b.Len())
		fmt.Fprintf(&b, "%d 0 obj\n%s\nendobj\n", i+1, body)
	}
	table := b.Len()
	fmt.Fprintf(&b, "xref\n0 %d\n0000000000 65535 f \n", len(at)+1)
	for _, offset := range at {
		fmt.Fprintf(&b, "%010d 00000 n \n", offset)
	}
	fmt.Fprintf(&b, "trailer\n<</Size %d /Root 1 0 R %s>>\nstartxref\n%d\n%%%%EOF\n", len(at)+1, f.trailer, table)
	return b.Bytes()
}

// say writes text at a place; y grows upwards, as in any PDF.
func say(x, y float64, font string, size float64, text string) string {
	return fmt.Sprintf("BT /%s %g Tf %g %g Td (%s) Tj ET\n", font, size, x, y, text)
}

// prose is enough text for a page to count as one with text.
const prose = "BT /F1 9 Tf 50 40 Td (This sentence stands at the foot of a page so that nobody takes it for a scan.) Tj ET\n"

// engine is the one engine of all tests. To compile PDFium takes seconds, and a
// minute where fuzzing is instrumented, so what is compiled is kept between runs.
var engine = sync.OnceValues(func() (*Engine, error) {
	return New(context.Background(), Options{CompilationCache: filepath.Join(os.TempDir(), "formwright-pdf-test")})
})

func open(t testing.TB) *Engine {
	t.Helper()
	e, err := engine()
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// withOCR is the engine with an OCR of the test's own.
func withOCR(t testing.TB, ocr OCR) *Engine {
	e := *open(t)
	e.ocr = ocr
	return &e
}

func read(t testing.TB, f *file) layout.Document {
	t.Helper()
	d, err := open(t).Read(context.Background(), f.bytes(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// onePage reads a page of some content, with prose at its foot.
func onePage(t testing.TB, content string) layout.Page {
	t.Helper()
	f := newFile()
	f.page("q\n"+content+"Q\n"+prose, "")
	p := read(t, f).Pages[0]
	p.Spans = p.Spans[:len(p.Spans)-1]
	return p
}

// texts are the texts of spans.
func texts(p layout.Page) []string {
	var out []string
	for _, s := range p.Spans {
		out = append(out, s.Text)
	}
	return out
}
