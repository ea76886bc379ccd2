package fit

import (
	"slices"

	"formwright/shared/quiz"
)

func (f *fitter) trimChoice(r quiz.Choice, n *notes) quiz.Choice {
	r = f.cutChoices(r, n)
	if limit := f.t.Limits.Right; limit > 0 && len(r.Key) > limit {
		n.leave(quiz.TypeUnsupported, "The question was left out: %s takes at most %d right choices.", f.t.Platform, limit)
	}
	pinned := slices.ContainsFunc(r.Choices, func(e quiz.Entry) bool { return e.Pinned })
	switch {
	case r.Shuffle && !f.t.Shuffle:
		n.add(quiz.ShuffleDropped, "%s decides by itself whether choices are shuffled.", f.t.Platform)
		r.Shuffle = false
	case r.Shuffle && pinned && !f.t.Pins:
		n.add(quiz.ShuffleDropped, "The choices are not shuffled: %s cannot keep one of them in its place.", f.t.Platform)
		r.Shuffle = false
	}
	r.Choices = slices.Clone(r.Choices)
	for i, e := range r.Choices {
		if !f.t.ChoiceFeedback && !blank(e.Feedback) {
			n.add(quiz.FeedbackDropped, "The feedback of single choices was left out: %s has no place for it.", f.t.Platform)
			r.Choices[i].Feedback = nil
		}
	}
	return r
}

// cutChoices keeps all right choices and the first wrong ones, in printed order.
func (f *fitter) cutChoices(r quiz.Choice, n *notes) quiz.Choice {
	limit := f.t.Limits.Choices
	if limit == 0 || len(r.Choices) <= limit {
		return r
	}
	if len(r.Key) > limit {
		n.leave(quiz.TypeUnsupported, "The question was left out: it has %d right choices and %s takes at most %d choices.", len(r.Key), f.t.Platform, limit)
		return r
	}
	which := "wrong ones only"
	if len(r.Key) == 0 {
		which = "the last ones"
	}
	n.add(quiz.ChoicesCut, "%d of %d choices were left out (%s): %s takes at most %d.", len(r.Choices)-limit, len(r.Choices), which, f.t.Platform, limit)
	wrong := limit - len(r.Key)
	out := quiz.Choice{Multiple: r.Multiple, Shuffle: r.Shuffle}
	for i, e := range r.Choices {
		right := slices.Contains(r.Key, i)
		if !right && wrong == 0 {
			continue
		}
		if right {
			out.Key = append(out.Key, len(out.Choices))
		} else {
			wrong--
		}
		out.Choices = append(out.Choices, e)
	}
	return out
}
