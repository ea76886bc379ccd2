package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestLettersOverAll: where questions are answered by the letters of one list
// over all of them, it holds the choices of each; two letters are no answer to
// one of them. Without such answers it is what the questions are about.
func TestLettersOverAll(t *testing.T) {
	list := "Worksheet\nSay by letter where each bird nests. The places are\nA. on a cliff\nB. in a tree\nC. in a reed bed\nD. on the ground\n"
	q, _ := read(t, paper(list+"1. Where does the lark nest, which sings in the sky?\nD\n2. The kittiwake lives by the sea all winter.\nA\n3. Where would you look for a rook?\nB (or a tall mast)\n4. Where does the mallard nest?\nC or D\n5. The bittern stands still for hours.\nC\n"))
	if diff := cmp.Diff([]string{"on the ground", "on a cliff", "in a tree", "-", "in a reed bed"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	told := "Worksheet\nFor each of the following questions, say by letter where the bird nests. The places are\nA. on a cliff\nB. in a tree\nC. in a reed bed\nD. on the ground\n"
	q, _ = read(t, paper(told+"1. Where does the lark nest, which sings in the sky?\nD\n2. The kittiwake lives by the sea\nall winter.\nA\n3. Where would you look for a rook?\nB (or a tall mast)\n4. Where does the mallard nest?\nC or D\n5. The bittern stands still for hours.\nC\n"))
	if diff := cmp.Diff([]string{"on the ground", "on a cliff", "in a tree", "-", "in a reed bed"}, keys(q)); diff != "" {
		t.Errorf("for each: (-want +got):\n%s", diff)
	}
	q, _ = read(t, paper(list+"1. Which of these places is the safest?\n2. Which of these places did you see?\n3. Which birds nest there?\n"))
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); ok && c.HasKey() {
			t.Errorf("%q has a key", item.Stem.Text())
		}
	}
}
