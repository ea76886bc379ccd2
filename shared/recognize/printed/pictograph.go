package printed

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Undecorated takes pictures off the front of lines that have a label behind
// them, "❓ 1. Why?", and writes the pictures of numbers, "1️⃣ Why?", as labels.
// Before the heading of a key they say nothing either, and neither do dashes and
// squares before the words for questions, "– Question 2". A picture before a choice
// may be the sign of the right one and stays, and so does one that is the only label
// of its line.
func (r *Reader) Undecorated(lines []line.Line) []line.Line {
	v := r.Vocabulary
	heads := map[int]line.Line{}
	for i, l := range lines {
		if rest, ok := r.behindSign(l); ok {
			heads[i] = rest
		}
	}
	for i, l := range lines {
		if rest, ok := behindNumber(l); ok {
			lines[i] = rest
			continue
		}
		if rest, ok := heads[i]; ok && len(heads) > 1 {
			lines[i] = rest
			continue
		}
		if l.Kind != line.TextLine || l.Label != nil || len(l.Text) < 5 {
			continue
		}
		if n := keycap(l.Text); n > 0 {
			digits := l.Text[:n]
			rest := l.From(len(l.Text) - len(strings.TrimLeft(l.Text[n:], "\ufe0f\u20e3 \t")))
			if rest.Text != "" {
				lines[i] = line.NewLine(l, append([]page.Run{{Text: digits + ". "}}, rest.Runs...))
			}
			continue
		}
		sign, size := utf8.DecodeRuneInString(l.Text)
		if !line.IsPictograph(sign) {
			continue
		}
		for size < len(l.Text) {
			next, n := utf8.DecodeRuneInString(l.Text[size:])
			if !line.IsPictograph(next) && next != ' ' && next != '\t' {
				break
			}
			size += n
		}
		rest := l.From(size)
		if r.IsKeyHeading(rest) {
			lines[i] = rest // "✅ Answers"
		} else if marksChoice(sign) {
			continue
		} else if q, ok := rest.QuestionLabel(v); ok && q.Delim != line.BareDelim && q.Delim != line.GluedDelim {
			lines[i] = rest
		} else if c, ok := lexicon.SignLabel(rest.Text); ok && c.Kind == lexicon.LetterLabel {
			lines[i] = rest
		}
	}
	return lines
}

// behindNumber is a line without the pictures between its number and its text,
// "2) 🖊️ Which one swims?".
func behindNumber(l line.Line) (line.Line, bool) {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsASCII(l.Text) {
		return l, false
	}
	q, ok := l.NumberLabel()
	if !ok || q.End == 0 || q.End >= len(l.Text) || q.Delim == line.BareDelim || q.Delim == line.GluedDelim {
		return l, false
	}
	rest := strings.TrimLeftFunc(l.Text[q.End:], func(r rune) bool { return line.IsPictograph(r) || r == ' ' })
	sign, _ := utf8.DecodeRuneInString(strings.TrimLeft(l.Text[q.End:], " "))
	if rest == "" || !line.IsPictograph(sign) || marksChoice(sign) {
		return l, false
	}
	return line.NewLine(l, append(line.SliceRuns(l.Runs, 0, q.End), line.SliceRuns(l.Runs, len(l.Text)-len(rest), len(l.Text))...)), true
}

// behindSign is a line without the dash, square or arrow in front of the name of its
// question, "■ Question 3 of 4".
func (r *Reader) behindSign(l line.Line) (line.Line, bool) {
	sign, size := utf8.DecodeRuneInString(l.Text)
	if l.Kind != line.TextLine || l.Label != nil || !strings.ContainsRune("-–—■▶►◆§", sign) || size == len(l.Text) || l.Text[size] != ' ' {
		return l, false
	}
	rest := l.From(size + 1)
	q, ok := rest.QuestionLabel(r.Vocabulary)
	first, _ := utf8.DecodeRuneInString(rest.Text)
	return rest, ok && q.Kind == line.WordNumber && unicode.IsLetter(first) // and no "– 10 questions of a point each"
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
