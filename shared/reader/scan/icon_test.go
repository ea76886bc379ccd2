package scan

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goitalic"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/gofont/gosmallcaps"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/raster"
)

// TestSignsByTheirShape: ticks and crosses are told from letters.
func TestSignsByTheirShape(t *testing.T) {
	for rows, want := range map[string]string{
		"........#\n.......##\n......##.\n#....##..\n##..##...\n.####....\n..##.....":                tickSign,
		"##....##\n###..###\n.######.\n..####..\n..####..\n.######.\n###..###\n##....##":             crossSign,
		"#.....#\n#.....#\n.#...#.\n.#...#.\n..#.#..\n..#.#..\n...#...":                              "",
		"..###..\n.#...#.\n.#...#.\n.#####.\n.#...#.\n.#...#.\n.#...#.":                              "",
		"#####..\n#....#.\n#....#.\n#####..\n#....#.\n#....#.\n#####..":                              "",
		"...#...\n..##...\n.#.#...\n...#...\n...#...\n...#...\n.#####.":                              "",
		"########\n########\n########\n########\n########\n########\n########\n########\n########\n": "",
	} {
		lines := strings.Split(rows, "\n")
		got := signOf(image.Rect(0, 0, len(lines[0]), len(lines)), func(x, y int) bool { return x < len(lines[y]) && lines[y][x] == '#' })
		if got != want {
			t.Errorf("%q: %q, want %q", rows, got, want)
		}
	}
}

// TestTicksInOneStroke: thin and thick ticks of print, and what is no such stroke.
func TestTicksInOneStroke(t *testing.T) {
	for rows, want := range map[string]bool{
		"..........###\n.........###.\n.........##..\n........###..\n.......###...\n......###....\n......##.....\n.....###.....\n##..###......\n##.###.......\n######.......\n.####........\n.###.........": true,
		".........##\n........###\n.......###.\n......####.\n......###..\n##...####..\n###..###...\n###.###....\n######.....\n.####......\n..##.......":                                                     true,
		"#.........#\n#........##\n##.......#.\n.#......##.\n.##.....#..\n..#....##..\n..##...#...\n...#..##...\n...##.#....\n....###....\n.....#.....":                                                     false,
		"..........#\n.........##\n........##.\n.......##..\n......##...\n.....##....\n....##.....\n...##......\n..##.......\n.##........\n##.........":                                                     false,
	} {
		lines := strings.Split(rows, "\n")
		if got := isStroke(image.Rect(0, 0, len(lines[0]), len(lines)), func(x, y int) bool { return lines[y][x] == '#' }); got != want {
			t.Errorf("%v for\n%s", got, rows)
		}
	}
}

// TestLettersAreNoTicks: no letter, digit or sign of print is drawn like a tick.
func TestLettersAreNoTicks(t *testing.T) {
	for name, ttf := range map[string][]byte{"regular": goregular.TTF, "bold": gobold.TTF, "italic": goitalic.TTF, "mono": gomono.TTF, "smallcaps": gosmallcaps.TTF} {
		for _, dpi := range []float64{100, 150, 220} {
			s := ocrtest.Sized(60, 60, dpi)
			s.Font(ttf)
			for c := '!'; c <= '~'; c++ {
				draw.Draw(s.Image, s.Image.Bounds(), image.White, image.Point{}, draw.Src)
				if _, err := s.Write(20, 40, 12, string(c), color.Black); err != nil {
					t.Fatal(err)
				}
				g := grey(s.Image)
				ink := &sight{grey: g, threshold: 128}
				if isStroke(ink.inkBox(g.Rect), ink.ink) {
					t.Errorf("%s at %v dpi: %q is drawn like a tick", name, dpi, c)
				}
			}
		}
	}
}

// wordsAt are words of one line by where they begin, 6 points wide a letter.
func wordsAt(block int, y float64, words map[float64]string, order ...float64) (out []layout.Span) {
	for _, x := range order {
		out = append(out, layout.Span{Text: words[x], Box: finding.Box{X: x, Y: y, Width: 6 * float64(utf8.RuneCountInString(words[x])), Height: 10}, Size: 10, Confidence: 0.9, Block: block})
	}
	return out
}

