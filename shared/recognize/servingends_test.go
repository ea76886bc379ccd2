package recognize_test

import (
	"strings"
	"testing"
)

// TestServingEnds: a sentence that ends in the numbers of the questions it is for brings
// their material, also statements with Roman numbers behind the choices of the question
// before; an order with a number of its own does not.
func TestServingEnds(t *testing.T) {
	for _, says := range []string{
		"Consider the text and the statements below to answer question 2.",
		"Considere o trecho e as afirmações a seguir para responder à questão 2.",
		"Lee el texto y las afirmaciones para responder la pregunta 2.",
		"Lisez le texte et les phrases suivantes pour répondre à la question 2.",
		"Прочитайте текст и утверждения и выполните задание 2.",
	} {
		q, _ := read(t, paper("1. Which bird hoots?\na) the wren\nb) the owl\nc) the gull\n\n"+says+"\nOwls live in the old wall of the town and hunt at night, as they did in all the years before.\n\nI. Owls hunt.\nII. Owls live in trees.\nIII. Owls sleep at night.\n2. Which of them are right?\na) I only\nb) I and II\nc) all of them\n3. Which one barks?\na) the dog\nb) the cat\nc) the hen"))
		if got := strings.Join(labelled(q), "|"); !strings.HasPrefix(got, "1. Which bird hoots? / the wren / the owl / the gull|2. ") || !strings.HasSuffix(got, "Which of them are right? / I only / I and II / all of them|3. Which one barks? / the dog / the cat / the hen") {
			t.Errorf("%s\n%s", says, got)
		}
		if len(q.Stimuli) != 1 {
			t.Errorf("%s: %d stimuli", says, len(q.Stimuli))
		}
	}
}
