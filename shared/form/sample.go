package form

import (
	"context"

	"formwright/shared/quiz"
)

// Sample gives the owner made-up answers to a form, as people would read them:
// the first of what can be chosen, and the same words wherever one writes.
func (s *Service) Sample(ctx context.Context, owner, id string) ([]ReadAnswer, error) {
	f, err := s.Get(ctx, owner, id)
	if err != nil {
		return nil, err
	}
	p, err := s.prepared(ctx, f, f.Version)
	if err != nil {
		return nil, err
	}
	answers := map[string]Answer{}
	for _, it := range p.order {
		answers[it.ID] = it.sample()
	}
	return p.readable(answers), nil
}

const sampleText = "Sample answer"

func (it *item) sample() Answer {
	switch r := it.Response.(type) {
	case quiz.Choice:
		first := idOf("c", 0)
		if r.Multiple {
			return Answer{List: []string{first}}
		}
		return Answer{Text: first}
	case quiz.TrueFalse:
		yes := true
		return Answer{Truth: &yes}
	case quiz.Number:
		return Answer{Text: "1"}
	case quiz.Match:
		pairs := map[string]string{}
		for i := range r.Left {
			pairs[idOf("l", i)] = idOf("r", min(i, len(r.Right)-1))
		}
		return Answer{Pairs: pairs}
	case quiz.Order:
		list := []string{}
		for i := range r.Entries {
			list = append(list, idOf("e", i))
		}
		return Answer{List: list}
	case quiz.Blanks:
		pairs := map[string]string{}
		for _, b := range r.Blanks {
			pairs[b.ID] = sampleText
			if _, dropdown := b.Response.(quiz.Choice); dropdown {
				pairs[b.ID] = idOf("c", 0)
			}
		}
		return Answer{Pairs: pairs}
	}
	return Answer{Text: sampleText}
}
