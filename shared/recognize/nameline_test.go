package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestNameLines: the lines for a name and a date over the first question are no part of
// it, also where questions have no numbers.
func TestNameLines(t *testing.T) {
	for _, head := range []string{
		"Northfield School\nName: ______________   Class: ______   Date: __________\n",
		"Escuela Norte\nNombre: ..................   Curso: ......   Fecha: ............\n\n",
		"Name: ____________ Department: ____________\n",
		"Nome: ______\nE-mail: ______\nTelefone: ______\n",
		"Benutzername ______\nPasswort ______\n",
	} {
		q, _ := read(t, paper(head+"Which of these is a planet?\nA. Rome\nB. Mars\nAnswer: B\n\nWhich of these is hot?\nA. fire\nB. snow\nAnswer: A"))
		if len(q.Items) != 2 || strings.Contains(q.Items[0].Stem.Text(), "__") || strings.Contains(q.Items[0].Stem.Text(), "Nor") {
			t.Errorf("%.20s: %d items, the first %q", head, len(q.Items), q.Items[0].Stem.Text())
		}
	}
}

// TestFieldsThatAsk: a word with room for it may be what a question asks; one line alone is
// no head of a form.
func TestFieldsThatAsk(t *testing.T) {
	for _, head := range []string{"Capital of Peru: ______\nCapital of Chile: ______\n", "Translate into French.\nmail: ______\n"} {
		q, _ := read(t, paper("Quiz\n"+head+"\nWhich of these is a planet?\nA. Rome\nB. Mars\nAnswer: B\n\nWhich of these is hot?\nA. fire\nB. snow\nAnswer: A"))
		if all := q.Introduction.Text() + strings.Join(stems(q), " "); len(q.Items) == 2 && !strings.Contains(all, "_") {
			t.Errorf("%q is left out", head)
		}
	}
}

// TestNameBesideTitle: room for a name beside the title is no part of it.
func TestNameBesideTitle(t *testing.T) {
	for _, title := range []string{"Grammar of verbs       Name: ____________   Class: ____", "Grammar of verbs\tName .........."} {
		if q, _ := read(t, paper(title+"\n\n1. Where is Rome?\n2. Where is Oslo?\n")); q.Title != "Grammar of verbs" {
			t.Errorf("%q gives the title %q", title, q.Title)
		}
	}
}

// TestTabbedNameLine: the room for a name and a date may be drawn by tabs alone, as our own
// papers have it; it asks nothing.
func TestTabbedNameLine(t *testing.T) {
	q, _ := read(t, paper("The river test\nName: \t\tDate:\n1.\tWhich river is long? (1 point)\n________________\n2.\tWhich river is wide?\n3.\tWhich river is short? (1 point)\n________________\nAnswer key\n1.\tNile\n2.\tAmazon\n3.\tReka"))
	if diff := cmp.Diff([]string{"Nile", "Amazon", "Reka"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
