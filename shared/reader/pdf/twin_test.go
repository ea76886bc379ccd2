package pdf

import "testing"

// TestUntwin: a letter of a formula that one sign says twice is there once; one that is
// written twice, and letters of words, stay.
func TestUntwin(t *testing.T) {
	const letter = 0x1D434
	here, right := rect{10, 0, 18, 10}, rect{18, 0, 26, 10}
	type drawn struct {
		code   rune
		object handle
		box    rect
	}
	for name, c := range map[string]struct {
		all  []drawn
		want int
	}{
		"one sign":          {[]drawn{{letter, 1, here}, {0, 1, here}, {letter, 1, here}, {0, 1, here}}, 1},
		"three of one sign": {[]drawn{{letter, 1, here}, {letter, 1, here}, {0, 1, here}, {letter, 1, here}}, 1},
		"side by side":      {[]drawn{{letter, 1, here}, {0, 1, here}, {letter, 1, right}}, 2},
		"of two objects":    {[]drawn{{letter, 1, here}, {letter, 2, here}}, 2},
		"of words":          {[]drawn{{'A', 1, here}, {'A', 1, here}}, 2},
		"another letter":    {[]drawn{{letter, 1, here}, {letter + 1, 1, here}}, 2},
	} {
		var all []character
		for _, d := range c.all {
			all = append(all, character{code: d.code, object: d.object, box: d.box})
		}
		untwin(all)
		got := 0
		for i := range all {
			if all[i].code != 0 {
				got++
			}
		}
		if got != c.want {
			t.Errorf("%s: %d letters, want %d", name, got, c.want)
		}
	}
}
