package form_test

import (
	"testing"
	"time"

	"formwright/shared/form"
	"formwright/shared/problem"
	"formwright/shared/quiz/quiztest"
)

func TestReceipts(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.OneOfEach(), form.Change{})
	other := w.draft("other", quiztest.OneOfEach())
	first, second := w.send(f.PublicID, `{"q1":"c2"}`), w.send(f.PublicID, `{"q1":"c1"}`)
	token, err := w.KeepReceipt(t.Context(), f.PublicID, first)
	if err != nil {
		t.Fatal(err)
	}
	for _, wrong := range [][2]string{{f.PublicID, ""}, {f.PublicID, first.SubmissionID}, {f.PublicID, token + "x"}, {other.PublicID, token}} {
		_, err := w.Collect(t.Context(), wrong[0], wrong[1])
		w.refused(err, problem.NotFound, "")
	}
	got, err := w.Collect(t.Context(), f.PublicID, token)
	if err != nil || got.SubmissionID != first.SubmissionID || got.SubmissionID == second.SubmissionID || scoreOf(got.Score) != scoreOf(first.Score) {
		t.Errorf("%+v, %v", got, err)
	}
	if got, err := w.Collect(t.Context(), f.PublicID, token); err != nil || got.Score != nil {
		t.Errorf("the score is told to whoever comes next: %+v, %v", got, err)
	}
	w.pass(time.Hour + time.Second)
	_, err = w.Collect(t.Context(), f.PublicID, token)
	w.refused(err, problem.NotFound, "")
}

func TestTruthByItsChoice(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.OneOfEach(), form.Change{})
	for given, want := range map[string]any{`true`: true, `"true"`: true, `false`: false, ` "false" `: false, `"\u0074rue"`: true, `""`: nil, `null`: nil} {
		r := w.send(f.PublicID, `{"q3":`+given+`}`)
		s, err := w.Submission(t.Context(), owner, f.PublicID, r.SubmissionID)
		if err != nil {
			t.Fatal(err)
		}
		truth := s.Answers["q3"].Truth
		if (truth == nil) != (want == nil) || truth != nil && *truth != want {
			t.Errorf("%s is kept as %v", given, truth)
		}
	}
	for _, given := range []string{`"True"`, `"yes"`, `1`, `["true"]`, `"c1"`, `" true"`} {
		_, err := w.Submit(t.Context(), f.PublicID, form.Post{Answers: answers(t, `{"q3":`+given+`}`)})
		w.refused(err, problem.InvalidRequest, "answers.q3")
	}
}
