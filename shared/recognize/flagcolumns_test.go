package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/recognize"
)

// TestFlagColumns: columns that hold nothing but flags tell of the choice before them
// whether it is right, whatever they are called; digits that are choices are no flags.
func TestFlagColumns(t *testing.T) {
	for name, c := range map[string]struct {
		csv  string
		want []string
	}{
		"ticks under a word for true": {"Вопрос;Ответ 1;Верно;Ответ 2;Верно;Ответ 3;Верно\nКакая птица ухает?;Сова;x;Утка;;Цапля;\nКакая птица крякает?;Сова;;Утка;x;Цапля;\nКакая птица стоит в камышах?;Сова;;Утка;;Цапля;x\n", []string{"Сова", "Утка", "Цапля"}},
		"each with its letter":        {"Frage;Antwort A;Korrekt A;Antwort B;Korrekt B\nWelcher Vogel ruft?;Eule;FALSE;Ente;TRUE\nWelcher Vogel jagt?;Eule;TRUE;Ente;FALSE\nWelcher Vogel taucht?;Eule;FALSE;Ente;TRUE\n", []string{"Ente", "Eule", "Ente"}},
		"under letters alone":         {"Aufgabe;A;Richtig? A;B;Richtig? B;C;Richtig? C\nDer Vogel im Schilf ist;Reiher;1;Eule;0;Star;0\nDer Vogel am Dach ist;Reiher;0;Eule;0;Star;1\nDer Vogel der Nacht ist;Reiher;0;Eule;1;Star;0\n", []string{"Reiher", "Star", "Eule"}},
		"digits to choose from":       {"Question;A;B;C;D;Answer\nHow many moons has Venus?;0;1;2;3;A\nHow many moons has Earth?;0;1;2;3;B\nHow many suns are there?;1;0;2;3;A\n", []string{"0", "1", "1"}},
	} {
		if diff := cmp.Diff(c.want, keysOfCSV(t, c.csv)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestTicksBesideRepeatedStems: a tick beside one of the rows that say a question again is its answer;
// what stands in the first row of each is said of the question.
func TestTicksBesideRepeatedStems(t *testing.T) {
	csv := "Frage;Optionen;Richtig?\nWelcher Vogel ruft?;Eule;\nWelcher Vogel ruft?;Ente;x\nWelcher Vogel ruft?;Gans;\nWelcher Vogel jagt?;Eule;x\nWelcher Vogel jagt?;Ente;\nWelcher Vogel jagt?;Gans;\nWelcher Vogel taucht?;Eule;\nWelcher Vogel taucht?;Ente;x\nWelcher Vogel taucht?;Gans;\n"
	if diff := cmp.Diff([]string{"Ente", "Eule", "Ente"}, keysOfCSV(t, csv)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	first := "Question;Choice;Shown\nWhich bird hoots?;Owl;x\nWhich bird hoots?;Duck;\nWhich bird hoots?;Goose;\nWhich bird dives?;Owl;x\nWhich bird dives?;Duck;\nWhich bird dives?;Goose;\nWhich bird honks?;Owl;x\nWhich bird honks?;Duck;\nWhich bird honks?;Goose;\n"
	q, _, err := recognize.Recognize(sheetOfCSV(t, first))
	if err != nil {
		t.Fatal(err)
	}
	for i, k := range keys(q) {
		if k == "Owl" {
			t.Errorf("question %d has the key %q", i+1, k)
		}
	}
}

// TestListsBesideAnswers: a column titled as answers lists the choices where the other one
// names some of them, by letters or numbers, also where some questions offer none.
func TestListsBesideAnswers(t *testing.T) {
	for name, c := range map[string]struct {
		csv  string
		want []string
	}{
		"letters":  {"Question;Answers;Correct answer\nWhich bird hoots?;Owl | Duck | Heron;A\nWhich birds swim?;Owl | Duck | Swan;B, C\nWho sings?;;Larks\nWhich bird wades?;Owl | Duck | Heron;C\n", []string{"Owl", "Duck | Swan", "Larks", "Heron"}},
		"numbers":  {"Question;Answers;Correct\nWhich bird hoots?;Owl | Duck | Heron;1\nWhich birds swim?;Owl | Duck | Swan;\"2, 3\"\nWhich bird wades?;Owl | Duck | Heron;3\nWhich bird quacks?;Owl | Duck | Heron;2\nWhich bird hunts?;Owl | Duck | Tit;1\n", []string{"Owl", "Duck | Swan", "Heron", "Duck", "Owl"}},
		"optionen": {"Frage;Optionen;Lösung\nWelcher Vogel ruft?;Eule | Ente | Gans;A\nWelcher Vogel jagt?;Eule | Ente | Gans;A\nWelcher Vogel taucht?;Eule | Ente | Gans;B\n", []string{"Eule", "Eule", "Ente"}},
	} {
		if diff := cmp.Diff(c.want, keysOfCSV(t, c.csv)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
