package layout

import "strings"

// widestRoom is how wide brackets to write in are at most, in sizes of the font.
const widestRoom = 6

// joinRoom puts brackets with room to write in together, which readers cut at the
// gap inside: what is parted so looks like columns, "( 1 ) Rome" | "(" | ") a river".
func joinRoom(ps []piece) []piece {
	out := ps[:0]
	for i, p := range ps {
		if n := len(out); n > 0 && closesRoom(out[n-1], p) && !isTaken(out[n-1], p, ps[i+1:]) {
			opened := out[n-1]
			if opened.run.Text != "(" && opened.run.Text != "[" && opened.run.Text != "（" {
				p.run.Marks = opened.run.Marks
			}
			p.run.Text = opened.run.Text + "   " + p.run.Text
			p.rect = p.union(opened.rect)
			out[n-1] = p
			continue
		}
		out = append(out, p)
	}
	return out
}

// maxTaken is how many pieces behind room are looked at for one that stands in it.
const maxTaken = 60

// isTaken reports whether a piece that the document has later stands in the room
// between two: a tick in a font of its own.
func isTaken(before, p piece, later []piece) bool {
	for _, o := range later[:min(len(later), maxTaken)] {
		if x := o.midX(); before.x1 <= x && x <= p.x0 && abs(o.base-p.base) <= 0.3*p.size {
			return true
		}
	}
	return false
}

// closesRoom reports whether a piece begins with the bracket that closes the one at
// the end of the piece before it.
func closesRoom(before, p piece) bool {
	if !before.isText() || !p.isText() || abs(p.base-before.base) > 0.2*p.size || p.x0 < before.x1 || p.x0-before.x1 > widestRoom*p.size {
		return false
	}
	for _, pair := range [...][2]string{{"(", ")"}, {"[", "]"}, {"（", "）"}} {
		if strings.HasSuffix(before.run.Text, pair[0]) && strings.HasPrefix(p.run.Text, pair[1]) {
			return true
		}
	}
	return false
}
