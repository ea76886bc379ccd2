// Package word writes a quiz as a Word document: a paper to print, with the
// answer key on a last page of its own. It promises numbers and letters that are
// typed, so that they survive copying and reading back, and styles that a
// teacher can restyle. It expects a quiz that fits the target already.
package word

import (
	"fmt"
	"io"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/pack"
	"formwright/shared/writer/target"
)

// Write writes the document of a fitted quiz to w, with its answer key or without
// or the key alone as the target says, and returns what paper could not hold, in
// the order of the items. Pictures are streamed.
func Write(w io.Writer, q quiz.Quiz, t target.Target) ([]quiz.Loss, error) {
	d := newDocument(q)
	d.keyOnly = t.AnswerKey == target.KeyOnly
	d.title()
	if !d.keyOnly {
		d.paper()
	}
	if t.AnswerKey != target.KeyNone {
		d.key()
	}
	a := pack.New(w)
	for _, part := range d.parts() {
		if err := a.Add(part.name, part.xml); err != nil {
			return nil, err
		}
	}
	for _, hash := range d.media {
		if err := a.Media("word/"+d.mediaPath(hash), q.Media[hash]); err != nil {
			return nil, err
		}
	}
	return d.losses, a.Close()
}

// document is a document in the making.
type document struct {
	q       quiz.Quiz
	locale  locale
	frame   frame // the words around the questions
	keyOnly bool  // the answers without the questions
	hasKey  bool  // the answers stand in the document
	body    strings.Builder
	item    string // the item being written, for losses
	rtl     bool   // the direction of what is being written
	media   []string
	mediaID map[string]string // hash -> relationship
	links   []string          // targets of relationships link1, link2, ...
	lists   []list
	images  int
	losses  []quiz.Loss
}

func newDocument(q quiz.Quiz) *document {
	q.Items = mixed(q.Items)
	d := &document{q: q, locale: localeOf(q), mediaID: map[string]string{}}
	d.frame = frameOf(d.locale)
	d.rtl = d.locale.rtl
	return d
}

func (d *document) lose(code quiz.LossCode, format string, args ...any) {
	l := quiz.Loss{Code: code, Item: d.item, Message: fmt.Sprintf(format, args...)}
	for _, known := range d.losses {
		if known == l {
			return
		}
	}
	d.losses = append(d.losses, l)
}

func (d *document) mediaPath(hash string) string {
	return "media/" + pack.MediaName(hash, d.q.Media[hash].Type)
}

func (d *document) title() {
	if d.q.Title != "" {
		d.paragraph(layout{style: "Title", keep: true}, run(d.q.Title, richtext.Marks{}))
	}
}
