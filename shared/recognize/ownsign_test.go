package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
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
		"a currency behind it": {"1. What boils first?\na) oil\nb) ether €\nc) iron\n2. What floats?\na) wood €\nb) lead\nc) gold\n3. What is a metal?\na) salt\nb) sand\nc) zinc €\n4. What is a gas?\na) ice\nb) neon €\nc) chalk\n5. What is hot?\na) lava €\nb) snow\nc) fog",
			[]string{"ether", "wood", "zinc", "neon", "lava"}},
		"an angle before it, under stems that end in a colon": {"What boils first?:\noil\n>ether\niron\nWhat floats?:\n>wood\nlead\ngold\nWhat is a metal?:\nsalt\nsand\n>zinc\nWhat is a gas?:\nice\n>neon\nchalk\nWhat is hot?:\n>lava\nsnow\nfog",
			[]string{"ether", "wood", "zinc", "neon", "lava"}},
		"a cross in the room behind it": {"1. What boils first?\na) oil\nb) ether   x\nc) iron\n2. What floats?\na) wood   x\nb) lead\nc) gold\n3. What is a metal?\na) salt\nb) sand\nc) zinc   X\n4. What is a gas?\na) ice\nb) neon   x\nc) chalk\n5. What is hot?\na) lava   x\nb) snow\nc) fog",
			[]string{"ether", "wood", "zinc", "neon", "lava"}},
		"a letter behind it": {"1. What boils first?\na) oil\nb) ether R\nc) iron\n2. What floats?\na) wood R\nb) lead\nc) gold\n3. What is a metal?\na) salt\nb) sand\nc) zinc R\n4. What is a gas?\na) ice\nb) neon R\nc) chalk\n5. What is hot?\na) lava R\nb) snow\nc) fog",
			[]string{"ether", "wood", "zinc", "neon", "lava"}},
		"vitamins": {"1. What is in oil?\na) vitamin D\nb) vitamin C\nc) iron\n2. What is in fruit?\na) vitamin C\nb) lead\nc) vitamin K\n3. What is in milk?\na) salt\nb) sand\nc) vitamin C\n4. What is in meat?\na) vitamin B\nb) vitamin C\nc) chalk\n5. What is in nuts?\na) vitamin C\nb) vitamin E\nc) lead",
			[]string{"-", "-", "-", "-", "-"}},
		"an unknown behind it": {"1. What is more?\na) 2 x\nb) y + x\nc) 3\n2. What is less?\na) 4 x\nb) 5\nc) 6\n3. What is it?\na) 7\nb) 8 x\nc) 9\n4. What is a root?\na) x\nb) 3 x\nc) 1\n5. What is even?\na) 2 x\nb) 5\nc) 7",
			[]string{"-", "-", "-", "-", "-"}},
		"prices": {"1. What is a pen?\na) 1 €\nb) 2 €\nc) 3 €\n2. What floats?\na) wood\nb) lead\nc) gold\n3. What is tea?\na) 1 €\nb) 2 €\nc) free\n4. What is a cup?\na) 1 €\nb) free\nc) 4 €\n5. What is hot?\na) 1 €\nb) snow\nc) 5 €",
			[]string{"-", "-", "-", "-", "-"}},
		"letters before all, one of them rare": {"1. What boils first?\nw oil\nr ether\nw iron\n2. What floats?\nr wood\nw lead\nw gold\n3. What is a metal?\nw salt\nw sand\nr zinc\n4. What is a gas?\nw ice\nr neon\nw chalk\n5. What is hot?\nr lava\nw snow\nw fog",
			[]string{"ether", "wood", "zinc", "neon", "lava"}},
		"articles before all": {"1. What boils first?\na) a can\nb) a pot\nc) a cup\n2. What floats?\na) a log\nb) a key\nc) a nail\n3. What is soft?\na) a bun\nb) a pin\nc) a saw\n4. What barks?\na) a cat\nb) a dog\nc) a cow\n5. Who says it?\na) I do\nb) a man\nc) a boy",
			[]string{"-", "-", "-", "-", "-"}},
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

// TestListedChoiceHeads: bullets under such a line are choices where all questions have as
// many, and no answers.
func TestListedChoiceHeads(t *testing.T) {
	q, _ := read(t, paper("Question 1\nQu'est-ce que le sang ?\nRéponses :\n• Un liquide\n• Un gaz\n• Un métal\n\nQuestion 2\nQu'est-ce que le fer ?\nRéponses :\n• Un liquide\n• Un gaz\n• Un métal\n\nQuestion 3\nQu'est-ce que l'air ?\nRéponses :\n• Un liquide\n• Un gaz\n• Un métal"))
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 3 || item.Response.HasKey() {
			t.Errorf("%q: %T", item.Stem.Text(), item.Response)
		}
	}
	if len(q.Items) != 3 {
		t.Errorf("%d questions", len(q.Items))
	}
}
