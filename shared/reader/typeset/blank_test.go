package typeset

import "testing"

// TestTypedBlank: a gap of dots begins behind the dot of a number, and dots that stand apart
// are one gap; three dots are an ellipsis.
func TestTypedBlank(t *testing.T) {
	for text, want := range map[string]string{
		"1. ........ wrote the book.": "........",
		"1. ..... wrote":              ".....",
		"The ....... is red.":         ".......",
		"The . . . . . is red.":       ". . . . .",
		"____ is red.":                "____",
		"And then ...":                "",
		"1. . . 2":                    "",
	} {
		from, to := typedBlank(text)
		if got := text[max(from, 0):max(to, 0)]; got != want {
			t.Errorf("%q: %q, not %q", text, got, want)
		}
	}
}
