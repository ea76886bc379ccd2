package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestMarkedAlternative reads the key of a true-false question from the one of
// two printed words that is set apart, at either end of the statement.
func TestMarkedAlternative(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       string
		by         quiz.EvidenceKind
	}{
		{"bold behind", "1. Water is wet. ({b:True} / False)", "true", quiz.ByBold},
		{"bold in front", "1. (True / {b:False}) Water is dry.", "false", quiz.ByBold},
		{"highlighted", "1. Water is dry. (True / {h:False})", "false", quiz.ByHighlight},
		{"green in front", "1. ({g:T}/F) Water is wet.", "true", quiz.ByColour},
		{"underlined, on a line of its own", "1. Water is wet.\n{u:True} / False", "true", quiz.ByUnderline},
		{"Vietnamese", "1. Nước thì khô. (Đúng / {u:Sai})", "false", quiz.ByUnderline},
		{"French, in front", "1. ({b:Vrai} / Faux) L'eau est un liquide.", "true", quiz.ByBold},
		{"both words", "1. Water is wet. ({b:True / False})", "-", ""},
		{"two different marks", "1. Water is wet. ({b:True} / {u:False})", "-", ""},
		{"the statement too", "1. {b:Water is wet. (True} / False)", "-", ""},
		{"neither", "1. (True / False) Water is wet.", "-", ""},
		{"an answer line that agrees", "1. Water is wet. ({b:True} / False)\nAnswer: True", "true", quiz.ByAnswerLine},
	} {
		t.Run(c.name, func(t *testing.T) {
			q, _ := read(t, set("Quiz\n"+c.text))
			item := q.Items[0]
			if diff := cmp.Diff([]string{c.want}, keys(q)); diff != "" {
				t.Fatalf("-want +got:\n%s", diff)
			}
			var by quiz.EvidenceKind
			if len(item.Evidence) > 0 {
				by = item.Evidence[0].Kind
			}
			if by != c.by {
				t.Errorf("known by %q, want %q", by, c.by)
			}
			if _, ok := item.Response.(quiz.TrueFalse); !ok {
				t.Errorf("%T, want true or false", item.Response)
			}
			switch got := item.Stem.Text(); got {
			case "Water is wet.", "Water is dry.", "Nước thì khô.", "L'eau est un liquide.":
			default:
				t.Errorf("stem %q still shows the alternatives", got)
			}
		})
	}
}

// TestMarkedAlternativeConflict follows the answer line and reports the word
// that says otherwise.
func TestMarkedAlternativeConflict(t *testing.T) {
	q, fs := read(t, set("1. Water is wet. (True / {b:False})\nAnswer: True"))
	if diff := cmp.Diff([]string{"true"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if len(fs) != 1 || fs[0].Code != finding.KeyConflict {
		t.Errorf("findings %+v, want one key_conflict", fs)
	}
}

// TestStrayCell says so when a cell of a table of choices is none of them.
func TestStrayCell(t *testing.T) {
	_, fs := read(t, blocks("1. What is 2+2?", grid("A. 3 | B. 4 | C. 5 | It is six"), "2. What is 3+3?", grid("A. 3 | B. 4 | C. 5 | D. 6"), "Answers: 1. B 2. D"))
	if len(fs) != 1 || fs[0].Code != finding.ChoicesMissing || fs[0].Item != "q1" || fs[0].Quote != "It is six" {
		t.Errorf("findings %+v, want choices_missing for q1", fs)
	}
}

// TestMistypedLabels reads a choice with a comma, or nothing, behind its letter
// where the letters before it make it certain, and no sentence for a choice.
func TestMistypedLabels(t *testing.T) {
	for text, want := range map[string]int{
		"1. Pick?\nA. one\nB. two\nC. three\nD, four":             4,
		"1. Pick?\nA. one\nB. two\nC. three\nD four":              4,
		"1. Pick?\nA. one\tB. two\tC. three\tD, four":             4,
		"1. Pick?\na) one\nb) two\nc, three\nd) four":             4,
		"1. Pick?\nA. one\nB. two\nC. three\nd, e and f are free": 3,
		"1. Pick?\nA. one\nB. two\nC programs are fast.":          2,
	} {
		q, _ := read(t, paper(text+"\nAnswer: B\n\n2. Pick?\nA. one\nB. two\nAnswer: A"))
		if got := len(q.Items[0].Response.(quiz.Choice).Choices); got != want {
			t.Errorf("%q: %d choices, want %d", text, got, want)
		}
	}
}

// TestTwoListsMatch pairs two lettered lists under a cue, typed or automatic,
// and leaves statements with choices that combine them alone.
func TestTwoListsMatch(t *testing.T) {
	typed := "Quiz\n1. Match the animals with their sounds.\na. cat\nb. dog\nc. cow\ni. bark\nii. moo\niii. meow\n"
	auto := paper("Quiz\n1. Match the animals with their sounds.")
	for i, s := range []string{"cat", "dog", "cow", "bark", "moo", "meow"} {
		l := &page.Label{Text: string(rune('a'+i)) + ".", Format: page.LowerAlpha, Number: i + 1, Level: 1, List: "q"}
		if i > 2 {
			l = &page.Label{Text: []string{"i.", "ii.", "iii."}[i-3], Format: page.LowerRoman, Number: i - 2, Level: 2, List: "q"}
		}
		auto.Blocks = append(auto.Blocks, page.Paragraph{Label: l, Runs: []page.Run{{Text: s}}})
	}
	for name, doc := range map[string]page.Document{"typed": paper(typed), "automatic": auto} {
		q, _ := read(t, doc)
		m, ok := q.Items[0].Response.(quiz.Match)
		if !ok || len(m.Left) != 3 || len(m.Right) != 3 || m.Left[2].Text() != "cow" || m.Right[0].Text() != "bark" || m.Key != nil {
			t.Errorf("%s: %+v, want three pairs without a key", name, q.Items[0].Response)
		}
		if got, want := q.Items[0].Stem.Text(), "Match the animals with their sounds."; got != want {
			t.Errorf("%s: stem %q, want %q", name, got, want)
		}
	}
	q, _ := read(t, paper(typed+"Answer: a-iii, b-i, c-ii"))
	if diff := cmp.Diff([]string{"cat=meow | dog=bark | cow=moo"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	q, _ = read(t, paper("Quiz\n1. Which statements match the picture?\nI. It rains.\nII. It snows.\nA. I only\nB. II only\nC. I and II"))
	if _, ok := q.Items[0].Response.(quiz.Choice); !ok {
		t.Errorf("%T of choices that combine statements, want a choice", q.Items[0].Response)
	}
}
