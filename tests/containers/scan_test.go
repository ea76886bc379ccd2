package containers

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/reader/layout"
	"formwright/shared/reader/ocr"
	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/picture"
	"formwright/shared/reader/raster"
	"formwright/shared/recognize"
)

// sheet draws a test whose answers are marked in the ways that a scan keeps.
func sheet(t *testing.T, dpi float64) *image.RGBA {
	t.Helper()
	s := ocrtest.Sized(500, 620, dpi)
	y := 50.0
	write := func(x float64, text string, ink color.Color) float64 {
		end, err := s.Write(x, y, 12, text, ink)
		if err != nil {
			t.Fatal(err)
		}
		return end
	}
	lines := func(texts ...string) {
		for _, text := range texts {
			write(60, text, color.Black)
			y += 18
		}
	}
	lines("1. Which gas do plants absorb from the air?", "A. Oxygen", "B. Helium", "C. Carbon dioxide", "D. Nitrogen", "Answer: C")
	lines("2. Which city is the capital of Italy?", "A. Milan")
	write(60, "B. Rome", color.RGBA{210, 0, 0, 255})
	y += 18
	lines("C. Venice", "3. Which of these are continents? Select two.")
	for _, c := range []string{"+Asia", "-Brazil", "+Africa", "-London"} {
		s.Frame(60, y-10, 11, 11, 0.9, color.Black)
		if c[0] == '+' {
			s.Fill(62.5, y-7.5, 6, 6, color.Black)
		}
		write(80, c[1:], color.Black)
		y += 18
	}
	lines("4. How many legs does a spider have?")
	for _, c := range []string{"Six", "Eight", "Ten"} {
		ink := color.Color(color.Black)
		if c == "Eight" {
			s.Fill(78, y-11, 40, 15, color.RGBA{255, 255, 0, 255})
		}
		s.Fill(64, y-6, 3.5, 3.5, ink)
		write(80, c, ink)
		y += 18
	}
	end := write(60, "5. The largest ocean on Earth is the ", color.Black)
	s.Fill(end+2, y+1, 80, 0.8, color.Black)
	write(end+86, "Ocean.", color.Black)
	y += 18
	lines("Answer: Pacific", "6. Explain why leaves are green.")
	return s.Image
}

// onATable is the sheet as a camera sees it: askew, on a dark table, in warm
// light that fades, and with grain.
func onATable(page *image.RGBA) *image.RGBA {
	turned := raster.TurnColor(page, raster.Pose{Skew: 1.5})
	const rim = 60
	out := image.NewRGBA(image.Rect(0, 0, page.Rect.Dx()+2*rim, page.Rect.Dy()+2*rim))
	grain := image.NewGray(out.Rect)
	for i := range grain.Pix {
		grain.Pix[i] = 128
	}
	ocrtest.Noise(grain, 9, 5)
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			c := color.RGBA{90, 70, 55, 255}
			if p := image.Pt(x-rim, y-rim); p.In(page.Rect) {
				c = turned.RGBAAt(p.X, p.Y)
			}
			light := 1 - 0.4*float64(x+y)/float64(out.Rect.Dx()+out.Rect.Dy())
			g := float64(grain.GrayAt(x, y).Y) - 128
			at := func(v uint8, warm float64) uint8 {
				return uint8(max(0, min(255, float64(v)*light*warm+g)))
			}
			out.SetRGBA(x, y, color.RGBA{at(c.R, 0.98), at(c.G, 0.94), at(c.B, 0.84), 255})
		}
	}
	return out
}

// eyes is the engine that reads pictures, nil where its assets are missing and
// may be: in CI they may not.
func eyes(t *testing.T) *ocr.Engine {
	t.Helper()
	assets := ocrtest.Assets(t, os.Getenv("CI") != "")
	if assets == "" {
		return nil
	}
	engine, err := ocr.New(t.Context(), ocr.Options{Assets: assets})
	if err != nil {
		t.Fatal(err)
	}
	return engine
}

// TestScannedQuiz goes from the pixels to the questions: a clean scan, a coarse
// one and a photograph give the same quiz.
func TestScannedQuiz(t *testing.T) {
	engine := eyes(t)
	if engine == nil {
		return
	}
	want := []answered{
		{"Which gas do plants absorb from the air?", []string{"Oxygen", "Helium", "Carbon dioxide", "Nitrogen"}, []string{"Carbon dioxide"}},
		{"Which city is the capital of Italy?", []string{"Milan", "Rome", "Venice"}, []string{"Rome"}},
		{"Which of these are continents? Select two.", []string{"Asia", "Brazil", "Africa", "London"}, []string{"Asia", "Africa"}},
		{"How many legs does a spider have?", []string{"Six", "Eight", "Ten"}, []string{"Eight"}},
		{"The largest ocean on Earth is the _____ Ocean.", nil, nil},
		{"Explain why leaves are green.", nil, nil},
	}
	for name, page := range map[string]*image.RGBA{
		"300 dpi": sheet(t, 300), "150 dpi": sheet(t, 150), "photograph": onATable(sheet(t, 150)),
	} {
		t.Run(name, func(t *testing.T) {
			var file bytes.Buffer
			if err := png.Encode(&file, page); err != nil {
				t.Fatal(err)
			}
			pages, err := picture.Read(t.Context(), file.Bytes(), engine, nil)
			if err != nil {
				t.Fatal(err)
			}
			doc, _ := layout.Blocks(pages)
			q, _, err := recognize.Recognize(doc)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(want, answers(q)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}
