package scan

import (
	"image"
	"testing"

	"formwright/shared/reader/raster"
)

// TestLastLetterIsNoPen: the y of "exactly", which no letter of its height stands
// beside, is a letter by the tops of those before; the same shape apart from them
// is not.
func TestLastLetterIsNoPen(t *testing.T) {
	s := &sight{height: 11}
	for k, top := range []int{60, 60, 60, 60, 57, 55} { // e x a c t l
		s.letters = append(s.letters, raster.Component{Box: image.Rect(20+10*k, top, 28+10*k, 71)})
	}
	if !s.isLetter(image.Rect(80, 60, 89, 74)) {
		t.Error("the last letter of a word was taken for a drawing")
	}
	if s.isLetter(image.Rect(100, 60, 109, 74)) {
		t.Error("a drawing behind a word was taken for a letter")
	}
}

// TestBoldLetterIsNoBullet: a bold a is as full as a disc, but stands close to the
// next letter.
func TestBoldLetterIsNoBullet(t *testing.T) {
	s := &sight{height: 11}
	for k := range 6 {
		s.letters = append(s.letters, raster.Component{Box: image.Rect(33+12*k, 60, 43+12*k, 71)})
	}
	if s.opensLine(image.Rect(20, 60, 30, 71)) {
		t.Error("the first letter of a bold word was taken for a bullet")
	}
	for name, dot := range map[string]image.Rectangle{"large": image.Rect(16, 60, 26, 71), "small": image.Rect(24, 63, 29, 68)} {
		if !s.opensLine(dot) {
			t.Errorf("a %s disc before a word is no bullet", name)
		}
	}
}

// TestBlurredLetterIsNoBullet: on a page whose small letters are as full as discs
// within words, those that begin lines are letters too; beside sharp letters they are
// bullets.
func TestBlurredLetterIsNoBullet(t *testing.T) {
	for blurred, want := range map[bool]int{true: 0, false: 3} {
		s := &sight{height: 10}
		var all []raster.Component
		put := func(box image.Rectangle, pixels int) {
			all = append(all, raster.Component{Box: box, Pixels: pixels})
		}
		for row := range 3 {
			y := 40 + 30*row
			put(image.Rect(20, y+4, 25, y+9), 22)
			for k := range 12 {
				pixels := 14 // of an e that is sharp
				if blurred {
					pixels = 22
				}
				put(image.Rect(34+9*k, y, 40+9*k, y+11), 30)
				put(image.Rect(142+6*k, y+5, 147+6*k, y+10), pixels)
			}
		}
		s.letters = raster.Letters(all)
		if got := len(s.bulletsOf(all)); got != want {
			t.Errorf("blurred %v: %d bullets, want %d", blurred, got, want)
		}
	}
}
