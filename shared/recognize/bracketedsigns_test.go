package recognize_test

import (
	"slices"
	"testing"
)

// A plus and a minus in brackets say of each choice whether it is right, before its letter or
// in place of one, also behind bullets.
func TestBracketedSigns(t *testing.T) {
	for name, text := range map[string]string{
		"letters": "1. Which town is a capital?\n[+] a) Rome\n[-] b) Milan\n[-] c) Turin\n2. Which sea is salty?\n[-] a) Lake Garda\n[+] b) the Dead Sea\n[-] c) Lake Como",
		"bullets": "1. A capital is:\n•\t[+] a) Rome\n•\t[-] b) Milan\n•\t[-] c) Turin\n2. A salty sea is:\n•\t[-] a) Lake Garda\n•\t[+] b) the Dead Sea\n•\t[-] c) Lake Como",
		"plain":   "1. Which town is a capital?\n(+) Rome\n(-) Milan\n(-) Turin\n2. Which sea is salty?\n(-) Lake Garda\n(+) the Dead Sea\n(-) Lake Como",
	} {
		q, _ := read(t, paper(text))
		if got := keys(q); !slices.Equal(got, []string{"Rome", "the Dead Sea"}) {
			t.Errorf("%s: keys = %q", name, got)
		}
	}
}

// What is for a thing and against it is no question.
func TestNoBracketedSigns(t *testing.T) {
	noQuestions(t, "Gas lamps\n(+) cheap to build\n(-) dangerous indoors\nOil lamps\n(+) easy to carry\n(-) dark and dirty\nCandles\n(+) known to all\n(-) soon burnt")
}
