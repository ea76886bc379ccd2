package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestFormGaps: fields of a form with numbered gaps that count on are questions; one
// alone, or the lines for who takes the test, are none.
func TestFormGaps(t *testing.T) {
	q, _ := read(t, paper("Listening test\n\nName: ____________ Class: ______\n\n1. Where does Anna live?\nA. Rome\nB. Oslo\n\nListen and complete the form.\n\nName:            Tom (2) ___________\nPhone number:    (3) ___________\nDay of arrival:  (4) ___________\n\n5. Where is Tom?\n\nAnswer key\n1 B   2 Brown   3 5550123   4 Monday   5 here\n"))
	if diff := cmp.Diff([]string{"Oslo", "Brown", "5550123..5550123", "Monday", "here"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s\n%q", diff, stems(q))
	}
}
