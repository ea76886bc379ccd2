package docx

import (
	"strings"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/page"
)

const diagramSpaces = ` xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"`

func graphic(inner string) string {
	return `<w:r><w:drawing><wp:inline><wp:docPr descr=""/><a:graphic><a:graphicData>` + inner + `</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
}

func TestDiagramsAreReadByTheirOutline(t *testing.T) {
	point := func(id, kind, text string) string {
		return `<dgm:pt modelId="` + id + `"` + kind + `><dgm:t><a:p><a:r><a:t>` + text + `</a:t></a:r></a:p></dgm:t></dgm:pt>`
	}
	joint := func(from, to, order string) string {
		return `<dgm:cxn modelId="x" srcId="` + from + `" destId="` + to + `" srcOrd="` + order + `"/>`
	}
	data := "<dgm:dataModel" + diagramSpaces + "><dgm:ptLst>" + point("0", ` type="doc"`, "") + point("3", "", "Second") + point("1", "", "First") + point("2", "", "below the first") +
		point("9", ` type="pres"`, "drawn") + "</dgm:ptLst><dgm:cxnLst>" + joint("0", "1", "0") + joint("0", "3", "1") + joint("1", "2", "0") + joint("2", "0", "0") + "</dgm:cxnLst></dgm:dataModel>"
	d := doc(para(r("See:")+graphic(`<dgm:relIds xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" r:dm="d1"/>`))).related("d1", "diagramData", "diagrams/data1.xml", data)
	checkLines(t, d, "See:", "First", "below the first", "Second")
}

func TestDiagramsThatCannotBeHad(t *testing.T) {
	for name, d := range map[string]*testDoc{
		"missing": doc(para(r("x") + graphic(`<dgm:relIds r:dm="d1"/>`))),
		"broken":  doc(para(r("x")+graphic(`<dgm:relIds r:dm="d1"/>`))).related("d1", "diagramData", "diagrams/data1.xml", "<dgm:dataModel>"),
	} {
		_, findings := d.read(t)
		if len(findings) == 0 || findings[len(findings)-1].Code != finding.ImageUnreadable {
			t.Errorf("%s: findings %v", name, findings)
		}
	}
}

func TestChartsAreCalledByTheirTitle(t *testing.T) {
	chart := `<c:chartSpace` + diagramSpaces + `><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>Sales by year</a:t></a:r></a:p></c:rich></c:tx></c:title></c:chart></c:chartSpace>`
	got, findings := doc(para(graphic(`<c:chart r:id="c1"/>`))).related("c1", "chart", "charts/chart1.xml", chart).read(t)
	if alt := got.Blocks[0].(page.Paragraph).Runs[0].Image.Alt; alt != "Sales by year" || len(findings) != 1 || !strings.Contains(findings[0].Message, "chart") {
		t.Errorf("alternative text %q, findings %v", alt, findings)
	}
}

func TestWordsOfOldDrawings(t *testing.T) {
	art := `<w:r><w:pict><v:shape><v:textpath string="Final Exam"/></v:shape></w:pict></w:r>`
	box := `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>` + p("in the box") + `</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`
	checkLines(t, doc(para(art)+para(box)), "Final Exam", "", "in the box")
}
