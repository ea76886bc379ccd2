package layout

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
)

// join puts the lines of a paragraph together: a space between them, none
// between ideographs, hyphens at line ends undone.
func (l *layout) join(lines []*line) []page.Run {
	var j joiner
	for i, n := range lines {
		if i > 0 {
			l.bridge(&j, lines[i-1], n)
		}
		stretched := i+1 < len(lines) && n.edge-n.end < n.size
		for k, r := range n.runs {
			if stretched && r.Kind == page.TabRun && !beginsAnew(n.runs[k+1:]) {
				j.space(page.Run{})
				continue
			}
			j.add(r)
		}
	}
	for _, n := range lines {
		for _, r := range n.worth {
			j.add(page.Run{Kind: page.TabRun})
			j.add(r)
		}
	}
	return j.done()
}

// beginsAnew reports whether a label stands behind a wide gap. Without one, the
// gap of a line that was stretched to both margins is only a space.
func beginsAnew(runs []page.Run) bool {
	return len(runs) == 0 || runs[0].Kind != page.TextRun || labelOf(runs[0].Text).kind != noLabel
}

// bridge is what stands between two lines.
func (l *layout) bridge(j *joiner, a, b *line) {
	last, first := lastRune(a.text), firstRune(b.text)
	j.trim()
	switch {
	case isIdeograph(last) && isIdeograph(first):
	case isHyphen(last) && unicode.IsLetter(first) && !isDash(a.text):
		if l.breaksWord(a.text, b.text) {
			j.cut(utf8.RuneLen(last))
		}
	case l.cutsWord(a, b):
	default:
		next := page.Run{}
		if len(b.runs) > 0 {
			next = b.runs[0]
		}
		j.space(next)
	}
}

// isDash reports whether the sign at the end of a line belongs to no word, as the dash
// before a choice whose letter begins the line below: "Paris -", "B) Rome".
func isDash(s string) bool {
	s = s[:len(s)-utf8.RuneLen(lastRune(s))]
	return s == "" || strings.HasSuffix(s, " ")
}

func isHyphen(r rune) bool { return r == '-' || r == '‐' || r == '¬' }

// breaksWord reports whether the hyphen between two lines only breaks a word,
// so that it goes when they are joined. Words the document has elsewhere, with
// the hyphen or without it, decide; else a hyphen between small letters goes.
func (l *layout) breaksWord(a, b string) bool {
	front := a[strings.LastIndexAny(a, " \t\n")+1:]
	front = front[:len(front)-utf8.RuneLen(lastRune(front))]
	back, _, _ := strings.Cut(b, " ")
	joined, hyphened := bareWord(front+back), bareWord(front+"-"+back)
	if l.style.words[joined] != l.style.words[hyphened] {
		return l.style.words[joined]
	}
	before, after := lastRune(front), firstRune(back)
	if !unicode.IsLower(after) || !unicode.IsLower(before) || strings.ContainsAny(front, "-‐0123456789") {
		return false
	}
	return utf8.RuneCountInString(front) > 1
}

// cutsWord reports whether a word that has no room on a line goes on with the
// next one without a hyphen, as in narrow cells: the document has it whole
// elsewhere and does not have its rest.
func (l *layout) cutsWord(a, b *line) bool {
	if !unicode.IsLetter(lastRune(a.text)) || !unicode.IsLower(firstRune(b.text)) || a.edge-a.end > 0.7*a.size {
		return false
	}
	front := bareWord(a.text[strings.LastIndexAny(a.text, " /\t\n")+1:])
	back, _, _ := strings.Cut(b.text, " ")
	back, _, _ = strings.Cut(back, "/")
	back = bareWord(back)
	return back != "" && l.style.words[front+back] && !l.style.words[back]
}
