package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSheetListings reads the right choices of sheets whose choices stand in one
// cell, in that of the question, or under titles of their own.
func TestSheetListings(t *testing.T) {
	for name, c := range map[string]struct {
		csv  string
		want []string
	}{
		"a title that says nothing known": {`no,question,year,objectives,answer
1,Which bird hoots?,1995,"a) Owl
b) Robin that sings
at dawn
c) Wren",a
2,Which bird sings at dawn?,1995,"a) Owl
b) Robin",b
3,Which bird is small?,1996,"a) Owl
b) Robin
c) Wren",c`, []string{"Owl", "Robin", "Wren"}},
		"on the line below the question": {`Question,Solutions,Explanation
"Which bird hoots?
A: Owl B: Robin C:Wren",A,A is correct.
"Which bird is small?
A: Owl B: Robin C:Wren",C,C is correct.`, []string{"Owl", "Wren"}},
		"one column of tasks": {`What makes the flight of an owl silent? Name two reasons.
Name three birds that sing at dawn.
Which bird hoots at night?
Birds that cannot fly
Draw the nest of the barn owl.
Explain why the owl turns its head.`, []string{"-", "-", "-", "-", "-", "-"}},
		"fakes": {`Questions,Correct Answers,Fake Answer 1,Fake Answer 2
Which bird hoots?,Owl,Robin,Wren
Which bird is small?,Wren,Vulture,Heron`, []string{"Owl", "Wren"}},
		"a key cut into rows": {`Question,A,B,C,Answer
1. Which bird hoots?,A. Owl,B. Robin,C. Wren,"1.A
Owls hoot at night. Wrens only sing."
2. Which bird is small?,A. Owl,B. Robin,C. Wren,"2. C
Wrens weigh little, owls and robins more."
3. Which bird sings?,A. Owl,B. Robin,C. Vulture,"3. B
Robins sing."`, []string{"Owl", "Wren", "Robin"}},
	} {
		if diff := cmp.Diff(c.want, keysOfCSV(t, c.csv)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
