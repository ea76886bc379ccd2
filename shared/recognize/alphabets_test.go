package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAlphabets: whatever is read with Latin letters is read with those of any other
// script.
func TestAlphabets(t *testing.T) {
	for name, text := range map[string]string{
		"parts behind their number":              "1. {a}) What is snow?\n{b}) What is ice?\n{c}) Why is rain wet?\n2. {a}) Name a bird.\n{b}) What is a nest?\n\nANSWERS\n1. {a}) cold {b}) water {c}) heat\n2. {a}) wren {b}) home\n",
		"parts with their number":                "1{a}. What is snow?\n1{b}. What is ice?\n2{a}. Name a bird.\n2{b}. What is a nest?\n\nANSWERS\n1{a}. cold\n1{b}. water\n2{a}. wren\n2{b}. home\n",
		"parts below, the key with their number": "1. Answer the questions about snow.\n{a}) What is snow?\n{b}) What is ice?\n{c}) Why is rain wet?\n2. Answer about birds.\n{a}) What is a bird?\n{b}) What is a nest?\n\nANSWERS\n1{a} cold\n1{b} water\n1{c} heat\n2{a} wren\n2{b} home\n",
		"a key in a row":                         "1. What is snow?\n{a}) cold\n{b}) warm\n{c}) hot\n2. What is ice?\n{a}) stone\n{b}) water\n{c}) air\n3. What is rain?\n{a}) sand\n{b}) fire\n{c}) water\n\nAnswers: 1{a} 2{b} 3{c}\n",
		"letters behind questions":               "1. What is snow? ({b})\n{a}) hot\n{b}) cold\n{c}) warm\n2. What is ice? ({a})\n{a}) water\n{b}) stone\n{c}) air\n3. What is rain? ({c})\n{a}) sand\n{b}) fire\n{c}) water\n",
		"choices side by side":                   "1. What is snow?\n{a}. hot    {b}. cold    {c}. warm\n2. What is ice?\n{a}. water    {b}. stone    {c}. air\n3. What is rain?\n{a}. sand    {b}. fire    {c}. water\n\nAnswer key\n1. {b}\n2. {a}\n3. {c}\n",
		"answer lines":                           "1. What is snow?\n{a}) hot\n{b}) cold\n{c}) warm\nAnswer: {b}\n2. What is ice?\n{a}) water\n{b}) stone\n{c}) air\nAnswer: {a}) water\n3. What is rain?\n{a}) sand\n{b}) fire\n{c}) water\nAnswer: ({c})\n",
		"choices behind the question":            "1. What is snow? {a}) hot {b}) cold {c}) warm\n2. What is ice? {a}) water {b}) stone {c}) air\n3. What is rain? {a}) sand {b}) fire {c}) water\nKey: 1-{b}, 2-{a}, 3-{c}\n",
		"statements":                             "1. Put T or F.\n{a}) Snow is warm. ___\n{b}) Rain is wet. ___\n{c}) Fire is hot. ___\n\nAnswers\n1. {a}) F {b}) T {c}) T\n",
		"letters without a sign":                 "1. What is snow?\n{a} hot\n{b} cold\n{c} warm\n2. What is ice?\n{a} water\n{b} stone\n{c} air\n3. What is rain?\n{a} sand\n{b} fire\n{c} water\n\n1 {b}\n2 {a}\n3 {c}\n",
		"several letters":                        "1. Which are cold?\n{a}) snow\n{b}) fire\n{c}) ice\nAnswer: {a}, {c}\n2. Which are wet?\n{a}) rain\n{b}) sea\n{c}) sand\nAnswer: {a} and {b}\n3. Which is hot?\n{a}) fire\n{b}) ice\n{c}) snow\nAnswer: {a}\n",
	} {
		readWith := func(letters [3]string) []string {
			q, _ := read(t, paper(strings.NewReplacer("{a}", letters[0], "{b}", letters[1], "{c}", letters[2]).Replace(text)))
			out := keys(q)
			for _, item := range q.Items {
				out = append(out, item.Stem.Text())
			}
			return out
		}
		want := readWith([3]string{"a", "b", "c"})
		for _, letters := range [][3]string{{"а", "б", "в"}, {"α", "β", "γ"}, {"الف", "ب", "ج"}, {"أ", "ب", "ج"}, {"א", "ב", "ג"}, {"ก", "ข", "ค"}, {"क", "ख", "ग"}, {"甲", "乙", "丙"}} {
			if diff := cmp.Diff(want, readWith(letters)); diff != "" {
				t.Errorf("%s with %s: %s", name, letters[0], diff)
			}
		}
	}
}
