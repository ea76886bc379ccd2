package docx

import (
	"bytes"
	"image"
	"image/png"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/richtext"
)

func pngOf(t testing.TB, w, h int) string {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, w, h))); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// drawingOf shows the picture of a relationship, 96 by 48 pixels.
func drawingOf(blip string) string {
	return `<w:r><w:drawing><wp:inline><wp:extent cx="914400" cy="457200"/><wp:docPr id="1" name="x" descr="A map"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip ` +
		blip + `/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
}

func TestPictures(t *testing.T) {
	data := pngOf(t, 3, 2)
	d := doc(para(drawingOf(`r:embed="i1"`)) +
		para(`<w:r><w:pict><v:shape style="width:72pt;height:1in" alt="Old"><v:imagedata r:id="i1"/></v:shape></w:pict></w:r>`) +
		para(`<w:r><w:object><v:shape><v:imagedata r:id="i1" o:title="Formula"/></v:shape></w:object></w:r>`))
	d.related("i1", "image", "media/image1.bin", data)
	got, findings := d.read(t)
	hash := richtext.Hash([]byte(data))
	img := func(n int, i page.Image) page.Block {
		i.Hash = hash
		return page.Paragraph{Position: pos(n, ""), Runs: []page.Run{{Kind: page.ImageRun, Image: &i}}}
	}
	want := []page.Block{img(1, page.Image{Alt: "A map", Width: 96, Height: 48}), img(2, page.Image{Alt: "Old", Width: 96, Height: 96}), img(3, page.Image{Alt: "Formula"})}
	if diff := cmp.Diff(want, got.Blocks); diff != "" || len(findings) > 0 {
		t.Errorf("pictures (-want +got):\n%s%v", diff, findings)
	}
	m := got.Media[hash]
	if m.Type != "image/png" || m.Width != 3 || m.Height != 2 || len(got.Media) != 1 {
		t.Errorf("media %+v", got.Media)
	}
	for range 2 { // opened as often as it is asked for
		if b, err := m.Bytes(); err != nil || string(b) != data {
			t.Errorf("bytes %d, %v", len(b), err)
		}
	}
}

func TestAlternativeTextOfPrograms(t *testing.T) {
	named := func(descr, title string) string {
		return strings.Replace(drawingOf(`r:embed="i1"`), `descr="A map"`, `descr="`+descr+`" title="`+title+`"`, 1)
	}
	d := doc(para(named(`C:\Users\x\scan.jpg`, "A cell")+named("Рисунок 1", "")+named("A screenshot of a map", "x"))).related("i1", "image", "media/1.png", pngOf(t, 1, 1))
	var got []string
	for _, run := range d.blocks(t)[0].(page.Paragraph).Runs {
		got = append(got, run.Image.Alt)
	}
	if diff := cmp.Diff([]string{"A cell", "", "A screenshot of a map"}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestPicturesThatCannotBeHad(t *testing.T) {
	wide := pngOf(t, 10_000+1, 1)
	tests := []struct {
		name, blip string
		words      string
	}{
		{"linked", `r:link="ext"`, "only linked"},
		{"external", `r:embed="ext"`, "only linked"},
		{"missing relationship", `r:embed="none"`, "missing"},
		{"missing part", `r:embed="gone"`, "missing"},
		{"unknown kind", `r:embed="odd"`, "kind that is not known"},
		{"too wide", `r:embed="wide"`, "10000 a side"},
	}
	for _, tt := range tests {
		d := doc(para(drawingOf(tt.blip))).external("ext", "image", "https://a.example/track.png")
		d.related("odd", "image", "media/odd.png", "not a picture").related("wide", "image", "media/wide.png", wide)
		d.rels = append(d.rels, rel("gone", "image", "media/gone.png"))
		got, findings := d.read(t)
		if len(findings) != 1 || findings[0].Code != finding.ImageUnreadable || !strings.Contains(findings[0].Message, tt.words) {
			t.Errorf("%s: findings %v", tt.name, findings)
		}
		run := got.Blocks[0].(page.Paragraph).Runs[0]
		if run.Image == nil || run.Image.Hash != "" || run.Image.Alt != "A map" || len(got.Media) != 0 {
			t.Errorf("%s: run %+v", tt.name, run)
		}
	}
}

func TestGroupedPicturesAndCharts(t *testing.T) {
	group := `<w:r><w:drawing><wp:anchor><wp:extent cx="9525" cy="9525"/><a:graphic><a:graphicData><wps:wgp>` +
		`<pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="n" descr="Left"/></pic:nvPicPr><pic:blipFill><a:blip r:embed="i1"/></pic:blipFill><pic:spPr><a:xfrm><a:ext cx="95250" cy="19050"/></a:xfrm></pic:spPr></pic:pic>` +
		`</wps:wgp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`
	chart := `<w:r><w:drawing><wp:inline><wp:docPr descr="Sales"/><a:graphic><a:graphicData><c:chart r:id="x"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
	got, findings := doc(para(group+chart)).related("i1", "image", "media/1.png", pngOf(t, 1, 1)).read(t)
	runs := got.Blocks[0].(page.Paragraph).Runs
	if im := runs[0].Image; im.Alt != "Left" || im.Width != 10 || im.Height != 2 || im.Hash == "" {
		t.Errorf("picture of a group %+v", im)
	}
	if len(findings) != 1 || findings[0].Code != finding.ImageUnreadable || runs[1].Image.Alt != "Sales" {
		t.Errorf("chart %+v, findings %v", runs[1].Image, findings)
	}
}
