package recognize

import (
	"slices"
	"strings"
)

const (
	// choiceHeadItems is how many questions must stand over the word.
	choiceHeadItems = 3
	maxHeadChoices  = 8
)

// pluralAnswers are the words for "answers" that a test also writes over the
// choices of a question.
func pluralAnswers() []string {
	return []string{"answers", "réponses", "respuestas", "respostas", "antworten", "risposte", "antwoorden", "ответы", "відповіді", "odpowiedzi", "cevaplar", "yanıtlar", "javoblar", "jawaban", "câu trả lời"}
}

// choiceHeads takes "Answers:" for the line that announces the choices where
// every question has one over as many lines as the others, which is a form to
// fill in: of answers some would be longer, and the question have choices
// before them.
func choiceHeads(ts []token) {
	heads, sizes := []int{}, map[int]int{}
	for i, t := range ts {
		if !isChoiceHead(t) {
			continue
		}
		if i == 0 || ts[i-1].isChoice() {
			return
		}
		heads = append(heads, i)
		sizes[linesBelow(ts, i)]++
	}
	most, total := 0, 0
	for n, count := range sizes {
		if n >= 3 && n <= maxHeadChoices {
			most, total = max(most, count), total+count
		}
	}
	if len(heads) < choiceHeadItems || total*10 < len(heads)*9 || most*2 < len(heads) {
		return
	}
	for _, i := range heads {
		ts[i].note, ts[i].cue = &note{}, choicesWord
	}
}

// isChoiceHead reports whether a line is nothing but the word.
func isChoiceHead(t token) bool {
	if t.note.class != answerWord || t.note.value.text != "" {
		return false
	}
	text := strings.Trim(fold(t.text), " .:：*_")
	return slices.ContainsFunc(pluralAnswers(), func(word string) bool { return fold(word) == text })
}

// linesBelow counts the lines below i up to what begins another question.
func linesBelow(ts []token, i int) int {
	n := 0
	for _, t := range ts[i+1:] {
		if t.kind != textLine || t.heading || t.question.kind != noNumber || t.note.class != noClass || t.isChoice() {
			break
		}
		n++
	}
	return n
}
