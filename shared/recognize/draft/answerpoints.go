package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leadWords is how many words an answer has at least that goes on in points below it.
const leadWords = 4

// leadsToPoints reports whether the answer to a question without choices goes on in the bullets
// below it: "A: A project is unique work." over "• It has an end.", or with a colon at its end.
// An answer that one of them says again has choices below.
func leadsToPoints(n line.Note, below []Token) bool {
	text := n.Value.Text
	if n.Class != lexicon.AnswerWord || len(below) == 0 || !isPoint(below[0]) {
		return false
	}
	if !strings.HasSuffix(text, ":") && (!strings.HasSuffix(text, ".") || flatten.CountWords(text, leadWords) < leadWords) {
		return false
	}
	end := slices.IndexFunc(below, func(t Token) bool { return !isPoint(t) })
	if end < 0 {
		end = len(below)
	}
	return !slices.ContainsFunc(below[:end], func(t Token) bool {
		return strings.Contains(lexicon.Fold(text), lexicon.Fold(t.Text[t.choice.End:]))
	})
}

// isPoint reports whether a line stands behind a bullet and says nothing by a word of its own.
func isPoint(t Token) bool {
	return t.choice.Kind == lexicon.BulletLabel && t.note.Class == lexicon.NoClass && !t.Heading && t.Kind == line.TextLine
}
