// Package fit makes a quiz that a target can hold as it is, and says what was
// lost on the way. It applies a row of the target table once for all writers, so
// that a writer only has to know its file. What depends on a file's own spelling
// (a character it cannot escape, a list of allowed shares) is left to the writer.
package fit

import (
	"fmt"
	"slices"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/writer/target"
)

// Fit returns the quiz that t can hold and the losses in the order of the items,
// those of the whole quiz first. Items keep their ids; one that becomes several
// gets "q3-1", "q3-2". q must be valid and is not changed. When no question is
// left the error is a problem that says what to do.
func Fit(q quiz.Quiz, t target.Target) (quiz.Quiz, []quiz.Loss, error) {
	f := &fitter{t: t.For(q), in: q, ids: make(map[string][]string, len(q.Items))}
	f.passages = passagesOf(q)
	f.points = sectionPoints(q)
	f.frame()
	for _, item := range q.Items {
		f.item(item)
	}
	f.groups()
	if err := f.check(); err != nil {
		return quiz.Quiz{}, f.losses, err
	}
	return f.out, f.losses, nil
}

type fitter struct {
	t        target.Target
	in       quiz.Quiz
	out      quiz.Quiz
	ids      map[string][]string        // an item's id -> its ids in the export
	passages map[string][]quiz.Stimulus // an item's id -> what it shares with others
	points   map[string]*quiz.Decimal   // an item's id -> the points its section gives
	losses   []quiz.Loss
	asked    int  // items in the export that ask something
	unkeyed  bool // an item was left out for want of a key
}

// frame fits what stands around the items.
func (f *fitter) frame() {
	n := &notes{}
	f.out.Language, f.out.Media = f.in.Language, f.in.Media
	if !f.t.Images {
		f.out.Media = nil
	}
	f.out.Title = f.phrase(f.in.Title, f.t.Limits.Title, n)
	if f.t.Notes {
		f.out.Introduction = f.content(f.in.Introduction, 0, n)
	} else if !blank(f.in.Introduction) {
		n.add(quiz.SectionDropped, "The introduction was left out: %s has no place for it.", f.t.Platform)
	}
	f.losses = append(f.losses, n.sorted()...)
}

func (f *fitter) item(item quiz.Item) {
	n := &notes{item: item.ID}
	for _, fitted := range f.fitItem(item, n) {
		f.out.Items = append(f.out.Items, fitted)
		f.ids[item.ID] = append(f.ids[item.ID], fitted.ID)
	}
	if !n.left {
		f.asked++
	}
	f.losses = append(f.losses, n.sorted()...)
}

func (f *fitter) fitItem(item quiz.Item, n *notes) []quiz.Item {
	how := f.t.Holds.Of(item.Response)
	_, essay := item.Response.(quiz.Essay)
	switch {
	case f.t.Limits.Items > 0 && f.asked >= f.t.Limits.Items:
		n.leave(quiz.TypeUnsupported, "The question was left out: a file for %s holds at most %d.", f.t.Platform, f.t.Limits.Items)
		return nil
	case how == target.Skip, how == target.OneBlank && blanksOf(item) > 1:
		n.leave(quiz.TypeUnsupported, "The %s was left out: %s takes %s.", kindOf(item.Response), f.t.Platform, takes(f.t))
		return nil
	case !f.t.Unkeyed && !essay && !item.Response.HasKey():
		f.unkeyed = true
		n.leave(quiz.KeyRequired, "The question was left out: its answer is not marked in the document, and %s takes only questions with one.", f.t.Platform)
		return nil
	}
	if item.Points == nil {
		item.Points = f.points[item.ID]
	}
	item = f.withPassages(item, n)
	var out []quiz.Item
	for _, it := range f.rewrite(item, how, n) {
		it = f.trim(f.textGaps(it, n), n)
		it = f.contents(it, n)
		if part := f.emptyPart(it); part != "" && !n.left {
			n.leave(quiz.TypeUnsupported, "The question was left out: nothing is left of its %s that %s can show.", part, f.t.Platform)
		}
		out = append(out, it)
	}
	if n.left && (how != target.AsNote || blank(out[0].Stem)) {
		return nil
	}
	return out
}

// Nothing is the problem of a quiz of which the target holds no question.
func Nothing(t target.Target) error {
	return problem.New(problem.NothingToExport, "%s takes %s, and the document has no such question. "+
		"Choose a format that takes every kind, such as word, qti_21 or lms_b.", t.Platform, takes(t))
}

// check says why there is nothing to export when no item is left.
func (f *fitter) check() error {
	switch {
	case f.asked > 0:
		return nil
	case f.unkeyed:
		return problem.New(problem.KeyRequired, "%s takes only questions whose right answer is known, and no answer is marked in a question it could take. "+
			"Mark the answers in the document, or use word or qti_21.", f.t.Platform)
	default:
		return Nothing(f.t)
	}
}

// Asked counts the questions of q that a file with these losses asks.
func Asked(q quiz.Quiz, losses ...[]quiz.Loss) int {
	left := map[string]bool{}
	for _, l := range slices.Concat(losses...) {
		if l.Code == quiz.TypeUnsupported || l.Code == quiz.KeyRequired {
			left[l.Item] = true
		}
	}
	asked := 0
	for _, item := range q.Items {
		if !left[item.ID] {
			asked++
		}
	}
	return asked
}

// sub is the id of the nth item that an item became.
func sub(id string, n int) string { return fmt.Sprintf("%s-%d", id, n) }
