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

// TestWatermarks: a picture at one place behind the text of most pages is taken
// off, though the letters on it make each one a picture of its own; a drawing with
// its words, and what stands beside the text, stays.
func TestWatermarks(t *testing.T) {
	picture := func(shade uint8) []byte { return shadedPicture(t, shade) }
	read := func(box finding.Box) string {
		var pages []Page
		for i := range 4 {
			p := newPaper().lines(60, 380, full, full, full, full)
			p.at(300, 520, "shore").at(300, 540, "lake")
			p.Number = i + 1
			p.Pictures = []Picture{{Box: box, Data: picture(uint8(i)), Type: "image/png"}}
			pages = append(pages, p.Page)
		}
		doc, _ := Blocks(Document{Pages: pages})
		return show(doc.Blocks)
	}
	if got := read(finding.Box{X: 200, Y: 350, Width: 200, Height: 130}); strings.Contains(got, "picture") {
		t.Errorf("a watermark stays: %s", got)
	}
	if got := read(finding.Box{X: 250, Y: 490, Width: 150, Height: 80}); strings.Count(got, "picture") != 4 {
		t.Errorf("a drawing is lost: %s", got)
	}
}

// shadedPicture is a small picture that differs with the shade.
func shadedPicture(t *testing.T, shade uint8) []byte {
	m := image.NewGray(image.Rect(0, 0, 4, 4))
	m.SetGray(1, 1, color.Gray{Y: shade})
	var data bytes.Buffer
	if err := png.Encode(&data, m); err != nil {
		t.Fatal(err)
	}
	return data.Bytes()
}

// TestShadowsOfButtons: around a button that every page shows in its corner, the
// pieces of its shadow are taken off too, each of them with the letters beneath.
// Pictures that differ from page to page and touch no such button stay.
func TestShadowsOfButtons(t *testing.T) {
	read := func(beside float64) string {
		var pages []Page
		for i := range 4 {
			p := newPaper().lines(60, 300, full, full, full)
			p.Number = i + 1
			p.Pictures = []Picture{
				{Box: finding.Box{X: 540, Y: 700, Width: 20, Height: 20}, Data: shadedPicture(t, 9), Type: "image/png"},
				{Box: finding.Box{X: 530 - beside, Y: 690, Width: 30, Height: 30}, Data: shadedPicture(t, uint8(20+i)), Type: "image/png"},
			}
			pages = append(pages, p.Page)
		}
		doc, _ := Blocks(Document{Pages: pages})
		return show(doc.Blocks)
	}
	if got := read(0); strings.Contains(got, "picture") {
		t.Errorf("the shadow stays: %s", got)
	}
	if got := read(300); strings.Count(got, "picture") != 4 {
		t.Errorf("a picture of its own is lost: %s", got)
	}
}

// TestNamedHeader: what runs over all pages stays above the first where it names the paper, in
// any language; elsewhere, and where it names something else, it goes.
func TestNamedHeader(t *testing.T) {
	form := func(head string) string {
		var pages []*paper
		for n := range 3 {
			p := newPaper().at(60, 40, head)
			for i, text := range []string{"the owl", "a swan", "some hens", "no duck"} {
				p.at(60, 120+30*float64(i), string(rune('1'+4*n/4+i))+". Say what "+text+" eats in month "+string(rune('a'+n))+".")
			}
			pages = append(pages, p)
		}
		return blocksOf(pages...)
	}
	for _, head := range []string{"Taller #1. Aves: repaso", "Übungsblatt Vögel", "Évaluation de biologie", "Sprawdzian z biologii", "Ficha de avaliação, aves", "Feladatlap madarakról"} {
		if got := form(head); strings.Count(got, head) != 1 || !strings.HasPrefix(got, head) {
			t.Errorf("%q:\n%s", head, got)
		}
	}
	if got := form("Notes on birds"); strings.Contains(got, "Notes on birds") {
		t.Errorf("another header stayed:\n%s", got)
	}
}
