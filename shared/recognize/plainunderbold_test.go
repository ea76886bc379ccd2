package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPlainUnderBold: plain lines apart under numbered questions in bold answer them, those
// that order something too; where the last has none, a line may lead to the next question,
// and what repeats or orders is no answer.
func TestPlainUnderBold(t *testing.T) {
	answered := "Mills\n\n{b:1. What drives a mill?}\n\nwind\n\n{b:2. Who sells the flour?}\n\nThe miller and his wife\n\n{b:3. Name the oldest mill of the town.}\n\nThe one at the ford\n\n{b:4. When was it built?}\n\nIn spring\n\n"
	q, _ := read(t, set(answered))
	if diff := cmp.Diff([]string{"wind", "The miller and his wife", "The one at the ford", "In spring"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for name, text := range map[string]string{
		"open end":  "Mills\n\n{b:1. What drives a mill?}\n\nwind\n\n{b:2. Who sells the flour?}\n\nThe miller and his wife\n\n{b:3. Where is the oldest mill?}\n\nThe one at the ford\n\n{b:4. When was it built?}\n\n",
		"the same":  "Mills\n\n{b:1. What drives a mill?}\n\nTwo words are enough\n\n{b:2. Who sells the flour?}\n\nTwo words are enough\n\n{b:3. Where is the oldest mill?}\n\nTwo words are enough\n\n{b:4. When was it built?}\n\nTwo words are enough\n\n",
		"all plain": "Mills\n\n1. What drives a mill?\n\nwind\n\n2. Who sells the flour?\n\nThe miller and his wife\n\n3. Where is the oldest mill?\n\nThe one at the ford\n\n4. When was it built?\n\n1741\n\n",
	} {
		q, _ := read(t, set(text))
		for i, k := range keys(q) {
			if k != "-" {
				t.Errorf("%s: item %d has the key %q", name, i+1, k)
			}
		}
	}
}
