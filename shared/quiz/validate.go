package quiz

import (
	"errors"
	"fmt"
	"slices"

	"formwright/shared/richtext"
)

// Validate returns every broken invariant of the quiz at once, nil when there
// is none. A quiz without items is invalid: zero items is an error everywhere.
func (q Quiz) Validate() error {
	v := &validator{media: q.Media, place: map[string]int{}}
	if len(q.Items) == 0 {
		v.fail("quiz", "has no items")
	}
	for i, item := range q.Items {
		if want := fmt.Sprintf("q%d", i+1); item.ID != want {
			v.fail(item.ID, "item %d has the id %q, not %q", i+1, item.ID, want)
		}
		v.place[item.ID] = i
	}
	v.content("introduction", q.Introduction, nil)
	for _, item := range q.Items {
		v.item(item)
	}
	v.sections(q.Sections)
	v.stimuli(q.Stimuli)
	return errors.Join(v.errs...)
}

type validator struct {
	media richtext.Library
	place map[string]int
	errs  []error
}

func (v *validator) fail(where, format string, args ...any) {
	v.errs = append(v.errs, fmt.Errorf("%s: %s", where, fmt.Sprintf(format, args...)))
}

func (v *validator) item(item Item) {
	if item.Stem.IsEmpty() {
		v.fail(item.ID, "the stem is empty")
	}
	if item.Points != nil && item.Points.Sign() < 0 {
		v.fail(item.ID, "points are negative")
	}
	var blanks []Blank
	if b, ok := item.Response.(Blanks); ok {
		blanks = b.Blanks
	}
	v.content(item.ID, item.Stem, blanks)
	for _, c := range []richtext.Content{item.Feedback.General, item.Feedback.Correct, item.Feedback.Incorrect, item.Hint} {
		v.content(item.ID, c, nil)
	}
	v.response(item.ID, item.Response)
	if len(item.Evidence) > 0 && !item.Response.HasKey() {
		if _, partly := item.Response.(Blanks); !partly {
			v.fail(item.ID, "has evidence of a key but no key")
		}
	}
}

func (v *validator) response(id string, r Response) {
	switch r := r.(type) {
	case Choice:
		v.choice(id, r)
	case TrueFalse:
	case Text:
		v.text(id, r)
	case Number:
		if r.Key != nil {
			v.number(id, *r.Key)
		}
	case Match:
		v.match(id, r)
	case Order:
		v.order(id, r)
	case Essay:
		if r.Lines < 0 || r.MinWords < 0 || r.MaxWords < 0 || r.MaxWords > 0 && r.MinWords > r.MaxWords {
			v.fail(id, "has impossible lines or word limits")
		}
		v.content(id, r.Model, nil)
		v.content(id, r.Rubric, nil)
	case Blanks:
		v.blanks(id, r)
	default:
		v.fail(id, "has a response of unknown type %T", r)
	}
}

func (v *validator) choice(id string, r Choice) {
	if len(r.Choices) < 2 {
		v.fail(id, "has %d choices, at least 2 are needed", len(r.Choices))
	}
	for i, c := range r.Choices {
		if c.Content.IsEmpty() {
			v.fail(id, "choice %d is empty", i+1)
		}
		v.content(id, c.Content, nil)
		v.content(id, c.Feedback, nil)
	}
	for i, k := range r.Key {
		if k < 0 || k >= len(r.Choices) {
			v.fail(id, "key %d names no choice", k)
		}
		if i > 0 && k <= r.Key[i-1] {
			v.fail(id, "the key is not in ascending order without repeats")
		}
	}
	if !r.Multiple && len(r.Key) > 1 {
		v.fail(id, "has %d keys but takes a single answer", len(r.Key))
	}
}

func (v *validator) text(id string, r Text) {
	one := Int(1)
	for _, a := range r.Accepted {
		if a.Text == "" {
			v.fail(id, "an accepted answer is empty")
		}
		if a.Credit != nil && (a.Credit.Sign() <= 0 || a.Credit.Cmp(one) > 0) {
			v.fail(id, "credit %s is not over 0 and up to 1", a.Credit)
		}
		v.content(id, a.Feedback, nil)
	}
}

func (v *validator) number(id string, k NumberKey) {
	if k.Min.Cmp(k.Max) > 0 {
		v.fail(id, "the range %s..%s is empty", k.Min, k.Max)
	}
	if k.Value != nil && (k.Value.Cmp(k.Min) < 0 || k.Value.Cmp(k.Max) > 0) {
		v.fail(id, "the value %s is outside %s..%s", k.Value, k.Min, k.Max)
	}
}

