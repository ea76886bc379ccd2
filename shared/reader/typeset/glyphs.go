package typeset

import "formwright/shared/page"

// Glyphs makes runs of text in a symbol font. Boxes become check boxes.
func Glyphs(font, s string, m page.Marks) []page.Run {
	var out []page.Run
	for _, c := range s {
		glyph := symbolIn(font, c)
		if check := BoxState(glyph); check != page.NoCheck && glyph != string(c) {
			out = append(out, page.Run{Kind: page.CheckRun, Check: check, Marks: m})
			continue
		}
		if glyph = Visible(glyph); glyph != "" {
			out = append(out, page.Run{Text: glyph, Marks: m})
		}
	}
	return out
}
