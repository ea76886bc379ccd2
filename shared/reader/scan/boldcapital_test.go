package scan

import (
	"slices"
	"strings"
	"testing"

	"formwright/shared/reader/layout"
)

// thickness is how thick the print of words is on a page whose capitals are thicker than
// its small letters, some of it bold, between stars.
func thickness(lines []string) (spans []layout.Span, logs []float64, weights []int) {
	for i, l := range lines {
		for _, text := range strings.Fields(l) {
			plain := strings.Trim(text, "*")
			thick := 0.01 * float64(len(spans)%3)
			if smallLetters(plain) < sureOfWord {
				thick += 0.16
			}
			if strings.Trim(plain, "I.") == "" {
				thick += 0.2
			}
			if plain != text {
				thick += 0.34
			}
			spans = append(spans, layout.Span{Text: plain, Block: i + 1})
			logs, weights = append(logs, thick), append(weights, telling(plain))
		}
	}
	return spans, logs, weights
}

// boldOf lists the words that are bold then.
func boldOf(lines []string) (out []string) {
	spans, logs, weights := thickness(lines)
	if !levelled(spans, logs, weights) {
		return nil
	}
	from := 0
	for _, l := range linesOf(spans) {
		embolden(l, logs[from:from+len(l)], weights[from:from+len(l)])
		from += len(l)
	}
	for _, w := range spans {
		if w.Bold {
			out = append(out, w.Text)
		}
	}
	return out
}

func TestCapitalsAreNoBoldPrint(t *testing.T) {
	for _, c := range []struct {
		lines, want []string
	}{
		{[]string{"1. Which of these beans belongs to the server", "A. EJB with CMP", "B. Session bean", "III. HTTP or RMI", "C. TRUE for I, II, III"}, nil},
		{[]string{"1. Which drink is healthy for people", "A. milk", "B. H2O", "2. Which animal hops", "A. horses", "B. *Kangaroos*"}, []string{"Kangaroos"}},
		{[]string{"1. Which gas is it that plants breathe", "A. *CO2*", "B. CH4", "2. Which protocol serves pages", "A. FTP", "B. *HTTP*"}, []string{"CO2", "HTTP"}},
		{[]string{"1. Which gas is it that plants breathe", "A. *CO2*", "B. CH4", "2. Which animal hops", "A. horses", "B. *Kangaroos*"}, []string{"CO2", "Kangaroos"}},
	} {
		got := slices.DeleteFunc(boldOf(c.lines), func(w string) bool { _, ok := parseLabel(w); return ok })
		if !slices.Equal(got, c.want) {
			t.Errorf("%q: got %q, want %q", c.lines, got, c.want)
		}
	}
}
