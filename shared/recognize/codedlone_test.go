package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLoneVariants reads coded tests whose questions have one variant, which is
// the answer, and leaves one that is only short of the others.
func TestLoneVariants(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"<question> Capital of France?\n<variant> Paris\n<question> Capital of Italy?\n<variant> Rome\n<question> Capital of Peru?\n<variant> Lima", []string{"Paris", "Rome", "Lima"}},
		{"<question>2 + 2?\n<variantright>4\n<question>Red?\n<variant>grass\n<variantright>blood\n<question>Blue?\n<variantright>sky\n<variant>coal", []string{"4..4", "blood", "sky"}},
		{"S: Capital of France?\n+: Paris\nS: Capital of Italy?\n+: Rome\nS: Red?\n-: grass\n+: blood", []string{"Paris", "Rome", "blood"}},
		{"<question>Red?\n<variant>grass\n<variantright>blood\n<question>Blue?\n<variantright>sky\n<variant>coal\n<question>Old?\n<variantright>oak\n<variant>pine\n<question>New?\n<variantright>moon\n<variant>sun\n<question>Left?\n<variant>this", []string{"blood", "sky", "oak", "moon", "-"}},
		{strings.Repeat("<question>Name it?\n<variant>alone\n", 9) + "<question>Red?\n<variant>grass\n<variant>blood", []string{"alone", "alone", "alone", "alone", "alone", "alone", "alone", "alone", "alone", "-"}},
		{strings.Repeat("<question>Name it?\n<variant>alone\n", 5) + strings.Repeat("<question>Red?\n<variant>grass\n<variant>blood\n", 5), []string{"alone", "alone", "alone", "alone", "alone", "-", "-", "-", "-", "-"}},
		{"1. <question>Red?\n<variantright>blood\n<variant>grass\n2.<question>Blue?\n<variant>coal\n<variantright>sky", []string{"blood", "sky"}},
		{"<question>Who wrote it?\n<variantright>A. Smith\n<variant>C. Brown\n<variant>M. Jones\n<question>Who sang it?\n<variant>»Lorelei«\n<variantright>P. May\n<variant>B.Lee", []string{"A. Smith", "P. May"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%.40s -want +got:\n%s", c.text, diff)
		}
	}
}

// TestCodedStemsWithNumbersInWords: a word and its number before a coded stem are its
// label, in a test whose signs a legend explains.
func TestCodedStemsWithNumbersInWords(t *testing.T) {
	for _, word := range []string{"Câu", "Question", "Вопрос", "Aufgabe"} {
		text := "+: right\n-: wrong\n" + strings.ReplaceAll("W 1: Where does a carp live?\n+In water\n- In trees\n- In caves\nW 2: A stork can…?\n+ Fly\n- Bark\n- Weave\nW 3: When does water boil?\n- At 50\n+ At 100\n- At 70\n", "W", word)
		q, _ := read(t, paper(text))
		if diff := cmp.Diff([]string{"In water", "Fly", "At 100"}, keys(q)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", word, diff)
		}
		if got := q.Items[1].Stem.Text(); got != "A stork can…?" {
			t.Errorf("%s: stem %q", word, got)
		}
	}
}
