package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLettersAloneBelow: the letters of the right choices stand alone behind the
// last one, also of several, and keep the questions apart where their choices have
// letters of another size. A row of all letters is one to mark them in, and a small
// word goes on with the choice.
func TestLettersAloneBelow(t *testing.T) {
	for name, test := range map[string]struct {
		text string
		want []string
	}{
		"joined, of both sizes": {"Which river flows north?\n\nA. Nile\n\nB. Rhine\n\nC. Po\n\nB\n\n\nWhich of these can fly? (Select two.)\n\na. owl\n\nb. dog\n\nc. swan\n\nd. eel\n\nac\n\n\nWhich metals are heavy? (Select two.)\n\nA. lead\n\nB. gold\n\nC. tin\n\nAB\n\n\nWhere do moles live?\n\nA. below\n\nB. above\n\nC. beside\n\nA",
			[]string{"Rhine", "owl | swan", "lead | gold", "below"}},
		"behind signs": {"1. Which river flows north?\nA. Nile\nB. Rhine\nC. Po\n=> B\n2. Which can fly?\nA. eel\nB. dog\nC. swan\n=> C - it has wings\n3. Where do moles live?\nA. below\nB. above\nC. beside\n=> A",
			[]string{"Rhine", "swan", "below"}},
		"apart": {"1. Which of these can fly?\nA. owl\nB. dog\nC. swan\nD. eel\nA, C\n2. Which metals are heavy?\nA. lead\nB. gold\nC. tin\nD. ice\nA and B\n3. Where do moles live?\nA. below\nB. above\nC. beside\nD. nowhere\nA",
			[]string{"owl | swan", "lead | gold", "below"}},
		"a row to mark one in": {"1. Which of these can fly?\nA. owl\nB. dog\nC. eel\nA B C\n2. Which metal is heavy?\nA. lead\nB. ice\nC. tin\nA B C",
			[]string{"-", "-"}},
		"a word": {"1. Where do moles sleep?\na) below\nb) above\nc) beside\nd) nowhere\ne) where moles like to\nbe\n2. Which metal is heavy?\na) lead\nb) ice\nc) tin\n",
			[]string{"-", "-"}},
	} {
		q, _ := read(t, paper(test.text))
		if diff := cmp.Diff(test.want, keys(q)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestNumberAlone: the number of a choice may stand over its text where the others of
// the row stand in front of theirs.
func TestNumberAlone(t *testing.T) {
	q, _ := read(t, paper("Q1. What is hot?\n     1.  ice\n     2.  fire\n     3.  snow\nCorrect Answer : 2\nQ2. What is deep?\n     1.\nSea\n     2.  Pond\n     3.  Well\nCorrect Answer : 3\nQ3. What is cold?\n     1.  steam\n     2.  fire\n     3.\nSnow (fresh)\n     4. Lava\nCorrect Answer : 3"))
	want := []string{"Q1 What is hot? / ice / fire / snow: fire", "Q2 What is deep? / Sea / Pond / Well: Well", "Q3 What is cold? / steam / fire / Snow (fresh) / Lava: Snow (fresh)"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Error(diff)
	}
}

// TestLastChoiceOfLines: where all choices have as many lines, the last has them too
// before the answer.
func TestLastChoiceOfLines(t *testing.T) {
	q, _ := read(t, paper("Q1. What is printed?\n     1.  Red\nBlue\nGreen\n     2.  Blue\nGreen\nRed\n     3.  Green\nRed\nBlue\nCorrect Answer : 3\nQ2. What is hot?\n     1.  ice\n     2.  fire\nCorrect Answer : 2"))
	if diff := cmp.Diff([]string{"Green\nRed\nBlue", "fire"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
