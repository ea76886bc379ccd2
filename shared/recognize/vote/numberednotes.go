package vote

import (
	"slices"
	"unicode/utf8"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// numberedNote is an answer behind the number of its question.
var numberedNote = pattern.New(`^(\d{1,3})\s?[.)]\s+\p{L}`)

// numberedNotes takes the number of its question off an answer, "Answer: 2. Rome", and
// gives one that stands at the end behind the number of another to that one: "Key: 2.
// water" below question 3 is a key with one entry, and no answer of question 3. A list
// begins with 1.
func numberedNotes(ds []draft.Draft) {
	for i := range ds {
		k, n, from := noteNumber(&ds[i])
		switch d := &ds[i]; {
		case k < 0 || n == 1 && !(n == d.Label.Number && i+1 < len(ds) && ownNumber(&ds[i+1])):
		case n == d.Label.Number:
			d.Notes = append([]line.Note(nil), d.Notes...)
			d.Notes[k].Value = d.Notes[k].Value.From(from)
		case i+1 == len(ds) && slices.ContainsFunc(ds[:i], func(o draft.Draft) bool { return o.Labelled && o.Label.Number == n }):
			note := d.Notes[k]
			note.Value = note.Value.From(from)
			d.Notes = append(append([]line.Note(nil), d.Notes[:k]...), d.Notes[k+1:]...)
			if at := numberedAt(ds[:i], n); at >= 0 {
				ds[at].Notes = append(ds[at].Notes[:len(ds[at].Notes):len(ds[at].Notes)], note)
			}
		}
	}
}

// ownNumber reports whether an answer has the number of its question before it.
func ownNumber(d *draft.Draft) bool {
	k, n, _ := noteNumber(d)
	return k >= 0 && n == d.Label.Number
}

// noteNumber is the place of an answer of a question without choices that begins with a
// number, the number, and where the answer goes on; a place below 0 for none.
func noteNumber(d *draft.Draft) (k, n, from int) {
	if len(d.Choices) > 0 || !d.Labelled {
		return -1, 0, 0
	}
	k = slices.IndexFunc(d.Notes, func(n line.Note) bool { return n.Class == lexicon.AnswerWord })
	if k < 0 {
		return -1, 0, 0
	}
	text := d.Notes[k].Value.Text
	m := numberedNote.FindStringSubmatchIndex(text)
	if m == nil {
		return -1, 0, 0
	}
	_, size := utf8.DecodeLastRuneInString(text[:m[1]])
	return k, line.LastNumber(text[m[2]:m[3]]), m[1] - size
}

// numberedAt is the only question among some that has a number and no answer; -1 for none.
func numberedAt(ds []draft.Draft, n int) int {
	at := -1
	for i, d := range ds {
		if !d.Labelled || d.Label.Number != n {
			continue
		}
		if at >= 0 || d.HasAnswer() || len(d.Choices) > 0 {
			return -1
		}
		at = i
	}
	return at
}
