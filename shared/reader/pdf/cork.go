package pdf

import "unicode"

// Where LaTeX has no outlines of a font with European letters it draws them of dots,
// in fonts without a name and without a table of what their characters are. PDFium
// gives the codes of those as they are: those of the Cork encoding, in which "fi" is
// one character and the German sharp s stands where Latin-1 has another letter.

// corkSigns are the characters of the codes 0x10 to 0x1F that stand in texts.
var corkSigns = map[rune]rune{0x10: '“', 0x11: '”', 0x12: '„', 0x13: '«', 0x14: '»', 0x15: '–', 0x16: '—', 0x19: 'ı', 0x1B: 'ﬀ', 0x1C: 'ﬁ', 0x1D: 'ﬂ', 0x1E: 'ﬃ', 0x1F: 'ﬄ'}

// corkLetters are those of 0x80 to 0xBC, which Latin-1 has elsewhere or not at all.
var corkLetters = []rune("ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ")

// corked gives the characters of fonts without a name what they stand for, on pages
// that have a character of several letters in such a font.
func corked(all []character) {
	found := false
	for i := range all {
		if c := all[i].code; c >= 0x1B && c <= 0x1F && unnamed(all[i]) && (smallAt(all, i-1) || smallAt(all, i+1)) {
			found = true
			break
		}
	}
	for i := range all {
		c := &all[i]
		if !unnamed(*c) || c.code < 0x10 || c.code > 0xFF {
			continue
		}
		switch sign, ok := corkSigns[c.code]; {
		case c.code == 'ÿ' && smallAt(all, i-1):
			c.code = 'ß'
		case !found:
		case ok:
			c.code = sign
		case c.code >= 0x80 && int(c.code-0x80) < len(corkLetters) && (smallAt(all, i-1) || smallAt(all, i+1)):
			c.code = corkLetters[c.code-0x80]
		}
	}
}

// unnamed reports whether a character is of a font that has no name.
func unnamed(c character) bool { return c.style != nil && c.style.font.name == "" }

// smallAt reports whether a character is a small letter.
func smallAt(all []character, i int) bool {
	return i >= 0 && i < len(all) && unicode.IsLower(all[i].code)
}
