package recognize_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// aRound is a round of a quiz: its title and its questions with what stands under each.
type aRound struct {
	title     string
	questions [][]string
}

// roundsOfQuiz are rounds whose questions have four choices each.
var roundsOfQuiz = []aRound{
	{"Animals", [][]string{{"Which bird hoots?", "Owl", "Swan", "Duck", "Hen"}, {"Which one swims?", "Lark", "Pike", "Crow", "Dove"}, {"Which is black?", "Gull", "Raven", "Tern", "Wren"}}},
	{"Sports", [][]string{{"Who won most cups?", "Brazil", "Italy", "Spain", "Peru"}, {"Who plays in Rome?", "Lazio", "Ajax", "Genk", "Porto"}}},
	{"Music and dance", [][]string{{"What has keys?", "Piano", "Drum", "Horn", "Flute"}, {"What has strings?", "Harp", "Bell", "Gong", "Oboe"}}},
}

// printRounds prints the rounds with a form of numbers and so many lines under each question.
func printRounds(rounds []aRound, number, letters string, under int) string {
	var b strings.Builder
	for _, r := range rounds {
		b.WriteString(r.title + "\n")
		for i, q := range r.questions {
			fmt.Fprintf(&b, number+"%s\n", i+1, q[0])
			for k, c := range q[1 : 1+under] {
				if letters != "" {
					c = letters[k:k+1] + ") " + c
				}
				b.WriteString(c + "\n")
			}
		}
	}
	return b.String()
}

// TestTitledRounds: the title of a round right above its first number belongs to no question
// of the round before, whatever stands under the questions.
func TestTitledRounds(t *testing.T) {
	for _, number := range []string{"%d. ", "%d) ", "Question %d: "} {
		for _, letters := range []string{"", "abcd"} {
			for _, under := range []int{0, 1, 4} {
				q, _ := read(t, paper(printRounds(roundsOfQuiz, number, letters, under)))
				var titles []string
				for _, s := range q.Sections {
					titles = append(titles, s.Title)
				}
				if diff := cmp.Diff([]string{"Sports", "Music and dance"}, titles); diff != "" {
					t.Errorf("%s %q %d: %s", number, letters, under, diff)
				}
				i := 0
				for _, r := range roundsOfQuiz {
					for _, asked := range r.questions {
						item := q.Items[i]
						i++
						c, offers := item.Response.(quiz.Choice)
						if item.Stem.Text() != asked[0] && !(letters != "" && under == 1) || under == 4 && (!offers || len(c.Choices) != 4) {
							t.Errorf("%s %q %d: %q %T", number, letters, under, item.Stem.Text(), item.Response)
						}
					}
				}
				if got := keys(q); under == 1 && letters == "" && slices.Contains(got, "-") {
					t.Errorf("%s: keys %q", number, got)
				}
			}
		}
	}
}

// TestLastChoicesAreNoTitles keeps the last choice above a number that begins again where the
// questions have as many as the others, and takes no title where the first round has none.
func TestLastChoicesAreNoTitles(t *testing.T) {
	text := printRounds(roundsOfQuiz, "%d. ", "", 4)
	q, _ := read(t, paper(strings.Replace(strings.Replace(text, "\nSports", "", 1), "\nMusic and dance", "", 1)))
	if c, ok := q.Items[2].Response.(quiz.Choice); !ok || len(q.Sections) > 0 || c.Choices[3].Content.Text() != "Wren" {
		t.Errorf("%q: %v, sections %v", q.Items[2].Stem.Text(), q.Items[2].Response, q.Sections)
	}
	if q, _ = read(t, paper(strings.TrimPrefix(text, "Animals\n"))); len(q.Sections) > 0 {
		t.Errorf("sections %v", q.Sections)
	}
}
