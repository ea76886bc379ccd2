package asks

import (
	"strings"
	"unicode"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// mostRangeOrder is how long an order for several questions is.
const mostRangeOrder = 300

var (
	// questionRange begins with the numbers of several questions: "Q9 and Q10 have ...".
	questionRange = pattern.Guarded(lexicon.HasDigit, `(?i)^(?:q|qs|qns?|questions?|fragen|aufgaben|preguntas|questões|domande|vragen|pytania|вопросы|задания|soal|câu)\.?\s*(?:nos?\.?\s*)?(\d{1,3})\s*(?:-|–|—|,|&|to|through|till|and|bis|und|à|et|a|y|e|и|по|do|i|dan|đến)\s*(?:q\.?\s*)?(\d{1,3})(?:[^\d.]|\.?$|\.\s)`)
	// partRange names parts of a question so: "(1.1 – 1.3)", "from 1.9 to 1.12".
	partRange = pattern.Guarded(lexicon.HasDigit, `(?:^|[\s(\[])(\d{1,2})\.(\d{1,2})\s*(?:-|–|—|to|through|till|bis|à|a|по|do|đến)\s*(\d{1,2})\.(\d{1,2})(?:[^\d.]|\.?$|\.\s)`)
)

// RangeOrders makes heads of the lines that say what to do with several questions, named by
// their numbers, where the first of these stands right below and others above: "Q9 and Q10
// have several correct answers." is no part of Q8, nor does what was ordered above it hold
// any longer. What brings material for them is no head.
func (r *Reader) RangeOrders(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	for i := 1; i+1 < len(lines); i++ {
		l := lines[i]
		if l.Kind != line.TextLine || l.Label != nil || l.Counts || lexicon.IsLonger(l.Text, mostRangeOrder) || !lexicon.HasDigit(l.Text) {
			continue
		}
		first := firstNamed(l.Text)
		if first == "" {
			continue
		}
		if _, numbered := l.QuestionLabel(r.Vocabulary); numbered && !questionRange.MatchString(l.Text) || IsChoiceList(l) || rewrite.StimulusOf(l, r.Vocabulary) {
			continue
		}
		if q, ok := lines[i+1].QuestionLabel(r.Vocabulary); !ok || numberOf(q) != first {
			continue
		}
		if out == nil {
			if strings.Contains(first, ".") && r.namesQuestions(lines) {
				return lines // parts stay with the question that stands over them
			}
			out = append(out, lines...)
		}
		out[i].Counts = true
	}
	if out == nil {
		return lines
	}
	return out
}

// OnlyRange reports whether a line says no more than which questions come: "Questions 5-7".
func OnlyRange(text string) bool {
	m := questionRange.FindStringIndex(text)
	return m != nil && strings.Trim(text[m[1]:], " .:)") == ""
}

// namesQuestions reports whether several questions have a word before their numbers, over
// the numbers of their parts: "Question 1: Theory" over "1.1".
func (r *Reader) namesQuestions(lines []line.Line) bool {
	named := 0
	for i := range lines {
		if q, ok := lines[i].QuestionLabel(r.Vocabulary); ok && q.Kind == line.WordNumber {
			named++
		}
	}
	return named > 1
}

// firstNamed is the number of the first question, but the first of all, of those that a
// line names; empty for none.
func firstNamed(text string) string {
	if m := partRange.FindStringSubmatch(text); m != nil {
		if m[1] == m[3] && m[2] != "1" && line.LastNumber(m[2]) < line.LastNumber(m[4]) {
			return m[1] + "." + m[2]
		}
		return ""
	}
	if m := questionRange.FindStringSubmatch(text); m != nil && m[1] != "1" && line.LastNumber(m[1]) < line.LastNumber(m[2]) {
		return m[1]
	}
	return ""
}

// numberOf is the number of a label as it is printed, without words and signs: "1.4", "9".
func numberOf(q line.QuestionLabel) string {
	return strings.TrimFunc(q.Text, func(c rune) bool { return !unicode.IsDigit(c) })
}
