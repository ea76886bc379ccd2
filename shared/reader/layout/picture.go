package layout

import (
	"bytes"
	"image"
	_ "image/gif"  // the formats an engine hands on
	_ "image/jpeg" //
	_ "image/png"  //
	"slices"

	"formwright/shared/finding"
	"formwright/shared/page"
)

// The bounds of a picture, beyond which it would cost whoever decodes it too
// much memory, and the side below which it is a dot or a line.
const (
	maxPixels   = 40_000_000
	maxSide     = 10_000
	minPicture  = 4
	maxPictures = 500
)

// addPictures takes the pictures of a page but for backgrounds and scans that
// the text was read from.
func (s *sheet) addPictures(p Page) {
	for i := range p.Pictures[:min(len(p.Pictures), maxPictures)] {
		r, ok := rectOf(p.Pictures[i].Box)
		if !ok || r.width() < minPicture || r.height() < minPicture || r.sharedX(s.bounds) <= 0 || r.sharedY(s.bounds) <= 0 {
			continue
		}
		if s.isBackground(r) && len(s.pieces) > 0 {
			continue
		}
		s.objects = append(s.objects, object{rect: r, picture: &p.Pictures[i]})
	}
}

// inlinePictures turns pictures that stand in a line of text into pieces of it:
// small ones, and those that follow the label of a choice.
func (l *layout) inlinePictures(s *sheet) {
	if len(s.objects) == 0 || len(s.pieces) == 0 {
		return
	}
	rows := rowsOf(s.pieces)
	kept := s.objects[:0:0]
	for _, o := range s.objects {
		i := -1
		if o.picture != nil {
			i = rowOf(rows, o.rect)
		}
		if i < 0 {
			kept = append(kept, o)
			continue
		}
		img := l.image(o)
		s.pieces = append(s.pieces, piece{rect: o.rect, size: rows[i].size, base: rows[i].base, run: page.Run{Kind: page.ImageRun, Image: &img}})
	}
	s.objects = kept
}

// rowOf is the row a picture stands in, -1 when it stands by itself.
func rowOf(rows []row, r rect) int {
	for i, w := range rows {
		mid := w.base - 0.3*w.size
		if mid < r.y0 || mid > r.y1 {
			continue
		}
		if r.height() <= 1.9*w.size && w.gapTo(piece{rect: r}) < 6*w.size || r.height() <= 3.2*w.size && w.runsThrough(r) {
			return i
		}
		for _, q := range w.pieces {
			if isBareLabel(q) && r.x0 >= q.x1-2 && r.x0-q.x1 < 4*w.size {
				return i
			}
		}
	}
	return -1
}

// runsThrough reports whether the text of a row goes on at either side of a
// picture, as it does around a fraction.
func (r *row) runsThrough(p rect) bool {
	before, after := false, false
	for _, q := range r.pieces {
		before = before || q.x1 <= p.x0+2 && p.x0-q.x1 < 1.2*r.size
		after = after || q.x0 >= p.x1-2 && q.x0-p.x1 < 1.2*r.size
	}
	return before && after
}

// pictured reports whether a line begins with a picture, as choices behind the
// button of a form do.
func (l *line) pictured() bool {
	return len(l.runs) > 1 && l.runs[0].Kind == page.ImageRun
}

// image stores a picture in the document's library.
func (l *layout) image(o object) page.Image {
	const pixels = 96.0 / 72 // CSS pixels in a point
	img := page.Image{Alt: o.picture.Alt, Width: int(o.width()*pixels + 0.5), Height: int(o.height()*pixels + 0.5)}
	c, _, err := image.DecodeConfig(bytes.NewReader(o.picture.Data))
	if err != nil || c.Width > maxSide || c.Height > maxSide || c.Width*c.Height > maxPixels {
		l.unreadable(o)
		return img
	}
	img.Hash = l.doc.Media.Add(o.picture.Type, c.Width, c.Height, o.picture.Data)
	return img
}

func (l *layout) unreadable(o object) {
	l.findings = append(l.findings, finding.Finding{Code: finding.ImageUnreadable, Severity: finding.Warning,
		Position: finding.Position{Page: l.page, Box: o.box()},
		Message:  "A picture on this page cannot be read and was left out."})
}

// maxBullet is the side of a picture that can be a bullet, in points.
const maxBullet = 13

// bulletPictures turns tiny pictures at the beginning of a row into bullets.
func (l *layout) bulletPictures(s *sheet) {
	tiny := func(o object) bool { return o.picture != nil && max(o.width(), o.height()) <= maxBullet }
	if !slices.ContainsFunc(s.objects, tiny) {
		return
	}
	rows := rowsOf(s.pieces)
	kept := s.objects[:0:0]
	for _, o := range s.objects {
		i := -1
		if tiny(o) {
			i = rowOf(rows, o.rect)
		}
		if i < 0 || o.x1 > rows[i].x0 {
			kept = append(kept, o)
			continue
		}
		s.pieces = append(s.pieces, piece{rect: o.rect, size: rows[i].size, base: rows[i].base, run: page.Run{Text: "•"}})
	}
	s.objects = kept
}
