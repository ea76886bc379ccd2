package scan_test

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"os"
	"strings"
	"testing"

	"formwright/shared/reader/layout"
	"formwright/shared/reader/ocr"
	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/scan"
)

// marked is a sheet whose answers are marked in every way, at 150 dpi.
func marked(t *testing.T) *image.RGBA {
	t.Helper()
	s := ocrtest.New(150)
	write := func(x, y, size float64, text string, ink color.Color) float64 {
		end, err := s.Write(x, y, size, text, ink)
		if err != nil {
			t.Fatal(err)
		}
		return end
	}
	write(60, 80, 20, "Geography Test", color.Black)
	write(60, 120, 11, "1. Which city is the capital of France?", color.Black)
	s.Fill(74, 125, 70, 14, color.RGBA{255, 255, 0, 255})
	write(80, 136, 11, "A. Paris", color.Black)
	write(80, 152, 11, "B. London", color.Black)
	write(60, 180, 11, "2. Which river flows through Vienna?", color.Black)
	write(80, 196, 11, "A. Rhine", color.Black)
	write(80, 212, 11, "B. Danube", color.RGBA{220, 0, 0, 255})
	write(60, 240, 11, "3. Tick the continents", color.Black)
	for i, c := range []string{"Asia", "Brazil", "Africa"} {
		y := 256 + 18*float64(i)
		s.Frame(80, y-9, 10, 10, 0.8, color.Black)
		if c != "Brazil" {
			for k := range 40 { // a cross
				d := 1.5 + float64(k)*7/40
				s.Fill(80+d, y-9+d, 0.7, 0.7, color.Black)
				s.Fill(80+d, y+1-d, 0.7, 0.7, color.Black)
			}
		}
		write(96, y, 11, c, color.Black)
	}
	end := write(60, 330, 11, "4. The largest ocean is the ", color.Black)
	s.Fill(end+2, 331, 90, 0.7, color.Black)
	write(end+96, 330, 11, "Ocean.", color.Black)
	return s.Image
}

// photographed is the picture as a camera gives it: warm light, JPEG.
func photographed(t *testing.T, img *image.RGBA) *image.RGBA {
	t.Helper()
	warm := image.NewRGBA(img.Rect)
	for i := 0; i < len(img.Pix); i += 4 {
		y := float64(i/img.Stride) / float64(img.Rect.Dy())
		for k, w := range []float64{0.95, 0.88, 0.76} {
			warm.Pix[i+k] = uint8(float64(img.Pix[i+k]) * w * (1 - 0.35*y))
		}
		warm.Pix[i+3] = 255
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, warm, &jpeg.Options{Quality: 80}); err != nil {
		t.Fatal(err)
	}
	decoded, err := jpeg.Decode(&b)
	if err != nil {
		t.Fatal(err)
	}
	out := image.NewRGBA(decoded.Bounds())
	draw.Draw(out, out.Rect, decoded, image.Point{}, draw.Src)
	return out
}

func spanOf(t *testing.T, p layout.Page, text string) layout.Span {
	t.Helper()
	for _, s := range p.Spans {
		if strings.Contains(s.Text, text) {
			return s
		}
	}
	t.Fatalf("%q was not read", text)
	return layout.Span{}
}

func TestMarksOfAPhotographedSheet(t *testing.T) {
	assets := ocrtest.Assets(t, os.Getenv("CI") != "")
	if assets == "" {
		return
	}
	ctx := context.Background()
	engine, err := ocr.New(ctx, ocr.Options{Assets: assets, Cache: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer engine.Close(ctx)
	p, err := scan.Page(ctx, photographed(t, marked(t)), 150, engine)
	if err != nil {
		t.Fatal(err)
	}
	if c := spanOf(t, p, "Danube").Color; c == "" || c[:2] < "99" || c[2:4] > "66" {
		t.Errorf("the red answer is %q", c)
	}
	if c := spanOf(t, p, "London").Color; c != "" {
		t.Errorf("a black choice is %q", c)
	}
}
