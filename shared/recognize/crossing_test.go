package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/recognize"
)

// crossing is one way to write a test: the label of its numbers and letters, how choices
// stand and where the answers are.
type crossing struct{ number, letter, layout, answers string }

var (
	crossedNumbers = []string{"%d. ", "%d) ", "Q%d. ", "Q%d: ", "Question %d: ", "Question %d\n", "%d- ", "(%d) ", "#%d ", "%d . ", "%02d. ", "%d.) ", "%d - ", "Q.%d ", "Ques %d. ", "№%d. ", "%d: ", "[%d] ", "%d.", "%d)", "Q%d) ", "Problem %d. ", "%d.- ", "%d° ", "%d/ "}
	crossedLetters = []string{"a) ", "a. ", "(a) ", "[a] ", "a: ", "a - ", "a- ", "a/ ", "a)", "a.", "a.) ", "(a)", "a] ", "A) ", "A. ", "(A) ", "[A] ", "A: ", "A - ", "A- ", "A/ ", "A)", "A.", "A.) ", "(A)", "A] ", "A "}
	crossedLayouts = []string{"\n\n\n\n", "     ", "\t", "     \n     "}
	crossedAnswers = []string{"none", "Answer: %s", "Ans. %s", "key:%d. %s", "key:%d) %s", "key:%d-%s", "key:%d - %s", "key:%d: %s", "key:%d %s", "key:%d%s", "key:%d=%s", "row:%d. %s", "row:%d-%s", "row:%d%s", "row:%d) %s", "letters"}
)

// crossed are the questions of every such test: the stem, the choices, the right one.
var crossed = []struct {
	stem    string
	choices [4]string
	right   int
}{
	{"Which of these is a planet?", [4]string{"Rome", "Mars", "Oslo", "Lima"}, 1},
	{"What is the hottest thing here?", [4]string{"fire", "snow", "ice", "rain"}, 0},
	{"Which animal can fly", [4]string{"dog", "cat", "cow", "wren"}, 3},
	{"The middle of a wheel is called the", [4]string{"rim", "tyre", "hub", "spoke"}, 2},
	{"How many legs has a spider?", [4]string{"4", "6", "8", "10"}, 2},
	{"Which word is a verb?", [4]string{"run", "house", "green", "slowly"}, 0},
}

// sign is the letter of a choice as a crossing writes it.
func (c crossing) sign(choice int) string {
	first := rune('a')
	if strings.Contains(c.letter, "A") {
		first = 'A'
	}
	return string(first + rune(choice))
}

// paper is the whole test, and the right choices in their order.
func (c crossing) paper() (text string, want []string) {
	var b, key strings.Builder
	b.WriteString("Science test\n\n")
	_, keyed, inKey := strings.Cut(c.answers, ":%d")
	for q, question := range crossed {
		fmt.Fprintf(&b, c.number+"%s\n", q+1, question.stem)
		between := strings.Split(c.layout, "")
		for i, choice := range question.choices {
			b.WriteString(strings.NewReplacer("a", c.sign(i), "A", c.sign(i)).Replace(c.letter) + choice)
			switch {
			case i == 3:
				b.WriteString("\n")
			case strings.HasPrefix(c.layout, "\n"):
				b.WriteString(between[i])
			case strings.Contains(c.layout, "\n") && i == 1:
				b.WriteString("\n")
			default:
				b.WriteString(strings.SplitN(c.layout, "\n", 2)[0])
			}
		}
		right := c.sign(question.right)
		switch {
		case strings.HasPrefix(c.answers, "Ans"):
			fmt.Fprintf(&b, c.answers+"\n", right)
		case c.answers == "letters":
			key.WriteString(right + ", ")
		case inKey:
			fmt.Fprintf(&key, "%d"+keyed, q+1, right)
			if strings.HasPrefix(c.answers, "row") {
				key.WriteString("  ")
			} else {
				key.WriteString("\n")
			}
		}
		b.WriteString("\n")
		if c.answers == "none" {
			want = append(want, "-")
		} else {
			want = append(want, question.choices[question.right])
		}
	}
	switch {
	case strings.HasPrefix(c.answers, "key"):
		b.WriteString("Answer key\n" + key.String())
	case key.Len() > 0:
		b.WriteString("Answers: " + strings.TrimRight(key.String(), ", "))
	}
	return b.String(), want
}

// TestCrossings: every label of numbers, every label of letters, every way to set choices
// and every kind of key can meet any other.
func TestCrossings(t *testing.T) {
	failed := 0
	for n, number := range crossedNumbers {
		for l, letter := range crossedLetters {
			for y, layout := range crossedLayouts {
				for a, answers := range crossedAnswers {
					if (n+3*l+5*y+7*a)%11 != 0 && n+l != 0 {
						continue
					}
					c := crossing{number, letter, layout, answers}
					text, want := c.paper()
					q, _, err := recognize.Recognize(paper(text))
					if err == nil {
						if diff := cmp.Diff(want, keys(q)); diff == "" {
							continue
						}
					}
					if failed++; failed <= 20 {
						t.Errorf("%q: %d items, keys %q, %v", c, len(q.Items), keys(q), err)
					}
				}
			}
		}
	}
	if failed > 0 {
		t.Errorf("%d fail", failed)
	}
}

