package flatten_test

import (
	"strings"
	"testing"

	"formwright/shared/recognize/flatten"
)

// TestPiecesOf: letters side by side are answers where they are those of choices, or the
// first ones of two words; a word is none.
func TestPiecesOf(t *testing.T) {
	for text, want := range map[string]string{"TFFT": "T|F|F|T", "bdac": "b|d|a|c", "АВБГ": "А|В|Б|Г", "对错错对": "对|错|错|对", "Frog": "", "Kota": "", "a, b, c, d": "a| b| c| d"} {
		if got := strings.Join(flatten.PiecesOf(text, 4), "|"); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}
