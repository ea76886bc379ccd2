package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// kinds are the stems read, each with a sign for what its answer is: T for true or
// false, C for choices, other answers without one.
func kinds(q quiz.Quiz) []string {
	var out []string
	for _, item := range q.Items {
		s := item.Stem.Text()
		switch item.Response.(type) {
		case quiz.TrueFalse:
			s += " T"
		case quiz.Choice:
			s += " C"
		}
		out = append(out, s)
	}
	return out
}

// TestTruthTasks reads statements with letters under a line that asks for their truth
// and has no number, also behind room; what is asked before and after is no statement.
func TestTruthTasks(t *testing.T) {
	lettered := "a) Der Wal ist ein Fisch.\nb) Die Sonne ist ein Stern.\nc) Wasser ist nass."
	three := []string{"Der Wal ist ein Fisch. T", "Die Sonne ist ein Stern. T", "Wasser ist nass. T"}
	numbered := "\n3. Der Wal ist ein Fisch.\n4. Die Sonne ist ein Stern.\n5. Wasser ist nass."
	for _, c := range []struct {
		text string
		want []string
	}{
		{"Richtig oder falsch?\n" + lettered, three},
		{"1. Nenne zwei Tiere.\n2. Was ist ein Wal?\nRichtig oder falsch?\n" + lettered, append([]string{"Nenne zwei Tiere.", "Was ist ein Wal?"}, three...)},
		{"1. Nenne zwei Tiere.\n2. Was ist ein Wal?\nRichtig oder falsch?" + numbered, append([]string{"Nenne zwei Tiere.", "Was ist ein Wal?"}, three...)},
		{"1. Nenne zwei Tiere.\n2. ¿Dónde vive el lobo?\n¿Verdadero o falso?" + numbered, append([]string{"Nenne zwei Tiere.", "¿Dónde vive el lobo?"}, three...)},
		{"Write T or F.\n___ A. Cats are animals.\n___ B. O is a letter.\n___ C. Water is wet.", []string{"Cats are animals. T", "O is a letter. T", "Water is wet. T"}},
		{"Write T or F.\n1. Cats are animals.\n2. Water is wet.\n3. What is a polder? Explain.", []string{"Cats are animals. T", "Water is wet. T", "What is a polder? Explain."}},
		{"Grupo II. Verdadeiro ou falso?\n1. Os gatos voam.\n2. O mar é azul.\nGRUPO III\n1. Define gato.\n2. Indica dois lobos.", []string{"Os gatos voam. T", "O mar é azul. T", "Define gato.", "Indica dois lobos."}},
		// choices of a question stay choices
		{"Which of these is true?\na) Whales are fish.\nb) The sun is a star.\nc) Water is dry.", []string{"Which of these is true? C"}},
		{"1. Is the sun a star?\nTrue or false?\n2. Is water dry?\nTrue or false?\n3. Is coal black?\nTrue or false?", []string{"Is the sun a star? T", "Is water dry? T", "Is coal black? T"}},
		{"Grupo: 3B\n1. What is red?\na) grass\nb) blood\n2. What is blue?\na) sky\nb) coal", []string{"What is red? C", "What is blue? C"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, kinds(q)); diff != "" {
			t.Errorf("%s\n-want +got:\n%s", c.text, diff)
		}
	}
}

// TestGluedKeys reads a key whose numbers have their letters right behind them, some
// several, with words among them.
func TestGluedKeys(t *testing.T) {
	text := "1. What is red?\na) grass\nb) blood\nc) sky\n2. What is blue?\na) sky\nb) coal\nc) tar\n3. What is black?\na) coal\nb) tar\nc) snow\n4. What is wet?\n"
	for _, c := range []struct{ key, last string }{
		{"Answers:\n1b  2a  3a,b  4 Water", "Water"},
		{"Answers: 1b  2a  3a,b  4 Water", "Water"},
		{"Answers\n1b, 2a, 3a+b", "-"},
		{"Answers\n1b; 2a; 3a,b; 4 The 12 seas", "The 12 seas"},
	} {
		q, _ := read(t, paper(text+c.key))
		if diff := cmp.Diff([]string{"blood", "sky", "coal | tar", c.last}, keys(q)); diff != "" {
			t.Errorf("%s\n-want +got:\n%s", c.key, diff)
		}
	}
}
