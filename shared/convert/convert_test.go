package convert_test

import (
	"slices"
	"testing"

	"formwright/shared/convert"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/reader"
	"formwright/shared/source"
	"formwright/shared/writer/target"
)

func TestStagesComeInOrder(t *testing.T) {
	var seen []convert.Stage
	in := convert.Input{Document: source.Document{Data: []byte(quizText)}}
	if _, err := convert.Quiz(t.Context(), reader.Reader{}, in, func(s convert.Step) { seen = append(seen, s.Stage) }); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(seen, []convert.Stage{convert.Reading, convert.Recognising}) {
		t.Errorf("stages %v", seen)
	}
	last := -1
	for _, s := range []convert.Stage{convert.Fetching, convert.Reading, convert.Recognising, convert.Writing, convert.Storing} {
		if s.Percent() <= last || s.Percent() >= 100 {
			t.Errorf("%s is at %d%%, after %d%%", s, s.Percent(), last)
		}
		last = s.Percent()
	}
}

func TestTitled(t *testing.T) {
	if got := convert.Titled(quiz.Quiz{}, "Capitals").Title; got != "Capitals" {
		t.Errorf("title %q", got)
	}
	if got := convert.Titled(quiz.Quiz{Title: "Own"}, "Capitals").Title; got != "Own" {
		t.Errorf("title %q", got)
	}
}

// FuzzQuiz reads anything: the outcome is a valid quiz that can be written, or
// a problem that a client can be told; never an internal error.
func FuzzQuiz(f *testing.F) {
	for _, seed := range []string{quizText, `{"format":"formwright.quiz/v1","items":[{"id":"q1","type":"trueFalse","stem":[{"kind":"paragraph","inlines":[{"kind":"text","text":"x"}]}],"response":{}}]}`,
		`{"format":"formwright.quiz/v1","items":null}`, "1) a\na) b\n*b) c\n2) d ____ e\nAnswer: f", "# T\n\n- [ ] a\n- [x] b\n", "PK\x03\x04", "%PDF-1.4", "\xff\xfe1\x00"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		u, err := convert.Quiz(t.Context(), reader.Reader{}, convert.Input{Document: source.Document{Name: "a.txt", Data: data}}, func(convert.Step) {})
		if err == nil {
			_, _, err = convert.Write(u.Quiz, target.GIFT, target.Options{})
		}
		if problem.CodeOf(err) == problem.Internal {
			t.Fatal(err)
		}
	})
}
