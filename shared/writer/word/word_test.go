package word_test

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
	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/pack/packtest"
	"formwright/shared/writer/target"
	"formwright/shared/writer/word"
)

var update = flag.Bool("update", false, "rewrite the golden folders")

func row(t testing.TB) target.Target {
	t.Helper()
	tg, ok := target.Find(target.Word)
	if !ok {
		t.Fatal("there is no target word")
	}
	return tg
}

func write(t testing.TB, q quiz.Quiz, o target.Options) ([]byte, []quiz.Loss) {
	t.Helper()
	tg, err := row(t).With(o)
	if err != nil {
		t.Fatal(err)
	}
	fitted, _, err := fit.Fit(q, tg)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	losses, err := word.Write(&b, fitted, tg)
	if err != nil {
		t.Fatal(err)
	}
	return b.Bytes(), losses
}

func TestGolden(t *testing.T) {
	for _, s := range packtest.Samples() {
		t.Run(s.Name, func(t *testing.T) { golden(t, s.Name, s.Quiz, target.Options{}) })
	}
	for _, key := range []target.AnswerKey{target.KeyNone, target.KeyOnly} {
		t.Run("key "+string(key), func(t *testing.T) {
			golden(t, "key-"+string(key), quiztest.OneOfEach(), target.Options{AnswerKey: key})
		})
	}
}

func golden(t *testing.T, name string, q quiz.Quiz, o target.Options) {
	t.Helper()
	data, _ := write(t, q, o)
	packtest.Golden(t, filepath.Join("testdata", "golden", name), data, *update)
	again, _ := write(t, q, o)
	if !bytes.Equal(data, again) {
		t.Error("the same quiz gave other bytes")
	}
	wellFormed(t, data)
}

func wellFormed(t testing.TB, data []byte) {
	t.Helper()
	for _, e := range packtest.Entries(t, data) {
		if strings.Contains(e.Name, "media/") {
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
