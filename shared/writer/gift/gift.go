// Package gift writes GIFT, the text format of Moodle, and the part of it that
// LearnDash's quizzes have. Everything it writes says its text format, so that a
// literal < or & means itself. It relies on fit for what GIFT cannot hold.
package gift

import (
	"bufio"
	"cmp"
	"io"
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/moodle"
	"formwright/shared/writer/target"
)

// Write writes a fitted quiz for t to w. It adds losses for answers that GIFT has
// no spelling for.
func Write(w io.Writer, q quiz.Quiz, t target.Target) ([]quiz.Loss, error) {
	out := bufio.NewWriter(w)
	g := writer{w: out, t: t, title: strings.TrimSpace(q.Title)}
	openings := q.Openings()
	if t.Sections && (g.title != "" || len(q.Sections) > 0) {
		g.losses = moodle.CutCategories(q)
		g.category("")
	}
	g.note(g.title, q.Introduction)
	var in *quiz.Section
	for _, item := range q.Items {
		if s := openings[item.ID].Section; s != nil {
			g.section(*s)
			in = s
		} else if in != nil && !slices.Contains(in.Items, item.ID) {
			g.category("")
			in = nil
		}
		g.item(item)
	}
	return g.losses, out.Flush()
}

type writer struct {
	w      *bufio.Writer // keeps its first error for Flush
	t      target.Target
	title  string
	losses []quiz.Loss
}

func (g *writer) put(parts ...string) {
	for _, p := range parts {
		g.w.WriteString(p)
	}
}

func (g *writer) lose(code quiz.LossCode, item, message string) {
	g.losses = append(g.losses, quiz.Loss{Code: code, Item: item, Message: message})
}

// category opens the category of the quiz, or one inside it. Moodle knows no
// other escape in its path than that of the backslash.
func (g *writer) category(name string) {
	path := moodle.Category(g.title)
	if path == "" {
		path = "Quiz"
	}
	if name = moodle.Category(name); name != "" {
		path += "/" + name
	}
	g.put("$CATEGORY: ", strings.ReplaceAll(path, `\`, `\\`), "\n\n")
}

func (g *writer) section(s quiz.Section) {
	if g.t.Sections { // one without a title goes back to the quiz's own
		g.category(s.Title)
	}
	g.note(s.Title, s.Instructions)
}

// note writes text between questions as a description, which is a question
// without braces.
func (g *writer) note(name string, c richtext.Content) {
	if !g.t.Notes || len(c) == 0 {
		return
	}
	x := text{html: needsHTML(c)}
	text := x.content(c)
	format := g.format(x, text)
	if format != "" && strings.HasPrefix(text, format) { // said already, before a bracket
		format = ""
	}
	g.put(x.name(cmp.Or(strings.TrimSpace(name), c.Line(), "Note")), format, text, "\n\n")
}

// format says the text format. LearnDash's importers are others' and know none
// but may know HTML; a stem in brackets needs one, or it would be read as one.
func (g *writer) format(x text, stem string) string {
	if g.t.ID == target.OtherA && !x.html && !strings.HasPrefix(stem, "[") {
		return ""
	}
	return x.format()
}

func (g *writer) item(item quiz.Item) {
	if g.t.Tags {
		g.tags(item)
	}
	x := text{html: itemNeedsHTML(item)}
	before, after := x.stem(item)
	g.put(x.name(moodle.Name(item)), g.format(x, before), before)
	g.put("{", g.answers(x, item))
	if general := item.Feedback.General; len(general) > 0 {
		g.put("####", x.content(general))
	}
	g.put("}", after, "\n\n")
}

// tags writes the comment that Moodle reads tags from. A backslash at the end
// would undo the bracket after it.
func (g *writer) tags(item quiz.Item) {
	tags, same := moodle.Tags(item.Tags)
	var spelled []string
	for _, tag := range tags {
		bare := strings.TrimRight(tag, `\ `)
		same = same && bare == tag
		if bare != "" {
			spelled = append(spelled, "[tag:"+strings.ReplaceAll(bare, "]", `\]`)+"]")
		}
	}
	if !same {
		g.lose(quiz.TextChanged, item.ID, "A tag lost characters that Moodle takes out of tags.")
	}
	if len(spelled) > 0 {
		g.put("// ", strings.Join(spelled, " "), "\n")
	}
}
