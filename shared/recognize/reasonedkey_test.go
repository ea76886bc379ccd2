package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// threeAsked are three questions with choices.
const threeAsked = "1. Which one can fly?\na) horse\nb) swallow\nc) eel\n\n2. Which one lives in water?\na) carp\nb) cow\nc) hen\n\n3. Which one gives milk?\na) ant\nb) bee\nc) goat\n\n"

// TestReasonedKeys: a key that gives a reason for each choice asks nothing, and names
// an answer only where a word or a letter does.
func TestReasonedKeys(t *testing.T) {
	none := []string{"-", "-", "-"}
	right := []string{"swallow", "carp", "goat"}
	for _, c := range []struct {
		name, key string
		want      []string
	}{
		{"words before the reasons", "Rationales\n1.\nA. Wrong: it runs.\nB. Correct: it has wings.\nC. Wrong: it swims.\n2.\nA. Correct: it is a fish.\nB. Wrong: it stands\non land.\nC. Wrong: it has feathers.\n3.\nA. Wrong: too small.\nB. Wrong: it gives honey.\nC. Correct: as all know.", right},
		{"glued letters", "Feedback\n1a No, it runs.\n1b Yes, it has wings.\n1c No, it swims.\n2a Yes. It is a fish.\n2b No.\n2c No.\n3a No.\n3b No, honey.\n3c Yes, every day.", right},
		{"the letter above the reasons", "Answer key\n1. B\nA) Horses run.\nB) It has wings.\nC) It swims.\n2. A\nA) Carps are fish.\nB) Cows stand.\nC) Hens run.\n3. C\nA) No.\nB) They give honey.\nC) Goats do.", right},
		{"no word at all", "Answers and rationales\n1. A) A horse runs.\nB) A swallow flies.\nC) An eel swims.\n2. A) A carp swims.\nB) A cow stands.\nC) A hen too.\n3. A) No.\nB) Bees give honey.\nC) Goats give milk.", none},
		{"no word, in a row", "Answers and rationales\n1. A) A horse runs. B) A swallow flies. C) An eel swims.\n2. A) A carp swims. B) A cow stands. C) A hen too.\n3. A) Ants give nothing. B) Bees give honey. C) Goats give milk.", none},
		{"words in a row", "Answers and rationales\n1. A) Incorrect. It runs. B) Correct! It flies. C) Incorrect: it swims.\n2. A) Correct. It swims. B) Incorrect. It stands. C) Incorrect. It too.\n3. A) Incorrect. No. B) Incorrect. Honey. C) Correct. Milk.", right},
		{"the answer first", "Answers and rationales\n1. B) It has wings. A) It runs. C) It swims.\n2. A) It is a fish. B) It stands. C) It too.\n3. C) It gives milk. A) No. B) Honey.", right},
	} {
		q, _ := read(t, paper(threeAsked+c.key))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}

// TestNestedRows: numbers within an answer of a key are none of its row's.
func TestNestedRows(t *testing.T) {
	const asked = "1. Match the animals with their young.\n1. dog   a. kitten\n2. cat   b. puppy\n3. cow   c. calf\n\n2. Put the steps in order.\na) Boil\nb) Pour\nc) Drink\n\n3. Which one is a sea?\na) Baltic\nb) Rhine\n\n4. Which one is a river?\na) Baltic\nb) Rhine\n\n"
	for _, key := range []string{
		"Answers: 1. 1-b, 2-a, 3-c  2. c, b, a  3. a  4. b",
		"Answers\n1. 1-b, 2-a, 3-c  2. c, b, a\n3. a  4. b",
	} {
		q, _ := read(t, paper(asked+key))
		if diff := cmp.Diff([]string{"dog=puppy | cat=kitten | cow=calf", "Drink | Pour | Boil", "Baltic", "Rhine"}, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", key, diff)
		}
	}
	q, _ := read(t, paper("1. Complete with am, is or are.\n1. I ______ a pupil.\n2. She ______ here.\n3. They ______ happy.\n\n2. Choose the correct form.\n1. He ______ home.  a) go  b) goes\n2. ______ you sing?  a) Do  b) Does\n\nKEY\n1. 1. am 2. is 3. are\n2. 1. b 2. a"))
	if diff := cmp.Diff([]string{"am", "is", "are", "goes", "Do"}, keys(q)); diff != "" {
		t.Errorf("tasks (-want +got):\n%s", diff)
	}
}

// TestWordedKeyRows: the word for a question may stand before each number of a key.
func TestWordedKeyRows(t *testing.T) {
	for _, key := range []string{"Solutions: Q1: b, Q2: a, Q3: c", "Answers\nFrage 1 – b; Frage 2 – a; Frage 3 – c", "Marking guide: 1 – b, 2 – a, 3 – c"} {
		q, _ := read(t, paper(threeAsked+key))
		if diff := cmp.Diff([]string{"swallow", "carp", "goat"}, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", key, diff)
		}
	}
}
