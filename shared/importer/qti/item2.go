package qti

import (
	"slices"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/finding"
	"formwright/shared/importer/draft"
	"formwright/shared/importer/embedded"
	"formwright/shared/importer/htmltext"
	"formwright/shared/importer/xmltree"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// item2 is an item of version 2 while it is read.
type item2 struct {
	s            *source
	n            *html.Node
	at           finding.Position
	texts        htmltext.Reader
	declared     map[string]declaration
	rules        *html.Node
	told         []answerFeedback
	inline       []*html.Node // interactions in the text, in order
	blocks       []*html.Node // interactions of their own
	hint         richtext.Content
	model, marks richtext.Content // what only markers see
	shown        richtext.Content // feedback in the body, shown afterwards
}

// item reads the item of a file; points weigh it. It returns the ids of the quiz
// items that it became.
func (s *source) item(f file, weight *quiz.Decimal) []string {
	s.done[f.path] = true
	at := place(f.path, len(s.done))
	q := &item2{s: s, n: f.root, at: at, texts: s.texts(f.path, at), declared: declarations(f.root), rules: xmltree.Child(f.root, "responseProcessing")}
	s.d.Language(xmltree.Attr(f.root, "lang"))
	q.texts.Drawn = true
	q.texts.Inner, q.texts.Block = q.inner, q.block
	stem := q.texts.Nodes(itemBody(f.root))
	q.texts.Drawn = false
	title := xmltree.Attr(f.root, "title")
	item := quiz.Item{Stem: stem, Position: at, Points: q.points(weight), Hint: q.hint, Feedback: q.feedback()}
	item.Feedback.General = append(item.Feedback.General, q.shown...)
	item.Label = draft.Label(title, stem)
	if len(stem) == 0 && len(q.blocks) > 0 {
		item.Stem = richtext.Plain(draft.Line(title))
	}
	return q.add(item, title)
}

func itemBody(n *html.Node) *html.Node {
	if body := xmltree.Child(n, "itemBody"); body != nil {
		return body
	}
	return &html.Node{}
}

// points are the weight times the score of a right answer. That is the greatest
// SCORE; an item by itself may have its points in MAXSCORE and a SCORE of 1, as
// our own do.
func (q *item2) points(weight *quiz.Decimal) *quiz.Decimal {
	one := quiz.Int(1)
	score, most := one, one
	said := false
	for o := range xmltree.Children(q.n, "outcomeDeclaration") {
		v, ok := draft.Number(xmltree.Text(xmltree.Child(o, "defaultValue", "value")))
		if xmltree.Attr(o, "identifier") == "MAXSCORE" && ok && v.Sign() > 0 {
			most = v
		} else if v, ok := draft.Number(xmltree.Attr(o, "normalMaximum")); xmltree.Attr(o, "identifier") == "SCORE" && ok && v.Sign() > 0 {
			score, said = v, true
		}
	}
	if said && (weight != nil || most.Equal(one)) {
		most = score
	}
	if weight == nil && most.Equal(quiz.Int(1)) {
		return nil
	}
	if weight != nil {
		most = most.Mul(*weight)
	}
	return &most
}

// inner knows the elements of QTI that stand in a line.
func (q *item2) inner(n *html.Node) ([]richtext.Inline, bool) {
	switch n.Data {
	case "textEntryInteraction", "inlineChoiceInteraction":
		q.inline = append(q.inline, n)
		return []richtext.Inline{richtext.Blank{ID: xmltree.Attr(n, "responseIdentifier")}}, true
	case "gap":
		return []richtext.Inline{richtext.Blank{ID: xmltree.Attr(n, "identifier")}}, true
	case "feedbackInline", "printedVariable", "endAttemptInteraction", "templateInline":
		return nil, true
	}
	return nil, false
}

// block knows the elements of QTI that stand between paragraphs.
func (q *item2) block(n *html.Node) (richtext.Content, bool) {
	switch n.Data {
	case "rubricBlock":
		return q.rubric(n), true
	case "feedbackBlock":
		c := q.texts.Nodes(n)
		q.shown = append(q.shown, c...)
		return nil, true
	case "prompt":
		return q.texts.Nodes(n), true
	case "infoControl", "templateBlock", "stylesheet":
		return nil, true
	case "gapMatchInteraction", "hottextInteraction":
		q.blocks = append(q.blocks, n)
		return q.prompted(n), true
	}
	if strings.HasSuffix(n.Data, "Interaction") {
		q.blocks = append(q.blocks, n)
		return q.texts.Nodes(orNothing(xmltree.Child(n, "prompt"))), true
	}
	return nil, false
}

func orNothing(n *html.Node) *html.Node {
	if n == nil {
		return &html.Node{}
	}
	return n
}

// prompted is the text of an interaction whose answers stand in a text.
func (q *item2) prompted(n *html.Node) richtext.Content {
	r := q.texts
	r.Block = func(n *html.Node) (richtext.Content, bool) {
		if n.Data == "gapText" || n.Data == "gapImg" {
			return nil, true
		}
		return q.block(n)
	}
	return r.Nodes(n)
}

// rubric keeps what markers see apart from what everybody does.
func (q *item2) rubric(n *html.Node) richtext.Content {
	c := q.texts.Nodes(n)
	view := xmltree.Attr(n, "view")
	switch {
	case strings.Contains(view, "candidate") || view == "":
		return c
	case xmltree.Attr(n, "use") == "modelAnswer":
		q.model = append(q.model, c...)
	default:
		q.marks = append(q.marks, c...)
	}
	return nil
}

// add makes items of the interactions: those in the text are one item, each
// other one is an item of its own that has the whole text before it.
func (q *item2) add(item quiz.Item, title string) []string {
	var ids []string
	put := func(item quiz.Item) {
		if id := q.s.d.Add(item); id != "" {
			ids = append(ids, id)
		}
	}
	if len(q.inline) == 0 && len(q.blocks) == 0 {
		q.s.d.Describe(title, item.Stem)
		return nil
	}
	if len(q.inline) > 0 {
		filled := item
		q.gaps(&filled)
		put(filled)
	}
	for _, n := range q.blocks {
		one := item
		if !q.respond(n, &one) {
			q.s.d.Report(finding.Error, finding.UnreadPart, q.at, item.Stem.Line(), "A question was left out: the interaction %q cannot be held.", n.Data)
			continue
		}
		put(one)
	}
	if len(ids) > 1 {
		q.s.d.Report(finding.Info, finding.TypeUncertain, q.at, item.Stem.Line(), "A question with several answers of different kinds became %d questions.", len(ids))
	}
	return ids
}

// gaps reads the fields and menus in the text.
func (q *item2) gaps(item *quiz.Item) {
	var b quiz.Blanks
	for _, n := range q.inline {
		id := xmltree.Attr(n, "responseIdentifier")
		b.Blanks = append(b.Blanks, quiz.Blank{ID: id, Response: q.field(n, id)})
	}
	item.Response = b
	if len(b.Blanks) != 1 {
		return
	}
	switch r := b.Blanks[0].Response.(type) {
	case quiz.Number:
		item.Stem, r.Unit = withoutField(item.Stem, b.Blanks[0].ID)
		item.Response = r
	case quiz.Text:
		if embedded.Alone(item.Stem, b.Blanks[0].ID) {
			item.Stem, item.Response = item.Stem[:len(item.Stem)-1], r
		}
	}
}

// withoutField takes the last line away when it is nothing but a field and a
// unit.
func withoutField(stem richtext.Content, id string) (rest richtext.Content, unit string) {
	p, ok := stem[len(stem)-1].(richtext.Paragraph)
	if !ok || len(stem) < 2 || len(p.Inlines) == 0 || len(p.Inlines) > 2 || p.Inlines[0] != (richtext.Blank{ID: id}) {
		return stem, ""
	}
	if len(p.Inlines) == 2 {
		t, ok := p.Inlines[1].(richtext.Text)
		if unit = strings.TrimSpace(t.Text); !ok || len([]rune(unit)) > 50 {
			return stem, ""
		}
	}
	return stem[:len(stem)-1], unit
}

func (q *item2) field(n *html.Node, id string) quiz.Response {
	d := q.declared[id]
	switch {
	case n.Data == "inlineChoiceInteraction":
		c := q.choices(n, id, "inlineChoice")
		c.Multiple = false
		c.Key = c.Key[:min(len(c.Key), 1)]
		return c
	case d.numeric():
		return quiz.Number{Key: d.number(id, q.rules)}
	default:
		return d.accepted(len(q.inline), q.tellOf(id))
	}
}

// identifiers are those of the choices of an interaction.
func identifiers(n *html.Node, element string) []string {
	var out []string
	for c := range xmltree.All(n, element) {
		out = append(out, xmltree.Attr(c, "identifier"))
	}
	return out
}

// indexes are the places of identifiers, ascending, each once.
func indexes(of, in []string) []int {
	var out []int
	for i, id := range in {
		if slices.Contains(of, id) {
			out = append(out, i)
		}
	}
	return out
}
