package convert_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/convert"
	"formwright/shared/finding"
	"formwright/shared/inspect"
	"formwright/shared/problem"
	"formwright/shared/reader"
	"formwright/shared/source"
)

const giftText = "::One:: What is 2+2? {=4 ~3 ~5}\n\n::Two:: The sun is a star. {T}\n"

func understand(t *testing.T, document string, key *source.Document) (convert.Understood, error) {
	t.Helper()
	in := convert.Input{Document: source.Document{Data: []byte(document)}, Key: key}
	return convert.Quiz(t.Context(), reader.Reader{}, in, func(convert.Step) {})
}

// answers gives the answers of every question, "-" for none.
func answers(u convert.Understood) (out []string) {
	for _, q := range inspect.Questions(u.Quiz) {
		if q.Answers == nil {
			q.Answers = []string{"-"}
		}
		out = append(out, strings.Join(q.Answers, ", "))
	}
	return out
}

// TestQuizFilesAreImported: a file that is a quiz is read as what it says, be it
// a file of its own or typed into a word processor.
func TestQuizFilesAreImported(t *testing.T) {
	page := "<!DOCTYPE html><body><p>" + strings.ReplaceAll(strings.TrimSpace(giftText), "\n\n", "</p><p>") + "</p></body>"
	for name, document := range map[string]string{"file": giftText, "typed": page} {
		u, err := understand(t, document, nil)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if diff := cmp.Diff([]string{"4", "True"}, answers(u)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestTypedNumbersAreLabels: an author numbers what he types into a word
// processor, in GIFT too; the numbers are no part of the questions.
func TestTypedNumbersAreLabels(t *testing.T) {
	u, err := understand(t, "<!DOCTYPE html><body><p>1. What is 2+2? {=4 ~3}</p><p>2) Which is odd? {~2 =3}</p><p>3. Is 4 even? {T}</p></body>", nil)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, item := range u.Quiz.Items {
		got = append(got, item.Label+"|"+item.Stem.Text())
	}
	if diff := cmp.Diff([]string{"1.|What is 2+2?", "2)|Which is odd?", "3.|Is 4 even?"}, got); diff != "" {
		t.Error(diff)
	}
}

// TestNumbersAtTheFrontAreLabels: those whom the author stopped to number follow.
func TestNumbersAtTheFrontAreLabels(t *testing.T) {
	page := "<!DOCTYPE html><body>"
	for n := range 12 {
		stem := fmt.Sprintf("Is %d odd?", n)
		if n < 5 {
			stem = fmt.Sprintf("%d. %s", n+1, stem)
		}
		page += "<p>" + stem + " {T}</p>"
	}
	u, err := understand(t, page+"<p>13. is unlucky {F}</p></body>", nil)
	if err != nil {
		t.Fatal(err)
	}
	items := u.Quiz.Items
	if len(items) != 13 || items[4].Label != "5." || items[4].Stem.Text() != "Is 4 odd?" || items[5].Label != "" || items[12].Stem.Text() != "13. is unlucky" {
		t.Errorf("%d items, %q %q", len(items), items[4].Stem.Text(), items[len(items)-1].Stem.Text())
	}
}

// TestKeyBesideTheDocument: the answers of a second file are those of the first.
func TestKeyBesideTheDocument(t *testing.T) {
	exam := "1. What is the capital of France?\nA) Lyon\nB) Paris\nC) Nice\n\n2. What is 2+2?\nA) 3\nB) 4\n"
	u, err := understand(t, exam, &source.Document{Data: []byte("Answer key\n1) B\n2) B\n3) A\n")})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"Paris", "4"}, answers(u)); diff != "" {
		t.Error(diff)
	}
	unmatched := 0
	for _, f := range u.Findings {
		if f.Code == finding.KeyUnmatched {
			unmatched++
		}
	}
	if unmatched != 1 {
		t.Errorf("findings %v, want one for the entry that fits no question", u.Findings)
	}
	_, err = understand(t, exam, &source.Document{Data: []byte("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")})
	if p := problem.Of(err); p.Code != problem.DocumentUnsupported || !strings.HasPrefix(p.Message, "The file with the answer key") {
		t.Errorf("a key that cannot be read: %v", err)
	}
}
