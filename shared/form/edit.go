package form

import (
	"context"
	"fmt"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// maxTimeLimit is the longest time limit in minutes: a week.
const maxTimeLimit = 7 * 24 * 60

// Change is what the owner changes of a form; nil leaves a thing as it is.
type Change struct {
	Title            *string
	OpensAt          *time.Time // the zero time takes it away
	ClosesAt         *time.Time
	TimeLimitMinutes *int // 0 takes it away
	OnePerPerson     *bool
	Shuffle          *bool
	ScoreVisible     *bool
}

// Edit changes the title and the settings of a form.
func (s *Service) Edit(ctx context.Context, owner, id string, c Change) (Form, error) {
	return s.change(ctx, owner, id, func(f *Form) ([]store.Op, error) { return nil, c.apply(f) })
}

func (c Change) apply(f *Form) error {
	if c.Title != nil {
		title, err := validTitle(*c.Title)
		if err != nil {
			return err
		}
		f.Title = title
	}
	set(&f.Settings.OpensAt, c.OpensAt)
	set(&f.Settings.ClosesAt, c.ClosesAt)
	set(&f.Settings.TimeLimitMinutes, c.TimeLimitMinutes)
	set(&f.Settings.OnePerPerson, c.OnePerPerson)
	set(&f.Settings.Shuffle, c.Shuffle)
	set(&f.Settings.ScoreVisible, c.ScoreVisible)
	return f.Settings.validate()
}

func set[T any](into *T, value *T) {
	if value != nil {
		*into = *value
	}
}

func validTitle(title string) (string, error) {
	title = strings.TrimSpace(title)
	n := utf8.RuneCountInString(title)
	if n == 0 || n > maxTitle || strings.ContainsFunc(title, func(r rune) bool { return shown(r) != r }) {
		return "", problem.Field(problem.InvalidRequest, "title", "title must have 1 to %d characters on one line.", maxTitle)
	}
	return title, nil
}

// shown drops characters that a title must not hold: control characters and
// those that turn the writing direction. Lines become spaces.
func shown(r rune) rune {
	switch {
	case unicode.IsSpace(r) || r == '\u2028' || r == '\u2029':
		return ' '
	case unicode.IsControl(r) || r >= '\u202A' && r <= '\u202E' || r >= '\u2066' && r <= '\u2069' || r == utf8.RuneError:
		return -1
	}
	return r
}

func (s Settings) validate() error {
	if s.TimeLimitMinutes < 0 || s.TimeLimitMinutes > maxTimeLimit {
		return problem.Field(problem.InvalidRequest, "settings.timeLimitMinutes", "settings.timeLimitMinutes must be a whole number from 1 to %d, or null for no limit.", maxTimeLimit)
	}
	if !s.ClosesAt.IsZero() && !s.OpensAt.IsZero() && !s.OpensAt.Before(s.ClosesAt) {
		return problem.Field(problem.InvalidRequest, "settings.closesAt", "settings.closesAt must be later than settings.opensAt.")
	}
	return nil
}

// Publish lets people fill a form in.
func (s *Service) Publish(ctx context.Context, owner, id string) (Form, error) {
	return s.change(ctx, owner, id, func(f *Form) ([]store.Op, error) {
		f.State = Published
		if f.PublishedAt.IsZero() {
			f.PublishedAt = s.now().UTC().Truncate(time.Millisecond)
		}
		return nil, nil
	})
}

// Unpublish takes a form away from the public; a draft stays one.
func (s *Service) Unpublish(ctx context.Context, owner, id string) (Form, error) {
	return s.change(ctx, owner, id, func(f *Form) ([]store.Op, error) {
		if f.State == Published {
			f.State = Unpublished
		}
		return nil, nil
	})
}

// editTries is how often a change is made again because another one came between.
const editTries = 10

// change reads a form, changes it, and writes it when nobody has since; the ops
// that do gives belong to the same Write.
func (s *Service) change(ctx context.Context, owner, id string, do func(*Form) ([]store.Op, error)) (Form, error) {
	for range editTries {
		f, err := s.Get(ctx, owner, id)
		if err != nil {
			return Form{}, err
		}
		was := f
		along, err := do(&f)
		if err != nil {
			return Form{}, err
		}
		f.UpdatedAt = s.now().UTC().Truncate(time.Millisecond)
		if !f.UpdatedAt.After(was.UpdatedAt) { // two changes in a moment must differ
			f.UpdatedAt = was.UpdatedAt.Add(time.Millisecond)
		}
		ops := append([]store.Op{{Kind: store.OpUpdate, Key: formKey(id), Set: f.attrs(),
			Conds: []store.Cond{store.Is("updatedAt", millis(was.UpdatedAt))}}}, along...)
		err = s.table.Write(ctx, ops...)
		if _, _, moved := store.FailedOp(err); moved {
			continue
		}
		if err != nil {
			return Form{}, fmt.Errorf("write form: %w", err)
		}
		return f, nil
	}
	return Form{}, problem.New(problem.Unavailable, "The form is being changed by others. Try again.")
}
