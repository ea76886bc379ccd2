package layout

import "testing"

// TestChoicesWrappedBeside: the second lines of choices that stand side by side go on with
// the choice above them, and not with the last one of the line. What is no second line
// stays one of its own.
func TestChoicesWrappedBeside(t *testing.T) {
	stem := func() *paper { return newPaper().lines(60, 100, "1. "+full) }
	const head = "1. " + full + "\n"
	check(t, []sample{
		{"both go on", stem().at(70, 114, "a) one and").at(300, 114, "b) two and").at(84, 128, "a half").at(314, 128, "a third").at(70, 142, "c) three").at(300, 142, "d) four"),
			head + "a) one and a half⇥b) two and a third\nc) three⇥d) four\n"},
		{"the first goes on", stem().at(70, 114, "a) one and").at(300, 114, "b) two").at(84, 128, "a half").at(70, 142, "c) three").at(300, 142, "d) four"),
			head + "a) one and a half⇥b) two\nc) three⇥d) four\n"},
		{"the last goes on, in the middle of a tile", stem().at(70, 114, "a) one").at(300, 114, "b) two and more").at(325, 128, "than that"),
			head + "a) one⇥b) two and more than that\n"},
		{"the last goes on, the line was full", stem().at(70, 114, "a) one").at(160, 114, "b) two and more").at(270, 114, "c) three and all of the other things that they have said").at(84, 128, "elsewhere"),
			head + "a) one⇥b) two and more⇥c) three and all of the other things that they have said elsewhere\n"},
		{"in cells, the first goes on", stem().at(70, 114, "a) one of all the things that they had there").at(300, 114, "b) two").at(70, 128, "elsewhere").at(70, 142, "c) three").at(300, 142, "d) four"),
			head + "a) one of all the things that they had there elsewhere⇥b) two\nc) three⇥d) four\n"},
		{"in cells, the first goes on for longer", stem().at(70, 114, "a) one of all the things that they had").at(300, 114, "b) two and").at(70, 128, "elsewhere when all of them were there").at(300, 128, "more").at(70, 142, "together"),
			head + "a) one of all the things that they had elsewhere when all of them were there together⇥b) two and more\n"},
		{"below a choice with room behind", stem().at(70, 114, "a) one").at(300, 114, "b) two").at(70, 128, "elsewhere"),
			head + "a) one⇥b) two\nelsewhere\n"},
		{"Greek letters", stem().at(70, 114, "α) one and").at(300, 114, "β) two and").at(84, 128, "a half").at(314, 128, "a third"),
			head + "α) one and a half⇥β) two and a third\n"},
		{"three lines", stem().at(70, 114, "a) one and").at(300, 114, "b) two").at(84, 128, "a half and").at(84, 142, "a bit"),
			head + "a) one and a half and a bit⇥b) two\n"},
		{"a line across", stem().at(70, 114, "a) one").at(300, 114, "b) two").at(84, 128, "of what was said in the line above, and of no other line"),
			head + "a) one⇥b) two\nof what was said in the line above, and of no other line\n"},
		{"a line at the margin", stem().at(70, 114, "a) one").at(300, 114, "b) two").at(60, 128, "who is it?"),
			head + "a) one⇥b) two\nwho is it?\n"},
		{"a sentence of its own", stem().at(70, 114, "a) one").at(300, 114, "b) two").at(84, 128, "Who is it?"),
			head + "a) one⇥b) two\nWho is it?\n"},
		{"far below", stem().at(70, 114, "a) one").at(300, 114, "b) two").at(84, 145, "of these"),
			head + "a) one⇥b) two\nof these\n"},
		{"a room to write on", stem().at(70, 114, "a) one").at(300, 114, "b) two").at(84, 128, "_____").at(314, 128, "_____"),
			head + "a) one⇥b) two\n[___]⇥[___]\n"},
	})
}
