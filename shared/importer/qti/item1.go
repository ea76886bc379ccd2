package qti

import (
	"cmp"
	"regexp"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/finding"
	"formwright/shared/importer/draft"
	"formwright/shared/importer/htmltext"
	"formwright/shared/importer/xmltree"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// item1 reads a question of version 1.2. Packages of Brightspace hold one in a
// quiz and in a bank under the same label; the first one counts.
func (s *source) item1(f file, n *html.Node) {
	name := cmp.Or(xmltree.Attr(n, "label"), xmltree.Attr(n, "ident"))
	if strings.HasPrefix(name, "QUES_") {
		if s.seen[name] {
			return
		}
		s.seen[name] = true
	}
	s.done[f.path+"\x00"+name] = true
	at := place(f.path, len(s.done))
	q := &item1{s: s, f: f, n: n, at: at, texts: s.texts(f.path, at), meta: metaOf(n), rules: rulesOf(n)}
	if _, q.sakai = platformKind(strings.ToLower(q.meta["qmd_itemtype"])); q.sakai {
		q.answersOfSakai()
	}
	q.read()
}

// metaOf reads the fields of an item, by their names in lower case.
func metaOf(n *html.Node) map[string]string {
	meta := map[string]string{}
	for field := range xmltree.All(n, "qtimetadatafield", "qti_metadatafield") {
		key := strings.ToLower(xmltree.Text(xmltree.First(field, "fieldlabel")))
		if meta[key] == "" {
			meta[key] = xmltree.Text(xmltree.First(field, "fieldentry"))
		}
	}
	for c := range xmltree.All(xmltree.Child(n, "itemmetadata")) {
		key := strings.ToLower(c.Data)
		if strings.HasPrefix(key, "bbmd_") || strings.HasPrefix(key, "qmd_") {
			meta[key] = xmltree.Text(c)
		}
	}
	return meta
}

// read makes an item of the question.
func (q *item1) read() {
	var b strings.Builder
	presentation := xmltree.Child(q.n, "presentation")
	if presentation == nil {
		presentation = &html.Node{}
	}
	q.write(&b, presentation)
	q.nameFields()
	kind := q.kind()
	fragment := q.named(b.String(), kind)
	q.texts.Drawn = true
	q.texts.Gap = func(id string) ([]richtext.Inline, bool) {
		if kind == quiz.TypeBlanks {
			return []richtext.Inline{richtext.Blank{ID: id}}, true
		}
		if len(q.responses) == 1 && (kind == quiz.TypeText || kind == quiz.TypeNumber) {
			return []richtext.Inline{richtext.Blank{ID: id}}, true
		}
		return nil, true
	}
	item := quiz.Item{Stem: q.texts.HTML(fragment), Position: q.at, Points: q.points()}
	q.texts.Gap, q.texts.Drawn = nil, false
	item.Hint, item.Tags = q.around("hint"), q.keywords()
	item.Label = draft.Label(xmltree.Attr(q.n, "title"), item.Stem)
	if kind == "" {
		if rest, ok := underHeading(item.Stem, draft.Line(xmltree.Attr(q.n, "title"))); ok {
			q.s.d.Open(draft.Line(xmltree.Attr(q.n, "title")), rest)
			return
		}
		q.s.d.Describe(xmltree.Attr(q.n, "title"), item.Stem)
		return
	}
	if len(item.Stem) == 0 {
		item.Stem = richtext.Plain(draft.Line(xmltree.Attr(q.n, "title")))
	}
	if !q.respond(kind, &item) {
		q.s.d.Report(finding.Error, finding.UnreadPart, q.at, item.Stem.Line(), "A question was left out: its kind (%s) cannot be held.", cmp.Or(q.name(), "unknown"))
		return
	}
	q.feedback(&item)
	q.s.d.Add(item)
}

// underHeading is what stands below a bold line that is the name of a text
// without a question: such a text begins a section.
func underHeading(c richtext.Content, name string) (rest richtext.Content, ok bool) {
	if len(c) == 0 || name == "" || c[:1].Line() != name {
		return nil, false
	}
	p, line := c[0].(richtext.Paragraph)
	if !line {
		return nil, false
	}
	for _, in := range p.Inlines {
		if t, text := in.(richtext.Text); !text || !t.Marks.Bold {
			return nil, false
		}
	}
	return c[1:], true
}

// nameFields has the rules speak of responses where Brightspace's speak of the
// labels in them, for what is typed.
func (q *item1) nameFields() {
	names := map[string]string{}
	for _, r := range q.responses {
		for _, l := range r.labels {
			if r.fib != nil {
				names[l.ident] = r.ident
			}
		}
	}
	for _, r := range q.responses {
		names[r.ident] = r.ident
	}
	for _, r := range q.rules {
		for i, t := range r.tests {
			if name, ok := names[t.response]; ok {
				r.tests[i].response = name
			}
		}
	}
}

// around reads the hints or solutions of a question.
func (q *item1) around(names ...string) richtext.Content {
	var out richtext.Content
	for n := range xmltree.Children(q.n, names...) {
		out = append(out, q.material(n)...)
	}
	return out
}

// points are what the metadata says, or Sakai's greatest score.
func (q *item1) points() *quiz.Decimal {
	keys := []string{"points_possible", "qmd_weighting", "cc_weighting", "weighting"}
	if q.blackboard() {
		keys = []string{"qmd_absolutescore_max"}
	}
	for _, key := range keys {
		if d, ok := draft.Number(q.meta[key]); ok && d.Sign() >= 0 {
			return &d
		}
	}
	if q.sakai {
		if d, ok := draft.Number(xmltree.Attr(xmltree.First(q.n, "decvar"), "maxvalue")); ok && d.Sign() >= 0 {
			return &d
		}
	}
	return nil
}

var bracketed = regexp.MustCompile(`\[([^\[\]<>]{1,100})\]`)

// named puts the marks of responses that the text names in brackets, [city],
// where their names stand.
func (q *item1) named(fragment string, kind quiz.Type) string {
	if kind != quiz.TypeBlanks {
		return fragment
	}
	used := map[int]bool{}
	return bracketed.ReplaceAllStringFunc(fragment, func(m string) string {
		name := m[1 : len(m)-1]
		for i, r := range q.responses {
			if (r.ident == "response_"+name || r.ident == name) && !used[i] {
				used[i] = true
				return htmltext.Mark(markOf(i + 1))
			}
		}
		return m
	})
}

// name is what the platform calls the kind of question.
func (q *item1) name() string {
	for _, key := range []string{"question_type", "bbmd_questiontype", "qmd_questiontype", "cc_profile", "qmd_itemtype", "questiontype"} {
		if q.meta[key] != "" {
			return strings.ToLower(q.meta[key])
		}
	}
	return ""
}

// unread is a kind that the model cannot hold.
const unread quiz.Type = "unread"

// kind is how the question is answered: by the platform's name for it, or else by
// its elements. It is empty for a text that asks nothing.
func (q *item1) kind() quiz.Type {
	kind, known := platformKind(q.name())
	switch {
	case !known:
		return q.elements()
	case kind == quiz.TypeNumber || kind == quiz.TypeText:
		return q.typedKind(kind)
	}
	return kind
}

// platformKind knows the names of kinds on Canvas, Brightspace, Sakai and
// Blackboard, and those of the Common Cartridge.
func platformKind(name string) (kind quiz.Type, known bool) {
	name = strings.TrimSuffix(strings.NewReplacer("_", " ", "-", " ").Replace(name), " question")
	name = strings.TrimSuffix(strings.TrimPrefix(name, "cc."), ".v0p1")
	switch name {
	case "multiple choice", "multiple answers", "multiple answer", "multiple correct answer", "multiple correct single selection", "multi select",
		"multiple response", "multiple choice survey", "either/or", "opinion scale":
		return quiz.TypeChoice, true
	case "true false", "true/false":
		return quiz.TypeTrueFalse, true
	case "numerical", "numeric", "numeric response":
		return quiz.TypeNumber, true
	case "short answer", "fib", "fill in the blank", "pattern match", "fill in the blanks", "fill in multiple blanks", "fill in the blank plus":
		return quiz.TypeText, true
	case "multiple dropdowns":
		return quiz.TypeBlanks, true
	case "matching", "categorization":
		return quiz.TypeMatch, true
	case "ordering":
		return quiz.TypeOrder, true
	case "essay", "long answer", "short response", "short answers/essay", "file upload", "audio recording", "survey essay":
		return quiz.TypeEssay, true
	case "text only":
		return "", true
	case "calculated", "hot spot", "quiz bowl", "jumbled sentence", "arithmetic":
		return unread, true
	}
	return "", false
}

// typedKind is a text with blanks when there are several fields.
func (q *item1) typedKind(one quiz.Type) quiz.Type {
	if len(q.responses) > 1 || len(q.responses) == 1 && strings.Contains(q.name(), "multiple_blanks") {
		return quiz.TypeBlanks
	}
	return one
}

// elements tells the kind by the elements of the question.
func (q *item1) elements() quiz.Type {
	typed, chosen := 0, 0
	for _, r := range q.responses {
		if r.fib != nil && len(labelsWithText(r.labels)) == 0 {
			typed++
		} else {
			chosen++
		}
	}
	first := func() *response1 { return q.responses[0] }
	switch {
	case typed+chosen == 0:
		return ""
	case chosen > 0 && typed == 0 && (first().kind == "grp" || chosen > 1):
		return quiz.TypeMatch
	case typed+chosen > 1:
		return quiz.TypeBlanks
	case chosen == 1 && first().cardinal == "ordered":
		return quiz.TypeOrder
	case chosen == 1 && len(first().labels) > 0:
		return quiz.TypeChoice
	case chosen == 1:
		return unread
	case first().kind == "num" || numericField(first().fib):
		return quiz.TypeNumber
	case len(q.picks("")) == 0:
		return quiz.TypeEssay
	}
	return quiz.TypeText
}

func numericField(fib *html.Node) bool {
	kind := strings.ToLower(xmltree.Attr(fib, "fibtype"))
	return kind == "decimal" || kind == "integer" || strings.EqualFold(fib.Data, "render_fin")
}
