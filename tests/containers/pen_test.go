package containers

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"
	"testing"

	"formwright/shared/reader/ocr/ocrtest"
)

// pen draws on a sheet as a hand does: round, and not quite straight.
type pen struct {
	*ocrtest.Sheet
	ink   color.RGBA
	width float64
	shake *rand.Rand
}

func newPen(s *ocrtest.Sheet, ink color.RGBA) *pen {
	return &pen{s, ink, 1.3, rand.New(rand.NewPCG(7, uint64(ink.R)))}
}

// line draws through points, which it misses a little.
func (p *pen) line(points ...[2]float64) {
	for i := range points {
		for k := range points[i] {
			points[i][k] += p.shake.Float64()*0.8 - 0.4
		}
	}
	for i := 1; i < len(points); i++ {
		a, b := points[i-1], points[i]
		steps := int(math.Hypot(b[0]-a[0], b[1]-a[1])*4) + 1
		for k := range steps {
			t := float64(k) / float64(steps)
			p.dot(a[0]+(b[0]-a[0])*t, a[1]+(b[1]-a[1])*t)
		}
	}
}

func (p *pen) dot(x, y float64) {
	r := p.width / 2 * p.DPI / 72
	cx, cy := x*p.DPI/72, y*p.DPI/72
	for py := int(cy - r); py <= int(cy+r); py++ {
		for px := int(cx - r); px <= int(cx+r); px++ {
			if math.Hypot(float64(px)-cx, float64(py)-cy) <= r && image.Pt(px, py).In(p.Image.Rect) {
				p.Image.SetRGBA(px, py, p.ink)
			}
		}
	}
}

// ring goes round a place, a little further than once.
func (p *pen) ring(x, y, rx, ry float64) {
	var points [][2]float64
	for k := range 24 {
		sin, cos := math.Sincos(float64(k)*2*math.Pi/22 + 1)
		points = append(points, [2]float64{x + rx*cos, y + ry*sin})
	}
	p.line(points...)
}

func (p *pen) tick(x, y float64) {
	p.line([2]float64{x, y - 5}, [2]float64{x + 2, y - 2}, [2]float64{x + 4, y + 1}, [2]float64{x + 7, y - 5}, [2]float64{x + 12, y - 12})
}

func (p *pen) cross(x, y, r float64) {
	p.line([2]float64{x - r, y - r}, [2]float64{x, y}, [2]float64{x + r, y + r})
	p.line([2]float64{x + r, y - r}, [2]float64{x, y}, [2]float64{x - r, y + r})
}

// along draws a line from left to right that wavers.
func (p *pen) along(x0, x1, y float64) {
	var points [][2]float64
	for x := x0; x <= x1; x += 8 {
		points = append(points, [2]float64{x, y})
	}
	p.line(append(points, [2]float64{x1, y})...)
}

// hand is a way in which teachers mark the right choice of a printed sheet.
type hand struct {
	name    string
	ink     color.RGBA
	under   bool   // the mark is drawn before the text
	bare    bool   // the choices have no letters
	label   string // of the choices, "A. " when empty
	none    bool   // marks nothing
	through bool   // the print is drawn over, which costs letters
	mark    func(p *pen, x, y, end float64, right bool)
}

func redInk() color.RGBA   { return color.RGBA{205, 25, 35, 255} }
func blueInk() color.RGBA  { return color.RGBA{30, 50, 170, 255} }
func blackInk() color.RGBA { return color.RGBA{20, 20, 25, 255} }

// onRight makes a mark of what is drawn at the right choice alone.
func onRight(draw func(p *pen, x, y, end float64)) func(*pen, float64, float64, float64, bool) {
	return func(p *pen, x, y, end float64, right bool) {
		if right {
			draw(p, x, y, end)
		}
	}
}

func ringAtLetter(p *pen, x, y, _ float64) { p.ring(x+3.5, y-4.5, 9, 9.5) }

func ringOfRow(p *pen, x, y, end float64) { p.ring((x+end)/2, y-4, (end-x)/2+12, 10) }

