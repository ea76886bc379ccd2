package moodlexml_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/moodle"
	"formwright/shared/writer/moodle/moodletest"
	"formwright/shared/writer/moodlexml"
	"formwright/shared/writer/target"
)

func write(t rapid.TB, q quiz.Quiz) (fitted quiz.Quiz, text string, read []question) {
	t.Helper()
	tg, _ := target.Find(target.LMSB)
	fitted, _, err := fit.Fit(q, tg)
	if err != nil {
		return quiz.Quiz{}, "", nil // nothing of it can be held
	}
	var b bytes.Buffer
	if _, err := moodlexml.Write(&b, fitted, tg); err != nil {
		t.Fatal(err)
	}
	all, err := parse(b.String())
	if err != nil {
		t.Fatalf("%v in\n%s", err, b.String())
	}
	for _, q := range all {
		if q.Type != "category" && q.Type != "description" {
			read = append(read, q)
		}
	}
	return fitted, b.String(), read
}

func checkImport(t rapid.TB, q quiz.Quiz) {
	fitted, text, read := write(t, q)
	if len(read) != len(fitted.Items) {
		t.Fatalf("%d of %d questions are there", len(read), len(fitted.Items))
	}
	html := richtext.HTMLOptions{Math: richtext.MathAsLaTeX, Image: func(img richtext.Image) string {
		return "@@PLUGINFILE@@/" + img.Hash[:16] + ".png"
	}}
	for i, item := range fitted.Items {
		tags, _ := moodle.Tags(item.Tags)
		want := meaning{general: item.Feedback.General.InlineHTML(html), tags: tags, hint: item.Hint.InlineHTML(html)}
		if _, essay := item.Response.(quiz.Essay); essay {
			want.hint = ""
		}
		want.response(item, html)
		got := read[i].meaning()
		if want.stem != "" || item.Response.Type() != quiz.TypeBlanks {
			want.stem = item.Stem.InlineHTML(html)
		} else {
			got.stem = ""
		}
		if d := cmp.Diff(want.shown(), got.shown(), cmp.AllowUnexported(meaning{})); d != "" {
			t.Fatalf("%s differs:\n%s\nin\n%s", item.ID, d, text)
		}
	}
}

// meaning is what a question asks, whatever its elements are.
type meaning struct {
	kind, stem, general, hint string
	tags                      []string
	answers                   []string // share, text and feedback of each
}

// shown levels how a brace is spelled.
func (m meaning) shown() meaning {
	level := func(s string) string { return strings.ReplaceAll(s, "&#123;", "{") }
	m.stem, m.general, m.hint = level(m.stem), level(m.general), level(m.hint)
	for i, a := range m.answers {
		m.answers[i] = level(a)
	}
	return m
}

func (q question) meaning() meaning {
	m := meaning{kind: q.Type, stem: q.Text.Text, general: q.General.Text, tags: q.Tags}
	if len(q.Hints) > 0 {
		m.hint = q.Hints[0].Text
	}
	for _, a := range q.Answers {
		m.answers = append(m.answers, line(a.Fraction, a.Text+a.Tolerance, a.Feedback.Text))
	}
	for _, p := range q.Pairs {
		m.answers = append(m.answers, line("", p.Text, p.Answer))
	}
	for _, o := range q.Options {
		m.answers = append(m.answers, line(o.Group, o.Text, ""))
	}
	if q.Type == "cloze" {
		_, gaps := moodletest.Gaps(q.Text.Text)
		for _, g := range gaps {
			m.answers = append(m.answers, g.Kind)
		}
	}
	return m
}

func line(parts ...string) string { return strings.Join(parts, "\x00") }

func (m *meaning) response(item quiz.Item, o richtext.HTMLOptions) {
	html := func(c richtext.Content) string { return c.InlineHTML(o) }
	fb := item.Feedback
	switch r := item.Response.(type) {
	case quiz.Choice:
		m.kind = "multichoice"
		shares := []string{"100"}
		if r.Multiple {
			shares, _ = moodle.Shares(len(r.Key))
		}
		for i, e := range r.Choices {
			share := "0"
			if slices.Contains(r.Key, i) {
				share, shares = shares[0], shares[1:]
			} else if r.Multiple {
				share = moodle.Penalty(len(r.Choices) - len(r.Key))
			}
			m.answers = append(m.answers, line(share, html(e.Content), html(e.Feedback)))
		}
	case quiz.TrueFalse:
		m.kind = "truefalse"
		told := map[bool]string{true: html(fb.Correct), false: html(fb.Incorrect)}
		share := map[bool]string{true: "100", false: "0"}
		m.answers = []string{line(share[*r.Key], "true", told[*r.Key]), line(share[!*r.Key], "false", told[!*r.Key])}
	case quiz.Text:
		m.kind = "shortanswer"
		shares, _ := moodle.Grades(r.Accepted)
		for i, a := range r.Accepted {
			share := shares[i]
			told := a.Feedback
			if len(told) == 0 {
				told = fb.Correct
			}
			m.answers = append(m.answers, line(share, strings.ReplaceAll(a.Text, "*", `\*`), html(told)))
		}
		m.others(html(fb.Incorrect), "")
	case quiz.Number:
		m.kind = "numerical"
		value, tolerance, _ := strings.Cut(moodle.Numeric(*r.Key), ":")
		m.answers = []string{line("100", value+tolerance, html(fb.Correct))}
		m.others(html(fb.Incorrect), "0")
	case quiz.Match:
		m.kind = "matching"
		for i, l := range r.Left {
			m.answers = append(m.answers, line("", html(l), menu(r.Right[r.Key[i]])))
		}
		for i, right := range r.Right {
			if !slices.Contains(r.Key, i) {
				m.answers = append(m.answers, line("", "", menu(right)))
			}
		}
	case quiz.Order:
		m.kind = "ordering"
		for at, k := range r.Key {
			m.answers = append(m.answers, line(fmt.Sprint(at+1), html(r.Entries[k]), ""))
		}
	case quiz.Essay:
		m.kind = "essay"
	case quiz.Blanks:
		m.blanks(r)
	}
}

