package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// variantPaper writes variants of a test with so many questions each.
func variantPaper(variants, questions int) string {
	var b strings.Builder
	for v := range variants {
		fmt.Fprintf(&b, "Variant %d\n", v+1)
		for n := range questions {
			fmt.Fprintf(&b, "%d. Which number is %d plus %d?\nA) 1%d\nB) 2%d\nC) 3%d\n", n+1, v, n, n, n, n)
		}
	}
	return b.String()
}

// TestVariantKey reads a key with a column or a row for each variant of a test,
// and believes none of them where the document holds one variant only.
func TestVariantKey(t *testing.T) {
	down := grid("№ | I variant | II variant", "1 | A | C", "2 | B | B", "3 | C | A", "4 | A | A")
	across := grid("Variant | 1 | 2 | 3 | 4", "Variant 1 | A | B | C | A", "Variant 2 | C | B | A | A")
	coded := grid("Câu | 101 | 102 | 103", "1 | A | C | B", "2 | B | B | A", "3 | C | A | A", "4 | A | B | C")
	want := []string{"10", "21", "32", "13", "30", "21", "12", "13"}
	for _, c := range []struct {
		name string
		doc  []any
		want []string
	}{
		{"columns", []any{variantPaper(2, 4), "Answer sheet", down}, want},
		{"columns under a heading", []any{variantPaper(2, 4), "Лист ответов", down}, want},
		{"rows", []any{variantPaper(2, 4), across}, want},
		{"one variant of three", []any{variantPaper(1, 4), coded}, []string{"-", "-", "-", "-"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			q, _ := read(t, blocks(c.doc...))
			if diff := cmp.Diff(c.want, keys(q)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}
