package form

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/store"
)

// walkPage is how many submissions are read at a time from each partition: they
// may be large.
const walkPage = 50

// walk reads the submissions of a form in the order of their ids.
type walk struct {
	service *Service
	form    string
	reverse bool
	lanes   []lane
}

// lane is what was read of one partition and not given yet.
type lane struct {
	query store.Query
	rows  []store.Item
	ended bool
}

func (s *Service) walk(form string, reverse bool) *walk {
	w := &walk{service: s, form: form, reverse: reverse}
	for n := range shards {
		w.lanes = append(w.lanes, lane{query: store.Query{PK: shardKey(form, n), Prefix: submissionPrefix, Reverse: reverse, Limit: walkPage}})
	}
	return w
}

// refill reads on in every lane that has nothing left, side by side.
func (w *walk) refill(ctx context.Context) error {
	errs := make([]error, len(w.lanes))
	var all sync.WaitGroup
	for i := range w.lanes {
		if l := &w.lanes[i]; len(l.rows) == 0 && !l.ended {
			all.Go(func() { errs[i] = l.read(ctx, w.service.table) })
		}
	}
	all.Wait()
	return errors.Join(errs...)
}

func (l *lane) read(ctx context.Context, table store.Table) error {
	for len(l.rows) == 0 && !l.ended {
		page, err := table.Query(ctx, l.query)
		if err != nil {
			return fmt.Errorf("list submissions: %w", err)
		}
		l.rows, l.query.Cursor = page.Items, page.Next
		l.ended = page.Next == ""
	}
	return nil
}

// next gives the next row; ok is false at the end.
func (w *walk) next(ctx context.Context) (row store.Item, ok bool, err error) {
	if err := w.refill(ctx); err != nil {
		return row, false, err
	}
	best := -1
	for i, l := range w.lanes {
		if len(l.rows) > 0 && (best < 0 || (l.rows[0].SK < w.lanes[best].rows[0].SK) != w.reverse) {
			best = i
		}
	}
	if best < 0 {
		return row, false, nil
	}
	l := &w.lanes[best]
	row, l.rows = l.rows[0], l.rows[1:]
	return row, true, nil
}

// Count is how many submissions a form has, whoever asks.
func (s *Service) Count(ctx context.Context, id string) (int64, error) {
	sums, errs := make([]int64, shards), make([]error, shards)
	var all sync.WaitGroup
	for n := range shards {
		all.Go(func() {
			page, err := s.table.Query(ctx, store.Query{PK: shardKey(id, n), Prefix: countPrefix, Limit: counters})
			errs[n] = err
			for _, row := range page.Items {
				sums[n] += row.Int("n")
			}
		})
	}
	all.Wait()
	var total int64
	for _, n := range sums {
		total += n
	}
	if err := errors.Join(errs...); err != nil {
		return 0, fmt.Errorf("count submissions: %w", err)
	}
	return total, nil
}

// Submissions gives the owner one page of a form's submissions, newest first,
// and how many there are.
func (s *Service) Submissions(ctx context.Context, owner, id string, limit, offset int) ([]Submission, int64, error) {
	f, err := s.Get(ctx, owner, id)
	if err != nil {
		return nil, 0, err
	}
	total, err := s.Count(ctx, id)
	if err != nil || int64(offset) >= total {
		return nil, total, err
	}
	w := s.walk(id, true)
	var out []Submission
	for n := 0; n < offset+limit; n++ {
		row, ok, err := w.next(ctx)
		if err != nil || !ok {
			return out, total, err
		}
		if n < offset {
			continue
		}
		sub, err := s.whole(ctx, f, row)
		if err != nil {
			return nil, 0, err
		}
		out = append(out, sub)
	}
	return out, total, nil
}

// whole reads a row with its answers as people read them.
func (s *Service) whole(ctx context.Context, f Form, row store.Item) (Submission, error) {
	sub, err := submissionOf(f.PublicID, row)
	if err != nil {
		return sub, err
	}
	p, err := s.prepared(ctx, f, sub.Version)
	if err != nil {
		return sub, err
	}
	sub.Readable = p.readable(sub.Answers)
	return sub, nil
}

