package recognize

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
)

// isPictograph reports whether a rune is a small picture people type before a
// line to decorate it, or belongs to one.
func isPictograph(r rune) bool {
	if r < 0x200D {
		return false
	}
	drawing := 0x2500 <= r && r <= 0x25FF // bullets, and the branches of a tree of files
	return unicode.Is(unicode.So, r) && !drawing && !isCircledRune(r) || r == 0xFE0F || r == 0x20E3 || r == 0x200D
}

func isCircledRune(r rune) bool {
	return '①' <= r && r <= '⓿' || '㈀' <= r && r <= '㋿' || '❶' <= r && r <= '➓'
}

// undecorated takes pictures off the front of lines that have a label behind
// them, "❓ 1. Why?", and writes the pictures of numbers, "1️⃣ Why?", as labels.
// Before the heading of a key they say nothing either. A picture before a choice may be the sign of the right one and stays, and so
// does one that is the only label of its line.
func (r *recognizer) undecorated(lines []line) []line {
	v := r.vocabulary
	for i, l := range lines {
		if l.kind != textLine || l.label != nil || len(l.text) < 5 {
			continue
		}
		if n := keycap(l.text); n > 0 {
			digits := l.text[:n]
			rest := l.from(len(l.text) - len(strings.TrimLeft(l.text[n:], "\ufe0f\u20e3 \t")))
			if rest.text != "" {
				lines[i] = newLine(l, append([]page.Run{{Text: digits + ". "}}, rest.runs...))
			}
			continue
		}
		sign, size := utf8.DecodeRuneInString(l.text)
		if !isPictograph(sign) {
			continue
		}
		for size < len(l.text) {
			next, n := utf8.DecodeRuneInString(l.text[size:])
			if !isPictograph(next) && next != ' ' && next != '\t' {
				break
			}
			size += n
		}
		rest := l.from(size)
		if r.isKeyHeading(rest) {
			lines[i] = rest // "✅ Answers"
		} else if marksChoice(sign) {
			continue
		} else if q, ok := rest.questionLabel(v); ok && q.delim != bareDelim && q.delim != gluedDelim {
			lines[i] = rest
		} else if c, ok := signLabel(rest.text); ok && c.kind == letterLabel {
			lines[i] = rest
		}
	}
	return lines
}

// keycap measures the digits of a key that a line begins with, 0 for none.
func keycap(s string) int {
	if s[0] < '0' || s[0] > '9' {
		return 0
	}
	n := 0
	for n < len(s) && '0' <= s[n] && s[n] <= '9' {
		n++
		if rest := strings.TrimPrefix(s[n:], "\ufe0f"); strings.HasPrefix(rest, "\u20e3") {
			return n
		}
	}
	return 0
}

// marksChoice reports whether a picture says that a choice is right or wrong.
func marksChoice(r rune) bool {
	return strings.ContainsRune("✅✓✔☑☒❌✖✗✘🗹🗷⭕☐□■◯⚪⬜⚫◉🔘→➡⬅►▶◄", r)
}
