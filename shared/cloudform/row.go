package cloudform

import (
	"context"
	"errors"
	"fmt"
	"time"

	"formwright/shared/cloudform/made"
	"formwright/shared/problem"
	"formwright/shared/store"
)

// rowLife is how long it is kept what became of a job: longer than any job.
const rowLife = 7 * 24 * time.Hour

// row is what attempts at a job leave to the next one.
type row struct {
	job, user string
	form      string // its id; empty before it is known
	variant   variant
	wipe      bool      // the form holds items of another plan
	plan      string    // the digest of the plan that the form is filled by
	began     time.Time // when the form was first asked for
}

// variant is how much a plan asks of the service. When a plan is refused the
// next one asks less.
type variant int

const (
	complete variant = iota
	withoutPictures
	plain
)

func rowKey(job string) store.Key { return store.Key{PK: "CLOUDFORM#" + job, SK: "FORM"} }

// begin reads a job's row or writes it; again is true when an earlier attempt
// has asked for a form.
func (s *Service) begin(ctx context.Context, job, user string) (r row, again bool, err error) {
	if r, err = s.row(ctx, job); !errors.Is(err, store.ErrNotFound) {
		return r, err == nil, err
	}
	now := s.now().UTC()
	err = s.table.Write(ctx, store.Put(store.Item{Key: rowKey(job), Expires: now.Add(rowLife),
		Attrs: map[string]any{"user": user, "form": "", "variant": int64(0), "wipe": false, "plan": "", "began": now.UnixMilli()}}, store.Absent()))
	if _, _, raced := store.FailedOp(err); raced {
		r, err = s.row(ctx, job)
		return r, err == nil, err
	}
	return row{job: job, user: user, began: now}, false, kept(err)
}

func (s *Service) row(ctx context.Context, job string) (row, error) {
	item, err := s.table.Get(ctx, rowKey(job))
	if err != nil {
		return row{}, kept(err)
	}
	return row{job: job, user: item.String("user"), form: item.String("form"), variant: variant(item.Int("variant")),
		wipe: item.Bool("wipe"), plan: item.String("plan"), began: time.UnixMilli(item.Int("began")).UTC()}, nil
}

// claim keeps the id of the job's form, and that the form is this job's alone.
// ok is false when the form is another job's; r is then as it was. When another
// attempt was faster r has its form.
func (s *Service) claim(ctx context.Context, r row, f form, title string) (_ row, ok bool, err error) {
	err = s.table.Write(ctx,
		store.Op{Kind: store.OpUpdate, Key: rowKey(r.job), Set: map[string]any{"form": f.ID, "plan": r.plan}, Conds: []store.Cond{store.Is("form", "")}},
		made.Keep(made.Form{ID: f.ID, Owner: r.user, Job: r.job, Title: title, Responder: f.URI, CreatedAt: s.now()}))
	if op, _, failed := store.FailedOp(err); failed {
		if op == 1 {
			return r, false, nil
		}
		r, err = s.row(ctx, r.job)
		return r, err == nil, err
	}
	r.form = f.ID
	return r, err == nil, kept(err)
}

// change writes what an attempt found out for the next one.
func (s *Service) change(ctx context.Context, r row) error {
	return kept(s.table.Write(ctx, store.Op{Kind: store.OpUpdate, Key: rowKey(r.job), Conds: []store.Cond{store.Present()},
		Set: map[string]any{"form": r.form, "variant": int64(r.variant), "wipe": r.wipe, "plan": r.plan}}))
}

// kept makes the store's own trouble one that may pass.
func kept(err error) error {
	if err == nil || errors.Is(err, store.ErrNotFound) {
		return err
	}
	return problem.Transient(fmt.Errorf("keep cloud form: %w", err))
}
