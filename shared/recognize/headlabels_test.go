package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/page"
)

// TestStemsThatAreLists: under headings that count, a stem that is the only
// entry of a list does not show the number of that list.
func TestStemsThatAreLists(t *testing.T) {
	var text []string
	for _, n := range []string{"1", "2", "3", "4"} {
		text = append(text, "QUESTION "+n, "Which of these is true?", "1. Trees grow up.", "2. Trees grow down.", "a. only 1", "b. only 2", "c. both")
	}
	doc := paper(strings.Join(text, "\n"))
	for i := 1; i < len(doc.Blocks); i += 7 {
		p := doc.Blocks[i].(page.Paragraph)
		p.Label = &page.Label{Text: "1.", Format: page.Decimal, Number: 1, List: text[i-1]}
		doc.Blocks[i] = p
	}
	q, _ := read(t, doc)
	if len(q.Items) != 4 {
		t.Fatalf("%d items", len(q.Items))
	}
	for _, item := range q.Items {
		if !strings.HasPrefix(item.Stem.Text(), "Which of these") {
			t.Errorf("%q", item.Stem.Text())
		}
	}
}

// TestLabelWordsAgain: the word of a label that stands before the text once more is
// not part of it, and what gives the motives of the answer explains it.
func TestLabelWordsAgain(t *testing.T) {
	for name, text := range map[string]string{
		"below":  "Question 1\nQuestion: Which bird hoots?\nOption A: Owl\nOption B: Robin\nCorrect Answer: A\nMotivation: Owls hunt at night.\n* A (Owl): it hoots.\n* B (Robin): it sings.\n\nQuestion 2\nQuestion: Which bird sings?\nOption A: Owl\nOption B: Robin\nCorrect Answer: B\nMotivation: Robins are heard early.",
		"beside": "Question 1 Question: Which bird hoots?\nA. Owl\nB. Robin\nAnswer: A\n\nQuestion 2 Question: Which bird sings?\nA. Owl\nB. Robin\nAnswer: B",
		"alone":  "Frage 1\nFrage:\nWhich bird hoots?\nA. Owl\nB. Robin\nAntwort: A\n\nFrage 2\nFrage:\nWhich bird sings?\nA. Owl\nB. Robin\nAntwort: B",
	} {
		q, _ := read(t, paper(text))
		if len(q.Items) != 2 || q.Items[0].Stem.Text() != "Which bird hoots?" || q.Items[1].Stem.Text() != "Which bird sings?" {
			t.Errorf("%s: %v", name, askedWithKeys(t, paper(text)))
		}
	}
}
