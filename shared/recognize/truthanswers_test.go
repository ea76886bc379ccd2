package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTruthLetters: answer lines may give the first letter of true or false.
func TestTruthLetters(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"Q1. Ice is cold.\nCorrect Answer : T\nQ2. Mars is a sea.\nCorrect Answer : F\nQ3. Which is hot?\n1. Ice\n2. Fire\nCorrect Answer : 2", []string{"true", "false", "Fire"}},
		{"Q1. Ice is cold.\nCorrect Answer : T\nQ2. The sun is hot.\nCorrect Answer : T\nQ3. Which is hot?\n1. Ice\n2. Fire\nCorrect Answer : 2", []string{"true", "true", "Fire"}},
		{"1. La glace est froide.\nRéponse : V\n2. Mars est une mer.\nRéponse : F\n3. Le soleil est chaud.\nRéponse : V", []string{"true", "false", "true"}},
		{"1. Buz soğuktur.\nCevap: D\n2. Mars bir denizdir.\nCevap: Y\n3. Güneş sıcaktır.\nCevap: D", []string{"true", "false", "true"}},
		{"1. Es itu dingin.\nJawaban: B\n2. Mars adalah laut.\nJawaban: S", []string{"true", "false"}},
		{"1. Which element is lightest?\nAnswer: H\n2. Which one burns?\nAnswer: C\n3. Which one do we breathe?\nAnswer: O", []string{"H", "C", "O"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s\n%s", c.text, diff)
		}
	}
}

// TestTruthWithCorrection: what an answer says behind true or false is why, where
// others say no more than the word; behind other words it is the answer.
func TestTruthWithCorrection(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"1. Ice is cold.\nANSWER: TRUE\n2. Mars is a sea;\nANSWER: FALSE, \"planet\" (not a sea)\n3. The sun is hot.\nANSWER: TRUE\n4. A whale is a fish.\nANSWER: FALSE, mammal", []string{"true", "false", "true", "false"}},
		{"1. La glace est froide.\nRéponse : Vrai\n2. Mars est une mer.\nRéponse : Faux : une planète\n3. Le soleil est chaud.\nRéponse : Vrai", []string{"true", "false", "true"}},
		{"1. Turn at the bridge.\nAnswer: True, north\n2. Name a wind.\nAnswer: mistral\n3. Name a sea.\nAnswer: Aral", []string{"True, north", "mistral", "Aral"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s\n%s", c.text, diff)
		}
	}
}
