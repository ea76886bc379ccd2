package recognize_test

import (
	"strings"
	"testing"
)

// TestTakenLetters: letters that people replied in a chat are no key where one of them is
// called wrong; under a test that judges none they are.
func TestTakenLetters(t *testing.T) {
	question := func(n, said string) string {
		return "Question " + n + ": Which is a set?\n\nA) {}\nB) set()\nC) []\n\n" + said + "\n\n"
	}
	q, _ := read(t, paper("Quiz\n\n"+question("1", "A\n\nWrong ✗")+question("2", "B\n\nCorrect!")+question("3", "C")))
	if got := strings.Join(keys(q), " "); got != "- set() -" {
		t.Errorf("the keys are %s", got)
	}
	q, _ = read(t, paper("Quiz\n\n"+question("1", "A")+question("2", "B")+question("3", "C")))
	if got := strings.Join(keys(q), " "); got != "{} set() []" {
		t.Errorf("the keys of a test are %s", got)
	}
	q, _ = read(t, paper("Quiz\n\n1. Which one hoots?\n\na.\nhen\nb.\nowl\n\n2. Owls eat mice.\n\na.\nTrue\nb.\nFalse\n\n3. Hens are fish.\n\na.\nTrue\nb.\nFalse"))
	if got := strings.Join(labelled(q), "; "); got != "1. Which one hoots? / hen / owl; 2. Owls eat mice.; 3. Hens are fish." {
		t.Errorf("letters over their choices: %s", got)
	}
}
