package recognize_test

import (
	"strings"
	"testing"
)

// TestTypedTicks reads lists whose typed bullets have a tick in place of one of them: it
// says what is right, also where a text goes on below and where it begins with an
// abbreviation. Ticks that are all bullets of their lists say nothing.
func TestTypedTicks(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"roots", "1. When was the wall built?\n√ e.g. in the second age\n• e.g. in the first age\n• e.g. in the third age\n2. Who built it:\n• the wrens\n• the gulls\n√ the owls and those who lived\nbeside them\n• the hens\n3. What was it made of?\n• straw\n√ stone\n• clay", "e.g. in the second age, the owls and those who lived\nbeside them, stone"},
		{"dashes", "1. Which bird hoots?\n- the wren\n✓ the owl\n- the gull\n2. Which one barks?\n✔ the dog\n- the cat\n- the hen", "the owl, the dog"},
		{"ticks alone", "1. Which bird hoots?\n✓ the wren\n✓ the owl\n✓ the gull\n2. Which one barks?\n✓ the dog\n✓ the cat\n✓ the hen", "-, -"},
		{"letters behind", "1. Which bird hoots?\n✓ A. the wren\n• B. the owl\n✓ C. the gull\n• D. the hen\n2. Which one barks?\n• A. the dog\n✓ B. the cat\n• C. the hen", "the wren | the gull, the cat"},
	} {
		t.Run(c.name, func(t *testing.T) {
			q, _ := read(t, paper(c.text))
			if got := strings.Join(keys(q), ", "); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
		})
	}
}
