package pdf

import (
	"strings"
	"unicode"
)

// Calibri draws "ti" and "tt" as one shape each. Printers to PDF that keep no
// table of what their shapes are leave those with the codes of letters hardly any
// language has: "QuesƟon", "aƩach", "plaƞorm".

// tiedLetters are what such a shape stands for; empty for any other character.
func tiedLetters(c rune) string {
	switch c {
	case 'Ɵ':
		return "ti"
	case 'Ʃ':
		return "tt"
	case 'ƫ':
		return "tti"
	case 'ƞ':
		return "tf"
	}
	return ""
}

// doubtfulTie is what those of the same font stand for whose codes languages do
// have: "soŌware", "oĸce", "eīect". They are read only where no letter like them is.
func doubtfulTie(c rune) string {
	switch c {
	case 'Ō':
		return "ft"
	case 'Į':
		return "fi"
	case 'Ň':
		return "fl"
	case 'ī':
		return "ff"
	case 'ĸ':
		return "ffi"
	}
	return ""
}

// untie tells the styles of a page what its tied letters stand for, where one of
// them follows a small letter.
func untie(all []character, styles []*style) {
	tied, like := false, false
	for i := range all {
		c := all[i].code
		if c < 0x100 || c > 0x200 {
			continue
		}
		if tiedLetters(c) != "" && i > 0 && all[i-1].code >= 'a' && all[i-1].code <= 'z' {
			tied = true
		}
		like = like || c < 0x180 && doubtfulTie(c) == "" && c != 'œ' && c != 'Œ'
	}
	for _, st := range styles {
		st.tied, st.surelyTied = tied && !like, tied
	}
}

// untied is what a character of a style looks like.
func (st *style) untied(c rune) string {
	if st.surelyTied {
		if s := tiedLetters(c); s != "" {
			return s
		}
	}
	if st.tied {
		if s := doubtfulTie(c); s != "" {
			return s
		}
	}
	return st.font.seen(c)
}

// slimmestTie is how wide, in sizes of its text, a shape of two letters is at the least.
const slimmestTie = 0.33

// unmapped is what stands for a shape that is no character.
const unmapped = 0xFFFF

// untieLost takes out the letters that PDFium gives for a shape that the file says is no
// character: it takes the first letters of the font that share a shape, mostly "fi". Such
// a box for a sign that the font lacks is slimmer than two letters, and stands inside no
// word.
func untieLost(all []character) {
	for i := range all {
		first := &all[i]
		if first.code != 'f' || first.style == nil || first.box.width() <= 0 || first.box.width() >= slimmestTie*first.style.size {
			continue
		}
		end := i + 1
		for end < len(all) && end < i+3 && all[end].object == first.object && all[end].box == first.box && strings.ContainsRune("filt", all[end].code) {
			end++
		}
		inside := i > 0 && unicode.IsLetter(all[i-1].code) && end < len(all) && unicode.IsLetter(all[end].code)
		if end == i+1 || inside {
			continue
		}
		for k := i; k < end; k++ {
			all[k].code = unmapped
		}
	}
}
