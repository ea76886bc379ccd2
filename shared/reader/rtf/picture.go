package rtf

import (
	"bytes"
	"strings"

	"formwright/shared/compound"
	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// picture is a picture being read.
type picture struct {
	data          []byte
	half          byte
	odd           bool // half holds the first digit of a byte
	width, height int  // twips
	alt           string
}

func (p *picture) word(t token) {
	switch t.word {
	case "picwgoal":
		p.width = t.number
	case "pichgoal":
		p.height = t.number
	}
}

// hex takes one digit of the picture's bytes.
func (p *picture) hex(c byte) {
	v := strings.IndexByte("0123456789abcdef", c|0x20)
	if v < 0 || c < '0' {
		return
	}
	if p.odd {
		p.data = append(p.data, p.half<<4|byte(v))
	}
	p.half, p.odd = byte(v), !p.odd
}

// binary takes bytes that stand in the file as they are.
func (r *reader) binary(raw []byte) {
	if r.now.place == picturePlace || r.now.place == objectPlace {
		r.picture.data = append(r.picture.data, raw...)
	}
}

// shapePicture is the property of a shape that holds what it shows: a picture that
// floats beside the text is written so.
const shapePicture = "pib"

// showPicture adds the picture whose group has ended.
func (r *reader) showPicture() {
	p := r.picture
	r.picture = picture{}
	if r.now.shows {
		around := r.now.place
		r.now.place = bodyPlace
		defer func() { r.now.place = around }()
	}
	if len(p.data) == 0 || r.now.place != bodyPlace || r.showEquation(p.data) {
		return
	}
	const twipsPerPixel = 15
	img := page.Image{Alt: typeset.AltText(p.alt), Width: max(p.width, 0) / twipsPerPixel, Height: max(p.height, 0) / twipsPerPixel}
	pic := r.pictures.Bytes("in the document", p.data)
	if img.Hash = pic.Hash; img.Hash == "" {
		r.report(finding.ImageUnreadable, pic.Problem)
	}
	r.add(page.Run{Kind: page.ImageRun, Image: &img})
}

// objectHead bounds what stands before the content of an object: its kind and
// the length of what follows.
const objectHead = 1024

// showObject adds the formula of an older equation editor, which stands instead
// of the picture of it.
func (r *reader) showObject() {
	data := r.picture.data
	r.picture = picture{}
	at := bytes.Index(data[:min(objectHead, len(data))], []byte(compound.Magic))
	if at >= 0 && r.outside() == bodyPlace {
		around := r.now.place
		r.now.place = bodyPlace
		r.objectRead = r.showEquation(data[at:])
		r.now.place = around
	}
}

// showEquation adds the formula in an object or a metafile; false where there
// is none.
func (r *reader) showEquation(data []byte) bool {
	f, ok := typeset.Equation(data)
	if f != nil {
		r.add(page.Run{Kind: page.FormulaRun, Formula: f})
	}
	return ok
}
