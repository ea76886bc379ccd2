package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestRightBesideChoices: the right answer in a column of its own is one choice more
// where it is none of those beside it, whatever their columns are called.
func TestRightBesideChoices(t *testing.T) {
	rows := `Welcher Vogel ruft nachts?,die Amsel,der Spatz,die Lerche,die Eule,leicht
Was haben alle Vögel?,"Zähne, Fell",zwei Schwänze,vier Beine,"Federn, Schnabel und Flügel",leicht
Was bellt?,ein Kater,ein Huhn,eine Kuh,ein Hund,leicht
Wo wohnt der Dachs?,im Nest,im Baum,im See,im Bau,mittel
Was frisst ein Reh?,Steine,Sand,Fleisch,Gras,mittel
Was schwimmt?,ein Huhn,ein Hase,ein Fuchs,alle anderen nicht,schwer`
	for title, head := range map[string]string{
		"german":     "Titel,Option 1,Option 2,Option 3,Richtige Option,Stufe",
		"portuguese": "Titulo,Opção 1,Opção 2,Opção 3,Opção correta,Dificuldade",
		"english":    "Question,Choice 1,Choice 2,Choice 3,Answer,Level",
	} {
		q, _ := read(t, sheetOfCSV(t, head+"\n"+rows))
		if diff := cmp.Diff([]string{"die Eule", "Federn, Schnabel und Flügel", "ein Hund", "im Bau", "Gras", "alle anderen nicht"}, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", title, diff)
		}
		for _, item := range q.Items {
			if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 4 {
				t.Errorf("%s: %+v", title, item.Response)
			}
		}
	}
}

// TestRightAmongChoices: an answer that names one of the choices, by its text, its title
// or its letter, is no choice more, nor is a list of some.
func TestRightAmongChoices(t *testing.T) {
	rows := []string{"What hoots?,owl,lark,wren,", "What barks?,dog,cat,cow,", "What swims?,cod,hen,fox,", "What flies?,bat,pig,eel,"}
	for name, c := range map[string]struct{ answers, want []string }{
		"text":   {[]string{"owl", "dog", "cod", "bat"}, []string{"owl", "dog", "cod", "bat"}},
		"letter": {[]string{"A", "B", "C", "A"}, []string{"owl", "cat", "fox", "bat"}},
		"lists":  {[]string{"owl, wren", "dog", "cod, fox", "bat, pig"}, []string{"owl | wren", "dog", "cod | fox", "bat | pig"}},
	} {
		csv := []string{"Question,Option 1,Option 2,Option 3,Answer"}
		for i, r := range rows {
			csv = append(csv, r+`"`+c.answers[i]+`"`)
		}
		q, _ := read(t, sheetOfCSV(t, strings.Join(csv, "\n")))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
		for _, item := range q.Items {
			if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
				t.Errorf("%s: %+v", name, item.Response)
			}
		}
	}
}
