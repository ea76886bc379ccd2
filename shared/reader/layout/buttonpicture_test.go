package layout

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"strings"
	"testing"

	"formwright/shared/finding"
)

// ringPicture draws a ring on white, with a dot or none, or a square.
func ringPicture(dot, square bool) []byte {
	img := image.NewGray(image.Rect(0, 0, 30, 24))
	for y := range 24 {
		for x := range 30 {
			dx, dy := x-12, y-12
			far := dx*dx + dy*dy
			on := far >= 64 && far <= 100 || dot && far <= 12
			if square {
				on = max(dx*dx, dy*dy) >= 64 && max(dx*dx, dy*dy) <= 100
			}
			img.SetGray(x, y, color.Gray{Y: 255})
			if on {
				img.SetGray(x, y, color.Gray{Y: 190})
			}
		}
	}
	var b bytes.Buffer
	_ = png.Encode(&b, img)
	return b.Bytes()
}

// TestButtonPictures: small pictures of rings before choices are buttons where some of them
// have a dot; rings that are all empty, and squares, stay what they are.
func TestButtonPictures(t *testing.T) {
	form := func(dotted int, square bool) string {
		p := newPaper()
		for i, text := range []string{"Which bird hoots at night?", "duck", "owl", "hen", "Which fish is flat?", "eel", "cod", "sole"} {
			y := 100 + 22*float64(i)
			if i%4 == 0 {
				p.at(60, y, text)
				continue
			}
			p.at(90, y, text)
			p.Pictures = append(p.Pictures, Picture{Box: finding.Box{X: 72, Y: y - 9, Width: 15, Height: 12}, Type: "image/png", Data: ringPicture(i == dotted || i == dotted+5, square)})
		}
		return blocksOf(p)
	}
	if got := form(2, false); !strings.Contains(got, "○ duck\n● owl\n○ hen\n") || !strings.Contains(got, "○ cod\n● sole") {
		t.Errorf("the buttons were not read:\n%s", got)
	}
	for _, got := range []string{form(-9, false), form(2, true)} {
		if strings.ContainsAny(got, "○●") {
			t.Errorf("buttons were seen where there are none:\n%s", got)
		}
	}
}

// boxPicture draws a square on white, darker at the left and on top as if light fell on it,
// with a tick or none, or full of ink.
func boxPicture(tick, full bool) []byte { return tonedBox(tick, full, 1) }

// tonedBox is such a picture, so many times as pale.
func tonedBox(tick, full bool, pale int) []byte {
	img := image.NewGray(image.Rect(0, 0, 27, 27))
	for y := range 27 {
		for x := range 27 {
			tone := 255
			switch {
			case x < 3 || y < 3:
				tone = 140
			case x > 23 || y > 23:
				tone = 228 - 60*min(1, pale-1)
			case full && x > 4 && y > 4 && x < 22 && y < 22, tick && x+y > 22 && x+y < 27 && x > 7 && y > 7:
				tone = 20
			}
			img.SetGray(x, y, color.Gray{Y: uint8(255 - (255-tone)/pale)})
		}
	}
	img.SetGray(26, 26, color.Gray{Y: 255})
	var b bytes.Buffer
	_ = png.Encode(&b, img)
	return b.Bytes()
}

// TestBoxPictures: small pictures of squares before choices are boxes where some of them have
// a tick and others none; where all look the same, or are full of something, they are pictures.
func TestBoxPictures(t *testing.T) {
	form := func(picture func(i int) []byte) string {
		p := newPaper()
		for i, text := range []string{"Which birds swim?", "duck", "owl", "swan", "Which fish are flat?", "eel", "cod", "sole"} {
			y := 100 + 22*float64(i)
			if i%4 == 0 {
				p.at(60, y, text)
				continue
			}
			p.at(90, y, text)
			p.Pictures = append(p.Pictures, Picture{Box: finding.Box{X: 72, Y: y - 9, Width: 12, Height: 12}, Type: "image/png", Data: picture(i)})
		}
		return blocksOf(p)
	}
	if got := form(func(i int) []byte { return boxPicture(i%2 == 1, false) }); !strings.Contains(got, "☒ duck\n☐ owl\n☒ swan\n") || !strings.Contains(got, "☒ eel\n☐ cod\n☒ sole") {
		t.Errorf("the boxes were not read:\n%s", got)
	}
	for name, picture := range map[string]func(i int) []byte{
		"empty": func(int) []byte { return boxPicture(false, false) }, "ticked": func(int) []byte { return boxPicture(true, false) },
		"full": func(i int) []byte { return boxPicture(false, i%2 == 1) },
	} {
		if got := form(picture); strings.ContainsAny(got, "☒☐") {
			t.Errorf("boxes were seen where all are %s:\n%s", name, got)
		}
	}
}

// TestNumberBehindButton: a number at the top of a page is a choice where a button stands
// before it, and the number of the page without one.
func TestNumberBehindButton(t *testing.T) {
	form := func(buttons bool) string {
		var pages []*paper
		for n, fish := range []string{"eel", "cod", "sole", "carp"} {
			p := newPaper()
			first := fish + " and others"
			if n == 1 {
				first = "2"
			}
			for i, text := range []string{first, "more than one " + fish, "not an " + fish + " at all"} {
				y := 40 + 22*float64(i)
				p.at(90, y, text)
				if buttons || i > 0 {
					p.Pictures = append(p.Pictures, Picture{Box: finding.Box{X: 72, Y: y - 9, Width: 15, Height: 12}, Type: "image/png", Data: ringPicture(i == 2, false)})
				}
			}
			pages = append(pages, p.at(60, 150, "How many of "+fish+" are there in the pond?"))
		}
		return blocksOf(pages...)
	}
	if got := form(true); !strings.Contains(got, "○ 2\n○ more than one cod\n● not") {
		t.Errorf("the choice is lost:\n%s", got)
	}
	if got := form(false); strings.Contains(got, "2\n○ more") {
		t.Errorf("the number of the page stayed:\n%s", got)
	}
}

// TestPaleButtons: boxes that nobody can tick any more are pale; and a choice of several lines
// may begin under its box, where other text does not.
func TestPaleButtons(t *testing.T) {
	form := func(beside string) string {
		p := newPaper().at(60, 100, "Which birds swim?")
		for i, text := range []string{"duck", "owl", "swan"} {
			y := 122 + 22*float64(i)
			p.at(90, y, text)
			p.Pictures = append(p.Pictures, Picture{Box: finding.Box{X: 72, Y: y - 9, Width: 12, Height: 12}, Type: "image/png", Data: tonedBox(i != 1, false, 4)})
		}
		p.Pictures = append(p.Pictures, Picture{Box: finding.Box{X: 72, Y: 179, Width: 12, Height: 12}, Type: "image/png", Data: tonedBox(true, false, 4)})
		if beside != "" {
			p.at(300, 188, beside)
		}
		return blocksOf(p.lines(72, 204, "the goose, which lives on the shores of lakes and of slow rivers and", "flies to the south in winter"))
	}
	if got := form(""); !strings.Contains(got, "☒ duck\n☐ owl\n☒ swan\n") || !strings.Contains(got, "☒ the goose") {
		t.Errorf("the boxes were not read:\n%s", got)
	}
	if got := form("a picture of it"); strings.Contains(got, "☒ the goose") {
		t.Errorf("the box went to text that is not its own:\n%s", got)
	}
}
