package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestVerdictTitles: titles of columns put a word for an answer and one for whether it is
// right together in many ways; a word that says neither makes no key.
func TestVerdictTitles(t *testing.T) {
	want := []string{"Gufo", "Rana", "Lupo"}
	for _, head := range []string{
		"Categoria,Difficoltà,DOMANDE,RISPOSTA GIUSTA,RISPOSTA SBAGLIATA", "Thema,Niveau,Vraag,Goede antwoord,Foute antwoord",
		"Tema,Nivå,Fråga,Rätt svar,Fel svar 1", "Thème,Niveau,Question,Bonne réponse,Mauvaise réponse",
	} {
		if diff := cmp.Diff(want, keysOfCSV(t, head+"\nnatura,1,Chi vola di notte?,Gufo,Gallo\nnatura,2,Chi gracida?,Rana,Mucca\nnatura,1,Chi ulula?,Lupo,Gatto")); diff != "" {
			t.Errorf("%s (-want +got):\n%s", head, diff)
		}
	}
	if diff := cmp.Diff([]string{"-", "-", "-"}, keysOfCSV(t, "Domanda,Risposta A,Risposta B,Risposta breve\nChi vola di notte?,Gufo,Gallo,\nChi gracida?,Rana,Mucca,\nChi ulula?,Lupo,Gatto,")); diff != "" {
		t.Errorf("a kind of answer (-want +got):\n%s", diff)
	}
}
