package pdf

import "testing"

// TestPadding: a gap without a typed space between signs of East Asia and letters or
// digits is what word processors add.
func TestPadding(t *testing.T) {
	for _, c := range []struct {
		before, behind string
		gap            float64
		typed, want    bool
	}{
		{"共", "5", 2.4, false, true},
		{"5", "分", 2.4, false, true},
		{"2", "학", 2.4, false, true},
		{"2", "학", 2.4, true, false},
		{"울", "2", 4, false, false},
		{"a", "b", 2.4, false, false},
		{"分", "共", 2.4, false, false},
	} {
		a := assembly{spaces: 1, typed: c.typed, now: stretch{glyphs: []glyph{{c.before, 50, 62}}}}
		l := letter{text: c.behind, style: &style{size: 12}, box: rect{left: 62 + c.gap, right: 74}}
		if got := a.isPadding(&l); got != c.want {
			t.Errorf("%q %.1f before %q, typed %v: %v", c.before, c.gap, c.behind, c.typed, got)
		}
	}
}
