package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestOddNumbers reads numbers in frames that few papers write.
func TestOddNumbers(t *testing.T) {
	want := []string{"1. What burns well? / ice / wood / sand", "2. What is cold? / fire / lava / ice", "3. Which is a metal? / iron / wood / sand"}
	for _, labels := range []string{"Q-1 |Q-2 |Q-3 ", "Que 1. |Que 2. |Que 3. ", "# 1. |# 2. |# 3. ", "1, |2, |3, ", "<1> |<2> |<3> ", "Ex. 1 |Ex. 2 |Ex. 3 ", "1> |2> |3> ", "1) - |2) - |3) - ", "1. * |2. * |3. * ", "1 of 3 |2 of 3 |3 of 3 ", "One. |Two. |Three. ", "- 1. |- 2. |- 3. ", "A. |B. |C. ", "-1- |-2- |-3- ", "1_ |2_ |3_ ", "1; |2; |3; ", `1\ |2\ |3\ `, "F1: |F2: |F3: ", "S1. |S2. |S3. ", "Number 1 |Number 2 |Number 3 ", "QNo1. |QNo2. |QNo3. ", "Q-1\n|Q-2\n|Q-3\n", "<1>\n|<2>\n|<3>\n"} {
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

// TestKeysAreNoOddNumbers: what letters count and nobody asks are no questions.
func TestKeysAreNoOddNumbers(t *testing.T) {
	q, _ := read(t, paper("Which key opens the help?\nF1: opens the help\nF2: gives another name\nF3: looks for a word\n\nWhich key closes it?\na) Escape\nb) Tab"))
	for _, item := range q.Items {
		if strings.HasPrefix(item.Stem.Text(), "opens") {
			t.Errorf("a key is a question: %v", labelled(q))
		}
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
