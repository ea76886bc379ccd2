package form

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/store"
)

// Outbox gives what must happen with every submission: ops that belong to its
// one Write, and what to do once that is done. formID is the public id.
type Outbox interface {
	Ops(ctx context.Context, formID string, s Submission) (ops []store.Op, after func(context.Context), err error)
}

// Service keeps the forms.
type Service struct {
	Outbox Outbox // nil: nobody is told

	table store.Table
	blobs store.Blobs
	now   func() time.Time
	known *shelf
}

// New makes the service; now is the clock.
func New(table store.Table, blobs store.Blobs, now func() time.Time) *Service {
	return &Service{table: table, blobs: blobs, now: now, known: newShelf()}
}

// idTries is how often Create tries to get the next integer id when others take
// it before.
const idTries = 100

// Create makes the draft of a conversion. A job makes one form: asked again, it
// gives the one that is there.
func (s *Service) Create(ctx context.Context, owner, job, title string, q quiz.Quiz) (Form, error) {
	if made, ok, err := s.made(ctx, owner, job); ok || err != nil {
		return made, err
	}
	if err := q.Validate(); err != nil {
		return Form{}, fmt.Errorf("quiz of a form: %w", err)
	}
	now := s.now().UTC().Truncate(time.Millisecond)
	f := Form{PublicID: unguessable(publicIDSize), Owner: owner, Title: shortTitle(title), State: Draft, Settings: Settings{ScoreVisible: true},
		Version: 1, Questions: len(q.Items), Job: job, CreatedAt: now, UpdatedAt: now, seed: unguessable(seedSize)}
	row, err := s.saveQuiz(ctx, f.PublicID, 1, q)
	if err != nil {
		return Form{}, err
	}
	for range idTries {
		made, again, err := s.create(ctx, f, row)
		if !again {
			return made, err
		}
	}
	return Form{}, problem.Transient(errors.New("the next id of forms is taken again and again"))
}

// create is one try; again says that another form took the id.
func (s *Service) create(ctx context.Context, f Form, row store.Op) (made Form, again bool, err error) {
	last, err := s.table.Get(ctx, lastIDKey())
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return Form{}, false, fmt.Errorf("get the last id of forms: %w", err)
	}
	f.ID = last.Int("n") + 1
	unmoved := store.Cond{Test: store.FieldAbsent, Field: "n"}
	if f.ID > 1 {
		unmoved = store.Is("n", f.ID-1)
	}
	err = s.table.Write(ctx,
		store.Put(store.Item{Key: madeKey(f.Owner, f.Job), Attrs: map[string]any{"form": f.PublicID}}, store.Absent()),
		store.Op{Kind: store.OpUpdate, Key: lastIDKey(), Set: map[string]any{"n": f.ID}, Conds: []store.Cond{unmoved}},
		store.Put(store.Item{Key: formKey(f.PublicID), Attrs: f.attrs(), Index: [2]store.Key{ownedKey(f.Owner, f.PublicID, f.CreatedAt)}}, store.Absent()),
		store.Op{Kind: store.OpUpdate, Key: totalKey(f.Owner), Add: map[string]int64{"n": 1}},
		row,
	)
	if op, _, failed := store.FailedOp(err); failed {
		if op > 0 {
			return Form{}, true, nil
		}
		made, _, err := s.made(ctx, f.Owner, f.Job)
		return made, false, err
	}
	if err != nil {
		return Form{}, false, fmt.Errorf("write form: %w", err)
	}
	return f, false, nil
}

// made finds the form that a job has made already.
func (s *Service) made(ctx context.Context, owner, job string) (f Form, ok bool, err error) {
	item, err := s.table.Get(ctx, madeKey(owner, job))
	if errors.Is(err, store.ErrNotFound) {
		return Form{}, false, nil
	}
	if err != nil {
		return Form{}, false, fmt.Errorf("look for the form of a job: %w", err)
	}
	f, err = s.load(ctx, item.String("form"))
	return f, true, err
}

// load gives a form whoever asks.
func (s *Service) load(ctx context.Context, id string) (Form, error) {
	if !validID(id) {
		return Form{}, NotFound()
	}
	item, err := s.table.Get(ctx, formKey(id))
	if errors.Is(err, store.ErrNotFound) {
		return Form{}, NotFound()
	}
	if err != nil {
		return Form{}, fmt.Errorf("get form: %w", err)
	}
	return fromItem(id, item)
}

// Get gives a form to its owner; to everybody else there is none.
func (s *Service) Get(ctx context.Context, owner, id string) (Form, error) {
	f, err := s.load(ctx, id)
	if err == nil && (owner == "" || f.Owner != owner) {
		return Form{}, NotFound()
	}
	return f, err
}

// List gives one page of the owner's forms, newest first, and how many there are.
func (s *Service) List(ctx context.Context, owner string, limit, offset int) ([]Form, int64, error) {
	total, err := s.count(ctx, totalKey(owner))
	if err != nil || int64(offset) >= total {
		return nil, total, err
	}
	q := store.Query{Index: 1, PK: "FORMS#" + owner, Reverse: true, Limit: min(offset+limit, 1000)}
	var forms []Form
	for len(forms) < limit {
		page, err := s.table.Query(ctx, q)
		if err != nil {
			return nil, 0, fmt.Errorf("list forms: %w", err)
		}
		skip := min(offset, len(page.Items))
		offset -= skip
		for _, item := range page.Items[skip:] {
			f, err := fromItem(strings.TrimPrefix(item.PK, "FORM#"), item)
			if err != nil {
				return nil, 0, err
			}
			if len(forms) < limit {
				forms = append(forms, f)
			}
		}
		if page.Next == "" {
			break
		}
		q.Cursor = page.Next
	}
	return forms, total, nil
}

func (s *Service) count(ctx context.Context, key store.Key) (int64, error) {
	item, err := s.table.Get(ctx, key)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return 0, fmt.Errorf("count: %w", err)
	}
	return item.Int("n"), nil
}

// maxTitle is how many characters the title of a form may have.
const maxTitle = 300

func shortTitle(title string) string {
	title = strings.Join(strings.Fields(strings.Map(shown, title)), " ")
	if r := []rune(title); len(r) > maxTitle {
		return string(r[:maxTitle-1]) + "…"
	}
	if title == "" {
		return "Untitled Document"
	}
	return title
}
