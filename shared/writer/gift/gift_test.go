package gift_test

import (
	"bytes"
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
	"formwright/shared/writer/gift"
	"formwright/shared/writer/moodle"
	"formwright/shared/writer/target"
)

// write fits and writes a quiz and reads it back.
func write(t rapid.TB, q quiz.Quiz) (fitted quiz.Quiz, file string, read []question) {
	t.Helper()
	tg, _ := target.Find(target.GIFT)
	fitted, _, err := fit.Fit(q, tg)
	if err != nil {
		return quiz.Quiz{}, "", nil // nothing of it can be held
	}
	var b bytes.Buffer
	if _, err := gift.Write(&b, fitted, tg); err != nil {
		t.Fatal(err)
	}
	all, err := parse(b.String())
	if err != nil {
		t.Fatalf("%v in\n%s", err, b.String())
	}
	for _, q := range all {
		if q.kind != "category" && q.kind != "description" {
			read = append(read, q)
		}
	}
	return fitted, b.String(), read
}

func TestImportMeansTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { checkImport(t, quiztest.Quizzes().Draw(t, "quiz")) })
}

func TestFixedQuizzesImport(t *testing.T) {
	for _, q := range []quiz.Quiz{quiztest.OneOfEach(), quiztest.Everything(), quiztest.HostileQuiz(), quiztest.Languages(), quiztest.Unkeyed()} {
		checkImport(t, q)
	}
}

func checkImport(t rapid.TB, q quiz.Quiz) {
	fitted, file, read := write(t, q)
	if len(read) != len(fitted.Items) {
		t.Fatalf("%d of %d questions import:\n%s", len(read), len(fitted.Items), file)
	}
	for i, item := range fitted.Items {
		got := read[i]
		want := expected(item, got.format)
		got.name = ""
		if d := cmp.Diff(shown(want), shown(got), cmp.AllowUnexported(question{}, answer{})); d != "" {
			t.Fatalf("%s differs:\n%s\nin\n%s", item.ID, d, file)
		}
	}
}

// expected is what a fitted item should become.
func expected(item quiz.Item, format string) question {
	rich := func(c richtext.Content) string {
		if format == "plain" {
			return c.Text()
		}
		return c.InlineHTML(moodle.HTML(nil, nil))
	}
	q := question{format: format, stem: rich(item.Stem), general: rich(item.Feedback.General)}
	tags, _ := moodle.Tags(item.Tags)
	for _, tag := range tags {
		if tag = strings.TrimRight(tag, `\ `); tag != "" {
			q.tags = append(q.tags, tag)
		}
	}
	fb := item.Feedback
	r := item.Response
	if b, ok := r.(quiz.Blanks); ok {
		r = b.Blanks[0].Response
	}
	switch r := r.(type) {
	case quiz.Choice:
		q.kind, q.single = "multichoice", !r.Multiple
		shares, _ := moodle.Shares(max(len(r.Key), 1))
		for i, e := range r.Choices {
			a := answer{share: "0", text: rich(e.Content), feedback: rich(e.Feedback)}
			right := slices.Contains(r.Key, i)
			switch {
			case right && r.Multiple:
				a.share, shares = shares[0], shares[1:]
			case right:
				a.share = "100"
			case r.Multiple:
				a.share = moodle.Penalty(len(r.Choices) - len(r.Key))
			}
			if len(e.Feedback) == 0 {
				a.feedback = map[bool]string{true: rich(fb.Correct), false: rich(fb.Incorrect)}[right]
			}
			q.answers = append(q.answers, a)
		}
	case quiz.TrueFalse:
		q.kind, q.answers = "truefalse", []answer{{text: "F"}}
		if *r.Key {
			q.answers[0].text = "T"
		}
		q.wrongFB, q.rightFB = rich(fb.Incorrect), rich(fb.Correct)
	case quiz.Text:
		q.kind = "shortanswer"
		shares, _ := moodle.Grades(r.Accepted)
		for i, a := range r.Accepted {
			share := shares[i]
			told := a.Feedback
			if len(told) == 0 {
				told = fb.Correct
			}
			text := strings.NewReplacer("->", "→", "*", `\*`, "&&0", "& &0").Replace(a.Text)
			q.answers = append(q.answers, answer{share, text, rich(told)})
		}
	case quiz.Number:
		q.kind, q.wrongFB = "numerical", rich(fb.Incorrect)
		text := r.Key.Min.String() + ".." + r.Key.Max.String()
		if tol, ok := r.Key.Tolerance(); ok {
			text = r.Key.Value.String() + ":" + tol.String()
		}
		q.answers = []answer{{"100", text, rich(fb.Correct)}}
	case quiz.Match:
		q.kind = "match"
		for i, l := range r.Left {
			q.pairs = append(q.pairs, [2]string{rich(l), menu(r.Right[r.Key[i]])})
		}
		for i, right := range r.Right {
			if !slices.Contains(r.Key, i) {
				q.pairs = append(q.pairs, [2]string{"", menu(right)})
			}
		}
	case quiz.Essay:
		q.kind = "essay"
	}
	return q
}

func menu(c richtext.Content) string {
	entry, _ := moodle.Menu(c)
	return strings.ReplaceAll(entry, "&&0", "&amp;&amp;0")
}

// shown levels what is not seen: spaces around texts and drawn blanks, and how
// signs are spelled.
func shown(q question) question {
	q.stem = strings.TrimSpace(regexp.MustCompile(`\s*_____\s*`).ReplaceAllString(strings.ReplaceAll(q.stem, "&#123;", "{"), " _____ "))
	fields := []*string{&q.general, &q.wrongFB, &q.rightFB}
	for i := range q.answers {
		fields = append(fields, &q.answers[i].text, &q.answers[i].feedback)
	}
	for i := range q.pairs {
		fields = append(fields, &q.pairs[i][0], &q.pairs[i][1])
	}
	for _, f := range fields {
		*f = strings.TrimSpace(strings.NewReplacer("&#37;", "%", "&#123;", "{").Replace(*f))
	}
	return q
}
