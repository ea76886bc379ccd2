package recognize_test

import (
	"strings"
	"testing"
)

// TestTabbedRowsBroken: a cell of a table pasted with its tabs goes on behind a single
// space, and a number was left without a question; the others are read all the same.
func TestTabbedRowsBroken(t *testing.T) {
	text := "№\tSavol\tA\tB\tC\n"
	for _, n := range strings.Split("1 2 3 4 5 6", " ") {
		text += n + ".\tKim yozgan bu asarni,\n aniqlang?\t*Qodiriy " + n + "\tKarim\tOybek\n"
	}
	text += "7.\t\t\t\t\n8.\tKim u?\t*Navoiy\tBobur\tFurqat\n"
	q, _ := read(t, paper(text))
	got := strings.Join(keys(q), " | ")
	if want := "Qodiriy 1 | Qodiriy 2 | Qodiriy 3 | Qodiriy 4 | Qodiriy 5 | Qodiriy 6 | Navoiy"; got != want {
		t.Errorf("got %s", got)
	}
}
