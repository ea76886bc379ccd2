package synthetic_test

import (
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize"
	"formwright/tests/synthetic"
)

// sample is how many documents share one that is read by default; SYNTHETIC=all
// reads every one of them.
const sample = 6

// TestEveryLayout prints every layout in every language and container, and reads
// from it what was printed.
func TestEveryLayout(t *testing.T) {
	languages, err := synthetic.Languages()
	if err != nil {
		t.Fatal(err)
	}
	share := sharing()
	var mu sync.Mutex
	read, wrong := 0, map[string]int{}
	t.Cleanup(func() { t.Logf("%d documents read; wrong by language: %v", read, wrong) })
	for i, c := range synthetic.Cases() {
		t.Run(c.Name, func(t *testing.T) {
			t.Parallel()
			for k, l := range languages {
				for m, box := range synthetic.Containers() {
					if (i+k+m*2+m/2)%share != 0 {
						continue
					}
					s := c.Print(l, i+k)
					if s.Needs&^box.Holds() != 0 {
						continue
					}
					right := check(t, l.Name+"/"+box.Name(), s, box)
					mu.Lock()
					read++
					if !right {
						wrong[l.Name]++
					}
					mu.Unlock()
				}
			}
		})
	}
}

// sharing is how many documents share one that is read.
func sharing() int {
	switch os.Getenv("SYNTHETIC") {
	case "all":
		return 1
	case "half":
		return 2
	}
	return sample
}

// check reads one print and compares.
func check(t *testing.T, name string, s *synthetic.Sheet, box synthetic.Container) bool {
	t.Helper()
	doc, err := box.Through(s.Doc)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return false
	}
	q, found, err := recognized(doc, s, box)
	if err != nil {
		t.Errorf("%s: %v\n%s", name, err, shown(doc))
		return false
	}
	if diff := cmp.Diff(s.Want, synthetic.Items(q), cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("%s: -want +got:\n%s\n%s", name, diff, shown(doc))
		return false
	}
	if diff := cmp.Diff(s.Findings, doubts(found), cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("%s: findings -want +got:\n%s\n%v\n%s", name, diff, found, shown(doc))
		return false
	}
	return true
}

func recognized(doc page.Document, s *synthetic.Sheet, box synthetic.Container) (quiz.Quiz, []finding.Finding, error) {
	if s.Key == nil {
		return recognize.Recognize(doc)
	}
	key, err := box.Through(*s.Key)
	if err != nil {
		return quiz.Quiz{}, nil, err
	}
	return recognize.RecognizeWithKey(doc, key)
}

// doubts lists the codes of warnings, without those that only say that an answer
// is not marked.
func doubts(found []finding.Finding) []finding.Code {
	var out []finding.Code
	for _, f := range found {
		if f.Severity != finding.Info && f.Code != finding.NoKey {
			out = append(out, f.Code)
		}
	}
	return out
}

// shown is a document as text.
func shown(doc page.Document) string {
	var b strings.Builder
	for _, block := range doc.Blocks {
		switch x := block.(type) {
		case page.Paragraph:
			if x.Label != nil {
				b.WriteString("{" + x.Label.Text + "} ")
			}
			b.WriteString(x.Text() + "\n")
		case page.Table:
			for _, r := range x.Rows {
				for _, c := range r.Cells {
					for _, p := range c.Blocks {
						if p, ok := p.(page.Paragraph); ok {
							b.WriteString(p.Text() + " | ")
						}
					}
				}
				b.WriteString("\n")
			}
		}
	}
	return b.String()
}
