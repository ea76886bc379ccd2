package word_test

import (
	"slices"
	"strings"
	"testing"

	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer/target"
)

// TestShortChoicesStandSideBySide: as many in a row as fit, none where a reader
// could take a text for something else.
func TestShortChoicesStandSideBySide(t *testing.T) {
	long := "a text that is far too long for half of a line of the page"
	for name, c := range map[string]struct {
		choices []string
		rows    []int // choices in each line
	}{
		"two":           {[]string{"rain", "snow"}, []int{2}},
		"four":          {[]string{"rain", "snow", "hail", "fog"}, []int{4}},
		"five":          {[]string{"1", "2", "3", "4", "5"}, []int{3, 2}},
		"eight":         {[]string{"1", "2", "3", "4", "5", "6", "7", "8"}, []int{4, 4}},
		"medium":        {[]string{"Johann Wolfgang Goethe", "Friedrich Schiller", "Kleist", "Fontane"}, []int{2, 2}},
		"medium, three": {[]string{"Johann Wolfgang Goethe", "Friedrich Schiller", "Kleist"}, []int{1, 1, 1}},
		"long":          {[]string{"rain", long}, []int{1, 1}},
		"wide letters":  {[]string{"二酸化炭素と水蒸気", "酸素", "窒素", "水素"}, []int{2, 2}},
		"letters":       {[]string{"see b. above", "snow"}, []int{1, 1}},
		"points":        {[]string{"x (2)", "snow"}, []int{1, 1}},
		"stars":         {[]string{"rain *", "snow"}, []int{1, 1}},
		"decimals":      {[]string{"3.14", "2.71", "1.41"}, []int{3}},
	} {
		t.Run(name, func(t *testing.T) {
			var got []int
			for _, l := range text(t, quiztest.Of("Title", quiztest.Ask("Stem?", quiztest.Choices(nil, c.choices...))), target.Options{})[2:] {
				n := 0
				for i := range c.choices {
					if strings.Contains(l, string(rune('A'+i))+". ") {
						n++
					}
				}
				got = append(got, n)
			}
			if !slices.Equal(got, c.rows) {
				t.Errorf("rows of %v, want %v", got, c.rows)
			}
		})
	}
}
