package engine

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"formwright/shared/problem"
	"formwright/shared/reader"
	"formwright/shared/reader/extract"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/raster"
)

// TestMain lets the test binary be the worker that it starts.
func TestMain(m *testing.M) {
	if code, ended := Main(os.Args); ended {
		os.Exit(code)
	}
	os.Exit(m.Run())
}

// document makes a PDF of one line a page.
func document(lines ...string) []byte {
	var b bytes.Buffer
	var offsets []int
	object := func(format string, args ...any) {
		offsets = append(offsets, b.Len())
		fmt.Fprintf(&b, "%d 0 obj\n%s\nendobj\n", len(offsets), fmt.Sprintf(format, args...))
	}
	var kids []string
	for i := range lines {
		kids = append(kids, fmt.Sprintf("%d 0 R", 4+2*i))
	}
	b.WriteString("%PDF-1.4\n")
	object("<< /Type /Catalog /Pages 2 0 R >>")
	object("<< /Type /Pages /Kids [%s] /Count %d >>", strings.Join(kids, " "), len(kids))
	object("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")
	for i, line := range lines {
		content := fmt.Sprintf("BT /F1 12 Tf 72 720 Td (%s) Tj ET", line)
		object("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents %d 0 R /Resources << /Font << /F1 3 0 R >> >> >>", 5+2*i)
		object("<< /Length %d >>\nstream\n%s\nendstream", len(content), content)
	}
	start := b.Len()
	fmt.Fprintf(&b, "xref\n0 %d\n0000000000 65535 f \n", len(offsets)+1)
	for _, at := range offsets {
		fmt.Fprintf(&b, "%010d 00000 n \n", at)
	}
	fmt.Fprintf(&b, "trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n", len(offsets)+1, start)
	return b.Bytes()
}

// cache keeps compiled engines from one run of the tests to the next, where that
// is possible.
func cache(t *testing.T) string {
	t.Helper()
	if user, err := os.UserCacheDir(); err == nil {
		return filepath.Join(user, "formwright", "tests")
	}
	return t.TempDir()
}

func newPool(t *testing.T, s extract.Settings) *extract.Pool {
	t.Helper()
	p, err := extract.New(extract.Options{Settings: s, Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := p.Close(); err != nil {
			t.Error(err)
		}
	})
	return p
}

func text(d layout.Document) string {
	var parts []string
	for _, page := range d.Pages {
		for _, span := range page.Spans {
			parts = append(parts, span.Text)
		}
	}
	return strings.Join(parts, "|")
}

// TestDocument goes through a real worker process: pages come in order with
// progress, a damaged document gets its own error, and the next one is read.
func TestDocument(t *testing.T) {
	p := newPool(t, extract.Settings{Cache: cache(t)})
	var done []int
	d, err := p.Extract(t.Context(), reader.PDF, document("What is 2 + 2?", "A. 4"), func(n, total int) { done = append(done, n*10+total) })
	if err != nil {
		t.Fatal(err)
	}
	if got := text(d); got != "What is 2 + 2?|A. 4" {
		t.Errorf("read %q", got)
	}
	if fmt.Sprint(done) != "[12 22]" {
		t.Errorf("progress (page and total) %v", done)
	}
	if _, err := p.Extract(t.Context(), reader.PDF, []byte("%PDF-1.7\nnothing"), func(int, int) {}); problem.CodeOf(err) != problem.DocumentBroken {
		t.Errorf("a damaged document: %v", err)
	}
	if d, err := p.Extract(t.Context(), reader.PDF, document("B. 5"), func(int, int) {}); err != nil || text(d) != "B. 5" {
		t.Errorf("after it: %q, %v", text(d), err)
	}
}

// TestCacheThatCannotBeUsed costs time, nothing else.
func TestCacheThatCannotBeUsed(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	made := 0
	got, err := cached(file, func(cache string) (string, error) {
		made++
		if cache != "" {
			return "", os.ErrPermission
		}
		return "engine", nil
	})
	if err != nil || got != "engine" || made != 2 {
		t.Errorf("%q, %v after %d tries", got, err, made)
	}
	missing := problem.New(problem.DocumentUnsupported, "No engine.")
	if _, err := cached(file, func(string) (string, error) { made++; return "", missing }); err != missing || made != 3 {
		t.Errorf("what a person must be told is tried again: %v", err)
	}
}

// TestPictureWithoutAssets: the error says what is missing and how to get it.
func TestPictureWithoutAssets(t *testing.T) {
	p := newPool(t, extract.Settings{Assets: t.TempDir()})
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 400, 300))); err != nil {
		t.Fatal(err)
	}
	_, err := p.Extract(t.Context(), reader.Picture, b.Bytes(), func(int, int) {})
	if problem.CodeOf(err) != problem.DocumentUnsupported || !strings.Contains(problem.Of(err).Message, "make assets") {
		t.Error(err)
	}
}

func TestOrdinaryProgramsAreNoWorkers(t *testing.T) {
	for _, args := range [][]string{{"fw"}, {"fw", "serve"}, {"fw", extract.Argument}, {"fw", "inspect", "a.pdf"}} {
		if code, ended := Main(args); ended || code != 0 {
			t.Errorf("%v ended with %d", args, code)
		}
	}
}

// upsideDown is an OCR engine that finds every page on its head.
type upsideDown struct{}

func (upsideDown) Read(context.Context, *image.Gray, float64) ([]layout.Span, error) { return nil, nil }

func (upsideDown) ReadPosed(context.Context, *image.Gray, float64, []image.Rectangle) ([]layout.Span, raster.Pose, error) {
	return nil, raster.Pose{Quarters: 2}, nil
}

// TestWhatTheEngineTurnedIsKnown: marks on a page must turn with its words.
func TestWhatTheEngineTurnedIsKnown(t *testing.T) {
	e := newEngines(extract.Settings{})
	e.ocr.open = func(context.Context) (recogniser, error) { return upsideDown{}, nil }
	_, pose, err := e.ReadPosed(t.Context(), image.NewGray(image.Rect(0, 0, 10, 10)), 72, nil)
	if err != nil || pose.Quarters != 2 {
		t.Errorf("%+v, %v", pose, err)
	}
}
