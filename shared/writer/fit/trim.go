package fit

import (
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// trim takes from an item what the target has no place for.
func (f *fitter) trim(item quiz.Item, n *notes) quiz.Item {
	one := quiz.Int(1)
	if item.Points != nil && !f.t.Points {
		if !item.Points.Equal(one) {
			n.add(quiz.PointsDropped, "The %s points were left out: %s has no place for them.", item.Points, f.t.Platform)
		}
		item.Points = nil
	}
	if !f.t.Hints && !blank(item.Hint) {
		n.add(quiz.HintDropped, "The hint was left out: %s has no place for it.", f.t.Platform)
		item.Hint = nil
	}
	if !f.t.Tags && len(item.Tags) > 0 {
		n.add(quiz.TagsDropped, "The tags (%s) were left out: %s has no place for them.", Cut(strings.Join(item.Tags, ", "), 60), f.t.Platform)
		item.Tags = nil
	}
	item.Feedback = f.trimFeedback(item.Feedback, n)
	if num, ok := item.Response.(quiz.Number); ok && !f.t.Units && !blankText(num.Unit) {
		item.Stem = withUnit(item.Stem, num.Unit)
		n.add(quiz.UnitDropped, "The unit %s stands in the question instead of with the answer.", Cut(num.Unit, 20))
		num.Unit = ""
		item.Response = num
	}
	item.Response = f.trimResponse(item.Response, n)
	return item
}

func (f *fitter) trimFeedback(fb quiz.Feedback, n *notes) quiz.Feedback {
	if !f.t.Feedback && !blank(fb.General) {
		n.add(quiz.FeedbackDropped, "The explanation was left out: %s has no place for it.", f.t.Platform)
		fb.General = nil
	}
	if !f.t.Verdicts && (!blank(fb.Correct) || !blank(fb.Incorrect)) {
		n.add(quiz.FeedbackDropped, "The feedback for right and wrong answers was left out: %s has no place for it.", f.t.Platform)
		fb.Correct, fb.Incorrect = nil, nil
	}
	return fb
}

// withUnit writes the unit after the stem unless the stem names it already.
func withUnit(stem richtext.Content, unit string) richtext.Content {
	if slices.Contains(strings.Fields(stem.Line()), strings.TrimSpace(unit)) {
		return stem
	}
	out := slices.Clone(stem)
	note := richtext.Text{Text: " (" + unit + ")"}
	if p, ok := out[len(out)-1].(richtext.Paragraph); ok {
		p.Inlines = slices.Concat(p.Inlines, []richtext.Inline{note})
		out[len(out)-1] = p
		return out
	}
	return append(out, richtext.Paragraph{Inlines: []richtext.Inline{note}})
}

func (f *fitter) trimResponse(r quiz.Response, n *notes) quiz.Response {
	switch r := r.(type) {
	case quiz.Choice:
		return f.trimChoice(r, n)
	case quiz.Text:
		return f.trimText(r, n)
	case quiz.Number:
		if !f.t.Units && !blankText(r.Unit) { // in a blank; trim has seen to the others
			n.add(quiz.UnitDropped, "The unit %s was left out: %s has no place for it in a blank.", Cut(r.Unit, 20), f.t.Platform)
			r.Unit = ""
		}
		return r
	case quiz.Match:
		if limit := f.t.Limits.Pairs; limit > 0 && max(len(r.Left), len(r.Right)) > limit {
			n.leave(quiz.TypeUnsupported, "The question was left out: %s takes at most %d pairs.", f.t.Platform, limit)
		}
		if r.Shuffle && !f.t.Shuffle {
			n.add(quiz.ShuffleDropped, "%s decides by itself whether entries are shuffled.", f.t.Platform)
			r.Shuffle = false
		}
		return r
	case quiz.Essay:
		return f.trimEssay(r, n)
	case quiz.Blanks:
		out := quiz.Blanks{Blanks: slices.Clone(r.Blanks)}
		for i, b := range out.Blanks {
			out.Blanks[i].Response = f.trimResponse(b.Response, n)
		}
		return out
	}
	return r
}

func (f *fitter) trimEssay(r quiz.Essay, n *notes) quiz.Essay {
	if !f.t.Words && (r.Lines > 0 || r.MinWords > 0 || r.MaxWords > 0) {
		n.add(quiz.LimitDropped, "The length of the answer was left out: %s has no place for it.", f.t.Platform)
		r.Lines, r.MinWords, r.MaxWords = 0, 0, 0
	}
	if !f.t.Model && (!blank(r.Model) || !blank(r.Rubric)) {
		n.add(quiz.KeyDropped, "The model answer or rubric was left out: %s has no place for it.", f.t.Platform)
		r.Model, r.Rubric = nil, nil
	}
	return r
}

func (f *fitter) trimText(r quiz.Text, n *notes) quiz.Text {
	if r.CaseSensitive && !f.t.CaseRule {
		n.add(quiz.CaseDropped, "%s does not tell upper from lower case in answers as this question asks.", f.t.Platform)
		r.CaseSensitive = false
	}
	if !f.t.Credit {
		r.Accepted = f.fullCredit(r.Accepted, n)
	}
	if limit := f.t.Limits.Accepted; limit > 0 && len(r.Accepted) > limit {
		n.add(quiz.ChoicesCut, "Only the first %d of %d accepted answers were kept: %s takes no more.", limit, len(r.Accepted), f.t.Platform)
		r.Accepted = r.Accepted[:limit]
	}
	r.Accepted = slices.Clone(r.Accepted)
	for i, a := range r.Accepted {
		if !f.t.ChoiceFeedback && !blank(a.Feedback) {
			n.add(quiz.FeedbackDropped, "The feedback of single answers was left out: %s has no place for it.", f.t.Platform)
			r.Accepted[i].Feedback = nil
		}
	}
	return r
}

// fullCredit keeps the answers that earn all of the points; when none does, all
// answers count in full.
func (f *fitter) fullCredit(in []quiz.Accepted, n *notes) []quiz.Accepted {
	one := quiz.Int(1)
	var full, all []quiz.Accepted
	for _, a := range in {
		whole := a.Credit == nil || a.Credit.Equal(one)
		a.Credit = nil
		all = append(all, a)
		if whole {
			full = append(full, a)
		}
	}
	switch {
	case len(full) == len(all):
		return all
	case len(full) > 0:
		n.add(quiz.CreditChanged, "Answers that earn a part of the points were left out: %s knows only right and wrong.", f.t.Platform)
		return full
	default:
		n.add(quiz.CreditChanged, "Answers that earn a part of the points count in full: %s knows only right and wrong.", f.t.Platform)
		return all
	}
}
