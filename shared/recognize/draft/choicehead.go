package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
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

// ChoiceHeads takes "Answers:" for the line that announces the choices where
// every question has one over as many lines as the others, which is a form to
// fill in: of answers some would be longer, and the question have choices
// before them.
func ChoiceHeads(ts []Token) {
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
		ts[i].note, ts[i].cue = &line.Note{}, lexicon.ChoicesWord
	}
}

// isChoiceHead reports whether a line is nothing but the word.
func isChoiceHead(t Token) bool {
	if t.note.Class != lexicon.AnswerWord || t.note.Value.Text != "" {
		return false
	}
	text := strings.Trim(lexicon.Fold(t.Text), " .:：*_")
	return slices.ContainsFunc(pluralAnswers(), func(word string) bool { return lexicon.Fold(word) == text })
}

// linesBelow counts the lines below i up to what begins another question; of lines behind
// bullets and boxes, those with one.
func linesBelow(ts []Token, i int) int {
	n := 0
	listed := i+1 < len(ts) && isListed(ts[i+1])
	for _, t := range ts[i+1:] {
		if t.Kind != line.TextLine || t.Heading || t.question.Kind != line.NoNumber || t.note.Class != lexicon.NoClass || t.isChoice() && !(listed && isListed(t)) {
			break
		}
		if !listed || isListed(t) {
			n++
		}
	}
	return n
}

func isListed(t Token) bool {
	return t.choice.Kind == lexicon.BulletLabel || t.choice.Kind == lexicon.BoxLabel
}
