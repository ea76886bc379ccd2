package recognize_test

import "testing"

// TestPaperNames: under a title that calls a document a paper its numbered orders
// are tasks, in German with the parts below names of former papers as well.
func TestPaperNames(t *testing.T) {
	for text, want := range map[string]int{
		"Arbeitsblatt\n1. Nennen Sie drei Vögel am See.\n2. Bestimmen Sie die Länge des Flügels.\n3. Berechnen Sie die Fläche des Sees.":                                                                                                               3,
		"Bài tập\n1. Nêu tên ba loài chim ở hồ.\n2. Tính diện tích của hồ.\n3. Trình bày cách sống của chim.":                                                                                                                                          3,
		"Aufgaben zur Vogelkunde\nA2020\na) Beweisen Sie, dass die Eule am Tag ruht.\nb) Bestimmen Sie, wie weit die Möwe in einer Stunde fliegt.\nA2019\na) Zeigen Sie, dass der Pinguin taucht.\nb) Skizzieren Sie den Flug der Eule über dem Wald.": 4,
	} {
		q, _ := read(t, paper(text))
		if len(q.Items) != want {
			t.Errorf("%d of %d questions in\n%s", len(q.Items), want, text)
		}
	}
}
