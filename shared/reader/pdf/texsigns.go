package pdf

import (
	"regexp"
	"strings"
)

// texSigns matches TeX's fonts of mathematical signs. PDFium does not know all of
// their names and gives the bare codes of the others.
var texSigns = regexp.MustCompile(`(?i)^(msam|msbm|cmsy|cmbsy|lmmathsymbols|txsy|pxsy)`)

// texSign reads a code of such a font: "6" for a sign of order would be a number,
// "X" for a tick a letter. Codes that may be the signs they are in other fonts are
// left alone.
func (f font) texSign(c rune) string {
	codes, signs := "\x0D\x0E\x0F"+`!()$,0123;89>?[^_]abcdefghijknpqrtuvw`, `○◦•→⇐⇒↔⇔′∞∈∋∅∀∃⊤⊥∪∧∨⊎⊣⌊⌋⌈⌉{}⟨⟩|‖\√∐∇⊔⊓⊑⊒`
	switch f.tex {
	case "msam":
		codes, signs = "\x02\x03\x04\x05\x06\x07)*46>FIJX", "☒☐■·◊◆∴∵≼≤≥★▶◀✓"
	case "msbm":
		codes, signs = "-?@~", "∤∅∄ℏ"
	}
	if at := strings.IndexRune(codes, c); at >= 0 {
		return string([]rune(signs)[at])
	}
	if c == hyphenMark {
		return "-"
	}
	return plain(c)
}

// texOf names the table of a font, empty for other fonts.
func texOf(name string) string {
	switch kind := strings.ToLower(texSigns.FindString(name)); kind {
	case "", "msam", "msbm":
		return kind
	}
	return "symbols"
}
