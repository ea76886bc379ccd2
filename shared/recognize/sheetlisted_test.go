package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/reader/sheet"
	"formwright/shared/recognize"
)

// TestListedChoicesWithoutTitles: a sheet without titles whose choices stand in one cell
// is a test where the column behind names them.
func TestListedChoicesWithoutTitles(t *testing.T) {
	want := []string{"Rome", "Mercury", "6", "Goethe", "tin"}
	asked := [][2]string{{"What is the capital of Italy?", "Milan; Rome; Naples; Turin"}, {"Which planet is nearest to the sun?", "Mercury; Venus; Earth; Mars"},
		{"How many legs has an insect?", "4; 8; 6; 10"}, {"Who wrote Faust?", "Heine; Schiller; Kant; Goethe"}, {"Which metal is soft?", "iron; steel; chrome; tin"}}
	for _, answers := range [][]string{{"2", "1", "3", "4", "4"}, {"B", "A", "C", "D", "D"}, want} {
		text := ""
		for i, q := range asked {
			text += q[0] + "," + q[1] + "," + answers[i] + "\n"
		}
		doc, _, err := sheet.ReadCSV(t.Context(), []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		q, _ := read(t, doc)
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", answers, diff)
		}
	}
}

// TestListsOfData: what dishes are made of and how many they serve, or films of a few
// kinds, ask nothing.
func TestListsOfData(t *testing.T) {
	for name, text := range map[string]string{
		"dishes": "Pancakes,flour; milk; eggs; salt,4\nOmelette with herbs,eggs; chives; butter; salt,2\nTomato soup,tomatoes; onions; cream; salt,3\nApple cake,flour; apples; eggs; sugar,4\nBread pudding,bread; milk; eggs; sugar,2\n",
		"films":  "The long way home,drama; crime; war; family,drama\nNight train to Lima,crime; drama; travel; war,crime\nTwo for the road,comedy; drama; travel; love,drama\nThe last harvest,drama; history; war; love,drama\nWinter in Rome,crime; history; war; love,crime\nSix days,drama; war; crime; history,drama\n",
		"marks":  "Ann Miller,maths; physics; art; music,B\nBen Smith,maths; latin; art; sport,A\nCem Kaya,physics; latin; art; music,C\nEva Lang,maths; greek; art; sport,B\n",
	} {
		doc, _, err := sheet.ReadCSV(t.Context(), []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if q, _, err := recognize.Recognize(doc); err == nil {
			t.Errorf("%s: %d questions, the first %q", name, len(q.Items), q.Items[0].Stem.Text())
		}
	}
}
