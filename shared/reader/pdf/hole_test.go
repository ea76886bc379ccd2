package pdf

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestHoles: a sign drawn in another font after its line stands in its gap.
func TestHoles(t *testing.T) {
	p := onePage(t, "BT /F1 12 Tf 50 700 Td [(H) -450 (O is water)] TJ ET\n"+say(59, 700, "F2", 12, "2"))
	if diff := cmp.Diff([]string{"H", "O is water ", "2"}, texts(p)); diff != "" {
		t.Error(diff)
	}
	p = onePage(t, "BT /F1 12 Tf 50 700 Td [(ab) -650 (i) -650 (ab)] TJ ET\nBT /F2 12 Tf 63.6 700 Td [(g) -256 (g)] TJ ET\n")
	if diff := cmp.Diff([]string{"ab", "i", "ab ", "g", "g"}, texts(p)); diff != "" {
		t.Errorf("letters in turn: %s", diff)
	}
	p = onePage(t, say(50, 700, "F1", 12, "Two words")+say(50, 680, "F1", 12, "2"))
	if diff := cmp.Diff([]string{"Two words", "2"}, texts(p)); diff != "" {
		t.Error(diff)
	}
}

// TestGap: the room around a space reaches to the letters, on whichever side the
// next one is.
func TestGap(t *testing.T) {
	rightwards := stretch{glyphs: []glyph{{"a", 10, 16}, {" ", 20, 22}, {"b", 26, 32}}}
	leftwards := stretch{glyphs: []glyph{{"ب", 26, 32}, {" ", 16, 18}, {"ا", 10, 16}}}
	if a, b := rightwards.gap(1), leftwards.gap(1); a.left != 16 || a.right != 26 || b.left != 16 || b.right != 26 {
		t.Error(a, b)
	}
}

// TestLatinNames: letters and digits of a Latin name among words that run to the
// left keep the order they are drawn in.
func TestLatinNames(t *testing.T) {
	drawn := []glyph{{"מ", 90, 96}, {" ", 86, 90}, {"O", 80, 86}, {"2", 74, 80}, {"H", 68, 74}, {" ", 64, 68}, {"י", 58, 64}}
	if got := written(drawn, false); got != "מ H2O י" {
		t.Errorf("%q", got)
	}
	if got := rightToLeft("H2O )ב"); got != "ב) H2O" {
		t.Errorf("%q", got)
	}
}

// TestCircles: a circle or square stands for itself where it is not drawn around a
// letter.
func TestCircles(t *testing.T) {
	a := assembly{now: stretch{glyphs: []glyph{{"1", 10, 16}}, baseline: 100}}
	for _, mark := range []string{"\u20DD", "\u20DE"} {
		for left, want := range map[float64]bool{8: true, 40: false} {
			if got := a.encloses(letter{mark, nil, rect{left: left, right: left + 10, top: 98, bottom: 108}, 100}); got != want {
				t.Errorf("%q from %v: %v", mark, left, got)
			}
		}
	}
}
