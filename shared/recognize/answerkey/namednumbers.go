package answerkey

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// namedNumber is a number of a question with the word or sign for one before it, within
// a line of answers: "Q1: b", "Frage 2 – a", "№ 3".
var namedNumber = pattern.Guarded(lexicon.HasDigit, `(?:^|[\s,;|:])((?:\p{L}+\.?\s?|[#№]\s?))(\d{1,3})(?:\s*[).:=–—(-]|\s)`)

// NamedNumbers takes the word for a question from before each number where the answers
// to several stand on one line: "Solutions: Q1: b, Q2: a, Q3: c".
func (r *Reader) NamedNumbers(lines []line.Line) []line.Line {
	var out []line.Line
	for i, l := range lines {
		cuts := r.namesInRow(l)
		if cuts == nil {
			continue
		}
		if out == nil {
			out = slices.Clone(lines)
		}
		var runs []page.Run
		from := 0
		for _, cut := range cuts {
			runs = append(runs, line.SliceRuns(l.Runs, from, cut[0])...)
			from = cut[1]
		}
		out[i] = line.NewLine(l, append(runs, line.SliceRuns(l.Runs, from, len(l.Text))...))
	}
	if out == nil {
		return lines
	}
	return out
}

// namesInRow are the places of such words on a line: one and the same, before numbers
// that count on, behind nothing or the heading of a key, with short answers between.
func (r *Reader) namesInRow(l line.Line) (cuts [][2]int) {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) || CountNumbers(l.Text) < minSequence || lexicon.HasQuestionMark(l.Text) {
		return nil
	}
	found := namedNumber.FindAllStringSubmatchIndex(l.Text, -1)
	if len(found) < minSequence {
		return nil
	}
	first := found[0]
	word, number := l.Text[first[2]:first[3]], line.LastNumber(l.Text[first[4]:first[5]])
	if front := strings.TrimRight(l.Text[:first[2]], lexicon.Whitespace+":：-–—"); front != "" {
		if _, ok := r.Vocabulary.Is(front, lexicon.KeyHeading, lexicon.AnswerWord); !ok {
			return nil
		}
	}
	if !r.namesQuestion(strings.TrimRight(word, ". ")) {
		return nil
	}
	for k, m := range found {
		if l.Text[m[2]:m[3]] != word || line.LastNumber(l.Text[m[4]:m[5]]) != number+k || k > 0 && m[2]-cuts[k-1][1] > longestListed {
			return nil
		}
		cuts = append(cuts, [2]int{m[2], m[3]})
	}
	return cuts
}

// namesQuestion reports whether a word or sign before a number names a question.
func (r *Reader) namesQuestion(word string) bool {
	switch lexicon.Fold(word) {
	case "q", "#", "№", "no", "nr":
		return true
	}
	_, ok := r.Vocabulary.Is(word, lexicon.QuestionWord)
	return ok
}
