package scan

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"strings"
	"testing"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
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
