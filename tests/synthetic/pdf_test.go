package synthetic_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"formwright/shared/reader/pdf"
	"formwright/shared/recognize"
	"formwright/tests/synthetic"
)

// TestEveryPDF prints every layout as PDF in the languages its fonts have.
func TestEveryPDF(t *testing.T) {
	languages, err := synthetic.Languages()
	if err != nil {
		t.Fatal(err)
	}
	engine, err := pdf.New(t.Context(), pdf.Options{CompilationCache: filepath.Join(os.TempDir(), "formwright-pdf-test")})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := engine.Close(); err != nil {
			t.Error(err)
		}
	})
	boxes, err := synthetic.PDFs(engine)
	if err != nil {
		t.Fatal(err)
	}
	for m, box := range boxes {
		cases := synthetic.Cases()
		if m == 1 {
			cases = slices.DeleteFunc(cases, func(c synthetic.Case) bool { return !inColumns(c.Name) })
		}
		t.Run(box.Name(), func(t *testing.T) {
			t.Parallel()
			if m == 1 {
				readFlowing(t, cases, languages, box)
				return
			}
			readCases(t, cases, languages, box, m)
		})
	}
}

// inColumns reports whether a layout is set in two columns: every mark of right
// answers, but for brackets that stand for boxes and arrows before letters, and the usual numbers.
func inColumns(name string) bool {
	if strings.HasPrefix(name, "mark ") {
		return !strings.HasPrefix(name, "mark brackets") && !strings.HasPrefix(name, "mark arrow front")
	}
	return slices.Contains([]string{"heading repeats on pages", "label %d. ", "label %d) ", "label (%d) "}, name)
}

// columnSample is how many prints in columns share one that is read by default.
const columnSample = 11

// readFlowing compares without regard to where the lines of a stem end: whether
// a line of a narrow column ended because it was full, a page does not always
// tell.
func readFlowing(t *testing.T, cases []synthetic.Case, languages []synthetic.Language, box synthetic.Container) {
	read := 0
	for i, c := range cases {
		for k, l := range languages {
			if !*all && (i*len(languages)+k)%columnSample != 0 {
				continue
			}
			s := c.Print(l, i+k)
			doc, err := box.Through(s.Doc)
			if errors.Is(err, synthetic.ErrUnprintable) {
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			q, _, err := recognize.Recognize(doc)
			if err != nil {
				t.Errorf("%s/%s: %v", c.Name, l.Name, err)
				continue
			}
			read++
			if diff := cmp.Diff(flowing(s.Want), flowing(synthetic.Items(q)), cmpopts.EquateEmpty()); diff != "" {
				t.Errorf("%s/%s: -want +got:\n%s\n%s", c.Name, l.Name, diff, shown(doc))
			}
		}
	}
	t.Logf("%d documents read", read)
}

func flowing(items []synthetic.Item) []synthetic.Item {
	out := slices.Clone(items)
	for i := range out {
		out[i].Stem = strings.Join(strings.Fields(out[i].Stem), " ")
	}
	return out
}
