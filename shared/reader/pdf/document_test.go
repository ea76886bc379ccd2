package pdf

import (
	"context"
	"errors"
	"fmt"
	"image"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/problem"
	"formwright/shared/reader/layout"
)

func TestTitleAndLanguage(t *testing.T) {
	for title, want := range map[string]string{
		"Biology 1": "Biology 1", "Microsoft Word - Quiz 3.docx": "Quiz 3", "Untitled document": "", "exam.tex": "exam", "Document1": "", `C:\\old\\key.frx`: "",
	} {
		f := newFile()
		f.trailer = fmt.Sprintf("/Info %d 0 R", f.add("<</Title ("+title+")>>"))
		f.catalog = "/Lang (de-CH)"
		f.page(prose, "")
		if d := read(t, f); d.Title != want || d.Language != "de-CH" {
			t.Errorf("%s: title %q, language %q", title, d.Title, d.Language)
		}
	}
}

func TestReport(t *testing.T) {
	f := newFile()
	for range 3 {
		f.page(prose, "")
	}
	var got [][2]int
	d, err := open(t).Read(context.Background(), f.bytes(), func(done, total int) { got = append(got, [2]int{done, total}) })
	if err != nil || len(d.Pages) != 3 || d.Pages[2].Number != 3 {
		t.Fatal(len(d.Pages), err)
	}
	if diff := cmp.Diff([][2]int{{1, 3}, {2, 3}, {3, 3}}, got); diff != "" {
		t.Error(diff)
	}
}

// TestCanceled: reading ends between pages.
func TestCanceled(t *testing.T) {
	f := newFile()
	for range 3 {
		f.page(prose, "")
	}
	ctx, cancel := context.WithCancel(context.Background())
	last := 0
	_, err := open(t).Read(ctx, f.bytes(), func(done, _ int) {
		last = done
		cancel()
	})
	if !errors.Is(err, context.Canceled) || last != 1 {
		t.Errorf("after page %d: %v", last, err)
	}
}

