package synthetic_test

import (
	"errors"
	"flag"
	"testing"

	"formwright/tests/synthetic"
)

// all reads every print instead of a sample: go test ./tests/synthetic -all
var all = flag.Bool("all", false, "read every layout in every language and file")

// fileSample is how many prints share one that is read by default.
const fileSample = 61

// TestEveryFile prints every layout in every language and kind of file.
func TestEveryFile(t *testing.T) {
	languages, err := synthetic.Languages()
	if err != nil {
		t.Fatal(err)
	}
	for m, box := range synthetic.FileContainers() {
		t.Run(box.Name(), func(t *testing.T) {
			t.Parallel()
			readCases(t, synthetic.Cases(), languages, box, m)
		})
	}
	for m, box := range synthetic.Decks() {
		t.Run("slides "+box.Name(), func(t *testing.T) {
			t.Parallel()
			readCases(t, synthetic.DeckCases(m == 1), languages, box, m)
		})
	}
}

// TestEveryBank prints every layout of spreadsheets.
func TestEveryBank(t *testing.T) {
	languages, err := synthetic.Languages()
	if err != nil {
		t.Fatal(err)
	}
	for m, box := range synthetic.Books() {
		t.Run(box.Name(), func(t *testing.T) {
			t.Parallel()
			readCases(t, synthetic.BankCases(), languages, box, m)
		})
	}
}

// readCases reads the prints of cases in all languages.
func readCases(t *testing.T, cases []synthetic.Case, languages []synthetic.Language, box synthetic.Container, m int) {
	read, wrong := map[string]int{}, map[string]int{}
	for i, c := range cases {
		for k, l := range languages {
			if *all || (i*len(languages)+k+m*7)%fileSample == 0 {
				countRead(t, c.Name, c.Print(l, i+k), l.Name, box, read, wrong)
			}
		}
	}
	t.Logf("%s: read %v, wrong %v", box.Name(), read, wrong)
}

// countRead reads a print and counts it by its language.
func countRead(t *testing.T, name string, s *synthetic.Sheet, language string, box synthetic.Container, read, wrong map[string]int) {
	t.Helper()
	if s.Needs&^box.Holds() != 0 {
		return
	}
	if _, err := box.Through(s.Doc); errors.Is(err, synthetic.ErrUnprintable) {
		return
	}
	read[language]++
	if !check(t, name+"/"+language+"/"+box.Name(), s, box) {
		wrong[language]++
	}
}
