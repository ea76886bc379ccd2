package pdf

import "testing"

// TestUntie: the codes of letters drawn as one are read as what they show, the
// doubtful ones only on pages without letters like them.
func TestUntie(t *testing.T) {
	for text, want := range map[string]string{
		"a quesƟon, aƩached to a plaƞorm":  "a question, attached to a platform",
		"seƫngs of acƟve soŌware, an oĸce": "settings of active software, an office",
		"acƟve Ōsaka, ē":                   "active Ōsaka, ē",
		"Ɵleke":                            "Ɵleke",
		"Rīga":                             "Rīga",
	} {
		st := &style{}
		var all []character
		for _, c := range text {
			all = append(all, character{code: c, style: st})
		}
		untie(all, []*style{st})
		got := ""
		for _, c := range text {
			got += st.untied(c)
		}
		if got != want {
			t.Errorf("%q is read as %q, want %q", text, got, want)
		}
	}
}

// TestSpaceWithinALigature: a space that stands in the shape two letters share parts
// no word; one behind that shape does, and one in the shape of a single letter.
func TestSpaceWithinALigature(t *testing.T) {
	shared := []glyph{{"f", 50, 55}, {"i", 50, 55}}
	for _, c := range []struct {
		glyphs      []glyph
		left, right float64
		want        bool
	}{
		{shared, 52.6, 54.9, true},
		{shared, 55, 57.2, false},
		{shared, 54, 57.2, false},
		{[]glyph{{"f", 46, 50}, {"i", 50, 55}}, 52.6, 54.9, false},
		{shared[:1], 52.6, 54.9, false},
	} {
		a := assembly{now: stretch{style: &style{size: 10}, glyphs: c.glyphs}}
		if got := a.withinLigature(rect{left: c.left, right: c.right}); got != c.want {
			t.Errorf("a space from %.1f to %.1f behind %v: %v", c.left, c.right, c.glyphs, got)
		}
	}
}
