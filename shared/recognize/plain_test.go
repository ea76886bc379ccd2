package recognize

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
)

// plainForms are ways to write a plain document.
var plainForms = []struct {
	number, choice, answer string // of fmt
	key                    bool   // behind all questions
}{
	{"%d. ", "%c. ", "Answer: %c", false},
	{"%d) ", "%c) ", "Answer: %c", false},
	{"Question %d: ", "%c. ", "Correct answer: %c", false},
	{"%d.\t", "%c.\t", "%d. %c", true},
	{"%d. ", "(%c) ", "", false},
}

// plainDocument writes n questions in a form, under a head.
func plainDocument(form, n int, head string) page.Document {
	f := plainForms[form]
	var b, key strings.Builder
	b.WriteString(head)
	for i := range n {
		fmt.Fprintf(&b, f.number+"What is said of subject %c in year %d?\n", i+1, 'A'+i%26, 1900+i)
		for c, text := range []string{"It grew quickly", "It fell, by 5%", "All of the above", "Café au lait"} {
			fmt.Fprintf(&b, f.choice+"%s\n", 'A'+c, text)
		}
		switch answer := 'A' + rune(i*7%4); {
		case f.key:
			fmt.Fprintf(&key, f.answer+"\n", i+1, answer)
		case f.answer != "":
			fmt.Fprintf(&b, f.answer+"\n", answer)
		}
		b.WriteString("\n")
	}
	if f.key {
		b.WriteString("Answer key\n" + key.String())
	}
	return Paper(b.String())
}

// bothWays reads a document as a plain one, if it is one, and through all passes.
func bothWays(doc page.Document) (plain, mended quiz.Quiz, ok bool) {
	short, long := &recognizer{}, &recognizer{}
	short.Lexicon, long.Lexicon = lexicon.Words(), lexicon.Words()
	lines, ok := short.plain(flatten.Flatten(doc.Blocks, short.Vocabulary))
	if !ok {
		return quiz.Quiz{}, quiz.Quiz{}, false
	}
	plain, _, _ = short.quizIn(lines, doc)
	lines, err := long.mended(flatten.Flatten(doc.Blocks, long.Vocabulary), nil)
	if err == nil {
		mended, _, _ = long.quizIn(lines, doc)
	}
	return plain, mended, true
}

// TestPlain sees that plain documents are known in each of their forms, with all that may
// stand over them, and that they read as through the passes.
func TestPlain(t *testing.T) {
	for form := range plainForms {
		for _, head := range []string{"", "History quiz\n", "History quiz\n\nName: ____________ Date: ________\n", "Unit test\nChoose the best one for each item.\n\n"} {
			plain, mended, ok := bothWays(plainDocument(form, 12, head))
			if !ok {
				t.Errorf("form %d under %q is not plain", form, head)
				continue
			}
			if diff := cmp.Diff(mended, plain); diff != "" {
				t.Errorf("form %d under %q: %s", form, head, diff)
			}
			if len(plain.Items) != 12 {
				t.Errorf("form %d under %q: %d items", form, head, len(plain.Items))
			}
		}
	}
}

// TestPlainSigns: words behind a choice that say that it is right do so in a plain document too.
func TestPlainSigns(t *testing.T) {
	for _, sign := range []string{" - correct answer", " - right", " – верно", " - richtig", ", correct"} {
		var b strings.Builder
		for i := range 12 {
			fmt.Fprintf(&b, "%d. What is said of subject %c?\nA. It grew\nB. It fell%s\nC. It stayed\n", i+1, 'A'+i, sign)
		}
		plain, mended, ok := bothWays(Paper(b.String()))
		if diff := cmp.Diff(mended, plain); !ok || diff != "" {
			t.Errorf("choices that end in %q (plain: %v): %s", sign, ok, diff)
		}
	}
}

