package line

import (
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
)

// told is what a line was found to begin with and to hold, for the many that ask.
// Copies of a line share it; a label of its own counts as part of what it begins with.
// What is asked most stands in front, where the processor fetches it in one piece.
type told struct {
	known    facts
	class    lexicon.Class // of its note
	signs    Signs
	says     says
	of       *page.Label    // the label of its own with which question, choice and noNote were found
	question *QuestionLabel // nil for none, as in the others
	choice   *lexicon.ChoiceLabel
	number   *QuestionLabel // of the text, a number
	word     *QuestionLabel // of the text, made with a word
	typed    *lexicon.ChoiceLabel
	plain    *lexicon.ChoiceLabel // of the text, without regard to a mark before it
	head     *lexicon.Head        // unless it is plain
	folded   string
	gist     lexicon.Gist // of the folded text
}

// says is which phrases a line is known to hold or not, a bit for each list of them.
type says struct{ known, holds uint64 }

// Says reports whether the folded text of a line holds one of some phrases.
func (l *Line) Says(p *lexicon.Phrases) bool {
	return l.Tells(p.ID, func() bool { return (p.ID == 0 || l.Gist().Has(p.ID)) && p.In(l.Folded()) })
}

// Gist is that of the folded text.
func (l *Line) Gist() lexicon.Gist {
	if l.told == nil {
		return lexicon.GistOf(l.Folded())
	}
	if l.told.lacks(gistKnown) {
		l.told.gist = lexicon.GistOf(l.Folded())
	}
	return l.told.gist
}

// Tells reports what only the words of a line decide, and keeps it with them. The ids
// are those of the lexicon.
func (l *Line) Tells(id int, find func() bool) bool {
	if l.told == nil || id == 0 {
		return find()
	}
	bit := uint64(1) << id
	if l.told.says.known&bit == 0 {
		l.told.says.known |= bit
		if find() {
			l.told.says.holds |= bit
		}
	}
	return l.told.says.holds&bit != 0
}

// facts are which of what may be told is known.
type facts uint16

const (
	questionKnown facts = 1 << iota
	choiceKnown
	noNoteKnown
	wordKnown
	gistKnown
	numberKnown
	typedKnown
	plainLabelKnown
	signsKnown
	plainHead // of which no more has to be kept
	noteKnown // and its class
	noteSays  // it has a value
)

// Folded is the text of the line as lexicon.Fold gives it.
func (l *Line) Folded() string {
	if l.told == nil {
		return lexicon.Fold(l.Text)
	}
	if l.told.folded == "" {
		l.told.folded = lexicon.Fold(l.Text)
	}
	return l.told.folded
}

// Head is the folded beginning, for keywords.
func (l *Line) Head() lexicon.Head {
	if l.told == nil {
		return lexicon.NewHead(l.Text)
	}
	switch {
	case l.told.head != nil:
		return *l.told.head
	case l.told.known&plainHead != 0:
		return lexicon.PlainHead(l.Text)
	}
	h := lexicon.NewHead(l.Text)
	if h.IsPlain() {
		l.told.known |= plainHead
		return h
	}
	h = h.Remembered()
	l.told.head = &h
	return h
}

// WordLabel gives the label of a question made with a word that the text of a line
// begins with, whatever label of its own it has.
func (l *Line) WordLabel(v lexicon.Vocabulary) (QuestionLabel, bool) {
	if l.told == nil {
		return WordLabel(l.Text, l.Head(), v)
	}
	if l.told.lacks(wordKnown) {
		l.told.word = kept(WordLabel(l.Text, l.Head(), v))
	}
	return given(l.told.word)
}

// lacks reports whether a fact is still to be found out; it counts as known then.
func (t *told) lacks(f facts) bool {
	if t.known&f != 0 {
		return false
	}
	t.known |= f
	return true
}

// kept is what was found, nil for nothing; given is the way back.
func kept[T any](found T, ok bool) *T {
	if !ok {
		return nil
	}
	return &found
}

func given[T any](found *T) (T, bool) {
	if found == nil {
		var none T
		return none, false
	}
	return *found, true
}

// NumberLabel gives the number that the text of a line begins with, whatever label of
// its own it has.
func (l *Line) NumberLabel() (QuestionLabel, bool) {
	if l.told == nil {
		return NumberLabel(l.Text)
	}
	if l.told.lacks(numberKnown) {
		l.told.number = kept(NumberLabel(l.Text))
	}
	return given(l.told.number)
}

