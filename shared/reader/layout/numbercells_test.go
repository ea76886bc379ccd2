package layout

import (
	"slices"
	"strings"
	"testing"
)

// TestNumberCells: questions set row by row are read across, each with what stands below
// it; questions that count down their columns, and choices in two rows, stay as they are.
func TestNumberCells(t *testing.T) {
	across := newPaper().at(40, 60, "Simplify each expression and show your work on this page.")
	for i, row := range [][2]string{{"1) 4(3 + 5)", "2) 6 + 2 × 8"}, {"3) 81 ÷ 9 + 4", "4) 7 + 9 − 3"}, {"5) Round 4.56 to", "6) 12 − 4 ÷ 2"}} {
		across.at(40, 100+80*float64(i), row[0]).at(310, 100+80*float64(i), row[1])
	}
	across.at(54, 274, "one decimal place.").at(324, 274, "Check it.")
	across.at(40, 400, "Solve each word problem and write the whole sentence of your answer here.")
	if got := labelled(blocksOf(across)); !slices.Equal(got, []string{"1)", "2)", "3)", "4)", "5)", "6)"}) {
		t.Errorf("across: %v", got)
	}
	if got := blocksOf(across); !strings.Contains(got, "Round 4.56 to one decimal place.") {
		t.Errorf("the second line of a question is not with it:\n%s", got)
	}

	three := newPaper()
	for i, row := range [][3]string{{"1. 14 + 9", "2. 23 − 8", "3. 6 × 7"}, {"4. 56 ÷ 8", "5. 91 − 27", "6. 33 + 48"}, {"7. 9 × 12", "8. 144 ÷ 12"}} {
		for k, text := range row {
			if text != "" {
				three.at(40+180*float64(k), 100+60*float64(i), text)
			}
		}
	}
	if got := labelled(blocksOf(three)); !slices.Equal(got, []string{"1.", "2.", "3.", "4.", "5.", "6.", "7.", "8."}) {
		t.Errorf("three columns: %v", got)
	}

	down := newPaper()
	for i, row := range [][2]string{{"1. What is rain made of in clouds?", "5. What is hail made of in clouds?"}, {"2. Where does a river begin to flow?", "6. Where does a glacier begin to melt?"}, {"3. Who studies the weather every day?", "7. Who studies the rocks every day?"}, {"4. When does the snow melt in spring?", "8. When does the wind blow in autumn?"}} {
		down.at(40, 100+40*float64(i), row[0]).at(310, 100+40*float64(i), row[1])
	}
	if got := labelled(blocksOf(down)); !slices.Equal(got, []string{"1.", "2.", "3.", "4.", "5.", "6.", "7.", "8."}) {
		t.Errorf("down: %v", got)
	}
}

// labelled are the numbers that lines begin with.
func labelled(text string) []string {
	var out []string
	for l := range strings.Lines(text) {
		if f := strings.Fields(l); len(f) > 0 && labelOf(l).kind == numberLabel {
			out = append(out, f[0])
		}
	}
	return out
}
