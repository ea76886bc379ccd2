package recognize_test

import (
	"testing"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

// TestAnswersOfPeople: a sheet of what people answered says the same few things
// over and over and asks nothing; grades beside essays neither.
func TestAnswersOfPeople(t *testing.T) {
	said := [2]string{"When the row is split, name both of its halves by a dash", "When the row is split, name both of its halves by a dot"}
	var answers, essays [][]page.Cell
	for i, who := range []string{"Ann", "Bo", "Cy", "Di", "Eve", "Fay", "Gil", "Hal", "Ida", "Jo", "Kay", "Lu"} {
		answers = append(answers, plainCells(said[i*7%3%2], "An incorrect header of the table", []string{"TRUE", "FALSE"}[i%2], who))
	}
	for i := range 12 {
		essays = append(essays, plainCells("2018-08-22 19:2"+string(rune('0'+i%10)), string(rune('1'+i%3)), "Some long text that a pupil wrote about the work they want to do later, number "+string(rune('a'+i))))
	}
	for name, rows := range map[string][][]page.Cell{"answers": answers, "essays": append([][]page.Cell{plainCells("Timestamp", "Score", "essay")}, essays...)} {
		if q, _, err := recognize.Recognize(page.Document{Blocks: []page.Block{sheetPage("S", rows...)}}); err == nil && len(q.Items) > 0 {
			t.Errorf("%s: %v, want no question", name, keys(q))
		}
	}
}
