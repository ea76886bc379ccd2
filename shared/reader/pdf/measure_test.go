package pdf

import "testing"

// TestMeasure: a font whose boxes are several lines high keeps the size it is set in; one
// whose size says nothing has that of its characters.
func TestMeasure(t *testing.T) {
	for name, c := range map[string]struct {
		size, width, height float64
		quarters            int
		want                float64
	}{
		"ordinary":               {12, 7, 14, 0, 12},
		"a font of formulas":     {12, 7.6, 67, 0, 12},
		"a wide sign of formula": {12, 13, 67, 0, 12},
		"a size of one":          {1, 6, 11, 0, 11},
		"no size":                {0, 6, 11, 0, 11},
		"upright, a size of one": {1, 11, 6, 1, 6},
	} {
		st := style{size: c.size, quarters: c.quarters}
		if st.measure(rect{10, 10, 10 + c.width, 10 + c.height}); st.size != c.want {
			t.Errorf("%s: %v, want %v", name, st.size, c.want)
		}
	}
}
