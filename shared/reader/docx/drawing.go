package docx

import (
	"math"
	"strconv"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// emuPerPixel: 914,400 to the inch, 96 pixels to the inch.
const emuPerPixel = 9525

// drawing reads a w:drawing: pictures, shapes with text, groups of both.
func (l *line) drawing(el *ooxml.Element) {
	for frame := el.First; frame != nil; frame = frame.Next {
		about := frame.Child("docPr")
		extent := frame.Child("extent")
		shape := page.Image{
			Alt:   alternative(about),
			Width: pixels(extent.Attr("cx")), Height: pixels(extent.Attr("cy")),
		}
		l.shapes(frame, shape)
	}
}

// alternative is what an object's properties say it shows.
func alternative(about *ooxml.Element) string {
	return firstOf(typeset.AltText(about.Attr("descr")), typeset.AltText(about.Attr("title")))
}

// shapes looks for pictures and text boxes below an element.
func (l *line) shapes(el *ooxml.Element, shape page.Image) {
	for c := el.First; c != nil; c = c.Next {
		switch {
		case c.Name == "pic":
			l.picture(c, shape, el.Name != "graphicData")
		case c.Name == "txbxContent":
			l.boxes = append(l.boxes, c)
		case c.Is("mc", "AlternateContent"):
			if chosen := branch(c); chosen != nil {
				l.shapes(chosen, shape)
			}
		case c.Name == "chart":
			l.chart(c, shape)
		case c.Name == "relIds":
			l.diagram(c, shape)
		default:
			l.shapes(c, shape)
		}
	}
}

// picture reads a pic:pic. One of a group has its own size and name.
func (l *line) picture(el *ooxml.Element, shape page.Image, grouped bool) {
	if own := el.Find("cNvPr"); grouped && own != nil {
		shape.Alt = firstOf(alternative(own), shape.Alt)
		if ext := el.Find("xfrm").Child("ext"); ext != nil {
			shape.Width, shape.Height = pixels(ext.Attr("cx")), pixels(ext.Attr("cy"))
		}
	}
	blip := el.Find("blip")
	id := blip.AttrOf("r", "embed")
	if id == "" { // a vector picture without a raster twin
		id = blip.Find("svgBlip").AttrOf("r", "embed")
	}
	switch {
	case id != "":
		l.image(id, shape)
	case blip.AttrOf("r", "link") != "":
		l.lost(shape, linkedOnly)
	}
}

const linkedOnly = "A picture is only linked to from the document, not stored in it, so it is missing. Insert it into the document."

// lost shows a picture that could not be had by its alternative text.
func (l *line) lost(shape page.Image, message string) {
	l.report(finding.ImageUnreadable, message)
	l.add(page.Run{Kind: page.ImageRun, Image: &shape})
}

// vml reads the older drawings, w:pict and w:object.
func (l *line) vml(el *ooxml.Element) {
	for c := el.First; c != nil; c = c.Next {
		switch {
		case c.Name == "txbxContent":
			l.boxes = append(l.boxes, c)
		case c.Name == "drawing":
			l.drawing(c)
		case c.Is("mc", "AlternateContent"):
			if chosen := branch(c); chosen != nil {
				l.vml(chosen)
			}
		case c.Is("v", "textpath"): // words bent along a line
			l.text(c.Attr("string"), &text{marks: l.plain, set: l.base.characters})
		case c.Space == "v" && l.drawnRule(c):
		case c.Is("v", "imagedata"):
			l.vmlImage(c, el)
		default:
			l.vml(c)
		}
	}
}

func (l *line) drawnRule(shape *ooxml.Element) bool {
	if v := shape.AttrOf("o", "hr"); v == "t" || v == "true" {
		l.ruled = true
		return true
	}
	return false
}

func (l *line) vmlImage(el, shape *ooxml.Element) {
	image := page.Image{Alt: firstOf(typeset.AltText(shape.Attr("alt")), typeset.AltText(el.AttrOf("o", "title")))}
	image.Width, image.Height = cssSize(shape.Attr("style"))
	switch id := firstOf(el.AttrOf("r", "id"), el.AttrOf("o", "relid")); {
	case id != "":
		l.image(id, image)
	case el.Attr("src") != "" || el.Attr("href") != "":
		l.lost(image, linkedOnly)
	}
}

func pixels(emu string) int {
	n, err := strconv.ParseInt(emu, 10, 64)
	if err != nil || n < 0 {
		return 0
	}
	return int(min((n+emuPerPixel/2)/emuPerPixel, math.MaxInt32))
}

// cssSize reads the width and height of a VML shape's style.
func cssSize(style string) (width, height int) {
	for _, declaration := range strings.Split(style, ";") {
		name, value, _ := strings.Cut(declaration, ":")
		v, ok := points(strings.TrimSpace(value))
		if !ok || v < 0 {
			continue
		}
		px := int(math.Round(v * 96 / 72))
		switch strings.TrimSpace(name) {
		case "width":
			width = px
		case "height":
			height = px
		}
	}
	return width, height
}
