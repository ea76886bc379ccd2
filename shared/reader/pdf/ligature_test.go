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

// TestUntieLost: letters that PDFium gives for a shape without a character are none; those
// of a shape as wide as two letters are, and those inside a word.
func TestUntieLost(t *testing.T) {
	st := &style{size: 10}
	spell := func(text string, tie float64) (all []character) {
		x := 0.0
		for _, c := range text {
			wide := 5.0
			if c == 'f' || c == 'i' {
				wide = tie
			}
			all = append(all, character{code: c, style: st, object: 1, box: rect{left: x, right: x + wide, top: 0, bottom: 10}})
			if c != 'f' { // both letters share one shape
				x += wide
			}
		}
		return all
	}
	for _, c := range []struct {
		text string
		tie  float64
		want string
	}{{"B) 42 fi", 2.8, "B) 42 "}, {"a fi b", 5.6, "a fi b"}, {"a fi b", 2.8, "a  b"}, {"office", 2.8, "office"}} {
		all := spell(c.text, c.tie)
		untieLost(all)
		got := ""
		for _, one := range all {
			got += plain(one.code)
		}
		if got != c.want {
			t.Errorf("%q with shapes of %.1f is read as %q, want %q", c.text, c.tie, got, c.want)
		}
	}
}
