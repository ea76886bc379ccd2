package docx

import (
	"strconv"

	"formwright/shared/reader/typeset"
)

// symbol reads a w:sym: a font and a code in hexadecimal.
func (l *line) symbol(font, code string, t *text) {
	n, err := strconv.ParseUint(code, 16, 32)
	if err != nil || n > 0x10FFFF {
		return
	}
	l.glyphs(font, string(rune(n)), t)
}

// glyphs adds text in a symbol font. Boxes become check boxes.
func (l *line) glyphs(font, s string, t *text) {
	for _, run := range typeset.Glyphs(font, s, t.marks) {
		l.add(run)
	}
}
