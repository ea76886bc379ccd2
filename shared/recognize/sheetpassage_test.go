package recognize_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"formwright/shared/reader/sheet"
)

// TestSheetPassages: a text in a row of its own belongs to as many of the rows
// below it as it says, a short one names what follows, and an order to explain
// stays a question.
func TestSheetPassages(t *testing.T) {
	var b strings.Builder
	b.WriteString("Tes Potensi,,,,,,\n#,SINONIM,,,,,\n")
	for i := range 24 {
		if i == 4 {
			b.WriteString("#,Bacaan untuk 2 nomor selanjutnya,\"" + strings.Repeat("Tangkasi adalah satwa purba yang hidup di pohon. ", 9) + "\",,,,\n")
		}
		fmt.Fprintf(&b, "#,##,Kata nomor %d searti dengan,arti %d,bukan %d,lain %d,%c\n", i, i, i, i, 'A'+i%3)
	}
	b.WriteString("#,##,Explain why the sky is blue.,,,,\n")
	doc, _, err := sheet.ReadCSV(context.Background(), []byte(b.String()))
	if err != nil {
		t.Fatal(err)
	}
	q, _ := read(t, doc)
	if len(q.Items) != 25 || q.Items[0].Stem.Text() != "Kata nomor 0 searti dengan" {
		t.Fatalf("%d items, the first %q", len(q.Items), q.Items[0].Stem.Text())
	}
	if len(q.Stimuli) != 1 || strings.Join(q.Stimuli[0].Items, " ") != "q5 q6" {
		t.Errorf("stimuli: %+v", q.Stimuli)
	}
}

// TestColoursBesideAnswers: where a column answers the rows, the colour of a
// choice in the one row it leaves out is no answer.
func TestColoursBesideAnswers(t *testing.T) {
	f := excelize.NewFile()
	green, err := f.NewStyle(&excelize.Style{Font: &excelize.Font{Color: "00B050"}})
	if err != nil {
		t.Fatal(err)
	}
	for i := range 30 {
		row := []any{i + 1, fmt.Sprintf("Which is the rule number %d?", i), fmt.Sprintf("first %d", i), fmt.Sprintf("second %d", i), fmt.Sprintf("third %d", i), string(rune('a' + i%3))}
		if i == 12 {
			row = row[:5]
		}
		if err := f.SetSheetRow("Sheet1", fmt.Sprintf("A%d", i+2), &row); err != nil {
			t.Fatal(err)
		}
		if i%4 == 0 {
			if err := f.SetCellStyle("Sheet1", fmt.Sprintf("D%d", i+2), fmt.Sprintf("D%d", i+2), green); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := f.SetSheetRow("Sheet1", "A1", &[]any{"No.", "Question", "a", "b", "c", "Answer"}); err != nil {
		t.Fatal(err)
	}
	var data bytes.Buffer
	if err := f.Write(&data); err != nil {
		t.Fatal(err)
	}
	doc, _, err := sheet.Read(context.Background(), data.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	q, _ := read(t, doc)
	if got := keys(q); len(got) != 30 || got[12] != "-" || got[0] != "first 0" {
		t.Errorf("%q", got)
	}
}
