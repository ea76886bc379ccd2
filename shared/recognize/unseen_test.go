package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestRuledLines: a choice between rules may take several lines.
func TestRuledLines(t *testing.T) {
	q, _ := read(t, paper("Deserts grow because\n====\nof rain\n====\n#of winds that carry\nthe soil away\n====\nof rivers\n+++++\nGlaciers are made of\n====\n#snow that has\nbecome ice\n====\nsalt\n+++++\nA delta is\n====\na hill\n====\n# the mouth of a river"))
	want := []string{"of winds that carry the soil away", "snow that has become ice", "the mouth of a river"}
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestUzbekLetters: the third choice may be S, as in Cyrillic.
func TestUzbekLetters(t *testing.T) {
	q, _ := read(t, paper("1.Poytaxt qaysi shahar?\nA.Xiva\nB.Toshkent\nS.Buxoro\nD.Nukus\nTo'g'ri javob: B\n2.Daryo nomini toping.\nA.Amudaryo\nB.Orol\nS.Kaspiy\nD.Chorvoq\nTo'g'ri javob: S"))
	if diff := cmp.Diff([]string{"Toshkent", "Kaspiy"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestWrongLetter: a letter that breaks a row both neighbours go on with is a
// slip of its author.
func TestWrongLetter(t *testing.T) {
	q, _ := read(t, paper("1. Which is a planet?\nA) Rome\nB) Oslo\nC) Lima\nБ) * Mars\nE) Cairo\n2. Which is a sea?\nA) Rome\nB) * Baltic\nC) Lima\nB) Mali\nE) Cairo"))
	if diff := cmp.Diff([]string{"Mars", "Baltic"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestPictographs: small pictures before answers and labels are decoration.
func TestPictographs(t *testing.T) {
	q, _ := read(t, paper("Quiz\n❓ 1. Which planet is largest?\n🔹 A) Mars\n🔹 B) Jupiter\n🔹 C) Venus\n✅ Correct Answer: B\n💡 Explanation: Jupiter is very big.\n❓ 2. Which is hot?\n🔹 A) Ice\n🔹 B) Snow\n🔹 C) Fire\n👉 Answer: C\n"))
	if diff := cmp.Diff([]string{"Jupiter", "Fire"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("1️⃣ Which planet is largest?\nA) Mars\nB) Jupiter ✅\nC) Venus\n2️⃣ Which is hot?\n✅ A) Fire\n❌ B) Snow\n❌ C) Ice"))
	if diff := cmp.Diff([]string{"Jupiter", "Fire"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
