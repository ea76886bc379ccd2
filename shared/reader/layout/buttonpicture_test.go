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
