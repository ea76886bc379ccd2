package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestMixedNumbers: an author forgets the word behind some of the numbers.
func TestMixedNumbers(t *testing.T) {
	q, _ := read(t, paper("Feladatok\n1.feladat: A lap nyelve legyen magyar.\n2. A lap címe legyen a képen látható.\n3. A lap színe legyen kék.\n4.feladat: A kép neve legyen alma.\n5.feladat: A kép mérete legyen száz.\n6.feladat: A lista legyen számozott.\n7: A gomb neve legyen tovább."))
	want := []string{"1.feladat A lap nyelve legyen magyar.", "2.feladat A lap címe legyen a képen látható.", "3.feladat A lap színe legyen kék.", "4.feladat A kép neve legyen alma.", "5.feladat A kép mérete legyen száz.", "6.feladat A lista legyen számozott.", "7.feladat A gomb neve legyen tovább."}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	inside, _ := read(t, paper("Quiz\nQuestion 1: Which sum is even?\nA. one\nB. two\nQuestion 2: Which of these is right?\n1. all\n2. none\nA. the first\nB. the second\nQuestion 3: Which is odd?\nA. six\nB. seven"))
	if len(inside.Items) != 3 {
		t.Errorf("%d items, want 3", len(inside.Items))
	}
}
