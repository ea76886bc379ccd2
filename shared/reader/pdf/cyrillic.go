package pdf

import "unicode"

// Old fonts of TeX for Russian carry no table of what their characters are, and
// PDFium takes their codes for Latin ones: "Çàäà÷à" for "Задача". No language
// has words that are mostly accented letters, so a page full of them says which
// it was.

// leastCyrillic is how many letters a page has before its script is judged.
const leastCyrillic = 40

// cyrillic gives the letters of a page their script back.
func cyrillic(all []character) {
	high, letters := 0, 0
	fonts := map[string]*[2]int{} // by the font's name, how many are high and how many letters
	var last *style
	var count *[2]int // of its font
	for i := range all {
		c := all[i].code
		st := all[i].style
		if st == nil || !isHigh(c) && !unicode.IsLetter(c) {
			continue
		}
		if st != last {
			if count = fonts[st.font.name]; count == nil {
				count = &[2]int{}
				fonts[st.font.name] = count
			}
			last = st
		}
		letters++
		count[1]++
		if isHigh(c) {
			high++
			count[0]++
		}
	}
	if letters < leastCyrillic || high*2 < letters {
		return
	}
	for i := range all {
		st := all[i].style
		if st == nil || all[i].code > 0xFF || all[i].code < 0x80 {
			continue
		}
		if count := fonts[st.font.name]; count != nil && count[1] >= 4 && count[0]*10 >= count[1]*7 {
			all[i].code = windows1251(all[i].code)
		}
	}
}

// isHigh reports whether a code is that of a letter in the Cyrillic code pages.
func isHigh(c rune) bool { return c >= 0xC0 && c <= 0xFF || c == 0xA8 || c == 0xB8 }

// windows1251 is the character of a code of the Cyrillic code page.
func windows1251(c rune) rune {
	switch {
	case c >= 0xC0 && c <= 0xFF:
		return c - 0xC0 + 'А'
	case c == 0xA8:
		return 'Ё'
	case c == 0xB8:
		return 'ё'
	case c == 0xB9:
		return '№'
	case c == 0xAF:
		return 'Ї'
	case c == 0xBF:
		return 'ї'
	case c == 0xAA:
		return 'Є'
	case c == 0xBA:
		return 'є'
	case c == 0xB2:
		return 'І'
	case c == 0xB3:
		return 'і'
	}
	return c
}
