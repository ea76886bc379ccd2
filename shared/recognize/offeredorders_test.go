package recognize_test

import (
	"testing"

	"formwright/shared/quiz"
)

// TestOfferedOrders: under two columns to match, choices that are rows of their signs
// are what the question offers; under statements, so are rows of letters for true and
// false, with spaces between them.
func TestOfferedOrders(t *testing.T) {
	for name, text := range map[string]string{
		"numbers of a column": "Prova\n1) Relacione as colunas.\n( 1 ) Roma\t(   ) um rio\n( 2 ) Tibre\t(   ) uma cidade\n( 3 ) Etna\t(   ) um vulcão\nA sequência correta da segunda coluna, de cima para baixo, é:\na) 1 – 2 – 3\nb) 2 – 1 – 3\nc) 3 – 2 – 1\nd) 2 – 3 – 1\n2) Qual destas é uma cidade?\na) Roma\nb) Tibre\nc) Etna\nd) Reno",
		"pairs":               "Test\n1) Match the columns.\nI. Rome\ta. a river\nII. Tiber\tb. a city\nIII. Etna\tc. a mountain\nA) I-b, II-a, III-c\nB) I-a, II-b, III-c\nC) I-c, II-a, III-b\n2) Which of these is a city?\nA) Rome\nB) Tiber\nC) Etna",
		"truths":              "Prova\n1) Analise as afirmativas e marque V, para as verdadeiras, e F, para as falsas.\n( ) Roma fica na Itália.\n( ) O Tibre é uma cidade da França.\n( ) O Etna é um vulcão da Sicília.\n( ) O Reno nasce no mar.\nAssinale a sequência correta, de cima para baixo.\na) F V F V\nb) V F V F\nc) V V F F\nd) F F V F\ne) V V V F\n2) Qual destas é uma cidade?\na) Roma\nb) Tibre\nc) Etna\nd) Reno\ne) Sena",
	} {
		q, _ := read(t, paper(text))
		if len(q.Items) != 2 {
			t.Errorf("%s: %d items", name, len(q.Items))
			continue
		}
		first, ok1 := q.Items[0].Response.(quiz.Choice)
		second, ok2 := q.Items[1].Response.(quiz.Choice)
		if !ok1 || !ok2 || len(first.Choices) != len(second.Choices) {
			t.Errorf("%s: %T, %T", name, q.Items[0].Response, q.Items[1].Response)
		}
	}
	q, _ := read(t, paper("Test\n1) Match the columns.\n1. Rome\n2. Tiber\n3. Etna\na) river\nb) city\nc) mountain"))
	if _, ok := q.Items[0].Response.(quiz.Match); !ok {
		t.Errorf("two lists are %T", q.Items[0].Response)
	}
}
