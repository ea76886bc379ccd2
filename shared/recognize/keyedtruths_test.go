package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/quiz"
)

// judgedItems counts the items that are statements to judge.
func judgedItems(q quiz.Quiz) (n int) {
	for _, item := range q.Items {
		if _, ok := item.Response.(quiz.TrueFalse); ok {
			n++
		}
	}
	return n
}

// TestKeyedTruths: statements that only the key calls true or false are judged by its words,
// by their first letters, or by both.
func TestKeyedTruths(t *testing.T) {
	es := "Prueba\n1. Roma es la capital de Italia.\n2. El Rin corre a España.\n3. El hierro es un metal.\n4. Marte es una estrella.\n\nRespuestas\n"
	hr := "Test\n1. Zagreb je glavni grad Hrvatske.\n2. Dunav teče kroz Split.\n3. Sava je rijeka u Hrvatskoj.\n4. Mars je zvijezda.\n\nOdgovori\n"
	for _, c := range []struct {
		doc    string
		judged int
	}{
		{es + "1. V\n2. F\n3. V\n4. F", 4},
		{es + "1. Verdadero\n2. F\n3. V\n4. Falso", 4},
		{hr + "1. Točno\n2. N\n3. T\n4. Netočno", 4},
		{hr + "1. Točno\n2. N\n3. T\n4. Venera", 1}, // it asks something else
		{es + "1. V\n2. F\n3. V\n4. C", 0},
		{es + "1. V\n2. V\n3. V\n4. V", 0},
		{es + "1. C\n2. F\n3. C\n4. F", 0}, // letters of choices
		{strings.Replace(es, "Prueba", "Prueba\nEscribe V si es verbo o F si es frase.", 1) + "1. V\n2. F\n3. V\n4. F", 0},
		{"Test\n1. Write the symbol of fluorine.\n2. Write the symbol of tritium.\n3. Write the symbol of the lightest halogen.\n\nAnswers\n1. F\n2. T\n3. F", 0},
	} {
		q, _ := read(t, paper(c.doc))
		if got := judgedItems(q); got != c.judged {
			t.Errorf("%d judged of %q", got, c.doc)
		}
	}
}
