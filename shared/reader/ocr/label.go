package ocr

import (
	"image"
	"regexp"
)

// glued is a label that stuck to the word behind it: "A.3", "2)Name".
var glued = regexp.MustCompile(`^(\(?(?:\pL|\d{1,3})[.)])([\pL\d$€£+−-].*)$`)

// splitLabels takes labels off the words they stuck to, where the picture shows
// a space behind them that is wider than between letters: "A.3" becomes "A." and
// "3", while "3.5" stays.
func splitLabels(page *image.Gray, words []word, height int) []word {
	var out []word
	for _, w := range words {
		m := glued.FindStringSubmatch(w.text)
		if m == nil {
			out = append(out, w)
			continue
		}
		from, to := firstSpace(page, w.box, height)
		if from == 0 || from-w.box.Min.X > len(m[1])*height*3/2 {
			out = append(out, w)
			continue
		}
		label, rest := w, w
		label.text, rest.text = m[1], m[2]
		label.box.Max.X, rest.box.Min.X = from, to
		out = append(out, label, rest)
	}
	return out
}

// firstSpace finds the first empty columns in a word's box that are at least two
// fifths of a letter's height wide. Nothing found is 0, 0.
func firstSpace(page *image.Gray, box image.Rectangle, height int) (from, to int) {
	box = box.Intersect(page.Rect)
	from = box.Min.X
	for x := box.Min.X; x < box.Max.X; x++ {
		if !inkIn(page, x, box.Min.Y, box.Max.Y) {
			continue
		}
		if (x-from)*5 >= height*2 && from > box.Min.X {
			return from, x
		}
		from = x + 1
	}
	return 0, 0
}

func inkIn(page *image.Gray, x, top, bottom int) bool {
	for y := top; y < bottom; y++ {
		if page.Pix[y*page.Stride+x] < 150 {
			return true
		}
	}
	return false
}
