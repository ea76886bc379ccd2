package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestBoxesBehind: boxes may stand behind the choices, on one line or each on its own;
// those behind the words for true and false stand for these.
func TestBoxesBehind(t *testing.T) {
	q, _ := read(t, paper("Music\n1. Tick the Italian word for loud.\npiano ☐   forte ☑   lento ☐\n2. Which one is solid?\nice [x]\nwater [ ]\nsteam [ ]\n3. Which one is a planet?\nMars [x]   Sirius [ ]\n4. Which one is a gas?\nsteam ☑\nice ☐"))
	if diff := cmp.Diff([]string{"1. Tick the Italian word for loud. / piano / forte / lento: forte", "2. Which one is solid? / ice / water / steam: ice", "3. Which one is a planet? / Mars / Sirius: Mars", "4. Which one is a gas? / steam / ice: steam"}, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestForeignBetween: an order to translate between numbers that go on is the head of
// those below.
func TestForeignBetween(t *testing.T) {
	q, _ := read(t, paper("Spanish test\n\nComplete with SER or ESTAR.\n\n1. Yo ________ de Lima.\n2. El libro ________ en la mesa.\n\nTranslate into Spanish.\n\n3. The house is big.\n4. We are here."))
	if diff := cmp.Diff([]string{"1. Yo _____ de Lima.", "2. El libro _____ en la mesa.", "3. The house is big.", "4. We are here."}, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
