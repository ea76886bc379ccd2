package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestToldLists: sentences behind numbers or letters that a question right below is about are
// no choices of it; what a stem asks or orders to choose from is.
func TestToldLists(t *testing.T) {
	q, _ := read(t, paper("Logic test\n\nQuestion 1. Four people were asked about the theft. They said:\n1. Adam: Bob did it.\n2. Bob: Dave did it.\n3. Carl: I did not do it.\nIs Dave guilty? Explain your reasoning.\n\nQuestion 2. Consider the following facts.\n(a) Owls hunt at night.\n(b) Mice are active at night.\nWhat follows from these facts?\n\nQuestion 3. Which is right?\n(a) Owls hunt at night.\n(b) Hens swim at night."))
	want := []string{"Question 1 Four people were asked about the theft. They said:\n1. Adam: Bob did it.\n2. Bob: Dave did it.\n3. Carl: I did not do it.\nIs Dave guilty? Explain your reasoning.", "Question 2 Consider the following facts.\n(a) Owls hunt at night.\n(b) Mice are active at night.\nWhat follows from these facts?", "Question 3 Which is right? / Owls hunt at night. / Hens swim at night."}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("Owl test\n\n1. Choose the right statement.\na) Owls hunt at night.\nb) Hens swim at night.\nWhy do owls hoot?\n\n2. Choose the wrong statement.\na) Owls hunt at night.\nb) Hens swim at night."))
	if got := strings.Join(labelled(q), "; "); !strings.Contains(got, "1. Choose the right statement. / Owls hunt at night. / Hens swim at night.") {
		t.Error(got)
	}
}
