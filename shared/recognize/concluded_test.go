package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestConcluded: a worked solution may come to its letter at the end, with dots
// that lead to the margin behind it.
func TestConcluded(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"Câu 1. Số nào là số chẵn?\nA. 3\nB. 4\nC. 5\nLời giải.\nChọn đáp án ☒✓ B . . . . . . . . . . . . □\nCâu 2. Số nào lớn nhất?\nA. 3\nB. 4\nC. 5\nLời giải.\nTa có 5 > 4 > 3. Chọn C.", []string{"4", "5"}},
		{"1. Kota mana yang terbesar?\nA. Roma\nB. Jakarta\nC. Oslo\nPembahasan: Penduduknya paling banyak. Jadi jawaban yang benar adalah B.\n2. Laut mana yang asin?\nA. Baltik\nB. Roma\nC. Oslo\nPembahasan: Hanya satu yang laut. Jawabannya A", []string{"Jakarta", "Baltik"}},
		{"1. Which is a sea?\nA. Rome\nB. Baltic\nExplanation: Rome is a city, so the answer is not A.\n2. Which is hot?\nA. Ice\nB. Fire\nExplanation: Ice is cold, so the answer is B.", []string{"-", "Fire"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s\n%s", c.text, diff)
		}
	}
}

// TestSignBeforeLetter: an odd sign glued to the letter of some choices marks the
// right ones, on a line of their own or inside one.
func TestSignBeforeLetter(t *testing.T) {
	q, _ := read(t, paper("1. Care este o planetă: @a) Marte b) Roma\nc) Oslo\n2. Care este o mare?\na) Roma @b) Baltica\nc) Oslo\n3. Ce este fierbinte?\na) gheața\n@b) focul\n@c) soarele"))
	if diff := cmp.Diff([]string{"Marte", "Baltica", "focul | soarele"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestListInsidePart: a list inside a lettered part, with other signs behind its
// letters, does not end the row of parts.
func TestListInsidePart(t *testing.T) {
	q, _ := read(t, paper("Aufgabe 1 (9 Punkte) - Speicher\na) (4 P) Skizzieren Sie den Aufbau!\nb) (3 P) Wie viele Plätze gibt es:\na. direkt\nb. vollständig\nc) (1 P) In Hardware oder Software?\nd) (1 P) Nennen Sie ein Beispiel!"))
	if len(q.Items) != 4 {
		t.Errorf("%d items", len(q.Items))
	}
}
