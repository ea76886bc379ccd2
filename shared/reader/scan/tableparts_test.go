package scan

import (
	"image/color"
	"testing"

	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/raster"
)

// ruled is a page with a title above a table of so many lines in each cell.
func ruled(t *testing.T, lines int) *sight {
	t.Helper()
	s := ocrtest.New(150)
	write := func(x, y float64, text string) {
		if _, err := s.Write(x, y, 11, text, color.Black); err != nil {
			t.Fatal(err)
		}
	}
	write(60, 60, "A test in a table")
	row := 8 + 14*float64(lines)
	for r := range 4 {
		y := 100 + row*float64(r)
		s.Fill(60, y, 450, 0.7, color.Black)
		for l := range lines * min(1, 3-r) {
			for c, text := range []string{"What stands here", "some answer", "another one"} {
				write(66+150*float64(c), y+12+14*float64(l)+2*float64(c), text)
			}
		}
	}
	for c := range 4 {
		s.Fill(60+150*float64(c), 100, 0.7, 3*row, color.Black)
	}
	even, threshold := raster.Even(ocrtest.Gray(s.Image))
	return look(s.Image, even, threshold)
}

// TestTableParts: a table whose cells hold several lines is read in its columns, one
// with a line in each row as it stands.
func TestTableParts(t *testing.T) {
	s := ruled(t, 4)
	parts := s.tableParts()
	if len(parts) != 4 {
		t.Fatalf("%d parts: %v", len(parts), parts)
	}
	for k, x := range []int{0, 437, 750} {
		if p := parts[k+1]; max(p.Min.X-x, x-p.Min.X) > 3 || p.Min.Y < parts[0].Max.Y {
			t.Errorf("column %d is %v", k, p)
		}
	}
	if parts := ruled(t, 1).tableParts(); parts != nil {
		t.Errorf("rows of one line are read in %v", parts)
	}
}