// TestNotPlain: what has any habit that a pass undoes goes through the passes.
func TestNotPlain(t *testing.T) {
	const found = "B. It fell, by 5%"
	for name, instead := range map[string]string{
		"two labels on a line":   "B. It fell C. It rose",
		"a gap":                  "B. It fell by ____",
		"a mark":                 "*B. It fell",
		"a worth":                "B. It fell (2 points)",
		"a letter left out":      "E. It fell",
		"another sign":           "B) It fell",
		"a verdict":              "B. It fell ✓",
		"a cross":                "B. It fell x",
		"another line":           "B. It fell\nand rose",
		"no letter":              "It fell",
		"no text":                "B.",
		"a sum":                  "B. 2 + 3 = 5",
		"a number without a tab": "B. \tIt fell\tand rose",
	} {
		text := strings.Repeat("\n", 1)
		for i := range 12 {
			offered := found
			if i == 7 {
				offered = instead
			}
			text += fmt.Sprintf("%d. What is said of it?\nA. It grew\n%s\nC. It stayed\n\n", i+1, offered)
		}
		if _, _, ok := bothWays(Paper(text)); ok {
			t.Errorf("%s counts as plain", name)
		}
	}
	for name, text := range map[string]string{
		"few questions":         strings.Repeat("1. What?\nA. This\nB. That\n", 1),
		"numbers begin anew":    strings.Repeat("1. What?\nA. This\nB. That\n", 12),
		"answers of some":       "1. What?\nA. This\nB. That\nAnswer: A\n" + numbered(2, 12),
		"a key of some":         numbered(1, 12) + "Answer key\n1. A\n2. B\n",
		"a question of a table": numbered(1, 12) + "13. What?\nA. This\n",
	} {
		if _, _, ok := bothWays(Paper(text)); ok {
			t.Errorf("%s: counts as plain", name)
		}
	}
	doc := plainDocument(0, 12, "")
	p := doc.Blocks[2].(page.Paragraph)
	p.Runs[0].Marks.Bold = true
	doc.Blocks[2] = p
	if _, _, ok := bothWays(doc); ok {
		t.Error("a bold choice counts as plain")
	}
}

func numbered(from, to int) string {
	var b strings.Builder
	for i := from; i <= to; i++ {
		fmt.Fprintf(&b, "%d. What?\nA. This\nB. That\n", i)
	}
	return b.String()
}

// FuzzPlain puts any text into the places of a plain document: where it is one still, it reads
// as through the passes.
func FuzzPlain(f *testing.F) {
	for _, s := range []string{"Which is a sea?", "True or false?", "All of the above", "Both A and B", "Answer the next", "It fell, by 5%", "3 or 4", "IV", "Option B", "None", "Total 20 points", "Yes", "1984", "Unit 3"} {
		f.Add(s, s, s, uint8(0))
		f.Add("Quiz", "Which is it?", s, uint8(1))
		f.Add("Quiz", s, "It", uint8(2))
		f.Add(s, "Which?", "It", uint8(3))
	}
	f.Fuzz(func(t *testing.T, head, stem, choice string, seed uint8) {
		if len(head)+len(stem)+len(choice) > 2000 {
			return
		}
		form := int(seed) % len(plainForms)
		doc := plainDocument(form, 10, head+"\n")
		number, letter := fmt.Sprintf(plainForms[form].number, 3), fmt.Sprintf(plainForms[form].choice, 'B')
		asked := false
		for i, b := range doc.Blocks {
			p := b.(page.Paragraph)
			switch text := p.Text(); {
			case strings.HasPrefix(text, number) && len(text) > 8:
				doc.Blocks[i], asked = Paper(number + stem).Blocks[0], true
			case asked && strings.HasPrefix(text, letter):
				doc.Blocks[i], asked = Paper(letter + choice).Blocks[0], false
			}
		}
		plain, mended, ok := bothWays(doc)
		if !ok {
			return
		}
		if diff := cmp.Diff(mended, plain); diff != "" {
			t.Error(diff)
		}
	})
}
