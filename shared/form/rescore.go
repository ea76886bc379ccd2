package form

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/store"
)

// Rescored is what one request of a rescoring did.
type Rescored struct {
	Version     int    // of the quiz whose keys and points count now
	Submissions int    // that were looked at
	Changed     int    // whose points are others now
	Left        int    // with an item that was left as it was, because its question is another now
	Next        string // where the next request goes on; empty at the end
}

// Bounds of a rescoring.
const (
	maxRescored = 1000 // submissions in one request
	rescoreRows = 25   // of them in one Write
)

// Rescore scores what was submitted by the quiz as it is now. Each submission
// keeps the version it answered: an item is scored again when the quiz of today
// asks the same, whatever number it has; what a person has marked stays, and so
// does what asks something else now. Doing it again changes nothing. It reads
// some of the submissions, the oldest first; after is Next of the request before.
func (s *Service) Rescore(ctx context.Context, owner, id, after string) (Rescored, error) {
	f, err := s.Get(ctx, owner, id)
	if err != nil {
		return Rescored{}, err
	}
	from, err := f.rescoredTo(after)
	if err != nil {
		return Rescored{}, err
	}
	now, err := s.prepared(ctx, f, f.Version)
	if err != nil {
		return Rescored{}, err
	}
	r := &rescoring{service: s, form: f, now: now, done: Rescored{Version: f.Version}}
	w := s.walkFrom(id, from)
	for r.done.Submissions < maxRescored {
		row, ok, err := w.next(ctx)
		if err != nil {
			return r.done, err
		}
		if !ok {
			r.done.Next = ""
			return r.done, r.write(ctx)
		}
		if err := r.take(ctx, row); err != nil {
			return r.done, err
		}
		r.done.Next = strconv.Itoa(f.Version) + "-" + row.SK[len(submissionPrefix):]
	}
	return r.done, r.write(ctx)
}

// rescoredTo reads where a rescoring goes on. One that began with other
// questions has to begin anew.
func (f Form) rescoredTo(after string) (submission string, err error) {
	if after == "" {
		return "", nil
	}
	version, id, _ := strings.Cut(after, "-")
	n, err := strconv.Atoi(version)
	if err != nil || len(id) != 36 {
		return "", problem.Field(problem.InvalidRequest, "after", "after must be what next said.")
	}
	if n != f.Version {
		return "", problem.Field(problem.FormChanged, "after", "The questions were changed meanwhile: they are version %d now. Begin the rescoring again.", f.Version)
	}
	return id, nil
}

// walkFrom reads the submissions after one, the oldest first.
func (s *Service) walkFrom(form, after string) *walk {
	w := s.walk(form, false)
	for i := range w.lanes {
		if q := &w.lanes[i].query; after != "" {
			q.Cursor = store.CursorAt(*q, store.Item{Key: store.Key{PK: q.PK, SK: submissionPrefix + after}})
		}
	}
	return w
}

// rescoring is one request under way.
type rescoring struct {
	service *Service
	form    Form
	now     *prepared
	done    Rescored
	ops     []store.Op // not written yet
	rows    []store.Item
}

// take scores one submission; its points are written with those of others.
func (r *rescoring) take(ctx context.Context, row store.Item) error {
	r.done.Submissions++
	op, changed, left, err := r.score(ctx, row)
	if err != nil {
		return err
	}
	if left {
		r.done.Left++
	}
	if !changed {
		return nil
	}
	r.ops, r.rows = append(r.ops, op), append(r.rows, row)
	if len(r.ops) < rescoreRows {
		return nil
	}
	return r.write(ctx)
}

// score gives the op that writes the points of a submission, if they changed.
func (r *rescoring) score(ctx context.Context, row store.Item) (op store.Op, changed, left bool, err error) {
	sub, err := submissionOf(r.form.PublicID, row)
	if err != nil {
		return op, false, false, err
	}
	was, err := r.service.prepared(ctx, r.form, sub.Version)
	if err != nil {
		return op, false, false, err
	}
	left = was.rescore(r.now, sub)
	marks, err := json.Marshal(sub.Marks)
	if err != nil {
		return op, false, false, fmt.Errorf("encode marks: %w", err)
	}
	op = store.Op{Kind: store.OpUpdate, Key: row.Key, Set: map[string]any{"marks": marks}, Conds: []store.Cond{store.Is("marks", row.Bytes("marks"))}}
	return op, !bytes.Equal(marks, row.Bytes("marks")), left, nil
}

// rescore marks a submission that answered p by what now says of the same
// questions; left tells that now asks something else somewhere.
func (p *prepared) rescore(now *prepared, sub Submission) (left bool) {
	for _, it := range p.order {
		mark, marked := sub.Marks[it.ID]
		a, given := sub.Answers[it.ID]
		_, essay := it.Response.(quiz.Essay)
		is, same := now.asked[it.asks]
		switch {
		case marked && (mark.Hand || essay && given && mark.Earned != nil):
		case !same:
			left = true
		case !is.counts():
			delete(sub.Marks, it.ID)
		default:
			// The answer names entries as they were shown then.
			answered := item{Item: is.Item, points: is.points, right: it.right, entries: it.entries}
			sub.Marks[it.ID] = answered.mark(a, given)
		}
	}
	return left
}

// write writes what was scored, in one Write with the end of the statistics that
// were made before. When somebody came between, each is scored for itself.
func (r *rescoring) write(ctx context.Context) error {
	ops, rows := r.ops, r.rows
	if r.ops, r.rows = nil, nil; len(ops) == 0 {
		return nil
	}
	err := r.service.table.Write(ctx, append(ops, epochOp(r.form.PublicID))...)
	if _, _, moved := store.FailedOp(err); moved {
		for _, row := range rows {
			if err := r.alone(ctx, row); err != nil {
				return err
			}
		}
		return nil
	}
	if err != nil {
		return fmt.Errorf("write points: %w", err)
	}
	r.done.Changed += len(ops)
	return nil
}

// alone writes the points of one submission as it is by now, if it still is.
func (r *rescoring) alone(ctx context.Context, row store.Item) error {
	for range editTries {
		row, err := r.service.row(ctx, r.form.PublicID, row.SK[len(submissionPrefix):])
		if problem.CodeOf(err) == problem.SubmissionNotFound {
			return nil
		}
		if err != nil {
			return err
		}
		op, changed, _, err := r.score(ctx, row)
		if err != nil || !changed {
			return err
		}
		err = r.service.table.Write(ctx, op, epochOp(r.form.PublicID))
		if _, _, moved := store.FailedOp(err); moved {
			continue
		}
		if err != nil {
			return fmt.Errorf("write points: %w", err)
		}
		r.done.Changed++
		return nil
	}
	return problem.New(problem.Unavailable, "A submission is being marked by others. Go on with the rescoring in a moment.")
}
