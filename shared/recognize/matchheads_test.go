package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// pairsOf are the pairs of the only question of a text, which is to match.
func pairsOf(t *testing.T, text string) []string {
	t.Helper()
	q, _ := read(t, paper(text))
	if len(q.Items) != 1 {
		return []string{"questions: " + strings.Join(stems(q), "; ")}
	}
	m, ok := q.Items[0].Response.(quiz.Match)
	if !ok {
		return []string{"no match"}
	}
	var out []string
	for i, l := range m.Left {
		right := "-"
		if m.Key != nil {
			right = m.Right[m.Key[i]].Text()
		}
		out = append(out, l.Text()+" = "+right)
	}
	return out
}

// TestListsToMatch: two lists are to be matched where an order or the titles of the lists
// say so, with room for the letters before the numbers or behind them, or letters in it.
func TestListsToMatch(t *testing.T) {
	want := []string{"Mitosis = cell division", "Osmosis = movement of water", "Gene = unit of heredity"}
	right := []string{"A) unit of heredity", "B) movement of water", "C) cell division"}
	left := []string{"1. Mitosis", "2. Osmosis", "3. Gene"}
	room := []string{"1. ____ Mitosis", "2. ____ Osmosis", "3. ____ Gene"}
	filled := []string{"__C__ 1. Mitosis", "__B__ 2. Osmosis", "__A__ 3. Gene"}
	for _, head := range []string{"Matching", "Match the terms with their definitions.", "Column A\tColumn B", "Column A          Column B", "Columna A / Columna B"} {
		for _, gap := range []string{"\t", "            "} {
			for _, entries := range [][]string{left, room, filled} {
				rows := ""
				for i, e := range entries {
					rows += "\n" + e + gap + right[i]
				}
				text := "Unit test\n" + head + rows
				if entries[0] != filled[0] {
					text += "\n\nAnswers: 1-C, 2-B, 3-A"
				}
				if diff := cmp.Diff(want, pairsOf(t, text)); diff != "" {
					t.Errorf("%s\n-want +got:\n%s", text, diff)
				}
			}
		}
		if strings.HasPrefix(head, "Match") {
			if diff := cmp.Diff(want, pairsOf(t, "Unit test\n"+head+"\n"+strings.Join(filled, "\n")+"\n\n"+strings.Join(right, "\n"))); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		}
	}
	gaps := pairsOf(t, "Match the halves of the sentences.\n1. ____ pumps blood through the body\tA) The liver\n2. ____ cleans the blood of poison\tB) The heart\n3. ____ takes in the air we need\tC) The lung")
	if diff := cmp.Diff([]string{"____ pumps blood through the body = -", "____ cleans the blood of poison = -", "____ takes in the air we need = -"}, gaps); diff != "" {
		t.Error(diff)
	}
}
