package synthetic_test

import (
	"errors"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"golang.org/x/text/unicode/norm"

	"formwright/shared/page"
	"formwright/shared/reader/ocr"
	"formwright/shared/reader/ocr/ocrtest"
	"formwright/tests/synthetic"
)

// How many prints share one that is read as a picture, by default and with
// SYNTHETIC=all, and of how many one may be wrong: engines misread a letter now
// and then.
const (
	pictureSample = 24
	widerSample   = 3
	mayBeWrong    = 6
)

// TestEveryPicture draws layouts as pages that are pictures and reads them by
// OCR: in English, which is what is built in, and in two languages that are
// written with the same letters and hardly any accents.
func TestEveryPicture(t *testing.T) {
	assets := ocrtest.Assets(t, os.Getenv("CI") != "")
	if assets == "" {
		return
	}
	boxes := pictureBoxes(t, assets)
	languages, err := synthetic.Languages()
	if err != nil {
		t.Fatal(err)
	}
	languages = slices.DeleteFunc(languages, func(l synthetic.Language) bool { return l.Name != "en" && l.Name != "id" && l.Name != "nl" })
	every := pictureSample
	if os.Getenv("SYNTHETIC") != "" {
		every = widerSample
	}
	var mu sync.Mutex
	read, wrong := 0, 0
	t.Cleanup(func() {
		if wrong*mayBeWrong > read {
			t.Errorf("%d of %d documents were read wrongly", wrong, read)
		}
		t.Logf("%d documents read, %d wrongly", read, wrong)
	})
	for i, c := range synthetic.Cases() {
		if i%every != 0 || unseen(c.Name) {
			continue
		}
		l := languages[i/pictureSample%len(languages)]
		t.Run(c.Name+"/"+l.Name, func(t *testing.T) {
			t.Parallel()
			box := <-boxes
			defer func() { boxes <- box }()
			s := c.Print(l, i)
			if s.Needs&^box.Holds() != 0 || setBold(s.Doc) {
				return
			}
			doc, err := box.Through(s.Doc)
			if errors.Is(err, synthetic.ErrUnprintable) {
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			right := readsAlike(t, doc, s, box)
			mu.Lock()
			defer mu.Unlock()
			read++
			if !right {
				wrong++
			}
		})
	}
}

// pictureBoxes are two containers, each with an engine of its own: an engine reads
// a page after the other.
func pictureBoxes(t *testing.T, assets string) chan synthetic.Container {
	t.Helper()
	boxes := make(chan synthetic.Container, 2)
	for range cap(boxes) {
		engine, err := ocr.New(t.Context(), ocr.Options{Assets: assets})
		if err != nil {
			t.Fatal(err)
		}
		box, err := synthetic.Pictures(engine)
		if err != nil {
			t.Fatal(err)
		}
		boxes <- box
	}
	return boxes
}

// readsAlike reports whether a document that was read from pictures gives what was
// printed, and logs what differs.
func readsAlike(t *testing.T, doc page.Document, s *synthetic.Sheet, box synthetic.Container) bool {
	t.Helper()
	q, _, err := recognized(doc, s, box)
	if err != nil {
		t.Logf("%v\n%s", err, shown(doc))
		return false
	}
	if diff := cmp.Diff(s.Want, synthetic.Items(q), cmpopts.EquateEmpty(), cmp.Comparer(alike)); diff != "" {
		t.Logf("-want +got:\n%s\n%s", diff, shown(doc))
		return false
	}
	return true
}

// unseen reports whether a layout has what OCR does not see: an exclamation mark,
// read as an I, letters that are struck out, brackets without a sign between
// them, labels that touch their words, arrows.
func unseen(name string) bool {
	for _, part := range []string{"mark bang", "mark struck", "mark brackets", "choice (%a) l", "truth arrow", "mark arrow", "mark long arrow"} {
		if strings.HasPrefix(name, part) && name != "choice (%a)  line" {
			return true
		}
	}
	return false
}

// setBold reports whether a text is marked by bold letters, which OCR does not
// tell from others.
func setBold(d page.Document) bool {
	for _, b := range d.Blocks {
		p, ok := b.(page.Paragraph)
		if ok && slices.ContainsFunc(p.Runs, func(r page.Run) bool { return r.Marks.Bold }) {
			return true
		}
	}
	return false
}

// alike reports whether a text was read with a letter in six wrong at most, and
// those with accents.
func alike(a, b string) bool {
	accents := strings.Count(norm.NFD.String(a+b), "\u0308")
	a, b = plainLetters(a), plainLetters(b)
	return ocrtest.Errors(a, b) <= accents+(min(utf8.RuneCountInString(a), utf8.RuneCountInString(b))+3)/6
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
