package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// offeredBy are the choices of an item, one behind the other.
func offeredBy(item quiz.Item) string {
	c, ok := item.Response.(quiz.Choice)
	if !ok {
		return "-"
	}
	var out []string
	for _, e := range c.Choices {
		out = append(out, e.Content.Text())
	}
	return strings.Join(out, "|")
}

// TestSameOrderAsks: what stands behind an order that is the same in all questions is
// what they ask about, and answers nothing.
func TestSameOrderAsks(t *testing.T) {
	text := "1. How long have you lived here?\n"
	for i, s := range []string{"You meet the mayor of the town on your way to the harbour and he asks you for the time of the day.", "You meet the same man again, but now he is with his daughter and does not know you at all.", "A friend of your parents calls and wants to speak with them, though they are not at home.", "A child that you have never seen before asks you to help it look for the cat it has lost.", "The teacher of your sister stands at the door and has brought the book that she forgot."} {
		text += string(rune('2'+i)) + ". Formal or not? " + s + "\n"
	}
	q, _ := read(t, paper(text))
	for i, k := range keysOrModels(q) {
		if k != "-" {
			t.Errorf("question %d: the key %q was made up", i+1, k)
		}
		if s := q.Items[i].Stem.Text(); i > 0 && !strings.Contains(s, "Formal or not? ") {
			t.Errorf("the stem is %q", s)
		}
	}
}

// TestCirclesOnALine: circles that stand several on a line are choices, one on a line is
// a bullet.
func TestCirclesOnALine(t *testing.T) {
	q, _ := read(t, paper("Questionnaire on how the people of our town travel to their places of work\nThank you for your time in a busy schedule.\n1. Your way to work: (Single choice) ○ on foot ○by bus ○ by car\n2. Your age: ○ under 30 ○ 30 or more\n3. Who pays for it: ○ myself ○ my firm ○ nobody"))
	var got []string
	for _, item := range q.Items {
		got = append(got, offeredBy(item))
	}
	if diff := cmp.Diff([]string{"on foot|by bus|by car", "under 30|30 or more", "myself|my firm|nobody"}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("Quiz\n1. Which is a planet? ○ Sirius ● Mars ○ Vega\n2. Which is a star? ● Sirius ○ Mars ○ Venus"))
	if diff := cmp.Diff([]string{"Mars", "Sirius"}, keys(q)); diff != "" {
		t.Errorf("filled circles (-want +got):\n%s", diff)
	}
}

// TestBulletsOffer: under questions behind bullets, several bullets further in are what
// each offers, though no title says that it is a test.
func TestBulletsOffer(t *testing.T) {
	q, _ := read(t, outline("Are you from this town?\n yes\n no\nHow often do you come to the market?\n every week\n every month\n hardly ever\nDo you agree or disagree that it is too small?\nWho does the shopping in your family?\n I do\n others do\nIn which year did you move here?\nHow do you get here?\n on foot\n by car"))
	var got []string
	for _, item := range q.Items {
		got = append(got, offeredBy(item))
	}
	if diff := cmp.Diff([]string{"yes|no", "every week|every month|hardly ever", "-", "I do|others do", "-", "on foot|by car"}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestPapersWithBlankRows: a paper in a table may have a blank row below each question, a
// column that says in words what each trains, and go on in a table of its own.
func TestPapersWithBlankRows(t *testing.T) {
	q, _ := read(t, blocks("QUESTION BANK", grid("Q.No | Questions | BT Level | Trained", "1 | Define a beam. | BTL -1 | Remembering", " | | |", "2 | List the kinds of loads. | BTL -1 | Remembering", " | | |", "3 | Why do bridges bend? | BTL -4 | Understanding", " | | |", "4 | Compare wood and steel. | BTL -4 | Understanding", " | | |"),
		grid("5 | What is a truss? | | BTL -1 | Remembering", " | | | |", "6 | Sketch an arch with its forces. | | BTL -4 | Understanding")))
	if diff := cmp.Diff([]string{"Define a beam.", "List the kinds of loads.", "Why do bridges bend?", "Compare wood and steel.", "What is a truss?", "Sketch an arch with its forces."}, stems(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestBracketsBehindOrders: among questions with their answers in brackets, an order with
// one behind it asks too, and a remark below one changes nothing for the others.
func TestBracketsBehindOrders(t *testing.T) {
	text := "RIVERS AND SEAS\n"
	for _, s := range []string{"Which river flows through Cologne? (Rhine)", "Name two rivers of Italy. (Po and Tiber)", "Which sea is salty? (the Dead Sea)\nNo sea at all", "Where does the Danube end? (Black Sea)", "Which river is the longest? (Nile)", "What is the capital on the Seine? (Paris)", "Which sea has no coast? (Sargasso)", "What flows through Rome? (Tiber)", "What do fish breathe with? (gills)", "What is the end of a river called? (mouth)", "Which river runs through Prague? (Vltava)"} {
		text += s + "\n"
	}
	q, _ := read(t, paper(text))
	got := keys(q)
	if len(got) != 11 || got[0] != "Rhine" || got[1] != "Po and Tiber" || got[10] != "Vltava" {
		t.Errorf("%q", got)
	}
}
