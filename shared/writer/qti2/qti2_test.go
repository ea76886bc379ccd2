package qti2_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"flag"
	"io"
	"path/filepath"
	"strings"
	"testing"

	"formwright/shared/quiz"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/pack/packtest"
	"formwright/shared/writer/qti2"
	"formwright/shared/writer/target"
)

var update = flag.Bool("update", false, "rewrite the golden folders")

func versions(t testing.TB) []target.Target {
	t.Helper()
	var out []target.Target
	for _, id := range []target.ID{target.QTI21, target.QTI22} {
		tg, ok := target.Find(id)
		if !ok {
			t.Fatalf("there is no target %s", id)
		}
		out = append(out, tg)
	}
	return out
}

func write(t testing.TB, q quiz.Quiz, tg target.Target) ([]byte, []quiz.Loss) {
	t.Helper()
	fitted, _, err := fit.Fit(q, tg)
	if err != nil {
		t.Fatal(err)
	}
	return written(t, fitted, tg)
}

func written(t testing.TB, fitted quiz.Quiz, tg target.Target) ([]byte, []quiz.Loss) {
	t.Helper()
	var b bytes.Buffer
	losses, err := qti2.Write(&b, fitted, tg)
	if err != nil {
		t.Fatal(err)
	}
	return b.Bytes(), losses
}

// TestGolden keeps every file of the sample packages; make check validates the
// golden files by the published schemas.
func TestGolden(t *testing.T) {
	for _, tg := range versions(t) {
		for _, s := range packtest.Samples() {
			t.Run(string(tg.ID)+"/"+s.Name, func(t *testing.T) {
				if err := s.Quiz.Validate(); err != nil {
					t.Fatal(err)
				}
				data, _ := write(t, s.Quiz, tg)
				packtest.Golden(t, filepath.Join("testdata", "golden", string(tg.ID), s.Name), data, *update)
				again, _ := write(t, s.Quiz, tg)
				if !bytes.Equal(data, again) {
					t.Error("the same quiz gave other bytes")
				}
				wellFormed(t, data)
			})
		}
	}
}

func wellFormed(t testing.TB, data []byte) {
	t.Helper()
	for _, e := range packtest.Entries(t, data) {
		if !strings.HasSuffix(e.Name, ".xml") {
			continue
		}
		dec := xml.NewDecoder(strings.NewReader(e.Content))
		for {
			if _, err := dec.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Errorf("%s is not well-formed: %v", e.Name, err)
				break
			}
		}
	}
}