func menu(c richtext.Content) string {
	entry, _ := moodle.Menu(c)
	return entry
}

func (m *meaning) others(told, tolerance string) {
	if told != "" {
		m.answers = append(m.answers, line("0", "*"+tolerance, told))
	}
}

// reference is what preg_replace takes for a reference in the option of a
// gapselect.
var reference = regexp.MustCompile(`\\[\\0-9]`)

// blanks expects menus of plain texts as gapselect, and the kinds of the gaps of
// embedded answers, whose contents package cloze compares.
func (m *meaning) blanks(r quiz.Blanks) {
	var kinds, options []string
	plain, groups := true, map[string]bool{}
	for _, b := range r.Blanks {
		switch r := b.Response.(type) {
		case quiz.Text:
			kinds, plain = append(kinds, map[bool]string{false: "SHORTANSWER", true: "SHORTANSWER_C"}[r.CaseSensitive]), false
		case quiz.Number:
			kinds, plain = append(kinds, "NUMERICAL"), false
		case quiz.Choice:
			kinds = append(kinds, map[bool]string{false: "MULTICHOICE", true: "MULTICHOICE_S"}[r.Shuffle])
			var texts []string
			for _, e := range r.Choices {
				line := e.Content.Line()
				plain = plain && len(e.Feedback) == 0 && e.Content.Features() == richtext.Features{} && moodle.Harmless(line) && !reference.MatchString(line)
				texts = append(texts, line)
			}
			if key := line(texts...); !groups[key] {
				groups[key] = true
				for _, t := range texts {
					options = append(options, line(fmt.Sprint(len(groups)), t, ""))
				}
			}
		}
	}
	m.kind, m.answers = "cloze", kinds
	if plain {
		m.kind, m.answers = "gapselect", options
	}
}

func TestImportMeansTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { checkImport(t, quiztest.Quizzes().Draw(t, "quiz")) })
}

func TestFixedQuizzesImport(t *testing.T) {
	for _, q := range []quiz.Quiz{quiztest.OneOfEach(), quiztest.Everything(), quiztest.HostileQuiz(), quiztest.Languages(), quiztest.Unkeyed()} {
		checkImport(t, q)
	}
}

func TestSectionsAreCategories(t *testing.T) {
	tg, _ := target.Find(target.LMSB)
	fitted, _, err := fit.Fit(quiztest.Everything(), tg)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if _, err := moodlexml.Write(&b, fitted, tg); err != nil {
		t.Fatal(err)
	}
	all, err := parse(b.String())
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, q := range all {
		got = append(got, strings.TrimSpace(q.Type+" "+q.Category))
	}
	root := `category $course$/top/Everything: a quiz // with "all" fields`
	want := []string{root, "description", root + "/Part A // choices", "description", "multichoice", "multichoice", "truefalse",
		root + "/Part B", "shortanswer", "numerical", "matching", "ordering", root, "essay", "cloze", "gapselect"}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}

func TestGapSelectNamesItsRightOptions(t *testing.T) {
	q := quiztest.OneOfEach()
	q.Items[9].Stem = append(richtext.Plain("A literal [[1]]."), q.Items[9].Stem...)
	_, _, read := write(t, q)
	if want := "<p>A literal &#91;[1]].</p><p>A whale is a [[2]], a shark is a [[1]].</p>"; read[9].Text.Text != want {
		t.Errorf("got %s, want %s", read[9].Text.Text, want)
	}
}

func TestUnitAndEssayElements(t *testing.T) {
	_, _, read := write(t, quiztest.Everything())
	if d := cmp.Diff([]string{"cm"}, read[4].Units); d != "" {
		t.Error(d)
	}
	essay := read[7]
	if essay.Lines != "10" || essay.MinWords != "20" || essay.MaxWords != "200" || !strings.Contains(essay.Grader.Text, "less dense") || !strings.Contains(essay.Grader.Text, "2 points") {
		t.Errorf("the essay says %+v", essay)
	}
}

func TestPictureThatCannotBeReadFails(t *testing.T) {
	q := quiztest.Everything()
	for h, m := range q.Media {
		q.Media[h] = richtext.LazyMedia(m.Type, 1, 1, m.Size, func() (io.ReadCloser, error) { return nil, errors.New("gone") })
	}
	tg, _ := target.Find(target.LMSB)
	fitted, _, err := fit.Fit(q, tg)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := moodlexml.Write(io.Discard, fitted, tg); err == nil || !strings.Contains(err.Error(), "gone") {
		t.Errorf("error is %v", err)
	}
}
