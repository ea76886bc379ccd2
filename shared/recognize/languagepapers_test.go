package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestGapTextsOfNumbers: the text with gaps below a numbered order to fill them is the
// text of that question.
func TestGapTextsOfNumbers(t *testing.T) {
	checkPapers(t, map[string]languagePaper{
		"numbered order": {"Verifica\n1) Che cos'è il cuore?\n2) Completa le frasi.\nIl cuore è diviso in quattro parti: due _________ e due _________ che si muovono.\n3) Che cos'è un'arteria?\nSoluzioni\n1) un muscolo\n2) atri; ventricoli\n3) un vaso",
			[]string{"1) Che cos'è il cuore?: un muscolo", "2) Completa le frasi.\nIl cuore è diviso in quattro parti: due _____ e due _____ che si muovono.: atri | ventricoli", "3) Che cos'è un'arteria?: un vaso"}},
		"order without a number": {"English test\n1. Where is the ship?\n2. Who is there?\nFill in the gaps.\nOld boats are often seen in the ________ where they wait for ________ and rain.",
			[]string{"1. Where is the ship?", "2. Who is there?\nFill in the gaps.", "1. Old boats are often seen in the _____ where they wait for _____ and rain."}},
	})
}

// TestLettersBehindParts: statements with the letters to choose from behind them, right
// below a numbered order, are its parts.
func TestLettersBehindParts(t *testing.T) {
	checkPapers(t, map[string]languagePaper{
		"below a number": {"Sprawdzian\n1. Co to jest serce?\n2. Oceń prawdziwość zdań.\nSerce składa się z czterech jam.      P   F\nKrew zawsze zawiera dużo tlenu.      P   F\nNerki leżą w klatce piersiowej.      P   F\n3. Wymień dwie choroby.",
			[]string{"1. Co to jest serce?", "2 a) Serce składa się z czterech jam.", "2 b) Krew zawsze zawiera dużo tlenu.", "2 c) Nerki leżą w klatce piersiowej.", "3. Wymień dwie choroby."}},
		"numbers of their own": {"Test\nTrue or false?\n1. The heart is made of\nwood and iron.      T   F\n2. Water is wet.      T   F\n3. Iron is light.      T   F",
			[]string{"1. The heart is made of wood and iron.", "2. Water is wet.", "3. Iron is light."}},
	})
}

// TestShortenedAnswerWords: the point of a shortened word may stand before its colon.
func TestShortenedAnswerWords(t *testing.T) {
	checkPapers(t, map[string]languagePaper{
		"texts": {"Quiz\n1. Stolica Polski?\nOdp.: Warszawa\n2. Hymn UE?\nOdp.: Oda\n3. Stolica Grecji?\nOdp.: Ateny",
			[]string{"1. Stolica Polski?: Warszawa", "2. Hymn UE?: Oda", "3. Stolica Grecji?: Ateny"}},
		"letters": {"Quiz\n1. Stolica Polski?\nA. Praga\nB. Warszawa\nOdp.: B\n2. Stolica Grecji?\nA. Ateny\nB. Rzym\nOdp.: A",
			[]string{"1. Stolica Polski? / Praga / Warszawa: Warszawa", "2. Stolica Grecji? / Ateny / Rzym: Ateny"}},
	})
}

// TestRoomBelowWorth: what a task is worth, "___/8 P.", ends its line; the room below it
// is no gap.
func TestRoomBelowWorth(t *testing.T) {
	room := "\n" + strings.Repeat("_", 70)
	q, _ := read(t, paper("Klassenarbeit Nr. 2 im Fach Biologie\nAufgabe 1: Beschreibe den Weg des Blutes.               ___/8 P."+room+room+"\nAufgabe 2: Nenne drei Aufgaben des Blutes.               ___/3 P."+room+"\nAufgabe 3 (4 BE)\nErkläre den Unterschied zwischen Arterien und Venen."+room))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Stem.Text()+" "+item.Points.String())
	}
	if diff := cmp.Diff([]string{"Beschreibe den Weg des Blutes. 8", "Nenne drei Aufgaben des Blutes. 3", "Erkläre den Unterschied zwischen Arterien und Venen. 4"}, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestSpacedTruthLetters: letters to judge with stand in brackets with room around them.
func TestSpacedTruthLetters(t *testing.T) {
	checkPapers(t, map[string]languagePaper{
		"behind": {"Evaluación\nVerdadero o Falso\n1) La Luna es una estrella. ( V ) ( F )\n2) El Sol es una estrella. ( V ) ( F )\n3) Marte tiene lunas. ( V ) ( F )\nClave de respuestas\n1) F 2) V 3) V",
			[]string{"1) La Luna es una estrella.: false", "2) El Sol es una estrella.: true", "3) Marte tiene lunas.: true"}},
		"no pair": {"Evaluación\n1) El vector va de ( P ) ( Q )\n2) ¿Qué es el Sol?", []string{"1) El vector va de ( P ) ( Q )", "2) ¿Qué es el Sol?"}},
	})
}

// languagePaper is a paper and its questions.
type languagePaper struct {
	doc  string
	want []string
}

func checkPapers(t *testing.T, papers map[string]languagePaper) {
	t.Helper()
	for name, c := range papers {
		q, _ := read(t, paper(c.doc))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
