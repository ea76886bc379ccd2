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

// TestCountedRecords: no gap parts the records, but each begins with its number
// and the code of a subject.
func TestCountedRecords(t *testing.T) {
	var b strings.Builder
	for i, k := range []string{"C", "a", "b", "d", "A", "B"} {
		fmt.Fprintf(&b, "%d\nB10%d\nCon chim thu %d trong rung goi la\nChim cu meo %d\nChim se dong %d\nChim bo cau %d\nChim en nho %d\n%s\n", i+1, i%2, i, i, i, i, i, k)
	}
	q, _ := read(t, paper(b.String()))
	want := []string{"1. Con chim thu 0 trong rung goi la / Chim cu meo 0 / Chim se dong 0 / Chim bo cau 0 / Chim en nho 0: Chim bo cau 0", "2. Con chim thu 1 trong rung goi la / Chim cu meo 1 / Chim se dong 1 / Chim bo cau 1 / Chim en nho 1: Chim cu meo 1"}
	if got := labelled(q); len(got) != 6 {
		t.Fatalf("%q", got)
	} else if diff := cmp.Diff(want, got[:2]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestNumberedBlocks: the numbers of the questions need not count on, and the answer
// may be the right choice again behind its letter.
func TestNumberedBlocks(t *testing.T) {
	var b strings.Builder
	for i, k := range []int{2, 0, 1, 3, 2, 1, 0, 3, 1, 2, 0} {
		choices := []string{fmt.Sprintf("RAM %d", i), fmt.Sprintf("ROM %d", i), fmt.Sprintf("CPU %d", i), fmt.Sprintf("BUS %d", i)}
		fmt.Fprintf(&b, "%d\nT1\nTHIET BI SO %d DUNG DE LAM GI?\n%s\n%c.%s\n", (i*37+655)%1000, i, strings.Join(choices, "\n"), 'A'+k, choices[k])
	}
	q, _ := read(t, paper(b.String()))
	if got := labelled(q); len(got) != 11 {
		t.Fatalf("%q", got)
	} else if diff := cmp.Diff("1. THIET BI SO 0 DUNG DE LAM GI? / RAM 0 / ROM 0 / CPU 0 / BUS 0: CPU 0", got[0]); diff != "" {
		t.Error(diff)
	}
}
