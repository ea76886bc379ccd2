package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestRoots: a root before a number is part of a choice, a tick before a word is
// none.
func TestRoots(t *testing.T) {
	for name, c := range map[string]struct {
		doc  page.Document
		want []string
	}{
		"roots among others": {paper("1. What is it?\nA. √2\nB. 2√2\nC. 4\n2. And that?\nA. 3\nB. √(x + 1)\nC. 4√3\n3. Who asks?\nA. you\nB. I\nC. she\n"), []string{"-", "-", "-"}},
		"one root":           {paper("1. What is it?\nA. √2\nB. 7\nC. 4\n2. And that?\nA. 3\nB. 5\nC. 4\n3. Who asks?\nA. you\nB. I\nC. she\n"), []string{"-", "-", "-"}},
		"a root behind":      {paper("1. What is it?\nA. 2√s/a\nB. 2s/(ab)√\nC. 4\n2. And that?\nA. 3\nB. 5\nC. 4\n3. Who asks?\nA. you\nB. I\nC. she\n"), []string{"-", "-", "-"}},
		"ticks behind":       {paper("1. What is it?\nA. 2\nB. 7 √\nC. 4\n2. And that?\nA. 3 √\nB. 5\nC. 4\n3. Who asks?\nA. you\nB. I √\nC. she\n"), []string{"7", "3", "I"}},
		"noted ticks":        {paper("1. What is it?\nA. iron\nB. gold √ [Unit 1, slide 5]\nC. salt\n2. And that?\nA. true√ [unit 2, p. 7]\nB. false\n3. Who asks?\nA. you\nB. I √ (1 mark)\nC. she\n"), []string{"gold", "true", "I"}},
		"noted roots":        {paper("1. What is it?\nA. 2\nB. 7 √ (2)\nC. 4 √ (x + 1)\n2. And that?\nA. 3 √ [5]\nB. 5\nC. 4\n3. Who asks?\nA. you\nB. I\nC. she\n"), []string{"-", "-", "-"}},
		"ticks":              {paper("1. What is it?\nA. √2\nB. 7\nC. 4\n2. And that?\nA. 3\nB. √5\nC. 4\n3. Who asks?\nA. you\nB. √ I\nC. she\n"), []string{"2", "5", "I"}},
	} {
		q, _ := read(t, c.doc)
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
