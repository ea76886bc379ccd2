package layout

import "testing"

func TestLabelsOfRoomAtTheMargin(t *testing.T) {
	check(t, []sample{
		{"the label of a question again before its room", newPaper().lines(60, 100, "6. (a) Name the longest river of the land and the town at its mouth.").
			at(400, 130, "(a)").rule(416, 131.5, 520, 131.5).
			at(75, 160, "(b) Name the highest mountain.").at(400, 190, "(b)").rule(416, 191.5, 520, 191.5).
			at(60, 220, "8. Name the largest lake.").at(400, 250, "8. ______________"),
			"6. (a) Name the longest river of the land and the town at its mouth.\n[___]\n(b) Name the highest mountain.\n[___]\n8. Name the largest lake.\n[___]\n"},
		{"gaps with labels of their own", newPaper().lines(60, 100, "1. Name two rivers and a lake of the land that you know from your travels.").
			at(400, 130, "(a) ______________").at(400, 160, "(b) ______________"),
			"1. Name two rivers and a lake of the land that you know from your travels.\n(a) [___]\n(b) [___]\n"},
	})
}
