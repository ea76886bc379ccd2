package recognize_test

import (
	"slices"
	"testing"

	"formwright/shared/page"
)

// boldPaper is a paper whose lines that begin with "*" are bold and an empty line a gap.
func boldPaper(text string) page.Document {
	doc := paper(text)
	for i, b := range doc.Blocks {
		p := b.(page.Paragraph)
		if len(p.Runs) > 0 && p.Runs[0].Text[0] == '*' {
			p.Runs = []page.Run{{Text: p.Runs[0].Text[1:], Marks: page.Marks{Bold: true}}}
			doc.Blocks[i] = p
		}
	}
	return doc
}

// Questions without numbers among numbered ones, the right line of each in bold.
func TestForgottenLooks(t *testing.T) {
	q, _ := read(t, boldPaper("1. Which metal is liquid?\niron\n*mercury\ntin\nzinc\n\n2. Which gas do plants take?\noxygen\nhelium\n*carbon dioxide\nneon\n\n3. What melts at zero?\n*ice\nwax\nlead\nsalt\n\n"+
		"Which acid is in vinegar?\nnitric\n*acetic\ncitric\nformic\n\nWhich stone is hardest?\n*diamond\nquartz\ntopaz\ntalc\n\n4. What rusts?\ngold\nglass\n*iron\nwood"))
	if got, want := keys(q), []string{"mercury", "carbon dioxide", "ice", "acetic", "diamond", "iron"}; !slices.Equal(got, want) {
		t.Errorf("keys = %q, want %q", got, want)
	}
}

// Choices that ask stay together.
func TestNoForgottenLooks(t *testing.T) {
	q, _ := read(t, boldPaper("1. Which metal is liquid?\niron\n*mercury\ntin\nzinc\n\n2. Which question asks for a place?\nWho is it?\nWhat is it?\n*Where is it?\nWhen is it?\n\n3. What melts at zero?\n*ice\nwax\nlead\nsalt\n\n4. What rusts?\ngold\nglass\n*iron\nwood"))
	if got, want := keys(q), []string{"mercury", "Where is it?", "ice", "iron"}; !slices.Equal(got, want) {
		t.Errorf("keys = %q, want %q", got, want)
	}
}

// A bold title behind a question that offers nothing is no answer of it.
func TestNoBoldTitleUnderQuestion(t *testing.T) {
	q, _ := read(t, boldPaper("1. Which metal is liquid?\niron\n*mercury\ntin\nzinc\n\n2. Which gas do plants take?\noxygen\nhelium\n*carbon dioxide\nneon\n\n3. What melts at zero?\n*ice\nwax\nlead\nsalt\n\n"+
		"4. Explain how a battery works.\n\n*Part two\nRead each question with care.\nUse a blue pen.\nYou have one hour.\n\n5. What rusts?\ngold\nglass\n*iron\nwood"))
	if got, want := keys(q), []string{"mercury", "carbon dioxide", "ice", "-", "iron"}; !slices.Equal(got, want) {
		t.Errorf("keys = %q, want %q", got, want)
	}
}

// Calls are choices too where one is bold.
func TestBoldCalls(t *testing.T) {
	q, _ := read(t, boldPaper("1. Which metal is liquid?\niron\n*mercury\ntin\nzinc\n\n2. How long does a search in a sorted list take?\nO(1)\n*O(log n)\nO(n)\n\n3. What melts at zero?\n*ice\nwax\nlead\nsalt\n\n4. What rusts?\ngold\nglass\n*iron\nwood"))
	if got, want := keys(q), []string{"mercury", "O(log n)", "ice", "iron"}; !slices.Equal(got, want) {
		t.Errorf("keys = %q, want %q", got, want)
	}
}