// TestRefused: every kind of file that cannot be read says what it is.
func TestRefused(t *testing.T) {
	whole := newFile()
	whole.page(prose, "")
	locked := newFile()
	locked.page(prose, "")
	key := strings.Repeat("00", 32)
	locked.trailer = "/Encrypt <</Filter /Standard /V 1 /R 2 /P -4 /O <" + key + "> /U <" + key + ">>> /ID [<00> <00>]"
	unknown := newFile()
	unknown.page(prose, "")
	unknown.trailer = "/Encrypt <</Filter /Certificates /V 1>> /ID [<00> <00>]"
	long := newFile()
	for range maxPages + 1 {
		long.page("", "")
	}
	for name, test := range map[string]struct {
		data []byte
		code problem.Code
		says string
	}{
		"empty":         {nil, problem.DocumentBroken, "damaged"},
		"no PDF":        {[]byte("hello"), problem.DocumentBroken, "damaged"},
		"a header only": {[]byte("%PDF-1.7\n"), problem.DocumentBroken, "damaged"},
		"no page":       {newFile().bytes(), problem.DocumentBroken, "damaged"},
		"cut short":     {whole.bytes()[:200], problem.DocumentBroken, "damaged"},
		"a password":    {locked.bytes(), problem.DocumentEncrypted, "Remove the password"},
		"certificates":  {unknown.bytes(), problem.DocumentEncrypted, "encrypted"},
		"too long":      {long.bytes(), problem.DocumentTooLarge, "at most 300"},
	} {
		_, err := open(t).Read(context.Background(), test.data, nil)
		if p := problem.Of(err); p == nil || p.Code != test.code || !strings.Contains(p.Message, test.says) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestDamaged: what can be read of a damaged file is read.
func TestDamaged(t *testing.T) {
	f := newFile()
	f.page(prose+say(50, 700, "F1", 12, "Still there"), "")
	whole := string(f.bytes())
	for name, data := range map[string]string{
		"a wrong table":    strings.Replace(whole, "startxref\n", "startxref\n9", 1),
		"no end":           whole[:strings.Index(whole, "xref\n")] + "trailer <</Root 1 0 R>>",
		"rubbish in front": "rubbish\n" + whole,
		"a wrong length":   strings.Replace(whole, "/Length ", "/Length 9", 1),
	} {
		d, err := open(t).Read(context.Background(), []byte(data), nil)
		if err != nil || len(d.Pages) != 1 || len(d.Pages[0].Spans) != 2 {
			t.Errorf("%s: %+v, %v", name, d, err)
		}
	}
	f = newFile()
	f.page(prose, "")
	f.pages = append(f.pages, "99 0 R")
	d := read(t, f)
	if len(d.Pages) != 2 || len(d.Findings) != 1 || d.Findings[0].Code != finding.UnreadPart || d.Findings[0].Position.Page != 2 {
		t.Errorf("a page that is missing: %+v", d)
	}
}

// words is an OCR that reads the same words on every page.
type words struct {
	seen []image.Point
	dpi  float64
	err  error
}

func (w *words) Read(_ context.Context, page *image.Gray, dpi float64) ([]layout.Span, error) {
	w.seen, w.dpi = append(w.seen, page.Bounds().Size()), dpi
	return []layout.Span{{Text: "read", Confidence: 0.9, Block: 1}}, w.err
}

// scanned is a file whose pages are pictures, with some text drawn over each.
func scanned(t *testing.T, over ...string) *file {
	f := newFile()
	f.xobject("Scan", ofJPEG, photo(t, 64, 48))
	for _, o := range over {
		f.page("q 600 0 0 800 0 0 cm /Scan Do Q\n"+o, "")
	}
	return f
}

const (
	layer = "BT 3 Tr /F1 12 Tf 50 700 Td (These are the words that a scanner has put below) Tj ET 0 Tr\n"
	stamp = "BT /F1 12 Tf 400 10 Td (Made with a scanner) Tj ET\n"
)

// TestScans: a scanner's own text layer is read, other pages go to OCR.
func TestScans(t *testing.T) {
	ocr := &words{}
	d, err := withOCR(t, ocr).Read(context.Background(), scanned(t, layer, "", stamp, prose).bytes(), nil)
	if err != nil {
		t.Fatal(err)
	}
	type page struct {
		Scanned bool
		Text    string
	}
	var got []page
	for _, p := range d.Pages {
		got = append(got, page{p.Scanned, strings.Join(texts(p), "|")})
		if len(p.Pictures) > 0 {
			t.Errorf("the scan of page %d is taken for a picture", p.Number)
		}
	}
	want := []page{
		{true, "These are the words that a scanner has put below"}, {true, "read"}, {true, "read"},
		{false, "This sentence stands at the foot of a page so that nobody takes it for a scan."},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]image.Point{{2500, 3333}, {2500, 3333}}, ocr.seen); diff != "" || ocr.dpi != 300 {
		t.Errorf("600 by 800 points at %g dpi: %s", ocr.dpi, diff)
	}
}

// TestWithoutOCR: pages that cannot be read are named; a document of nothing else
// is refused with what to do.
func TestWithoutOCR(t *testing.T) {
	d := read(t, scanned(t, prose, "", stamp, "", prose, ""))
	if len(d.Findings) != 1 || d.Findings[0].Code != finding.UnreadPart || !strings.HasPrefix(d.Findings[0].Message, "Pages 2 to 4, 6 could not be read") {
		t.Errorf("%+v", d.Findings)
	}
	_, err := open(t).Read(context.Background(), scanned(t, "", stamp).bytes(), nil)
	if p := problem.Of(err); p == nil || p.Code != problem.DocumentEmpty || !strings.Contains(p.Message, "Upload a PDF with text") {
		t.Errorf("%v", err)
	}
	blank := newFile()
	blank.page("", "")
	if d := read(t, blank); len(d.Findings) > 0 || len(d.Pages) != 1 {
		t.Errorf("a blank page is no scan: %+v", d)
	}
}

// TestOCRThatIsNotThere: an engine that turns out not to be installed costs only
// the pages that need it.
func TestOCRThatIsNotThere(t *testing.T) {
	missing := &words{err: problem.New(problem.DocumentUnsupported, "install it")}
	d, err := withOCR(t, missing).Read(context.Background(), scanned(t, "", prose).bytes(), nil)
	if err != nil || len(d.Findings) != 1 || !strings.HasPrefix(d.Findings[0].Message, "Page 1 could not be read") {
		t.Errorf("%+v, %v", d.Findings, err)
	}
	if _, err := withOCR(t, missing).Read(context.Background(), scanned(t, "").bytes(), nil); !errors.Is(err, missing.err) {
		t.Errorf("nothing to read: %v", err)
	}
}

// TestOCRIsBounded: OCR takes seconds a page, and a huge page is not rendered as
// large as it says it is.
func TestOCRIsBounded(t *testing.T) {
	ocr := &words{}
	f := newFile()
	f.xobject("Scan", ofJPEG, photo(t, 64, 48))
	for range maxOCRPages + 2 {
		f.page("q 60 0 0 80 0 0 cm /Scan Do Q\n", "/MediaBox [0 0 60 80]")
	}
	d, err := withOCR(t, ocr).Read(context.Background(), f.bytes(), nil)
	if err != nil || len(ocr.seen) != maxOCRPages || len(d.Findings) != 1 || !strings.HasPrefix(d.Findings[0].Message, "Pages 31, 32 ") {
		t.Errorf("%d pages, %+v, %v", len(ocr.seen), d.Findings, err)
	}
	huge := newFile()
	huge.xobject("Scan", ofJPEG, photo(t, 64, 48))
	huge.page("q 14400 0 0 14400 0 0 cm /Scan Do Q\n", "/MediaBox [0 0 14400 14400]")
	ocr = &words{}
	if _, err := withOCR(t, ocr).Read(context.Background(), huge.bytes(), nil); err != nil {
		t.Fatal(err)
	}
	if s := ocr.seen[0]; s.X*s.Y > rasterMP || s.X*s.Y < rasterMP*9/10 {
		t.Errorf("rendered as %v", s)
	}
	ocr = &words{err: errors.New("out of order")}
	if _, err := withOCR(t, ocr).Read(context.Background(), scanned(t, "").bytes(), nil); !errors.Is(err, ocr.err) {
		t.Errorf("an error of the OCR: %v", err)
	}
}
