package docx

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/compound/compoundtest"
	"formwright/shared/finding"
	"formwright/shared/page"
)

// object is a formula of an older editor: its picture and its object.
func object(element, program, picture, id string) string {
	return `<w:r><w:` + element + `><v:shape><v:imagedata r:id="` + picture + `"/></v:shape><o:OLEObject ProgID="` + program + `" r:id="` + id + `"/></w:` + element + `></w:r>`
}

func latexIn(p page.Block) []string {
	var out []string
	for _, run := range p.(page.Paragraph).Runs {
		if run.Kind == page.FormulaRun {
			out = append(out, run.Formula.LaTeX)
		} else if run.Text != "" {
			out = append(out, run.Text)
		}
	}
	return out
}

func TestFormulasOfOlderEditorsAreRead(t *testing.T) {
	equation := string(compoundtest.Equation())
	for name, run := range map[string]string{
		"an object":                object("object", "Equation.3", "i1", "o1"),
		"MathType":                 object("object", "Equation.DSMT4", "i1", "o1"),
		"an older element":         object("pict", "Equation.KSEE3", "i1", "o1"),
		"only its picture is left": object("object", "Equation.DSMT4", "i2", "none"),
		"only a picture":           `<w:r><w:pict><v:shape><v:imagedata r:id="i2"/></v:shape></w:pict></w:r>`,
	} {
		d := doc(para(`<w:r><w:t xml:space="preserve">Solve </w:t></w:r>`+run+`<w:r><w:t>.</w:t></w:r>`)).
			related("i1", "image", "media/1.wmf", "\xD7\xCD\xC6\x9Arest").
			related("i2", "image", "media/2.wmf", metafile()).
			related("o1", "oleObject", "embeddings/oleObject1.bin", equation)
		if diff := cmp.Diff([]string{"Solve ", "x^2=1", "."}, latexIn(d.blocks(t)[0])); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// metafile is a WMF that carries x²=1 in a comment.
func metafile() string {
	mtef := "\x03\x01\x01\x03\x0A\x0A\x01\x02\x83x\x00\x03\x0F\x00\x00\x11\x01\x02\x882\x00\x00\x00\x02\x86=\x00\x02\x881\x00\x00\x00"
	comment := "AppsMFCC\x01\x00" + string([]byte{byte(len(mtef)), 0, 0, 0, byte(len(mtef)), 0, 0, 0}) + "Design Science, Inc./MTEF\x00" + mtef
	if len(comment)%2 == 1 {
		comment += "\x00"
	}
	head := "\xD7\xCD\xC6\x9A" + string(make([]byte, 36))
	return head + string([]byte{byte((len(comment) + 10) / 2), 0, 0, 0, 0x26, 6, 15, 0, byte(len(comment)), 0}) + comment
}

// What cannot be read stays a picture with a word about it, and an object of
// another program is no formula.
func TestObjectsThatAreNotReadStayPictures(t *testing.T) {
	d := doc(para(object("object", "Equation.3", "i1", "o1"))+para(object("object", "Visio.Drawing.11", "i1", "o2"))).
		related("i1", "image", "media/1.gif", "GIF89a\x02\x00\x03\x00\x00\x00\x00;").
		related("o1", "oleObject", "embeddings/oleObject1.bin", "no object").
		related("o2", "oleObject", "embeddings/oleObject2.bin", string(compoundtest.Equation()))
	got, _ := d.read(t)
	for i, b := range got.Blocks {
		if runs := b.(page.Paragraph).Runs; len(runs) != 1 || runs[0].Kind != page.ImageRun || runs[0].Image.Hash == "" {
			t.Errorf("paragraph %d: %+v", i, runs)
		}
	}
	want := []finding.Finding{{Code: finding.UnreadPart, Severity: finding.Warning, Quote: "Equation.3"}}
	if diff := cmp.Diff(want, told(t, d)); diff != "" {
		t.Error(diff)
	}
}

// The labels of a drawing are not what the drawing says.
func TestDrawingsLabelledWithFormulasStayDrawings(t *testing.T) {
	labels := `<o:OLEObject ProgID="Equation.3" r:id="o1"/>`
	for _, inside := range []string{
		`<v:group><v:shape><v:imagedata r:id="i1"/></v:shape></v:group>` + labels,
		`<v:shape><v:imagedata r:id="i1"/></v:shape>` + labels + labels,
	} {
		got := doc(para(`<w:r><w:object>`+inside+`</w:object></w:r>`)).
			related("i1", "image", "media/1.gif", "GIF89a\x02\x00\x03\x00\x00\x00\x00;").
			related("o1", "oleObject", "embeddings/oleObject1.bin", string(compoundtest.Equation())).blocks(t)
		if runs := got[0].(page.Paragraph).Runs; len(runs) != 1 || runs[0].Kind != page.ImageRun {
			t.Errorf("%s: %+v", inside, runs)
		}
	}
}
