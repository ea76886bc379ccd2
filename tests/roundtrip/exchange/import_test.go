package exchange

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"regexp"
	"testing"

	"formwright/shared/importer"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/aiken"
	"formwright/shared/writer/blackboard"
	"formwright/shared/writer/brightspace"
	"formwright/shared/writer/canvas"
	"formwright/shared/writer/cloze"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/gift"
	"formwright/shared/writer/moodlexml"
	"formwright/shared/writer/qti2"
	"formwright/shared/writer/schoology"
	"formwright/shared/writer/target"
	"github.com/google/go-cmp/cmp"
)

// exchange is a format that we write and read.
type exchange struct {
	id    target.ID
	kind  importer.Kind
	write func(io.Writer, quiz.Quiz, target.Target) ([]quiz.Loss, error)
}

func exchanges() []exchange {
	return []exchange{
		{target.GIFT, importer.GIFT, gift.Write},
		{target.LMSB, importer.MoodleXML, moodlexml.Write},
		{target.QTI21, importer.QTI, qti2.Write},
		{target.QTI22, importer.QTI, qti2.Write},
		{target.LMSC, importer.Blackboard, blackboard.Write},
		{target.LMSA, importer.QTI, canvas.Write},
		{target.LMSD, importer.QTI, brightspace.Write},
		{target.LMSE, importer.QTI, schoology.Write},
		{target.LMSF, importer.QTI, writeSakai},
		{target.Aiken, importer.Aiken, aiken.Write},
		{target.Cloze, importer.Cloze, cloze.Write},
	}
}

// through writes what a target can hold of a quiz and reads it again. Both sides
// are described with what the writer reported as lost left out.
func through(t *testing.T, e exchange, q quiz.Quiz) (want, got []string) {
	t.Helper()
	to, _ := target.Find(e.id)
	fitted, _, err := fit.Fit(q, to)
	if err != nil {
		if problem.Of(err).Code == problem.Internal {
			t.Fatalf("%s: %v", e.id, err)
		}
		return nil, nil // nothing that the target takes
	}
	if e.id == target.Cloze { // a page of paragraphs: only numbers that count tell where a question begins
		for i := range fitted.Items {
			fitted.Items[i].Label = ""
		}
	}
	var b bytes.Buffer
	losses, err := e.write(&b, fitted, to)
	if err != nil {
		t.Fatalf("%s: %v", e.id, err)
	}
	if e.id == target.Cloze && numberedText(fitted) {
		return nil, nil // a text that begins like a question is read as one
	}
	if kind, ok := importer.Sniff(b.Bytes()); e.id == target.Aiken && kind != e.kind {
		return nil, nil // its stems look numbered: a text for the recogniser
	} else if !ok || kind != e.kind {
		t.Fatalf("%s is taken for %q, %v:\n%s", e.id, kind, ok, head(b.Bytes()))
	}
	back, findings, err := importer.Read(context.Background(), b.Bytes())
	if err != nil {
		t.Fatalf("%s: %v\n%s", e.id, err, head(b.Bytes()))
	}
	if len(back.Items) != len(fitted.Items) {
		t.Fatalf("%s: %d items became %d; %v\n%s\n%s", e.id, len(fitted.Items), len(back.Items), findings, firstStems(fitted, back), head(b.Bytes()))
	}
	lost := lossesOf(fitted, losses)
	for i, item := range fitted.Items { // both formats say some points for every question
		if item.Points == nil && (e.id == target.LMSB || e.id == target.Cloze) {
			lost.add(i, quiz.PointsChanged)
		}
	}
	return shape{e.id, lost}.lines(fitted), shape{e.id, lost}.lines(back)
}

var numberLabel = regexp.MustCompile(`^\s*(\d{1,4}[.)]|\(\d|[A-Z]\w{0,4}\d|\p{Lu}\p{L}+ \d)`)

// numberedText reports whether something around the questions of a page, or after
// their first paragraphs, begins like a numbered question.
func numberedText(q quiz.Quiz) bool {
	var around []richtext.Content
	around = append(around, q.Introduction)
	for _, s := range q.Sections {
		around = append(around, richtext.Plain(s.Title), s.Instructions)
	}
	for _, p := range q.Stimuli {
		around = append(around, richtext.Plain(p.Title), p.Content)
	}
	for _, i := range q.Items {
		around = append(around, i.Stem)
	}
	for _, c := range around {
		for _, b := range c {
			if p, ok := b.(richtext.Paragraph); ok && numberLabel.MatchString(richtext.Content{p}.Text()) {
				return true
			}
		}
	}
	return false
}

// firstStems are the first two stems that differ.
func firstStems(a, b quiz.Quiz) string {
	for i := range min(len(a.Items), len(b.Items)) {
		if x, y := a.Items[i], b.Items[i]; x.Stem.Line() != y.Stem.Line() || x.Response.Type() != y.Response.Type() {
			return fmt.Sprintf("q%d: %s %q became %s %q", i+1, x.Response.Type(), x.Stem.Line(), y.Response.Type(), y.Stem.Line())
		}
	}
	return ""
}

func head(b []byte) string {
	if bytes.HasPrefix(b, []byte("PK")) {
		return "(zip)"
	}
	return string(b[:min(len(b), 1500)])
}

// TestImportFixtures brings every fixture through every format.
func TestImportFixtures(t *testing.T) {
	fixtures := map[string]quiz.Quiz{"one of each": quiztest.OneOfEach(), "everything": quiztest.Everything(), "hostile": quiztest.HostileQuiz(),
		"languages": quiztest.Languages(), "unkeyed": quiztest.Unkeyed()}
	for _, e := range exchanges() {
		for name, q := range fixtures {
			t.Run(string(e.id)+"/"+name, func(t *testing.T) {
				want, got := through(t, e, q)
				if diff := cmp.Diff(want, got); diff != "" {
					t.Errorf("-written +read:\n%s", diff)
				}
			})
		}
	}
}

// samples is how many quizzes of the generator are tried, the same ones each time.
const samples = 60

// TestImportAnyQuiz brings generated quizzes through every format.
func TestImportAnyQuiz(t *testing.T) {
	for _, e := range exchanges() {
		t.Run(string(e.id), func(t *testing.T) {
			compared := 0
			for seed := range samples {
				want, got := through(t, e, quiztest.Quizzes().Example(seed))
				if diff := cmp.Diff(want, got); diff != "" {
					t.Errorf("quiz %d -written +read:\n%s", seed, diff)
				}
				if len(want) > 0 {
					compared++
				}
			}
			if compared < samples/5 {
				t.Errorf("only %d quizzes could be compared", compared)
			}
		})
	}
}
