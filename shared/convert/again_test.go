package convert_test

import (
	"errors"
	"io"
	"strings"
	"testing"

	"formwright/shared/output"
	"formwright/shared/problem"
	"formwright/shared/richtext"
	"formwright/shared/store"
	"formwright/shared/transcript"
	"formwright/shared/writer/target"
)

// TestWhatWasReadIsKept with the job, for as long as its file.
func TestWhatWasReadIsKept(t *testing.T) {
	w := newWorld(t)
	j := w.document("bio")
	if _, err := w.Transcripts.Get(t.Context(), w.user, j.ID); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("before the conversion: %v", err)
	}
	w.run(j)
	got, err := w.Transcripts.Get(t.Context(), w.user, j.ID)
	if err != nil {
		t.Fatal(err)
	}
	e, err := w.Exports.Find(t.Context(), j.Export)
	if err != nil || len(got.Quiz.Items) != 2 || got.Quiz.Title != "SecretName" || !got.ExpiresAt.Equal(e.ExpiresAt) {
		t.Errorf("%+v, %v", got, err)
	}
}

// TestAgain writes the corrected quiz for another target without a conversion.
func TestAgain(t *testing.T) {
	w := newWorld(t)
	j := w.run(w.document("bio"))
	read, err := w.Transcripts.Get(t.Context(), w.user, j.ID)
	if err != nil {
		t.Fatal(err)
	}
	read.Quiz.Items[0].Stem = richtext.Plain("Corrected stem?")
	if read, err = w.Transcripts.Save(t.Context(), w.user, j.ID, read, "q1"); err != nil {
		t.Fatal(err)
	}
	again := transcript.Again{Exports: w.Exports, Transcripts: w.Transcripts, Make: output.Make}
	f, err := again.Export(t.Context(), j, read, target.Aiken, target.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if f.FileName != "SecretName-aiken.txt" || f.Version != 1 || f.Questions != 2 {
		t.Errorf("%+v", f)
	}
	blob, err := w.Exports.Open(t.Context(), f.Export, 0, -1)
	if err != nil {
		t.Fatal(err)
	}
	defer blob.Body.Close()
	if data, err := io.ReadAll(blob.Body); err != nil || !strings.Contains(string(data), "Corrected stem?") {
		t.Errorf("%s, %v", data, err)
	}
	if files, err := w.Transcripts.Files(t.Context(), w.user, j.ID); err != nil || len(files) != 1 || files[0].Export != f.Export {
		t.Errorf("%+v, %v", files, err)
	}
	if _, err := again.Export(t.Context(), j, read, target.CloudForm, target.Options{}); problem.CodeOf(err) != problem.TargetNotAvailable {
		t.Errorf("a live form: %v", err)
	}
	if balance, err := w.accounts.Balance(t.Context(), w.user); err != nil || balance != 9 {
		t.Errorf("balance %d, %v: only the conversion costs", balance, err)
	}
}
