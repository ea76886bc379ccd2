package form

import (
	"context"
	"maps"
	"slices"
	"strings"
)

// columns are those of a table of submissions: a question that several versions
// ask has one, wherever it stands in them.
type columns struct {
	head []any
	of   map[string]int // by what is asked
}

// columns has the questions of today, then those that were answered in earlier
// versions and are not asked any more.
func (s *Service) columns(ctx context.Context, f Form, now *prepared) (columns, error) {
	c := columns{head: []any{"Submission", "Submitted at", "Name", "E-mail", "Score", "Possible"}, of: map[string]int{}}
	for _, it := range now.order {
		c.of[it.asks] = len(c.head)
		c.head = append(c.head, strings.TrimPrefix(it.ID, "q")+". "+it.Stem.Line())
	}
	versions, err := s.answered(ctx, f)
	if err != nil {
		return c, err
	}
	for _, version := range versions {
		p, err := s.prepared(ctx, f, version)
		if err != nil {
			return c, err
		}
		for _, it := range p.order {
			if _, known := c.of[it.asks]; !known {
				c.of[it.asks] = len(c.head)
				c.head = append(c.head, it.Stem.Line()+" (earlier version)")
			}
		}
	}
	return c, nil
}

// answered are the versions that people have answered. A form that never changed
// has one; of others the submissions know.
func (s *Service) answered(ctx context.Context, f Form) ([]int, error) {
	found := map[int]bool{f.Version: true}
	for w := s.walk(f.PublicID, false); f.Version > 1; {
		row, ok, err := w.next(ctx)
		if err != nil {
			return nil, err
		}
		if !ok {
			break
		}
		found[int(row.Int("version"))] = true
	}
	return slices.Sorted(maps.Keys(found)), nil
}
