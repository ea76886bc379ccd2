package rtf

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/compound/compoundtest"
	"formwright/shared/page"
)

func TestFormulasOfOlderEditorsAreRead(t *testing.T) {
	head := "\x01\x05\x00\x00\x02\x00\x00\x00\x0B\x00\x00\x00Equation.3\x00"
	result := `{\result{\pict\pngblip 89504e47}old}`
	equation := `{\object\objemb{\*\objclass Equation.3}{\*\objdata ` + fmt.Sprintf("%x", head+string(compoundtest.Equation())) + "\r\n}" + result + `}`
	doc, _, err := Read(t.Context(), []byte(`{\rtf1 Solve `+equation+`.\par {\object\objemb{\*\objdata 0105}{\result new}}}`))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, b := range doc.Blocks {
		for _, run := range b.(page.Paragraph).Runs {
			if run.Formula != nil {
				got = append(got, run.Formula.LaTeX)
			} else {
				got = append(got, run.Text)
			}
		}
	}
	if diff := cmp.Diff([]string{"Solve ", "x^2=1", ".", "new"}, got); diff != "" {
		t.Error(diff)
	}
}
