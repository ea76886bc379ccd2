package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/recognize"
)

// TestRecords: every question takes as many lines, the last of which counts the
// right choice; the head counts questions and choices.
func TestRecords(t *testing.T) {
	var b strings.Builder
	b.WriteString("6\n4\n")
	for i, k := range []int{4, 2, 3, 1, 2, 4} {
		fmt.Fprintf(&b, "O resultado da conta de número %d, em metros, é\n%d\n%d,5\nvinte\n32\n%d\n", i+1, i+4, i+5, k)
	}
	q, _ := read(t, paper(b.String()))
	got := labelled(q)
	if len(got) != 6 {
		t.Fatalf("%q", got)
	}
	want := []string{"1. O resultado da conta de número 1, em metros, é / 4 / 5,5 / vinte / 32: 32", "2. O resultado da conta de número 2, em metros, é / 5 / 6,5 / vinte / 32: 6,5"}
	if diff := cmp.Diff(want, got[:2]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestRecordWords: where answers repeat the text of a choice, a number among them
// is a text too and counts nothing.
func TestRecordWords(t *testing.T) {
	q, _ := read(t, paper("How many legs has a spider?\n6\n8\n10\n12\n8\nWhich sea is salty?\nDead Sea\nNile\nRhine\nSpree\nDead Sea\nHow many layers has the model?\n7\n2\n5\n4\n4\n"+
		"How many moons has the earth?\n3\n1\n2\n4\n1\nWhich tree has needles?\nOak\nElm\nPine\nLime\nPine\nHow many wheels has a car?\n3\n2\n5\n4\n4\n"))
	if diff := cmp.Diff([]string{"8", "Dead Sea", "4", "1", "Pine", "4"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestRowsOverLetters: two choices to a line and the letter of the answer below
// them make four lines of every question; eight are no record.
func TestRowsOverLetters(t *testing.T) {
	var b strings.Builder
	var want []string
	for i := range 24 {
		stem := fmt.Sprintf("Which of these words belongs to the group number %d?", i+1)
		fmt.Fprintf(&b, "%s\na) oak%d   b) elm%d\nc) pine%d   d) lime%d\n%c\n", stem, i, i, i, i, 'a'+i*7%4)
		want = append(want, fmt.Sprintf("%s%d", []string{"oak", "elm", "pine", "lime"}[i*7%4], i))
	}
	q, _ := read(t, paper(b.String()))
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestRecordsOfLetters: a number, the stem, four lettered choices and a letter
// are seven lines too, but the choices say where their row begins.
func TestRecordsOfLetters(t *testing.T) {
	var b strings.Builder
	var want []string
	for i := range 60 {
		fmt.Fprintf(&b, "%d\nWhich of these words belongs to group %d?\nA) oak%d\nB) elm%d\nC) pine%d\nD) lime%d\n%c\n", i+1, i+1, i, i, i, i, 'a'+i*7%4)
		want = append(want, fmt.Sprintf("%s%d", []string{"oak", "elm", "pine", "lime"}[i*7%4], i))
	}
	q, _ := read(t, paper(b.String()))
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestRecordForms: the answer of every record stands behind its choices or right
// behind its stem, as a number from 0 or from 1, as letters or in words; a stem
// may take two lines.
func TestRecordForms(t *testing.T) {
	for name, c := range map[string]struct {
		answers []string
		form    string
		want    []string
	}{
		"second line":   {[]string{"2", "1", "4", "3", "2"}, "%d.Statement %[1]d is the one about\n%s\nred\nblue\n7\n9\n", []string{"blue", "red", "9", "7", "blue"}},
		"from 0":        {[]string{"0", "1", "3", "2", "2"}, "Which of the colours has number %d?\nred\nblue\ngreen\nwhite\n%s\n", []string{"red", "blue", "white", "green", "green"}},
		"words":         {[]string{"red", "blue", "red", "white", "green"}, "Which colour has number %d?\nred\nblue\ngreen\nwhite\n%s\n", []string{"red", "blue", "red", "white", "green"}},
		"letters":       {[]string{"bd", "a", "acd", "b", "bd", "a", "cd", "b", "abc", "d"}, "Tick them (%d)\nThe first of the colours\nblue\ngreen\nwhite\n%s\n", []string{"blue | white", "The first of the colours", "The first of the colours | green | white", "blue", "blue | white", "The first of the colours", "green | white", "blue", "The first of the colours | blue | green", "white"}},
		"own numbers":   {[]string{"2", "1", "4", "3", "2"}, "Which of the colours has number %d?\n1. red\n2. blue\n3. green\n4. white\n%s\n", []string{"blue", "red", "white", "green", "blue"}},
		"0 and the top": {[]string{"0", "1", "4", "2", "2"}, "Which of the colours has number %d?\nred\nblue\ngreen\nwhite\n%s\n", nil},
	} {
		var b strings.Builder
		for i, a := range c.answers {
			if i == 1 && len(c.answers) >= 10 {
				b.WriteString("Read what the teacher says.\n")
			}
			fmt.Fprintf(&b, c.form, i+1, a)
		}
		q, _, err := recognize.Recognize(paper(b.String()))
		if c.want == nil {
			for _, k := range keys(q) {
				if k != "-" {
					t.Errorf("%s: %q", name, k)
				}
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestSignCodes: signs right before the text tell right choices from wrong ones,
// whether numbers follow them and whether the questions have signs of their own.
func TestSignCodes(t *testing.T) {
	for _, signs := range [][3]string{{"? ", "+", "-"}, {"# ", "+", "-"}, {"", "*", "-"}, {"1. ", "*", "-"}, {"", "=", "~"}, {"", "+", "="}} {
		var b strings.Builder
		for _, q := range [][]string{{"A planet is", "Rome", "Mars", "salt"}, {"How many?", "6", "8", "10"}, {"A sea is called", "Oslo", "Baltic", "Lima"}, {"A city is", "two", "Cairo", "ice"}, {"It is hot:", "snow", "fire", "hail"}, {"It is wet:", "sand", "rain", "dust"}} {
			fmt.Fprintf(&b, "%s%s\n%s%s\n%s%s\n%s%s\n\n", signs[0], q[0], signs[2], q[1], signs[1], q[2], signs[2], q[3])
		}
		q, _ := read(t, paper(b.String()))
		if diff := cmp.Diff([]string{"Mars", "8", "Baltic", "Cairo", "fire", "rain"}, keys(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", signs, diff)
		}
	}
}

// TestBracketsOfCode: the brackets of a type are no check boxes.
func TestBracketsOfCode(t *testing.T) {
	q, _ := read(t, paper("1. Which line is right?\nA. int[] a, b[];\nB. double[][] c[];\nC. int d;\nAnswer: B"))
	if diff := cmp.Diff("1. Which line is right? / int[] a, b[]; / double[][] c[]; / int d;: double[][] c[];", labelled(q)[0]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
