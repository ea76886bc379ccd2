package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/reader/sheet"
)

// TestBlocksWithNames: titles that begin with the name of their block are those of
// blocks side by side; lists of choices are titled alike in each.
func TestBlocksWithNames(t *testing.T) {
	const rows = "\n\"Which is a bird?\",\"owl,cod,cat\",owl,\"Which is a fish?\",\"owl,cod,cat\",cod\n\"Which hoots?\",\"owl,cod,cat\",owl,\"Which purrs?\",\"owl,cod,cat\",cat\n"
	for _, head := range []string{"Easy_Question,Easy_Options,Easy_Key,Hard_Question,Hard_Options,Hard_Key", "Question,Options,Answer,Question,Options,Answer"} {
		doc, _, err := sheet.ReadCSV(t.Context(), []byte(head+rows))
		if err != nil {
			t.Fatal(err)
		}
		q, _ := read(t, doc)
		if diff := cmp.Diff([]string{"Which is a bird?", "Which hoots?", "Which is a fish?", "Which purrs?"}, stems(q)); diff != "" {
			t.Errorf("%s: stems (-want +got):\n%s", head, diff)
		}
		if diff := cmp.Diff([]string{"owl", "owl", "cod", "cat"}, keys(q)); diff != "" {
			t.Errorf("%s: keys (-want +got):\n%s", head, diff)
		}
	}
}

// TestGappedColumn: sentences with a gap beside answers are questions whatever their
// column is called.
func TestGappedColumn(t *testing.T) {
	doc, _, err := sheet.ReadCSV(t.Context(), []byte("id,de,cloze_en,answer\n1,Eule,The ____ hoots.,owl\n2,Dorsch,A ____ swims.,cod\n3,Katze,The ____ purrs.,cat\n"))
	if err != nil {
		t.Fatal(err)
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"owl", "cod", "cat"}, keys(q)); diff != "" {
		t.Errorf("keys (-want +got):\n%s", diff)
	}
}
