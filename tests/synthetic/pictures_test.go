package synthetic_test

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"golang.org/x/text/unicode/norm"

	"formwright/shared/reader/ocr"
	"formwright/shared/reader/ocr/ocrtest"
	"formwright/tests/synthetic"
)

// pictureSample is how many prints share one that is read as a picture by default.
const pictureSample = 24

// TestEveryPicture draws layouts as pages that are pictures and reads them by
// OCR: in English, and in the other languages of its letters, whose accents it
// was not taught and which are compared without them.
func TestEveryPicture(t *testing.T) {
	assets := ocrtest.Assets(t, os.Getenv("CI") != "")
	if assets == "" {
		return
	}
	engine, err := ocr.New(t.Context(), ocr.Options{Assets: assets})
	if err != nil {
		t.Fatal(err)
	}
	box, err := synthetic.Pictures(engine)
	if err != nil {
		t.Fatal(err)
	}
	languages, err := synthetic.Languages()
	if err != nil {
		t.Fatal(err)
	}
	languages = slices.DeleteFunc(languages, func(l synthetic.Language) bool { return !strings.Contains("en de fr es pt it nl id", l.Name) })
	read := 0
	for i, c := range synthetic.Cases() {
		if (os.Getenv("SYNTHETIC") == "" && i%pictureSample != 0) || unseen(c.Name) {
			continue
		}
		l := languages[i/pictureSample%len(languages)]
		s := c.Print(l, i)
		if s.Needs&^box.Holds() != 0 {
			continue
		}
		doc, err := box.Through(s.Doc)
		if errors.Is(err, synthetic.ErrUnprintable) {
			continue
		}
		read++
		if err != nil {
			t.Errorf("%s/%s: %v", c.Name, l.Name, err)
			continue
		}
		q, _, err := recognized(doc, s, box)
		if err != nil {
			t.Errorf("%s/%s: %v\n%s", c.Name, l.Name, err, shown(doc))
			continue
		}
		if diff := cmp.Diff(s.Want, synthetic.Items(q), cmpopts.EquateEmpty(), cmp.Comparer(alike)); diff != "" {
			t.Errorf("%s/%s: -want +got:\n%s\n%s", c.Name, l.Name, diff, shown(doc))
		}
	}
	t.Logf("%d documents read", read)
}

// unseen reports whether a layout has what cannot be seen on a picture.
func unseen(name string) bool { return false }

// alike reports whether a text was read with a letter in six wrong at most.
func alike(a, b string) bool {
	a, b = plainLetters(a), plainLetters(b)
	return ocrtest.Errors(a, b) <= (min(utf8.RuneCountInString(a), utf8.RuneCountInString(b))+3)/6
}

// plainLetters is a text without accents.
func plainLetters(s string) string {
	return strings.Map(func(r rune) rune {
		if r >= 0x300 && r < 0x370 {
			return -1
		}
		return r
	}, norm.NFD.String(s))
}
