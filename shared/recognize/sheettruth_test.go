package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

var judgedStatements = []string{"The sun is a star.", "Water boils at 50 degrees.", "Spiders are insects.", "Gold is a metal.", "Ice is frozen water.", "Fish breathe with lungs."}

// judged are rows of statements with what is said of each.
func judged(said string, before ...any) []any {
	var out []any
	for i, s := range judgedStatements {
		out = append(out, append(append([]any{}, before...), s, said[i:i+1]))
	}
	return out
}

// TestShortStatements: ones and noughts under a title that says "true" judge statements
// of three words; under "answer" they stay numbers, as of what asks to calculate.
func TestShortStatements(t *testing.T) {
	rows := func(title string) page.Document {
		out := []any{"Test", []any{"id", "Frage", title}}
		for i, s := range []string{"Wale sind Fische", "Eis schwimmt immer", "Spinnen sind Insekten", "Gold ist Metall", "Stroh brennt gut", "Salz ist süß"} {
			out = append(out, []any{i + 1, s, i % 2})
		}
		return book(t, out)
	}
	q, _ := read(t, rows("richtig"))
	if diff := cmp.Diff([]string{"false", "true", "false", "true", "false", "true"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	sums := []any{"Test", []any{"Question", "Correct"}}
	for i, s := range []string{"Work out the value of 7 - 7", "How many is 3 - 2?", "5 - 5 =", "6 - 5 =", "How many corners has a ball?", "8 - 7 ="} {
		sums = append(sums, []any{s, i % 2})
	}
	q, _ = read(t, book(t, sums))
	if diff := cmp.Diff([]string{"0..0", "1..1", "0..0", "1..1", "0..0", "1..1"}, keys(q)); diff != "" {
		t.Errorf("sums (-want +got):\n%s", diff)
	}
}

// TestStatementColumns: a column of letters or words that say true and false
// behind statements makes a test of them, with titles or without, also beside
// other questions or under a heading of its own.
func TestStatementColumns(t *testing.T) {
	truths := []string{"true", "false", "false", "true", "true", "false"}
	choices := [][]any{{"Which is a sea?", "Oslo", "Baltic", "Lima", "B"}, {"A city is", "Cairo", "ice", "two", "A"}, {"It is hot:", "snow", "hail", "fire", "C"},
		{"It is wet:", "rain", "sand", "dust", "A"}, {"It is a metal:", "wood", "iron", "wool", "B"}, {"It is round:", "box", "book", "ball", "C"}}
	var offered, beside []any
	rows := judged("TFFTTF")
	for i, c := range choices {
		offered = append(offered, append([]any{}, c...))
		beside = append(beside, append(append(append([]any{}, c...), ""), rows[i].([]any)...))
	}
	var ahead, apart []any
	for i, s := range judgedStatements {
		said := map[string]string{"true": "Wahr", "false": "Falsch"}[truths[i]]
		ahead = append(ahead, []any{said, s})
		apart = append(apart, []any{s, []string{"", "star.png"}[i%2], said, "This is said on page 12 of the book."})
	}
	chosen := []string{"Baltic", "Cairo", "fire", "rain", "iron", "ball"}
	sheet := func(rows ...[]any) page.Document {
		all := []any{"Test"}
		for _, r := range rows {
			all = append(all, r...)
		}
		return book(t, all)
	}
	for name, c := range map[string]struct {
		doc  page.Document
		want []string
	}{
		"letters":      {sheet(judged("TFFTTF")), truths},
		"other tongue": {sheet(judged("BSSBBS")), truths},
		"titles":       {sheet([]any{[]any{"Statement", "Answer"}}, judged("VFFVVF")), truths},
		"ahead":        {sheet(ahead), truths},
		"apart":        {sheet(apart), truths},
		"pair":         {sheet([]any{[]any{"Statement", "True/False"}}, judged("TFFTTF")), truths},
		"bits":         {sheet([]any{[]any{"Statement", "Answer"}}, judged("100110")), truths},
		"beside":       {sheet(beside), append(append([]string{}, chosen...), truths...)},
		"parts":        {sheet([]any{[]any{"PART A"}}, offered, []any{[]any{"PART B"}}, judged("TFFTTF")), append(append([]string{}, chosen...), truths...)},
	} {
		q, _, err := recognize.Recognize(c.doc)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestListsAreNoStatements: names and marks, and questions about numbers, are
// none.
func TestListsAreNoStatements(t *testing.T) {
	var names []any
	for i, n := range []string{"Ana", "Bo", "Cy", "Di", "Ed", "Fay"} {
		names = append(names, []any{n + " Lind", "TFFTTF"[i : i+1]})
	}
	if q, _, err := recognize.Recognize(book(t, append([]any{"Class"}, names...))); err == nil {
		t.Errorf("a list of names was read: %q", keys(q))
	}
	q, _ := read(t, book(t, []any{"Test", []any{"Question", "Answer"}, []any{"How many moons has Venus?", 0}, []any{"How many suns are there near us?", 1}, []any{"How many legs has a snake?", 0}, []any{"How many heads has a cow?", 1}, []any{"How many wings has a dog?", 0}}))
	if diff := cmp.Diff([]string{"0..0", "1..1", "0..0", "1..1", "0..0"}, keys(q)); diff != "" {
		t.Errorf("numbers (-want +got):\n%s", diff)
	}
}

// TestTablesOfData: a row of data with a letter and small numbers is no row of
// titles, and a key alone no test.
func TestTablesOfData(t *testing.T) {
	rows := []any{"Data", []any{"Id", "Kept", "Class", "Who", "Sum", "Port"}}
	for i, port := range []string{"S", "S", "Q", "C", "S", "S", "Q", "S", "C", "S"} {
		rows = append(rows, []any{i + 1, i % 2, i%3 + 1, "Lind, Mr. Bo", 7.25 + float64(i), port})
	}
	key := []any{"Sheet1"}
	for i, letter := range []string{"B", "C", "A", "D", "B", "A"} {
		key = append(key, []any{"q" + string(rune('1'+i)), letter})
	}
	for _, sheet := range [][]any{rows, key} {
		if q, _, err := recognize.Recognize(book(t, sheet)); err == nil {
			t.Errorf("%s was read: %q", sheet[0], labelled(q))
		}
	}
}
