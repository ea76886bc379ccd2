package ocr

import (
	"context"
	"image"
	"image/color"
	"math"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/raster"
)

// shared is one real engine for all tests, as compiling takes seconds.
var shared = sync.OnceValues(func() (*Engine, error) {
	assets, err := ocrtest.Folder()
	if assets == "" || err != nil {
		return nil, err
	}
	return New(context.Background(), Options{Assets: assets})
})

// required: where everything has to be proven, a missing engine is a failure.
func required() bool { return os.Getenv("CI") != "" }

// start makes the real engine ready; nil when it is not installed.
func start(t testing.TB) *Engine {
	t.Helper()
	if ocrtest.Assets(t, required()) == "" {
		return nil
	}
	e, err := shared()
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// short is a part of a page, to keep the tests quick.
func short() []string { return ocrtest.Quiz()[:10] }

func drawn(t testing.TB, dpi float64, lines []string) *image.Gray {
	t.Helper()
	s := ocrtest.Sized(595, 280, dpi)
	if _, err := s.Lines(60, 70, 11, lines); err != nil {
		t.Fatal(err)
	}
	return ocrtest.Gray(s.Image)
}

func text(spans []layout.Span) string {
	var b strings.Builder
	for i, s := range spans {
		if i > 0 && spans[i-1].Block != s.Block {
			b.WriteByte('\n')
		}
		b.WriteString(s.Text + " ")
	}
	return b.String()
}

func TestReadDamagedSheets(t *testing.T) {
	e := start(t)
	if e == nil {
		return
	}
	for _, c := range []struct {
		name   string
		dpi    float64
		wrong  int // characters of about 350
		damage func(*image.Gray) *image.Gray
	}{
		{"clean", 300, 3, func(g *image.Gray) *image.Gray { return g }},
		{"low resolution", 80, 8, func(g *image.Gray) *image.Gray { return g }},
		{"photograph", 150, 5, func(g *image.Gray) *image.Gray {
			ocrtest.Shade(g, 0.85, 0.22)
			ocrtest.Noise(g, 18, 3)
			return g
		}},
		{"skewed", 150, 5, func(g *image.Gray) *image.Gray { return ocrtest.Rotate(g, 4) }},
		{"on its side", 150, 5, func(g *image.Gray) *image.Gray { return raster.Turn(g, raster.Pose{Quarters: 1}) }},
		{"on its head", 150, 5, func(g *image.Gray) *image.Gray { return raster.Turn(g, raster.Pose{Quarters: 2}) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			spans, err := e.Read(context.Background(), c.damage(drawn(t, c.dpi, short())), c.dpi)
			if err != nil {
				t.Fatal(err)
			}
			got := text(spans)
			if n := ocrtest.Errors(strings.Join(short(), "\n"), got); n > c.wrong {
				t.Errorf("%d characters are wrong, at most %d are allowed:\n%s", n, c.wrong, got)
			}
		})
	}
}

func TestSamePictureSameWords(t *testing.T) {
	e := start(t)
	if e == nil {
		return
	}
	ctx := context.Background()
	page := drawn(t, 150, short()[:6])
	first, err := e.Read(ctx, page, 150)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := e.Read(ctx, drawn(t, 150, []string{"Something quite different was read between."}), 150); err != nil {
		t.Fatal(err)
	}
	second, err := e.Read(ctx, page, 150)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(first, second); d != "" {
		t.Error(d)
	}
}

func TestBoxesAreInPoints(t *testing.T) {
	e := start(t)
	if e == nil {
		return
	}
	for _, dpi := range []float64{100, 300} {
		spans, err := e.Read(context.Background(), drawn(t, dpi, []string{"Photosynthesis"}), dpi)
		if err != nil || len(spans) != 1 {
			t.Fatalf("got %v, %v", spans, err)
		}
		s := spans[0]
		if math.Abs(s.Box.X-60) > 2 || math.Abs(s.Box.Y+s.Box.Height-72) > 3 || s.Confidence < 0.7 || s.Block != 1 || s.Size < 7 || s.Size > 14 {
			t.Errorf("at %v dpi: %+v", dpi, s)
		}
	}
}

func TestBlankAndTinyPictures(t *testing.T) {
	e := start(t)
	if e == nil {
		return
	}
	for _, size := range []image.Point{{0, 0}, {1, 1}, {3, 200}, {200, 3}, {300, 300}} {
		g := image.NewGray(image.Rectangle{Max: size})
		for i := range g.Pix {
			g.Pix[i] = 255
		}
		if spans, err := e.Read(context.Background(), g, 0); err != nil || len(spans) != 0 {
			t.Errorf("%v: %v, %v", size, spans, err)
		}
	}
}

func TestColumnsWhoseLinesDoNotMeet(t *testing.T) {
	e := start(t)
	if e == nil {
		return
	}
	s := ocrtest.Sized(595, 300, 150)
	left := []string{"1. Which gas do plants take in?", "A. Oxygen", "B. Carbon dioxide", "2. Who wrote the play Hamlet?", "A. William Shakespeare"}
	right := []string{"3. How many legs has a spider?", "A. Six", "B. Eight in two pairs of four", "4. What is the capital of Peru?", "A. Lima or Cusco"}
	for i := range left {
		for _, c := range []struct {
			x, y float64
			text string
		}{{50, 90 + 20*float64(i), left[i]}, {320, 97 + 21*float64(i), right[i]}} {
			if _, err := s.Write(c.x, c.y, 11, c.text, color.Black); err != nil {
				t.Fatal(err)
			}
		}
	}
	if _, err := s.Write(50, 60, 16, "A headline that runs across both columns", color.Black); err != nil {
		t.Fatal(err)
	}
	spans, err := e.Read(context.Background(), ocrtest.Gray(s.Image), 150)
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Join(append(append([]string{"A headline that runs across both columns"}, left...), right...), "\n")
	if n := ocrtest.Errors(want, text(spans)); n > 2 {
		t.Errorf("%d characters are wrong:\n%s", n, text(spans))
	}
}

func TestTrapCostsOneInstance(t *testing.T) {
	e := start(t)
	if e == nil {
		return
	}
	ctx := context.Background()
	page := drawn(t, 150, []string{"Photosynthesis"})
	broken, err := e.pool.take(ctx)
	if err != nil {
		t.Fatal(err)
	}
	broken.engine = 0xFFFFFF00 // beyond the memory
	e.pool.give(broken)
	if _, err := e.Read(ctx, page, 150); err == nil {
		t.Fatal("reading beyond the memory is no error")
	}
	if spans, err := e.Read(ctx, page, 150); err != nil || text(spans) != "Photosynthesis " {
		t.Errorf("after a trap: %v, %v", spans, err)
	}
}

func TestMissingLanguage(t *testing.T) {
	assets := ocrtest.Assets(t, required())
	if assets == "" {
		return
	}
	_, err := New(context.Background(), Options{Assets: assets, Langs: []string{"eng", "tlh"}})
	if problem.CodeOf(err) != problem.DocumentUnsupported || !strings.Contains(problem.Of(err).Message, "tlh.traineddata") {
		t.Errorf("got %v", err)
	}
}

func BenchmarkReadPage(b *testing.B) {
	e := start(b)
	if e == nil {
		return
	}
	s := ocrtest.New(200)
	if _, err := s.Lines(60, 70, 11, ocrtest.Quiz()); err != nil {
		b.Fatal(err)
	}
	page := ocrtest.Gray(s.Image)
	for b.Loop() {
		if _, err := e.Read(context.Background(), page, 200); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkReady(b *testing.B) {
	assets := ocrtest.Assets(b, required())
	if assets == "" {
		return
	}
	o := Options{Assets: assets, Cache: b.TempDir()}
	for b.Loop() {
		e, err := New(context.Background(), o)
		if err != nil {
			b.Fatal(err)
		}
		if err := e.Close(context.Background()); err != nil {
			b.Fatal(err)
		}
	}
}
