package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/recognize"
)

// TestLoneNumbers: sections of a single question each keep its number out of the stem, and
// lose none.
func TestLoneNumbers(t *testing.T) {
	text := "Part A: Short answer\n(1) How many legs has an ant?\nAnswer: 6\n\nPart B: Fill in the blanks\n(1) Ice is frozen _____.\nAnswer: water\n(2) Bees make _____.\nAnswer: honey\n\n" +
		"Part C: Matching\nMatch each animal with its food.\n1. cow\n2. fox\n3. bee\nA. nectar\nB. grass\nC. mice\nAnswer: 1-B, 2-C, 3-A\n\nPart D: Essay\nWrite one page.\n(1) Explain why birds sing."
	q, _ := read(t, paper(text))
	want := []string{"(1) How many legs has an ant?: 6..6", "(1) Ice is frozen _____.: water", "(2) Bees make _____.: honey", "1. Match each animal with its food.: cow=grass | fox=mice | bee=nectar", "(1) Explain why birds sing."}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestMatterOfPapers: what stands around and between questions is no part of them.
func TestMatterOfPapers(t *testing.T) {
	choice := func(n string) string { return n + " Which is a bird?\na) owl\nb) cow\nc) ant\n" }
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"numbered rules over a list to match", "Instructions:\n1. Read every question carefully.\n2. Use a blue pen.\n\nA) Matching\nMatch each animal with its food.\n1. cow\n2. fox\n3. bee\nA. nectar\nB. grass\nC. mice\nAnswer: 1-B, 2-C, 3-A\n\nB) Multiple choice\nChoose the right answer.\n" + choice("1.") + "Answer: a\n" + choice("2.") + "Answer: a",
			[]string{"1. Match each animal with its food.: cow=grass | fox=mice | bee=nectar", "1. Which is a bird? / owl / cow / ant: owl", "2. Which is a bird? / owl / cow / ant: owl"}},
		{"a title over an order and a text", "1. Ice is frozen _____.\n2. Bees make _____ and _____.\n\nMultiple choice:\nChoose the right answer.\nRead the passage and answer questions 3-4.\nOwls hunt at night and sleep by day, in trees and in old barns.\n" + choice("3.") + choice("4."),
			[]string{"1. Ice is frozen _____.", "2. Bees make _____ and _____.", "3. Which is a bird? / owl / cow / ant", "4. Which is a bird? / owl / cow / ant"}},
		{"bullets over the next section", "6. Which is a bird?\n○ owl\n○ cow\n7. The tallest animal is the:\n○ horse\n○ giraffe\n○ camel\n\nPart 3: Fill in the blanks\n8. Ice is frozen _____.",
			[]string{"6. Which is a bird? / owl / cow", "7. The tallest animal is the: / horse / giraffe / camel", "8. Ice is frozen _____."}},
		{"statements over bullets", "1. Which of these are true?\n1. Owls hunt at night.\n2. Cows fly.\n• 1\n• 2\n• both\n2. Which is a bird?\n• owl\n• cow\n3. Which is an insect?\n• ant\n• cow",
			[]string{"1. Which of these are true?\n1. Owls hunt at night.\n2. Cows fly. / 1 / 2 / both", "2. Which is a bird? / owl / cow", "3. Which is an insect? / ant / cow"}},
		{"statements in Roman sections", "I. Choices\n1. Which are true?\nI. Owls hunt at night.\nII. Cows fly.\na) I only\nb) II only\nc) both\n\nII. True or false\n2. Owls sleep by day. (True / False)\n\nIII. Gaps\nComplete the sentences.\n3. Ice is frozen _____.",
			[]string{"1. Which are true?\nI. Owls hunt at night.\nII. Cows fly. / I only / II only / both", "2. Owls sleep by day.", "3. Ice is frozen _____."}},
		{"signs wrapped in front of the next choice", "1. Which is a bird? (a) owl ✓ (b) cow (c) ant\n2. Which insect makes honey? (a) the ant (b) the house fly (c) the bee\n✓ (d) the moth\n3. Which is a fish? (a) whale (b) cod ✓ (c)\nseal",
			[]string{"1. Which is a bird? / owl / cow / ant: owl", "2. Which insect makes honey? / the ant / the house fly / the bee / the moth: the bee", "3. Which is a fish? / whale / cod / seal: cod"}},
		{"a letter with a text that names letters", "1. Which are birds?\na) owls\nb) hens\nc) cows\nd) A and B are correct\nAnswer: d) A and B are correct",
			[]string{"1. Which are birds? / owls / hens / cows / A and B are correct: A and B are correct"}},
		{"a word for an answer on several lines", "1. What is frozen water called?\n_________________________\n_________________________\nAnswer: ice\n2. What do bees make?\n_________________________\n_________________________\nAnswer: honey",
			[]string{"1. What is frozen water called?: ice", "2. What do bees make?: honey"}},
		{"wishes", "1. Ice is frozen _____.\n2. Bees make _____.\n\nБажаємо успіху!", []string{"1. Ice is frozen _____.", "2. Bees make _____."}},
		{"truths behind words in a key", "1. Owls hunt at night. (Richtig / Falsch)\n2. Cows fly. (Richtig / Falsch)\n\nLösungen\nFrage 1: Richtig\nFrage 2: Falsch", []string{"1. Owls hunt at night.: true", "2. Cows fly.: false"}},
		{"a table of statements would be none of the gap above", "1) Ice is frozen _____.\n2) Bees make _____ and _____.\n\nSection C. True or false\n1. Owls hunt at night. (True / False)\n2. Cows fly. (True / False)", []string{"1) Ice is frozen _____.", "2) Bees make _____ and _____.", "1. Owls hunt at night.", "2. Cows fly."}},
		{"Roman parts behind numbers", "1) (i) What is frozen water called?\nAnswer: ice\n(ii) What do bees make?\nAnswer: honey\n2) (i) Which bird hunts at night?\nAnswer: owl\n(ii) Which animal gives milk?\nAnswer: cow", []string{"1) (i) What is frozen water called?: ice", "1) (ii) What do bees make?: honey", "2) (i) Which bird hunts at night?: owl", "2) (ii) Which animal gives milk?: cow"}},
		{"a number twice", "1. What is ice?\n2. What do bees make?\n2. Which bird hunts at night?\n3. What flies?\n\nPart B\n2. Explain why birds sing.\n3. Describe a whale.", []string{"1. What is ice?", "2. What do bees make?", "2. Which bird hunts at night?", "3. What flies?", "2. Explain why birds sing.", "3. Describe a whale."}},
		{"a number left out", "1. What is ice?\n2. What do bees make?\n________\nWhich bird hunts at night?\n________\n4. What flies?", []string{"1. What is ice?", "2. What do bees make?", "3. Which bird hunts at night?", "4. What flies?"}},
		{"a letter in brackets twice", "1. Which is a bird?\n(a) cow\n(b) owl\n(c) ant\n(c) cod\n2. Which is a fish?\n(a) cow\n(b) cod\n(C) ant\n(d) owl", []string{"1. Which is a bird? / cow / owl / ant / cod", "2. Which is a fish? / cow / cod / ant / owl"}},
		{"a number twice among statements", "True or false\n1. Owls hunt at night.\n2. Cows fly.\n2. Ants are insects.\n3. Cod are birds.\n4. Ice is cold.", []string{"1. Owls hunt at night.", "2. Cows fly.", "2. Ants are insects.", "3. Cod are birds.", "4. Ice is cold."}},
		{"answers in a row behind colons", "A. Gaps\n1. Ice is frozen _____.\n2. Bees make _____ and _____.\n\nAnswer key\n1: water, 2: honey; wax", []string{"1. Ice is frozen _____.: water", "2. Bees make _____ and _____.: honey | wax"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			q, _ := read(t, paper(c.text))
			if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

// TestCopiesOfExams: a copy beside the exam answers what it asks again, whatever kinds its
// sections are of; one without answers gives none.
func TestCopiesOfExams(t *testing.T) {
	test := "Part A\n1. Ice is frozen _____. (2 points)\n2. Bees make _____. (2 points)\n\nPart B\n1. Owls hunt at night. (True / False)\n2. Cows fly. (True / False)\n\nPart C\n1. Which is a bird? (2 points) a) owl b) cow c) ant\n2. Which is an insect? (2 points) a) owl b) cow c) ant"
	answered := strings.NewReplacer("frozen _____. (2 points)", "frozen _____. (2 points)\nAnswer: water", "Bees make _____. (2 points)", "Bees make _____. (2 points)\nAnswer: honey",
		"night. (True / False)", "night. (True / False)\nAnswer: True", "fly. (True / False)", "fly. (True / False)\nAnswer: False",
		"bird? (2 points) a) owl b) cow c) ant", "bird? (2 points) a) owl b) cow c) ant\nAnswer: a", "insect? (2 points) a) owl b) cow c) ant", "insect? (2 points) a) owl b) cow c) ant\nAnswer: c").Replace(test)
	for key, want := range map[string][]string{
		answered: {"water", "honey", "true", "false", "owl", "ant"},
		test:     {"-", "-", "-", "-", "-", "-"},
	} {
		q, _, err := recognize.RecognizeWithKey(paper(test), paper(key))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("-want +got:\n%s\n%s", diff, key)
		}
	}
}
