package ocr

import (
	"image"
	"image/color"
	"slices"
	"testing"
)

// inked is a page with words of so many pixels at places, all 20 high.
func inked(words ...[3]int) *image.Gray {
	page := image.NewGray(image.Rect(0, 0, 600, 400))
	for i := range page.Pix {
		page.Pix[i] = 255
	}
	for _, w := range words {
		for y := w[1]; y < w[1]+20; y++ {
			for x := w[0]; x < w[0]+w[2]; x++ {
				page.SetGray(x, y, color.Gray{})
			}
		}
	}
	return page
}

func wordAt(text string, x, y, width, number int, confidence float64) word {
	box := image.Rect(x, y, x+width, y+20)
	return word{text: text, box: box, line: box, number: number, confidence: confidence}
}

func TestBadLinesAreReadWordByWord(t *testing.T) {
	page := inked([3]int{20, 20, 100}, [3]int{20, 60, 20}, [3]int{55, 60, 10}, [3]int{80, 60, 25}, [3]int{20, 100, 300}, [3]int{330, 100, 20})
	words := []word{
		wordAt("Choose:", 20, 20, 100, 1, 0.96),
		wordAt("OLI", 20, 60, 85, 2, 0.3),
		wordAt("Überschrift", 20, 100, 300, 3, 0.4), wordAt("7", 330, 100, 20, 3, 0.4),
	}
	lines := poorLines(page, words, 20)
	if len(lines) != 1 || lines[0].from != 1 || len(lines[0].places) != 3 {
		t.Fatalf("got %+v", lines)
	}
	for _, c := range []struct {
		found [][]word
		want  []string
	}{
		{[][]word{{wordAt("(1)", 20, 60, 20, 0, 0.95)}, {wordAt("I,", 55, 60, 10, 0, 0.8)}, {wordAt("IV", 80, 60, 25, 0, 0.9)}}, []string{"Choose:", "(1)", "I,", "IV", "Überschrift", "7"}},
		{[][]word{{wordAt("(1)", 20, 60, 20, 0, 0.95)}, nil, {wordAt("IV", 80, 60, 25, 0, 0.9)}}, []string{"Choose:", "OLI", "Überschrift", "7"}},
		{[][]word{{wordAt("(1)", 20, 60, 20, 0, 0.4)}, {wordAt("I,", 55, 60, 10, 0, 0.4)}, {wordAt("IV", 80, 60, 25, 0, 0.4)}}, []string{"Choose:", "OLI", "Überschrift", "7"}},
	} {
		var got []string
		for _, w := range reread(words, lines, c.found) {
			got = append(got, w.text)
			if w.text == "IV" && w.number != 2 {
				t.Error("it left its line")
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}
