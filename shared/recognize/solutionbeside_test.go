package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSolutionBeside: a column of sentences beside the one that names the right choices
// explains them; one that says the choices itself is the key.
func TestSolutionBeside(t *testing.T) {
	q, found := read(t, sheetOfCSV(t, "Domanda,Opzione A,Opzione B,Opzione C,Corretta,Soluzione\nQuanto fa 3 + 3?,5,6,7,2,Tre e tre fanno sempre sei.\nQuanto fa 2 + 2?,4,5,6,1,Due e due fanno sempre quattro."))
	if diff := cmp.Diff([]string{"6", "4"}, keys(q)); diff != "" || len(found) > 0 {
		t.Errorf("findings %v, keys (-want +got):\n%s", found, diff)
	}
	if got := q.Items[0].Feedback.General.Text(); got != "Tre e tre fanno sempre sei." {
		t.Errorf("explanation = %q", got)
	}
	q, _ = read(t, sheetOfCSV(t, "Question,Option A,Option B,Points,Solution\nWhich one flies?,an owl of the wood,a cow of the farm,2,an owl of the wood\nWhich one swims?,a cat of the house,a cod of the sea,1,a cod of the sea"))
	if diff := cmp.Diff([]string{"an owl of the wood", "a cod of the sea"}, keys(q)); diff != "" {
		t.Errorf("sentences as choices (-want +got):\n%s", diff)
	}
}
