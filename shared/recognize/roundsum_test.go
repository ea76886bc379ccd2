package recognize_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestRoundSums: numbers in brackets at the ends of all questions are points where they
// add up to a round sum. The numbers of formulas, of right choices and what does not
// add up are none.
func TestRoundSums(t *testing.T) {
	choices := "\na. It rains.\nb. It snows.\nc. It hails."
	for name, test := range map[string]struct {
		text string
		want []string
	}{
		"an exam": {"1. Describe how a glacier forms. (30)\n2. Explain why rivers bend. (25)\n3. Which of these falls as ice? (15)" + choices,
			[]string{"30", "25", "15"}},
		"no round sum":   {"1. Describe how a glacier forms. (30)\n2. Explain why rivers bend. (25)\n3. Explain what hail is. (17)", []string{"-", "-", "-"}},
		"formulas":       {"1. Explain what is lost in equation (2)\n2. Explain what is won in equation (3)\n3. Explain what stays in equation (5)", []string{"-", "-", "-"}},
		"right choices":  {"1. What falls as ice? (3)" + choices + "\n2. What falls as water? (1)" + choices + "\n3. Which of these is hard? (3)" + choices + "\n4. Which of these hurts? (3)" + choices, []string{"-", "-", "-", "-"}},
		"one has none":   {"1. Describe how a glacier forms. (30)\n2. Explain why rivers bend. (20)\n3. Explain what hail is.", []string{"-", "-", "-"}},
		"room before it": {"1. Describe how a glacier forms.   (3)\n2. Explain why rivers bend.   (2)\n3. Explain what hail is.   (2)", []string{"3", "2", "2"}},
	} {
		q, _ := read(t, paper(test.text))
		var got []string
		for _, item := range q.Items {
			points := "-"
			if item.Points != nil {
				points = item.Points.String()
			}
			got = append(got, points)
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestSmallNumbersBehind: small numbers in brackets behind questions are no answers, as they
// may be points, unless most ask for numbers of their own or get larger ones.
func TestSmallNumbersBehind(t *testing.T) {
	for text, want := range map[string]string{
		"1. Mi a gleccser? (2)\n2. Miért kanyarog a folyó? (6)\n3. Mi a jégeső? (1)\n4. Hol ered a Duna? (3)":                                                 "- - - -",
		"1. What is 2 + 3? (5)\n2. What is 4 - 1? (3)\n3. What is 3 x 6? (18)\n4. What is 8 + 1? (9)":                                                         "5..5 3..3 18..18 9..9",
		"1. How many continents are there? (7)\n2. How many hours has a day? (24)\n3. How many days has a year? (365)\n4. How many minutes has an hour? (60)": "7..7 24..24 365..365 60..60",
	} {
		q, _ := read(t, paper(text))
		if got := strings.Join(keys(q), " "); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

// TestBoldWorths: numbers in brackets that alone are bold behind most open questions are
// points whatever they add up to; as bold as their sentences, and counting on, they are none.
func TestBoldWorths(t *testing.T) {
	for name, test := range map[string]struct {
		stem   page.Marks
		worths []string
		want   string
	}{
		"behind plain sentences": {page.Marks{}, []string{"(2)", "(6)", "(1)", "(2)"}, "2 6 1 2"},
		"behind bold ones":       {page.Marks{Bold: true}, []string{"(1)", "(2)", "(3)", "(5)"}, "- - - -"},
	} {
		var d page.Document
		for i, stem := range []string{"Mi a gleccser? ", "Miért kanyarog a folyó? ", "Mi a jégeső? ", "Hol ered a Duna? "} {
			d.Blocks = append(d.Blocks, page.Paragraph{Label: &page.Label{Text: strconv.Itoa(i+1) + ")", Format: page.Decimal, Number: i + 1, List: "1"},
				Runs: []page.Run{{Text: stem, Marks: test.stem}, {Text: test.worths[i], Marks: page.Marks{Bold: true}}}})
		}
		q, _ := read(t, d)
		var got []string
		for _, item := range q.Items {
			if item.Points == nil {
				got = append(got, "-")
				continue
			}
			got = append(got, item.Points.String())
		}
		if s := strings.Join(got, " "); s != test.want {
			t.Errorf("%s: %s, want %s", name, s, test.want)
		}
	}
}
