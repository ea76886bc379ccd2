package pdf

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

func TestLines(t *testing.T) {
	for name, test := range map[string]struct {
		content string
		want    layout.Line
	}{
		"a stroke":         {"2 w 50 700 m 150 700 l S\n", layout.Line{X1: 50, Y1: 100, X2: 150, Y2: 100, Width: 2}},
		"backwards":        {"150 700 m 50 700 l S\n", layout.Line{X1: 50, Y1: 100, X2: 150, Y2: 100, Width: 1}},
		"upright":          {"1 0 0 RG 50 700 m 50 600 l S\n", layout.Line{X1: 50, Y1: 100, X2: 50, Y2: 200, Width: 1, Color: "FF0000"}},
		"a lower border":   {"50 699 100 14 re 50 700 100 13 re f*\n", layout.Line{X1: 50, Y1: 100.5, X2: 150, Y2: 100.5, Width: 1}},
		"a thin rectangle": {"50 700 100 1 re f\n", layout.Line{X1: 50, Y1: 99.5, X2: 150, Y2: 99.5, Width: 1}},
		"enlarged":         {"q 2 0 0 2 0 0 cm 25 350 m 75 350 l S Q\n", layout.Line{X1: 50, Y1: 100, X2: 150, Y2: 100, Width: 2}},
		"a thick border":   {"50 698.5 100 3 re f\n", layout.Line{X1: 50, Y1: 100, X2: 150, Y2: 100, Width: 3}},
	} {
		if diff := cmp.Diff([]layout.Line{test.want}, onePage(t, test.content).Lines); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	for name, content := range map[string]string{"a slope": "50 700 m 150 600 l S\n", "white": "1 G 50 700 m 150 700 l S\n", "a dot": "50 700 m 51 700 l S\n", "off the page": "50 900 m 150 900 l S\n"} {
		if got := onePage(t, content).Lines; len(got) > 0 {
			t.Errorf("%s is no line: %+v", name, got)
		}
	}
}

func TestAreas(t *testing.T) {
	box := finding.Box{X: 50, Y: 80, Width: 100, Height: 20}
	for name, test := range map[string]struct {
		content string
		want    []layout.Area
	}{
		"a highlight":     {"1 1 0 rg 50 700 100 20 re f\n", []layout.Area{{Box: box, Fill: "FFFF00"}}},
		"a box to tick":   {"50 708 12 12 re S\n", []layout.Area{{Box: finding.Box{X: 50, Y: 80, Width: 12, Height: 12}, Stroke: "000000"}}},
		"a shaded frame":  {"0.5 g 0 0 1 RG 50 700 100 20 re B\n", []layout.Area{{Box: box, Fill: "808080", Stroke: "0000FF"}}},
		"a circle":        {"62 714 m 62 717.3 59.3 720 56 720 c 52.7 720 50 717.3 50 714 c 50 710.7 52.7 708 56 708 c 59.3 708 62 710.7 62 714 c h S\n", []layout.Area{{Box: finding.Box{X: 50, Y: 80, Width: 12, Height: 12}, Stroke: "000000"}}},
		"a border around": {"51 701 98 18 re 50 700 100 20 re f*\n", []layout.Area{{Box: box, Stroke: "000000"}}},
		"a bar":           {"1 1 0 rg 50 700 12 4 re f\n", []layout.Area{{Box: finding.Box{X: 50, Y: 96, Width: 12, Height: 4}, Fill: "FFFF00"}}},
		"a thick frame":   {"60 710 80 0.5 re 50 700 100 20 re f*\n", []layout.Area{{Box: box, Fill: "000000"}}},
		"white":           {"1 g 50 700 100 20 re f\n", nil},
		"the whole page":  {"0.9 1 0.9 rg 0 0 600 800 re f 0 g\n", nil},
		"nothing painted": {"50 700 100 20 re n\n", nil},
	} {
		if diff := cmp.Diff(test.want, onePage(t, test.content).Areas); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestForms: what stands in form objects is where their matrices put it.
func TestForms(t *testing.T) {
	f := newFile()
	f.xobject("Inner", "/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Matrix [2 0 0 2 0 0]", "0 10 m 50 10 l S 1 1 0 rg 0 20 10 10 re f")
	f.xobject("Outer", "/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Matrix [1 0 0 1 50 80] /Resources 3 0 R", "q 1 0 0 1 0 600 cm /Inner Do Q")
	f.page("/Outer Do\n"+prose, "")
	p := read(t, f).Pages[0]
	if diff := cmp.Diff([]layout.Line{{X1: 50, Y1: 100, X2: 150, Y2: 100, Width: 2}}, p.Lines); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]layout.Area{{Box: finding.Box{X: 50, Y: 60, Width: 20, Height: 20}, Fill: "FFFF00"}}, p.Areas); diff != "" {
		t.Error(diff)
	}
}

// photo is a JPEG of some size.
func photo(t testing.TB, w, h int) string {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range img.Pix {
		img.Pix[i] = byte(i * 7)
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, nil); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

const ofJPEG = "/Type /XObject /Subtype /Image /Width 64 /Height 48 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode"

func TestPictures(t *testing.T) {
	f := newFile()
	data := photo(t, 64, 48)
	f.xobject("Photo", ofJPEG, data)
	f.xobject("Raw", "/Type /XObject /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8", "\xFF\x00\x00\x00\x00\xFF")
	f.page("q 200 0 0 150 100 500 cm /Photo Do Q q 72 0 0 36 100 400 cm /Raw Do Q q 8 0 0 8 50 50 cm /Raw Do Q q 300 0 0 1 50 300 cm /Raw Do Q\n"+prose, "")
	p := read(t, f).Pages[0]
	if len(p.Pictures) != 2 || len(p.Lines) != 1 {
		t.Fatalf("%d pictures, %d lines", len(p.Pictures), len(p.Lines))
	}
	own, made := p.Pictures[0], p.Pictures[1]
	if own.Type != "image/jpeg" || string(own.Data) != data || own.Box != (finding.Box{X: 100, Y: 150, Width: 200, Height: 150}) {
		t.Errorf("a JPEG is taken as it is: %s, %d bytes, %+v", own.Type, len(own.Data), own.Box)
	}
	img, err := png.Decode(bytes.NewReader(made.Data))
	if err != nil || made.Type != "image/png" || img.Bounds().Dx() != 200 || img.Bounds().Dy() != 100 {
		t.Fatalf("72 by 36 points at 200 dpi: %s, %v", made.Type, err)
	}
	if left, right := img.At(20, 50), img.At(180, 50); left != (color.NRGBA{255, 0, 0, 255}) && left != (color.RGBA{255, 0, 0, 255}) || right == left {
		t.Errorf("what the page shows: %v, %v", left, right)
	}
}

// TestOddPictures: a picture that is turned, cropped or has a mask is rendered as
// the page shows it.
func TestOddPictures(t *testing.T) {
	for name, draw := range map[string]string{
		"upside down": "q -200 0 0 -150 300 650 cm /Photo Do Q",
		"cropped":     "q 100 500 100 75 re W n 200 0 0 150 100 500 cm /Photo Do Q",
	} {
		f := newFile()
		f.xobject("Photo", ofJPEG, photo(t, 64, 48))
		f.page(draw+"\n"+prose, "")
		p := read(t, f).Pages[0]
		if len(p.Pictures) != 1 || bytes.Contains(p.Pictures[0].Data, []byte(photo(t, 64, 48))) {
			t.Errorf("%s: %d pictures", name, len(p.Pictures))
			continue
		}
		if b := p.Pictures[0].Box; name == "cropped" && (b.Width != 100 || b.Height != 75 || b.Y != 225) {
			t.Errorf("%s: %+v", name, b)
		}
	}
}

// TestPictureBudget: the pictures of a document are bounded, and the finding
// says from which page on they are missing.
func TestPictureBudget(t *testing.T) {
	f := newFile()
	f.xobject("Photo", ofJPEG, photo(t, 64, 48))
	for range 2 {
		f.page(strings.Repeat("q 20 0 0 20 100 500 cm /Photo Do Q ", maxPictures*2/3)+prose, "")
	}
	d := read(t, f)
	if n := len(d.Pages[0].Pictures) + len(d.Pages[1].Pictures); n != maxPictures {
		t.Errorf("%d pictures", n)
	}
	if len(d.Findings) != 1 || d.Findings[0].Position.Page != 2 || !strings.Contains(d.Findings[0].Message, "300") {
		t.Errorf("%+v", d.Findings)
	}
}

// TestFigures: a drawing becomes a picture with its labels; a frame around text
// does not.
func TestFigures(t *testing.T) {
	triangle := "100 500 m 200 500 l 150 600 l h S 150 600 m 150 500 l S 110 500 m 120 510 130 510 140 500 c S\n" + say(145, 540, "F1", 9, "h")
	f := newFile()
	f.page(prose+say(50, 700, "F1", 12, "Find the height of the triangle")+triangle, "")
	p := read(t, f).Pages[0]
	if len(p.Pictures) != 1 || len(p.Spans) != 2 || len(p.Lines) != 0 {
		t.Fatalf("%d pictures, %v, %v", len(p.Pictures), texts(p), p.Lines)
	}
	b := p.Pictures[0].Box
	if !within(b.X-97, 1) || !within(b.Y-197, 1) || !within(b.Width-106, 2) || !within(b.Height-106, 2) {
		t.Errorf("%+v", b)
	}
	f = newFile()
	f.page(prose+say(101, 585, "F1", 8, "A. base")+triangle, "")
	if p := read(t, f).Pages[0]; len(p.Pictures) != 0 || len(p.Spans) != 3 || p.Spans[1].Text != "A. base" {
		t.Errorf("choices in a drawn frame are no labels: %v", texts(p))
	}
}

// TestBullets: a dot that begins a line is the bullet of a list; one within a
// line or by itself is a drawing.
func TestBullets(t *testing.T) {
	disc := func(x, y float64) string {
		return fmt.Sprintf("q 1 0 0 1 %g %g cm 3 1.5 m 3 2.3 2.3 3 1.5 3 c 0.7 3 0 2.3 0 1.5 c 0 0.7 0.7 0 1.5 0 c 2.3 0 3 0.7 3 1.5 c h f Q\n", x, y)
	}
	for content, want := range map[string][]string{
		disc(50, 702) + say(60, 700, "F1", 12, "Paris"):                                     {"•", "Paris"},
		"50 702 3 3 re f\n" + say(60, 700, "F1", 12, "Paris"):                               {"•", "Paris"},
		say(50, 700, "F1", 12, "a") + disc(60, 702) + say(68, 700, "F1", 12, "b"):           {"a ", "b"},
		disc(50, 702) + say(82, 700, "F1", 12, "Oslo"):                                      {"•", "Oslo"}, // over the room of a box
		disc(50, 702) + say(200, 700, "F1", 12, "Paris"):                                    {"Paris"},
		"1 g " + disc(50, 702) + "0 g " + say(60, 700, "F1", 12, "white dots are not seen"): {"white dots are not seen"},
	} {
		if diff := cmp.Diff(want, texts(onePage(t, content))); diff != "" {
			t.Errorf("%s: %s", content, diff)
		}
	}
}

// TestCirclesInManyPieces: a browser draws the circle of a radio button as
// sixteen curves or twice as many, which is a circle still.
func TestCirclesInManyPieces(t *testing.T) {
	for _, pieces := range []int{16, 32} {
		var b strings.Builder
		b.WriteString("62 706 m ")
		for i := 1; i <= pieces; i++ {
			for k := range 3 {
				angle := (float64(i-1) + float64(k+1)/3) * 2 * math.Pi / float64(pieces)
				fmt.Fprintf(&b, "%.3f %.3f ", 56+6*math.Cos(angle), 706+6*math.Sin(angle))
			}
			b.WriteString("c ")
		}
		p := onePage(t, b.String()+"h S\n"+say(70, 702, "F1", 12, "Paris"))
		want := []layout.Area{{Box: finding.Box{X: 50, Y: 88, Width: 12, Height: 12}, Stroke: "000000"}}
		if diff := cmp.Diff(want, p.Areas); diff != "" {
			t.Errorf("%d pieces: %s", pieces, diff)
		}
	}
}

// TestFormulaImages: a small image within a line is a formula; one by itself is
// an ornament.
func TestFormulaImages(t *testing.T) {
	const small = "q 20 0 0 9 %s cm /Raw Do Q\n"
	for at, want := range map[string]int{"82 698": 1, "300 500": 0, "20 698": 0} {
		f := newFile()
		f.xobject("Raw", "/Type /XObject /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8", "\xFF\x00\x00\x00\x00\xFF")
		f.page(fmt.Sprintf(small, at)+say(50, 700, "F1", 12, "Given")+say(106, 700, "F1", 12, "holds.")+prose, "")
		if got := len(read(t, f).Pages[0].Pictures); got != want {
			t.Errorf("%d pictures at %s, want %d", got, at, want)
		}
	}
}

// TestPlots: a grid with nothing but the numbers at its axes is a picture; a
// table is none, however empty.
func TestPlots(t *testing.T) {
	var grid strings.Builder
	for i := range 9 {
		fmt.Fprintf(&grid, "100 %d m 260 %d l S %d 500 m %d 660 l S\n", 500+20*i, 500+20*i, 100+20*i, 100+20*i)
	}
	p := onePage(t, grid.String()+say(183, 505, "F1", 8, "5")+say(183, 545, "F1", 8, "-3")+say(100, 680, "F1", 12, "Graph the line."))
	if len(p.Pictures) != 1 || len(p.Lines) != 0 || len(p.Spans) != 1 {
		t.Errorf("a plot: %d pictures, %d lines, spans %q", len(p.Pictures), len(p.Lines), texts(p))
	}
	p = onePage(t, grid.String()+say(103, 645, "F1", 8, "Name")+say(143, 645, "F1", 8, "City"))
	if len(p.Pictures) != 0 || len(p.Lines) == 0 {
		t.Errorf("a table: %d pictures, %d lines", len(p.Pictures), len(p.Lines))
	}
}

// TestTriangles: a right triangle is a figure with its labels, and no frame.
func TestTriangles(t *testing.T) {
	p := onePage(t, "100 500 m 100 560 l 200 500 l h S\n"+say(85, 525, "F1", 10, "5")+say(145, 488, "F1", 10, "12")+
		say(60, 600, "F1", 12, "6. How long is the third side?")+say(60, 400, "F1", 12, "7. Next"))
	if diff := cmp.Diff([]string{"6. How long is the third side?", "7. Next"}, texts(p)); diff != "" || len(p.Pictures) != 1 {
		t.Errorf("%d pictures; %s", len(p.Pictures), diff)
	}
}

// TestListSigns: small images below each other that begin lines are the signs of a
// list, such as circled letters; one or two are ornaments.
func TestListSigns(t *testing.T) {
	for count := 1; count <= 4; count++ {
		f := newFile()
		f.xobject("Raw", "/Type /XObject /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8", "\xFF\x00\x00\x00\x00\xFF")
		var b strings.Builder
		for i := range count {
			fmt.Fprintf(&b, "q 13 0 0 13 50 %d cm /Raw Do Q\n", 600-20*i)
			b.WriteString(say(70, 602-20*float64(i), "F1", 12, "Choice"))
		}
		f.page(b.String()+prose, "")
		want := 0
		if count >= leastSigns {
			want = count
		}
		if got := len(read(t, f).Pages[0].Pictures); got != want {
			t.Errorf("%d pictures of %d, want %d", got, count, want)
		}
	}
}

// TestRaisedSigns: word processors set the buttons of a page that was pasted a little higher
// than their text; images above a line begin none.
func TestRaisedSigns(t *testing.T) {
	for raised, want := range map[float64]int{0: 4, 5: 4, 16: 0} {
		f := newFile()
		f.xobject("Raw", "/Type /XObject /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8", "\xFF\x00\x00\x00\x00\xFF")
		var b strings.Builder
		for i := range 4 {
			fmt.Fprintf(&b, "q 10 0 0 10 50 %.1f cm /Raw Do Q\n", 600-40*float64(i)+raised)
			b.WriteString(say(70, 600-40*float64(i), "F1", 11, "Choice"))
		}
		f.page(b.String()+prose, "")
		if got := len(read(t, f).Pages[0].Pictures); got != want {
			t.Errorf("raised by %g: %d pictures, want %d", raised, got, want)
		}
	}
}