// TestFilledStrokes: answers between two strokes each, at the end of statements and in
// gaps; room in brackets within sentences.
func TestFilledStrokes(t *testing.T) {
	q, _ := read(t, paper("Science test\n\nTrue or False\n\n1. Snow is a warm thing. __F__\n2. Rain makes the ground wet. __T__\n3. A wren is a small bird. __T__\n\nFill in the blanks.\n4. The middle of a wheel is the __hub__.\n5. A small brown bird is called a __wren__.\n6. Frozen water is __ice__ and it is cold.\n"))
	if diff := cmp.Diff([]string{"false", "true", "true", "hub", "wren", "ice"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("Science test\n\nII. FILL IN THE BLANKS\n\n1. The middle of a wheel is the (          ).\n2. A small brown bird is called a (          ).\n3. Frozen water is (          ) and it is cold.\n\nAnswers: 1. hub  2. wren  3. ice\n"))
	if diff := cmp.Diff([]string{"hub", "wren", "ice"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestAnswersInTurn: replies numbered like their questions, and a row of the letters for
// true and false.
func TestAnswersInTurn(t *testing.T) {
	for name, text := range map[string]string{
		"replies": "Science test\n\n1. Is snow a warm thing?\nA1. false\n2. Does rain make the ground wet?\nA2. true\n3. Is a wren a small bird?\nA3. true\n4. Is fire colder than ice?\nA4. false\n5. Is ice cold?\nA5. true",
		"letters": "Science test\n\nTrue or False\n\n1. Snow is a warm thing.\n2. Rain makes the ground wet.\n3. A wren is a small bird.\n4. Fire is colder than ice.\n5. Ice is cold.\n\nAnswers: F, T, T, F, T",
		"boxes":   "Science test\n\nTrue or False\n\n1. Snow is a warm thing.\n☐ True  ☐ False\n2. Rain makes the ground wet.\n☐ True  ☐ False\n3. A wren is a small bird.\n☐ True  ☐ False\n4. Fire is colder than ice.\n☐ True  ☐ False\n5. Ice is cold.\n☐ True  ☐ False\n\nAnswers: F, T, T, F, T",
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff([]string{"false", "true", "true", "false", "true"}, keys(q)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestCrossedMarks: the signs that a right choice is typed with, {l} being its label.
func TestCrossedMarks(t *testing.T) {
	marks := []string{"*{l}{c}", "{l}*{c}", "{l}{c}*", "{l}{c} *", "{l}{c} (correct)", "{l}{c} ✓", "✓ {l}{c}", "{l}{c} <--", "{l}{c} ←", "{l}{c} [x]", "{l}{c} - correct", "{l}{c} (correct answer)", "→ {l}{c}", "{l}{c} √", "{l}{c} (✓)", "{l}{c} [correct]", "{l}**{c}**", "{l}{c} (*)", "{l}{c} ✅", "{l}✅ {c}", "{l}{c} CORRECT", "{l}{c} Correct!", "{l}{c} (x)", "{l}{c} <= correct", "{l}{c}  <-- correct answer", "{l}{c} //correct", "{l}{c} (правильный ответ)", "{l}{c} (đúng)", "{l}{c} (richtig)", "{l}{c} (benar)"}
	for _, mark := range marks {
		for _, letter := range []string{"a) ", "A. ", "(a) ", "- ", "• "} {
			if strings.HasPrefix(mark, "*") && strings.ContainsAny(letter, "-•") {
				continue // two bullets
			}
			var b strings.Builder
			var want []string
			b.WriteString("Science test\n\n")
			c := crossing{letter: letter}
			for q, question := range crossed {
				fmt.Fprintf(&b, "%d. %s\n", q+1, question.stem)
				for i, choice := range question.choices {
					label, form := strings.NewReplacer("a", c.sign(i), "A", c.sign(i)).Replace(letter), "{l}{c}"
					if i == question.right {
						form = mark
					}
					b.WriteString(strings.NewReplacer("{l}", label, "{c}", choice).Replace(form) + "\n")
				}
				want = append(want, question.choices[question.right])
			}
			q, _ := read(t, paper(b.String()))
			if diff := cmp.Diff(want, keys(q)); diff != "" {
				t.Errorf("%q with %q: %s", mark, letter, diff)
			}
		}
	}
}

// TestRomanHead: the head of a section may be the only one that is counted, and each
// statement have the words to choose from below it.
func TestRomanHead(t *testing.T) {
	q, _ := read(t, paper("Science test\n\nII. TRUE OR FALSE\n\n1. Snow is a warm thing.\nTrue   False\n2. Rain makes the ground wet.\nTrue   False\n3. Ice is cold.\nTrue   False\n\nAnswer key\n1. F\n2. T\n3. T"))
	if diff := cmp.Diff([]string{"false", "true", "true"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestRightInChoices: a choice may say that something is right.
func TestRightInChoices(t *testing.T) {
	q, _ := read(t, paper("Test\n1. What do you say?\na) You are RIGHT\nb) I am cold\n2. What does he say?\na) Yes. Right!\nb) I am cold\n3. What does she say?\na) That is right!\nb) I am cold\n4. What do they say?\na) We go\nb) We are cold\n5. What is cold?\na) ice\nb) fire"))
	if diff := cmp.Diff([]string{"-", "-", "-", "-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
