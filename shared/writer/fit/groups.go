package fit

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// sectionPoints is what each item is worth by its section.
func sectionPoints(q quiz.Quiz) map[string]*quiz.Decimal {
	points := map[string]*quiz.Decimal{}
	for _, s := range q.Sections {
		for _, id := range s.Items {
			points[id] = s.Points
		}
	}
	return points
}

func passagesOf(q quiz.Quiz) map[string][]quiz.Stimulus {
	out := map[string][]quiz.Stimulus{}
	for _, s := range q.Stimuli {
		for _, id := range s.Items {
			out[id] = append(out[id], s)
		}
	}
	return out
}

// withPassages puts an item's passages before its stem where the target cannot
// share them.
func (f *fitter) withPassages(item quiz.Item, n *notes) quiz.Item {
	if f.t.Stimuli {
		return item
	}
	var before richtext.Content
	shared := false
	for _, s := range f.passages[item.ID] {
		if s.Title != "" {
			before = append(before, richtext.Paragraph{Inlines: []richtext.Inline{
				richtext.Text{Text: s.Title, Marks: richtext.Marks{Bold: true}}}})
		}
		before = append(before, s.Content...)
		shared = shared || len(s.Items) > 1
	}
	stem := append(before[:len(before):len(before)], item.Stem...)
	switch limit := f.t.Limits.Stem; {
	case before == nil:
		return item
	case limit > 0 && utf8.RuneCountInString(stem.Text()) > limit:
		n.add(quiz.TextCut, "The passage before the question was left out: %s takes at most %d characters.", f.t.Platform, limit)
		return item
	case shared:
		n.add(quiz.StimulusCopied, "The passage that several questions share was repeated in this one: %s cannot share it.", f.t.Platform)
	}
	item.Stem = stem
	return item
}

// groups keeps the sections and stimuli of which items are left.
func (f *fitter) groups() {
	n := &notes{}
	for _, s := range f.in.Sections {
		dropped := f.section(s, n)
		if dropped != "" {
			f.losses = append(f.losses, quiz.Loss{Code: quiz.SectionDropped, Message: dropped})
		}
	}
	if f.t.Stimuli {
		for _, s := range f.in.Stimuli {
			f.stimulus(s, n)
		}
	}
	f.losses = append(f.losses, n.losses...)
	Sort(f.in, f.losses)
}

func (f *fitter) section(s quiz.Section, n *notes) (dropped string) {
	items := f.exported(s.Items)
	titled, instructed := strings.TrimSpace(s.Title) != "", !blank(s.Instructions)
	out := quiz.Section{ID: s.ID, Points: s.Points, Items: items}
	if f.t.Sections {
		out.Title = f.phrase(s.Title, 0, n)
	}
	if f.t.Notes {
		out.Instructions = f.content(s.Instructions, 0, n)
	}
	if len(items) > 0 && (f.t.Sections || f.t.Notes) {
		f.out.Sections = append(f.out.Sections, out)
	}
	switch {
	case titled && !f.t.Sections:
		return "The section heading “" + Cut(s.Title, 60) + "” was left out: " + f.t.Platform + " has no sections."
	case instructed && !f.t.Notes:
		return "The instructions of a section were left out: " + f.t.Platform + " has no place for them."
	}
	return ""
}

func (f *fitter) stimulus(s quiz.Stimulus, n *notes) {
	out := quiz.Stimulus{ID: s.ID, Title: f.phrase(s.Title, 0, n), Content: f.content(s.Content, 0, n), Items: f.exported(s.Items)}
	if len(out.Items) > 0 && !blank(out.Content) {
		f.out.Stimuli = append(f.out.Stimuli, out)
	}
}

// exported maps ids of items to those they have in the export.
func (f *fitter) exported(ids []string) []string {
	var out []string
	for _, id := range ids {
		out = append(out, f.ids[id]...)
	}
	return out
}
