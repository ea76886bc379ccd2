package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/reader/sheet"
	"formwright/shared/recognize"
)

// TestKeyBesideSheet gives the rows of a spreadsheet the answers of a key in a
// file of its own.
func TestKeyBesideSheet(t *testing.T) {
	plain := "question,A,B,C,D\nWhat is 1 + 2?,2,3,4,5\nWhich is a prime?,4,6,7,9\nWhat is 2 * 2?,4,5,6,8\n"
	numbered := "no,question,A,B,C,D\n11,What is 1 + 2?,2,3,4,5\n12,Which is a prime?,4,6,7,9\n13,What is 2 * 2?,4,5,6,8\n"
	marked := "question,A,B,C,D,correct\nWhat is 1 + 2?,2,3,4,5,B\nWhich is a prime?,4,6,7,9,A\nWhat is 2 * 2?,4,5,6,8,A\n"
	for _, c := range []struct {
		name, rows, key string
		want            []string
		codes           []finding.Code
	}{
		{"by order", plain, "1. B\n2. C\n3. A", []string{"3", "7", "4"}, nil},
		{"letters", plain, "BCA", []string{"3", "7", "4"}, nil},
		{"by text", plain, "1. 3\n2. 7\n3. 4", []string{"3", "7", "4"}, nil},
		{"by number", numbered, "11-B 12-C 13-A", []string{"3", "7", "4"}, nil},
		{"too few", plain, "1. B\n2. C", []string{"-", "-", "-"}, []finding.Code{finding.KeyUnmatched, finding.NoKey}},
		{"no choice", plain, "1. B\n2. F\n3. A", []string{"3", "-", "4"}, []finding.Code{finding.KeyUnmatched, finding.NoKey}},
		{"against a row", marked, "1. B\n2. C\n3. A", []string{"3", "7", "4"}, []finding.Code{finding.KeyConflict}},
		{"nothing", plain, "See you.", []string{"-", "-", "-"}, []finding.Code{finding.KeyUnmatched, finding.NoKey}},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, _, err := sheet.ReadCSV(t.Context(), []byte(c.rows))
			if err != nil {
				t.Fatal(err)
			}
			q, fs, err := recognize.RecognizeWithKey(doc, paper(c.key))
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, keys(q)); diff != "" {
				t.Errorf("keys -want +got:\n%s", diff)
			}
			var codes []finding.Code
			for _, f := range fs {
				codes = append(codes, f.Code)
			}
			if diff := cmp.Diff(c.codes, codes); diff != "" {
				t.Errorf("findings -want +got:\n%s", diff)
			}
		})
	}
}
