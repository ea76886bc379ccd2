package docx

import (
	"formwright/shared/ooxml"
	"formwright/shared/reader/typeset"
)

// readNotes appends the footnotes or endnotes. A broken part loses its notes,
// not the document.
func (r *reader) readNotes(kind string) error {
	part, ok := r.related(kind)
	if !ok {
		return nil
	}
	body := r.story
	r.story = story{name: kind, rels: r.relations(part)}
	r.fields = nil
	defer func() { r.story = body }()
	d, err := r.pkg.Decode(part)
	if err == nil {
		_, err = d.Enter("w", kind)
	}
	f := &flow{blocks: typeset.Trim(r.doc.Blocks)}
	for err == nil {
		var note *ooxml.Element
		if note, err = d.Next(); note == nil {
			break
		}
		r.note(note, f)
		d.Recycle()
	}
	if err != nil {
		r.unread(part, err)
	}
	r.doc.Blocks = f.blocks
	return r.ctx.Err()
}

// note reads one note; the others are the lines that part them from the text.
func (r *reader) note(el *ooxml.Element, f *flow) {
	if kind := el.Attr("type"); kind != "" && kind != "normal" {
		return
	}
	r.blocks(el, f)
	r.flush(f)
	f.blocks = typeset.Trim(f.blocks)
}
