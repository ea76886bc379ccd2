package recognize_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/reader/sheet"
	"formwright/shared/recognize"
)

// csvPage reads separated values as the reader of sheets does.
func csvPage(t *testing.T, path string) page.Document {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	doc, _, err := sheet.ReadCSV(context.Background(), data)
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

// TestSheets reads testdata/sheets/*/in.csv - layouts of teachers and the
// templates of platforms - and compares the quiz and the findings with the
// files beside it.
func TestSheets(t *testing.T) {
	dirs, err := filepath.Glob("testdata/sheets/*")
	if err != nil || len(dirs) < 30 {
		t.Fatalf("%d cases: %v", len(dirs), err)
	}
	for _, dir := range dirs {
		t.Run(filepath.Base(dir), func(t *testing.T) {
			q, fs := read(t, csvPage(t, filepath.Join(dir, "in.csv")))
			golden(t, filepath.Join(dir, "quiz.json"), q)
			golden(t, filepath.Join(dir, "findings.json"), fs)
		})
	}
}

// TestSheetsWithoutQuestions reads lists of grades, addresses, goods and other
// data: none of them asks anything.
func TestSheetsWithoutQuestions(t *testing.T) {
	files, err := filepath.Glob("testdata/sheetnegatives/*.csv")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			q, _, err := recognize.Recognize(csvPage(t, f))
			if problem.CodeOf(err) != problem.NoQuestions {
				t.Errorf("err = %v with %d items, want %s; first: %v", err, len(q.Items), problem.NoQuestions, firstStem(q))
			}
		})
	}
}
