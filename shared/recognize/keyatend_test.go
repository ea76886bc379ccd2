package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestKeysAtEnd: the last lines of a paper may answer all its questions in letters,
// with a heading, numbers or neither; those of the last question alone are none of them.
func TestKeysAtEnd(t *testing.T) {
	const asked = threeAsked + "4. Which one lays eggs?\na) dog\nb) duck\nc) cat\n\n5. Which one spins webs?\na) spider\nb) wasp\nc) worm\n\n6. Which one barks?\na) owl\nb) fox\nc) dog\n\n"
	for _, key := range []string{
		"Ans. 1.(b) 2.(a) 3.(c) 4.(b) 5.(a) 6.(c)",
		"Ans - 1) b 2) a 3) c 4) b 5) a 6) c",
		"1.(b) 2.(a) 3.(c) 4.(b) 5.(a) 6.(c)",
		"1=b 2=a 3=c\n4=b 5=a 6=c",
		"1-B, 2-A, 3-C, 4-B, 5-A, 6-C",
		"Answers: BACBAC",
		"Answers: b a c b a c",
		"[Answers: 1b; 2a; 3c; 4b; 5a; 6c]",
		"Correct answers are 1-b, 2-a, 3-c, 4-b, 5-a, 6-c.",
		"Richtige Antworten: 1 B / 2 A / 3 C / 4 B / 5 A / 6 C",
		"Solution:\n1 → b\n2 → a\n3 → c\n4 → b\n5 → a\n6 → c",
		"Solution\n1. B. It has wings.\n2. A. It lives in water, as\nothers do.\n3. C. It has hooves.\n4. B. Ducks lay eggs.\n5. A. Wasps do not.\n6. C. The dog.",
		"Answers\n1. swallow (b)\n2. carp (a)\n3. goat (c)\n4. duck (b)\n5. spider (a)\n6. dog (c)",
	} {
		q, _ := read(t, paper(asked+key))
		if diff := cmp.Diff([]string{"swallow", "carp", "goat", "duck", "spider", "dog"}, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", key, diff)
		}
	}
	for key, want := range map[string]string{
		"Answer: A C": "owl | dog", "1-B, 2-A": "-", "b a c": "-", "Answers: BACB": "-", "1.(b) 2.(a) 3.(c) 4.(b) 5.(d) 6.(c)": "-",
	} {
		q, _ := read(t, paper(strings.TrimRight(asked, "\n")+"\n"+key))
		if got := keys(q); got[0] != "-" || got[5] != want {
			t.Errorf("%s: got %q", key, got)
		}
	}
}

// TestKeysOfParts: a key counts on from part to part, tells what answers are worth, or
// says the answers of all parts in one row, which are not those of the last question.
func TestKeysOfParts(t *testing.T) {
	const asked = "Part A. Circle the correct answer.\n1. Which one is a planet?   a) Moon   b) Mars\n2. Which one is an ocean?   a) Nile   b) Pacific\n3. Which one is a desert?   a) Gobi   b) Etna\n\nPart B. True or false?\n4. The Earth goes round the Sun.\n5. Africa is a country.\n6. Ice is frozen water.\n\nPart C. Fill in the blanks.\n7. The capital of Italy is ________.\n8. Water boils at ________ degrees.\n\n"
	for _, c := range []struct {
		key  string
		want []string
	}{
		{"Answers\nA. 1-b, 2-b, 3-a\nB. 4-True, 5-False, 6-True\nC. 7-Rome, 8-100", []string{"Mars", "Pacific", "Gobi", "true", "false", "true", "Rome", "100..100"}},
		{"Marking scheme\n1. B [1 mark]\n2. B [1 mark]\n3. A [1 mark]\n4. T [1 mark]\n5. F [1 mark]\n6. T [1 mark]\n7. Rome [1 mark]\n8. 100 [2 marks]", []string{"Mars", "Pacific", "Gobi", "true", "false", "true", "Rome", "100..100"}},
		{"Mark scheme\n1 B (1)\n2 B (1)\n3 A (1)\n4 True (1)\n5 False (1)\n6 True (1)\n7 Rome (1)\n8 100 (2)", []string{"Mars", "Pacific", "Gobi", "true", "false", "true", "Rome", "100..100"}},
		{"Answers: Part A: b, b, a. Part B: T, F, T. Part C: Rome; 100.", []string{"-", "-", "-", "-", "-", "-", "-", "-"}},
	} {
		q, _ := read(t, paper(asked+c.key))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.key, diff)
		}
	}
}

// TestKeyAndMarking: the heading of a key may speak of how answers are marked as well.
func TestKeyAndMarking(t *testing.T) {
	for _, heading := range []string{"Short Answer Key / Marking Guide", "Kısa Yanıt Anahtarı / Değerlendirme Rehberi", "Lösungen und Bewertungshinweise"} {
		q, _ := read(t, paper("Exam\n1. Name the river of Rome.\n2. Why is the sea salty?\n3. Describe a delta.\n"+heading+"\n1. The Tiber.\n2. Rivers bring salt to it.\n3. A mouth of many arms."))
		if diff := cmp.Diff([]string{"The Tiber.", "Rivers bring salt to it.", "A mouth of many arms."}, keys(q)); diff != "" {
			t.Errorf("%s:\n%s", heading, diff)
		}
	}
}
