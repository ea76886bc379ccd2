package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestOwnSigns: a sign no list knows is the teacher's when it tells a choice of
// most questions from the others.
func TestOwnSigns(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"a word in brackets": {"1. What boils first?\na) oil\nb) ether (checked)\nc) iron\n2. What floats?\na) wood (checked)\nb) lead\nc) gold\n3. What is a metal?\na) salt\nb) sand\nc) zinc (checked)\n4. What is a gas?\na) ice\nb) neon (checked)\nc) chalk\n5. What is hot?\na) lava (checked)\nb) snow\nc) fog\n6. What is sour?\na) milk\nb) sugar\nc) lemon (checked)",
			[]string{"ether", "wood", "zinc", "neon", "lava", "lemon"}},
		"hashes on either side": {"1. What boils first?\na) oil\nb) ## ether\nc) iron\n2. What floats?\na) wood ##\nb) lead\nc) gold\n3. What is a metal?\na) salt\nb) sand\nc) ## zinc\n4. What is a gas?\na) ice\nb) neon ##\nc) chalk\n5. What is hot?\na) ## lava\nb) snow\nc) fog",
			[]string{"ether", "wood", "zinc", "neon", "lava"}},
		"ticks that became ligatures": {"1. What boils first?\na) oil\nb) ether fi\nc) iron\n2. What floats?\na) wood fi\nb) lead\nc) gold\n3. What is a metal?\na) salt\nb) sand\nc) zinc fi\n4. What is a gas?\na) ice\nb) neon fi\nc) chalk\n5. What is hot?\na) lava fi\nb) snow\nc) fog",
			[]string{"ether", "wood", "zinc", "neon", "lava"}},
		"always in the last place": {"1. What boils first?\na) oil\nb) ether\nc) neither (trick)\n2. What floats?\na) wood\nb) lead\nc) neither (trick)\n3. What is a metal?\na) salt\nb) sand\nc) neither (trick)\n4. What is a gas?\na) ice\nb) neon\nc) neither (trick)\n5. What is hot?\na) lava\nb) snow\nc) neither (trick)",
			[]string{"-", "-", "-", "-", "-"}},
		"in few questions": {"1. What boils first?\na) oil\nb) ether (liquid)\nc) iron\n2. What floats?\na) wood\nb) lead\nc) gold\n3. What is a metal?\na) salt\nb) sand\nc) mercury (liquid)\n4. What is a gas?\na) ice\nb) neon\nc) chalk\n5. What is hot?\na) lava (liquid)\nb) snow\nc) fog\n6. What is sour?\na) milk\nb) sugar\nc) lemon",
			[]string{"-", "-", "-", "-", "-", "-"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s: (-want +got):\n%s", name, diff)
		}
	}
}

// TestChoiceHeads: "Réponses :" over the same number of lines in every question
// announces choices and tells none of them.
func TestChoiceHeads(t *testing.T) {
	q, _ := read(t, paper("Question 1\nQu'est-ce que le sang ?\nRéponses :\nUn liquide\nUn gaz\nUn métal\n\nQuestion 2\nQu'est-ce que le fer ?\nRéponses :\nUn liquide\nUn gaz\nUn métal\n\nQuestion 3\nQu'est-ce que l'air ?\nRéponses :\nUn liquide\nUn gaz\nUn métal"))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("keys (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff("Question 1 Qu'est-ce que le sang ? / Un liquide / Un gaz / Un métal", labelled(q)[0]); diff != "" {
		t.Errorf("choices (-want +got):\n%s", diff)
	}
}

// TestTruthPairsAsk: statements over "a) True b) False" are questions though
// nothing is asked of them.
func TestTruthPairsAsk(t *testing.T) {
	q, _ := read(t, paper("1. Los métodos ágiles son recientes.\na) Verdadero\nb) Falso\n2. El mantenimiento cuesta poco.\na) Verdadero\nb) Falso\n3. La prueba es una fase.\na) Verdadero\nb) Falso"))
	if len(q.Items) != 3 {
		t.Errorf("%d questions, want 3", len(q.Items))
	}
}

// TestAnswerBehindLastChoice: all of a question may stand on one line.
func TestAnswerBehindLastChoice(t *testing.T) {
	q, _ := read(t, paper("1. Who makes laws? A. The court B. The king C. The parliament D. Executive power Correct Answer: C\n\n2. What is a tort? A. A wrong B. A tree C. A cake D. Some large debt Correct Answer: A"))
	if diff := cmp.Diff([]string{"The parliament", "A wrong"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
