package exchange

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/target"
)

// shape describes a quiz by what a format can hold of it, less what its writer
// reported as lost.
type shape struct {
	id   target.ID
	lost losses
}

// losses are what a writer reported, by the place of the item, -1 for the whole
// quiz.
type losses map[int]map[quiz.LossCode]bool

func (l losses) add(at int, code quiz.LossCode) {
	if l[at] == nil {
		l[at] = map[quiz.LossCode]bool{}
	}
	l[at][code] = true
}

func lossesOf(q quiz.Quiz, reported []quiz.Loss) losses {
	at := map[string]int{"": -1}
	for i, item := range q.Items {
		at[item.ID] = i
	}
	out := losses{}
	for _, l := range reported {
		out.add(at[l.Item], l.Code)
	}
	return out
}

func (s shape) is(ids ...target.ID) bool { return slices.Contains(ids, s.id) }

func (s shape) lines(q quiz.Quiz) []string {
	var out []string
	if !s.is(target.Aiken, target.LMSC) {
		title := strings.Join(strings.Fields(q.Title), " ")
		if s.is(target.QTI21, target.QTI22, target.LMSA, target.LMSD, target.LMSE, target.LMSF) || s.is(target.GIFT, target.LMSB) && len(q.Sections) > 0 {
			title = cmp.Or(title, "Quiz") // these formats need a name
		}
		if !s.is(target.GIFT, target.LMSB) || !s.lost[-1][quiz.TextCut] {
			out = append(out, "title "+title)
		}
	}
	if s.is(target.QTI21, target.QTI22) { // they tell it from the instructions of a first section
		out = append(out, "introduction "+s.text(q.Introduction))
	}
	for i, item := range q.Items {
		out = append(out, fmt.Sprintf("q%d", i+1))
		if !s.is(target.Aiken, target.LMSC) {
			out = append(out, s.before(q, i, item.ID)...)
		}
		out = append(out, s.item(i, item)...)
	}
	if s.is(target.Cloze) {
		out = s.flow(out)
	}
	return out
}

// flow is what stands before items and in them, sorted: where a question ends and
// a passage begins, a text with gaps does not say.
func (s shape) flow(lines []string) []string {
	var out []string
	flow := ""
	for _, line := range lines {
		if rest, ok := strings.CutPrefix(strings.TrimSpace(line), "stem "); ok {
			flow += rest
		} else if rest, ok := strings.CutPrefix(line, "note "); ok {
			flow += rest
		} else if !strings.HasPrefix(line, "title ") && !strings.HasPrefix(line, "section ") {
			out = append(out, line)
		}
	}
	texts := anyTag.Split(spaceless.ReplaceAllString(flow, ""), -1)
	slices.Sort(texts)
	return append(out, slices.DeleteFunc(texts, func(s string) bool { return s == "" })...)
}

// before is the section of an item, and what stands before the item.
func (s shape) before(q quiz.Quiz, i int, id string) []string {
	var notes richtext.Content
	if i == 0 && s.is(target.Cloze) {
		notes = append(notes, richtext.Plain(q.Title)...)
	}
	if i == 0 && !s.is(target.QTI21, target.QTI22) {
		notes = append(notes, q.Introduction...)
	}
	title := ""
	for n, sec := range q.Sections {
		under := slices.Contains(sec.Items, id)
		if s.is(target.LMSA) && sec.Title != "" { // a heading, which stands until the next one
			under = under || slices.IndexFunc(q.Items, func(item quiz.Item) bool { return item.ID == sec.Items[0] }) < i
		}
		if under && !s.lost[-1][quiz.TextCut] && (sec.Title != "" || !s.is(target.LMSA)) {
			title = strings.Join(strings.Fields(sec.Title), " ")
		}
		if under && s.is(target.LMSD) && title == "" && n > 0 && len(sec.Instructions) > 0 {
			title = fmt.Sprint("Section ", n+1) // it needs a name
		}
		if sec.Items[0] == id && s.is(target.Cloze) {
			notes = append(notes, richtext.Plain(sec.Title)...)
		}
		if sec.Items[0] == id {
			notes = append(notes, sec.Instructions...)
		}
	}
	for _, p := range q.Stimuli {
		if p.Items[0] == id {
			notes = append(append(notes, richtext.Plain(p.Title)...), p.Content...)
		}
	}
	if s.is(target.QTI21, target.QTI22) && title == strings.Join(strings.Fields(cmp.Or(q.Title, "Quiz")), " ") {
		title = ""
	}
	return []string{"section " + unsigned(title), "note " + s.text(notes)}
}

