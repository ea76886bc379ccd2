package recognize_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// listSigns are the ways in which the entries of a list are counted.
var listSigns = map[string][4]string{
	"digits": {"1.", "2.", "3.", "4."}, "letters": {"a)", "b)", "c)", "d)"}, "letters in brackets": {"(a)", "(b)", "(c)", "(d)"},
	"Roman": {"(i)", "(ii)", "(iii)", "(iv)"}, "capitals": {"A.", "B.", "C.", "D."}, "Roman capitals": {"I.", "II.", "III.", "IV."},
	"late letters": {"p.", "q.", "r.", "s."}, "late capitals": {"(P)", "(Q)", "(R)", "(S)"}, "none": {},
}

// sameSigns reports whether two lists cannot be told apart by their signs.
func sameSigns(a, b string) bool {
	bare := func(s string) string { return strings.ToLower(strings.Trim(listSigns[s][0], "().")) }
	return bare(a) == bare(b)
}

func sameText(c richtext.Content, text string) bool { return c.Text() == text }

// TestColumnLists: two lists to match may be counted in any two ways, or not at all where
// they stand side by side.
func TestColumnLists(t *testing.T) {
	left := []string{"cartographer", "legend", "relief", "scale"}
	right := []string{"height of land", "explains symbols", "makes maps", "ratio of lengths"}
	want := []string{"1. Define the word map.", "2. Match the following:", "3. Name two seas."}
	for a, first := range listSigns {
		for b, second := range listSigns {
			if sameSigns(a, b) {
				continue
			}
			beside, one, two := "", "", ""
			for i := range left {
				beside += fmt.Sprintf("%-24s%s\n", strings.TrimSpace(first[i]+" "+left[i]), strings.TrimSpace(second[i]+" "+right[i]))
				one, two = one+first[i]+" "+left[i]+"\n", two+second[i]+" "+right[i]+"\n"
			}
			lists := map[string]string{"beside": beside, "beside under titles": "Column A                Column B\n" + beside}
			if a != "none" && b != "none" && a != "late letters" && a != "late capitals" {
				lists["below"], lists["below with titles"] = one+"\n"+two, "List I\n"+one+"List II\n"+two
			}
			for layout, text := range lists {
				q, _ := read(t, paper("Geography quiz\n1. Define the word map.\n2. Match the following:\n"+text+"\n3. Name two seas."))
				if diff := cmp.Diff(want, labelled(q)); diff != "" {
					t.Errorf("%s and %s %s: %s", a, b, layout, diff)
					continue
				}
				m, _ := q.Items[1].Response.(quiz.Match)
				if !slices.EqualFunc(m.Left, left, sameText) || !slices.EqualFunc(m.Right, right, sameText) {
					t.Errorf("%s and %s %s: %v, %v", a, b, layout, m.Left, m.Right)
				}
			}
		}
	}
}

// TestKeysOfColumnLists: the pairs are told by signs or by words, on one line or one to a
// line, below the lists or in the key.
func TestKeysOfColumnLists(t *testing.T) {
	lists := "2. Match the following:\na) cartographer         i) height of land\nb) legend               ii) explains symbols\nc) relief               iii) makes maps\n"
	for _, told := range []string{
		"a-iii, b-ii, c-i", "a) iii b) ii c) i", "(a) – (iii), (b) – (ii), (c) – (i)", "a) iii\nb) ii\nc) i", "a - iii\nb - ii\nc - i",
		"a) makes maps\nb) explains symbols\nc) height of land", "Cartographer – makes maps\nLegend – explains symbols\nRelief – height of land",
		"cartographer – makes maps; legend – explains symbols; relief – height of land.", "a) makes maps, b) explains symbols, c) height of land",
	} {
		sign := " "
		if strings.Contains(told, "\n") {
			sign = "\n"
		}
		for place, text := range map[string]string{
			"below":      "Geography quiz\n1. Define the word map.\nAnswer: a drawing\n" + lists + "Answer:" + sign + told + "\n3. Name two seas.\nAnswer: Red Sea, Black Sea",
			"in the key": "Geography quiz\n1. Define the word map.\n" + lists + "3. Name two seas.\n\nAnswer key\n1. a drawing\n2. " + told + "\n3. Red Sea, Black Sea",
		} {
			q, _ := read(t, paper(text))
			want := []string{"1. Define the word map.: a drawing", "2. Match the following:: cartographer=makes maps | legend=explains symbols | relief=height of land", "3. Name two seas.: Red Sea, Black Sea"}
			if diff := cmp.Diff(want, labelled(q)); diff != "" {
				t.Errorf("%q %s (-want +got):\n%s", told, place, diff)
			} else if !q.Items[1].Feedback.General.IsEmpty() {
				t.Errorf("%q %s: what tells the pairs explains", told, place)
			}
		}
	}
}

// TestDottedColumns: lines are drawn between the dots beside two lists.
func TestDottedColumns(t *testing.T) {
	q, _ := read(t, paper("Geography quiz\n1. Match the following:\nlegend  •      •  makes maps\nrelief  •      •  explains symbols\nscale   •      •  ratio\n2. Name two seas."))
	m, _ := q.Items[0].Response.(quiz.Match)
	if !slices.EqualFunc(m.Left, []string{"legend", "relief", "scale"}, sameText) || !slices.EqualFunc(m.Right, []string{"makes maps", "explains symbols", "ratio"}, sameText) {
		t.Errorf("%v, %v", m.Left, m.Right)
	}
}

// TestNoColumnLists: choices in columns, and codes of pairs below two lists, are no lists
// to match; two lists without a key get none.
func TestNoColumnLists(t *testing.T) {
	for text, want := range map[string][]string{
		"Quiz\n1. Match the word that means big.\na) tiny        b) huge\nc) thin        d) thick\n2. Which is a sea?\na) Baltic      b) Etna\nc) Bern        d) Oslo":                                                        {"1. Match the word that means big. / tiny / huge / thin / thick", "2. Which is a sea? / Baltic / Etna / Bern / Oslo"},
		"Quiz\n1. Match List I with List II.\nP. map\nQ. legend\nR. scale\n1. a ratio\n2. a drawing\n3. a table\n(A) P-2, Q-3, R-1\n(B) P-1, Q-2, R-3\n(C) P-3, Q-2, R-1\n2. Which is a sea?\n(A) Baltic\n(B) Etna\n(C) Bern": {"1. Match List I with List II.\nP. map\t1. a ratio\nQ. legend\t2. a drawing\nR. scale\t3. a table / P-2, Q-3, R-1 / P-1, Q-2, R-3 / P-3, Q-2, R-1", "2. Which is a sea? / Baltic / Etna / Bern"},
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(want, labelled(q)); diff != "" {
			t.Errorf("-want +got:\n%s", diff)
		}
	}
}
