package formula

import (
	"strings"
	"unicode"
)

// The typefaces of equations that have a meaning of their own.
const (
	faceText     = 1
	faceFunction = 2
	faceVariable = 3
	faceGreek    = 4
	faceCapitals = 5
	faceSymbol   = 6
	faceVector   = 7
	faceNumber   = 8
	faceExtra    = 11
	faceWide     = 12 // text in the scripts of East Asia
	faceMarker   = 23
	faceSpace    = 24
)

// mtefLetter is a character as it is shown, in what kind of run.
type mtefLetter struct {
	text  string
	style Style
	words bool // of a text, not of a formula
}

// letter is what a character record shows; false for one that is not known.
func (b *mtefBuilder) letter(rec mtefRecord) (mtefLetter, bool) {
	if rec.typeface == faceMarker {
		return mtefLetter{}, true
	}
	l := b.face(rec)
	c, ok := b.character(rec)
	if !ok {
		return l, false
	}
	if c >= 0xF000 && c < 0xF180 {
		l.style, c = alphabet(c)
	}
	if l.words && rec.code == '-' {
		c = '-'
	}
	if c > 0 {
		l.text = string(c)
	}
	if unicode.In(c, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul) {
		l.words = true // no program sets them as variables
	}
	return l, true
}

// face tells the style of a typeface.
func (b *mtefBuilder) face(rec mtefRecord) mtefLetter {
	switch rec.typeface {
	case faceText, faceWide:
		return mtefLetter{words: true}
	case faceFunction:
		return mtefLetter{style: Upright}
	case faceVector:
		return mtefLetter{style: Bold}
	}
	if rec.typeface >= 0 {
		return mtefLetter{}
	}
	switch font := b.reader.styles[rec.typeface]; {
	case font.bold && font.italic:
		return mtefLetter{style: BoldItalic}
	case font.bold:
		return mtefLetter{style: Bold}
	case font.italic || isSymbolFace(font.name):
		return mtefLetter{}
	}
	return mtefLetter{style: Upright}
}

func isSymbolFace(font string) bool {
	font = strings.ToLower(font)
	return strings.Contains(font, "symbol") || strings.Contains(font, "extra")
}

// character is the Unicode character of a record; zero for one without a mark.
func (b *mtefBuilder) character(rec mtefRecord) (rune, bool) {
	code := rune(rec.code)
	font := b.reader.styles[rec.typeface].name
	if rec.typeface == faceSpace || code >= 0xEF00 && code <= 0xEFFF {
		return mtefSpace(code), true
	}
	if b.reader.version < 5 {
		return oldCharacter(code, rec.typeface, font)
	}
	if c, ok := mtcode(code); ok {
		return c, true
	}
	if rec.position >= 0 {
		return fontCharacter(rune(rec.position), rec.typeface, font)
	}
	return 0, false
}

// oldCharacter reads the number of a character before version 5: of Unicode,
// or the place in the font where the font is one of signs.
func oldCharacter(code rune, face int, font string) (rune, bool) {
	if code >= 0xF000 && code <= 0xF0FF {
		return fontCharacter(code-0xF000, face, font)
	}
	if code < 0x100 && (face >= faceGreek && face <= faceSymbol || face == faceExtra || isSymbolFace(font)) {
		return fontCharacter(code, face, font)
	}
	switch code { // Unicode changed the shapes of the two over after version 3
	case 'φ':
		return 'ϕ', true
	case 'ϕ':
		return 'φ', true
	}
	return mtcode(code)
}

// fontCharacter is what stands at a place of a font.
func fontCharacter(at rune, face int, font string) (rune, bool) {
	font = strings.ToLower(font)
	c := at
	switch {
	case strings.Contains(font, "extra") || face == faceExtra:
		c = extraCharacter(at)
	case strings.Contains(font, "symbol") || face >= faceGreek && face <= faceSymbol:
		c = symbolCharacter(at)
	}
	return c, c >= ' ' && !unicode.IsControl(c) && !unicode.Is(unicode.Co, c)
}

// symbolCharacter follows the encoding of the Symbol font; a full stop in the
// tables stands for a place without a character.
func symbolCharacter(at rune) rune {
	const (
		low  = " !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεϕγηιφκλμνοπθρστυϖωξψζ{|}∼"
		high = "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪.⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭"
	)
	switch {
	case at >= 0x20 && at <= 0x7E:
		return []rune(low)[at-0x20]
	case at >= 0xA0 && at <= 0xFE:
		return []rune(high)[at-0xA0]
	}
	return 0
}

// extraCharacter follows the encoding of the font MT Extra, as far as its
// characters stand in formulas by themselves.
func extraCharacter(at rune) rune {
	const places, characters = "CDIKLMNOQU`abclhoAB", "∐ƛ∩…⋯⋮⋰⋱∵∪‵↦↕⇕ℓℏ∘⇀↼"
	if i := strings.IndexRune(places, at); i >= 0 {
		return []rune(characters)[i]
	}
	return 0
}

// mtcode is the Unicode character of a number in MathType's set, which adds
// signs in the private area.
func mtcode(code rune) (rune, bool) {
	const private = `E901⩲E902⩱E903⨦E904⨤E90B⊇E90C⊆E922⋚E924⩪E92D⋛E932≲E933≳E93A≾E93B≿E98F·` +
		`EA06≰EA07≱EA0B⊉EA0C⊈EA32⪉EA33⪊EA34≨EA35≩EA3A⋨EA3B⋩EA40⪵EA41⪶EA42⊈EA43⊉EA44⊊EA45⊋` +
		`EB01⥂EB02⥄EB05⤢EB06⤡EE19⁗`
	switch {
	case code == '\t' || code == '\n' || code == '\r':
		return ' ', true
	case code < ' ' || code >= 0x7F && code < 0xA0:
		return 0, false
	case code >= 0xF000 && code < 0xF180:
		return code, true
	case code >= 0xE000 && code < 0xF900:
		at := strings.Index(private, strings.ToUpper(hex4(code)))
		if at < 0 {
			return 0, false
		}
		return []rune(private[at+4:])[0], true
	case code >= 0xD800 && code < 0xE000:
		return 0, false
	case code == '-': // the sign of typewriters stands for the one of mathematics
		return '−', true
	}
	return code, true
}

func hex4(c rune) string {
	const digits = "0123456789ABCDEF"
	return string([]byte{digits[c>>12&15], digits[c>>8&15], digits[c>>4&15], digits[c&15]})
}

// mtefSpace is a space that is seen as one. The thin ones are left out, as are
// the marks for alignment: formulas are set with their own distances.
func mtefSpace(code rune) rune {
	switch code {
	case ' ', 0xA0, 0xEF04, 0xEF05, 0xEF06:
		return ' '
	}
	return 0
}

// alphabet is the letter of an alphabet in the private area: 26 large ones and
// 26 small ones, 128 numbers apart.
func alphabet(c rune) (Style, rune) {
	style := [...]Style{Fraktur, Double, Calligraph}[(c-0xF000)/0x80]
	switch at := (c - 0xF000) % 0x80; {
	case at < 26:
		return style, 'A' + at
	case at < 52:
		return style, 'a' + at - 26
	case at < 62:
		return style, '0' + at - 52
	}
	return "", 0
}
