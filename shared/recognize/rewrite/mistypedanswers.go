package rewrite

import (
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	leastTypedAnswers  = 2 // answer lines whose word shows what is meant
	leastMistypedAlike = 3 // lines with one slip, where no line has the word
	shortestMistyped   = 5 // letters; shorter words are other words by one letter
)

// letteredAnswer is a word and letters of choices behind its sign: "Anwser : a, c".
var letteredAnswer = pattern.New(`^(\pL+)\s*[:：.=]\s*[A-Fa-fА-Еа-е](?:\s*[,;&]\s*[A-Fa-fА-Еа-е])*\s*\.?$`)

// MistypedAnswers writes the word of an answer right where one letter of it is wrong,
// left out, doubled or changed places with the next, and other lines have the word.
// A slip that is the same under all choices ("Anwer. C", copied from question to
// question) is known by the long words for an answer.
func (r *Reader) MistypedAnswers(lines []line.Line) []line.Line {
	counts, word := map[string]int{}, ""
	for _, l := range lines {
		if m := letteredAnswer.FindStringSubmatch(l.Text); m != nil && l.Kind == line.TextLine {
			if c, _ := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord); c == lexicon.AnswerWord {
				if counts[m[1]]++; counts[m[1]] > counts[word] {
					word = m[1]
				}
			}
		}
	}
	if counts[word] == 0 {
		word = mistypedAlike(lines)
	}
	if word == "" || counts[word] > 0 && counts[word] < leastTypedAnswers || len([]rune(word)) < shortestMistyped {
		return lines
	}
	for i, l := range lines {
		m := letteredAnswer.FindStringSubmatchIndex(l.Text)
		if m == nil || l.Kind != line.TextLine || l.Label != nil || !oneSlip(lexicon.Fold(l.Text[m[2]:m[3]]), lexicon.Fold(word)) {
			continue
		}
		rest := l.Cut(m[3], len(l.Text))
		lines[i] = line.NewLine(l, append([]page.Run{{Text: word}}, rest.Runs...))
		lines[i].Gap = l.Gap
	}
	return lines
}

// longAnswerWords are words for an answer that no other word differs from in one letter.
func longAnswerWords() []string {
	return []string{"answer", "antwort", "réponse", "respuesta", "resposta", "risposta", "antwoord", "odpowiedź", "jawaban"}
}

// mistypedAlike finds the word that stands with the same slip right below choices, none
// of which has it right, and "" where there is none.
func mistypedAlike(lines []line.Line) string {
	counts := map[string]int{}
	for i, l := range lines {
		if i == 0 || l.Kind != line.TextLine || l.Label != nil || len(l.Text) > 30 {
			continue
		}
		if m := letteredAnswer.FindStringSubmatch(l.Text); m != nil {
			if _, choice := lines[i-1].ChoiceLabel(); choice {
				counts[lexicon.Fold(m[1])]++
			}
		}
	}
	for _, word := range longAnswerWords() {
		for typed, n := range counts {
			if n >= leastMistypedAlike && oneSlip(typed, lexicon.Fold(word)) {
				return word
			}
		}
	}
	return ""
}

// oneSlip reports whether a word differs from another in one letter that is wrong, left
// out or put in, or in two neighbours that changed places.
func oneSlip(typed, meant string) bool {
	a, b := []rune(typed), []rune(meant)
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	switch len(a) + 10*len(b) {
	case 1, 10, 11:
		return true
	case 22:
		return a[0] == b[1] && a[1] == b[0]
	}
	return false
}
