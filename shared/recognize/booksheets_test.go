package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"formwright/shared/page"
	"formwright/shared/reader/sheet"
)

// book makes a workbook of sheets: a name, then its rows.
func book(t *testing.T, sheets ...[]any) page.Document {
	t.Helper()
	f := excelize.NewFile()
	for i, s := range sheets {
		name := s[0].(string)
		if i == 0 {
			if err := f.SetSheetName("Sheet1", name); err != nil {
				t.Fatal(err)
			}
		} else if _, err := f.NewSheet(name); err != nil {
			t.Fatal(err)
		}
		for n, row := range s[1:] {
			cells := row.([]any)
			at, err := excelize.CoordinatesToCellName(1, n+1)
			if err != nil {
				t.Fatal(err)
			}
			if err := f.SetSheetRow(name, at, &cells); err != nil {
				t.Fatal(err)
			}
		}
	}
	data, err := f.WriteToBuffer()
	if err != nil {
		t.Fatal(err)
	}
	doc, _, err := sheet.Read(t.Context(), data.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

// TestKeyInASheetOfItsOwn: a sheet of numbers and letters answers the questions
// of another one if its name or a title says so and every answer fits.
func TestKeyInASheetOfItsOwn(t *testing.T) {
	test := []any{"Test", []any{"No", "Question", "A", "B", "C"}, []any{1, "Which is a sea?", "Oslo", "Baltic", "Lima"}, []any{2, "Which is a city?", "Cairo", "ice", "two"},
		[]any{3, "Which is hot?", "snow", "hail", "fire"}, []any{4, "Which is wet?", "rain", "sand", "dust"}}
	right := []string{"Baltic", "Cairo", "fire", "rain"}
	none := []string{"-", "-", "-", "-"}
	for _, c := range []struct {
		name string
		key  []any
		want []string
	}{
		{"titles", []any{"Sheet2", []any{"No", "Answer"}, []any{1, "B"}, []any{2, "A"}, []any{3, "C"}, []any{4, "A"}}, right},
		{"name", []any{"Kunci Jawaban", []any{1, "B"}, []any{2, "A"}, []any{3, "C"}, []any{4, "A"}}, right},
		{"rows", []any{"Answer key", []any{1, 2, 3, 4}, []any{"B", "A", "C", "A"}}, right},
		{"words", []any{"Key", []any{"Question", "Answer"}, []any{"Which is a sea?", "Baltic"}, []any{"Which is a city?", "Cairo"}, []any{"Which is hot?", "fire"}, []any{"Which is wet?", "rain"}}, right},
		{"grades of pupils", []any{"Class 7", []any{"No", "Grade"}, []any{1, "B"}, []any{2, "A"}, []any{3, "C"}, []any{4, "A"}}, none},
		{"letters that are no choices", []any{"Answers", []any{1, "F"}, []any{2, "G"}, []any{3, "E"}, []any{4, "A"}}, none},
		{"too few", []any{"Answers", []any{1, "B"}, []any{2, "A"}}, none},
	} {
		q, _ := read(t, book(t, test, c.key))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}

// TestChoicesInOneCell: a cell may hold all choices as a program writes them, or
// each behind its letter.
func TestChoicesInOneCell(t *testing.T) {
	for name, c := range map[string]struct{ title, cell, answer string }{
		"objects":           {"Answer", `[{"id":1,"text":"Oslo"},{"id":2,"text":"Baltic"},{"id":3,"text":"Lima"}]`, "B"},
		"objects, flagged":  {"Level", `[{"text":"Oslo","isCorrect":false},{"text":"Baltic","isCorrect":true},{"text":"Lima","isCorrect":false}]`, "easy"},
		"letters":           {"Answer", "A;Oslo,B;Baltic,C;Lima", "B"},
		"several in a line": {"Answer", "A. Oslo     B. Baltic\n\nC. Lima     D. Rome", "B"},
		"letters and bars":  {"Answer", "A=Oslo|B=Baltic|C=Lima", "B"},
	} {
		q, _ := read(t, book(t, []any{"Test", []any{"Question", "Options", c.title}, []any{"Which is a sea?", c.cell, c.answer}, []any{"And which is deep?", c.cell, c.answer}}))
		got := strings.ReplaceAll(strings.Join(labelled(q), "|"), " / Rome", "")
		if diff := cmp.Diff(" Which is a sea? / Oslo / Baltic / Lima: Baltic| And which is deep? / Oslo / Baltic / Lima: Baltic", got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
