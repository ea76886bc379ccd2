package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPointWords: what a question is worth is said in many languages.
func TestPointWords(t *testing.T) {
	q, _ := read(t, paper("Câu 1: Sông nào dài nhất? (2đ)\nCâu 2: Biển nào mặn? (1,5 đ)\nCâu 3: Kas yra jūra? (1 taškas)\nCâu 4: Hva er et hav? (3 poeng)\nCâu 5: Što je more? (4 boda)\nCâu 6: Kaj je morje? (13 točk)"))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Points.String())
	}
	if diff := cmp.Diff([]string{"2", "1.5", "1", "3", "4", "13"}, got); diff != "" {
		t.Error(diff)
	}
}
