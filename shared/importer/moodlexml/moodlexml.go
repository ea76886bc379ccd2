// Package moodlexml reads Moodle XML, the format in which Moodle moves its
// question bank: every kind of question that Moodle itself has and the model can
// hold, with its pictures, categories, feedback, hints and tags.
package moodlexml

import (
	"context"
	"fmt"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/finding"
	"formwright/shared/importer/draft"
	"formwright/shared/importer/xmltree"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// Read reads a Moodle XML file.
func Read(ctx context.Context, data []byte) (quiz.Quiz, []finding.Finding, error) {
	root, err := xmltree.Parse("The Moodle XML file", data)
	if err != nil {
		return quiz.Quiz{}, nil, err
	}
	if root.Data != "quiz" {
		return quiz.Quiz{}, nil, problem.New(problem.DocumentBroken, "The file is no Moodle XML: it begins with <%s>, not <quiz>.", root.Data)
	}
	r := reader{d: draft.New(), categories: draft.NewCategories(categoriesOf(root))}
	for q := range xmltree.Children(root, "question") {
		if err := ctx.Err(); err != nil {
			return quiz.Quiz{}, nil, err
		}
		r.question(q)
	}
	return r.d.Finish("Moodle XML file")
}

func categoriesOf(root *html.Node) []string {
	var paths []string
	for q := range xmltree.Children(root, "question") {
		if xmltree.Attr(q, "type") == "category" {
			paths = append(paths, categoryOf(q))
		}
	}
	return paths
}

func categoryOf(q *html.Node) string { return xmltree.Text(xmltree.Child(q, "category", "text")) }

type reader struct {
	d          *draft.Draft
	categories draft.Categories
	at         finding.Position
	number     int
}

func (r *reader) question(q *html.Node) {
	kind := xmltree.Attr(q, "type")
	if kind == "category" {
		r.d.Enter(r.categories, categoryOf(q))
		return
	}
	r.number++
	r.at = finding.Position{Part: fmt.Sprintf("question %d", r.number)}
	name := xmltree.Text(xmltree.Child(q, "name", "text"))
	if kind == "description" {
		r.d.Describe(name, r.rich(xmltree.Child(q, "questiontext")))
		return
	}
	item := quiz.Item{Position: r.at, Stem: r.stem(q), Points: pointsOf(q), Hint: r.hints(q), Tags: tagsOf(q)}
	item.Feedback = quiz.Feedback{General: r.child(q, "generalfeedback"), Correct: r.child(q, "correctfeedback"), Incorrect: r.child(q, "incorrectfeedback")}
	if !r.respond(kind, q, &item) {
		r.d.Report(finding.Error, finding.UnreadPart, r.at, name, "A question was left out: the kind %q of Moodle cannot be held.", kind)
		return
	}
	item.Label = draft.Label(html.UnescapeString(name), item.Stem)
	r.d.Add(item)
}

// respond reads the part that differs from kind to kind; false for a kind that
// the model cannot hold.
func (r *reader) respond(kind string, q *html.Node, item *quiz.Item) bool {
	switch kind {
	case "multichoice", "multichoiceset":
		item.Response = r.choice(q, kind == "multichoiceset")
	case "truefalse":
		item.Response = r.trueFalse(q, item)
	case "shortanswer", "regexp":
		item.Response = r.shortAnswer(q, item)
	case "numerical":
		item.Response = r.numerical(q, item)
	case "matching":
		item.Response = r.matching(q)
	case "ordering":
		item.Response = r.ordering(q)
	case "essay", "essayautograde":
		item.Response = r.essay(q)
	case "cloze", "multianswer":
		r.cloze(q, item)
	case "gapselect", "ddwtos":
		r.menus(q, item)
	case "gapfill":
		r.gapFill(q, item)
	default:
		return false
	}
	return true
}

func pointsOf(q *html.Node) *quiz.Decimal {
	grade := xmltree.Child(q, "defaultgrade")
	if d, ok := draft.Number(xmltree.Text(grade)); ok && d.Sign() >= 0 {
		return &d
	}
	return nil
}

func tagsOf(q *html.Node) []string {
	var tags []string
	for tag := range xmltree.Children(xmltree.Child(q, "tags"), "tag") {
		if s := draft.Line(xmltree.Text(tag)); s != "" {
			tags = append(tags, s)
		}
	}
	return tags
}

func (r *reader) hints(q *html.Node) richtext.Content {
	var out richtext.Content
	for hint := range xmltree.Children(q, "hint") {
		out = append(out, r.rich(hint)...)
	}
	return out
}

// yes reads a flag, which older elements spell 1 and newer ones true.
func yes(n *html.Node) bool {
	s := strings.ToLower(xmltree.Text(n))
	return s == "1" || s == "true"
}
