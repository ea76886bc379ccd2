package odf

import (
	"testing"

	"formwright/shared/compound/compoundtest"
	"formwright/shared/page"
)

func TestFormulasOfOlderEditorsAreRead(t *testing.T) {
	doc := text(p(`Solve <draw:frame><draw:object-ole xlink:href="./Object 1"/><draw:image xlink:href="./ObjectReplacements/Object 1"/></draw:frame>.`)).
		part("Object 1", string(compoundtest.Equation())).read(t)
	runs := doc.Blocks[0].(page.Paragraph).Runs
	if len(runs) != 3 || runs[1].Formula == nil || runs[1].Formula.LaTeX != "x^2=1" {
		t.Errorf("%+v", runs)
	}
}
