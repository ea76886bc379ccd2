// Package draft puts a quiz together from what an importer reads, item by item.
// It promises that the quiz is valid whatever the file says: an item that cannot
// be one is left out and reported, ids follow the order, and a blank that the
// text lost stands at its end.
package draft

import (
	"cmp"
	"fmt"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// Draft is a quiz in the making. Its zero value is not ready: use New.
type Draft struct {
	quiz     quiz.Quiz
	findings []finding.Finding
	section  *quiz.Section // the open one
}

// New begins a quiz.
func New() *Draft { return &Draft{quiz: quiz.Quiz{Media: richtext.Library{}}} }

// Media is where the quiz's pictures go.
func (d *Draft) Media() richtext.Library { return d.quiz.Media }

// Title names the quiz; the first name stays.
func (d *Draft) Title(title string) {
	d.quiz.Title = cmp.Or(d.quiz.Title, Line(title))
}

// Language says the quiz's language; the first one stays.
func (d *Draft) Language(tag string) {
	d.quiz.Language = cmp.Or(d.quiz.Language, strings.TrimSpace(tag))
}

// Introduce adds to what stands before the first item.
func (d *Draft) Introduce(c richtext.Content) {
	d.quiz.Introduction = append(d.quiz.Introduction, undrawn(c)...)
}

// Report adds a finding about a place of the file.
func (d *Draft) Report(severity finding.Severity, code finding.Code, at finding.Position, quote, format string, args ...any) {
	d.findings = append(d.findings, finding.Finding{Code: code, Severity: severity, Position: at,
		Quote: finding.Quote(Line(quote)), Message: fmt.Sprintf(format, args...)})
}

// Unread reports something of the file that the quiz does not hold.
func (d *Draft) Unread(at finding.Position, quote, format string, args ...any) {
	d.Report(finding.Warning, finding.UnreadPart, at, quote, format, args...)
}

// Lost reports a picture that is missing or of an unknown kind.
func (d *Draft) Lost(at finding.Position) func(string) {
	return func(src string) {
		d.Report(finding.Warning, finding.ImageUnreadable, at, src, "A picture or recording is missing from the file, linked from outside or of an unknown kind.")
	}
}

// Open ends the section before and begins one.
func (d *Draft) Open(title string, instructions richtext.Content) {
	d.Close()
	d.section = &quiz.Section{Title: Line(title), Instructions: undrawn(instructions)}
}

// Close ends the open section. One without items is no section; what it says is
// kept with what stands before the items, or else reported.
func (d *Draft) Close() {
	s := d.section
	d.section = nil
	switch {
	case s == nil:
	case len(s.Items) > 0:
		s.ID = fmt.Sprintf("s%d", len(d.quiz.Sections)+1)
		d.quiz.Sections = append(d.quiz.Sections, *s)
	case len(s.Instructions) > 0 && len(d.quiz.Items) == 0:
		d.Introduce(s.Instructions)
	case len(s.Instructions) > 0:
		d.Unread(finding.Position{}, s.Instructions.Line(), "A text that no question follows was left out.")
	}
}

// InSection reports whether a section is open, and whether it has items.
func (d *Draft) InSection() (open, filled bool) {
	return d.section != nil, d.section != nil && len(d.section.Items) > 0
}

// Instruct gives the open section, which has none, its instructions.
func (d *Draft) Instruct(c richtext.Content) {
	d.section.Instructions = append(d.section.Instructions, undrawn(c)...)
}

// Started reports whether there are items.
func (d *Draft) Started() bool { return len(d.quiz.Items) > 0 }

// Add adds an item and returns its id, empty when it cannot be one.
func (d *Draft) Add(item quiz.Item) (id string) {
	item = settled(item)
	item.ID = "q1"
	alone := quiz.Quiz{Items: []quiz.Item{item}, Media: d.quiz.Media}
	if err := alone.Validate(); err != nil {
		d.Report(finding.Error, finding.UnreadPart, item.Position, item.Stem.Line(), "A question was left out: %s.", reason(err))
		return ""
	}
	item.ID = fmt.Sprintf("q%d", len(d.quiz.Items)+1)
	d.quiz.Items = append(d.quiz.Items, item)
	if d.section != nil {
		d.section.Items = append(d.section.Items, item.ID)
	}
	return item.ID
}

// Share adds a passage that the items of these ids share. One that no item is
// left of is nothing.
func (d *Draft) Share(title string, c richtext.Content, items []string) {
	if c = undrawn(c); c.IsEmpty() || len(items) == 0 {
		return
	}
	d.quiz.Stimuli = append(d.quiz.Stimuli, quiz.Stimulus{ID: fmt.Sprintf("p%d", len(d.quiz.Stimuli)+1),
		Title: Line(title), Content: c, Items: items})
}

// Finish is the quiz and what it lacks. A file without a question is a problem;
// format names the file for the message.
func (d *Draft) Finish(format string) (quiz.Quiz, []finding.Finding, error) {
	d.Close()
	if len(d.quiz.Items) == 0 {
		return quiz.Quiz{}, d.findings, problem.New(problem.NoQuestions, "The %s holds no question that can be read%s", format, d.why())
	}
	if err := d.quiz.Validate(); err != nil {
		return quiz.Quiz{}, d.findings, fmt.Errorf("imported quiz is invalid: %w", err)
	}
	if len(d.quiz.Media) == 0 {
		d.quiz.Media = nil
	}
	d.noKeys()
	return d.quiz, d.findings, nil
}

// why is the first reason that was found.
func (d *Draft) why() string {
	if len(d.findings) == 0 {
		return "."
	}
	return ": " + d.findings[0].Message
}

// noKeys reports items without a key: each where others have theirs, or else all
// at once.
func (d *Draft) noKeys() {
	var open []quiz.Item
	keyed := 0
	for _, item := range d.quiz.Items {
		if item.Response.HasKey() {
			keyed++
		} else if item.Response.Type() != quiz.TypeEssay {
			open = append(open, item)
		}
	}
	if len(open) > 0 && keyed == 0 {
		d.Report(finding.Info, finding.NoKey, finding.Position{}, "", "The file says no right answers; its %d questions have no key.", len(open))
		return
	}
	for _, item := range open {
		d.findings = append(d.findings, finding.Finding{Code: finding.NoKey, Severity: finding.Warning, Item: item.ID, Position: item.Position,
			Message: "The file does not say the right answer of this question, though it does of others.", Quote: finding.Quote(item.Stem.Line())})
	}
}

// reason is what is wrong with a single item, for a teacher.
func reason(err error) string {
	s, _, _ := strings.Cut(err.Error(), "\n")
	_, what, _ := strings.Cut(s, ": ")
	return what
}

// Line is text on one line.
func Line(s string) string { return strings.Join(strings.Fields(richtext.Clean(s)), " ") }
