package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSaidKey reads a key at the end that nothing announces, where it says the right
// choices again or gives a letter for each question, with no room above it either.
func TestSaidKey(t *testing.T) {
	test := "1. Which is a sea?\na) Oslo\nb) Baltic\nc) Lima\n2. Which is a tree?\na) oak\nb) ice\nc) sand\n3. Which is hot?\na) snow\nb) hail\nc) fire\n4. Which is wet?\na) rain\nb) dust\nc) wool\n"
	want, none := []string{"Baltic", "oak", "fire", "rain"}, []string{"-", "-", "-", "-"}
	for _, c := range []struct {
		text string
		want []string
	}{
		{test + "1. b) Baltic.\n2. a) oak\n3. c) fire\n4. a) rain", want},
		{test + "\n1) B. Baltic\n2) A. oak\n3) C. fire\n4) A. rain", want},
		{test + "1. Baltic\n2. oak\n3. fire\n4. rain", want},
		{test + "1. b\n2. a\n3. c\n4. a", want},
		{test + "1. b) Baltic\n2. a) oak\n3. c) fire\n4. a) rain, and much of it", want},
		{test + "1. Baltic\n2. oak\n3. fire\n4. mist", none},
		{test + "1. b) Baltic\n2. a) oak\n3. c) fire", none},
		{test + "1. a) Baltic\n2. b) oak\n3. a) fire\n4. c) rain", none},
		{test + "1. a\n2. b\n3. c\n4. d", none},
		{strings.ReplaceAll(test, "4. Which is wet?\na) rain\nb) dust\nc) wool\n", "4. Which letters are vowels?\n1. a\n2. e\n3. k\n"), []string{"-", "-", "-", "-"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s\n%s", c.text[len(test)-8:], diff)
		}
	}
}
