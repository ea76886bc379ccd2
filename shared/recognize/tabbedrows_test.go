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

// TestTabbedBoxes reads questions with their worth behind a tab and boxes in rows below them as
// that, and no rows of a pasted table.
func TestTabbedBoxes(t *testing.T) {
	var b strings.Builder
	for _, stem := range []string{"Which river is long?", "Which hill is high?", "Which sea is deep?", "Which bird is big?", "Which fish is flat?", "Which road is old?", "Which town is new?", "Which tree is tall?"} {
		b.WriteString("Q. " + stem + "\t2 pts\n☐ the first ✓\t☐ the second\n☐ the third\n\n")
	}
	text := b.String()
	for _, n := range strings.Split("1 2 3 4 5 6 7 8", " ") {
		text = strings.Replace(text, "Q. ", "Q"+n+". ", 1)
	}
	q, _ := read(t, paper(text))
	if got := strings.Join(keys(q), "|"); got != strings.TrimSuffix(strings.Repeat("the first|", 8), "|") {
		t.Errorf("got %s", got)
	}
}
