package ocr

import (
	"image"
	"image/color"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParseTable(t *testing.T) {
	table := "1\t1\t0\t0\t0\t0\t0\t0\t600\t800\t-1\t\n" +
		"4\t1\t1\t1\t1\t0\t10\t20\t200\t30\t-1\t\n" +
		"5\t1\t1\t1\t1\t1\t10\t21\t40\t25\t96.5\tName\n" +
		"5\t1\t1\t1\t1\t2\t60\t21\t9\t25\t12\t \n" + // nothing but a space
		"4\t1\t1\t1\t2\t0\t10\t60\t100\t28\t-1\t\n" +
		"5\t1\t1\t1\t2\t1\t10\t60\t12\t28\t50.0\tB)\n" +
		"rubbish\n"
	want := []word{
		{"Name", image.Rect(10, 21, 50, 46), image.Rect(10, 20, 210, 50), 1, 0.965},
		{"B)", image.Rect(10, 60, 22, 88), image.Rect(10, 60, 110, 88), 2, 0.5},
	}
	if d := cmp.Diff(want, parseTable(table), cmp.AllowUnexported(word{})); d != "" {
		t.Error(d)
	}
}

// bars is a word of 20 pixel high letters whose ink stands in given columns.
func bars(stretches ...[2]int) *image.Gray {
	g := image.NewGray(image.Rect(0, 0, 100, 20))
	for i := range g.Pix {
		g.Pix[i] = 255
	}
	for _, s := range stretches {
		for x := s[0]; x < s[1]; x++ {
			g.SetGray(x, 10, color.Gray{})
		}
	}
	return g
}

func TestSplitLabels(t *testing.T) {
	for _, c := range []struct {
		name, text string
		page       *image.Gray
		want       []string
	}{
		{"a space behind the label", "A.3", bars([2]int{0, 12}, [2]int{14, 17}, [2]int{28, 40}), []string{"A.", "3"}},
		{"a decimal number", "3.5", bars([2]int{0, 12}, [2]int{14, 17}, [2]int{20, 32}), []string{"3.5"}},
		{"a space further on", "e.gxx", bars([2]int{0, 80}, [2]int{92, 99}), []string{"e.gxx"}},
		{"no label", "Name", bars([2]int{0, 12}, [2]int{28, 40}), []string{"Name"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			for _, w := range splitLabels(c.page, []word{{text: c.text, box: image.Rect(0, 0, 100, 20)}}, 20) {
				got = append(got, w.text)
			}
			if d := cmp.Diff(c.want, got); d != "" {
				t.Error(d)
			}
		})
	}
}

func TestJoinedParts(t *testing.T) {
	upper := []word{{text: "a", number: 1}, {text: "b", number: 2}}
	lower := []word{{text: "c", number: 1, box: image.Rect(1, 2, 3, 4), line: image.Rect(0, 2, 9, 4)}}
	want := append(upper[:2:2], word{text: "c", number: 3, box: image.Rect(51, 102, 53, 104), line: image.Rect(50, 102, 59, 104)})
	if d := cmp.Diff(want, joined(upper, lower, image.Pt(50, 100)), cmp.AllowUnexported(word{})); d != "" {
		t.Error(d)
	}
}

// TestLineSizes: a line that runs uphill, and one beside a drawing, are as high as
// their words.
func TestLineSizes(t *testing.T) {
	words := func(number, height int, heights ...int) (out []word) {
		for _, h := range heights {
			out = append(out, word{number: number, line: image.Rect(0, 0, 400, height), box: image.Rect(0, 0, 40, h)})
		}
		return out
	}
	all := slices.Concat(words(1, 26, 20, 24, 26), words(2, 60, 20, 24, 20), words(3, 70, 66, 20, 24), words(4, 16, 16), words(5, 20, 20), words(6, 20, 20))
	for i := range all {
		all[i].text = map[int]string{4: "as", 5: "at", 6: "где"}[all[i].number]
		if all[i].number < 4 {
			all[i].text = "Why"
		}
	}
	if d := cmp.Diff(map[int]int{1: 26, 2: 30, 3: 36, 4: 25, 5: 25, 6: 20}, lineSizes(all)); d != "" {
		t.Error(d)
	}
}

func TestEnlargement(t *testing.T) {
	for _, c := range []struct {
		height, pixels int
		want           float64
	}{
		{26, 8_700_000, 1}, {10, 1_000_000, 2}, {2, 100_000, 4}, {0, 1_000_000, 1}, {80, 1_000_000, 0.25}, {10, 16_000_000, 1},
	} {
		if got := enlargement(c.height, c.pixels); got != c.want {
			t.Errorf("letters of %d on %d pixels: %v, want %v", c.height, c.pixels, got, c.want)
		}
	}
}
