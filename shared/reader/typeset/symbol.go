package typeset

import (
	"strings"
)

// IsSymbolFont reports whether a font shows pictures where others show letters.
func IsSymbolFont(font string) bool {
	for _, known := range [...]string{"symbol", "wingdings", "wingdings 2", "wingdings 3", "webdings"} {
		if strings.EqualFold(font, known) {
			return true
		}
	}
	return false
}

// FromSymbols turns text in a symbol font into Unicode.
func FromSymbols(font, s string) string {
	var b strings.Builder
	for _, c := range s {
		b.WriteString(symbolIn(font, c))
	}
	return b.String()
}

// symbolIn is the character a symbol font shows for a code. Word keeps the
// codes of such fonts at U+F000 in the private area; a code there that is not
// known is shown as a bullet, so that it is not lost.
func symbolIn(font string, c rune) string {
	private := c >= 0xF000 && c <= 0xF0FF
	if !IsSymbolFont(font) {
		if !private {
			return string(c)
		}
		font = "symbol" // bullets whose font was lost
	}
	code := c
	if private {
		code = c - 0xF000
	}
	if code > 0xFF {
		return string(c)
	}
	if code <= ' ' || c == '\u00A0' {
		return " "
	}
	if s := lookUp(strings.ToLower(font), code); s != 0 {
		return string(s)
	}
	return "•"
}

func lookUp(font string, code rune) rune {
	switch font {
	case "symbol":
		return symbolRune(code)
	case "wingdings":
		return wingdings(code)
	case "wingdings 2":
		return wingdings2(code)
	case "wingdings 3":
		return wingdings3(code)
	case "webdings":
		return webdings(code)
	}
	return 0
}

// symbolRune follows the encoding of the Symbol font, which every program
// shares; a full stop in the tables stands for a code without a character.
func symbolRune(code rune) rune {
	const (
		low  = "!∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼"
		high = "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪.〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭"
	)
	switch {
	case code >= 0x21 && code <= 0x7E:
		return nth(low, code-0x21)
	case code >= 0xA0 && code <= 0xFE:
		return nth(high, code-0xA0)
	}
	return 0
}

func nth(table string, n rune) rune {
	for _, c := range table {
		if n == 0 {
			return c
		}
		n--
	}
	return 0
}

// wingdings holds the glyphs that stand in exercises: boxes, ticks, arrows,
// hands, numbers in circles, bullets.
func wingdings(code rune) rune {
	switch {
	case code >= 0x80 && code <= 0x8A:
		return nth("⓪①②③④⑤⑥⑦⑧⑨⑩", code-0x80)
	case code >= 0x8B && code <= 0x95:
		return nth("⓿❶❷❸❹❺❻❼❽❾❿", code-0x8B)
	}
	switch code {
	case 0x6F, 0xA8:
		return '☐'
	case 0x71, 0x72:
		return '❑'
	case 0xFD, 0x78:
		return '☒'
	case 0xFE:
		return '☑'
	case 0xFC:
		return '✓'
	case 0xFB:
		return '✗'
	case 0xD8:
		return '➢'
	case 0xA7, 0x6E:
		return '▪'
	case 0x6C, 0x9F:
		return '●'
	case 0xA1, 0x6D:
		return '○'
	case 0x75, 0x76:
		return '◆'
	case 0xDF, 0xE7, 0xEF:
		return '←'
	case 0xE0, 0xE8, 0xF0:
		return '→'
	case 0xE1, 0xE9, 0xF1:
		return '↑'
	case 0xE2, 0xEA, 0xF2:
		return '↓'
	case 0xF3:
		return '⇔'
	case 0x4A:
		return '☺'
	case 0x4B:
		return '😐'
	case 0x4C:
		return '☹'
	case 0x46:
		return '☞'
	case 0x43:
		return '👍'
	case 0x44:
		return '👎'
	case 0x21:
		return '✏'
	case 0xAB:
		return '★'
	}
	return 0
}

func wingdings2(code rune) rune {
	switch {
	case code >= 0x69 && code <= 0x73:
		return nth("⓪①②③④⑤⑥⑦⑧⑨⑩", code-0x69)
	case code >= 0x74 && code <= 0x7E:
		return nth("⓿❶❷❸❹❺❻❼❽❾❿", code-0x74)
	}
	switch code {
	case 0x51, 0x52, 0x53, 0x54, 0x55:
		return nth("☒☑☒☒☒", code-0x51)
	case 0xA3, 0x2A, 0x30:
		return '☐'
	case 0x50:
		return '✓'
	case 0x4F:
		return '✗'
	case 0x97, 0x98:
		return '●'
	case 0x99, 0x9A:
		return '○'
	}
	return 0
}

// wingdings3 holds arrows and triangles.
func wingdings3(code rune) rune {
	switch {
	case code >= 0x66 && code <= 0x6D:
		return nth("←→↑↓↖↗↙↘", code-0x66)
	case code >= 0x70 && code <= 0x77:
		return nth("▲▼△▽◀▶◁▷", code-0x70)
	}
	switch code {
	case 0x7B, 0x7D:
		return nth("◀.▶", code-0x7B)
	case 0x80, 0x81:
		return nth("▲▼", code-0x80)
	}
	return 0
}

func webdings(code rune) rune {
	switch code {
	case 0x61:
		return '✓'
	case 0x72:
		return '✗'
	case 0x63:
		return '☐'
	case 0x67:
		return '■'
	case 0x6E:
		return '●'
	case 0x33, 0x34, 0x35, 0x36:
		return nth("◀▶▲▼", code-0x33)
	case 0x59:
		return '♥'
	case 0x3D:
		return '•'
	}
	return 0
}
