package rewrite

import (
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastNamed is how many answers of a document name choices by their numbers without a sign.
const leastNamed = 2

// namedNumber is the number of a choice behind the word for an answer, or behind one for
// right: "Antwort 2", "Ответ (2)", "Верно: 2".
var namedNumber = pattern.New(`^\s*[:：=–-]?\s*[(\[]?([1-9])[)\]]?\s*\.?$`)

// NumberAnswers reads such lines right below the choices that they name one of: elsewhere
// "Antwort 2" is the title of an answer, and "Верно: 2" a count.
func (r *Reader) NumberAnswers(lines []line.Line) []line.Line {
	at, numbers := []int(nil), map[int]string{}
	for i := 1; i < len(lines); i++ {
		l := lines[i]
		if l.Kind != line.TextLine || l.Label != nil || l.Text == "" || len(l.Text) > 2*longestKeyWord || !lexicon.IsDigit(lastDigit(l.Text)) || !countedUpTo(lines, i) {
			continue
		}
		c, end := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord, lexicon.TrueWord, lexicon.CorrectWord)
		if c == lexicon.NoClass {
			continue
		}
		m := namedNumber.FindStringSubmatch(l.Text[end:])
		if n, ok := lines[i-1].NumberLabel(); m != nil && ok && line.LastNumber(m[1]) <= n.Number {
			at = append(at, i)
			numbers[i] = m[1]
		}
	}
	if len(at) < leastNamed {
		return lines
	}
	for _, i := range at {
		told := line.NewLine(lines[i], []page.Run{{Text: "Answer: " + numbers[i]}})
		told.Gap = lines[i].Gap
		lines[i] = told
	}
	return lines
}

// lastDigit is the last character of a text before brackets and stops, 0 for none.
func lastDigit(s string) byte {
	for i := len(s) - 1; i >= 0; i-- {
		if s[i] != ')' && s[i] != ']' && s[i] != '.' && s[i] != ' ' {
			return s[i]
		}
	}
	return 0
}

// countedUpTo reports whether a row of lines that count from 1 ends right above line i.
func countedUpTo(lines []line.Line, i int) bool {
	n, ok := lines[i-1].NumberLabel()
	if !ok || n.Number < 2 || n.Number > choicesAbove || i < n.Number {
		return false
	}
	for k := range n.Number {
		m, ok := lines[i-n.Number+k].NumberLabel()
		if !ok || m.Number != k+1 || m.Delim != n.Delim {
			return false
		}
	}
	return true
}
