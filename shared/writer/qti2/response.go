package qti2

import (
	"fmt"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// respond writes the stem with the item's interaction, its declarations and how
// it is scored.
func (q *question) respond() {
	switch r := q.in.Response.(type) {
	case quiz.Choice:
		q.choice(r)
	case quiz.TrueFalse:
		q.trueFalse(r)
	case quiz.Text:
		q.entry(r, "")
	case quiz.Number:
		q.entry(r, r.Unit)
	case quiz.Match:
		q.match(r)
	case quiz.Order:
		q.order(r)
	case quiz.Essay:
		q.essay(r)
	case quiz.Blanks:
		q.gaps(r)
	}
}

func (q *question) choice(r quiz.Choice) {
	q.stem = q.blocks(q.in.Stem)
	cardinality, most := "single", 1
	if r.Multiple {
		cardinality, most = "multiple", 0
	}
	q.declared("RESPONSE", cardinality, "identifier", names("c", r.Key))
	var b strings.Builder
	fmt.Fprintf(&b, `<choiceInteraction responseIdentifier="RESPONSE" shuffle="%t" maxChoices="%d">`+"\n", r.Shuffle, most)
	for i, c := range r.Choices {
		b.WriteString(simpleChoice("c", i, c.Pinned && r.Shuffle, q.inline(c.Content)))
		q.tellAnswer(name("c", i), c.Feedback, member(name("c", i), "RESPONSE", r.Multiple))
	}
	b.WriteString("</choiceInteraction>\n")
	q.after = b.String()
	if r.HasKey() {
		q.score = matchCorrect()
	}
}

func (q *question) trueFalse(r quiz.TrueFalse) {
	q.stem = q.blocks(q.in.Stem)
	var key []string
	if r.Key != nil {
		key = []string{fmt.Sprint(*r.Key)}
		q.score = matchCorrect()
	}
	q.declared("RESPONSE", "single", "identifier", key)
	yes, no := labels(r)
	q.after = `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">` + "\n" +
		`<simpleChoice identifier="true">` + text(yes) + "</simpleChoice>\n" +
		`<simpleChoice identifier="false">` + text(no) + "</simpleChoice>\n</choiceInteraction>\n"
}

func labels(r quiz.TrueFalse) (yes, no string) {
	yes, no = r.True, r.False
	if yes == "" {
		yes = "True"
	}
	if no == "" {
		no = "False"
	}
	return yes, no
}

// entry is a short answer or number. Its field stands where the stem draws the
// only blank, or else in a line of its own.
func (q *question) entry(r quiz.Response, unit string) {
	field := q.gap("RESPONSE", r, quiz.Int(1))
	if unit != "" {
		field += " " + text(unit)
	}
	if drawnBlanks(q.in.Stem) == 1 {
		q.blank = func(string) string { return field }
		q.stem = q.blocks(q.in.Stem)
		q.blank = nil
		return
	}
	q.stem = q.blocks(q.in.Stem) + "\n<p>" + field + "</p>"
}

func drawnBlanks(c richtext.Content) int {
	n := 0
	c.Inlines(func(in richtext.Inline) bool {
		if _, ok := in.(richtext.Blank); ok {
			n++
		}
		return true
	})
	return n
}

func (q *question) match(r quiz.Match) {
	q.stem = q.blocks(q.in.Stem)
	q.declarePairs(r)
	var b strings.Builder
	fmt.Fprintf(&b, `<matchInteraction responseIdentifier="RESPONSE" shuffle="%t" maxAssociations="%d">`+"\n<simpleMatchSet>\n", r.Shuffle, len(r.Left))
	for i, c := range r.Left {
		b.WriteString(associable("l", i, 1, q.inline(c)))
	}
	b.WriteString("</simpleMatchSet>\n<simpleMatchSet>\n")
	for i, c := range r.Right {
		b.WriteString(associable("r", i, rightUses(r), q.inline(c)))
	}
	b.WriteString("</simpleMatchSet>\n</matchInteraction>\n")
	q.after = b.String()
	if r.HasKey() {
		q.score = mapped("RESPONSE")
	}
}

// rightUses is how often a right entry may be used: once where the key is one to
// one, and without limit (0) where one entry serves several or nothing is known.
func rightUses(r quiz.Match) int {
	seen := map[int]bool{}
	for _, k := range r.Key {
		if seen[k] {
			return 0
		}
		seen[k] = true
	}
	if len(r.Key) == 0 && len(r.Left) > len(r.Right) {
		return 0
	}
	return 1
}

func (q *question) declarePairs(r quiz.Match) {
	pairs := make([]string, len(r.Key))
	entries := make([]mapEntry, len(r.Key))
	shares := evenShares(len(r.Key))
	for i, k := range r.Key {
		pairs[i] = name("l", i) + " " + name("r", k)
		entries[i] = mapEntry{key: pairs[i], value: shares[i]}
	}
	q.declared("RESPONSE", "multiple", "directedPair", pairs, entries...)
}

func (q *question) order(r quiz.Order) {
	q.stem = q.blocks(q.in.Stem)
	q.declared("RESPONSE", "ordered", "identifier", names("e", r.Key))
	var b strings.Builder
	b.WriteString(`<orderInteraction responseIdentifier="RESPONSE" shuffle="true">` + "\n")
	for i, c := range r.Entries {
		b.WriteString(simpleChoice("e", i, false, q.inline(c)))
	}
	b.WriteString("</orderInteraction>\n")
	q.after = b.String()
	if r.HasKey() {
		q.score = matchCorrect()
	}
}

func (q *question) essay(r quiz.Essay) {
	q.stem = q.blocks(q.in.Stem)
	q.declared("RESPONSE", "single", "string", nil)
	lines := ""
	if r.Lines > 0 {
		lines = fmt.Sprintf(` expectedLines="%d"`, r.Lines)
	}
	q.after = `<extendedTextInteraction responseIdentifier="RESPONSE"` + lines + "/>\n"
	if r.MinWords > 0 || r.MaxWords > 0 {
		q.p.lose(quiz.LimitDropped, q.item, "The word limit was left out: QTI has no place for it.")
	}
	if !r.Model.IsEmpty() {
		q.scorer = append(q.scorer, note{"modelAnswer", r.Model})
	}
	if !r.Rubric.IsEmpty() {
		q.scorer = append(q.scorer, note{"scoring", r.Rubric})
	}
}

func simpleChoice(prefix string, i int, fixed bool, content string) string {
	attribute := ""
	if fixed {
		attribute = ` fixed="true"`
	}
	return `<simpleChoice identifier="` + name(prefix, i) + `"` + attribute + `>` + content + "</simpleChoice>\n"
}

func associable(prefix string, i, most int, content string) string {
	return fmt.Sprintf(`<simpleAssociableChoice identifier="%s" matchMax="%d">%s</simpleAssociableChoice>`+"\n", name(prefix, i), most, content)
}

// name is the identifier of the entry at index i: c1, c2 ...
func name(prefix string, i int) string { return fmt.Sprintf("%s%d", prefix, i+1) }

func names(prefix string, indexes []int) []string {
	out := make([]string, len(indexes))
	for i, k := range indexes {
		out[i] = name(prefix, k)
	}
	return out
}
