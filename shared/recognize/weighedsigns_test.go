package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestWeighedSigns: the signs of a learning platform's code stand without its braces, the
// names of questions between colons, and some choices say what they count instead.
func TestWeighedSigns(t *testing.T) {
	q, _ := read(t, paper("::Koja reka je najduža?::\n=Nil\n~Sava\n~Drina\n\n::Koje su planine?:: \n~%50%Rtanj\n~%50%Tara\n~%-50%Dunav\n~%0%Tisa\n\n::q3:: Koje more je plitko?\n~Crveno\n=Azovsko\n~Egejsko\n\n::Koji grad leži na moru\n~Niš\n=Bar\n~Pirot\n"))
	if diff := cmp.Diff([]string{"Koja reka je najduža?", "Koje su planine?", "Koje more je plitko?", "Koji grad leži na moru"}, stems(q)); diff != "" {
		t.Errorf("stems (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"Nil", "Rtanj | Tara", "Azovsko", "Bar"}, keys(q)); diff != "" {
		t.Errorf("keys (-want +got):\n%s", diff)
	}
}
