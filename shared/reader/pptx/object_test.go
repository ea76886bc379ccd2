package pptx

import (
	"testing"

	"formwright/shared/compound/compoundtest"
	"formwright/shared/page"
)

func TestFormulasOfOlderEditorsAreRead(t *testing.T) {
	picture := `<p:pic><p:nvPicPr><p:cNvPr id="0"/></p:nvPicPr><p:blipFill><a:blip r:embed="rI"/></p:blipFill></p:pic>`
	frame := `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5"/></p:nvGraphicFramePr>` + xfrm("p", 1, 20, 80, 20) +
		`<a:graphic><a:graphicData><mc:AlternateContent><mc:Choice Requires="v"><p:oleObj progId="Equation.3" r:id="rO"><p:embed/></p:oleObj></mc:Choice>` +
		`<mc:Fallback><p:oleObj progId="Equation.3" r:id="rO"><p:embed/>` + picture + `</p:oleObj></mc:Fallback></mc:AlternateContent></a:graphicData></a:graphic></p:graphicFrame>`
	doc, findings := newDeck(title("Solve")+frame).related("rO", "oleObject", "../embeddings/oleObject1.bin", string(compoundtest.Equation())).
		related("rI", "image", "../media/1.gif", gif).read(t)
	last, ok := doc.Blocks[len(doc.Blocks)-1].(page.Paragraph)
	if !ok || len(findings) != 0 || last.Runs[0].Formula == nil || last.Runs[0].Formula.LaTeX != "x^2=1" {
		t.Errorf("%+v %v", doc.Blocks, findings)
	}
}
