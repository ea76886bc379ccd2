package h5p_test

import (
	"archive/zip"
	"bytes"
	"maps"
	"slices"
	"strings"
	"testing"

	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer/check"
	"formwright/shared/writer/h5p"
	"formwright/shared/writer/target"
)

// TestCheckRefuses a package in which one thing is not as it was written.
func TestCheckRefuses(t *testing.T) {
	_, s, _ := written(t, quiztest.Everything())
	tg, _ := target.Find(target.H5P)
	for _, c := range []struct{ name, file, old, new string }{
		{"as it was", "", "", ""},
		{"another version", "content/content.json", "H5P.MultiChoice 1.16", "H5P.MultiChoice 1.15"},
		{"a version not named", "h5p.json", `"minorVersion":14`, `"minorVersion":13`},
		{"no key", "content/content.json", `"correct":true`, `"correct":false`},
		{"a gap without its end", "content/content.json", "*Paris:", "Paris:"},
		{"no picture", "content/content.json", "images/", "pictures/"},
		{"no title", "h5p.json", s.manifest.Title[:10], strings.Repeat("x", 260)},
		{"not JSON", "content/content.json", `"questions":[`, `"questions":[,`},
	} {
		var b bytes.Buffer
		z := zip.NewWriter(&b)
		for _, name := range slices.Sorted(maps.Keys(s.files)) {
			data := s.files[name]
			if name == c.file {
				if data = bytes.ReplaceAll(data, []byte(c.old), []byte(c.new)); bytes.Equal(data, s.files[name]) {
					t.Fatalf("%s changes nothing", c.name)
				}
			}
			w, err := z.Create(name)
			if err == nil {
				_, err = w.Write(data)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if err := z.Close(); err != nil {
			t.Fatal(err)
		}
		if err := h5p.Check(check.Bytes(b.Bytes()), tg, 10); (err == nil) != (c.file == "") {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
