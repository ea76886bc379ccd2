package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestBankPrints: question banks of publishers print grades below questions and behind
// answers, a truth under each statement and what corrects it, and keys without a heading.
func TestBankPrints(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"truths below", "Owl bank\n\nTrue / False Questions\n\n1.\tThe owl is a bird.\n\n\tTRUE\n\nBloom's Level: 1. Remember\nTopic: Owls\n\n2.\tHens hunt by night.\n\n\tFALSE\n\nHens sleep by night and hoot by day.\n\nBloom's Level: 2. Understand\nTopic: Hens",
			"1. The owl is a bird.: true; 2. Hens hunt by night.: false"},
		{"grades behind answers", "1. Which one hoots?\na. the hen\nb. the owl\n\nAns: b, LO: 1, Bloom: K, Difficulty: Easy, Min: 1\n\n2. Owls are birds.\n\nAns: T, LO: 2, Bloom: K, Difficulty: Easy\n\n3. Hens are fish.\n\nAns: F, LO: 2, Bloom: K, Difficulty: Easy",
			"1. Which one hoots? / the hen / the owl: the owl; 2. Owls are birds.: true; 3. Hens are fish.: false"},
		{"key without a heading", "Exam\n\n1) The one that hoots is\nA) the hen.\nB) the owl.\n\n2) The one that swims is\nA) the duck.\nB) the cow.\n\n3) Hens are fish. ____\n\n4) A young dog is a ______.\n\n1) B\n2) A\n3) FALSE\n4) puppy",
			"1) The one that hoots is / the hen. / the owl.: the owl.; 2) The one that swims is / the duck. / the cow.: the duck.; 3) Hens are fish. _____: false; 4) A young dog is a _____.: puppy"},
		{"equations behind answers", "1. The way is\n(1) 2 m\t(2) 4 m\t(3) 6 m\nAns. (2)\nSol. s = v · t\n\n2. The time is\n(1) 3 s\t(2) 5 s\t(3) 7 s\nAns. (1)\nSol. t = s / v",
			"1. The way is / 2 m / 4 m / 6 m: 4 m; 2. The time is / 3 s / 5 s / 7 s: 3 s"},
		{"numbers of a range", "Owl test\n\nQ.1 – Q.2 Multiple Choice Question (MCQ), carry ONE mark each.\n\nQ.1 Which one hoots?\n(A) the hen\n(B) the owl\n\nQ.2 Which one swims?\n(A) the duck\n(B) the cow",
			"Q.1 Which one hoots? / the hen / the owl; Q.2 Which one swims? / the duck / the cow"},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, strings.Join(labelled(q), "; ")); diff != "" {
			t.Errorf("%s: %s", c.name, diff)
		}
	}
}

// TestNoKeyAtEnd: short numbered answers at the end that do not count all questions answer
// none of them.
func TestNoKeyAtEnd(t *testing.T) {
	q, _ := read(t, paper("Exam\n\n1) The one that hoots is\nA) the hen.\nB) the owl.\n\n2) The one that swims is\nA) the duck.\nB) the cow.\n\n3) Hens are fish. ____\n\n4) A young dog is a ______.\n\n5) A young cat is a ______.\n\n1) B\n2) A\n3) FALSE\n4) puppy"))
	if got := strings.Join(keys(q), ""); strings.Trim(got, "-") != "" {
		t.Errorf("the keys are %s", got)
	}
}
