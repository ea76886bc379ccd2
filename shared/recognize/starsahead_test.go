package recognize_test

import (
	"strings"
	"testing"
)

// TestStarsAhead: where stars stand before the letters of right choices, one at the end of
// a choice belongs to the next on its line; where they stand behind choices they stay.
func TestStarsAhead(t *testing.T) {
	ahead := "1. I _____ a book.\nA) reads *B) read C) reading D) to read\n2. You _____ home.\nA) goes B) going *C) go D) gone\n3. He _____ tea.\n*A) drinks B) drink C) drunk D) drinking\n4. We _____ late.\nA) is B) am C) be *D) are\n5. It _____ well.\nA) run* B) runs C) running D) to run\n6. They _____ it.\n*A) like B) likes C) liking D) to likes\n"
	behind := strings.NewReplacer("*B) read", "B) read*", "*C) go", "C) go*", "*A) drinks", "A) drinks*", "*D) are", "D) are*", "*A) like", "A) like*").Replace(ahead)
	for text, want := range map[string]string{ahead: "read go drinks are runs like", behind: "read go drinks are run like"} {
		q, _ := read(t, paper(text))
		if got := strings.Join(keys(q), " "); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}
