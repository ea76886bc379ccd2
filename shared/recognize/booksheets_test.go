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

// TestKeyByIDs: a sheet may list the answers behind the IDs that the rows of the
// other one have, in an order of its own.
func TestKeyByIDs(t *testing.T) {
	test := []any{"Test", []any{"ID", "Question", "A", "B", "C"}, []any{"GEO-1", "Which is a sea?", "Oslo", "Baltic", "Lima"}, []any{"GEO-2", "Which is a city?", "Cairo", "ice", "two"},
		[]any{"PHY-1", "Which is hot?", "snow", "hail", "fire"}, []any{"PHY-2", "Which is wet?", "rain", "sand", "dust"}}
	for _, c := range []struct {
		name string
		key  []any
		want []string
	}{
		{"another order", []any{"Sheet2", []any{"ID", "CorrectAnswer"}, []any{"PHY-1", "C"}, []any{"PHY-2", "A"}, []any{"GEO-2", "A"}, []any{"GEO-1", "B"}}, []string{"Baltic", "Cairo", "fire", "rain"}},
		{"an ID twice", []any{"Sheet2", []any{"ID", "CorrectAnswer"}, []any{"PHY-1", "C"}, []any{"PHY-1", "A"}, []any{"PHY-2", "A"}, []any{"GEO-2", "A"}, []any{"GEO-1", "B"}}, []string{"-", "-", "-", "-"}},
		{"marks of pupils", []any{"Class 7", []any{"ID", "Grade"}, []any{"PHY-1", "C"}, []any{"PHY-2", "A"}, []any{"GEO-2", "A"}, []any{"GEO-1", "B"}}, []string{"-", "-", "-", "-"}},
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

// TestAnswersThatOfferChoices: a column of answers whose cells list as many
// values each holds choices, and names none of them.
func TestAnswersThatOfferChoices(t *testing.T) {
	rows := func(answers ...string) []any {
		s := []any{"Test", []any{"Soal", "Jawaban"}}
		for i, a := range answers {
			s = append(s, []any{"Berapa jumlah bola di kotak nomor " + string(rune('1'+i)) + "?", a})
		}
		return s
	}
	for _, c := range []struct {
		name    string
		answers []string
		want    string
	}{
		{"as many each", []string{"2,4,6,8", "1, 3, 5, 7", "10,20,30,40", "5,6,7,8", "11,12,13,14"}, " Berapa jumlah bola di kotak nomor 1? / 2 / 4 / 6 / 8"},
		{"accepted words", []string{"two, 2", "one", "three, 3, III, trois", "five, 5", "nine"}, " Berapa jumlah bola di kotak nomor 1?: two, 2"},
	} {
		q, _ := read(t, book(t, rows(c.answers...)))
		if got := labelled(q)[0]; got != c.want {
			t.Errorf("%s: %q", c.name, got)
		}
	}
}

// TestBoardTurnedOver: the same cells of another sheet under the same topics answer the
// questions of a board; a sheet of other topics does not.
func TestBoardTurnedOver(t *testing.T) {
	board := []any{"Board", []any{"Birds", "Rivers", "Towns"},
		[]any{"Which bird swims?", "Which river is the longest?", "Which town is the oldest?"}, []any{"Which bird hoots?", "Which river is the widest?", "Which town lies highest?"}}
	turned := []any{"Turned", []any{"Birds", "Rivers", "Towns"}, []any{"Penguin", "Nile", "Jericho"}, []any{"Owl", "Amazon", "La Paz"}}
	q, _ := read(t, book(t, board, turned))
	if diff := cmp.Diff([]string{"Penguin", "Nile", "Jericho", "Owl", "Amazon", "La Paz"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	other := []any{"Teams", []any{"Red", "Green", "Blue"}, []any{"Ann", "Ben", "Cem"}, []any{"Dan", "Eva", "Fay"}}
	q, _ = read(t, book(t, board, other))
	if diff := cmp.Diff([]string{"-", "-", "-", "-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("other topics (-want +got):\n%s", diff)
	}
}
