package pptx

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
)

func TestShapesFromTopToBottomAndLeftToRight(t *testing.T) {
	group := `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="1"/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="914400" y="1371600"/><a:ext cx="914400" cy="914400"/><a:chOff x="0" y="0"/><a:chExt cx="9144000" cy="9144000"/></a:xfrm></p:grpSpPr>` +
		boxAt(0, 60, 40, 20, "", "low in the group") + boxAt(0, 0, 40, 20, "", "high in the group") + `</p:grpSp>`
	check(t, newDeck(boxAt(50, 50, 20, 5, "", "D")+boxAt(50, 40, 20, 6, "", "right of it")+boxAt(10, 41, 20, 5, "", "left")+group+ph(`idx="1"`, plain("body"))+title("title")),
		"title", "body", "high in the group", "low in the group", "left", "right of it", "D")
}

func TestATallPictureDoesNotMixTheRowsBesideIt(t *testing.T) {
	d := newDeck(`<p:pic><p:nvPicPr><p:cNvPr id="4" descr="a map"/></p:nvPicPr><p:blipFill><a:blip r:embed="rPic"/></p:blipFill><p:spPr>`+xfrm("a", 50, 19, 30, 40)+`</p:spPr></p:pic>`+
		boxAt(0, 20, 40, 5, "", "first")+boxAt(2, 30, 40, 5, "", "second")+boxAt(1, 40, 40, 5, "", "third")).related("rPic", "image", "../media/map.gif", gif)
	check(t, d, "first", "<picture a map>", "second", "third")
	doc, _ := d.read(t)
	if len(doc.Media) != 1 {
		t.Errorf("%d pictures", len(doc.Media))
	}
}

