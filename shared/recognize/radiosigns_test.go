package recognize_test

import (
	"strings"
	"testing"
)

// TestRadioSigns: one filled circle among empty ones is the answer; a list with others
// under its entries has none.
func TestRadioSigns(t *testing.T) {
	q, _ := read(t, paper("Test\n\n1. What comes first in a fire?\n○ Call\n● Alarm\n○ Collect\n\n2. PPE stands for:\n○ one thing\n○ two things\n\n3. May you use a lift?\n● Never\n○ Always\n"))
	if got := strings.Join(keys(q), " "); got != "Alarm - Never" {
		t.Errorf("the keys are %s", got)
	}
	q, _ = read(t, paper("Test\n\n1. Which are parts of a fire plan?\n● Alarms\n○ bells\n○ horns\n\n2. Which are kinds of doors?\n● Ordinary ones\n○ wood\n○ glass\n"))
	if got := strings.Join(keys(q), " "); strings.Trim(got, "- ") != "" {
		t.Errorf("a list gives the keys %s", got)
	}
}
