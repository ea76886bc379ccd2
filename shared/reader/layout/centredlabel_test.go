package layout

import "testing"

// TestCentredLabels: a letter beside the middle of two lines begins them; between
// lines that are no paragraph, or in a line of its own, it stays where it is.
func TestCentredLabels(t *testing.T) {
	check(t, []sample{
		{"a letter beside the middle of its choice", newPaper().lines(60, 100, "1. Which one is it?").at(60, 121, "(a)").at(90, 114, full).at(90, 128, "and on.").at(60, 142, "(b)").at(90, 142, "short"),
			"1. Which one is it?\n(a) " + full + " and on.\n(b) short\n"},
		{"a letter on its own line", newPaper().lines(60, 100, "1. Which one is it?").at(90, 114, "one").at(60, 128, "(a)").at(90, 142, "two"),
			"1. Which one is it?\none\n(a)\ntwo\n"},
		{"a number beside the middle of wide lines", newPaper().at(90, 100, full).at(60, 105.5, "9.").at(90, 120, "and on."),
			"9. " + full + " and on.\n"},
		{"a number a little below the only line", newPaper().at(90, 100, full).at(60, 105.5, "9."),
			"9. " + full + "\n"},
	})
}

// TestLettersWithRoom: a letter is a label with a space before its sign, and with
// two signs.
func TestLettersWithRoom(t *testing.T) {
	check(t, []sample{
		{"a space before the stop", newPaper().lines(60, 100, "1. "+full, "a . of one", "b . of two"), "1. " + full + "\na . of one\nb . of two\n"},
		{"a stop and a bracket", newPaper().lines(60, 100, "1. "+full, "a.) of one", "b.) of two"), "1. " + full + "\na.) of one\nb.) of two\n"},
		{"a name", newPaper().lines(60, 100, "1. "+full, "U.S.A. of one"), "1. " + full + " U.S.A. of one\n"},
	})
}
