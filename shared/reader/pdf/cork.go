package pdf

import "unicode"

// Where LaTeX has no outlines of a font with European letters it draws them of dots,
// in fonts without a name and without a table of what their characters are. PDFium
// gives the codes of those as they are: those of the Cork encoding, in which "fi" is
// one character and the German sharp s stands where Latin-1 has another letter.

// The codes of 0x10 to 0x1F, but for two that show nothing, and of 0x80 to 0xBC, which
// Latin-1 has elsewhere or not at all.
const (
	corkSigns   = "“”„«»–—\x00\x00ı\x00ﬀﬁﬂﬃﬄ"
	corkLetters = "ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ"
)

// corkSign is the sign of a code of a text, corkLetter the letter of one; 0 for others.
func corkSign(code rune) rune   { return signOf(corkSigns, code-0x10) }
func corkLetter(code rune) rune { return signOf(corkLetters, code-0x80) }

// signOf is the nth sign of some; 0 where there is none.
func signOf(signs string, n rune) rune {
	for _, r := range signs {
		if n == 0 {
			return r
		}
		n--
	}
	return 0
}

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
		small := smallAt(all, i-1) || smallAt(all, i+1)
		switch {
		case c.code == 'ÿ' && smallAt(all, i-1):
			c.code = 'ß'
		case !found:
		case corkSign(c.code) != 0:
			c.code = corkSign(c.code)
		case small && corkLetter(c.code) != 0:
			c.code = corkLetter(c.code)
		}
	}
}

// unnamed reports whether a character is of a font that has no name.
func unnamed(c character) bool { return c.style != nil && c.style.font.name == "" }

// smallAt reports whether a character is a small letter.
func smallAt(all []character, i int) bool {
	return i >= 0 && i < len(all) && unicode.IsLower(all[i].code)
}
