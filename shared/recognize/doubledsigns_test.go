package recognize_test

import (
	"slices"
	"testing"
)

// An editor counted the choices whose letters were typed.
func TestDoubledSigns(t *testing.T) {
	q, _ := read(t, paper("1. Which town is a capital?\n1. a) Milan\n2. b) Rome\n3. c) Turin\n2. Which sea is salty?\n1. a) the Dead Sea\n2. b) Lake Garda\n3. c) Lake Como\n3. Which river is long?\n1. a) the Nile\n2. b) the Spree\n3. c) the Cam\nAnswers\n1. b\n2. a\n3. a"))
	if got := keys(q); !slices.Equal(got, []string{"Rome", "the Dead Sea", "the Nile"}) {
		t.Errorf("keys = %q", got)
	}
}

// A list of answers stays one where they happen to be in the order of the letters.
func TestNoDoubledSigns(t *testing.T) {
	q, _ := read(t, paper("1. Which town is a capital?\na) Rome\nb) Milan\nc) Turin\n2. Which sea is salty?\na) Lake Garda\nb) the Dead Sea\nc) Lake Como\n3. Which river is long?\na) the Cam\nb) the Spree\nc) the Nile\nAnswers\n1. a)\n2. b)\n3. c)"))
	if got := keys(q); !slices.Equal(got, []string{"Rome", "the Dead Sea", "the Nile"}) {
		t.Errorf("keys = %q", got)
	}
}