// TestBadges: letters that stand apart before choices are labels, also where one
// was misread; words that begin a sentence are none.
func TestBadges(t *testing.T) {
	for name, c := range map[string]struct{ in, want []string }{
		"letters":   {[]string{"A", "B", "€", "D"}, []string{"A.", "B.", "C.", "D."}},
		"two only":  {[]string{"A", "B"}, []string{"A.", "B."}},
		"other":     {[]string{"A", "B", "X", "D"}, []string{"A.", "B.", "C.", "D."}},
		"no series": {[]string{"A", "D", "B"}, []string{"A", "D", "B"}},
	} {
		var spans []layout.Span
		for k, label := range c.in {
			spans = append(spans, wordsAt(k+1, float64(20*k), map[float64]string{10: label, 40: "choice"}, 10, 40)...)
		}
		mendBadges(spans)
		for k, want := range c.want {
			if got := spans[2*k].Text; got != want {
				t.Errorf("%s: %q, want %q", name, got, want)
			}
		}
	}
	near := append(wordsAt(1, 0, map[float64]string{10: "A", 20: "bird"}, 10, 20), wordsAt(2, 20, map[float64]string{10: "B", 20: "cell"}, 10, 20)...)
	if mendBadges(near); near[0].Text != "A" || near[2].Text != "B" {
		t.Errorf("words of sentences: %q, %q", near[0].Text, near[2].Text)
	}
}

// ringAt draws a thin circle.
func ringAt(m *image.RGBA, x, y, r float64, c color.RGBA) {
	for dy := -r - 2; dy <= r+2; dy++ {
		for dx := -r - 2; dx <= r+2; dx++ {
			if d := math.Hypot(dx, dy) - r; math.Abs(d) < 1 {
				m.SetRGBA(int(x+dx), int(y+dy), c)
			}
		}
	}
}

// TestCirclesInATable: circles to fill in stand beside and below each other
// without text behind them.
func TestCirclesInATable(t *testing.T) {
	m := image.NewRGBA(image.Rect(0, 0, 500, 300))
	draw.Draw(m, m.Rect, image.White, image.Point{}, draw.Src)
	thin := color.RGBA{R: 90, G: 90, B: 90, A: 255}
	for row := range 3 {
		y := 60 + 60*row
		for k := range 12 {
			draw.Draw(m, image.Rect(20+14*k, y-6, 28+14*k, y+6), image.NewUniform(color.RGBA{A: 255}), image.Point{}, draw.Src)
		}
		ringAt(m, 350, float64(y), 10, thin)
		ringAt(m, 430, float64(y), 10, thin)
	}
	even, threshold := raster.Even(grey(m))
	if s := look(m, even, threshold); len(s.frames) != 6 {
		t.Errorf("%d circles: %v", len(s.frames), s.frames)
	}
}

// TestLettersOnDiscs: round letters on discs of colour before choices are no
// circles to fill in, or each of them would be an answer.
func TestLettersOnDiscs(t *testing.T) {
	m := image.NewRGBA(image.Rect(0, 0, 500, 400))
	draw.Draw(m, m.Rect, image.White, image.Point{}, draw.Src)
	disc, white := color.RGBA{R: 60, G: 110, B: 200, A: 255}, color.RGBA{R: 255, G: 255, B: 255, A: 255}
	for row := range 4 {
		x, y := 40.0, float64(60+70*row)
		for r := 1.0; r <= 20; r++ {
			ringAt(m, x, y, r, disc)
		}
		for r := 7.0; r <= 8; r++ {
			ringAt(m, x, y, r, white)
		}
		for k := range 14 {
			draw.Draw(m, image.Rect(90+14*k, int(y)-7, 98+14*k, int(y)+7), image.NewUniform(color.RGBA{A: 255}), image.Point{}, draw.Src)
		}
	}
	shown := screenOf(m)
	even, threshold := raster.Even(grey(m))
	if s := shown.look(m, even, threshold); len(s.frames) != 0 {
		t.Errorf("%d circles: %v", len(s.frames), s.frames)
	}
}

