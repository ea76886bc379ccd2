package recognize_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/quiz"
)

func rightLetter(i int) string { return "ABCD"[rights[i] : rights[i]+1] }

func otherLetter(i int) string { return "ABCD"[(rights[i]+1)%4 : (rights[i]+1)%4+1] }

// keyOf prints a key with the letters of n questions from the first one on.
func keyOf(from, n int, letter func(i int) string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "\n%d. %s", i+1, letter(from+i))
	}
	return b.String()
}

// TestDoubtfulKeys: a key that can be read in two ways is not followed where it
// can.
func TestDoubtfulKeys(t *testing.T) {
	eight := planets(8, unmarked, nothing)
	four := "Section A\n" + planets(4, unmarked, nothing) + "\nSection B\n" + planets(4, unmarked, nothing)
	const none, all = "- - - - - - - -", "0 1 3 2 1 0 2 1"
	for _, c := range []struct {
		name, text, want string
		code             finding.Code
	}{
		{"a number twice", eight + "\nAnswer key" + keyOf(0, 3, rightLetter) + "\n3. A" + strings.Replace(keyOf(0, 8, rightLetter), keyOf(0, 3, rightLetter), "", 1), "0 1 - 2 1 0 2 1", finding.KeyConflict},
		{"two versions", eight + "\nAnswer key\nVersion A" + keyOf(0, 8, rightLetter) + "\nVersion B" + keyOf(0, 8, otherLetter), none, finding.KeyConflict},
		{"the same twice", eight + "\nAnswer key\nVersion A" + keyOf(0, 8, rightLetter) + "\nVersion B" + keyOf(0, 8, rightLetter), all, ""},
		{"no certain letter", eight + "\nAnswer key" + strings.Replace(keyOf(0, 8, rightLetter), "3. D", "3. D?", 1), "0 1 - 2 1 0 2 1", finding.KeyUnmatched},
		{"of the second section", four + "\nAnswer key\nSection B" + keyOf(4, 4, rightLetter), "- - - - 1 0 2 1", finding.NoKey},
		{"of no section", four + "\nAnswer key" + keyOf(0, 4, rightLetter), none, finding.KeyUnmatched},
		{"of both sections", four + "\nAnswer key\nSection A" + keyOf(0, 4, rightLetter) + "\nSection B" + keyOf(4, 4, rightLetter), all, ""},
		{"letters to choose from", planets(8, unmarked, func(int) string { return "Answers: 1) a; 2) b; 3) c; 4) d." }), none, finding.NoKey},
		{"all of several", strings.ReplaceAll(planets(8, unmarked, func(i int) string { return [...]string{"Answer: A|B|C|D", "Answer: A|C"}[i%2] }), "list?", "list? (Choose all that apply)"), "0+1+2+3 0+2 0+1+2+3 0+2 0+1+2+3 0+2 0+1+2+3 0+2", ""},
		{"letters with a page", planets(8, unmarked, func(i int) string { return "Answer: " + rightLetter(i) + " (Handbook P. 12)" }), all, ""},
		{"letters with a reason", planets(8, unmarked, func(i int) string { return "Answer: " + rightLetter(i) + "（as it says in the list 3）" }), all, ""},
		{"letters on dotted lines", planets(8, unmarked, func(i int) string {
			return "Answer: " + strings.Replace([...]string{"…….%…….", "......%........"}[i%2], "%", rightLetter(i), 1)
		}), all, ""},
		{"letters in doubt", planets(8, unmarked, func(i int) string {
			return "Answer: " + rightLetter(i) + [...]string{" (not sure)", " (or " + otherLetter(i) + ")"}[i%2]
		}), none, finding.KeyUnmatched},
		{"letters to circle", planets(8, unmarked, func(int) string { return "Answer: A / B / C / D" }), none, finding.KeyUnmatched},
	} {
		t.Run(c.name, func(t *testing.T) {
			q, fs := read(t, paper(c.text))
			if got := places(q); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
			if c.code != "" && !slices.Contains(codes(fs), c.code) || c.code == "" && len(fs) > 0 {
				t.Errorf("findings %v, want %s", fs, c.code)
			}
		})
	}
}

// TestLooksBesideAKey: what few choices look like is no answer where a list has those of
// the others, and its entry for this one cannot be read.
func TestLooksBesideAKey(t *testing.T) {
	bold := inMarks(func(i, k int) string { return pickMark((i == 2 || i == 4) && k == 3-rights[i], "b") })
	q, fs := read(t, set(planets(5, bold, nothing)+"\nAnswer key"+strings.Replace(keyOf(0, 5, rightLetter), "3. D", "3. X,C", 1)))
	if got := places(q); got != "0 1 - 2 1" || !slices.Contains(codes(fs), finding.KeyUnmatched) {
		t.Errorf("got %s with %v", got, fs)
	}
}

