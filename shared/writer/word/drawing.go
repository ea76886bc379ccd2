package word

import (
	"strconv"
	"strings"

	"formwright/shared/formula"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// A picture is drawn in English Metric Units, 9525 to a CSS pixel, and fits
// between the margins.
const (
	emuPerPixel = 9525
	maxWidth    = 560 // pixels
	maxHeight   = 760
	tooLarge    = 1 << 20 // no picture is that large; arithmetic stays in bounds
)

const drawingNamespaces = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"`

func (d *document) image(img richtext.Image) string {
	m, ok := d.q.Media[img.Hash]
	if !ok {
		d.lose(quiz.ImageDropped, "A picture was left out: its file is missing.")
		return plain(img.Alt)
	}
	id := d.mediaID[img.Hash]
	if id == "" {
		d.media = append(d.media, img.Hash)
		id = "image" + strconv.Itoa(len(d.media))
		d.mediaID[img.Hash] = id
	}
	d.images++
	number := strconv.Itoa(d.images)
	width, height := size(img, m)
	extent := `cx="` + strconv.Itoa(width*emuPerPixel) + `" cy="` + strconv.Itoa(height*emuPerPixel) + `"`
	return `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ` + extent + `/><wp:docPr id="` + number +
		`" name="Picture ` + number + `" descr="` + attr(img.Alt) + `"/><wp:cNvGraphicFramePr><a:graphicFrameLocks ` + drawingNamespaces + ` noChangeAspect="1"/></wp:cNvGraphicFramePr>` +
		`<a:graphic ` + drawingNamespaces + `><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic>` +
		`<pic:nvPicPr><pic:cNvPr id="` + number + `" name="Picture ` + number + `"/><pic:cNvPicPr/></pic:nvPicPr>` +
		`<pic:blipFill>` + blip(id, m.Type) + `<a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
		`<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ` + extent + `/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>` +
		`</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
}

// blip points at the picture. Word looks for an SVG in an extension of it.
func blip(id, mediaType string) string {
	if mediaType != "image/svg+xml" {
		return `<a:blip r:embed="` + id + `"/>`
	}
	return `<a:blip r:embed="` + id + `"><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}">` +
		`<asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="` + id + `"/></a:ext></a:extLst></a:blip>`
}

// size is the picture's size in pixels: as displayed, else as it is, and never
// wider or higher than the page allows.
func size(img richtext.Image, m richtext.Media) (width, height int) {
	width, height = min(img.Width, tooLarge), min(img.Height, tooLarge)
	natural := m.Width > 0 && m.Height > 0
	switch {
	case width > 0 && height > 0:
	case natural && width > 0:
		height = max(1, width*m.Height/m.Width)
	case natural && height > 0:
		width = max(1, height*m.Width/m.Height)
	case natural:
		width, height = m.Width, m.Height
	default:
		width, height = max(width, 240), max(height, 180)
	}
	if width > maxWidth {
		width, height = maxWidth, max(1, height*maxWidth/width)
	}
	if height > maxHeight {
		width, height = max(1, width*maxHeight/height), maxHeight
	}
	return width, height
}

// math is an Office formula, or a line of text where it cannot be read as one.
func (d *document) math(m richtext.Math, alone bool) string {
	n, err := formula.FromMathML(m.MathML)
	if err != nil || n.IsEmpty() {
		n, err = formula.FromLaTeX(m.LaTeX)
	}
	if err != nil || n.IsEmpty() {
		d.lose(quiz.MathFlattened, "A formula was written as plain text: it could not be read.")
		return plain(strings.Join(strings.Fields(m.Readable()), " "))
	}
	if m.Display && alone {
		return "<m:oMathPara>" + n.OMML() + "</m:oMathPara>"
	}
	return n.OMML()
}
