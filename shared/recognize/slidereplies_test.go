package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/recognize"
)

// TestSlideReplies reads decks with a question to a slide, alone or over its
// choices, and the answer on the slide behind it.
func TestSlideReplies(t *testing.T) {
	for _, c := range []struct {
		name   string
		slides []string
		want   []string
	}{
		{"question, answer", []string{"A quiz", "Which river flows through Lima?", "The Rímac", "Which metal is liquid?", "Mercury", "What is a young sheep called?", "A lamb"},
			[]string{"1. Which river flows through Lima?: The Rímac", "2. Which metal is liquid?: Mercury", "3. What is a young sheep called?: A lamb"}},
		{"the question is shown again", []string{"A quiz", "Which river flows through Lima?", "Which river flows through Lima?\nThe Rímac", "Which metal is liquid?", "Which metal is liquid?\nMercury", "What is a young sheep called?", "What is a young sheep called?\nA lamb"},
			[]string{"1. Which river flows through Lima?: The Rímac", "2. Which metal is liquid?: Mercury", "3. What is a young sheep called?: A lamb"}},
		{"no answers, and some with choices", []string{"A quiz", "Which of these is a fruit?\nstone\nplum\nchair", "Which metal is liquid?", "What is a young sheep called?"},
			[]string{"1. Which of these is a fruit? / stone / plum / chair", "2. Which metal is liquid?", "3. What is a young sheep called?"}},
		{"the right choice again", []string{"A quiz", "Which of these is a fruit?\nA. stone\nB. plum", "B. plum", "Which of these is a tool?\nA. saw\nB. pear", "saw", "Which of these is a bird?\nA. oak\nB. owl", "Which of these is a bird?\nowl"},
			[]string{"1. Which of these is a fruit? / stone / plum: plum", "2. Which of these is a tool? / saw / pear: saw", "3. Which of these is a bird? / oak / owl: owl"}},
	} {
		q, _, err := recognize.Recognize(deck(c.slides...))
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
	for name, slides := range map[string][]string{
		"a talk":               {"Water", "Why does the water matter?", "Clouds\n*|Vapour rises\n*|Air cools", "Rain\n*|It falls\n*|It flows", "What can we do about it?", "Dams\n*|They hold it\n*|They break", "Any other questions to me?"},
		"clues and their cues": {"A quiz", "Rivers\nIt flows through Lima", "Rivers\nWhat is called the Rímac?", "Metals\nIt is liquid", "Metals\nWhat is called mercury?", "Beasts\nA young sheep", "Beasts\nWhat is called a lamb?"},
	} {
		q, _, err := recognize.Recognize(deck(slides...))
		if err == nil {
			for _, got := range keys(q) {
				if got != "-" {
					t.Errorf("%s: an answer is invented: %v", name, labelled(q))
				}
			}
		}
	}
}
