package writer_test

import (
	"bytes"
	"errors"
	"io"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer"
	"formwright/shared/writer/check"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/target"
)

func TestUnknownTarget(t *testing.T) {
	_, err := writer.Write(io.Discard, quiztest.OneOfEach(), "pdf", target.Options{})
	if p := problem.Of(err); p.Code != problem.InvalidRequest || p.Field != "format" {
		t.Errorf("got %v", err)
	}
}

// TestEveryTargetWritesOrSaysItCannot keeps the table and the switch together.
func TestEveryTargetWritesOrSaysItCannot(t *testing.T) {
	for _, tg := range target.All() {
		var b bytes.Buffer
		_, err := writer.Write(&b, quiztest.OneOfEach(), tg.ID, target.Options{})
		file := tg.Available && tg.Extension != "" // a live form has none
		switch {
		case file && (err != nil || b.Len() == 0):
			t.Errorf("%s: %d bytes, %v", tg.ID, b.Len(), err)
		case !file && (problem.CodeOf(err) != problem.TargetNotAvailable || problem.CodeOf(err).Status() != 501 || b.Len() > 0):
			t.Errorf("%s is no file but gives %d bytes, %v", tg.ID, b.Len(), err)
		}
	}
}

func available() []target.Target {
	var out []target.Target
	for _, tg := range target.All() {
		if tg.Available && tg.Extension != "" {
			out = append(out, tg)
		}
	}
	return out
}

// TestAnyQuizIsWritten twice to the same bytes, with losses in order.
func TestAnyQuizIsWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := quiztest.Quizzes().Draw(t, "quiz")
		for _, tg := range available() {
			var a, b bytes.Buffer
			out, err := writer.Write(&a, q, tg.ID, target.Options{})
			again, err2 := writer.Write(&b, q, tg.ID, target.Options{})
			code := problem.CodeOf(err)
			if err != nil && code != problem.KeyRequired && code != problem.NothingToExport {
				t.Fatalf("%s: %v", tg.ID, err)
			}
			if !bytes.Equal(a.Bytes(), b.Bytes()) || code != problem.CodeOf(err2) || !cmp.Equal(out, again) {
				t.Fatalf("%s: two runs differ", tg.ID)
			}
			if d := cmp.Diff(fit.Merge(q, nil, out.Losses), out.Losses); d != "" {
				t.Fatalf("%s: losses are double or not in order:\n%s", tg.ID, d)
			}
			if (err == nil) != (out.Asked > 0) {
				t.Fatalf("%s: %d questions, but the error is %v", tg.ID, out.Asked, err)
			}
			if err != nil {
				continue
			}
			if err := writer.Verify(check.Bytes(a.Bytes()), tg.ID, target.Options{}, out); err != nil {
				t.Fatal(err)
			}
		}
	})
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("disk full") }

func TestAFailingDiskIsReported(t *testing.T) {
	for _, tg := range available() {
		if _, err := writer.Write(full{}, quiztest.OneOfEach(), tg.ID, target.Options{}); err == nil {
			t.Errorf("%s: no error", tg.ID)
		}
	}
}

func BenchmarkWrite(b *testing.B) {
	hundred, thousand := quiztest.Many(100), quiztest.Many(1000)
	for _, tg := range available() {
		for name, q := range map[string]quiz.Quiz{"100": hundred, "1000": thousand} {
			b.Run(string(tg.ID)+"/"+name, func(b *testing.B) {
				for b.Loop() {
					if _, err := writer.Write(io.Discard, q, tg.ID, target.Options{}); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
