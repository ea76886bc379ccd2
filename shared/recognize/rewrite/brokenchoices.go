package rewrite

import (
	"strings"
	"sync"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// neverLast are words that a choice in whole words does not end with.
var neverLast = sync.OnceValue(func() map[string]bool {
	return lexicon.FoldedSet([]string{"the", "an", "of", "and", "or", "und", "oder", "et", "des", "du", "y", "los", "las", "het", "een", "oraz", "lub", "и", "или", "або", "чи", "dan", "atau", "yang", "ve", "veya", "và", "hoặc"})
})

// BrokenChoices joins a choice whose paragraph was broken off inside a sentence, "D.
// Make a rule for the", with the next one, which begins with no label: whatever letter
// it begins with, it is nothing of its own.
func (r *Reader) BrokenChoices(lines []line.Line) []line.Line {
	out := lines[:0:len(lines)]
	for i, l := range lines {
		if n := len(out); i > 0 && r.breaksChoice(lines[i-1], l) {
			out[n-1] = Hitch(out[n-1], l)
			continue
		}
		out = append(out, l)
	}
	return out
}

// breaksChoice reports whether the first of two lines is a choice that breaks off and
// the second may go on with it.
func (r *Reader) breaksChoice(before, l line.Line) bool {
	if before.Kind != line.TextLine || l.Kind != line.TextLine || l.Label != nil || l.Gap || l.Heading() || answerkey.WidthOf(before.Text) < narrowestRow || !neverLast()[lexicon.Fold(before.Text[strings.LastIndexByte(before.Text, ' ')+1:])] {
		return false
	}
	if c, ok := before.ChoiceLabel(); !ok || c.Kind != lexicon.LetterLabel {
		return false
	}
	_, labelled := l.ChoiceLabel()
	_, numbered := l.QuestionLabel(r.Vocabulary)
	note, _ := l.NoteClass(r.Vocabulary)
	return !labelled && !numbered && note == lexicon.NoClass && !flatten.ClosesStem(l.Text) && !flatten.HasBlank(l)
}
