package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestStressedWords: words set in bold within several choices of most questions stress
// these and mark nothing; a choice that is bold but for its last word is marked as before.
func TestStressedWords(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"1. How is a plan made?\n\n- Use of **lists** for all\n- **Drawings and tables** of it\n- A look at it\n\n2. How is it kept?\n\n- In a **box**\n- With **paper, glue and much wool** too\n- Not at **all**\n\n3. How is it read?\n\n- **Aloud and slowly** now\n- In **silence**\n- By ear\n", []string{"-", "-", "-"}},
		{"1. How is a plan made?\n\n- Use of lists for all\n- **Drawings and tables** of it\n- A look at it\n\n2. How is it kept?\n\n- In a box\n- **With paper, glue and much wool** too\n- Not at all\n\n3. How is it read?\n\n- **Aloud and slowly** now\n- In silence\n- By ear\n", []string{"Drawings and tables of it", "With paper, glue and much wool too", "Aloud and slowly now"}},
		{"1. How is a plan made?\n\n- Use of **lists** for all\n- **Drawings of it**\n- A look at it\n\n2. How is it kept?\n\n- **In a box**\n- With **paper, glue and much wool** too\n- Not at **all**\n\n3. How is it read?\n\n- **Aloud**\n- In **silence**\n- By ear\n", []string{"Drawings of it", "In a box", "Aloud"}},
	} {
		q, _ := read(t, textPage(t, c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s\n%s", c.text, diff)
		}
	}
}
