package lexicon

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// someTexts are made of parts that quick looks tell apart.
func someTexts(n int) []string {
	parts := []string{"a", "B", "Rome", "rom", "É", "é", " ", "  ", "\t", ".", ",", "'", "`", "’", "(", ")", "-", "–", " - ", " | ", "|", "3", "₂", "。", "\u00a0", "\x01", "\xff", "or", "_"}
	random := rand.New(rand.NewPCG(3, 4))
	out := make([]string, n)
	for i := range out {
		for range random.IntN(7) {
			out[i] += parts[random.IntN(len(parts))]
		}
	}
	return out
}

// TestIsSame sees that texts are compared without a copy as they are with one.
func TestIsSame(t *testing.T) {
	texts, alike := someTexts(800), 0
	for _, s := range texts {
		for _, other := range texts[:200] {
			words := Same(other)
			if !MayBeSame(s, other) && Same(s) == words {
				t.Fatalf("MayBeSame(%q, %q) = false", s, other)
			}
			if got, want := IsSame(s, words), Same(s) == words; got != want {
				t.Fatalf("IsSame(%q, %q) = %v", s, words, got)
			} else if got {
				alike++
			}
		}
	}
	if alike < 300 {
		t.Errorf("only %d pairs are alike", alike)
	}
}

// TestMayLoose sees that points behind a gap or a dash are looked for as each sign
// by itself would be.
func TestMayLoose(t *testing.T) {
	for _, s := range someTexts(20_000) {
		if got, want := MayLoose(s), MayGap(s) || strings.Contains(s, " -") || strings.Contains(s, " |") || !IsASCII(s); got != want {
			t.Fatalf("MayLoose(%q) = %v", s, got)
		}
	}
}

// TestGist sees that the gist of a text has every list of which it holds a phrase, and
// lacks most lists of a text without any.
func TestGist(t *testing.T) {
	for _, p := range Words().lists() {
		for _, phrase := range p.List {
			for _, text := range []string{phrase, "1. " + phrase, phrase + " to the end", "first (" + phrase + ")?"} {
				if p.In(text) && !GistOf(text).Has(p.ID) {
					t.Errorf("the gist of %q lacks list %d", text, p.ID)
				}
			}
		}
	}
	for w, word := range judging() {
		if id := map[int]int{1: SaysTrueID, -1: SaysFalseID}[word.side]; !GistOf("it is " + w + ".").Has(id) {
			t.Errorf("the gist of %q does not judge", w)
		}
	}
	if g := GistOf("2. which of these statements about subject number 1 is of most use?"); g.JudgesBoth() || g.Has(Words().TruthCue.ID) {
		t.Error("a plain question seems to judge statements")
	}
}

// TestGistOfTerms sees that the gist of a line has every word that heads a key, or says
// true or false, with other words within it too, and lacks them in most lines.
func TestGistOfTerms(t *testing.T) {
	for id, classes := range map[int][]Class{HeadsKeyID: {KeyHeading}, VerdictID: {TrueWord, FalseWord}} {
		for term := range termsOf(classes...) {
			for _, text := range []string{term, "unit 3: " + term + " (a)", strings.ReplaceAll(term, " ", " complete "), "[" + strings.ReplaceAll(term, " ", "  ") + "]"} {
				if !GistOf(text).Has(id) {
					t.Errorf("the gist of %q lacks it", text)
				}
			}
		}
		if GistOf("2. which of these rivers runs through the old town?").Has(id) {
			t.Errorf("a plain question has %d", id)
		}
	}
}

// TestPartPlace sees that the table of part letters holds the place of each in the
// first alphabet that has it.
func TestPartPlace(t *testing.T) {
	for sign, want := range map[string]int{"": 0, "a": 1, "c": 3, "б": 2, "z": 0, "1": 0, "ب": 2, "ii": 0} {
		if got := PartPlace(Fold(sign)); got != want {
			t.Errorf("PartPlace(%q) = %d, want %d", sign, got, want)
		}
	}
}

// TestMayEndInKey sees that every word that heads a key is let through at the end of a
// text, whatever stands around it, and other words are not.
func TestMayEndInKey(t *testing.T) {
	for term := range termsOf(KeyHeading) {
		for _, text := range []string{term, "Part B – " + term, "Part B (" + term + ") :", "PART B  " + term + "."} {
			if !MayEndInKey(text) {
				t.Errorf("%q ends in no key", text)
			}
		}
	}
	for _, text := range []string{"", " ", "the first of four answers, wrong", "answers to part I"} {
		if MayEndInKey(text) {
			t.Errorf("%q ends in a key", text)
		}
	}
}
