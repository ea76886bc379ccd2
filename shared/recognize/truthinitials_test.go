package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTruthInitials: the letter before the word for false is a label, and no answer.
func TestTruthInitials(t *testing.T) {
	q, _ := read(t, paper("Bird quiz\n1.\nWhich bird hunts by night?\nA\towl\nB\then\n2.\nHens lay eggs.\nT\tTrue\nF\tFalse\n3.\nOwls bark.\nV  Verdadero\nF  Falso\n"))
	if diff := cmp.Diff([]string{"Which bird hunts by night?", "Hens lay eggs.", "Owls bark."}, stems(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("keys -want +got:\n%s", diff)
	}
}
