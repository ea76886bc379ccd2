package recognize_test

import (
	"os"
	"path/filepath"
	"testing"
)

// TestNoQuizHasNoQuestions reads letters, contracts, recipes, minutes and other
// papers with numbered and lettered paragraphs: none of them asks anything.
func TestNoQuizHasNoQuestions(t *testing.T) {
	files, err := filepath.Glob("testdata/negatives/*.txt")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			data, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			noQuestions(t, string(data))
		})
	}
}
