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

// TestIconVerdicts: a tick in a disc is a verdict behind words, and a button where it
// stands before them or other buttons are empty discs.
func TestIconVerdicts(t *testing.T) {
	const pick, empty, tick = 0xF058, 0xF111, 0xF00C
	web, plain := font{name: "FontAwesome6Free-Regular", icons: true}, font{name: "Arial"}
	type drawn struct {
		code rune
		font font
		x, y float64
	}
	for name, c := range map[string]struct {
		all  []drawn
		want rune
	}{
		"behind words":           {[]drawn{{'a', plain, 10, 100}, {pick, web, 90, 101}}, tick},
		"before words":           {[]drawn{{pick, web, 10, 100}, {'a', plain, 30, 100}}, pick},
		"behind another line":    {[]drawn{{'a', plain, 10, 100}, {pick, web, 90, 140}}, pick},
		"among empty discs":      {[]drawn{{empty, web, 10, 100}, {'a', plain, 30, 100}, {pick, web, 60, 100}, {'b', plain, 80, 100}}, pick},
		"a disc of another font": {[]drawn{{'a', plain, 10, 100}, {pick, plain, 90, 100}}, pick},
	} {
		var all []character
		for _, d := range c.all {
			all = append(all, character{code: d.code, style: &style{font: d.font}, box: rect{d.x, d.y, d.x + 8, d.y + 10}})
		}
		iconVerdicts(all)
		got := rune(0)
		for i, d := range c.all {
			if d.code == pick {
				got = all[i].code
			}
		}
		if got != c.want {
			t.Errorf("%s: %U, want %U", name, got, c.want)
		}
	}
}
