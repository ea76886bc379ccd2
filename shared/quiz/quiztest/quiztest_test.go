package quiztest_test

import (
	"testing"

	"golang.org/x/text/unicode/norm"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
)

func TestDrawnQuizzesAreValid(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		if err := quiztest.Quizzes().Draw(t, "quiz").Validate(); err != nil {
			t.Fatal(err)
		}
	})
}

func TestFixedQuizzesAreValid(t *testing.T) {
	for name, q := range map[string]quiz.Quiz{
		"one of each": quiztest.OneOfEach(), "everything": quiztest.Everything(), "hostile": quiztest.HostileQuiz(),
		"languages": quiztest.Languages(), "unkeyed": quiztest.Unkeyed(), "many": quiztest.Many(100),
	} {
		if err := q.Validate(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestOneOfEachHasEveryType(t *testing.T) {
	have := map[quiz.Type]bool{}
	for _, item := range quiztest.OneOfEach().Items {
		have[item.Response.Type()] = true
	}
	for _, r := range quiz.Responses() {
		if !have[r.Type()] {
			t.Errorf("no item of type %s", r.Type())
		}
	}
}

func TestTextsAreNFC(t *testing.T) {
	for _, s := range quiztest.HostileTexts() {
		if !norm.NFC.IsNormalString(s) {
			t.Errorf("%q is not in NFC", s)
		}
	}
}
