package convert_test

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/png"
	"strings"
	"testing"

	"formwright/shared/convert"
	"formwright/shared/problem"
	"formwright/shared/reader"
	"formwright/shared/source"
)

// TestTextlessDocuments: who sends pictures in a document is told what would be
// read, and not that questions have numbers.
func TestTextlessDocuments(t *testing.T) {
	var picture bytes.Buffer
	if err := png.Encode(&picture, image.NewGray(image.Rect(0, 0, 40, 40))); err != nil {
		t.Fatal(err)
	}
	img := `<img width=300 height=300 src="data:image/png;base64,` + base64.StdEncoding.EncodeToString(picture.Bytes()) + `">`
	for name, c := range map[string]struct {
		data string
		code problem.Code
		says string
	}{
		"a picture":           {"<html><body><p>" + img + "</p></body></html>", problem.DocumentEmpty, "save the document as PDF"},
		"pictures in a table": {"<html><body><table><tr><td>" + img + "</td><td>–</td></tr></table></body></html>", problem.DocumentEmpty, "PDF"},
		"signs only":          {"<html><body><p>* * *</p></body></html>", problem.DocumentEmpty, "right file"},
		"words":               {"<html><body><p>" + img + "</p><p>See you on Monday.</p></body></html>", problem.NoQuestions, "No question"},
		"words in a table":    {"<html><body><table><tr><td>See you</td><td>on Monday.</td></tr></table></body></html>", problem.NoQuestions, "No question"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := convert.Quiz(t.Context(), reader.Reader{}, convert.Input{Document: source.Document{Data: []byte(c.data)}}, func(convert.Step) {})
			if p := problem.Of(err); p.Code != c.code || !strings.Contains(p.Message, c.says) {
				t.Errorf("got %s %q, want %s saying %q", p.Code, p.Message, c.code, c.says)
			}
		})
	}
}
