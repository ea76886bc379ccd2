package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// emptyField is the name of something else that a bank tells of a question, with nothing told.
var emptyField = pattern.New(`^\pL[\pL ]{0,11}[:：]$`)

// explainsNothing is how many lines the word for reasons takes that has no more than such a
// name behind or below it, "Explanation:" over "Topic:"; 0 where it says something.
func explainsNothing(ts []Token) int {
	if ts[0].note.Class != lexicon.ExplainWord {
		return 0
	}
	switch value := ts[0].note.Value.Text; {
	case emptyField.MatchString(value):
		return 1
	case value == "" && len(ts) > 1 && ts[1].Label == nil && emptyField.MatchString(ts[1].Text) && (len(ts) == 2 || ts[2].Gap || ts[2].isChoice() || numbersQuestion(ts[2])):
		return 2
	}
	return 0
}

// leadWords is how many words an answer has at least that goes on in points below it.
const leadWords = 4

// answerPoints takes back that the points of an answer are choices: what stands in bullets
// under the words that answer a question without choices belongs to them.
func answerPoints(ts []Token) {
	for i, t := range ts {
		if t.note.Class != lexicon.AnswerWord || i+1 == len(ts) || !asksAlone(ts[:i]) {
			continue
		}
		said := t.note.Value
		if said.Text == "" && continuesText(ts[i+1]) && !ts[i+1].isChoice() {
			said = ts[i+1].Line
		}
		if said.Text == "" {
			continue // bullets right below are read with the answer line
		}
		for _, below := range ts[i+1 : i+1+throughPoints(said, ts[i+1:])] {
			below.choice, below.Gap = lexicon.ChoiceLabel{}, false
		}
	}
}

// asksAlone reports whether lines end with a question that offers nothing.
func asksAlone(above []Token) bool {
	for i, t := range slices.Backward(above) {
		switch {
		case numbersQuestion(t), flatten.EndsAsking(t.Text) && !t.isChoice(), t.choice.Delim == ':' && (i == 0 || above[i-1].choice.Kind != t.choice.Kind || above[i-1].choice.Sign == t.choice.Sign): // "Q:" is read as a letter
			return true
		case t.isChoice(), t.note.Class == lexicon.AnswerWord:
			return false
		}
	}
	return false
}

// throughPoints is how many lines below what answers a question belong to it, to the last
// of its points: "A: A project is unique work." over "• It has an end.", with a colon at its
// end, or with more sentences between them. An answer that one of the bullets says again has
// choices below.
func throughPoints(said line.Line, below []Token) int {
	folded, lead, end := lexicon.Fold(said.Text), said.Text, 0
	for i, t := range below {
		switch {
		case isPoint(t):
			if lead != "" && !strings.HasSuffix(lead, ":") && (!strings.HasSuffix(lead, ".") || flatten.CountWords(lead, leadWords) < leadWords) {
				return end
			}
			if strings.Contains(folded, lexicon.Fold(t.Text[t.choice.End:])) {
				return 0
			}
			lead, end = "", i+1
		case t.Gap && i > 0 && isPoint(below[i-1]) || t.isChoice() || numbersQuestion(t) || t.cue != lexicon.NoClass || !continuesText(t):
			return end
		default:
			lead = t.Text
		}
	}
	return end
}

// isPoint reports whether a line stands behind a bullet and says nothing by a word of its own.
func isPoint(t Token) bool {
	return t.choice.Kind == lexicon.BulletLabel && t.note.Class == lexicon.NoClass && !t.Heading && t.Kind == line.TextLine
}

// continuesText reports whether a line may be a sentence of an answer, over its points or
// between them.
func continuesText(t Token) bool {
	return t.note.Class == lexicon.NoClass && t.Kind == line.TextLine && t.Text != "" && !t.Heading && !t.stimulus && !line.IsRoom(t.Text) && !flatten.EndsAsking(t.Text)
}
