package layout

import "testing"

// TestButtonsOfLetters: the button of a lettered choice marks its letter, also
// where it stands between two lines; a box without a letter stays.
func TestButtonsOfLetters(t *testing.T) {
	p := newPaper().lines(90, 100, "a) Rome", "b) a city with a long name", "that takes two lines", "c) Oslo")
	for i, y := range []float64{91, 112, 133} {
		p.area(70, y, 9, 9, "", "000000")
		if i == 1 {
			p.area(72, y+2, 5, 5, "0F3460", "")
		}
	}
	if got, want := texts(p), "a) Rome\n✓ b) a city with a long name\nthat takes two lines\nc) Oslo"; got != want {
		t.Errorf("got\n%s", got)
	}
	p = newPaper().lines(90, 100, "Rome", "Paris")
	p.area(70, 91, 9, 9, "", "000000").area(70, 105, 9, 9, "", "000000")
	if got, want := texts(p), "☐ Rome\n☐ Paris"; got != want {
		t.Errorf("got\n%s", got)
	}
}
