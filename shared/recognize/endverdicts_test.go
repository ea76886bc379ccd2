package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestEndVerdicts: words behind all choices that judge them are the key, in a text
// as in a sheet; choices that end in such a word by themselves are none.
func TestEndVerdicts(t *testing.T) {
	text := "1. What flies?\na) cow_false\nb) owl_true\nc) cod_false\n2. What swims?\na) cow_false\nb) owl_false\nc) cod_true\n3. Who sings?\na) lark_true\nb) oak_false\n"
	q, _ := read(t, paper(text))
	if diff := cmp.Diff([]string{"owl", "cod", "lark"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("1. What is told?\na) bird: true\nb) fish\nc) tree: false\n2. What is set?\na) a: true\nb) b: true\n3. What is said?\na) c: no\nb) d: no\n"))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"owl", "cod", "lark"}, keysOfCSV(t, "What flies?\tcow | 0\towl | 1\tcod | 0\nWhat swims?\tcow | 0\towl | 0\tcod | 1\nWho sings?\tlark | 1\toak | 0\telm | 0\n")); diff != "" {
		t.Error(diff)
	}
}