func (v *validator) match(id string, r Match) {
	if len(r.Left) == 0 || len(r.Right) == 0 {
		v.fail(id, "has no entries to match")
	}
	v.entries(id, r.Left)
	v.entries(id, r.Right)
	if len(r.Key) > 0 && len(r.Key) != len(r.Left) {
		v.fail(id, "pairs %d of %d left entries", len(r.Key), len(r.Left))
	}
	for _, k := range r.Key {
		if k < 0 || k >= len(r.Right) {
			v.fail(id, "pair %d names no right entry", k)
		}
	}
}

func (v *validator) order(id string, r Order) {
	if len(r.Entries) < 2 {
		v.fail(id, "has %d entries to order, at least 2 are needed", len(r.Entries))
	}
	v.entries(id, r.Entries)
	if len(r.Key) == 0 {
		return
	}
	sorted := slices.Sorted(slices.Values(r.Key))
	for i, k := range sorted {
		if k != i || len(sorted) != len(r.Entries) {
			v.fail(id, "the right order does not name each of the %d entries once", len(r.Entries))
			return
		}
	}
}

func (v *validator) entries(id string, entries []richtext.Content) {
	for i, e := range entries {
		if e.IsEmpty() {
			v.fail(id, "entry %d is empty", i+1)
		}
		v.content(id, e, nil)
	}
}

func (v *validator) blanks(id string, r Blanks) {
	if len(r.Blanks) == 0 {
		v.fail(id, "has no blanks")
	}
	for i, b := range r.Blanks {
		if want := fmt.Sprintf("b%d", i+1); b.ID != want {
			v.fail(id, "blank %d has the id %q, not %q", i+1, b.ID, want)
		}
		switch inner := b.Response.(type) {
		case Text, Number:
			v.response(id, inner)
		case Choice:
			if inner.Multiple {
				v.fail(id, "dropdown %s takes several answers", b.ID)
			}
			v.response(id, inner)
		default:
			v.fail(id, "blank %s is a %T, not a text, number or dropdown", b.ID, inner)
		}
	}
}

// content checks pictures and blanks of one piece of content. Blanks with an id
// stand only in the stem of a Blanks response, each once and in order.
func (v *validator) content(id string, c richtext.Content, blanks []Blank) {
	for _, h := range c.Hashes() {
		if _, ok := v.media[h]; !ok {
			v.fail(id, "shows a picture that is not among the media")
		}
	}
	var found []string
	c.Inlines(func(in richtext.Inline) bool {
		if b, ok := in.(richtext.Blank); ok && b.ID != "" {
			found = append(found, b.ID)
		}
		return true
	})
	want := make([]string, 0, len(blanks))
	for _, b := range blanks {
		want = append(want, b.ID)
	}
	if !slices.Equal(found, want) {
		v.fail(id, "the text has the blanks %v, the response %v", found, want)
	}
}

func (v *validator) sections(sections []Section) {
	last := -1
	for i, s := range sections {
		if want := fmt.Sprintf("s%d", i+1); s.ID != want {
			v.fail(s.ID, "section %d has the id %q, not %q", i+1, s.ID, want)
		}
		v.content(s.ID, s.Instructions, nil)
		for j, id := range s.Items {
			at, ok := v.place[id]
			if !ok || at <= last || j > 0 && at != last+1 {
				v.fail(s.ID, "item %q is unknown, out of order or not next to the one before", id)
				continue
			}
			last = at
		}
	}
}

func (v *validator) stimuli(stimuli []Stimulus) {
	for i, s := range stimuli {
		if want := fmt.Sprintf("p%d", i+1); s.ID != want {
			v.fail(s.ID, "stimulus %d has the id %q, not %q", i+1, s.ID, want)
		}
		if s.Content.IsEmpty() {
			v.fail(s.ID, "is empty")
		}
		v.content(s.ID, s.Content, nil)
		last := -1
		for _, id := range s.Items {
			at, ok := v.place[id]
			if !ok || at <= last {
				v.fail(s.ID, "item %q is unknown or out of order", id)
			}
			last = at
		}
		if len(s.Items) == 0 {
			v.fail(s.ID, "belongs to no item")
		}
	}
}