func (s shape) item(i int, item quiz.Item) []string {
	item = settled(item, s)
	lost := s.lost[i]
	var out []string
	add := func(label string, unless quiz.LossCode, value any) {
		if !lost[unless] {
			out = append(out, fmt.Sprintf("  %s %v", label, value))
		}
	}
	if lost[quiz.MathFlattened] || lost[quiz.TextChanged] && s.is(target.QTI21, target.QTI22, target.Aiken, target.LMSC) {
		return []string{"  " + string(item.Response.Type())}
	}
	stem := s.text(item.Stem)
	if s.is(target.LMSF) && typed(item.Response) && !lost[quiz.KeyDropped] { // behind a sentence it is where the answer goes
		stem = strings.TrimSuffix(stem, richtext.BlankText+"</p>")
		stem = strings.TrimSuffix(stem, "</p>")
	}
	if (typed(item.Response) || item.Response.Type() == quiz.TypeChoice) && s.is(target.LMSA, target.LMSD) {
		stem = strings.TrimSuffix(stem, "_____</p>") // the field itself, when a sentence stands before it
	}
	add("stem", "", strings.TrimSuffix(stem, "</p>"))
	if lost[quiz.KeyDropped] && s.is(target.LMSF) { // an answer that Sakai would read otherwise
		return append(out, "  "+string(quiz.TypeEssay))
	}
	if points := s.points(item); s.is(target.LMSA, target.LMSB, target.LMSD, target.LMSE, target.LMSF, target.QTI21, target.QTI22) && points != "" || s.is(target.Cloze) && item.Response.Type() != quiz.TypeEssay && !s.lost[-1][quiz.PointsChanged] {
		add("points", quiz.PointsChanged, points)
	}
	add("general", quiz.FeedbackDropped, s.text(item.Feedback.General))
	add("hint", quiz.HintDropped, s.text(item.Hint))
	if !lost[quiz.TagsDropped] {
		add("tags", quiz.TextChanged, s.tags(item.Tags))
	}
	return append(out, s.response(lost, item, item.Response)...)
}

// tags are in Sakai one line with commas.
func (s shape) tags(tags []string) []string {
	if !s.is(target.LMSF) {
		return tags
	}
	var out []string
	for _, tag := range strings.Split(strings.ReplaceAll(strings.Join(tags, ","), "|", "/"), ",") {
		if tag = strings.Join(strings.Fields(tag), " "); tag != "" {
			out = append(out, tag)
		}
	}
	return out
}

// points are 1 where the document says none and the format has to say some.
func (s shape) points(item quiz.Item) string {
	if item.Points == nil {
		if b, ok := item.Response.(quiz.Blanks); ok && s.is(target.Cloze) {
			return fmt.Sprint(len(b.Blanks))
		}
		if s.is(target.Cloze, target.LMSA, target.LMSD, target.LMSE, target.LMSF) {
			return "1"
		}
		return "none"
	}
	return item.Points.String()
}

// settled folds ways to say the same: a single typed blank is a short answer
// whose blank is drawn.
func settled(item quiz.Item, s shape) quiz.Item {
	if b, ok := item.Response.(quiz.Blanks); ok && len(b.Blanks) == 1 {
		if b.Blanks[0].Response.Type() != quiz.TypeChoice || s.is(target.GIFT, target.Cloze, target.LMSA) {
			item.Response = b.Blanks[0].Response
		}
	}
	if last := len(item.Stem) - 1; last > 0 && s.is(target.QTI21, target.QTI22, target.Cloze) && typed(item.Response) {
		if p, ok := item.Stem[last].(richtext.Paragraph); ok && strings.TrimSpace(richtext.Content{p}.Text()) == richtext.BlankText {
			item.Stem = item.Stem[:last] // the line of an answer, which the format draws by itself
		}
	}
	if b, ok := item.Response.(quiz.Blanks); ok && s.is(target.LMSA) {
		item.Response = unmixed(b)
	}
	switch r := item.Response.(type) {
	case quiz.Number:
		if drawn(item.Stem) == 1 && s.is(target.QTI21, target.QTI22) {
			item.Stem = withUnit(item.Stem, "", r.Unit)
			r.Unit = ""
			item.Stem, r.Unit = unitLine(item.Stem)
			item.Response = r
		}
	case quiz.Blanks:
		if s.is(target.QTI21, target.QTI22) {
			item.Stem, item.Response = unitsInText(item.Stem, r)
		}
	}
	return item
}

