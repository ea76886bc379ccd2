package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestOutline: in a paper whose parts have parts, what has none asks; what stands
// over parts is shared by them.
func TestOutline(t *testing.T) {
	room := strings.Repeat(".", 80)
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"rows to answer on": {"1 A boat crosses a lake. Fig. 1.1 shows its speed.\n(a) Describe how the boat moves.\n" + room + "\n" + room + " [2]\n(b) The mass of the boat is 90 kg.\n(i) Calculate its weight.\nweight = ............ [1]\n(ii) Name the force that slows it. " + room + " [1]\n[Total: 4]\n" +
			"2 (a) State two uses of a lake.\n1 " + room + "\n2 " + room + " [2]\n(b) Say why it freezes from the top.\n" + room + " [1]\n[Total: 3]",
			[]string{"1(a) 2 Describe how the boat moves.", "1(b)(i) 1 Calculate its weight. weight = _____", "1(b)(ii) 1 Name the force that slows it.", "2(a) 2 State two uses of a lake.", "2(b) 1 Say why it freezes from the top."}},
		"marks in words": {"Question 1 (10 marks)\n(a) Define a market. (2 marks)\n(b) A shop sells lamps.\nThe table gives its sales.\n(i) Find the mean. (3 marks)\n(ii) Find the range. (1 mark)\nQuestion 2 (5 marks)\nWrite about trade by sea. (5 marks)\nQuestion 3 (9 marks)\n(a) Define a price. (4 marks)\n(b) Define a tax. (5 marks)",
			[]string{"1(a) 2 Define a market.", "1(b)(i) 3 Find the mean.", "1(b)(ii) 1 Find the range.", "3(a) 4 Define a price.", "3(b) 5 Define a tax."}},
		"points in front": {"1. The moon is full.\n(a) (2 points) Name its phase.\n(b) Look at the figure.\n(i) (3 points) Draw the moon.\nUse a pencil.\n(ii) (1 point) Name a sea of it.",
			[]string{"1(a) 2 Name its phase.", "1(b)(i) 3 Draw the moon. Use a pencil.", "1(b)(ii) 1 Name a sea of it."}},
		"choices": {"1. Which of these are fish?\n(i) cod\n(ii) whale\n(a) (i) only\n(b) (ii) only\n(c) both\n2. Which is a bird?\n(a) owl\n(b) bat\n(c) bee",
			[]string{"1.  Which of these are fish? (i) cod (ii) whale", "2.  Which is a bird?"}},
	} {
		q, _ := read(t, paper(c.text))
		var got []string
		for _, item := range q.Items {
			points := ""
			if item.Points != nil {
				points = item.Points.String()
			}
			if item.Label == "Question 2" || item.Label == "2" && points == "5" {
				continue // a question without parts among the others
			}
			got = append(got, fmt.Sprintf("%s %s %s", item.Label, points, strings.ReplaceAll(item.Stem.Text(), "\n", " ")))
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestOutlineShares: what stands over a part's parts comes with each of them.
func TestOutlineShares(t *testing.T) {
	q, _ := read(t, paper("1 A river floods a town.\n(a) Name the river. [1]\n(b) The mayor builds a wall.\n(i) Say why. [2]\n(ii) Say where. [1]\n(c) Name the mayor. [1]"))
	var got []string
	for _, s := range q.Stimuli {
		got = append(got, s.Content.Text()+": "+strings.Join(s.Items, " "))
	}
	want := []string{"A river floods a town.: q1", "A river floods a town.\nThe mayor builds a wall.: q2 q3", "A river floods a town.: q4"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestDottedElsewhere: the parts of a task may keep the number that it had in an
// older paper, where each asks or orders.
func TestDottedElsewhere(t *testing.T) {
	q, _ := read(t, paper("Domanda 1. Perché il ghiaccio galleggia?\n\nDomanda 2. Si consideri una nave di legno.\n1.1 Qual è il suo peso?\n1.2 Come si ferma?\n1.3 Calcolare la sua lunghezza.\n\nDomanda 3. Una collina sta dietro il mare.\n2.1 Quanto è alta?\n2.2 Descrivere la sua forma.\n\nDomanda 4. Che cosa è la nebbia?"))
	want := []string{"Domanda 1 Perché il ghiaccio galleggia?", "Domanda 2 1.1 Qual è il suo peso?", "Domanda 2 1.2 Come si ferma?", "Domanda 2 1.3 Calcolare la sua lunghezza.",
		"Domanda 3 2.1 Quanto è alta?", "Domanda 3 2.2 Descrivere la sua forma.", "Domanda 4 Che cosa è la nebbia?"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
