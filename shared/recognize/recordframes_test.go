package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/recognize"
)

// TestRecordsInFrames: the lines of every question may stand between its number and
// what it is about; what is right is said again among them.
func TestRecordsInFrames(t *testing.T) {
	colours := []string{"red", "blue", "green", "white"}
	var numbered, topics, both strings.Builder
	var want []string
	for i := range 8 {
		right := colours[i*3%4]
		record := fmt.Sprintf("Word %d is the one about\n%s\n%s\n", i+1, strings.Join(colours, "\n"), right)
		topic := []string{"Of the sky", "Of the wood"}[i/4]
		fmt.Fprintf(&numbered, "%d\n%s", i+1, record)
		fmt.Fprintf(&topics, "%s%s\n", record, topic)
		fmt.Fprintf(&both, "%d\n%s%s\n", i+1, record, topic)
		want = append(want, right)
	}
	for name, text := range map[string]string{"numbers": numbered.String(), "topics": topics.String(), "both": both.String()} {
		q, _, err := recognize.Recognize(paper(text))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
		if diff := cmp.Diff("2. Word 2 is the one about / red / blue / green / white: white", labelled(q)[1]); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestListsAreNoFramedRecords: lists under numbers that say a line again, or that end
// with lines of their own each, are no questions.
func TestListsAreNoFramedRecords(t *testing.T) {
	var unequal, own strings.Builder
	for i := range 8 {
		fmt.Fprintf(&unequal, "%d\nStop %d of the long way\noak%d\nelm%d\npine%d\nlime%d\nback to the start\n", i+1, i+1, i, i, i, i)
		fmt.Fprintf(&own, "The friends of number %d are these\nAnn%d\nBob%d\nCy%d\nDee%d\nBob%d\nand so on for day %d\n", i+1, i, i, i, i, i, i)
	}
	for name, text := range map[string]string{"not said again": unequal.String(), "ends of their own": own.String()} {
		if q, _, err := recognize.Recognize(paper(text)); err == nil {
			for _, k := range keys(q) {
				if k != "-" {
					t.Errorf("%s: %q", name, labelled(q))
					break
				}
			}
		}
	}
}
