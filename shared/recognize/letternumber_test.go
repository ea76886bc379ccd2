package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLetterNumbers: the first letter of the word for a question stands before its
// number, with a sign between and one behind.
func TestLetterNumbers(t *testing.T) {
	for text, want := range map[string][]string{
		"Ara sınav\nS.1. Dizi nedir, açıklayınız.\n\nS.2. Döngü nedir, açıklayınız.\n":           {"Dizi nedir, açıklayınız.", "Döngü nedir, açıklayınız."},
		"Prueba\nP-1) ¿Qué es un río?\nP-2) Explique el ciclo del agua.\nP-3) ¿Qué es un mar?":   {"¿Qué es un río?", "Explique el ciclo del agua.", "¿Qué es un mar?"},
		"1. Lest den Text.\nS. 12 und S. 14 helfen.\n2. Was ist ein Fluss?\n3. Was ist ein See?": {"Lest den Text.\nS. 12 und S. 14 helfen.", "Was ist ein Fluss?", "Was ist ein See?"},
	} {
		q, _ := read(t, paper(text))
		var got []string
		for _, item := range q.Items {
			got = append(got, item.Stem.Text())
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q: %s", text, diff)
		}
	}
}
