package recognize_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"formwright/shared/problem"
	"formwright/shared/reader/sheet"
	"formwright/shared/recognize"
)

// FuzzSheets recognises whatever separated values may hold: the quiz is valid,
// or there is none.
func FuzzSheets(f *testing.F) {
	files, err := filepath.Glob("testdata/sheets/*/in.csv")
	if err != nil || len(files) == 0 {
		f.Fatal(err)
	}
	for _, path := range files {
		data, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		doc, _, err := sheet.ReadCSV(context.Background(), data)
		if err != nil {
			return
		}
		if _, _, err := recognize.Recognize(doc); err != nil && problem.CodeOf(err) != problem.NoQuestions {
			t.Fatal(err)
		}
	})
}