// TypedChoice gives the label of a choice that the text of a line begins with, whatever
// label of its own it has.
func (l *Line) TypedChoice() (lexicon.ChoiceLabel, bool) {
	if l.told == nil {
		return ChoiceLabelOf(l.Text)
	}
	if l.told.lacks(typedKnown) {
		if c, ok, decided := markedLabel(l.Text); ok || decided {
			l.told.typed = kept(c, ok)
		} else {
			_, _ = l.PlainLabel()
			l.told.typed = l.told.plain
		}
	}
	return given(l.told.typed)
}

// PlainLabel is PlainLabel of the text of a line.
func (l *Line) PlainLabel() (lexicon.ChoiceLabel, bool) {
	if l.told == nil {
		return PlainLabel(l.Text)
	}
	if l.told.lacks(plainLabelKnown) {
		l.told.plain = kept(PlainLabel(l.Text))
	}
	return given(l.told.plain)
}

// OrdersTruth reports whether a line asks to judge statements.
func (l *Line) OrdersTruth(words *lexicon.Lexicon) bool {
	return l.Tells(lexicon.TruthOrderID, func() bool { return words.OrdersTruthIn(l.Folded(), l.Gist()) })
}

// QuestionLabel gives the label of a question that a line begins with.
func (l *Line) QuestionLabel(v lexicon.Vocabulary) (QuestionLabel, bool) {
	if l.told == nil || l.Kind != TextLine {
		return l.questionLabel(v)
	}
	if !l.knows(questionKnown) {
		q, ok := l.questionLabel(v)
		l.learns(questionKnown)
		l.told.question = shared(q, ok, l.told.number, l.told.word)
	}
	return given(l.told.question)
}

// ChoiceLabel gives the label of a choice that a line begins with, automatic or typed.
func (l *Line) ChoiceLabel() (lexicon.ChoiceLabel, bool) {
	if l.told == nil || l.Kind != TextLine {
		return l.choiceLabel()
	}
	if !l.knows(choiceKnown) {
		c, ok := l.choiceLabel()
		l.learns(choiceKnown)
		l.told.choice = shared(c, ok, l.told.typed)
	}
	return given(l.told.choice)
}

// knows reports whether a fact was found out of a line with this label of its own.
func (l *Line) knows(f facts) bool { return l.told.known&f != 0 && l.told.of == l.Label }

// learns notes that it was; what was found out with another label is forgotten.
func (l *Line) learns(f facts) {
	if l.told.of != l.Label {
		l.told.of = l.Label
		l.told.known &^= questionKnown | choiceKnown | noNoteKnown
	}
	l.told.known |= f
}

// shared is what was found, nil for nothing, as one of those that are kept already if it
// is the same.
func shared[T comparable](found T, ok bool, have ...*T) *T {
	if !ok {
		return nil
	}
	for _, h := range have {
		if h != nil && *h == found {
			return h
		}
	}
	return kept(found, true)
}

// NoteOf reads the word a line begins with, in brackets or not.
func NoteOf(l Line, v lexicon.Vocabulary) (Note, bool) {
	if l.Kind != TextLine || l.Label != nil && l.Label.Format != "bullet" {
		return Note{}, false
	}
	if l.told == nil {
		return noteOf(l, v)
	}
	if l.knows(noNoteKnown) {
		return Note{}, false
	}
	n, ok := noteOf(l, v)
	if !ok {
		l.learns(noNoteKnown)
	}
	return n, ok
}

// NoteClass is the class of what NoteOf reads, and whether it has a value; NoClass
// where it reads nothing.
func (l *Line) NoteClass(v lexicon.Vocabulary) (c lexicon.Class, valued bool) {
	if l.Kind != TextLine || l.Label != nil && l.Label.Format != "bullet" {
		return lexicon.NoClass, false
	}
	if l.told != nil && l.told.known&noteKnown != 0 {
		return l.told.class, l.told.known&noteSays != 0
	}
	n, ok := NoteOf(*l, v)
	if !ok {
		return lexicon.NoClass, false
	}
	valued = n.Value.Text != ""
	if l.told != nil && !l.Has(equals) { // what a program sets depends on its looks
		l.told.class = n.Class
		if l.told.known |= noteKnown; valued {
			l.told.known |= noteSays
		}
	}
	return n.Class, valued
}

var equals = SignsOf("=")
