package recognize_test

import (
	"bytes"
	"context"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"formwright/shared/reader/sheet"
)

// TestHandoutSheet: a second sheet prints the questions of the first for those
// who take the test; they are asked once.
func TestHandoutSheet(t *testing.T) {
	f := excelize.NewFile()
	if _, err := f.NewSheet("Handout"); err != nil {
		t.Fatal(err)
	}
	set := func(sheet string, rows ...[]any) {
		for i, row := range rows {
			cell, _ := excelize.CoordinatesToCellName(1, i+1)
			if err := f.SetSheetRow(sheet, cell, &row); err != nil {
				t.Fatal(err)
			}
		}
	}
	set("Sheet1", []any{"No.", "Question", "Answer"}, []any{1, "Which organ pumps blood?", "heart"}, []any{2, "Which organ filters blood?", "kidney"}, []any{3, "Where does gas exchange happen?", "lungs"})
	set("Handout", []any{"No.", "Question", "Answer"}, []any{1, "Which organ pumps blood?", ""}, []any{2, "Which organ filters blood?", ""}, []any{3, "Where does gas exchange happen?", ""})
	var data bytes.Buffer
	if err := f.Write(&data); err != nil {
		t.Fatal(err)
	}
	doc, _, err := sheet.Read(context.Background(), data.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"heart", "kidney", "lungs"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
