package sakai

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/element"
)

// The kinds of question by Sakai's names, which stand in the title and in the
// metadata: Sakai guesses by words of the title otherwise.
const (
	single    = "Multiple Choice"
	multiple  = "Multiple Correct Answer"
	trueFalse = "True False"
	typed     = "Fill In the Blank"
	numeric   = "Numeric Response"
	matching  = "Matching"
	essay     = "Short Answers/Essay"
)

// question is one item being written.
type question struct {
	*element.Writer
	p     *parcel
	item  quiz.Item
	kind  string
	gaps  []gap  // what is typed
	right string // the points of a right answer
}

func (p *parcel) item(x *element.Writer, item quiz.Item) {
	q := &question{Writer: x, p: p, item: item, right: "1"}
	if item.Points != nil {
		q.right = item.Points.String()
	}
	q.gaps = q.typedGaps()
	q.kind = q.kindOf()
	x.Start("item", "ident", item.ID, "title", q.kind)
	x.Start("itemmetadata")
	metadata(x, q.fields())
	x.End()
	x.Start("presentation")
	x.Start("flow", "class", "Block")
	q.presentation()
	x.End()
	x.End()
	q.processing()
	q.feedback()
	x.End()
}

func (q *question) kindOf() string {
	switch r := q.item.Response.(type) {
	case quiz.Choice:
		if r.Multiple {
			return multiple
		}
		return single
	case quiz.TrueFalse:
		return trueFalse
	case quiz.Match:
		return matching
	case quiz.Number:
		return numeric
	case quiz.Text, quiz.Blanks:
		if len(q.gaps) > 0 {
			return typed
		}
	}
	return essay
}

func (q *question) fields() []field {
	out := []field{{"qmd_itemtype", q.kind}, {"TEXT_FORMAT", "HTML"}}
	if tags := q.tags(); tags != "" {
		out = append(out, field{"ITEM_KEYWORD", tags})
	}
	if r, ok := q.item.Response.(quiz.Choice); ok {
		out = append(out, field{"hasRationale", "false"}, field{"RANDOMIZE", yes(r.Shuffle)})
	}
	if q.kind == typed {
		out = append(out, field{"CASE_SENSITIVE", yes(q.caseSensitive())}, field{"MUTUALLY_EXCLUSIVE", "false"})
	}
	return out
}

func yes(b bool) string {
	if b {
		return "true"
	}
	return "false"
}

// tags are the keywords, which Sakai keeps in one column and cuts at a bar.
func (q *question) tags() string {
	s := strings.ReplaceAll(strings.Join(q.item.Tags, ", "), "|", "/")
	if utf8.RuneCountInString(s) > columnRunes {
		q.p.lose(quiz.TagsDropped, q.item.ID, "The tags were left out: Sakai takes at most %d characters of keywords.", columnRunes)
		return ""
	}
	return s
}

// caseSensitive is the rule of the whole question: Sakai has none for one gap.
func (q *question) caseSensitive() bool {
	one := func(g gap) bool { return g.cased }
	some := slices.ContainsFunc(q.gaps, one)
	all := !slices.ContainsFunc(q.gaps, func(g gap) bool { return !one(g) })
	if some && !all {
		q.p.lose(quiz.CaseDropped, q.item.ID, "Upper and lower case are not told apart in any blank: Sakai knows that of a whole question only.")
	}
	return all
}

// shown writes content of the question itself.
func (q *question) shown(c richtext.Content) { q.p.material(q.Writer, q.parted(q.p.html(c))) }

// phrase writes content of an entry, without the paragraph around a single one.
func (q *question) phrase(c richtext.Content) {
	q.p.material(q.Writer, q.parted(c.InlineHTML(q.p.options(nil))))
}

// parted keeps question marks apart: Sakai takes two of them for a sign that its
// database could not hold and writes a space.
func (q *question) parted(html string) string {
	if !strings.Contains(html, "??") {
		return html
	}
	q.p.lose(quiz.TextChanged, q.item.ID, "An invisible joiner stands between question marks: Sakai makes a space of two in a row.")
	return strings.ReplaceAll(strings.ReplaceAll(html, "??", "?\u2060?"), "??", "?\u2060?")
}
