package scan

import (
	"image"
	"image/color"
	"strings"
	"testing"

	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/raster"
)

// Letters as printers set them that look like what a hand draws, or like a box.
const (
	capitalQ = `
......#######......
....####...####....
...###.......###...
..###.........###..
..##...........###.
.###...........###.
.###...........###.
.###...........###.
.###...........###.
.###...........###.
..##...........##..
..###.........###..
...###.......###...
....####...####....
......#######......
........###........
.......#######.....
..........#######..
.............####..`
	squareO = `
...#####...
..#######..
.###...###.
.##.....##.
##.......##
##.......##
##.......##
##.......##
.##.....##.
.###...###.
..#######..
...#####...`
	squareD = `
.........##
.........##
.........##
...#####.##
..#########
.###....###
.##......##
.##......##
##.......##
##.......##
.##......##
.##......##
.###....###
..#########
...#####.##`
	lastY = `
##....#
.#....#
.##..##
..#..#.
..##.#.
...##..
...##..
...#...
..##...
..#....`
)

// drawn puts a letter on a sheet, its upper left corner at a pixel.
func drawn(s *ocrtest.Sheet, x, y int, letter string) {
	for row, l := range strings.Split(strings.Trim(letter, "\n"), "\n") {
		for column, c := range l {
			if c == '#' {
				s.Image.Set(x+column, y+row, color.Black)
			}
		}
	}
}

// TestLettersAreNotDrawn: the Q of a heading is no ring around a letter, an o and a d
// are no boxes to tick, a y at the end of a word is no cross.
func TestLettersAreNotDrawn(t *testing.T) {
	s := ocrtest.Sized(420, 240, 150)
	var lines []string
	for range 6 {
		lines = append(lines, "a line of small letters as most pages have some")
	}
	if _, err := s.Lines(40, 100, 10, lines); err != nil {
		t.Fatal(err)
	}
	for n := range 3 {
		y := 40 + 45*n
		drawn(s, 84, y, capitalQ)
		if _, err := s.Write(50.5, 18+21.6*float64(n), 10.5, "uestion 5", image.Black); err != nil {
			t.Fatal(err)
		}
		drawn(s, 300, y+3, squareO)
		drawn(s, 340, y, squareD)
		drawn(s, 400, y+3, lastY)
	}
	even, threshold := raster.Even(grey(s.Image))
	sight := look(s.Image, even, threshold)
	for _, m := range sight.pen {
		t.Errorf("kind %d at %v is drawn", m.kind, m.box)
	}
	for _, f := range sight.frames {
		t.Errorf("a box at %v", f.box)
	}
}

// capitalO is a capital as large as the boxes before it.
const capitalO = `
....#####...
..#########.
.###.....###
.##.......##
.##.......##
##........##
##........##
##........##
.#........##
.##.......##
.###......##
..###...####
...#######..`

// TestCapitalBehindBox: the first letter behind a box to tick is none, though others
// stand in line with it.
func TestCapitalBehindBox(t *testing.T) {
	s := ocrtest.Sized(300, 200, 120)
	for n := range 4 {
		y := 30 * (n + 1)
		s.Frame(60, float64(y), 7.8, 7.8, 0.6, color.Black)
		drawn(s, 121, y*120/72, capitalO)
		if _, err := s.Write(82.5, float64(y)+8, 10, "slo lies in the north", image.Black); err != nil {
			t.Fatal(err)
		}
	}
	even, threshold := raster.Even(grey(s.Image))
	if seen := look(s.Image, even, threshold); len(seen.frames) != 4 {
		t.Errorf("boxes: %v", seen.frames)
	}
}
