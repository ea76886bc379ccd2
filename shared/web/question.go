package web

import (
	"html/template"
	"strconv"
	"strings"

	"formwright/shared/inspect"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// viewer shows the content of one job's quiz.
type viewer struct {
	quiz    quiz.Quiz
	picture func(hash string) string // its address
}

// viewer shows a quiz whose pictures stand below a path.
func (w *Web) viewer(below string, q quiz.Quiz) viewer {
	return viewer{quiz: q, picture: func(hash string) string { return w.address(below + "/pictures/" + hash) }}
}

// shown are the picture types that browsers show.
func shown(mediaType string) bool {
	switch mediaType {
	case "image/png", "image/jpeg", "image/gif", "image/webp", "image/bmp", "image/svg+xml":
		return true
	}
	return false
}

// html renders content that a stranger may have written. The renderer escapes all
// of it; what is left out here are links, which a preview has no use for, and
// headings, which would stand among those of the page.
func (s viewer) html(c richtext.Content) template.HTML {
	return template.HTML(level(c.Map(s.inline)).InlineHTML(richtext.HTMLOptions{
		Image: func(i richtext.Image) string { return s.picture(i.Hash) }, Math: richtext.MathAsMathML, Blank: blankHTML,
	}))
}

func (s viewer) inline(in richtext.Inline) []richtext.Inline {
	switch in := in.(type) {
	case richtext.Text:
		in.Marks.Link = ""
		return []richtext.Inline{in}
	case richtext.Image:
		if m, ok := s.quiz.Media[in.Hash]; !ok || !shown(m.Type) {
			return []richtext.Inline{richtext.Text{Text: strings.TrimSpace("[picture " + in.Alt + "]")}}
		}
	}
	return []richtext.Inline{in}
}

// level makes bold paragraphs of headings.
func level(c richtext.Content) richtext.Content {
	for i, b := range c {
		switch b := b.(type) {
		case richtext.Paragraph:
			if b.Heading > 0 {
				c[i] = bold(b)
			}
		case richtext.List:
			for _, item := range b.Items {
				level(item)
			}
		case richtext.Table:
			for _, row := range b.Rows {
				for _, cell := range row.Cells {
					level(cell.Content)
				}
			}
		}
	}
	return c
}

func bold(p richtext.Paragraph) richtext.Paragraph {
	out := richtext.Paragraph{}
	for _, in := range p.Inlines {
		if t, ok := in.(richtext.Text); ok {
			t.Marks.Bold = true
			in = t
		}
		out.Inlines = append(out.Inlines, in)
	}
	return out
}

// blankHTML shows a blank by its number, which the answers below repeat.
func blankHTML(id string) string {
	if id == "" {
		return richtext.BlankText
	}
	return `<span class="gap"><span class="unseen">blank </span>` + template.HTMLEscapeString(strings.TrimPrefix(id, "b")) + `</span>`
}

// questionView is a question for people to check.
type questionView struct {
	Points      string
	Stem        template.HTML
	Choices     []choiceView
	Pairs       []pairView
	Answers     []answerView
	Explanation template.HTML
	NoKey       bool
	Evidence    []string
}

type choiceView struct {
	Letter string
	Text   template.HTML
	Right  bool
}

type pairView struct{ Left, Right template.HTML }

type answerView struct{ Label, Text string }

// question shows an item; plain is the same one in plain text.
func (s viewer) question(item quiz.Item, plain inspect.Question) questionView {
	q := questionView{Stem: s.html(item.Stem), Explanation: s.html(item.Feedback.General)}
	if plain.Points != nil {
		q.Points = plain.Points.String() + " points"
		if plain.Points.String() == "1" {
			q.Points = "1 point"
		}
	}
	_, essay := item.Response.(quiz.Essay)
	q.NoKey = !item.Response.HasKey() && !essay
	for _, e := range item.Evidence {
		q.Evidence = append(q.Evidence, evidenceWord(e))
	}
	switch r := item.Response.(type) {
	case quiz.Choice:
		q.Choices = s.choices(r)
	case quiz.TrueFalse:
		for i, label := range plain.Options {
			right := r.Key != nil && *r.Key == (i == 0)
			q.Choices = append(q.Choices, choiceView{Letter: letter(i), Text: s.html(richtext.Plain(label)), Right: right})
		}
	case quiz.Match:
		q.Pairs = s.pairs(r)
	case quiz.Order:
		for i, k := range r.Key {
			q.Pairs = append(q.Pairs, pairView{Left: template.HTML(strconv.Itoa(i + 1)), Right: s.html(r.Entries[k])})
		}
		if len(r.Key) == 0 {
			for _, e := range r.Entries {
				q.Pairs = append(q.Pairs, pairView{Left: "?", Right: s.html(e)})
			}
		}
	case quiz.Blanks:
		q.Answers = blankAnswers(r, plain)
	default:
		for _, a := range plain.Answers {
			q.Answers = append(q.Answers, answerView{Label: "Right answer", Text: a})
		}
	}
	return q
}

func letter(i int) string { return strings.ToUpper(richtext.Letters(i + 1)) }

func (s viewer) choices(r quiz.Choice) (out []choiceView) {
	right := map[int]bool{}
	for _, k := range r.Key {
		right[k] = true
	}
	for i, c := range r.Choices {
		out = append(out, choiceView{Letter: letter(i), Text: s.html(c.Content), Right: right[i]})
	}
	return out
}

// pairs shows what belongs together, then what belongs to nothing.
func (s viewer) pairs(r quiz.Match) (out []pairView) {
	used := map[int]bool{}
	for i, left := range r.Left {
		pair := pairView{Left: s.html(left), Right: "?"}
		if i < len(r.Key) {
			used[r.Key[i]] = true
			pair.Right = s.html(r.Right[r.Key[i]])
		}
		out = append(out, pair)
	}
	for i, right := range r.Right {
		if !used[i] {
			out = append(out, pairView{Left: "–", Right: s.html(right)})
		}
	}
	return out
}

func blankAnswers(r quiz.Blanks, plain inspect.Question) (out []answerView) {
	for i, b := range r.Blanks {
		a := answerView{Label: "Blank " + strings.TrimPrefix(b.ID, "b"), Text: "not marked"}
		if i < len(plain.Answers) && plain.Answers[i] != "" {
			a.Text = plain.Answers[i]
		}
		if menu, ok := b.Response.(quiz.Choice); ok {
			var all []string
			for _, c := range menu.Choices {
				all = append(all, c.Content.Line())
			}
			a.Text += " (of " + strings.Join(all, " / ") + ")"
		}
		out = append(out, a)
	}
	return out
}

// before is what stands before an item: the section that it opens and the
// passage that begins with it.
func (s viewer) before(id string) (section, passage *group) {
	for _, sec := range s.quiz.Sections {
		if len(sec.Items) > 0 && sec.Items[0] == id {
			section = &group{Title: sec.Title, Text: s.html(sec.Instructions)}
		}
	}
	for _, p := range s.quiz.Stimuli {
		if len(p.Items) > 0 && p.Items[0] == id {
			passage = &group{Title: p.Title, Text: s.html(p.Content)}
		}
	}
	return section, passage
}