// TestKeyOfEachChoice: a key that says something of every choice makes no parts of them,
// and names the one that it calls right.
func TestKeyOfEachChoice(t *testing.T) {
	const quiz = "1. Which of these is a bird?\na) owl\nb) bat\nc) fly\n2. Which of these lives in water?\na) horse\nb) trout\nc) lark\nAnswers\n"
	for said, want := range map[string]string{
		"1. a) Correct. An owl has feathers. b) A bat is a mammal. c) A fly is an insect.\n2. a) Horses live on land. b) Correct, trout swim. c) Larks fly.":                  "0 1",
		"1. a) An owl has feathers. b) A bat is a mammal. c) A fly is an insect.\n2. a) Horses live on land. b) Trout do swim. c) Larks fly.":                                 "- -",
		"1. a) Correct: it has feathers. b) Correct: it flies. c) A fly is an insect.\n2. a) Horses live on land. b) Right! c) Larks fly.":                                    "- 1",
		"1. A) Incorrect. An owl does not.\nB) Correct. A bat flies.\nC) Incorrect. A fly is an insect.\n2. A) Wrong, on land.\nB) Correct. Trout swim.\nC) Wrong: it flies.": "1 1",
		"1. A) No, an owl does not.\nB) No, a bat flies.\n2. A) Incorrect. Horses live on land.\nB) Trout do swim.\nC) Incorrect. Larks fly.":                                 "- -",
		"1. A) Incorrect. An owl is a bird.\n2. B) Correct. Trout swim.":                                                                                                      "- 1",
	} {
		q, _ := read(t, paper(quiz+said))
		if got := places(q); got != want {
			t.Errorf("%s: got %s, want %s", said, got, want)
		}
	}
}

// TestReasonsNameLetters: an explanation that begins with the right letter gives
// the key where nothing else does, one that calls a letter wrong does not.
func TestReasonsNameLetters(t *testing.T) {
	for _, c := range []struct {
		form string
		want string
	}{
		{"Explanation: %s is correct because the list says so.", "0 1 3 2 1 0 2 1"},
		{"Explanation: Option %s is the right answer.", "0 1 3 2 1 0 2 1"},
		{"Explicación: La opción %s es correcta porque lo dice la lista.", "0 1 3 2 1 0 2 1"},
		{"Explanation: %s is wrong because the list does not say so.", "- - - - - - - -"},
		{"Explanation: %s is also correct in older lists.", "- - - - - - - -"},
	} {
		text := planets(8, unmarked, func(i int) string { return fmt.Sprintf(c.form, rightLetter(i)) })
		if q, _ := read(t, paper(text)); places(q) != c.want {
			t.Errorf("%s: %s", c.form, places(q))
		}
	}
}

// TestCodeIsNoSign: "!" before a choice is a negation where boxes are ticked.
func TestCodeIsNoSign(t *testing.T) {
	text := planets(8, func(i, k int, text string) string {
		if i == 3 && k == 0 {
			text = "!(x > 1)"
		}
		return []string{"[ ] ", "[x] "}[len(pickMark(k == rights[i], "x"))] + text
	}, nothing)
	q, fs := read(t, paper(text))
	if got := places(q); got != "0 1 3 2 1 0 2 1" || len(fs) > 0 {
		t.Errorf("%s %v", got, fs)
	}
}

// TestCrossedChoices: where all choices but one are called wrong, that one is
// right; a cross at one of them says nothing.
func TestCrossedChoices(t *testing.T) {
	for _, sign := range []string{" ✗", " ❌", " (wrong)", " (неверно)"} {
		text := planets(8, func(i, k int, text string) string {
			return unmarked(i, k, text) + pickMark(k != rights[i], sign)
		}, nothing)
		q, fs := read(t, paper(text))
		if got := places(q); got != "0 1 3 2 1 0 2 1" || len(fs) > 0 {
			t.Errorf("%q: %s %v", sign, got, fs)
		}
		if c := q.Items[1].Response.(quiz.Choice); c.Choices[0].Content.Text() != "Mercury 1" {
			t.Errorf("%q stays: %s", sign, c.Choices[0].Content.Text())
		}
		text = planets(8, func(i, k int, text string) string {
			return unmarked(i, k, text) + pickMark(k == rights[i], sign)
		}, nothing)
		if q, _ := read(t, paper(text)); places(q) != "- - - - - - - -" {
			t.Errorf("%q at one choice: %s", sign, places(q))
		}
	}
}
