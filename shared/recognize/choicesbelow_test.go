package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestSheetChoicesBelow: numbers beside the questions part them from the choices in the
// rows below them, in the same column; the ticks beside those are a key, and what
// somebody answered is none.
func TestSheetChoicesBelow(t *testing.T) {
	for name, c := range map[string]struct {
		csv  string
		want []string
	}{
		"key": {`,Fragen,Richtig
1,Wer ruft nachts?,
,die Eule,x
,der Spatz,
,die Lerche,
2,Was bellt?,
,ein Kater,
,ein Hund,x
3,Was schwimmt?,
,ein Huhn,
,eine Forelle,x
,ein Karpfen,x`, []string{"die Eule", "ein Hund", "eine Forelle | ein Karpfen"}},
		"key and answers, a score beside them": {`,Preguntas,Marca con una X tu respuesta,Respuesta,,Aciertos,2
1,¿Qué ave canta de noche?,,,,Nota,0.66
,el búho,X,X,,,
,el gorrión,,,,,
2,¿Qué animal ladra?,,,,,
,el gato,,,,,
,el perro,X,X,,,
3,¿Qué animal nada?,,,,,
,la gallina,X,,,,
,la trucha,,X,,,`, []string{"el búho", "el perro", "la trucha"}},
		"letters beside the questions": {`1,Wer ruft nachts?,A
,die Eule,
,der Spatz,
2,Was bellt?,B
,ein Kater,
,ein Hund,
3,Was schwimmt?,C
,ein Huhn,
,ein Hase,
,ein Karpfen,`, []string{"die Eule", "ein Hund", "ein Karpfen"}},
		"texts beside the questions": {`Frage,Richtige Antwort
Wer ruft nachts?,die Eule
die Eule,
der Spatz,
Was bellt?,ein Hund
ein Kater,
ein Hund,
Was schwimmt?,ein Karpfen
ein Huhn,
ein Karpfen,`, []string{"die Eule", "ein Hund", "ein Karpfen"}},
		"letters in a column of their own": {`1. Wer ruft nachts?,A,die Eule,x
,B,der Spatz,
2. Was bellt?,A,ein Kater,
,B,ein Hund,x
3. Was schwimmt?,A,ein Huhn,
,B,ein Karpfen,x`, []string{"die Eule", "ein Hund", "ein Karpfen"}},
		"only answers": {`,Questions,Your answer
1,What hoots?,
,owl,x
,lark,
2,What barks?,
,dog,x
,cow,
3,What swims?,
,hen,x
,cod,`, []string{"-", "-", "-"}},
	} {
		q, _ := read(t, sheetOfCSV(t, c.csv))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestSheetPlan: numbered steps over what belongs to them ask nothing.
func TestSheetPlan(t *testing.T) {
	plan := `No,Step,Done
1,Prepare the room,
,clean it,x
,open the windows,
2,Invite the guests,
,write letters,x
,call the others,
3,Buy the food,
,bread,x
,fruit,`
	if q, _, err := recognize.Recognize(sheetOfCSV(t, plan)); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("%+v %v", q.Items, err)
	}
}

// TestSheetLettersBeside: letters beside the questions are a key under the name of one only;
// levels, groups and versions have letters too.
func TestSheetLettersBeside(t *testing.T) {
	for title, want := range map[string]string{"Answer": "owl", "": "owl", "Level": "-", "Version": "-", "Nivel": "-", "Bloom": "-"} {
		doc := sheetOfCSV(t, "No,Question,"+title+"\n1,Which bird hoots?,A\n,owl,\n,hen,\n2,Which animal barks?,B\n,cat,\n,dog,\n3,What is ice?,A\n,water,\n,fire,\n")
		q, _ := read(t, doc)
		if got := keys(q)[0]; got != want {
			t.Errorf("%q: %q, want %q", title, got, want)
		}
	}
}

// TestSheetChoicesBelowTitle: what stands over the questions of such a sheet is the title.
func TestSheetChoicesBelowTitle(t *testing.T) {
	q, _ := read(t, sheetOfCSV(t, "Bird test,,\n1,Which bird hoots?,A\n,owl,\n,hen,\n2,Which bird swims?,B\n,wren,\n,duck,\n3,Which bird is white?,A\n,swan,\n,crow,\n"))
	if q.Title != "Bird test" || len(q.Items) != 3 {
		t.Errorf("%q, %d items", q.Title, len(q.Items))
	}
}

// TestSheetCyrillicLetters: letters beside the questions count in the alphabet they are of.
func TestSheetCyrillicLetters(t *testing.T) {
	q, _ := read(t, sheetOfCSV(t, "№,Вопрос,Ответ\n1,Какая птица ухает?,Б\n,утка,\n,сова,\n,гусь,\n2,Кто мычит?,В\n,лиса,\n,кошка,\n,корова,\n3,Что красное?,А\n,Марс,\n,снег,\n,лёд,\n"))
	if diff := cmp.Diff([]string{"сова", "корова", "Марс"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
