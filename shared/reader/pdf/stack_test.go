package pdf

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"slices"
	"strings"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

// measuring is an OCR that reads one word in every picture and keeps their sizes.
type measuring struct{ heights []int }

func (m *measuring) Read(_ context.Context, page *image.Gray, dpi float64) (words []layout.Span, err error) {
	m.heights = append(m.heights, int(float64(page.Rect.Dy())*72/dpi+0.5))
	for k := range 20 {
		words = append(words, layout.Span{Text: "Vienna", Confidence: 0.9, Block: 1, Size: 10, Box: finding.Box{X: 20 + 12*float64(k), Y: 20, Width: 10, Height: 10}})
	}
	return words, nil
}

// TestStackedPictures: pictures below each other with room between them are read each
// by itself, the strips of one that touch as one.
func TestStackedPictures(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 500, 200))
	draw.Draw(img, img.Rect, image.White, image.Point{}, draw.Src)
	for x := 20; x < 260; x += 12 {
		draw.Draw(img, image.Rect(x, 20, x+6, 30), image.NewUniform(color.Black), image.Point{}, draw.Src)
	}
	var data bytes.Buffer
	if err := jpeg.Encode(&data, img, nil); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		content string
		heights []int
		parts   int
	}{
		"apart":  {"q 500 0 0 200 50 550 cm /Scan Do Q q 500 0 0 200 50 300 cm /Scan Do Q q 500 0 0 200 50 50 cm /Scan Do Q\n", []int{200, 200, 200}, 2},
		"strips": {"q 500 0 0 200 50 550 cm /Scan Do Q q 500 0 0 200 50 350 cm /Scan Do Q q 500 0 0 200 50 150 cm /Scan Do Q\n", []int{800}, 0},
	} {
		f := newFile()
		f.xobject("Scan", strings.Replace(ofJPEG, "64 /Height 48", "500 /Height 200", 1), data.String())
		f.page(c.content, "/MediaBox [0 0 600 800]")
		ocr := &measuring{}
		d, err := withOCR(t, ocr).Read(context.Background(), f.bytes(), nil)
		if err != nil {
			t.Fatal(err)
		}
		if p := d.Pages[0]; !slices.Equal(ocr.heights, c.heights) || len(p.Parts) != c.parts || len(p.Spans) != 20*len(c.heights) || p.Number != 1 {
			t.Errorf("%s: heights %v, parts %v, %d words", name, ocr.heights, p.Parts, len(p.Spans))
		} else if last := p.Spans[len(p.Spans)-1]; c.parts > 0 && (!within(last.Box.Y-570, 2) || last.Block != 3) {
			t.Errorf("%s: the last word stands at %v", name, last)
		}
	}
}

// TestSolePhotograph: the photograph that a page is made of is read without the white around
// it and the stamp of a program below; two pictures side by side are read as the page is.
func TestSolePhotograph(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 500, 200))
	draw.Draw(img, img.Rect, image.NewUniform(color.Gray{150}), image.Point{}, draw.Src)
	var data bytes.Buffer
	if err := jpeg.Encode(&data, img, nil); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		content string
		height  int
	}{
		"with a stamp":  {"q 580 0 0 700 10 80 cm /Scan Do Q q 60 0 0 10 400 20 cm /Scan Do Q\n", 700},
		"to the edges":  {"q 600 0 0 800 0 0 cm /Scan Do Q\n", 800},
		"with a second": {"q 580 0 0 620 10 170 cm /Scan Do Q q 580 0 0 120 10 20 cm /Scan Do Q\n", 0},
	} {
		f := newFile()
		f.xobject("Scan", strings.Replace(ofJPEG, "64 /Height 48", "500 /Height 200", 1), data.String())
		f.page(c.content, "/MediaBox [0 0 600 800]")
		ocr := &measuring{}
		d, err := withOCR(t, ocr).Read(context.Background(), f.bytes(), nil)
		if err != nil {
			t.Fatal(err)
		}
		if c.height > 0 && !slices.Equal(ocr.heights, []int{c.height}) || c.height == 0 && len(ocr.heights) != 2 {
			t.Errorf("%s: heights %v", name, ocr.heights)
		}
		if p := d.Pages[0]; !within(p.Height-800, 2) {
			t.Errorf("%s: the page is %g high", name, p.Height)
		}
	}
}
