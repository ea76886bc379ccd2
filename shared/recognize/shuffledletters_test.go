package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestShuffledLetters: choices in another order than that of their letters are put back
// into it, and answers that somebody wrote down in that order are none.
func TestShuffledLetters(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"English": {"Quiz\n1. Which animal barks?\nB. cat\nA. dog\nD. hen\nC. cow\nAnswer: A\n2. Which animal sings?\nC. cow\nA. dog\nB. lark\nAnswer: B", []string{"dog", "lark"}},
		"German":  {"Test\n1. Welches Tier bellt?\nb) Katze\na) Hund\nc) Huhn\n2. Welches Tier fliegt?\na) Hund\nb) Lerche\nc) Kuh\nLösungen: 1. a 2. b", []string{"Hund", "Lerche"}},
		"Spanish": {"Examen\n1. ¿Qué animal ladra?\nc) gato\nb) perro\na) gallina\nRespuesta: b\n2. ¿Qué animal vuela?\nd) vaca\na) perro\nb) loro\nc) pez\nRespuesta: b", []string{"perro", "loro"}},
	} {
		q, _ := read(t, paper(c.text))
		var got []string
		for _, item := range q.Items {
			choice, ok := item.Response.(quiz.Choice)
			if !ok || len(choice.Key) != 1 {
				t.Fatalf("%s: %q: %+v", name, item.Stem.Text(), item.Response)
			}
			got = append(got, choice.Choices[choice.Key[0]].Content.Text())
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
