package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAnnouncedChoices: behind a line that announces the choices their numbers
// and bullets are labels; statements with numbers before it are not.
func TestAnnouncedChoices(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"numbers": {"Q1. Which is a fruit?\nOptions\n1. stone\n2. plum\n3. chair\n\nQ2. Which is a tool?\nOptions\n1. saw\n2. fig\n3. rain\n",
			[]string{"Q1 Which is a fruit? / stone / plum / chair", "Q2 Which is a tool? / saw / fig / rain"}},
		"bullets": {"Q1. Which is a fruit?\nOptions:\n- stone\n- plum\n- chair\n\nQ2. Which is a tool?\nOptions:\n- saw\n- fig\n- rain\n",
			[]string{"Q1 Which is a fruit? / stone / plum / chair", "Q2 Which is a tool? / saw / fig / rain"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
