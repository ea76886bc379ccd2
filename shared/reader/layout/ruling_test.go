package layout

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestMergedLines: a line that a scan shows twice, because it leans, keeps its length;
// lines on one that do not touch stay two.
func TestMergedLines(t *testing.T) {
	down := func(x, y0, y1 float64) stroke { return stroke{rect: rect{x, y0, x, y1}} }
	for _, c := range []struct {
		name     string
		in, want []stroke
	}{
		{"a part beside the whole", []stroke{down(240.2, 503, 553), down(240.7, 187, 783)}, []stroke{down(240.7, 187, 783)}},
		{"the whole is broken", []stroke{down(10.4, 100, 200), down(10.6, 202, 300), down(10.4, 300, 320)}, []stroke{down(10.4, 100, 320)}},
		{"two above each other", []stroke{down(10.4, 500, 600), down(10.6, 100, 200)}, []stroke{down(10.6, 100, 200), down(10.4, 500, 600)}},
		{"two beside each other", []stroke{down(10, 100, 200), down(13, 100, 200)}, []stroke{down(10, 100, 200), down(13, 100, 200)}},
	} {
		var got, want []rect
		for _, s := range mergeDown(c.in) {
			got = append(got, s.rect)
		}
		for _, s := range c.want {
			want = append(want, s.rect)
		}
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(rect{})); diff != "" {
			t.Errorf("%s: %s", c.name, diff)
		}
	}
}
