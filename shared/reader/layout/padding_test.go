package layout

import "testing"

// TestPadding: the room that word processors add between signs of East Asia and letters
// or digits is no space, a wider one is.
func TestPadding(t *testing.T) {
	for _, c := range []struct {
		parts []string
		gap   float64 // in sizes
		want  string
	}{
		{[]string{"共", "5", "分"}, 0.2, "共5分\n"},
		{[]string{"2", "학기"}, 0.2, "2학기\n"},
		{[]string{"서울", "2024"}, 0.32, "서울 2024\n"},
		{[]string{"約", "km"}, 0.5, "約 km\n"},
		{[]string{"red", "green"}, 0.2, "red green\n"},
	} {
		p, x := newPaper(), 72.0
		for _, part := range c.parts {
			p.at(x, 100, part)
			box := p.Spans[len(p.Spans)-1].Box
			x = box.X + box.Width + c.gap*11
		}
		doc, _ := Blocks(Document{Pages: []Page{p.Page}})
		if got := show(doc.Blocks); got != c.want {
			t.Errorf("%v %.2f apart: %q, want %q", c.parts, c.gap, got, c.want)
		}
	}
}
