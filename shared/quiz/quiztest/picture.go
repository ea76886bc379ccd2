package quiztest

import (
	"slices"

	"formwright/shared/richtext"
)

// pngs are the smallest pictures that decode: one red and one blue pixel.
func pngs() [][]byte {
	return [][]byte{
		[]byte("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x02\x00\x00\x00\x90wS\xde" +
			"\x00\x00\x00\x0cIDATx\xdac\xf8\xcf\xc0\x00\x00\x03\x01\x01\x00\xf7\x03AC\x00\x00\x00\x00IEND\xaeB`\x82"),
		[]byte("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x02\x00\x00\x00\x90wS\xde" +
			"\x00\x00\x00\x0cIDATx\xdac``\xf8\x0f\x00\x01\x03\x01\x006t\x11@\x00\x00\x00\x00IEND\xaeB`\x82"),
	}
}

// Pictures is a library of two pictures.
func Pictures() richtext.Library {
	l := richtext.Library{}
	for _, data := range pngs() {
		l.Add("image/png", 1, 1, data)
	}
	return l
}

// PictureHashes are the keys of Pictures, in order.
func PictureHashes() []string {
	var out []string
	for h := range Pictures() {
		out = append(out, h)
	}
	slices.Sort(out)
	return out
}
