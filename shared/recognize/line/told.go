package line

import (
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
)

// told is what a line was found to begin with, for the many that ask. Copies of a
// line share it; a label of its own counts as part of what it begins with.
type told struct {
	question opening[QuestionLabel]
	choice   opening[lexicon.ChoiceLabel]
	note     opening[struct{}] // only whether there is none
	folded   string
}

// Folded is the text of the line as lexicon.Fold gives it.
func (l Line) Folded() string {
	if l.told == nil {
		return lexicon.Fold(l.Text)
	}
	if l.told.folded == "" {
		l.told.folded = lexicon.Fold(l.Text)
	}
	return l.told.folded
}

// QuestionLabel gives the label of a question that a line begins with.
func (l Line) QuestionLabel(v lexicon.Vocabulary) (QuestionLabel, bool) {
	if l.told == nil || l.Kind != TextLine {
		return l.questionLabel(v)
	}
	q, ok, known := l.told.question.get(l.Label)
	if !known {
		q, ok = l.questionLabel(v)
		l.told.question.set(l.Label, q, ok)
	}
	return q, ok
}

// ChoiceLabel gives the label of a choice that a line begins with, automatic or typed.
func (l Line) ChoiceLabel() (lexicon.ChoiceLabel, bool) {
	if l.told == nil || l.Kind != TextLine {
		return l.choiceLabel()
	}
	c, ok, known := l.told.choice.get(l.Label)
	if !known {
		c, ok = l.choiceLabel()
		l.told.choice.set(l.Label, c, ok)
	}
	return c, ok
}

// NoteOf reads the word a line begins with, in brackets or not.
func NoteOf(l Line, v lexicon.Vocabulary) (Note, bool) {
	if l.Kind != TextLine || l.Label != nil && l.Label.Format != "bullet" {
		return Note{}, false
	}
	if l.told == nil {
		return noteOf(l, v)
	}
	if _, _, known := l.told.note.get(l.Label); known {
		return Note{}, false
	}
	n, ok := noteOf(l, v)
	if !ok {
		l.told.note.set(l.Label, struct{}{}, false)
	}
	return n, ok
}

// opening is the label of one kind, nil when it has none of it.
type opening[T any] struct {
	known bool
	of    *page.Label
	label *T
}

// get is what is known of a line with a label of its own, or nil.
func (o *opening[T]) get(of *page.Label) (label T, ok, known bool) {
	if !o.known || o.of != of {
		return label, false, false
	}
	if o.label == nil {
		return label, false, true
	}
	return *o.label, true, true
}

// set notes what was found.
func (o *opening[T]) set(of *page.Label, label T, ok bool) {
	*o = opening[T]{known: true, of: of}
	if ok {
		o.label = new(T)
		*o.label = label
	}
}
