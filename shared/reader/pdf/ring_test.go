package pdf

import (
	"fmt"
	"math"
	"testing"
)

// TestRings: the buttons of web pages are filled between two circles; they are
// outlined boxes to tick, and the dot in the middle of one is its filling.
func TestRings(t *testing.T) {
	ring := "0.4 g 67 650 m 67 654.14 63.64 657.5 59.5 657.5 c 55.36 657.5 52 654.14 52 650 c 52 645.86 55.36 642.5 59.5 642.5 c 63.64 642.5 67 645.86 67 650 c h " +
		"65.5 650 m 65.5 646.69 62.81 644 59.5 644 c 56.19 644 53.5 646.69 53.5 650 c 53.5 653.31 56.19 656 59.5 656 c 62.81 656 65.5 653.31 65.5 650 c h "
	dot := "63 650 m 63 651.93 61.43 653.5 59.5 653.5 c 57.57 653.5 56 651.93 56 650 c 56 648.07 57.57 646.5 59.5 646.5 c 61.43 646.5 63 648.07 63 650 c h "
	// Each corner takes four curves, and the sides are shorter than those of a frame.
	box := "0.46 G 0.75 w 14.6 641.6 m 14.6 648.1 l "
	for _, corner := range [][3]float64{{16.1, 648.1, 90}, {22.6, 648.1, 0}, {22.6, 641.6, -90}, {16.1, 641.6, -180}} {
		for i := 4; i > 0; i-- {
			for _, step := range []float64{0.667, 0.333, 0} {
				angle := (corner[2] + 22.5*(float64(i)-1+step)) * math.Pi / 180
				box += fmt.Sprintf("%.3f %.3f ", corner[0]+1.5*math.Cos(angle), corner[1]+1.5*math.Sin(angle))
			}
			box += "c "
		}
		next := map[float64]string{90: "22.6 649.6 l ", 0: "24.1 641.6 l ", -90: "16.1 640.1 l ", -180: "h "}
		box += next[corner[2]]
	}
	for name, c := range map[string]struct {
		path           string
		outlined, full int
	}{
		"a box with round corners": {box + "S\n", 1, 0},
		"an empty button":          {ring + "f\n", 1, 0}, "a button with its dot": {ring + dot + "f\n", 1, 1}, "a dot alone": {"0.4 g " + dot + "f\n", 0, 1},
	} {
		outlined, full := 0, 0
		for _, a := range onePage(t, c.path+prose).Areas {
			if a.Stroke != "" {
				outlined++
			} else {
				full++
			}
		}
		if outlined != c.outlined || full != c.full {
			t.Errorf("%s: %d outlined, %d filled", name, outlined, full)
		}
	}
}
