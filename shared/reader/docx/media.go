package docx

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"

	"formwright/shared/page"
	"formwright/shared/richtext"
)

// The bounds of a picture, beyond which it would cost whoever decodes it too
// much memory.
const (
	maxPixels = 40_000_000
	maxSide   = 10_000
)

// picture is a picture part that was looked at once.
type picture struct {
	hash    string
	problem string // why it cannot be shown
	media   richtext.Media
}

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
	p := l.load(rel.Target)
	if p.problem != "" {
		l.lost(shape, p.problem)
		return
	}
	if l.hideText || l.fields.inCode() {
		return
	}
	l.doc.Media[p.hash] = p.media
	shape.Hash = p.hash
	l.add(page.Run{Kind: page.ImageRun, Image: &shape})
}

func (r *reader) load(part string) picture {
	p, ok := r.pictures[part]
	if !ok {
		p = r.examine(part)
		r.pictures[part] = p
	}
	return p
}

// examine reads a picture once from end to end, keeping only its beginning:
// enough to tell its kind, its size and its hash.
func (r *reader) examine(part string) picture {
	in, err := r.pkg.Stream(part)
	if err != nil {
		return picture{problem: fmt.Sprintf("The picture %q is damaged. Insert it again.", part)}
	}
	defer in.Close()
	sum := sha256.New()
	look := &beginning{}
	size, err := io.Copy(io.MultiWriter(sum, look), in)
	if err != nil {
		return picture{problem: fmt.Sprintf("The picture %q is damaged. Insert it again.", part)}
	}
	kind, width, height := inspect(look.data)
	switch {
	case kind == "":
		return picture{problem: fmt.Sprintf("The picture %q is of a kind that is not known. Save it as PNG or JPEG and insert it again.", part)}
	case width > maxSide || height > maxSide || width*height > maxPixels:
		return picture{problem: fmt.Sprintf("The picture %q has %d by %d pixels; the limits are %d a side and %d million in all. Make it smaller.",
			part, width, height, maxSide, maxPixels/1_000_000)}
	}
	open := func() (io.ReadCloser, error) { return r.pkg.Stream(part) }
	return picture{hash: hex.EncodeToString(sum.Sum(nil)), media: richtext.LazyMedia(kind, width, height, size, open)}
}

// beginning keeps the first part of what is written to it. Photographs may
// carry 64 KB blocks of camera data before their size.
type beginning struct{ data []byte }

const beginningSize = 512 << 10

func (b *beginning) Write(p []byte) (int, error) {
	room := min(beginningSize-len(b.data), len(p))
	b.data = append(b.data, p[:room]...)
	return len(p), nil
}
