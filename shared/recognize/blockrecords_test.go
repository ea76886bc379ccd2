package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestBlockRecords: every question is a block of a subject, the question, its
// choices, seconds and the number of the right one.
func TestBlockRecords(t *testing.T) {
	var b strings.Builder
	for i, k := range []int{4, 2, 3, 1, 2, 4} {
		fmt.Fprintf(&b, "Földrajz\nMelyik a(z) %d. ország ?\nRománia %d\nUkrajna %d\nMálta %d\nKína %d\n20\n%d\n\n", i+1, i, i, i+1, i, k)
	}
	q, _ := read(t, paper(b.String()))
	got := labelled(q)
	if len(got) != 6 {
		t.Fatalf("%q", got)
	}
	want := []string{"1. Melyik a(z) 1. ország ? / Románia 0 / Ukrajna 0 / Málta 1 / Kína 0: Kína 0", "2. Melyik a(z) 2. ország ? / Románia 1 / Ukrajna 1 / Málta 2 / Kína 1: Ukrajna 1"}
	if diff := cmp.Diff(want, got[:2]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestLetterRecords: the last line of every record is the letter of the right
// choice.
func TestLetterRecords(t *testing.T) {
	var b strings.Builder
	for i, k := range []string{"A", "B", "c", "D", "B"} {
		fmt.Fprintf(&b, "Navoiy haqida %d. savolning javobi qaysi?\nbir\nikki %d\nuch\nto‘rt\n%s\n", i+1, i, k)
	}
	q, _ := read(t, paper(b.String()))
	want := []string{"1. Navoiy haqida 1. savolning javobi qaysi? / bir / ikki 0 / uch / to‘rt: bir", "2. Navoiy haqida 2. savolning javobi qaysi? / bir / ikki 1 / uch / to‘rt: ikki 1"}
	if got := labelled(q); len(got) != 5 {
		t.Fatalf("%q", got)
	} else if diff := cmp.Diff(want, got[:2]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