// unmixed are blanks to type into where only some are menus.
func unmixed(b quiz.Blanks) quiz.Blanks {
	menu := func(b quiz.Blank) bool { return b.Response.Type() == quiz.TypeChoice }
	if !slices.ContainsFunc(b.Blanks, menu) || !slices.ContainsFunc(b.Blanks, func(b quiz.Blank) bool { return !menu(b) }) {
		return b
	}
	out := quiz.Blanks{Blanks: slices.Clone(b.Blanks)}
	for i, blank := range out.Blanks {
		c, ok := blank.Response.(quiz.Choice)
		if !ok {
			continue
		}
		var t quiz.Text
		for _, k := range c.Key {
			t.Accepted = append(t.Accepted, quiz.Accepted{Text: c.Choices[k].Content.Line(), Feedback: c.Choices[k].Feedback})
		}
		out.Blanks[i].Response = t
	}
	return out
}

func typed(r quiz.Response) bool { return r.Type() == quiz.TypeText || r.Type() == quiz.TypeNumber }

func drawn(c richtext.Content) int {
	n := 0
	c.Inlines(func(in richtext.Inline) bool {
		if _, ok := in.(richtext.Blank); ok {
			n++
		}
		return true
	})
	return n
}

// unitLine takes the last line away when it is a blank with a few words after it:
// that is how the format writes a number's field and unit.
func unitLine(c richtext.Content) (rest richtext.Content, unit string) {
	p, ok := c[len(c)-1].(richtext.Paragraph)
	if !ok || len(c) < 2 {
		return c, ""
	}
	for len(p.Inlines) > 0 && strings.TrimSpace(richtext.Content{richtext.Paragraph{Inlines: p.Inlines[:1]}}.Text()) == "" {
		p.Inlines = p.Inlines[1:]
	}
	if len(p.Inlines) == 0 {
		return c, ""
	}
	for i, in := range p.Inlines {
		t, text := in.(richtext.Text)
		_, blank := in.(richtext.Blank)
		if !text && !(blank && i == 0) {
			return c, ""
		}
		unit += t.Text
	}
	if _, blank := p.Inlines[0].(richtext.Blank); !blank || len([]rune(strings.TrimSpace(unit))) > 50 {
		return c, ""
	}
	return c[:len(c)-1], strings.TrimSpace(unit)
}

// unitsInText writes units after their blanks, where a text with fields has them.
func unitsInText(stem richtext.Content, r quiz.Blanks) (richtext.Content, quiz.Blanks) {
	out := quiz.Blanks{Blanks: slices.Clone(r.Blanks)}
	for i, b := range out.Blanks {
		if n, ok := b.Response.(quiz.Number); ok {
			stem = withUnit(stem, b.ID, n.Unit)
			n.Unit = ""
			out.Blanks[i].Response = n
		}
	}
	return stem, out
}

func withUnit(c richtext.Content, id, unit string) richtext.Content {
	return c.Map(func(in richtext.Inline) []richtext.Inline {
		if b, ok := in.(richtext.Blank); ok && (b.ID == id || id == "") {
			return []richtext.Inline{in, richtext.Text{Text: unit}}
		}
		return []richtext.Inline{in}
	})
}

