package rewrite

import (
	"slices"
	"testing"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
)

// TestNumberColumnsWhole: rows that count down side by side, but not on from column to column,
// stay as they are, and are not taken from their middle on, where the numbers would fit.
func TestNumberColumnsWhole(t *testing.T) {
	rows := func(texts ...string) (out []line.Line) {
		for _, s := range texts {
			out = append(out, line.NewLine(line.Line{}, []page.Run{{Text: s}}))
		}
		return out
	}
	odd := rows("1. rose\t3. lily", "2. tulip\t4. iris", "3. poppy\t5. daisy", "4. aster\t6. broom")
	if got := slices.Collect(line.TextsOf(NumberColumns(odd))); !slices.Equal(got, slices.Collect(line.TextsOf(odd))) {
		t.Errorf("%q", got)
	}
	whole := append(rows("Flowers"), rows("1. rose\t3. lily", "2. tulip\t4. iris")...)
	if got := slices.Collect(line.TextsOf(NumberColumns(whole))); !slices.Equal(got, []string{"Flowers", "1. rose", "2. tulip", "3. lily", "4. iris"}) {
		t.Errorf("%q", got)
	}
}
