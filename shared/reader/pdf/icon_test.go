package pdf

import "testing"

// TestColouredIcons: icons whose codes say nothing are a tick and a cross by their
// colours, where a page has one of each.
func TestColouredIcons(t *testing.T) {
	const tick, cross, arrow = 0xF11A, 0xF11E, 0xF171
	type drawn struct {
		code  rune
		color string
		font  string
	}
	for name, c := range map[string]struct {
		all  []drawn
		want string
	}{
		"a tick and a cross":     {[]drawn{{tick, "2E7E32", "ocfont"}, {cross, "D50000", "ocfont"}, {tick, "FFFFFF", "ocfont"}, {arrow, "7451EB", "ocfont"}}, "✓✗\uF11A\uF171"},
		"no cross on the page":   {[]drawn{{tick, "2E7E32", "ocfont"}, {arrow, "7451EB", "ocfont"}}, "\uF11A\uF171"},
		"one shape in both":      {[]drawn{{tick, "2E7E32", "ocfont"}, {tick, "D50000", "ocfont"}}, "\uF11A\uF11A"},
		"of two fonts":           {[]drawn{{tick, "2E7E32", "ocfont"}, {cross, "D50000", "other"}}, "\uF11A\uF11E"},
		"letters are no icons":   {[]drawn{{'a', "2E7E32", "ocfont"}, {'b', "D50000", "ocfont"}}, "ab"},
		"another code of a tick": {[]drawn{{tick, "00AA00", "ocfont"}, {cross, "FF0000", "ocfont"}, {cross, "", "ocfont"}}, "✓✗\uF11E"},
	} {
		var all []character
		for i, d := range c.all {
			all = append(all, character{code: d.code, object: handle(i + 1), style: &style{font: font{name: d.font}, color: d.color}})
		}
		colouredIcons(all)
		got := ""
		for i := range all {
			got += string(all[i].code)
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
