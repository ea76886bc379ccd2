package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestKindNumbers: a paper counts its kinds of questions by their short names, in its key
// too, over which stands whose it is.
func TestKindNumbers(t *testing.T) {
	q, _ := read(t, paper("Test of birds\nSection 1: Multiple choice (2 points each)\n1. An owl is:\nA. a bird\nB. a fish\n2. A cod is:\nA. a bird\nB. a fish\nSection 2: True or false (1 point each)\nTF-1. Owls hoot.\nTF-2. Owls swim.\nSection 3: Short answers (6 points each)\nSA-1. Name a bird of the lake.\nSA-2. Name a bird of the sea.\nANSWER KEY — INSTRUCTOR USE ONLY\nSection 1\n1. A\n2. B\nSection 2\nTF-1. True\nTF-2. False\nSection 3\nSA-1. heron\nSA-2. tern\n"))
	if diff := cmp.Diff([]string{"a bird", "a fish", "true", "false", "heron", "tern"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	var worth []string
	for _, s := range q.Sections {
		worth = append(worth, s.Points.String())
	}
	if diff := cmp.Diff([]string{"2", "1", "6"}, worth); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestOutcomesAreNoKinds: the aims of a course have short names with numbers too.
func TestOutcomesAreNoKinds(t *testing.T) {
	q, _ := read(t, paper("Biology test\nCO1: Know the birds.\nCO2: Know their nests.\n1. Which bird hoots? (CO1)\n2. Which bird builds no nest? (CO2)\n"))
	if len(q.Items) != 2 {
		t.Errorf("%d items: %v", len(q.Items), labelled(q))
	}
}

// TestKeysForWhom: what stands behind the heading of a key says whose it is; behind the
// word for an answer it is one.
func TestKeysForWhom(t *testing.T) {
	body := "Test\n1. Which hoots?\na) owl\nb) cod\n2. Which swims?\na) owl\nb) cod\n"
	for _, heading := range []string{"Answer Key - Teachers only", "Answers: for staff use", "Lösungen – nur für Lehrkräfte", "Ответы — только для учителя", "Respuestas: solo para el profesor"} {
		q, _ := read(t, paper(body+"\n"+heading+"\n1. a\n2. b\n"))
		if diff := cmp.Diff([]string{"owl", "cod"}, keys(q)); diff != "" {
			t.Errorf("%s: (-want +got):\n%s", heading, diff)
		}
	}
}
