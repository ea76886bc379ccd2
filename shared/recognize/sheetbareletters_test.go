package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"formwright/shared/reader/sheet"
)

// TestLettersOfMissingChoices: a column of letters beside questions without choices
// names choices that were left elsewhere, and is no answer in words; letters that
// are asked for are.
func TestLettersOfMissingChoices(t *testing.T) {
	for name, c := range map[string]struct {
		answers string
		keyed   int
	}{
		"letters of choices": {"B C A D ABD B C AC A D B ABCDEF", 0},
		"letters asked for":  {"B C A K M S F T L O B W", 12},
		"words":              {"Rome Oslo Bern Riga Lima Kyiv Rome Oslo Bern Riga Lima Kyiv", 12},
	} {
		rows := "Question,Answer\n"
		for i, a := range strings.Fields(c.answers) {
			rows += fmt.Sprintf("What belongs to picture number %d?,%s\n", i+1, a)
		}
		doc, _, err := sheet.ReadCSV(t.Context(), []byte(rows))
		if err != nil {
			t.Fatal(err)
		}
		q, _ := read(t, doc)
		keyed := 0
		for _, k := range keys(q) {
			if k != "-" {
				keyed++
			}
		}
		if len(q.Items) != 12 || keyed != c.keyed {
			t.Errorf("%s: %d questions, %d with a key, want %d", name, len(q.Items), keyed, c.keyed)
		}
	}
}
