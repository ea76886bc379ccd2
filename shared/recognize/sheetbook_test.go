package recognize_test

import (
	"bytes"
	"context"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"formwright/shared/reader/sheet"
)

// TestWorkbook reads a platform's template as a real workbook: numbers are
// numbers, the titles stand in row 8 under instructions, seconds are no points.
func TestWorkbook(t *testing.T) {
	f := excelize.NewFile()
	for cell, v := range map[string]any{
		"B2": "Quiz template", "B3": "Add questions, at least two answer alternatives, time limit and choose correct answers (at least one).",
		"B8": "Question - max 120 characters", "C8": "Answer 1 - max 75 characters", "D8": "Answer 2 - max 75 characters", "E8": "Answer 3 - max 75 characters",
		"F8": "Answer 4 - max 75 characters", "G8": "Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs", "H8": "Correct answer(s) - choose at least one",
		"A9": 1, "B9": "What is 1 + 2?", "C9": 2, "D9": 3, "E9": 4, "G9": 20, "H9": 2,
		"A10": 2, "B10": "Which are primes?", "C10": 2, "D10": 4, "E10": 5, "G10": 60, "H10": "1,3",
		"A11": 3, "B11": "The sky is blue.", "C11": true, "D11": false, "G11": 20, "H11": 1,
	} {
		if err := f.SetCellValue("Sheet1", cell, v); err != nil {
			t.Fatal(err)
		}
	}
	var data bytes.Buffer
	if err := f.Write(&data); err != nil {
		t.Fatal(err)
	}
	doc, _, err := sheet.Read(context.Background(), data.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	q, fs := read(t, doc)
	if diff := cmp.Diff([]string{"3", "2 | 5", "true"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	for _, item := range q.Items {
		if item.Points != nil {
			t.Errorf("%s is worth %s", item.ID, item.Points)
		}
	}
	if len(fs) > 0 || q.Items[0].Position.Cell != "B9" || q.Items[0].Position.Part != "Sheet1" {
		t.Errorf("findings %v, position %v", fs, q.Items[0].Position)
	}
}
