package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAnswersBesideTheirNumbers: a column of answers lists the choices where the other one
// only counts or letters what it lists; answers beside other numbers are accepted ones.
func TestAnswersBesideTheirNumbers(t *testing.T) {
	rows := func(second ...any) []any {
		s := []any{"Planilha", []any{"Pergunta", "Respostas", "Correta"}}
		for i, a := range []string{"Lima, Quito, Cusco", "sapo, rato, coruja", "fogo, gelo, areia", "ouro, ferro, prata", "dez, vinte, trinta"} {
			s = append(s, []any{"Qual é a resposta número " + string(rune('1'+i)) + "?", a, second[i]})
		}
		return s
	}
	for name, c := range map[string]struct {
		second []any
		want   []string
	}{
		"counted from 0": {[]any{0, 2, 1, 0, 2}, []string{"Lima", "coruja", "gelo", "ouro", "trinta"}},
		"letters":        {[]any{"A", "c", "B", "A", "C"}, []string{"Lima", "coruja", "gelo", "ouro", "trinta"}},
	} {
		q, _ := read(t, book(t, rows(c.second...)))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	q, _ := read(t, book(t, rows("sim", "não", "sim", "sim", "não")))
	if got := labelled(q)[0]; got == " Qual é a resposta número 1? / Lima / Quito / Cusco: Lima" {
		t.Error("words beside the answers are taken for their numbers")
	}
}