// Submission gives the owner one submission.
func (s *Service) Submission(ctx context.Context, owner, id, submission string) (Submission, error) {
	f, err := s.Get(ctx, owner, id)
	if err != nil {
		return Submission{}, err
	}
	row, err := s.row(ctx, id, submission)
	if err != nil {
		return Submission{}, err
	}
	return s.whole(ctx, f, row)
}

func (s *Service) row(ctx context.Context, form, submission string) (store.Item, error) {
	if len(submission) != 36 {
		return store.Item{}, noSubmission()
	}
	row, err := s.table.Get(ctx, submissionKey(form, submission))
	if errors.Is(err, store.ErrNotFound) {
		return row, noSubmission()
	}
	if err != nil {
		return row, fmt.Errorf("get submission: %w", err)
	}
	return row, nil
}

func noSubmission() error {
	return problem.New(problem.SubmissionNotFound, "There is no such submission.")
}

// epochOp tells that submissions are no longer what statistics were made of.
func epochOp(form string) store.Op {
	return store.Op{Kind: store.OpUpdate, Key: epochKey(form), Add: map[string]int64{"n": 1}}
}

// DeleteSubmission removes a submission; its person may answer again.
func (s *Service) DeleteSubmission(ctx context.Context, owner, id, submission string) error {
	if _, err := s.Get(ctx, owner, id); err != nil {
		return err
	}
	row, err := s.row(ctx, id, submission)
	if err != nil {
		return err
	}
	ops := []store.Op{store.Delete(row.Key, store.Present()), countOp(id, submission, -1), epochOp(id)}
	ops = append(ops, s.keeper().Forget(id, submission)...)
	if who := row.String("who"); who != "" {
		ops = append(ops, store.Delete(personKey(id, who)), store.Delete(begunKey(id, who)))
	}
	err = s.table.Write(ctx, ops...)
	if _, _, gone := store.FailedOp(err); gone {
		return noSubmission()
	}
	if err != nil {
		return fmt.Errorf("delete submission: %w", err)
	}
	return nil
}

// SetMarks sets what items of a submission earned, by a person who marks them.
func (s *Service) SetMarks(ctx context.Context, owner, id, submission string, points map[string]quiz.Decimal) (Submission, error) {
	for range editTries {
		sub, err := s.Submission(ctx, owner, id, submission)
		if err != nil {
			return sub, err
		}
		was, err := sub.item()
		if err != nil {
			return sub, err
		}
		if err := sub.mark(points); err != nil {
			return sub, err
		}
		is, err := sub.item()
		if err != nil {
			return sub, err
		}
		err = s.table.Write(ctx, store.Op{Kind: store.OpUpdate, Key: is.Key, Set: map[string]any{"marks": is.Bytes("marks")},
			Conds: []store.Cond{store.Is("marks", was.Bytes("marks"))}}, epochOp(id))
		if _, _, moved := store.FailedOp(err); moved {
			continue
		}
		if err != nil {
			return sub, fmt.Errorf("write marks: %w", err)
		}
		return sub, nil
	}
	return Submission{}, problem.New(problem.Unavailable, "The submission is being marked by others. Try again.")
}

func (s *Submission) mark(points map[string]quiz.Decimal) error {
	for _, item := range slices.Sorted(maps.Keys(points)) {
		m, counts := s.Marks[item]
		field := "points." + clip(item)
		if !counts {
			return problem.Field(problem.InvalidRequest, field, "The submission has no item %q that earns points.", clip(item))
		}
		n := points[item]
		if n.Sign() < 0 || n.Cmp(m.Possible) > 0 {
			return problem.Field(problem.InvalidRequest, field, "The points of %s must be from 0 to %s.", item, m.Possible)
		}
		m.Earned, m.Hand = &n, true
		s.Marks[item] = m
	}
	s.Score = total(s.Marks)
	return nil
}
