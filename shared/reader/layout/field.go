package layout

import (
	"strings"

	"formwright/shared/page"
)

// maxFields bounds the form fields of one page.
const maxFields = 5000

// addFields puts the fields of a form where they stand: boxes and buttons as
// boxes to tick, an empty text field as a gap, a filled one as the text in it,
// a list as its choices in braces.
func (s *sheet) addFields(p Page) {
	for _, f := range p.Fields[:min(len(p.Fields), maxFields)] {
		r, ok := rectOf(f.Box)
		if !ok || r.sharedX(s.bounds) < 0 || r.sharedY(s.bounds) < 0 {
			continue
		}
		switch f.Kind {
		case CheckField, RadioField:
			box := checkPiece(r, f.Checked)
			box.run.Round = f.Kind == RadioField
			s.pieces = append(s.pieces, box)
		default:
			s.pieces = append(s.pieces, fieldPiece(f, r))
		}
	}
}

func fieldPiece(f Field, r rect) piece {
	size := min(max(0.7*r.height(), 6), 12)
	p := blankPiece(r, size, r.y1-min(0.25*r.height(), 5))
	text := strings.Join(strings.Fields(visible(f.Value)), " ")
	if f.Kind == ListField && len(f.Options) > 1 {
		text = "{" + strings.Join(f.Options, " / ") + "}"
	}
	if text != "" {
		p.run = page.Run{Text: text}
	}
	return p
}

// withoutTicked drops boxes drawn under a field of the form.
func withoutTicked(boxes []rect, fields []Field) []rect {
	if len(fields) == 0 {
		return boxes
	}
	known := newBuckets(boxes)
	gone := map[int]bool{}
	for _, f := range fields[:min(len(fields), maxFields)] {
		if r, ok := rectOf(f.Box); ok {
			if k := known.at(r.midX(), r.midY()); k >= 0 {
				gone[k] = true
			}
		}
	}
	var out []rect
	for i, b := range boxes {
		if !gone[i] {
			out = append(out, b)
		}
	}
	return out
}
