package h5p

import (
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

type blanksParams struct {
	Media     media           `json:"media"`
	Task      string          `json:"text"`
	Questions []string        `json:"questions"`
	Feedback  []scored        `json:"overallFeedback"`
	Behaviour blanksBehaviour `json:"behaviour"`
}

type blanksBehaviour struct {
	Retry         bool `json:"enableRetry"`
	Solutions     bool `json:"enableSolutionsButton"`
	Check         bool `json:"enableCheckButton"`
	AutoCheck     bool `json:"autoCheck"`
	CaseSensitive bool `json:"caseSensitive"`
	NeedsInput    bool `json:"showSolutionsRequiresInput"`
	Separate      bool `json:"separateLines"`
	ConfirmCheck  bool `json:"confirmCheckDialog"`
	ConfirmRetry  bool `json:"confirmRetryDialog"`
	Spelling      bool `json:"acceptSpellingErrors"`
}

// undrawn is the stem with its gap as a line in the text, or without it where it
// stands alone at the end.
func undrawn(c richtext.Content) richtext.Content {
	if last := len(c) - 1; last > 0 {
		p, _ := c[last].(richtext.Paragraph)
		if len(p.Inlines) == 1 && p.Inlines[0] == (richtext.Inline)(richtext.Blank{ID: "b1"}) {
			c = c[:last]
		}
	}
	return slices.Clone(c.Map(func(in richtext.Inline) []richtext.Inline {
		if _, ok := in.(richtext.Blank); ok {
			return []richtext.Inline{richtext.Text{Text: richtext.BlankText}}
		}
		return []richtext.Inline{in}
	}))
}

func (q *question) remarksLost(r quiz.Text) {
	for _, a := range r.Accepted {
		if len(a.Feedback) > 0 {
			q.lose(quiz.FeedbackDropped, "The feedback of single answers was left out: H5P has no place for it in a gap.")
		}
	}
}

// sayable are the answers that a gap can hold: "/" parts answers, ":" begins a
// tip and "*" ends the gap, and there is no escape that outlives an editor.
func (q *question) sayable(in []quiz.Accepted) []quiz.Accepted {
	var out []quiz.Accepted
	for _, a := range in {
		if !strings.ContainsAny(a.Text, "*/:") && strings.TrimSpace(a.Text) != "" {
			out = append(out, a)
		}
	}
	if len(out) > 0 && len(out) < len(in) {
		q.lose(quiz.ChoicesCut, "Accepted answers with *, / or : were left out: H5P uses these signs itself in a gap.")
	}
	return out
}

// looked is a question with one gap that cannot hold its answer, such as 3/4 or
// 10:30, as a field of one line in which the answer is looked for.
func (q *question) looked(r quiz.Text) (string, any, string) {
	var texts []string
	for _, a := range r.Accepted {
		expression := strings.HasPrefix(a.Text, "/") && strings.HasSuffix(a.Text, "/")
		if !strings.Contains(a.Text, "*") && !expression {
			texts = append(texts, richtext.EscapeHTML(a.Text))
		}
	}
	if len(texts) == 0 {
		q.leave("The question was left out: H5P uses the sign * itself and cannot hold it in an answer.")
		return "", nil, ""
	}
	q.lose(quiz.TextChanged, "The answer is looked for in a field of one line, which may say more: a gap of H5P cannot hold the signs *, / and :.")
	q.remarksLost(r)
	q.hintLost()
	return essay, essayParams{Task: q.stem(passageTags()).blocks(undrawn(q.in.Stem)), Media: q.above(), Feedback: q.feedback(),
		Keywords: []keyword{{Keyword: texts[0], Alternatives: append([]string{}, texts[1:]...), Options: keywordOptions{Points: 1, Occurrences: 1,
			CaseSensitive: r.CaseSensitive, IncludedWord: "none", MissedWord: "none"}}},
		Behaviour: essayBehaviour{Size: "1", Retry: true, Points: 1, LineBreak: " "}}, essayWords
}

// gaps is a text with gaps to type into or, when all of them are menus, with
// words to drag.
func (q *question) gaps(r quiz.Blanks) (string, any, string) {
	typed, menus := map[string]quiz.Text{}, map[string]quiz.Choice{}
	for _, b := range r.Blanks {
		switch r := b.Response.(type) {
		case quiz.Text:
			typed[b.ID] = r
		case quiz.Choice:
			menus[b.ID] = r
		}
	}
	if len(typed) == 0 {
		q.lose(quiz.TypeRewritten, "The dropdowns became words to drag to their gaps, which share all words: H5P has no dropdowns.")
		return dragText, q.drag(r), dragTextWords
	}
	if len(menus) > 0 {
		q.lose(quiz.TypeRewritten, "The dropdowns became gaps to type into, with their choices in brackets: H5P has no text with both.")
		q.in.Stem = q.spelled(menus, typed)
	}
	for id, text := range typed {
		answers := q.sayable(text.Accepted)
		switch {
		case len(answers) == 0 && len(typed) == 1:
			return q.looked(text)
		case len(answers) == 0:
			q.leave("The question was left out: the answer of a gap has a *, / or :, which H5P uses itself there.")
			return "", nil, ""
		}
		text.Accepted = answers
		q.remarksLost(text)
		typed[id] = text
	}
	return blanks, q.typed(typed), blanksWords
}

// spelled is the stem with the choices of menus in brackets; the menus become
// gaps to type into.
func (q *question) spelled(menus map[string]quiz.Choice, typed map[string]quiz.Text) richtext.Content {
	m := markup{p: q.p, item: q.in.ID}
	return q.in.Stem.Map(func(in richtext.Inline) []richtext.Inline {
		b, _ := in.(richtext.Blank)
		menu, ok := menus[b.ID]
		if !ok {
			return []richtext.Inline{in}
		}
		var names []string
		var text quiz.Text
		for i, c := range menu.Choices {
			name := m.line(c.Content)
			names = append(names, name)
			if slices.Contains(menu.Key, i) {
				text.Accepted = append(text.Accepted, quiz.Accepted{Text: name})
			}
		}
		typed[b.ID] = text
		return []richtext.Inline{in, richtext.Text{Text: " (" + strings.Join(names, ", ") + ")"}}
	})
}

// typed is a text with gaps; the hint is the tip of the first.
func (q *question) typed(gaps map[string]quiz.Text) blanksParams {
	task, rest := q.divided(func(b richtext.Blank) bool { _, ok := gaps[b.ID]; return ok })
	tip := starless(q.plain(q.in.Hint))
	m := q.stem(gapTags())
	m.starless = true
	m.blank = func(id string) string {
		text, ok := gaps[id]
		if !ok {
			return richtext.BlankText
		}
		texts := make([]string, len(text.Accepted))
		for i, a := range text.Accepted {
			texts[i] = richtext.EscapeHTML(a.Text)
		}
		gap := strings.Join(texts, "/")
		if tip != "" {
			gap, tip = gap+":"+tip, ""
		}
		return "*" + gap + "*"
	}
	out := blanksParams{Task: blanksTask, Questions: []string{m.blocks(rest)}, Feedback: q.feedback(),
		Behaviour: blanksBehaviour{Retry: true, Solutions: true, Check: true, CaseSensitive: q.caseRule(gaps), NeedsInput: true}}
	if len(task) > 0 {
		out.Task = q.stem(passageTags()).blocks(task)
	}
	out.Media = q.above()
	return out
}

// divided parts the stem before the first block with a gap.
func (q *question) divided(gap func(richtext.Blank) bool) (task, rest richtext.Content) {
	for i, b := range q.in.Stem {
		found := false
		richtext.Content{b}.Inlines(func(in richtext.Inline) bool {
			blank, ok := in.(richtext.Blank)
			found = found || ok && gap(blank)
			return !found
		})
		if found {
			return q.in.Stem[:i], q.in.Stem[i:]
		}
	}
	return nil, q.in.Stem
}

// caseRule is one for all gaps of a question.
func (q *question) caseRule(gaps map[string]quiz.Text) bool {
	sensitive := 0
	for _, g := range gaps {
		if g.CaseSensitive {
			sensitive++
		}
	}
	if sensitive > 0 && sensitive < len(gaps) {
		q.lose(quiz.CaseDropped, "No gap tells upper from lower case: H5P has one rule for all gaps of a question, and they differ.")
	}
	return sensitive == len(gaps)
}
