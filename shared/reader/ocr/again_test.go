package ocr

import (
	"context"
	"image"
	"image/color"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/reader/ocr/ocrtest"
)

// TestShortWordsApart draws what the engine reads badly when it stands alone: a
// label far before its question, a key of one letter a line, numbers with units.
func TestShortWordsApart(t *testing.T) {
	e := start(t)
	if e == nil {
		return
	}
	s := ocrtest.Sized(420, 420, 200)
	y := 40.0
	write := func(x float64, text string) {
		if _, err := s.Write(x, y, 11, text, color.Black); err != nil {
			t.Fatal(err)
		}
	}
	plain := strings.NewReplacer(".", "", ":", "") // which of them stands behind a label matters to nobody
	var want []string
	for _, l := range []string{"1.\tWhat is the largest planet?", "2.\tHow warm is boiling water?", "\tA.\t100 °C", "\tB.\t90 °C", "\tC.\t50 °C", "Answers", "1 B", "2 C", "3 A", "1. T", "2. F", "3. T", "4. T", "G. 30", "A. 20", "7 D"} {
		for i, part := range strings.Split(l, "\t") {
			write(50+36*float64(i), part)
		}
		want = append(want, plain.Replace(strings.Join(strings.Fields(l), " ")))
		y += 20
	}
	for _, skew := range []float64{0, 0.7, -1.2} {
		page := ocrtest.Rotate(ocrtest.Gray(s.Image), skew)
		ocrtest.Noise(page, 4, 3)
		spans, err := e.Read(context.Background(), page, 200)
		if err != nil {
			t.Fatal(err)
		}
		got := strings.Split(strings.TrimSpace(text(spans)), "\n")
		for i := range got {
			got[i] = plain.Replace(strings.Join(strings.Fields(got[i]), " "))
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("askew by %v: %s", skew, d)
		}
	}
}

func TestSecondLookAtOneLine(t *testing.T) {
	at := func(text string, x0, x1, number int, confidence float64) word {
		return word{text: text, box: image.Rect(x0, 10, x1, 30), line: image.Rect(10, 10, 300, 30), number: number, confidence: confidence}
	}
	words := []word{at("What", 100, 150, 1, 0.96), at("is", 160, 170, 1, 0.96), at("Bb.", 10, 30, 2, 0.2), at("that", 100, 150, 2, 0.96)}
	got := replaced(words, place{box: image.Rect(10, 10, 30, 30), line: words[0]}, []word{at("1.", 10, 30, 0, 0.9)})
	got = replaced(got, place{box: image.Rect(8, 10, 32, 30), line: words[2], words: words[2:3]}, []word{at("5.", 10, 30, 0, 0.9)})
	var texts []string
	for _, w := range got {
		texts = append(texts, w.text)
	}
	if d := cmp.Diff([]string{"1.", "What", "is", "5.", "that"}, texts); d != "" {
		t.Error(d)
	}
	for _, c := range []struct {
		found, old []word
		want       bool
	}{
		{nil, words[2:3], false},
		{[]word{at("5.", 0, 1, 0, 0.9)}, words[2:3], true},
		{[]word{at("5.", 0, 1, 0, 0.5)}, words[2:3], false},
		{[]word{at("5.", 0, 1, 0, 0.7)}, nil, false},
		{[]word{at("5.", 0, 1, 0, 0.9), at("x", 0, 1, 0, 0.1)}, words[2:3], false},
	} {
		if better(c.found, c.old) != c.want {
			t.Errorf("%v for %v: want %v", c.found, c.old, c.want)
		}
	}
}
