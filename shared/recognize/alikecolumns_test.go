package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestSheetAlikeColumns: columns that are called alike in a word of any language, but for
// their count, hold the choices where the answers name one of them.
func TestSheetAlikeColumns(t *testing.T) {
	rows := "\nWelcher Vogel ruft nachts?,Spatz,Eule,Lerche,Eule\nWas bellt?,Hund,Kater,Kuh,Hund\nWas schwimmt?,Huhn,Hase,Karpfen,Karpfen"
	for _, head := range []string{"Vraag,Keuze 1,Keuze 2,Keuze 3,Juiste antwoord", "Otázka,Možnosť A,Možnosť B,Možnosť C,Správna odpoveď", "Pyetja,Opsioni 1,Opsioni 2,Opsioni 3,Përgjigja e saktë", "Frage,Vorschlag 1,Vorschlag 2,Vorschlag 3,Lösung", "Vprašanje,Možnost 1,Možnost 2,Možnost 3,Pravilen odgovor", "Kysymys,Ehdotus 1,Ehdotus 2,Ehdotus 3,Oikea vastaus"} {
		q, _ := read(t, sheetOfCSV(t, head+rows))
		if diff := cmp.Diff([]string{"Eule", "Hund", "Karpfen"}, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", head, diff)
		}
		for _, item := range q.Items {
			if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
				t.Errorf("%s: %+v", head, item.Response)
			}
		}
	}
}

// TestSheetAnswerWords: a column of letters says what is right under the word for it in
// smaller languages too.
func TestSheetAnswerWords(t *testing.T) {
	for _, word := range []string{"Fasit", "Facit", "Løsning", "Rješenje", "Rešitev", "Řešení", "Riešenie", "Solució", "Točno", "Oikein", "Õige", "Pareizi", "Teisingas", "Rétt"} {
		got := keysOfCSV(t, "Spørsmål,Svar 1,Svar 2,Svar 3,"+word+"\nHva flyr?,Ku,Ugle,Rev,B\nHva svømmer?,Laks,Hare,Elg,A\nHva bjeffer?,Katt,Sau,Hund,C")
		if diff := cmp.Diff([]string{"Ugle", "Laks", "Hund"}, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", word, diff)
		}
	}
}

// TestSheetOtherAlikeColumns: columns called alike that the answers do not name hold no
// choices.
func TestSheetOtherAlikeColumns(t *testing.T) {
	q, _ := read(t, sheetOfCSV(t, "Frage,Woche 1,Woche 2,Woche 3,Antwort\nWas ruft nachts?,gut,offen,gut,die Eule\nWas bellt?,offen,gut,gut,der Hund\nWas schwimmt?,gut,gut,offen,der Karpfen"))
	for _, item := range q.Items {
		if _, ok := item.Response.(quiz.Choice); ok {
			t.Errorf("%+v", item.Response)
		}
	}
}
