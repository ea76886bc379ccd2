package aiken_test

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/aiken"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/target"
)

type question struct {
	Stem    string
	Choices []string
	Right   int
}

// parse reads Aiken as Moodle's importer does and as strictly: short lines are
// skipped, a stem is one line, the key must name a choice.
func parse(file string) ([]question, error) {
	var out []question
	var q question
	choice := regexp.MustCompile(`^[A-Z][).][ \t]?`)
	for _, line := range strings.Split(file, "\n") {
		switch rest, key := strings.CutPrefix(line, "ANSWER:"); {
		case len(line) < 2:
		case key:
			q.Right = int(strings.TrimSpace(rest)[0] - 'A')
			if q.Right >= len(q.Choices) {
				return nil, fmt.Errorf("the key %q names no choice", rest)
			}
			out = append(out, q)
			q = question{}
		case choice.MatchString(line):
			if want := byte('A' + len(q.Choices)); line[0] != want {
				return nil, fmt.Errorf("choice %q is not %c", line, want)
			}
			q.Choices = append(q.Choices, choice.ReplaceAllString(line, ""))
		case q.Stem != "":
			return nil, fmt.Errorf("the question %q is not completed before %q", q.Stem, line)
		default:
			q.Stem = line
		}
	}
	return out, nil
}

func write(t rapid.TB, q quiz.Quiz) (fitted quiz.Quiz, file string, losses []quiz.Loss) {
	t.Helper()
	tg, _ := target.Find(target.Aiken)
	fitted, _, err := fit.Fit(q, tg)
	if err != nil {
		return quiz.Quiz{}, "", nil // nothing of it can be held
	}
	var b bytes.Buffer
	losses, err = aiken.Write(&b, fitted, tg)
	if err != nil {
		t.Fatal(err)
	}
	return fitted, b.String(), losses
}

func checkImport(t rapid.TB, q quiz.Quiz) {
	fitted, file, _ := write(t, q)
	got, err := parse(file)
	if err != nil {
		t.Fatalf("%v in\n%s", err, file)
	}
	var want []question
	for _, item := range fitted.Items {
		r := item.Response.(quiz.Choice)
		w := question{Stem: item.Stem.Line(), Right: r.Key[0]}
		for _, e := range r.Choices {
			w.Choices = append(w.Choices, e.Content.Line())
		}
		want = append(want, w)
	}
	for i := range min(len(got), len(want)) {
		got[i].Stem = strings.TrimPrefix(got[i].Stem, "Question: ")
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Fatalf("%s\nin\n%s", d, file)
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

func TestStemsThatLookLikeOtherLines(t *testing.T) {
	for stem, changed := range map[string]bool{
		"J. Smith wrote it?": true, "A) or B)?": true, "ANSWER: what?": true, "x": true, "é": false, "a. b": false, "Ordinary?": false,
	} {
		_, file, losses := write(t, quiztest.Of("", quiztest.Ask(stem, quiztest.Choices([]int{1}, "a", "b"))))
		if got := strings.HasPrefix(file, "Question: "+stem+"\n"); got != changed || changed != (len(losses) == 1) {
			t.Errorf("%q: changed is %v, losses %v in\n%s", stem, got, losses, file)
		}
	}
}

func TestStemOfSeveralLinesIsOneLine(t *testing.T) {
	item := quiztest.Ask("first\nsecond", quiztest.Choices([]int{0}, "a", "b\nc"))
	item.Stem = append(item.Stem, richtext.Code{Text: "x\n\ny"})
	_, file, _ := write(t, quiztest.Of("", item))
	if want := "first second x y\nA. a\nB. b c\nANSWER: A\n"; file != want {
		t.Errorf("got %q, want %q", file, want)
	}
}
