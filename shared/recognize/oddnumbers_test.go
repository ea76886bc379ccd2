package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestOddNumbers reads numbers in frames that few papers write.
func TestOddNumbers(t *testing.T) {
	want := []string{"1. What burns well? / ice / wood / sand", "2. What is cold? / fire / lava / ice", "3. Which is a metal? / iron / wood / sand"}
	for _, labels := range []string{"Q-1 |Q-2 |Q-3 ", "Que 1. |Que 2. |Que 3. ", "# 1. |# 2. |# 3. ", "1, |2, |3, ", "<1> |<2> |<3> ", "Ex. 1 |Ex. 2 |Ex. 3 ", "1> |2> |3> ", "1) - |2) - |3) - ", "1. * |2. * |3. * ", "1 of 3 |2 of 3 |3 of 3 ", "One. |Two. |Three. ", "- 1. |- 2. |- 3. ", "A. |B. |C. "} {
		l := strings.Split(labels, "|")
		q, _ := read(t, paper("Science quiz\n\n"+l[0]+"What burns well?\na) ice\nb) wood\nc) sand\n\n"+l[1]+"What is cold?\na) fire\nb) lava\nc) ice\n\n"+l[2]+"Which is a metal?\na) iron\nb) wood\nc) sand"))
		if diff := cmp.Diff(want, labelled(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", labels, diff)
		}
	}
	q, _ := read(t, paper("English quiz\n\nWhich question is polite?\nA. Who are you?\nB. May I ask your name?\nC. What do you want?"))
	if diff := cmp.Diff([]string{" Which question is polite? / Who are you? / May I ask your name? / What do you want?"}, labelled(q)); diff != "" {
		t.Errorf("choices that ask (-want +got):\n%s", diff)
	}
}

// TestOddNumbersInTwoFrames: where two frames count alike, the same one is read each time.
func TestOddNumbersInTwoFrames(t *testing.T) {
	text := paper("Science quiz\n\nEx. 1 What burns well?\n1> The sun\nEx. 2 What is cold?\n2> The moon\nEx. 3 What is wet?\n3> The sea")
	first, _ := read(t, text)
	for range 20 {
		q, _ := read(t, text)
		if diff := cmp.Diff(labelled(first), labelled(q)); diff != "" {
			t.Fatalf("(-first +later):\n%s", diff)
		}
	}
}
