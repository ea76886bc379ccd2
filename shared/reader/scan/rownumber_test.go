package scan

import (
	"strings"
	"testing"
)

func TestStopOfARowsFirstNumber(t *testing.T) {
	for line, want := range map[string]string{
		"II. 1 true 2. false":        "II. 1. true 2. false",
		"1 B 2) A 3) C":              "1) B 2) A 3) C",
		"1 true and 3. false":        "1 true and 3. false",
		"I. 1. B 2. A":               "I. 1. B 2. A",
		"Unit 1 and 2. are the same": "Unit 1 and 2. are the same",
	} {
		spans := typed(line)
		mendRowNumbers(spans)
		var got []string
		for _, w := range spans {
			got = append(got, w.Text)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func TestNumbersStuckToWords(t *testing.T) {
	for text, want := range map[string]string{"1and": "1 and", "&iv": "& iv", "&iii": "& iii", "3D": "3D", "AT&T": "AT&T", "2or": "2 or", "2x": "2x", "&i": "&i", "12or3": "12or3", "15e": "15e", "&amp": "&amp"} {
		spans := typed("x " + text)
		if mendWords(spans); spans[1].Text != want {
			t.Errorf("%q became %q, want %q", text, spans[1].Text, want)
		}
	}
}