// ticked draws a green square with a tick on it.
func ticked(m *image.RGBA, x, y, side int) {
	draw.Draw(m, image.Rect(x, y, x+side, y+side), image.NewUniform(color.RGBA{R: 67, G: 160, B: 71, A: 255}), image.Point{}, draw.Src)
	for k := 0; k <= side*6/10; k++ {
		h := y + side*7/10 - max(k-side/5, side/5-k)
		draw.Draw(m, image.Rect(x+side/5+k, h-1, x+side/5+k+1, h+side/8), image.White, image.Point{}, draw.Src)
	}
}

// TestGreenSquares: a green square with a tick behind a choice is a sign, before one
// a box that is ticked, also where the page was not straight.
func TestGreenSquares(t *testing.T) {
	m := image.NewRGBA(image.Rect(0, 0, 900, 700))
	draw.Draw(m, m.Rect, image.White, image.Point{}, draw.Src)
	for row := range 9 {
		for k := range 30 {
			draw.Draw(m, image.Rect(90+15*k, 70+60*row, 99+15*k, 84+60*row), image.NewUniform(color.RGBA{A: 255}), image.Point{}, draw.Src)
		}
	}
	ticked(m, 560, 246, 30)
	ticked(m, 48, 426, 30)
	for name, page := range map[string]*image.RGBA{"straight": m, "skewed": raster.TurnColor(m, raster.Pose{Skew: 0.8})} {
		shown := screenOf(page)
		even, threshold := raster.Even(grey(page))
		s := shown.look(page, even, threshold).flat()
		var signs []string
		for _, i := range s.icons {
			signs = append(signs, i.sign)
		}
		if want := []string{tickSign, ""}; !slices.Equal(signs, want) {
			t.Errorf("%s: signs %q, want %q", name, signs, want)
		}
		if len(s.frames) != 1 || !s.frames[0].ticked || s.frames[0].box.Min.X > 70 {
			t.Errorf("%s: boxes %v", name, s.frames)
		}
		words := withIcons(wordsAt(1, 250*72/150, map[float64]string{44: "Mercury"}, 44), s.icons, 150)
		if len(words) != 2 || words[1].Text != tickSign {
			t.Errorf("%s: words %v", name, words)
		}
	}
}

// TestSignsWithinALine: a short green word within a line is none of the signs that
// end one.
func TestSignsWithinALine(t *testing.T) {
	m := image.NewRGBA(image.Rect(0, 0, 300, 60))
	draw.Draw(m, m.Rect, image.White, image.Point{}, draw.Src)
	for k := range 7 {
		draw.Draw(m, image.Rect(19+12*k, 22, 29+12*k, 36), image.NewUniform(color.RGBA{A: 255}), image.Point{}, draw.Src)
	}
	for k := range 13 { // a tick beside them
		h := 34 - max(k-4, 4-k)
		draw.Draw(m, image.Rect(104+k, h-1, 105+k, h+2), image.NewUniform(color.RGBA{G: 120, A: 255}), image.Point{}, draw.Src)
	}
	even, threshold := raster.Even(grey(m))
	s := look(m, even, threshold)
	sign := layout.Span{Text: "of", Color: "007800", Box: finding.Box{X: 49, Y: 11, Width: 9, Height: 9}, Block: 1}
	for name, c := range map[string]struct {
		behind string
		want   string
	}{"at the end": {"", tickSign}, "within": {"above", "of"}} {
		line := append(wordsAt(1, 10, map[float64]string{10: "All"}, 10), sign)
		if c.behind != "" {
			line = append(line, wordsAt(1, 10, map[float64]string{70: c.behind}, 70)...)
		}
		if s.mendSigns(line, 150); line[1].Text != c.want {
			t.Errorf("%s: %q, want %q", name, line[1].Text, c.want)
		}
	}
}
