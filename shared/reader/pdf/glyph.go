package pdf

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"formwright/shared/reader/typeset"
)

// seen is what a character of a font looks like, in Unicode; empty for what
// cannot be seen.
func (f *font) seen(c rune) string {
	switch {
	case f.tex != "":
		return f.texSign(c)
	case f.icons && iconSigns(c) != "":
		return iconSigns(c)
	case c == hyphenMark || c == 0xFFFE || c == 0x2010 || c == 0x2011:
		return "-" // and the hyphens that do not look otherwise
	case f.extension && c < 0x80:
		return large(c)
	case f.dingbats && (c < 0x100 || isPrivate(c)):
		return dingbat(c & 0xFF)
	case f.dingbats:
		return alike(c)
	case f.symbols != "" && (c < 0x100 || isPrivate(c)):
		return f.symbol(c)
	case isPrivate(c):
		return private(c)
	}
	return plain(c)
}

// hyphenMark is PDFium's mark of a hyphen at the end of a line.
const hyphenMark = 0x02

func isPrivate(c rune) bool { return c >= 0xF000 && c <= 0xF0FF }

// symbol reads a character of a symbol font. A box is a box, however its
// corners look.
func (f *font) symbol(c rune) string {
	if c == ' ' || c == 0xA0 {
		return " "
	}
	switch s := typeset.FromSymbols(f.symbols, string(c)); s {
	case "❑", "❏", "□":
		return "☐"
	default:
		return s
	}
}

// bySignNames tells the styles of a page whose signs came by their names, not by the
// codes of the Symbol font: they hold signs that no code is, and "×" and "÷" are what
// they say there.
func bySignNames(all []character) {
	named := map[string]bool{}
	for i := range all {
		if st := all[i].style; st != nil && st.font.symbols == "symbol" && all[i].code >= 0x100 && !isPrivate(all[i].code) {
			named[st.font.name] = true
		}
	}
	if len(named) == 0 {
		return
	}
	for i := range all {
		if st := all[i].style; st != nil && named[st.font.name] {
			st.font.symbols = ""
		}
	}
}

// private reads a character of the private area in a font that does not say
// what it is: Word keeps symbol fonts there, and icon fonts begin there.
func private(c rune) string {
	switch c {
	case 0xF0B7, 0xF0A7, 0xF0D8, 0xF076, 0xF02D:
		return "•"
	case 0xF00C, 0xF0FC:
		return "✓"
	case 0xF00D, 0xF0FB:
		return "✗"
	case 0xF046, 0xF0FE:
		return "☑"
	case 0xF0FD:
		return "☒"
	case 0xF096, 0xF0A8, 0xF06F, 0xF071, 0xF072:
		return "☐"
	case 0xF0E0:
		return "→"
	}
	return typeset.FromSymbols("", string(c))
}

// iconSigns reads the boxes and verdicts of icon fonts, by which web pages show what
// can be chosen and what is; empty for other icons.
func iconSigns(c rune) string {
	switch c {
	case 0xF10C, 0xF096, 0xF0C8, 0xF111:
		return "☐"
	case 0xF05D, 0xF058, 0xF046, 0xF14A, 0xF192:
		return "☑"
	case 0xF00C:
		return "✓"
	case 0xF00D, 0xF05C, 0xF057:
		return "✗"
	}
	return ""
}

// printable is the signs of ASCII that can be seen, in their order: a part of it
// takes no memory of its own, as nearly every character would.
const printable = " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"

// plain cleans a character of an ordinary font.
func plain(c rune) string {
	switch {
	case c == '\t':
		return " " // what some printers of browsers name the glyph of a space
	case c < ' ' || c == 0x7F || c >= 0x80 && c < 0xA0:
		return ""
	case c < 0x7F:
		return printable[c-' ' : c-' '+1]
	case c == 0x200C || c == 0x200D:
		return string(c) // joiners: Persian and Indic words need them
	case c >= 0x200B && c <= 0x200F, c >= 0x202A && c <= 0x202E, c >= 0x2060 && c <= 0x206F, c == 0xFEFF:
		return ""
	case unicode.IsSpace(c):
		return " "
	case c >= 0xFB00 && c <= 0xFDFF, c >= 0xFE70 && c <= 0xFEFC, c >= 0x2F00 && c <= 0x2FDF, c >= 0x1D400 && c <= 0x1D7FF:
		return norm.NFKC.String(string(c)) // ligatures, Arabic forms, radicals that stand for characters, letters of formulas
	case c >= 0xE000 && c <= 0xF8FF, c >= 0xF0000, c == unicode.ReplacementChar, c == 0xFFFF:
		return ""
	}
	return string(c)
}

// dingbat follows the encoding of ZapfDingbats for the signs of exercises. A
// sign nobody needs to tell from others is a bullet.
func dingbat(code rune) string {
	circled := [...]string{"①②③④⑤⑥⑦⑧⑨⑩", "❶❷❸❹❺❻❼❽❾❿"}
	switch {
	case code <= ' ' || code == 0xA0:
		return " "
	case code == '3' || code == '4':
		return "✓"
	case code >= '5' && code <= '8':
		return "✗"
	case code == 'l' || code == 'm':
		return string([]rune("●○")[code-'l'])
	case code == 'n':
		return "■"
	case code >= 'o' && code <= 'r':
		return "☐"
	case code >= 0xAC && code <= 0xD3: // four rows of ten: open, filled, and both in another face
		row, n := (code-0xAC)/10, (code-0xAC)%10
		return string([]rune(circled[row%2])[n])
	case code == 0xD4 || code >= 0xD6 && code <= 0xFE && code != 0xF0:
		return "→"
	case code >= 'H' && code <= 'J':
		return "★"
	}
	return "•"
}

// alike is the one sign for those of the dingbats that differ in their looks only.
func alike(c rune) string {
	switch {
	case c == '✔':
		return "✓"
	case c >= '✕' && c <= '✘':
		return "✗"
	case c >= '❏' && c <= '❒':
		return "☐"
	}
	return plain(c)
}

// large follows the encoding of TeX's font of large signs, whose names PDFium
// does not know: it gives the bare codes.
func large(code rune) string {
	switch code {
	case 0x00, 0x10, 0x12, 0x20, 0x30, 0x40:
		return "("
	case 0x01, 0x11, 0x13, '!', 0x31, 0x41:
		return ")"
	case 0x02, 0x14, '"', 'h':
		return "["
	case 0x03, 0x15, '#', 'i':
		return "]"
	case 0x08, 0x1A, '(', 'n', '8':
		return "{"
	case 0x09, 0x1B, ')', 'o', '9':
		return "}"
	case 0x0C:
		return "|"
	case 'P', 'X':
		return "∑"
	case 'Q', 'Y':
		return "∏"
	case 'R', 'Z':
		return "∫"
	case 'H', 'I':
		return "∮"
	case 'S', '[':
		return "⋃"
	case 'T', '\\':
		return "⋂"
	case 'V', '^':
		return "⋀"
	case 'W', '_':
		return "⋁"
	case 'p', 'q', 'r', 's', 't':
		return "√"
	}
	return ""
}

// clean cleans text that is no character of a page: titles, values, notes.
func clean(s string) string {
	var b strings.Builder
	for _, c := range s {
		if c == '\n' || c == '\r' || c == '\t' {
			c = ' '
		}
		if c == 0xAD {
			continue
		}
		b.WriteString(plain(c))
	}
	return strings.TrimSpace(norm.NFC.String(b.String()))
}