func TestFillsMarkWhatDiffers(t *testing.T) {
	shading := func(tree string) map[string]string {
		doc, _ := newDeck(tree).read(t)
		out := map[string]string{}
		for _, b := range doc.Blocks {
			p := b.(page.Paragraph)
			out[p.Text()] = p.Runs[0].Marks.Shading
		}
		return out
	}
	four := func(a, b, c, d string) string {
		return boxAt(0, 10, 30, 8, a, "one") + boxAt(40, 10, 30, 8, b, "two") + boxAt(0, 20, 30, 8, c, "three") + boxAt(40, 20, 30, 8, d, "four")
	}
	for name, c := range map[string]struct {
		tree string
		want map[string]string
	}{
		"one of four":     {four("4472C4", "4472C4", "00B050", "4472C4"), map[string]string{"one": "", "two": "", "three": "00B050", "four": ""}},
		"all alike":       {four("4472C4", "4472C4", "4472C4", "4472C4"), map[string]string{"one": "", "two": "", "three": "", "four": ""}},
		"one filled":      {four("", "", "", "00B050"), map[string]string{"one": "", "two": "", "three": "", "four": "00B050"}},
		"two that differ": {boxAt(0, 10, 30, 8, "FF0000", "True") + boxAt(40, 10, 30, 8, "00B050", "False"), map[string]string{"True": "FF0000", "False": "00B050"}},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, shading(c.tree)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestBadgesAndBoxesAreLabels(t *testing.T) {
	check(t, newDeck(title("Where?")+boxAt(0, 20, 5, 5, "", "A")+boxAt(7, 19, 30, 8, "", "Nepal")+boxAt(0, 30, 5, 5, "", "B")+boxAt(7, 30, 30, 8, "", "Peru")),
		"Where?", "A. Nepal", "B. Peru")
	check(t, newDeck(title("Where?")+boxAt(7, 20, 30, 8, "EEEEEE", "Nepal")+boxAt(7, 30, 30, 8, "EEEEEE", "B. Peru")), "Where?", "• Nepal", "B. Peru")
	check(t, newDeck(boxAt(0, 20, 30, 5, "", "A")+boxAt(40, 20, 30, 5, "", "vitamin")), "A", "vitamin")
	check(t, newDeck(boxAt(0, 10, 8, 8, "EEEEEE", "?")+boxAt(60, 10, 8, 8, "EEEEEE", "7")+boxAt(0, 30, 60, 20, "", "Where?")), "?", "7", "Where?") // a drawing, and a number
}

// TestLettersOnShapes: a letter that lies on the shape of a choice is its label, wherever
// on it; a number says something of its own, and two signs on one shape label nothing.
func TestLettersOnShapes(t *testing.T) {
	check(t, newDeck(title("Where?")+boxAt(0, 20, 40, 20, "EEEEEE", "Nepal")+boxAt(15, 21, 8, 5, "", "A")+boxAt(50, 20, 40, 20, "EEEEEE", "Peru")+boxAt(65, 21, 8, 5, "", "B")),
		"Where?", "A. Nepal", "B. Peru")
	check(t, newDeck(boxAt(0, 20, 40, 20, "EEEEEE", "Nepal")+boxAt(15, 21, 8, 5, "", "7")), "Nepal", "7")
	check(t, newDeck(boxAt(0, 20, 80, 20, "EEEEEE", "a map")+boxAt(5, 21, 8, 5, "", "A")+boxAt(35, 21, 8, 5, "", "B")), "a map", "A", "B")
}

// TestTextOnFilledShapes reads text boxes that lie over coloured rectangles.
func TestTextOnFilledShapes(t *testing.T) {
	d := newDeck(title("Which is a fruit?") + boxAt(0, 20, 30, 8, "FF0000", "") + boxAt(40, 20, 30, 8, "00B050", "") + boxAt(0, 30, 30, 8, "FF0000", "") +
		boxAt(0, 31, 30, 5, "", "C) chair") + boxAt(42, 22, 10, 5, "", "B) plum") + boxAt(2, 23, 10, 4, "", "A) spoon"))
	check(t, d, "Which is a fruit?", "A) spoon", "B) plum", "C) chair")
	doc, _ := d.read(t)
	if got := doc.Blocks[2].(page.Paragraph).Runs[0].Marks.Shading; got != "00B050" {
		t.Errorf("the green choice shows %q", got)
	}
	if got := doc.Blocks[1].(page.Paragraph).Runs[0].Marks.Shading; got != "" {
		t.Errorf("the fill of most shows: %q", got)
	}
}

func tableOf(rows string) string {
	return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5"/></p:nvGraphicFramePr>` + xfrm("p", 1, 20, 80, 20) +
		`<a:graphic><a:graphicData><a:tbl><a:tblPr firstRow="1"/>` + rows + `</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
}

func TestTables(t *testing.T) {
	tc := func(attrs, fill, text string) string {
		return `<a:tc ` + attrs + `><a:txBody>` + plain(text) + `</a:txBody><a:tcPr>` + fill + `</a:tcPr></a:tc>`
	}
	green := `<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>`
	d := newDeck(title("T") + tableOf(`<a:tr>`+tc(`gridSpan="2"`, "", "head")+tc(`hMerge="1"`, "", "")+`</a:tr><a:tr>`+tc(`rowSpan="2"`, green, "a")+tc("", "", "b")+`</a:tr><a:tr>`+tc(`vMerge="1"`, "", "")+tc("", "", "c")+`</a:tr>`))
	check(t, d, "T", "| 2x1 head", "| 1x2 00B050a", "| 1x1 b", "| 1x1 c")
	doc, _ := d.read(t)
	table := doc.Blocks[1].(page.Table)
	if !table.Rows[0].Header || table.Rows[1].Header {
		t.Error("the first row alone is the header")
	}
	if got := table.Rows[2].Cells[0].Blocks[0].Pos(); got.Cell != "r3c2" {
		t.Errorf("the last cell stands at %+v", got)
	}
}

func TestDiagramsChartsAndMissingPictures(t *testing.T) {
	frame := func(inside string) string {
		return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5"/></p:nvGraphicFramePr>` + xfrm("p", 1, 20, 80, 20) + `<a:graphic><a:graphicData>` + inside + `</a:graphicData></a:graphic></p:graphicFrame>`
	}
	art := `<dgm:dataModel` + spaces + `><dgm:ptLst><dgm:pt type="doc"/><dgm:pt><dgm:t>` + plain("first step") + `</dgm:t></dgm:pt><dgm:pt type="pres"><dgm:t>` + plain("no") + `</dgm:t></dgm:pt></dgm:ptLst></dgm:dataModel>`
	check(t, newDeck(frame(`<dgm:relIds r:dm="rD"/>`)).related("rD", "diagramData", "../diagrams/data1.xml", art), "first step")

	_, findings := newDeck(title("T")+frame(`<c:chart xmlns:c="c" r:id="x"/>`)+`<p:pic><p:blipFill><a:blip r:link="rW"/></p:blipFill></p:pic><p:pic><p:blipFill><a:blip r:embed="none"/></p:blipFill></p:pic>`).
		related("rW", "image", `http://localhost/a.png" TargetMode="External`, "").read(t)
	var codes []string
	for _, f := range findings {
		codes = append(codes, string(f.Code)+map[bool]string{true: " linked"}[strings.Contains(f.Message, "linked")])
	}
	want := []string{string(finding.UnreadPart), string(finding.ImageUnreadable) + " linked", string(finding.ImageUnreadable)}
	if diff := cmp.Diff(want, codes); diff != "" {
		t.Errorf("findings (-want +got):\n%s", diff)
	}
}

func TestLogosAreNotPartOfQuestions(t *testing.T) {
	logo := `<p:pic><p:nvPicPr><p:cNvPr id="4"/></p:nvPicPr><p:blipFill><a:blip r:embed="rPic"/></p:blipFill><p:spPr>` + xfrm("a", 90, 70, 5, 5) + `</p:spPr></p:pic>`
	read := func(with ...int) []string {
		d := newDeck()
		for i := range 9 {
			text := title(strconv.Itoa(i + 1))
			if slices.Contains(with, i+1) {
				text += logo
			}
			d.slide("", text)
			d.parts[fmt.Sprintf("ppt/slides/_rels/slide%d.xml.rels", i+1)] = rels(rel("rLayout", "slideLayout", "../slideLayouts/l1.xml"), rel("rPic", "image", "../media/logo.gif"))
		}
		d.parts["ppt/media/logo.gif"] = gif
		doc, _ := d.read(t)
		if shows := slices.Contains(lines(doc.Blocks), "<picture >"); shows != (len(doc.Media) > 0) {
			t.Errorf("pictures on %v: shown %t, kept %d", with, shows, len(doc.Media))
		}
		return lines(doc.Blocks)
	}
	for _, c := range []struct {
		with  []int
		shown bool
	}{{[]int{1, 2, 3, 4, 5}, false}, {[]int{1, 2, 3, 4, 5, 6, 7, 8, 9}, false}, {[]int{1, 4, 9}, false}, {[]int{3, 4, 5}, true}, {[]int{1, 9}, true}} {
		if got := slices.Contains(read(c.with...), "<picture >"); got != c.shown {
			t.Errorf("a picture on slides %v is shown: %t", c.with, got)
		}
	}
}
