package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/recognize"
)

// crossedSections are the kinds of questions of a paper: three ways to head each, its
// questions with their choices, and what a key says of them.
var crossedSections = []struct {
	heads     [3]string
	questions [3]string
	key       [3]string
	want      [3]string
}{
	{[3]string{"Multiple choice", "Choose the correct answer.", "MULTIPLE CHOICE. Circle the letter of the best answer."},
		[3]string{"Which of these is a planet?\n   a) Rome\n   b) Mars\n   c) Oslo", "What is the hottest thing here?\n   a) fire\n   b) snow\n   c) ice", "Which animal can fly?\n   a) dog\n   b) cat\n   c) wren"},
		[3]string{"b", "a", "c"}, [3]string{"Mars", "fire", "wren"}},
	{[3]string{"True or False", "Write T for true or F for false.", "TRUE/FALSE"},
		[3]string{"Snow is a warm thing.", "Rain makes the ground wet.", "Spiders have six legs."},
		[3]string{"F", "T", "F"}, [3]string{"false", "true", "false"}},
	{[3]string{"Fill in the blanks.", "Complete the sentences.", "FILL IN THE BLANK"},
		[3]string{"The middle of a wheel is the ______.", "Frozen water is ______ and cold.", "We hear with our ______."},
		[3]string{"hub", "ice", "ears"}, [3]string{"hub", "ice", "ears"}},
	{[3]string{"Short answer", "Answer the questions.", "SHORT ANSWER QUESTIONS"},
		[3]string{"Which star is nearest to us?", "What do bees make?", "What do we call frozen rain?"},
		[3]string{"the Sun", "honey", "hail"}, [3]string{"the Sun", "honey", "hail"}},
}

// sectioned is one way to write a paper in sections: their order, how they are headed and
// counted, whether the numbers of questions go on, and how the key is laid out.
type sectioned struct {
	order  []int
	head   int
	prefix func(section int) string
	number string
	goesOn bool
	gaps   bool
	key    string // none, rows, heads or numbers
}

func (s sectioned) paper() (text string, want []string) {
	var b, key strings.Builder
	b.WriteString("Unit 3 Test\nName: ____________  Date: ________\n\n")
	n, gap := 0, ""
	if s.gaps {
		gap = "\n"
	}
	for at, k := range s.order {
		section := crossedSections[k]
		prefix := s.prefix(at)
		b.WriteString(prefix + section.heads[s.head] + "\n" + gap)
		label := strings.TrimRight(prefix, " .:-)\n")
		if label == "" {
			label = section.heads[s.head]
		}
		switch s.key {
		case "rows":
			key.WriteString(label + ": ")
		case "heads":
			key.WriteString(label + "\n")
		}
		if !s.goesOn {
			n = 0
		}
		for q, question := range section.questions {
			n++
			fmt.Fprintf(&b, s.number+"%s\n%s", n, question, gap)
			end := "\n"
			if s.key == "rows" && q < 2 {
				end = "  "
			}
			fmt.Fprintf(&key, "%d. %s%s", n, section.key[q], end)
			if s.key == "none" {
				want = append(want, "-")
			} else {
				want = append(want, section.want[q])
			}
		}
		b.WriteString("\n")
	}
	if s.key != "none" {
		b.WriteString("ANSWER KEY\n" + key.String())
	}
	return b.String(), want
}

// TestCrossedSections: sections of any kinds in any order, whatever heads and counts them,
// and keys by rows, by heads or by numbers alone.
func TestCrossedSections(t *testing.T) {
	roman := []string{"I", "II", "III", "IV"}
	prefixes := map[string]func(int) string{
		"none":         func(int) string { return "" },
		"letter":       func(s int) string { return string(rune('A'+s)) + ". " },
		"bracket":      func(s int) string { return string(rune('A'+s)) + ") " },
		"roman":        func(s int) string { return roman[s] + ". " },
		"number":       func(s int) string { return fmt.Sprintf("%d. ", s+1) },
		"part":         func(s int) string { return fmt.Sprintf("Part %d: ", s+1) },
		"part, letter": func(s int) string { return "Part " + string(rune('A'+s)) + " - " },
		"task":         func(s int) string { return fmt.Sprintf("Task %d. ", s+1) },
		"exercise":     func(s int) string { return fmt.Sprintf("Exercise %d\n", s+1) },
	}
	count, failed := 0, 0
	for _, order := range [][]int{{0, 1, 2}, {1, 0, 3}, {2, 3, 0}, {0, 2}, {3, 1}, {0, 1, 2, 3}} {
		for head := range 3 {
			for _, name := range []string{"none", "letter", "bracket", "roman", "number", "part", "part, letter", "task", "exercise"} {
				for _, number := range []string{"%d. ", "%d) "} {
					for _, goesOn := range []bool{false, true} {
						for _, key := range []string{"none", "rows", "heads", "numbers"} {
							if count++; count%5 != 0 {
								continue
							}
							s := sectioned{order, head, prefixes[name], number, goesOn, count%2 == 0, key}
							text, want := s.paper()
							q, _, err := recognize.Recognize(paper(text))
							if diff := cmp.Diff(want, keys(q)); err == nil && diff == "" {
								continue
							}
							if failed++; failed <= 10 {
								t.Errorf("order %v, head %d, %s, %q, goes on %v, key %s: %q, %v", order, head, name, number, goesOn, key, keys(q), err)
							}
						}
					}
				}
			}
		}
	}
	if failed > 0 {
		t.Errorf("%d fail", failed)
	}
}
