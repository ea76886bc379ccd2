package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestVerdictChoices: the word before a choice judges it, in groups under lines that
// ask or not; a list of statements with their truth, and what a platform says under
// each choice, offer nothing.
func TestVerdictChoices(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"english": {"What sings?\nWrong. A stone\nWrong. A door\nCorrect. A lark\nWhat barks?\nWrong. A cat\nCorrect. A dog\nWhat swims?\nCorrect. A cod\nCorrect. A pike\nWrong. A hen", []string{"A lark", "A dog", "A cod | A pike"}},
		"russian": {"1. Летает\nНеверно: камень\nВерно: дрозд\n2. Плавает\nВерно: щука\nНеверно: куст\n3. Растёт\nНеверно: камень\nНеверно: стол\nВерно: дуб", []string{"дрозд", "щука", "дуб"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	q, _ := read(t, paper("1. What sings?\na) a stone\nWrong. Stones are silent.\nb) a lark\nCorrect. It sings at dawn.\n2. What barks?\na) a dog\nCorrect. It barks at night.\nb) a cat\nWrong. Cats mew.\n3. What swims?\na) a cod\nCorrect. It lives in the sea.\nb) a hen\nWrong. Hens walk."))
	if len(q.Items) != 3 || len(keys(q)) != 3 {
		t.Errorf("feedback under choices: %d items", len(q.Items))
	}
}
