package exchange

import (
	"archive/zip"
	"bytes"
	"context"
	"io"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/importer"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/qti2"
	"formwright/shared/writer/sakai"
	"formwright/shared/writer/target"
)

// writeSakai writes what Sakai reads of its package: the file in its dialect and
// the pictures.
func writeSakai(w io.Writer, q quiz.Quiz, t target.Target) ([]quiz.Loss, error) {
	var b bytes.Buffer
	losses, err := sakai.Write(&b, q, t)
	if err != nil {
		return nil, err
	}
	in, err := zip.NewReader(bytes.NewReader(b.Bytes()), int64(b.Len()))
	if err != nil {
		return nil, err
	}
	out := zip.NewWriter(w)
	for _, f := range in.File {
		if f.Name != "exportAssessment.xml" && !strings.HasPrefix(f.Name, "media/") {
			continue
		}
		if err := out.Copy(f); err != nil {
			return nil, err
		}
	}
	return losses, out.Close()
}

// TestSakaiPackageIsReadAsQTI2: the whole package holds the quiz twice, and is
// read once.
func TestSakaiPackageIsReadAsQTI2(t *testing.T) {
	to, _ := target.Find(target.LMSF)
	fitted, _, err := fit.Fit(quiztest.Everything(), to)
	if err != nil {
		t.Fatal(err)
	}
	read := func(write func(io.Writer, quiz.Quiz, target.Target) ([]quiz.Loss, error)) []string {
		var b bytes.Buffer
		if _, err := write(&b, fitted, to); err != nil {
			t.Fatal(err)
		}
		q, _, err := importer.Read(context.Background(), b.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		return shape{target.QTI21, nil}.lines(q)
	}
	if d := cmp.Diff(read(qti2.Write), read(sakai.Write)); d != "" {
		t.Error(d)
	}
}
