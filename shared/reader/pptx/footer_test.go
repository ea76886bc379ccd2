package pptx

import (
	"fmt"
	"testing"
)

// TestTypedFooters: what stands at the foot of most slides, the same or counting them, is
// no text of these; a box to click at, the choices "True" and "False" in frames, and a
// text that is another on every slide are.
func TestTypedFooters(t *testing.T) {
	var slides []string
	for i := 1; i <= 4; i++ {
		slides = append(slides, title(fmt.Sprintf("Question %d", i))+boxAt(0, 68, 20, 4, "", "Class 7b")+boxAt(40, 68, 5, 4, "", fmt.Sprint(i))+boxAt(60, 68, 20, 4, "", fmt.Sprintf("Source %d", 5-i))+boxAt(0, 40, 20, 4, "", "Look!"))
	}
	check(t, newDeck(slides...), "Question 1", "Look!", "Source 4", "<break>", "Question 2", "Look!", "Source 3", "<break>", "Question 3", "Look!", "Source 2", "<break>", "Question 4", "Look!", "Source 1")
	choices := boxAt(0, 68, 20, 4, "4472C4", "True") + boxAt(40, 68, 20, 4, "4472C4", "False")
	check(t, newDeck(title("It rains")+choices, title("It snows")+choices, title("It hails")+choices), "It rains", "• True", "• False", "<break>", "It snows", "• True", "• False", "<break>", "It hails", "• True", "• False")
}
