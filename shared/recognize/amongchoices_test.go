package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestWordAmongChoices: a word for what is right before one of the choices marks that one,
// with letters or without; where it says a choice again it is an answer line.
func TestWordAmongChoices(t *testing.T) {
	asked := []struct {
		stem    string
		choices []string
		right   int
	}{
		{"Which river is longest?", []string{"Amazon", "Nile", "Danube"}, 1},
		{"Which bird hoots?", []string{"owl", "duck", "hen"}, 0},
		{"Which animal moos?", []string{"dog", "cat", "cow"}, 2},
		{"Which planet is red?", []string{"Venus", "Mars", "Earth"}, 1},
		{"Which is a tree?", []string{"oak", "ice", "sand"}, 0},
		{"Which is hot?", []string{"snow", "ice", "lava"}, 2},
	}
	want := []string{"Nile", "owl", "cow", "Mars", "oak", "lava"}
	for _, word := range []string{"(R) ", "R: ", "(answer) ", "(correct) ", "Correct: ", "Ans: "} {
		for _, form := range []string{"bare", "letters", "again"} {
			if form == "again" && strings.HasPrefix(word, "(") {
				continue // such a line stands for a choice
			}
			var b strings.Builder
			for i, q := range asked {
				b.WriteString(string(rune('1'+i)) + ". " + q.stem + "\n")
				for k, c := range q.choices {
					switch {
					case form == "letters":
						b.WriteString(string(rune('a'+k)) + ") ")
						fallthrough
					case form == "bare":
						if k == q.right {
							b.WriteString(word)
						}
					}
					b.WriteString(c + "\n")
				}
				if form == "again" {
					b.WriteString(word + q.choices[q.right] + "\nIt has always been so.\n")
				}
				b.WriteString("\n")
			}
			q, _ := read(t, paper(b.String()))
			if diff := cmp.Diff(want, keys(q)); diff != "" {
				t.Errorf("%s%s: %s", word, form, diff)
			}
			for _, item := range q.Items {
				if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
					t.Errorf("%s%s: %+v", word, form, item.Response)
				}
			}
		}
	}
}

// TestLoneAnswersThatOffer: a lone column of answers whose cells all list things behind letters
// offers these; what lists no letters is the answer.
func TestLoneAnswersThatOffer(t *testing.T) {
	offered := "Question,Answers\nWhich hoots?,\"A) Owl\nB) Duck\nC) Hen\"\nWhich moos?,\"A) Dog\nB) Cow\nC) Cat\"\nWhich is red?,\"A) Mars\nB) Venus\nC) Earth\nD) Pluto\"\n"
	if diff := cmp.Diff([]string{"-", "-", "-"}, keysOfCSV(t, offered)); diff != "" {
		t.Error(diff)
	}
	steps := "Question,Answer\nHow do you make tea?,\"1. Boil water\n2. Add tea\"\nWho hoots?,the owl\nWho moos?,the cow\n"
	if got := keysOfCSV(t, steps); len(got) != 3 || got[1] != "the owl" {
		t.Errorf("%q", got)
	}
}

// TestLetterAtLineEnd: the letter of a choice may be the last of a wrapped line.
func TestLetterAtLineEnd(t *testing.T) {
	q, _ := read(t, paper("1. What does a plan need?\na. Everyone in the firm to take part in it b.\nAims that change\nc. A price d. A place\n2. Who hoots?\na. owl b. cow\nc. hen d. dog"))
	if c, ok := q.Items[0].Response.(quiz.Choice); !ok || len(c.Choices) != 4 {
		t.Errorf("%+v", q.Items[0].Response)
	}
}
