package rewrite

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// CueLimit is the length up to which a line that begins with "Select one" only
// says how to answer.
const CueLimit = 90

// ofQuestion is what a platform prints before the word for choices: "Question 4 options:",
// "Question options:".
var ofQuestion = pattern.New(`(?i)^(?:question|frage|pregunta|pergunta|domanda|vraag|fråga|spørgsmål|spørsmål)(?: \d{1,3})? `)

// CueOf reports whether a line only says how many choices to take, or that
// choices follow.
func CueOf(l line.Line, v lexicon.Vocabulary) lexicon.Class {
	if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, CueLimit) || lexicon.HasQuestionMark(l.Text) {
		return lexicon.NoClass
	}
	text := strings.TrimLeft(l.Text, "([（ *")
	if c, ok := v.Is(text[len(ofQuestion.FindString(text)):], lexicon.ChoicesWord); ok {
		return c
	}
	if head, beside, ok := strings.Cut(text, "\t"); ok { // the heads of a table: "Options	Answer"
		c, choices := v.Is(head, lexicon.ChoicesWord)
		if _, answers := v.Is(beside, lexicon.AnswerWord); choices && answers {
			return c
		}
	}
	h := l.Head()
	if len(text) < len(l.Text) {
		h = lexicon.NewHead(text)
	}
	c, _ := v.Find(h, lexicon.SingleCue, lexicon.MultipleCue)
	return c
}
