package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestTruthLines: statements without numbers stand under a line that asks whether
// they are true, with room or a letter in front.
func TestTruthLines(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"letters":  {"Teste\nVerdadeiro ou falso\n( V ) A coruja é uma ave.\n( F ) O cisne é um peixe.\n( F ) O pinguim voa longe.\n", []string{"true", "false", "false"}},
		"brackets": {"Bird test\nTrue or false?\n\n(   ) The owl is a bird.\n\n(   ) The swan is a fish.\n\n(   ) The penguin flies far.\n", []string{"-", "-", "-"}},
		"rules":    {"Bird test\nMark each statement true or false.\n____ The owl is a bird.\n____ The swan is a fish.\n____ The penguin flies far.\n", []string{"-", "-", "-"}},
		"of a number": {"Bird test\n1. Which are true, and which are false? True or false:\n( ) The owl is a bird.\n( ) The swan is a fish.\n( ) The penguin flies far.\n2. What is a wing?\n",
			[]string{"-", "-", "-", "-"}},
		"room behind, under a number":                          {"Bird test\n1. Right or wrong? Write T for true or F for false.\na) The owl is a bird. ......\nb) The swan is a fish. ......\n2. What is a wing?\n", []string{"-", "-", "-"}},
		"letters to choose, under a number":                    {"Verifica\n1. Vero o falso?\nV  F   Il gufo è un uccello.\nV  F   Il cigno è un pesce.\n2. Che cos'è un'ala?\n", []string{"-", "-", "-"}},
		"letters named, statements with letters":               {"Prova\n1. Coloque (C) para certo ou (E) para errado:\na. (   ) A Lua é um satélite.\nb. (   ) O Sol gira em torno da Terra.\n2. Por que chove?\n", []string{"-", "-", "-"}},
		"letters said, under a number":                         {"Koe\n1. Oikein vai väärin? Merkitse O tai V.\nO  Pöllö on suuri lintu.\nV  Joutsen on pieni kala.\n2. Mikä on siipi?\n", []string{"true", "false", "-"}},
		"letters behind, under a section":                      {"Examen\nEscribe una (V) si es verdadero o una (F) si es falso.\n1.- El búho es un ave.\t( V )\n2.- El cisne es un pez.\t( F )\n3.- El cisne sabe nadar bien.\t( V )\n", []string{"true", "false", "true"}},
		"room behind":                                          {"Bird test\n1. True or false?\nThe owl is a bird. ____\nThe swan is a fish. ____\n2. What is a wing?\n", []string{"-", "-", "-"}},
		"words behind":                                         {"Bird test\n1. True or false?\nThe owl is a bird.   T   F\nThe swan is a fish.   T   F\n2. What is a wing?\n", []string{"-", "-", "-"}},
		"letters that count, under what ends like a statement": {"Bird test\nQuestion 1: True or false\nFor each item below say whether the sentence is True or False.\n(a) The owl is a bird.\n(b) The swan is a fish.\n(c) The duck swims.\n(d) The hen flies.\n(e) The ostrich runs.\n(f) The penguin flies far.\nQuestion 2: What is a wing?\n", []string{"-", "-", "-", "-", "-", "-", "-"}},
		"letters in front":                                     {"Bird test\n1. Are the statements true or false?\na) The owl is a bird.\nb) The swan is a fish.\n2. What is a wing?\nAnswers: 1. a) true b) false 2. an arm\n", []string{"true", "false", "an arm"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s: (-want +got):\n%s", name, diff)
		}
	}
}

// TestInsetNumbers: choices with numbers further in than the questions are no
// questions, those of the last one neither.
func TestInsetNumbers(t *testing.T) {
	var doc page.Document
	for _, l := range []string{"1. Which bird hoots?", "\t1. the swan", "\t2. *the owl", "\t3. the robin", "2. Which bird swims?", "\t1. *the swan", "\t2. the owl", "\t3. the robin"} {
		p := page.Paragraph{}
		if l[0] == '\t' {
			p.Indent, l = 24, l[1:]
		}
		p.Runs = []page.Run{{Text: l}}
		doc.Blocks = append(doc.Blocks, p)
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff(2, len(q.Items)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestLetterOfFormula: the argument of a function at the end of a statement is no
// letter for true or false.
func TestLetterOfFormula(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"1. True or False? For any set F of forces, G(G(F)) = G(F).\n2. True or False? A sum f(s) is never less than 2h(T).\n3. True or False? Every set has a least member.", []string{"-", "-", "-"}},
		{"1. True or False? Ice is cold(T).\n2. True or False? The sea is dry (F).\n3. True or False? Whales are fish (F)", []string{"true", "false", "false"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s\n%s", c.text, diff)
		}
	}
}
