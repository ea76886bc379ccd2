package scan

import (
	"slices"
	"testing"
)

func TestMisreadSectionLetters(t *testing.T) {
	for _, c := range []struct{ lines, want []string }{
		{[]string{"A. Choose", "1. one", "2. two", "3. three", "3. Complete", "1. four", "2. five", "C. Explain", "1. six"},
			[]string{"A. Choose", "1. one", "2. two", "3. three", "B. Complete", "1. four", "2. five", "C. Explain", "1. six"}},
		{[]string{"A. Choose", "1. one", "2. two", "8. Complete", "1. four", "C. Explain", "1. six"},
			[]string{"A. Choose", "1. one", "2. two", "B. Complete", "1. four", "C. Explain", "1. six"}},
		{[]string{"A. red", "2. Which", "A. green", "3. What", "1. four", "C. blue"}, []string{"A. red", "2. Which", "A. green", "3. What", "1. four", "C. blue"}},
		{[]string{"A. Choose", "7. one", "8. two", "1. four", "C. Explain"}, []string{"A. Choose", "7. one", "8. two", "1. four", "C. Explain"}},
	} {
		spans := typed(c.lines...)
		mendSectionLetters(spans)
		if got := heads(spans); !slices.Equal(got, c.want) {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}
