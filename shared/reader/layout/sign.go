package layout

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
)

// Signs that some test programs want at once before what a line says, such as
// "+right", "=wrong", "#question".
const lineSigns = "+=#~@&*^>-–—"

// A sign is one when at least this many lines, and one in so many, begin with it.
const (
	leastSigned = 8
	signedShare = 20
)

// labelSigns labels the lines that begin with a sign which a document sets before
// many: what the sign begins never goes on with the line above.
func labelSigns(regions []*region) {
	counts, pictures, lines := map[rune]int{}, map[rune]int{}, 0
	for _, r := range regions {
		lines += len(r.lines)
		for _, l := range r.lines {
			if sign := signOf(l); sign != 0 {
				counts[sign]++
			}
			if sign := pictureOf(l); sign != 0 {
				pictures[sign]++
			}
		}
	}
	share := func(n int) bool { return n >= leastSigned && n*signedShare >= lines }
	for _, r := range regions {
		for _, l := range r.lines {
			if sign := pictureOf(l); sign != 0 && share(pictures[sign]) {
				l.bullet(sign)
			}
			if n := counts[signOf(l)]; share(n) {
				l.label = label{kind: bulletLabel, end: utf8.RuneLen(firstRune(l.text))}
			}
		}
	}
}

// signOf is the sign that stands at once before the text of a line without a
// label; 0 for none.
func signOf(l *line) rune {
	first := firstRune(l.text)
	if l.label.kind != noLabel || !strings.ContainsRune(lineSigns, first) {
		return 0
	}
	next := firstRune(l.text[utf8.RuneLen(first):])
	if !unicode.IsLetter(next) && !unicode.IsDigit(next) && next != ' ' {
		return 0
	}
	return first
}

// Symbols that say something before a line: they count, calculate or tick.
const tellingSymbols = "−±×÷√∑∏∫≤≥≠≈→←↔⇒°©®™€¬✓✔✗✘✕✖☐☑☒□"

// pictureOf is the symbol that stands alone before the text of a line without a
// label, such as a bullet that another font draws; 0 for none.
func pictureOf(l *line) rune {
	first, size := utf8.DecodeRuneInString(l.text)
	if l.label.kind != noLabel || first < utf8.RuneSelf || first == utf8.RuneError || !unicode.IsSymbol(first) || strings.ContainsRune(tellingSymbols, first) {
		return 0
	}
	if rest := l.text[size:]; rest == "" || !strings.ContainsRune(" \t", firstRune(rest)) {
		return 0
	}
	return first
}

// bullet makes the symbol a line begins with the bullet it is.
func (l *line) bullet(sign rune) {
	if len(l.runs) == 0 || l.runs[0].Kind != page.TextRun || !strings.HasPrefix(l.runs[0].Text, string(sign)) {
		return
	}
	l.runs[0].Text = "•" + strings.TrimPrefix(l.runs[0].Text, string(sign))
	if len(l.runs) > 1 && l.runs[1].Kind == page.TabRun {
		l.runs[1] = page.Run{Text: " "}
	}
	l.text = strings.TrimSpace(page.Paragraph{Runs: l.runs}.Text())
	l.label = labelOf(l.text)
}
