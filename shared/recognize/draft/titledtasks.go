package draft

import (
	"strings"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of a task with a title.
const (
	taskTitle  = 6   // words
	taskSaying = 400 // letters of the line that says what to do
)

// OrdersBelowTitle reports whether the stem of a task is a title, with an order further
// down that only people who learn or program get: "3. Lists / Given is a list of
// numbers. / Write a function that adds them up."
func (r *Reader) OrdersBelowTitle(d Draft) bool {
	if len(d.Stem) < 2 || len(d.Choices) > 0 && !d.Bullets {
		return false
	}
	title := d.Stem[0]
	if title.Kind != line.TextLine || flatten.CountWords(title.Text, taskTitle+1) > taskTitle || answerkey.EndsSentence(title.Text) || lexicon.HasQuestionMark(title.Text) {
		return false
	}
	for i := range d.Stem[1:] {
		l := &d.Stem[i+1]
		if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, taskSaying) {
			continue
		}
		if r.OrdersProgram(l.Text) || answerkey.EndsSentence(l.Text) && r.Studying.Begins(l.Folded()) > 0 {
			return true
		}
	}
	return false
}

// OrdersBehindTitle reports whether the stem of a task is a title with such an order
// behind its colon: "3. Even or odd: Calculate the rest of a division."
func (r *Reader) OrdersBehindTitle(d Draft) bool {
	if len(d.Stem) == 0 || d.Stem[0].Kind != line.TextLine || len(d.Choices) > 0 && !d.Bullets {
		return false
	}
	title, order, ok := strings.Cut(d.Stem[0].Text, ": ")
	if order = strings.TrimSpace(order); !ok || order == "" || flatten.CountWords(title, taskTitle+1) > taskTitle || lexicon.HasQuestionMark(title) {
		return false
	}
	return r.OrdersProgram(order) || r.Studying.Begins(lexicon.Fold(order)) > 0
}
