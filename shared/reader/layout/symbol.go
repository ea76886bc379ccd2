package layout

import (
	"strings"

	"formwright/shared/page"
)

// appendSymbols adds a text piece, its pictures read as what they show: ticks
// and boxes of symbol fonts, bullets of any font, wide runs of spaces as the
// gaps they are.
func appendSymbols(out []piece, p piece, font string) []piece {
	table := dingbats(font)
	p.run.Text = strings.Map(func(r rune) rune {
		code := r
		private := 0xf000 <= r && r <= 0xf0ff
		if private {
			code -= 0xf000
		}
		if s, ok := table[code]; ok {
			return s
		}
		if private {
			if s, ok := symbolGlyphs()[code]; ok {
				return s
			}
			return '•'
		}
		return r
	}, p.run.Text)
	if p.run.Text == "o" && p.run.Marks.Code {
		p.run.Text = "◦" // the second level of Word's lists is an o in Courier New
	}
	return appendGaps(out, p)
}

// appendGaps cuts a piece at three or more spaces, and at boxes to tick.
func appendGaps(out []piece, p piece) []piece {
	text := p.run.Text
	start, spaces := 0, 0
	flush := func(end int) {
		if t := strings.TrimSpace(text[start:end]); t != "" {
			from := start + strings.Index(text[start:end], t)
			out = append(out, p.cut(from, from+len(t)))
		}
	}
	for i, r := range text {
		if r == ' ' {
			spaces++
			continue
		}
		if spaces >= 3 {
			flush(i)
			start = i
		}
		spaces = 0
		if check := boxGlyph(r); check != page.NoCheck {
			flush(i)
			end := i + len(string(r))
			q := p.cut(i, end)
			q.run = page.Run{Kind: page.CheckRun, Check: check}
			out = append(out, q)
			start = end
		}
	}
	if start == 0 {
		if first := strings.TrimLeft(text, " "); first != "" {
			return append(out, p.cut(len(text)-len(first), len(text)))
		}
		return out
	}
	flush(len(text))
	return out
}

func boxGlyph(r rune) page.Check {
	switch r {
	case '☐', '□', '❏', '❑', '◻', '▢':
		return page.Unchecked
	case '☑', '☒', '🗹', '🗵', '⊠', '🗷':
		return page.Checked
	}
	return page.NoCheck
}

// dingbats is what the codes of a font show; nil for fonts of letters.
func dingbats(font string) map[rune]rune {
	name := strings.ToLower(font)
	if !strings.Contains(name, "ding") && !strings.HasPrefix(name, "pzdr") {
		return nil
	}
	name = strings.NewReplacer(" ", "", "-", "").Replace(name)
	switch {
	case strings.Contains(name, "dingbats"), strings.HasPrefix(name, "pzdr"):
		return zapfGlyphs()
	case strings.HasPrefix(name, "wingdings2"):
		return map[rune]rune{'O': '✗', 'P': '✓', 'Q': '☒', 'R': '☑', 'T': '☒', 'S': '☒', '\u00a3': '☐', '*': '☐'}
	case strings.HasPrefix(name, "wingdings"):
		return wingdingGlyphs()
	case strings.HasPrefix(name, "webdings"):
		return map[rune]rune{'a': '✓', 'r': '✗', 'c': '☐', 'g': '■', '=': '●'}
	}
	return nil
}

// zapfGlyphs is Zapf Dingbats by its codes, which TeX's pifont writes too.
func zapfGlyphs() map[rune]rune {
	return map[rune]rune{'3': '✓', '4': '✔', '5': '✕', '6': '✖', '7': '✗', '8': '✘',
		'l': '●', 'm': '○', 'n': '■', 'o': '☐', 'p': '☐', 'q': '☐', 'r': '☐', 'u': '◆', 'H': '★', 'I': '☆', '+': '☞'}
}

func wingdingGlyphs() map[rune]rune {
	return map[rune]rune{'l': '●', 'm': '○', 'n': '■', 'o': '☐', 'p': '☐', 'q': '☐', 'r': '☐', 'x': '☒',
		'\u00a8': '☐', '\u00fb': '✗', '\u00fc': '✓', '\u00fd': '☒', '\u00fe': '☑', '\u00a7': '•', '\u00d8': '➢',
		'v': '❖', '\u00e0': '→', '\u00df': '←', '\u00f0': '→', '\u00a1': '○', '\u009f': '•', '\u00a4': '○'}
}

// symbolGlyphs is what the codes U+F000 to U+F0FF mostly show in the Symbol
// font and Wingdings when the font's name is lost.
func symbolGlyphs() map[rune]rune {
	return map[rune]rune{0xa8: '☐', 0xb7: '•', 0x6f: '☐', 0xfc: '✓', 0xfb: '✗', 0xfe: '☑', 0xfd: '☒', 0x71: '☐', 0x72: '☐',
		0xae: '→', 0xac: '←', 0xb0: '°', 0xb1: '±', 0xb4: '×', 0xb8: '÷', 0xa3: '≤', 0xb3: '≥', 0xb9: '≠', 0xbb: '≈', 0xa5: '∞',
		0x61: 'α', 0x62: 'β', 0x67: 'γ', 0x64: 'δ', 0x44: 'Δ', 0x65: 'ε', 0x6c: 'λ', 0x6d: 'μ', 0x70: 'π',
		0x73: 'σ', 0x53: 'Σ', 0x66: 'φ', 0x77: 'ω', 0x57: 'Ω', 0x2b: '+', 0x2d: '−', 0x3d: '=', 0x28: '(', 0x29: ')', 0x2c: ',', 0x2e: '.', 0x20: ' ',
		0xd6: '√', 0xf2: '∫', 0xe5: '∑', 0xce: '∈', 0xc7: '∩', 0xc8: '∪', 0xde: '⇒', 0xdb: '⇔', 0xa2: '′', 0xd7: '⋅'}
}
