package lexicon_test

import (
	"testing"

	"formwright/shared/recognize/lexicon"
)

// TestFigureCodes: bits and addresses are texts, and thousands with points are numbers.
func TestFigureCodes(t *testing.T) {
	for text, want := range map[string]bool{"0101": false, "10.0.0.1": false, "192.168.255.255": false, "0": true, "0.5": true, "1.000.000": true, "95.300.400.255": true, "101": true} {
		if _, ok := lexicon.NumberOf(text); ok != want {
			t.Errorf("%q: %v", text, ok)
		}
	}
}
