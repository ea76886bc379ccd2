package form

import (
	"context"
	"encoding/json"
	"slices"

	"formwright/shared/problem"
)

// unchanged keeps the answers of a person who saw another version of the
// questions from counting for what they did not see: when an answered question
// is another one by now, the person has to look again. Only when their time is
// over those answers are left out instead. What was mended in keys and points
// alone disturbs nobody.
func (s *Service) unchanged(ctx context.Context, f Form, now *prepared, post Post, over bool) (map[string]json.RawMessage, error) {
	if post.Version == 0 || post.Version == f.Version {
		return post.Answers, nil
	}
	if post.Version < 0 || post.Version > f.Version {
		return nil, problem.Field(problem.InvalidRequest, "version", "The form has no version %d.", post.Version)
	}
	seen, err := s.prepared(ctx, f, post.Version)
	if err != nil {
		return nil, err
	}
	kept := map[string]json.RawMessage{}
	for id, raw := range post.Answers {
		was, is := seen.items[id], now.items[id]
		switch {
		case was != nil && is != nil && is.reads(was):
			kept[id] = raw
		case !over:
			return nil, problem.Field(problem.FormChanged, "version", "The questions were changed since you opened the form. Look at them and at your answers again, and send them once more.")
		}
	}
	return kept, nil
}

// reads reports whether answers to another item mean the same to this one.
func (it *item) reads(was *item) bool {
	return it.asks == was.asks && slices.Equal(it.right, was.right) && slices.Equal(it.entries, was.entries)
}