var (
	same      = regexp.MustCompile(`</strong><strong>|</em><em>|</code><code>|</sup><sup>|</sub><sub>|</u><u>|</s><s>`)
	drawnLine = regexp.MustCompile(`_{3,}`)
	edges     = regexp.MustCompile(`(<(?:p|li|td|th|h\d)[^>]*>)(?:<br>)+|(?:<br>)+(</(?:p|li|td|th|h\d)>)`)
	code      = regexp.MustCompile(`<pre><code[^>]*>`)
	marks     = regexp.MustCompile(`</?(?:strong|em|code|sup|sub|u|s|a)(?: [^>]*)?>`)
	heading   = regexp.MustCompile(`<(/?)h\d[^>]*>`)
	anyTag    = regexp.MustCompile(`<[^>]*>`)
	spaceless = regexp.MustCompile(`</?(?:strong|em|code|sup|sub|u|s)>|<ahref[^>]*>|</a>`)
	nothing   = regexp.MustCompile(`<(?:p|h\d|strong|em|code|sup|sub|u|s|a)(?: [^>]*)?></(?:p|h\d|strong|em|code|sup|sub|u|s|a)>|<ahref[^>]*></a>|<(?:p|h\d|strong|em|code|sup|sub|u|s)(?:dir="rtl")?></(?:p|h\d|strong|em|code|sup|sub|u|s)>`)
)

// text describes content: its HTML with formulas as LaTeX, without white space,
// which HTML does not keep, and without the signs around formulas.
func (s shape) text(c richtext.Content) string {
	if s.is(target.Aiken) {
		flat, _ := c.Flatten()
		return drawnLine.ReplaceAllString(unsigned(strings.Join(strings.Fields(flat.Line()), "")), "_____")
	}
	if s.is(target.QTI21, target.QTI22) {
		c = labelled(c)
	}
	c = c.Map(func(in richtext.Inline) []richtext.Inline {
		switch in := in.(type) {
		case richtext.Blank:
			return []richtext.Inline{richtext.Text{Text: richtext.BlankText}}
		case richtext.Text:
			if richtext.SafeLink(in.Marks.Link) == "" {
				in.Marks.Link = ""
			}
			return []richtext.Inline{in}
		case richtext.Math:
			if in.LaTeX == "" && s.is(target.QTI21, target.QTI22, target.LMSD) {
				in.LaTeX = in.Readable()
			} else if in.LaTeX == "" {
				return []richtext.Inline{richtext.Text{Text: in.Readable()}}
			}
			return []richtext.Inline{in}
		}
		return []richtext.Inline{in}
	})
	h := c.HTML(richtext.HTMLOptions{Math: richtext.MathAsLaTeX, Image: func(i richtext.Image) string { return i.Hash[:8] }})
	if c.Features().Math || h != unsigned(h) { // a formula is not bold
		h = marks.ReplaceAllString(h, "")
	}
	h = strings.ReplaceAll(h, `dir="rtl"`, "") // follows from the text
	if s.is(target.Cloze) {                    // any heading may be the title of what follows
		h = heading.ReplaceAllString(h, "<${1}p>")
	}
	h = strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || r == 0x200b || r == 0xfeff || r == 0x2060 && s.is(target.LMSF) {
			return -1
		}
		return r
	}, unsigned(h))
	h = code.ReplaceAllString(strings.ReplaceAll(h, "</code></pre>", "</pre>"), "<pre>")
	h = drawnLine.ReplaceAllString(h, "_____")
	for range 3 {
		h = nothing.ReplaceAllString(edges.ReplaceAllString(same.ReplaceAllString(h, ""), "$1$2"), "")
	}
	return h
}

// unsigned leaves out the signs around formulas.
func unsigned(s string) string {
	for _, sign := range []string{`\(`, `\)`, `\[`, `\]`, "$$"} {
		s = strings.ReplaceAll(s, sign, "")
	}
	return s
}

// labelled writes the lists that QTI cannot number as paragraphs, as the writer
// does.
func labelled(c richtext.Content) richtext.Content {
	var out richtext.Content
	for _, b := range c {
		l, ok := b.(richtext.List)
		if !ok || l.Style == richtext.Bullet || l.Style == richtext.Decimal && l.Start <= 1 {
			out = append(out, b)
			continue
		}
		for i, item := range l.Items {
			p := item[0].(richtext.Paragraph)
			p.Inlines = append([]richtext.Inline{richtext.Text{Text: richtext.ItemLabel(l, i)}}, p.Inlines...)
			out = append(append(out, p), item[1:]...)
		}
	}
	return out
}
