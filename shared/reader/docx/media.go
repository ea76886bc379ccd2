package docx

import (
	"formwright/shared/page"
)

// image adds the picture behind a relationship.
func (l *line) image(id string, shape page.Image) {
	rel, ok := l.story.rels.ByID(id)
	switch {
	case ok && rel.External:
		l.lost(shape, linkedOnly)
		return
	case !ok || !l.pkg.Has(rel.Target):
		l.lost(shape, "A picture is missing from the document's file. Insert it again.")
		return
	}
	if l.hideText || l.fields.inCode() {
		return
	}
	p := l.pictures.Part(l.pkg, rel.Target)
	if p.Problem != "" {
		l.lost(shape, p.Problem)
		return
	}
	if kind := l.doc.Media[p.Hash].Type; kind == "image/x-wmf" || kind == "image/x-emf" {
		if l.embedded(id) { // a picture that MathType drew
			return
		}
		l.count(&l.metafiles, rel.Target)
	}
	shape.Hash = p.Hash
	l.add(page.Run{Kind: page.ImageRun, Image: &shape})
}
