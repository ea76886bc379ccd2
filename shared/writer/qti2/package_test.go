package qti2_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/pack/packtest"
)

var packages = flag.String("packages", "", "a folder to write packages to, for validators")

// drawn quizzes that go to the validators.
const drawn = 25

// TestPackages checks that hostile and random quizzes give well-formed packages
// in which every file is named once, and leaves them to validators when asked.
func TestPackages(t *testing.T) {
	quizzes := map[string]quiz.Quiz{"hostile": quiztest.HostileQuiz()}
	for i := range drawn {
		quizzes[fmt.Sprintf("drawn%02d", i)] = quiztest.Quizzes().Example(i)
	}
	for _, s := range packtest.Samples() {
		quizzes[s.Name] = s.Quiz
	}
	for _, tg := range versions(t) {
		for name, q := range quizzes {
			data, _ := write(t, q, tg)
			wellFormed(t, data)
			complete(t, data)
			if *packages != "" {
				keep(t, filepath.Join(*packages, string(tg.ID)), name, data)
			}
		}
	}
}

func TestDrawnQuizzes(t *testing.T) {
	both := versions(t)
	rapid.Check(t, func(r *rapid.T) {
		tg := both[rapid.IntRange(0, 1).Draw(r, "version")]
		q, _, err := fit.Fit(quiztest.Quizzes().Draw(r, "quiz"), tg)
		if err != nil {
			return // nothing in it that shows
		}
		data, _ := written(t, q, tg)
		wellFormed(t, data)
		complete(t, data)
	})
}

// keep leaves a package both zipped and unpacked.
func keep(t *testing.T, folder, name string, data []byte) {
	t.Helper()
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, name+".zip"), data, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, e := range packtest.Entries(t, data) {
		path := filepath.Join(folder, name, filepath.FromSlash(e.Name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(e.Content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
