package layout

import (
	"math"

	"formwright/shared/page"
)

// withoutDoubles drops text that is drawn twice on the same spot, as some
// producers do for bold or shadowed letters and mathematics.
func withoutDoubles(ps []piece) []piece {
	type key struct {
		text string
		x, y int
	}
	seen := make(map[key]rect, len(ps))
	out := ps[:0]
next:
	for _, p := range ps {
		k := key{p.run.Text, int(math.Round(p.x0 / 4)), int(math.Round(p.y0 / 4))}
		if p.isText() {
			for dx := -1; dx <= 1; dx++ {
				for dy := -1; dy <= 1; dy++ {
					o, ok := seen[key{k.text, k.x + dx, k.y + dy}]
					if ok && covers(o, p.rect) {
						continue next
					}
				}
			}
			seen[k] = p.rect
		}
		out = append(out, p)
	}
	return out
}

func covers(a, b rect) bool {
	return a.sharedX(b) >= 0.7*min(a.width(), b.width()) && a.sharedY(b) >= 0.7*min(a.height(), b.height()) && a.sharedX(b) > 0
}

// underscored reports whether a piece is only typed room to write on.
func underscored(p piece) bool {
	if !p.isText() {
		return p.run.Kind == page.BlankRun
	}
	for _, r := range p.run.Text {
		if r != '_' && r != ' ' {
			return false
		}
	}
	return true
}

// withoutTypedGaps drops typed underscores that a text field lies on.
func withoutTypedGaps(ps []piece, fields []Field) []piece {
	var boxes []rect
	for _, f := range fields[:min(len(fields), maxFields)] {
		if r, ok := rectOf(f.Box); ok && f.Kind == TextField {
			boxes = append(boxes, r)
		}
	}
	if len(boxes) == 0 || len(boxes) > maxBoxes {
		return ps
	}
	out := ps[:0]
	for _, p := range ps {
		if underscored(p) && onAny(p, boxes) {
			continue
		}
		out = append(out, p)
	}
	return out
}

func onAny(p piece, boxes []rect) bool {
	for _, b := range boxes {
		if p.sharedX(b) > 0.6*p.width() && b.y0-3 <= p.base && p.base <= b.y1+4 {
			return true
		}
	}
	return false
}
