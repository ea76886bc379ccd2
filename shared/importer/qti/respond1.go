package qti

import (
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/finding"
	"formwright/shared/importer/draft"
	"formwright/shared/importer/embedded"
	"formwright/shared/importer/xmltree"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// respond reads how a question is answered.
func (q *item1) respond(kind quiz.Type, item *quiz.Item) bool {
	if kind == quiz.TypeEssay {
		item.Response = quiz.Essay{Model: append(q.around("solution", "answer_key"), q.modelOfSakai()...)}
		return true
	}
	if kind == unread || len(q.responses) == 0 {
		return false
	}
	first := q.responses[0]
	switch kind {
	case quiz.TypeChoice:
		item.Response = q.choice(first)
	case quiz.TypeTrueFalse:
		item.Response = q.trueFalse(first)
	case quiz.TypeText, quiz.TypeNumber, quiz.TypeBlanks:
		q.fields(kind, item)
	case quiz.TypeMatch:
		item.Response = q.match()
	case quiz.TypeOrder:
		item.Response = q.order(first)
	}
	return true
}

func (q *item1) choice(r *response1) quiz.Response {
	several := r.cardinal == "multiple" && !strings.Contains(q.name(), "single selection")
	c := quiz.Choice{Multiple: several, Shuffle: r.shuffle || q.s.shuffles || strings.EqualFold(q.meta["randomize"], "true")}
	picks := q.picks(r.ident)
	if len(picks) == 0 {
		picks = q.picks("")
	}
	if !several {
		picks = best(picks)
	}
	for i, l := range r.labels {
		c.Choices = append(c.Choices, quiz.Entry{Content: l.content, Pinned: l.pinned && r.shuffle})
		if slices.ContainsFunc(picks, func(p pick) bool { return p.value == l.ident }) {
			c.Key = append(c.Key, i)
		}
	}
	if len(c.Key) > 1 && !c.Multiple {
		c.Multiple = true
		q.s.d.Report(finding.Warning, finding.TypeUncertain, q.at, "", "Several choices are marked as right, so the question takes several answers.")
	}
	if first, ok := draft.IsTrueFalse(c.Choices); ok && !c.Multiple && q.name() == "" {
		return statement(c, first)
	}
	return c
}

// statement makes true or false of two choices.
func statement(c quiz.Choice, first bool) quiz.Response {
	tf := quiz.TrueFalse{}
	if len(c.Key) == 1 {
		key := (c.Key[0] == 0) == first
		tf.Key = &key
	}
	return tf
}

// trueFalse reads a statement. Its choices may be in another language; the first
// one says true then, as every platform has it.
func (q *item1) trueFalse(r *response1) quiz.Response {
	if len(r.labels) != 2 {
		return q.choice(r)
	}
	c, ok := q.choice(r).(quiz.Choice)
	if !ok || c.Multiple {
		return q.choice(r)
	}
	yes, no := r.labels[0].content.Line(), r.labels[1].content.Line()
	first, words := draft.IsTrueFalse(c.Choices)
	if !words && strings.EqualFold(r.labels[0].ident, "false") {
		first, yes, no = false, no, yes
	} else if !words {
		first = true
	}
	tf := statement(c, first).(quiz.TrueFalse)
	if !words {
		tf.True, tf.False = unusual(yes, "True"), unusual(no, "False")
	}
	return tf
}

// fields reads one field, or a text with several fields and menus.
func (q *item1) fields(kind quiz.Type, item *quiz.Item) {
	var b quiz.Blanks
	for i, r := range q.responses {
		var response quiz.Response
		switch {
		case strings.Contains(q.name(), "dropdown"):
			response = q.menu(r)
		case kind == quiz.TypeNumber || r.kind == "num" || r.fib != nil && numericField(r.fib):
			response = q.s.d.Numbers(item, q.numbers(r.ident))
		default:
			response = q.text(r)
		}
		b.Blanks = append(b.Blanks, quiz.Blank{ID: markOf(i + 1), Response: response})
	}
	item.Response = b
	if len(b.Blanks) == 1 && (embedded.Alone(item.Stem, "r1") || endsWith(item.Stem, "r1")) {
		item.Stem, item.Response = withoutEnd(item.Stem), b.Blanks[0].Response
	}
}

// endsWith reports whether the field comes right after a whole sentence: then it
// is only where the answer goes, and no blank of the text.
func endsWith(c richtext.Content, id string) bool {
	if len(c) == 0 {
		return false
	}
	p, ok := c[len(c)-1].(richtext.Paragraph)
	if !ok || len(p.Inlines) < 2 || p.Inlines[len(p.Inlines)-1] != (richtext.Blank{ID: id}) {
		return false
	}
	t, ok := p.Inlines[len(p.Inlines)-2].(richtext.Text)
	return !ok || !strings.HasSuffix(strings.TrimSpace(t.Text), "is") && strings.ContainsAny(lastRune(t.Text), ".?!:。？！؟…)")
}

func lastRune(s string) string {
	r := []rune(strings.TrimSpace(s))
	if len(r) == 0 {
		return ""
	}
	return string(r[len(r)-1:])
}

// withoutEnd takes the last inline away, and its paragraph when nothing is left.
func withoutEnd(c richtext.Content) richtext.Content {
	p := c[len(c)-1].(richtext.Paragraph)
	p.Inlines = p.Inlines[:len(p.Inlines)-1]
	if len(p.Inlines) == 0 {
		return c[:len(c)-1]
	}
	return append(slices.Clone(c[:len(c)-1]), p)
}

// text reads what a field accepts. Canvas lists the accepted answers of a blank
// as its choices.
func (q *item1) text(r *response1) quiz.Response {
	picks := q.picks(r.ident)
	if len(q.responses) == 1 && len(picks) == 0 {
		picks = q.picks("")
	}
	for i, p := range picks {
		for _, l := range r.labels {
			if l.ident == p.value && len(l.content) > 0 {
				picks[i].value = l.content.Line()
			}
		}
	}
	if q.sakai { // alternatives are parted by bars
		var out []pick
		for _, p := range picks {
			for _, one := range strings.Split(p.value, "|") {
				out = append(out, pick{one, p.gives, p.cased || strings.EqualFold(q.meta["case_sensitive"], "true")})
			}
		}
		picks = out
	}
	return accepted(picks, q.share(picks))
}

// share is what a right answer to a response earns: what the best one does, or on
// Brightspace, where answers may earn no more than a part, its share of 100.
func (q *item1) share(picks []pick) quiz.Decimal {
	if !strings.HasPrefix(xmltree.Attr(q.n, "label"), "QUES_") {
		return top(picks)
	}
	sum := quiz.Int(0)
	for _, r := range q.responses {
		sum = sum.Add(top(q.picks(r.ident)))
	}
	if sum.Cmp(quiz.MustDecimal("99.9")) >= 0 {
		return top(picks)
	}
	return quiz.Int(100).DivRound(quiz.Int(int64(max(len(q.responses), 1))), 6)
}

func (q *item1) menu(r *response1) quiz.Response {
	c := quiz.Choice{Shuffle: r.shuffle}
	picks := q.picks(r.ident)
	for i, l := range r.labels {
		c.Choices = append(c.Choices, quiz.Entry{Content: l.content})
		if len(c.Key) == 0 && slices.ContainsFunc(picks, func(p pick) bool { return p.value == l.ident }) {
			c.Key = []int{i}
		}
	}
	return c
}

// order reads entries and their right order: the values of one rule in its
// order, or a place for each entry.
func (q *item1) order(r *response1) quiz.Response {
	var o quiz.Order
	var ids []string
	for _, l := range r.labels {
		o.Entries = append(o.Entries, l.content)
		ids = append(ids, l.ident)
	}
	key := make([]int, len(ids))
	for i := range key {
		key[i] = -1
	}
	at := 0
	for _, p := range q.rules {
		for _, t := range p.tests {
			if t.not || t.op != "equal" || !p.right {
				continue
			}
			if i := slices.Index(ids, t.value); i >= 0 && at < len(key) && !slices.Contains(key, i) {
				key[at] = i
				at++
			} else if n, err := strconv.Atoi(t.value); err == nil && slices.Contains(ids, t.response) && n >= 1 && n <= len(key) {
				key[n-1] = slices.Index(ids, t.response)
			}
		}
	}
	if !slices.Contains(key, -1) {
		o.Key = key
	}
	return o
}

// match reads pairs: each left entry is a response of its own, or a label that
// belongs to a group.
func (q *item1) match() quiz.Response {
	if m, ok := q.unpaired(); ok {
		return m
	}
	var p draft.Pairs
	unpaired := 0
	block := q.rightBlock()
	used := map[string]bool{}
	for _, r := range q.responses {
		if len(r.prompt) == 0 {
			q.grouped(r, &p)
			continue
		}
		picks := q.picks(r.ident)
		if strings.HasPrefix(q.name(), "categorization") { // a category holds several entries
			for _, l := range r.labels {
				if slices.ContainsFunc(picks, func(p pick) bool { return p.value == l.ident }) {
					p.Add(l.content, r.prompt)
				}
			}
			continue
		}
		right := -1
		for i, l := range r.labels {
			if right < 0 && slices.ContainsFunc(picks, func(p pick) bool { return p.value == l.ident }) {
				right = i
			}
		}
		if right < 0 {
			unpaired++
			continue
		}
		content := shown(r, right, block)
		used[content.Line()] = true
		p.Add(r.prompt, content)
	}
	for i := range q.responses[0].labels {
		if strings.HasPrefix(q.name(), "categorization") {
			break
		}
		if c := shown(q.responses[0], i, block); len(q.responses[0].prompt) > 0 && len(c) > 0 && !used[c.Line()] {
			p.Add(nil, c)
		}
	}
	if unpaired > 0 {
		q.s.d.Report(finding.Warning, finding.KeyUnmatched, q.at, "", "%d entries without a partner were left out.", unpaired)
	}
	m := p.Match()
	m.Shuffle = q.responses[0].shuffle
	return m
}

// unpaired reads a match of which no pair is said to be right.
func (q *item1) unpaired() (m quiz.Match, ok bool) {
	if len(q.picks("")) > 0 || strings.HasPrefix(q.name(), "categorization") {
		return m, false
	}
	block := q.rightBlock()
	for _, r := range q.responses {
		if len(r.prompt) == 0 {
			return m, false
		}
		m.Left = append(m.Left, r.prompt)
	}
	for i := range q.responses[0].labels {
		if c := shown(q.responses[0], i, block); len(c) > 0 {
			m.Right = append(m.Right, c)
		}
	}
	m.Shuffle = q.responses[0].shuffle
	return m, len(m.Right) > 0
}

// grouped reads Sakai's matching: labels that name their group are left entries,
// the others right ones.
func (q *item1) grouped(r *response1, p *draft.Pairs) {
	used := map[string]bool{}
	for _, l := range r.labels {
		if l.group == "" {
			continue
		}
		for _, pick := range q.picks(l.ident) {
			for _, right := range r.labels {
				if right.group == "" && right.ident == pick.value {
					p.Add(l.content, right.content)
					used[right.ident] = true
				}
			}
		}
	}
	for _, l := range r.labels {
		if l.group == "" && !used[l.ident] {
			p.Add(nil, l.content)
		}
	}
}

// shown is the right entry at a place: the choice, or where Blackboard shows the
// choices apart, what stands there.
func shown(r *response1, i int, block []richtext.Content) richtext.Content {
	if len(r.labels[i].content) == 0 && i < len(block) {
		return block[i]
	}
	return r.labels[i].content
}

// rightBlock reads the right entries that Blackboard shows apart.
func (q *item1) rightBlock() []richtext.Content {
	for n := range xmltree.All(q.n, "flow") {
		if xmltree.Attr(n, "class") == "RIGHT_MATCH_BLOCK" {
			var out []richtext.Content
			for c := range xmltree.Children(n, "flow") {
				out = append(out, q.material(&html.Node{FirstChild: alone(c)}))
			}
			return out
		}
	}
	return nil
}

func alone(n *html.Node) *html.Node {
	c := *n
	c.NextSibling = nil
	return &c
}
