package pdf

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
