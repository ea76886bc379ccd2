package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/recognize"
)

const exam = "1. Which is a prime?\nA. 4\nB. 5\nC. 6\n2. Which is even?\nA. 3\nB. 5\nC. 8\n3. What is the largest ocean called?\n"

// TestKeyDocuments reads the answers of a test from a document of its own.
func TestKeyDocuments(t *testing.T) {
	for _, c := range []struct {
		name, key string
		want      []string
		codes     []finding.Code
	}{
		{"a list", "1) B\n2) C\n3) Pacific", []string{"5", "8", "Pacific"}, nil},
		{"one line", "1-B 2-C", []string{"5", "8", "-"}, []finding.Code{finding.NoKey}},
		{"words in one line", "1-B, 2-C, 3-Pacific", []string{"5", "8", "Pacific"}, nil},
		{"letters in a row", "BC", []string{"5", "8", "-"}, []finding.Code{finding.NoKey}},
		{"a copy", "1. Which is a prime?\nA. 4\n*B. 5\nC. 6\n2. Which is even?\nA. 3\nB. 5\n*C. 8\n", []string{"5", "8", "-"}, []finding.Code{finding.NoKey}},
		{"by choice texts", "Question 1: 5\nQuestion 2: 8", []string{"5", "8", "-"}, []finding.Code{finding.NoKey}},
		{"too many", "1. B\n2. C\n3. Pacific\n4. A", []string{"5", "8", "Pacific"}, []finding.Code{finding.KeyUnmatched}},
		{"no choice", "1. B\n2. F\n3. Pacific", []string{"5", "-", "Pacific"}, []finding.Code{finding.KeyUnmatched, finding.NoKey}},
		{"nothing", "See you on Monday.", []string{"-", "-", "-"}, []finding.Code{finding.KeyUnmatched, finding.NoKey}},
	} {
		t.Run(c.name, func(t *testing.T) {
			q, fs, err := recognize.RecognizeWithKey(paper(exam), paper(c.key))
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, keys(q)); diff != "" {
				t.Errorf("keys -want +got:\n%s", diff)
			}
			var codes []finding.Code
			for _, f := range fs {
				codes = append(codes, f.Code)
			}
			if diff := cmp.Diff(c.codes, codes); diff != "" {
				t.Errorf("findings -want +got:\n%s", diff)
			}
		})
	}
}

// TestKeyGoesBeforeMarks follows the key that came beside a document and says
// where a mark in it disagrees.
func TestKeyGoesBeforeMarks(t *testing.T) {
	q, fs, err := recognize.RecognizeWithKey(set("1. Pick?\nA. {h:one}\nB. two\nC. three"), paper("1. B"))
	if err != nil {
		t.Fatal(err)
	}
	if got := keys(q)[0]; got != "two" {
		t.Errorf("key %q, want the key document's", got)
	}
	if len(fs) != 1 || fs[0].Code != finding.KeyConflict {
		t.Errorf("findings %+v, want one key_conflict", fs)
	}
}

// TestSwallowedNumbers reports a numbered line that became a part of the stem
// before it.
func TestSwallowedNumbers(t *testing.T) {
	_, fs := read(t, paper("1. What is ice?\n17. Snow falls in winter.\n2. What is steam?\n3. What is fog?"))
	if len(fs) == 0 || fs[0].Code != finding.NumberSkipped || fs[0].Quote != "17. Snow falls in winter." {
		t.Errorf("findings %+v, want the line that was not read as a question", fs)
	}
}

// FuzzKey feeds a key beside a test: the quiz stays valid whatever it says.
func FuzzKey(f *testing.F) {
	for _, key := range []string{"1. B\n2. C", "ABDCA", "1-B 2-C", "1. a) x\nb) y", "Variant 1: 1a 2b", exam, ""} {
		f.Add(exam, key, uint8(1))
	}
	f.Add("1. Which is even?\nA. 3\nB. 8\n2. What is the largest ocean called?\n", "1. a) x\nb) y", uint8(10)) // a picture in the key
	f.Fuzz(func(t *testing.T, text, key string, seed uint8) {
		if len(text)+len(key) > 20_000 {
			return
		}
		for _, k := range []page.Document{paper(key), decorated(key, seed)} {
			if _, _, err := recognize.RecognizeWithKey(paper(text), k); err != nil && problem.CodeOf(err) != problem.NoQuestions {
				t.Fatalf("error that is no NoQuestions: %v", err)
			}
		}
	})
}
