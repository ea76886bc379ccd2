package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSheetLabelRecords: a sheet may say in its first column what stands beside it, with
// the choices of a question one below the other; gaps part the questions or do not.
func TestSheetLabelRecords(t *testing.T) {
	for name, csv := range map[string]string{
		"german": `Frage,Wer ruft nachts?
Antwort,die Eule
Optionen,der Spatz
,die Eule
,die Lerche
Frage,Was bellt?
Antwort,ein Hund
Optionen,ein Hund
,ein Kater
Frage,Was schwimmt?
Antwort,ein Karpfen
Optionen,ein Huhn
,ein Karpfen`,
		"spanish, with kinds and gaps": `Tipo,cerrada
Pregunta,Wer ruft nachts?
valor,2
respuesta,die Eule
opciones,der Spatz
,die Eule
,
Tipo,cerrada
Pregunta,Was bellt?
valor,1
respuesta,ein Hund
opciones,ein Hund
,ein Kater
,
Tipo,abierta
Pregunta,Was schwimmt?
valor,3
respuesta,ein Karpfen`,
	} {
		if diff := cmp.Diff([]string{"die Eule", "ein Hund", "ein Karpfen"}, keysOfCSV(t, csv)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
