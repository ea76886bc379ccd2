package qti

import (
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/finding"
	"formwright/shared/importer/draft"
	"formwright/shared/importer/xmltree"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// respond reads an interaction between paragraphs; false for one that the model
// cannot hold.
func (q *item2) respond(n *html.Node, item *quiz.Item) bool {
	id := xmltree.Attr(n, "responseIdentifier")
	switch n.Data {
	case "choiceInteraction":
		item.Response = q.choice(n, id)
	case "hottextInteraction":
		item.Response = q.choices(n, id, "hottext")
	case "orderInteraction":
		item.Response = q.order(n, id)
	case "matchInteraction":
		item.Response = q.match(n, id)
	case "associateInteraction":
		item.Response = q.associate(n, id)
	case "gapMatchInteraction":
		item.Response = q.gapMatch(n, id)
	case "extendedTextInteraction":
		item.Response = q.essay(n, id)
	case "uploadInteraction", "drawingInteraction":
		q.s.d.Report(finding.Info, finding.TypeUncertain, q.at, item.Stem.Line(), "A question that is answered with a file became an essay.")
		item.Response = quiz.Essay{Model: q.model, Rubric: q.marks}
	case "sliderInteraction":
		item.Response = quiz.Number{Key: q.declared[id].number(id, q.rules)}
	default:
		return false
	}
	return true
}

// choice is a choice, or a statement when its choices call themselves true and
// false.
func (q *item2) choice(n *html.Node, id string) quiz.Response {
	c := q.choices(n, id, "simpleChoice")
	ids := identifiers(n, "simpleChoice")
	first, words := draft.IsTrueFalse(c.Choices)
	named := len(ids) == 2 && strings.EqualFold(ids[0], "true") && strings.EqualFold(ids[1], "false")
	if c.Multiple || len(c.Choices) != 2 || !words && !named || hasFeedback(c) {
		return c
	}
	if named {
		first = true
	}
	yes, no := c.Choices[0].Content.Line(), c.Choices[1].Content.Line()
	if !first {
		yes, no = no, yes
	}
	tf := quiz.TrueFalse{True: unusual(yes, "True"), False: unusual(no, "False")}
	if len(c.Key) == 1 {
		key := (c.Key[0] == 0) == first
		tf.Key = &key
	}
	return tf
}

func hasFeedback(c quiz.Choice) bool {
	return len(c.Choices) == 2 && (len(c.Choices[0].Feedback) > 0 || len(c.Choices[1].Feedback) > 0)
}

func unusual(label, usual string) string {
	if strings.EqualFold(label, usual) {
		return ""
	}
	return label
}

// choices reads the choices of an interaction.
func (q *item2) choices(n *html.Node, id, element string) quiz.Choice {
	d := q.declared[id]
	c := quiz.Choice{Shuffle: xmltree.Attr(n, "shuffle") == "true",
		Multiple: d.cardinality == "multiple" && xmltree.Attr(n, "maxChoices") != "1"}
	told := q.tellOf(id)
	for e := range xmltree.All(n, element) {
		entry := quiz.Entry{Content: q.texts.Nodes(e), Feedback: told(xmltree.Attr(e, "identifier")).content, Pinned: xmltree.Attr(e, "fixed") == "true"}
		if fb := xmltree.First(e, "feedbackInline"); fb != nil && len(entry.Feedback) == 0 {
			entry.Feedback = q.texts.Nodes(fb)
		}
		c.Choices = append(c.Choices, entry)
	}
	c.Key = indexes(d.right(), identifiers(n, element))
	if !c.Multiple && len(c.Key) > 1 {
		c.Multiple = true
	}
	return c
}

func (q *item2) order(n *html.Node, id string) quiz.Response {
	var o quiz.Order
	ids := identifiers(n, "simpleChoice")
	for e := range xmltree.All(n, "simpleChoice") {
		o.Entries = append(o.Entries, q.texts.Nodes(e))
	}
	for _, right := range q.declared[id].correct {
		o.Key = append(o.Key, indexes([]string{right}, ids)...)
	}
	if len(o.Key) > 0 && len(o.Key) != len(ids) {
		q.s.d.Report(finding.Warning, finding.KeyUnmatched, q.at, "", "The right order does not name every entry, so it was left out.")
		o.Key = nil
	}
	return o
}

// match pairs the entries of two sets. Where the second set's entries have each
// one partner and the first set's have several, the sets change places.
func (q *item2) match(n *html.Node, id string) quiz.Response {
	var sets [2][]*html.Node
	i := 0
	for set := range xmltree.Children(n, "simpleMatchSet") {
		for c := range xmltree.Children(set, "simpleAssociableChoice") {
			sets[min(i, 1)] = append(sets[min(i, 1)], c)
		}
		i++
	}
	m := quiz.Match{Shuffle: xmltree.Attr(n, "shuffle") == "true"}
	key, ok := pairs(sets[0], sets[1], q.declared[id].right())
	if swapped, fits := pairs(sets[1], sets[0], q.declared[id].right()); !ok && fits {
		sets[0], sets[1] = sets[1], sets[0]
		key, ok = swapped, true
	}
	if m.Key = key; !ok {
		m.Key = nil
		q.s.d.Report(finding.Warning, finding.KeyUnmatched, q.at, "", "The pairs do not give every entry one partner, so they were left out.")
	}
	for _, c := range sets[0] {
		m.Left = append(m.Left, q.texts.Nodes(c))
	}
	for _, c := range sets[1] {
		m.Right = append(m.Right, q.texts.Nodes(c))
	}
	return m
}

// pairs gives each left entry its partner; no pairs at all are no key. Pairs may
// name their entries in either order.
func pairs(left, right []*html.Node, declared []string) (key []int, ok bool) {
	if len(declared) == 0 {
		return nil, true
	}
	at := func(nodes []*html.Node, id string) int {
		for i, n := range nodes {
			if xmltree.Attr(n, "identifier") == id {
				return i
			}
		}
		return -1
	}
	key = make([]int, len(left))
	for i := range key {
		key[i] = -1
	}
	for _, pair := range declared {
		a, b, _ := strings.Cut(strings.TrimSpace(pair), " ")
		l, r := at(left, a), at(right, strings.TrimSpace(b))
		if l < 0 || r < 0 {
			l, r = at(left, strings.TrimSpace(b)), at(right, a)
		}
		if l < 0 || r < 0 || key[l] >= 0 && key[l] != r {
			return nil, false
		}
		key[l] = r
	}
	for _, k := range key {
		if k < 0 {
			return nil, false
		}
	}
	return key, true
}

// associate pairs entries of one set: the first of each pair becomes a left
// entry.
func (q *item2) associate(n *html.Node, id string) quiz.Response {
	var p draft.Pairs
	content := map[string]richtext.Content{}
	var order []string
	for c := range xmltree.All(n, "simpleAssociableChoice") {
		name := xmltree.Attr(c, "identifier")
		content[name] = q.texts.Nodes(c)
		order = append(order, name)
	}
	used := map[string]bool{}
	for _, pair := range q.declared[id].right() {
		a, b, _ := strings.Cut(strings.TrimSpace(pair), " ")
		b = strings.TrimSpace(b)
		if len(content[a]) > 0 && len(content[b]) > 0 {
			p.Add(content[a], content[b])
			used[a], used[b] = true, true
		}
	}
	for _, name := range order {
		if !used[name] && len(used) > 0 {
			p.Add(nil, content[name])
		}
	}
	return p.Match()
}

// gapMatch is a text with gaps to drag words into: each gap offers all of them.
func (q *item2) gapMatch(n *html.Node, id string) quiz.Response {
	words := quiz.Choice{Shuffle: xmltree.Attr(n, "shuffle") == "true"}
	var ids []string
	for w := range xmltree.Children(n, "gapText", "gapImg") {
		words.Choices = append(words.Choices, quiz.Entry{Content: q.texts.Nodes(w)})
		ids = append(ids, xmltree.Attr(w, "identifier"))
	}
	var b quiz.Blanks
	for gap := range xmltree.All(n, "gap") {
		menu := words
		for _, pair := range q.declared[id].right() {
			if word, place, _ := strings.Cut(strings.TrimSpace(pair), " "); strings.TrimSpace(place) == xmltree.Attr(gap, "identifier") && len(menu.Key) == 0 {
				menu.Key = indexes([]string{word}, ids)
			}
		}
		b.Blanks = append(b.Blanks, quiz.Blank{ID: xmltree.Attr(gap, "identifier"), Response: menu})
	}
	return b
}

func (q *item2) essay(n *html.Node, id string) quiz.Response {
	e := quiz.Essay{Model: q.model, Rubric: q.marks}
	e.Lines, _ = strconv.Atoi(xmltree.Attr(n, "expectedLines"))
	e.Lines = max(min(e.Lines, 1000), 0)
	if correct := q.declared[id].correct; len(correct) > 0 && len(e.Model) == 0 {
		e.Model = richtext.Plain(draft.Line(correct[0]))
	}
	return e
}
