package h5p

import (
	"cmp"
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/fit"
)

// question is one item in the making.
type question struct {
	p       *parcel
	in      quiz.Item
	picture *media // the one that H5P shows above the question
	shown   string // its hash
	left    bool   // the item is left out
}

func (q *question) lose(code quiz.LossCode, format string, args ...any) {
	q.p.lose(code, q.in.ID, format, args...)
}

// leave takes the item out, which makes its other losses idle.
func (q *question) leave(format string, args ...any) {
	q.p.losses = q.p.losses[:q.p.since(q.in.ID)]
	q.lose(quiz.TypeUnsupported, format, args...)
	q.left = true
}

// question writes an item as a question of the set, with what stands before it;
// "" when H5P cannot hold it.
func (p *parcel) question(item quiz.Item, before richtext.Content) string {
	title := strings.TrimSpace(item.Stem.Line())
	item.Stem = slices.Concat(before, item.Stem)
	q := &question{p: p, in: item}
	name, params, words := q.params()
	if q.left {
		return ""
	}
	if q.picture != nil {
		p.used[image] = true
		if !slices.Contains(p.pictures, q.shown) {
			p.pictures = append(p.pictures, q.shown)
		}
	}
	p.used[name] = true
	l := find(name)
	members := strings.TrimSuffix(encode(params), "}") + "," + words + "}"
	return `{"library":"` + l.String() + `","params":` + members + `,"subContentId":"` + uuid(item.ID+members) +
		`","metadata":` + encode(metadata{l.title, "U", fit.Cut(cmp.Or(title, l.title), 80)}) + `}`
}

type metadata struct {
	ContentType string `json:"contentType"`
	License     string `json:"license"`
	Title       string `json:"title"`
}

// params are the library of a question, what it asks, and its words.
func (q *question) params() (name string, params any, words string) {
	switch r := q.in.Response.(type) {
	case quiz.Choice:
		q.hintLost()
		return multiChoice, q.choice(r), multiChoiceWords
	case quiz.TrueFalse:
		q.hintLost()
		return trueFalse, q.trueFalse(r), trueFalseWords
	case quiz.Match:
		return dragText, q.match(r), dragTextWords
	case quiz.Order:
		return dragText, q.order(r), dragTextWords
	case quiz.Essay:
		q.hintLost()
		return essay, q.essay(r), essayWords
	case quiz.Blanks:
		return q.gaps(r)
	}
	q.leave("The question was left out: H5P has no such kind.")
	return "", nil, ""
}

func (q *question) hintLost() {
	if len(q.in.Hint) > 0 {
		q.lose(quiz.HintDropped, "The hint was left out: H5P has tips at gaps only.")
	}
}

// media is the picture above a question.
type media struct {
	Type *pictured `json:"type,omitempty"`
	Zoom bool      `json:"disableImageZooming"`
}

type pictured struct {
	Library  string        `json:"library"`
	Params   pictureParams `json:"params"`
	ID       string        `json:"subContentId"`
	Metadata metadata      `json:"metadata"`
}

type pictureParams struct {
	Name       string      `json:"contentName"`
	Decorative bool        `json:"decorative"`
	Alt        string      `json:"alt"`
	File       pictureFile `json:"file"`
	Expand     string      `json:"expandImage"`
	Minimize   string      `json:"minimizeImage"`
}

type pictureFile struct {
	Path      string    `json:"path"`
	Mime      string    `json:"mime"`
	Copyright copyright `json:"copyright"`
	Width     int       `json:"width,omitempty"`
	Height    int       `json:"height,omitempty"`
}

type copyright struct {
	License string `json:"license"`
}

// above is the picture as the question's library wants it.
func (q *question) above() media {
	if q.picture == nil {
		return media{}
	}
	return *q.picture
}

// show makes the first picture of a stem the one above the question.
func (q *question) show(img richtext.Image) (shown bool) {
	m := q.p.q.Media[img.Hash]
	switch {
	case !playable(m.Type):
		return false
	case q.picture != nil:
		return q.shown == img.Hash
	}
	alt := richtext.EscapeHTML(img.Alt)
	l := find(image)
	q.shown = img.Hash
	q.picture = &media{Type: &pictured{Library: l.String(), ID: uuid(q.in.ID + "/" + img.Hash),
		Metadata: metadata{l.title, "U", cmp.Or(fit.Cut(img.Alt, 80), l.title)},
		Params: pictureParams{Name: "Image", Decorative: strings.TrimSpace(alt) == "", Alt: alt, Expand: "Expand Image", Minimize: "Minimize Image",
			File: pictureFile{Path: q.p.path(img.Hash), Mime: m.Type, Copyright: copyright{"U"}, Width: m.Width, Height: m.Height}}}}
	return true
}

// playable are the pictures that a package may hold.
func playable(mediaType string) bool {
	return slices.Contains([]string{"image/png", "image/jpeg", "image/gif", "image/bmp"}, mediaType)
}

// scored is what a person reads after a score: a range of per cent each.
type scored struct {
	From     int    `json:"from"`
	To       int    `json:"to"`
	Feedback string `json:"feedback,omitempty"`
}

// feedback is what stands under the score: a verdict and the explanation.
func (q *question) feedback() []scored {
	right, wrong := q.verdicts()
	if right == wrong {
		return []scored{{0, 100, right}}
	}
	return []scored{{0, 99, wrong}, {100, 100, right}}
}

func (q *question) verdicts() (right, wrong string) {
	f := q.in.Feedback
	general := q.plain(f.General)
	join := func(c richtext.Content) string { return strings.TrimSpace(q.plain(c) + " " + general) }
	return join(f.Correct), join(f.Incorrect)
}

func (q *question) plain(c richtext.Content) string {
	m := markup{p: q.p, item: q.in.ID}
	return richtext.EscapeHTML(m.line(c))
}
