package pdf

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"strings"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

// marking is an OCR that reads three words, of which the last is highlighted.
type marking struct{}

func (marking) Read(context.Context, *image.Gray, float64) (words []layout.Span, err error) {
	for i, y := range []float64{203, 253, 303} {
		words = append(words, layout.Span{Text: "Paris", Confidence: 0.9, Block: i + 1, Size: 12, Box: finding.Box{X: 205, Y: y, Width: 110, Height: 24}})
	}
	return words, nil
}

// TestMarksOnAScan: what is drawn on a page that is a picture is seen there: a
// box to tick, a line to write on and a highlighter's stroke.
func TestMarksOnAScan(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 600, 800))
	fill := func(x, y, w, h int, c color.Color) {
		draw.Draw(img, image.Rect(x, y, x+w, y+h), image.NewUniform(c), image.Point{}, draw.Src)
	}
	fill(0, 0, 600, 800, color.White)
	for _, r := range [][4]int{{100, 100, 14, 1}, {100, 113, 14, 1}, {100, 100, 1, 14}, {113, 100, 1, 14}, {100, 500, 150, 1}} {
		fill(r[0], r[1], r[2], r[3], color.Black)
	}
	fill(200, 300, 120, 30, color.RGBA{255, 240, 0, 255})
	for x := 210; x < 310; x += 12 {
		for _, y := range []int{208, 258, 308} {
			fill(x, y, 5, 12, color.Black)
		}
	}
	var data bytes.Buffer
	if err := jpeg.Encode(&data, img, &jpeg.Options{Quality: 90}); err != nil {
		t.Fatal(err)
	}
	f := newFile()
	f.xobject("Scan", strings.Replace(ofJPEG, "64 /Height 48", "600 /Height 800", 1), data.String())
	f.page("q 600 0 0 800 0 0 cm /Scan Do Q\n", "/MediaBox [0 0 600 800]")
	d, err := withOCR(t, marking{}).Read(context.Background(), f.bytes(), nil)
	if err != nil {
		t.Fatal(err)
	}
	p := d.Pages[0]
	var boxes, strokes int
	for _, a := range p.Areas {
		if a.Stroke != "" && within(a.Box.X-100, 3) && within(a.Box.Y-100, 3) {
			boxes++
		}
		if a.Fill != "" && a.Fill != "000000" && within(a.Box.X-205, 6) {
			strokes++
		}
	}
	if boxes != 1 || strokes != 1 || len(p.Lines) != 1 || !within(p.Lines[0].Y1-500, 3) || !p.Scanned || p.Number != 1 {
		t.Errorf("%d boxes, %d highlights: %+v", boxes, strokes, p)
	}
}

// noisy is an OCR that takes the noise of figures for letters, and one that reads text.
type noisy struct{ confidence float64 }

func (o noisy) Read(context.Context, *image.Gray, float64) (words []layout.Span, err error) {
	for i := range 40 {
		words = append(words, layout.Span{Text: "ware", Confidence: o.confidence, Block: i/8 + 1, Size: 12, Box: finding.Box{X: 100 + 40*float64(i%8), Y: 300 + 20*float64(i/8), Width: 30, Height: 12}})
	}
	return words, nil
}

// TestFiguresOnAPage: on a page that only holds pictures a few of which are text, what
// text recognition is not sure of is no text.
func TestFiguresOnAPage(t *testing.T) {
	img := image.NewGray(image.Rect(0, 0, 300, 200))
	for i := range img.Pix {
		img.Pix[i] = uint8(i * 7 % 251)
	}
	var data bytes.Buffer
	if err := jpeg.Encode(&data, img, &jpeg.Options{Quality: 90}); err != nil {
		t.Fatal(err)
	}
	for _, confidence := range []float64{0.3, 0.9} {
		f := newFile()
		f.xobject("Figure", strings.Replace(ofJPEG, "64 /Height 48", "300 /Height 200", 1), data.String())
		f.page("q 400 0 0 300 100 300 cm /Figure Do Q\n", "/MediaBox [0 0 600 800]")
		d, err := withOCR(t, noisy{confidence}).Read(context.Background(), f.bytes(), nil)
		if err != nil {
			t.Fatal(err)
		}
		if p := d.Pages[0]; len(p.Spans) > 0 != (confidence > 0.6) || len(p.Spans) == 0 && len(p.Pictures) != 1 {
			t.Errorf("confidence %g: %d words, %d pictures", confidence, len(p.Spans), len(p.Pictures))
		}
	}
}

// lines is an OCR that reads these lines, word by word.
type lines []string

func (o lines) Read(context.Context, *image.Gray, float64) (words []layout.Span, err error) {
	for i, l := range o {
		for k, w := range strings.Fields(l) {
			words = append(words, layout.Span{Text: w, Confidence: 0.9, Block: i + 1, Size: 12, Box: finding.Box{X: 100 + 60*float64(k), Y: 300 + 20*float64(i), Width: 50, Height: 12}})
		}
	}
	return words, nil
}

// TestPicturesUnderAHeading: a page with a few words and pictures of questions is read by
// text recognition; a diagram, or a screen that asks once, stays a picture.
func TestPicturesUnderAHeading(t *testing.T) {
	var data bytes.Buffer
	if err := jpeg.Encode(&data, image.NewGray(image.Rect(0, 0, 300, 200)), &jpeg.Options{Quality: 90}); err != nil {
		t.Fatal(err)
	}
	more := "birds and fishes live on our planet since many years and they will stay here"
	for name, c := range map[string]struct {
		shown lines
		read  bool
	}{
		"choices":   {lines{"1. Which hoots?", "A. the owl", "® B. the cod", more}, true},
		"questions": {lines{"Which hoots?", "Which swims?", more}, true},
		"a diagram": {lines{"A. the owl", "B. the cod", "C. the fox", more}, false},
		"a dialog":  {lines{"Do you want to save it?", "Yes", "No", more}, false},
	} {
		f := newFile()
		f.xobject("Figure", strings.Replace(ofJPEG, "64 /Height 48", "300 /Height 200", 1), data.String())
		f.page("q 500 0 0 300 50 300 cm /Figure Do Q\nBT /F1 20 Tf 60 700 Td (Animals) Tj ET\n", "/MediaBox [0 0 600 800]")
		d, err := withOCR(t, c.shown).Read(context.Background(), f.bytes(), nil)
		if err != nil {
			t.Fatal(err)
		}
		if p := d.Pages[0]; p.Scanned != c.read || len(p.Pictures) == 1 == c.read || p.Spans[0].Text != "Animals" {
			t.Errorf("%s: %+v, %d pictures", name, p.Spans, len(p.Pictures))
		}
	}
}
