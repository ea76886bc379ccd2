package raster_test

import (
	"image"
	"image/color"
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/raster"
)

func page(t *testing.T, dpi float64) *image.Gray {
	t.Helper()
	s := ocrtest.New(dpi)
	if _, err := s.Lines(60, 70, 11, ocrtest.Quiz()); err != nil {
		t.Fatal(err)
	}
	return ocrtest.Gray(s.Image)
}

func measure(g *image.Gray) (letters []raster.Component, height int) {
	letters = raster.Letters(raster.Components(g, raster.Threshold(g)))
	return letters, raster.LetterHeight(letters)
}

func TestNormalizeTakesTheShadowAway(t *testing.T) {
	clean := page(t, 150)
	shaded := page(t, 150)
	ocrtest.Shade(shaded, 0.9, 0.25)
	even := raster.Normalize(shaded)
	wrong := 0
	for i, p := range clean.Pix {
		if p == 255 && even.Pix[i] < 225 || p == 0 && even.Pix[i] > 140 {
			wrong++
		}
	}
	if wrong*1000 > len(clean.Pix) {
		t.Errorf("%d of %d pixels are neither paper nor ink", wrong, len(clean.Pix))
	}
}

func TestNormalizeAnySize(t *testing.T) {
	for _, size := range []image.Point{{1, 1}, {1, 500}, {500, 1}, {7, 9}, {47, 49}} {
		g := image.NewGray(image.Rectangle{Max: size})
		if got := raster.Normalize(g).Rect.Size(); got != size {
			t.Errorf("%v became %v", size, got)
		}
	}
}

func TestComponents(t *testing.T) {
	g := image.NewGray(image.Rect(0, 0, 20, 10))
	for i := range g.Pix {
		g.Pix[i] = 255
	}
	for _, p := range []image.Point{{2, 2}, {3, 3}, {4, 2}, {4, 4}, {10, 5}, {11, 5}, {12, 4}, {0, 9}} { // a V on its corners, a hook, a speck
		g.SetGray(p.X, p.Y, color.Gray{})
	}
	want := []raster.Component{{Box: image.Rect(2, 2, 5, 5), Pixels: 4}, {Box: image.Rect(10, 4, 13, 6), Pixels: 3}, {Box: image.Rect(0, 9, 1, 10), Pixels: 1}}
	if d := cmp.Diff(want, raster.Components(g, 128)); d != "" {
		t.Error(d)
	}
}

func TestLetterHeightFollowsTheResolution(t *testing.T) {
	_, low := measure(page(t, 100))
	_, high := measure(page(t, 300))
	if low < 7 || low > 11 || high < 3*low-4 || high > 3*low+4 {
		t.Errorf("letters are %d pixels high at 100 dpi, %d at 300", low, high)
	}
}

// TestBlotsAreNoLetters: a dozen patches of what a sheet lies on bear more ink than its
// letters do.
func TestBlotsAreNoLetters(t *testing.T) {
	letters, height := measure(page(t, 100))
	for k := range 12 {
		letters = append(letters, raster.Component{Box: image.Rect(150*k, 900, 150*k+140, 1050), Pixels: 15_000})
	}
	if got := raster.LetterHeight(letters); got < height-2 || got > 2*height {
		t.Errorf("letters are %d high beside blots, %d without them", got, height)
	}
}

func TestPoseOf(t *testing.T) {
	upright := page(t, 150)
	for _, c := range []raster.Pose{{}, {Skew: 1.3}, {Skew: -4.5}, {Quarters: 1}, {Quarters: 3}, {Quarters: 1, Skew: 2}} {
		// a page that stands wrong so that the pose sets it right again
		wrong := raster.Turn(raster.Turn(upright, raster.Pose{Skew: -c.Skew}), raster.Pose{Quarters: 4 - c.Quarters})
		letters, height := measure(wrong)
		got := raster.PoseOf(letters, height)
		if got.Quarters != c.Quarters || math.Abs(got.Skew-c.Skew) > 0.2 {
			t.Errorf("got %+v, want %+v", got, c)
		}
	}
}

func TestPoseOfFewLettersIsUpright(t *testing.T) {
	if got := raster.PoseOf(make([]raster.Component, 5), 10); got != (raster.Pose{}) {
		t.Errorf("got %+v", got)
	}
}