// hands lists them; x, y is where a choice begins on its line, end where it ends.
func hands() []hand {
	box := func(p *pen, x, y float64) { p.Frame(x, y-9.5, 10.5, 10.5, 0.8, color.Black) }
	circle := func(p *pen, x, y float64) {
		for k := range 400 {
			sin, cos := math.Sincos(float64(k) * math.Pi / 200)
			p.Fill(x+5+5*cos, y-4+5*sin, 0.7, 0.7, color.Black)
		}
	}
	return []hand{
		{name: "red ring", ink: redInk(), mark: onRight(ringAtLetter)},
		{name: "blue ring", ink: blueInk(), label: "A) ", mark: onRight(ringAtLetter)},
		{name: "black ring", ink: blackInk(), label: "a) ", mark: onRight(ringAtLetter)},
		{name: "red ring of row", ink: redInk(), mark: onRight(ringOfRow)},
		{name: "red tick", ink: redInk(), mark: onRight(func(p *pen, x, y, _ float64) { p.tick(x-18, y) })},
		{name: "black tick", ink: blackInk(), mark: onRight(func(p *pen, x, y, _ float64) { p.tick(x-20, y) })},
		{name: "blue tick after", ink: blueInk(), label: "a. ", mark: onRight(func(p *pen, _, y, end float64) { p.tick(end+6, y) })},
		{name: "blue cross", ink: blueInk(), mark: onRight(func(p *pen, x, y, _ float64) { p.cross(x+4, y-4, 7) })},
		{name: "red underline", ink: redInk(), mark: onRight(func(p *pen, x, y, end float64) { p.along(x, end, y+2.5) })},
		{name: "blue underline", ink: blueInk(), bare: true, mark: onRight(func(p *pen, x, y, end float64) { p.along(x, end, y+2.5) })},
		{name: "wrong struck", through: true, ink: redInk(), mark: func(p *pen, x, y, end float64, right bool) {
			if !right {
				p.along(x-2, end+2, y-4)
			}
		}},
		{name: "marker", under: true, ink: blackInk(), mark: onRight(func(p *pen, x, y, end float64) {
			for dx := x - 3; dx < end+3; dx++ {
				p.Fill(dx, y-10+math.Sin(dx/9), 1, 13, color.RGBA{250, 245, 90, 255})
			}
		})},
		{name: "boxes crossed", ink: blueInk(), bare: true, mark: func(p *pen, x, y, _ float64, right bool) {
			if box(p, x-18, y); right {
				p.cross(x-13, y-4.5, 5.5)
			}
		}},
		{name: "boxes ticked", ink: blackInk(), bare: true, mark: func(p *pen, x, y, _ float64, right bool) {
			if box(p, x-18, y); right {
				p.tick(x-17, y-1)
			}
		}},
		{name: "circles filled", ink: blueInk(), bare: true, mark: func(p *pen, x, y, _ float64, right bool) {
			if circle(p, x-18, y); right {
				p.Fill(x-16, y-7, 6, 6, color.RGBA{20, 20, 25, 255})
			}
		}},
		{name: "all ringed", ink: blackInk(), none: true, mark: func(p *pen, x, y, end float64, _ bool) { ringAtLetter(p, x, y, end) }},
		{name: "red crosses", ink: redInk(), none: true, mark: onRight(func(p *pen, _, y, end float64) { p.cross(end+12, y-4, 6) })},
		{name: "nothing", ink: blackInk(), none: true, mark: func(*pen, float64, float64, float64, bool) {}},
	}
}

// penned is what the sheet asks.
func penned() []question {
	return []question{
		{"Which gas do plants absorb from the air?", []string{"Oxygen", "Helium", "Carbon dioxide", "Nitrogen"}, 2},
		{"Which city is the capital of Italy?", []string{"Milan", "Rome", "Venice"}, 1},
		{"What is the largest planet of the solar system?", []string{"Jupiter", "Mars", "Saturn", "Venus"}, 0},
		{"How many legs does a spider have?", []string{"Six", "Four", "Ten", "Eight"}, 3},
	}
}

// drawnBy draws the sheet and marks it, and gives what is to be read from it.
func drawnBy(t *testing.T, h hand, dpi float64) (*image.RGBA, []answered) {
	t.Helper()
	p := newPen(ocrtest.Sized(420, 480, dpi), h.ink)
	y := 50.0
	var want []answered
	for i, q := range penned() {
		write := func(x float64, text string, ink color.Color) float64 {
			end, err := p.Write(x, y, 12, text, ink)
			if err != nil {
				t.Fatal(err)
			}
			return end
		}
		write(50, string(rune('1'+i))+". "+q.stem, color.Black)
		y += 22
		a := answered{q.stem, q.choices, nil}
		for k, c := range q.choices {
			label := h.label
			if label == "" {
				label = "A. "
			}
			label = string(rune(label[0])+rune(k)) + label[1:]
			if h.bare {
				label = ""
			}
			if h.under {
				h.mark(p, 80, y, 80+90, k == q.key)
			}
			if end := write(80, label+c, color.Black); !h.under {
				h.mark(p, 80, y, end, k == q.key)
			}
			if k == q.key && !h.none {
				a.Key = []string{c}
			}
			y += 21
		}
		want = append(want, a)
	}
	return p.Image, want
}
