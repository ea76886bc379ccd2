package recognize_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestCountedKinds: "2 Written questions" heads as many questions, and is none itself.
func TestCountedKinds(t *testing.T) {
	q, _ := read(t, paper("Name: ____________\n2 Written questions\n1. the young of a dog\n2. the young of a cat\n\n3 Matching questions\n1. it hunts by night\n2. it lays eggs each day\n3. it swims\nA. hen\nB. duck\nC. owl\n\n2 Multiple choice questions\n1. the young of a cow\na. calf\nb. lamb\nc. foal\n2. the young of a horse\na. calf\nb. lamb\nc. foal\n\n1 True/False question\n1. lamb → the young of a sheep\nTrue\nFalse\n"))
	var got []string
	for _, item := range q.Items {
		got = append(got, fmt.Sprintf("%T %s", item.Response, item.Stem.Text()))
	}
	want := []string{"quiz.Text the young of a dog", "quiz.Text the young of a cat", "quiz.Match Matching questions", "quiz.Choice the young of a cow", "quiz.Choice the young of a horse", "quiz.TrueFalse lamb → the young of a sheep"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
