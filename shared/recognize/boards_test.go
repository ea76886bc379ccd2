package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

// TestBoards: decks of game shows say something on one slide and answer with a question
// on the next, under titles of fields or behind a board of values; without either a
// slide that asks is no answer.
func TestBoards(t *testing.T) {
	deck := func(slides ...string) page.Document {
		var parts []any
		for i, s := range slides {
			if i > 0 {
				parts = append(parts, page.Break{})
			}
			parts = append(parts, s)
		}
		return blocks(parts...)
	}
	fields := []string{"It flows through Cairo.", "What is the Nile?", "It flows through Vienna.", "What is the Danube?", "It lies east of Italy.", "What is the Adriatic?", "He crossed the Alps.", "Who was Hannibal?"}
	want := []string{"1. It flows through Cairo.: What is the Nile?", "2. It flows through Vienna.: What is the Danube?", "3. It lies east of Italy.: What is the Adriatic?", "4. He crossed the Alps.: Who was Hannibal?"}
	titled := []string{"Board"}
	for i := 0; i < len(fields); i += 2 {
		title := "Rivers - $" + []string{"100", "200", "300", "400"}[i/2]
		titled = append(titled, title+"\n"+fields[i], title+" Answer\n"+fields[i+1])
	}
	const board = "Rivers\n$100\n$200\n$300\nSeas\n$100\n$200\n$300"
	for name, doc := range map[string]page.Document{
		"titles with the word": deck(titled...),
		"a board of values":    deck(append([]string{"Game", board}, fields...)...),
	} {
		q, _ := read(t, doc)
		if diff := cmp.Diff(want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	if q, _, err := recognize.Recognize(deck(append([]string{"Lesson"}, fields...)...)); err == nil {
		for _, key := range keys(q) {
			if strings.HasSuffix(key, "?") {
				t.Errorf("a lesson: %v", labelled(q))
			}
		}
	}
}
