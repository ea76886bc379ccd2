package layout

import (
	"strings"
	"testing"
)

// TestBrowserRows: the time, title, address and page number that a browser prints
// around its page are left out, also of one page alone; a date and an address of the
// paper itself are kept.
func TestBrowserRows(t *testing.T) {
	printed := func(top, foot [2]string) string {
		return blocksOf(newPaper().at(24, 20, top[0], small).at(260, 20, top[1], small).
			lines(40, 100, "1. Which is a metal?", "A. Iron", "B. Salt").
			at(24, 780, foot[0], small).at(540, 780, foot[1], small))
	}
	for _, p := range [][2][2]string{
		{{"11/28/26, 3:17 PM", "Metals"}, {"https://school.example/metals", "1/1"}},
		{{"28.11.2026, 15:17", "Metalle"}, {"https://school.example/metals?id=7", "1/1"}},
		{{"Metals", "https://school.example/metals"}, {"1 of 2", "11/28/2026, 3:17 PM"}},
	} {
		if text := printed(p[0], p[1]); strings.Contains(text, "/") || !strings.Contains(text, "B. Salt") {
			t.Errorf("%v: %s", p, text)
		}
	}
	kept := [2][2]string{{"11/28/26, 3:17 PM", "Room 4"}, {"More at https://school.example/metals", "Good luck!"}}
	if text := printed(kept[0], kept[1]); !strings.Contains(text, "Room 4") || !strings.Contains(text, "Good luck") {
		t.Errorf("the paper's own lines are gone: %s", text)
	}
}
