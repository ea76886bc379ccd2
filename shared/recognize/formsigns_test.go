package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestFormSigns reads copies of on-line forms: stars before the worth, scales, words of empty
// fields, and boxes beside circles, which take several answers.
func TestFormSigns(t *testing.T) {
	q, _ := read(t, paper("Farm safety\n* Indicates required question\n\n1. Which animal guards the house? * 1 point\nMark only one oval.\n○ owl\n○ dog\n○ hen\n\n2. Which of these are birds? * 2 points\n☐ owl\n☐ hen\n☐ bat\n\n3. A hen lays eggs. * 1 point\n○ True\n○ False\n\n4. Name a bird of the night. *\nEnter your answer\n\n5. How sure are you? *\nMark only one oval.\n1 2 3 4 5\nNot sure\nVery sure\n"))
	if diff := cmp.Diff([]string{"Which animal guards the house?", "Which of these are birds?", "A hen lays eggs.", "Name a bird of the night.", "How sure are you?"}, stems(q)); diff != "" {
		t.Fatalf("-want +got:\n%s", diff)
	}
	if c, ok := q.Items[0].Response.(quiz.Choice); !ok || c.Multiple || q.Items[0].Points == nil {
		t.Errorf("one of circles: %+v, points %v", q.Items[0].Response, q.Items[0].Points)
	}
	if c, ok := q.Items[1].Response.(quiz.Choice); !ok || !c.Multiple {
		t.Errorf("several of boxes: %+v", q.Items[1].Response)
	}
	if _, ok := q.Items[3].Response.(quiz.Text); !ok {
		t.Errorf("a field: %T", q.Items[3].Response)
	}
	var scale []string
	if c, ok := q.Items[4].Response.(quiz.Choice); ok {
		for _, e := range c.Choices {
			scale = append(scale, e.Content.Text())
		}
	}
	if got := strings.Join(scale, ", "); got != "1 – Not sure, 2, 3, 4, 5 – Very sure" {
		t.Errorf("a scale: %s", got)
	}
	q, _ = read(t, paper("Farm safety\n1. Which animal guards the house?\n◯ owl\n◉ dog\n2. Which of these is a bird?\n☒ hen\n☐ bat\n3. Which swims?\n☐ hen\n☒ duck\n4. Which barks?\n◯ owl\n◉ dog\n"))
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || c.Multiple {
			t.Errorf("boxes with one tick each take several: %+v", item.Response)
		}
	}
	q, _ = read(t, paper("Farm safety\n1. Which animal guards the house?\n☐ owl\n☐ dog\n2. Which of these is a bird?\n☐ hen\n☐ bat\n3. Which swims?\n☐ hen\n☐ duck\n"))
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || c.Multiple {
			t.Errorf("boxes alone take several: %+v", item.Response)
		}
	}
}
