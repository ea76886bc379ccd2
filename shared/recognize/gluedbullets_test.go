package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestGluedBullets reads a first choice that stands behind its stem, and stars
// before bullets.
func TestGluedBullets(t *testing.T) {
	q, _ := read(t, paper("1. Quelle ville est au nord ? • Lille *\n• Nice\n• Pau\n2. Quel fleuve traverse Paris ? • Rhône\n• Seine *\n• Loire\n3. Quel mot manque ?\n• un\n*• deux\n• trois\n4. Quelle couleur a le ciel ?\n• bleu *\n• vert\n• noir"))
	if diff := cmp.Diff([]string{"Lille", "Seine", "deux", "bleu"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