func TestTurnColorFollowsTurn(t *testing.T) {
	m := image.NewRGBA(image.Rect(0, 0, 40, 30))
	for i := range m.Pix {
		m.Pix[i] = 255
	}
	m.SetRGBA(5, 3, color.RGBA{255, 0, 0, 255})
	for quarters, want := range []image.Point{{5, 3}, {26, 5}, {34, 26}, {3, 34}} {
		pose := raster.Pose{Quarters: quarters}
		if got := raster.TurnColor(m, pose).RGBAAt(want.X, want.Y); got != (color.RGBA{255, 0, 0, 255}) {
			t.Errorf("%d quarters: %v at %v", quarters, got, want)
		}
		if got := raster.Turn(ocrtest.Gray(m), pose).GrayAt(want.X, want.Y).Y; got > 100 {
			t.Errorf("%d quarters: grey %d at %v", quarters, got, want)
		}
	}
	if got := raster.TurnColor(m, raster.Pose{Skew: 5}).RGBAAt(0, 29); got != (color.RGBA{255, 255, 255, 255}) {
		t.Errorf("what comes from outside is %v, not paper", got)
	}
}

func TestScaleKeepsPaperAndInk(t *testing.T) {
	g := image.NewGray(image.Rect(0, 0, 60, 40))
	for y := range 40 {
		for x := range 30 {
			g.SetGray(x, y, color.Gray{Y: 255})
		}
	}
	for _, factor := range []float64{0.05, 0.5, 1, 1.5, 2, 4} {
		got := raster.Scale(g, factor)
		w, h := got.Rect.Dx(), got.Rect.Dy()
		if w != int(60*factor+0.5) || h != int(40*factor+0.5) {
			t.Errorf("%v: %d x %d", factor, w, h)
		}
		if light, dark := got.GrayAt(0, h/2).Y, got.GrayAt(w-1, h/2).Y; light < 250 || dark > 5 {
			t.Errorf("%v: %d and %d", factor, light, dark)
		}
	}
}

func TestGapCutsNoLetter(t *testing.T) {
	g := page(t, 200)
	at := raster.Gap(g)
	if at < g.Rect.Dy()*2/5 || at > g.Rect.Dy()*3/5 {
		t.Fatalf("cut at %d of %d", at, g.Rect.Dy())
	}
	for _, p := range g.Pix[at*g.Stride : (at+1)*g.Stride] {
		if p < 255 {
			t.Fatal("there is ink in the cut")
		}
	}
	for y := range g.Rect.Dy() {
		for x := range 20 {
			g.SetGray(x, y, color.Gray{})
		}
	}
	if at := raster.Gap(g); at != 0 {
		t.Errorf("cut through a bar at %d", at)
	}
}

func TestGutter(t *testing.T) {
	one := page(t, 150)
	_, height := measure(one)
	if rows, x, ok := raster.Gutter(one, height); ok {
		t.Errorf("a page of one column was parted at %d, %v", x, rows)
	}
	s := ocrtest.New(150)
	for i := range 20 {
		for _, x := range []float64{50, 320} {
			if _, err := s.Write(x, 100+15*float64(i), 11, "Some words fill a column here", color.Black); err != nil {
				t.Fatal(err)
			}
		}
	}
	if _, err := s.Write(50, 60, 11, "A headline runs across the two columns and keeps them from meeting the top", color.Black); err != nil {
		t.Fatal(err)
	}
	two := ocrtest.Gray(s.Image)
	rows, x, ok := raster.Gutter(two, height)
	points := func(n int) float64 { return float64(n) * 72 / 150 }
	if !ok || points(x) < 230 || points(x) > 320 || points(rows.Min.Y) < 58 || points(rows.Min.Y) > 92 || points(rows.Max.Y) < 380 {
		t.Errorf("%v, parted at %v in %v", ok, points(x), rows)
	}
}

func TestSmoothTakesGrainOut(t *testing.T) {
	g := image.NewGray(image.Rect(0, 0, 200, 200))
	for i := range g.Pix {
		g.Pix[i] = 190
	}
	ocrtest.Noise(g, 35, 1)
	specks := func(g *image.Gray) int { return len(raster.Components(g, 128)) }
	if before, after := specks(g), specks(raster.Smooth(g)); before < 100 || after*10 > before {
		t.Errorf("%d patches before, %d after", before, after)
	}
}
