package typeset

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestSeats(t *testing.T) {
	at := func(x, y, w, h float64) Box { return Box{X: x, Y: y, W: w, H: h, Placed: true} }
	panel, left, right := Look{Box: at(0, 0, 100, 100), Fill: "EEEEEE", Drawn: true}, Look{Box: at(5, 50, 40, 10), Fill: "FF0000", Drawn: true}, Look{Box: at(55, 50, 40, 10), Fill: "00FF00", Drawn: true}
	words := func(b Box) Look { return Look{Box: b, Words: true} }
	looks := []Look{panel, left, right, words(at(5, 5, 90, 20)), words(at(5, 30, 90, 10)), words(at(10, 52, 10, 5)), words(at(60, 51, 30, 8)), {Box: at(60, 52, 8, 2), Words: true, Fill: "0000FF"}}
	if diff := cmp.Diff([]int{-1, -1, -1, -1, -1, 1, 2, -1}, Seats(looks)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if looks[5].Box != left.Box || looks[5].Fill != left.Fill || !looks[5].Drawn || looks[4].Fill != "" {
		t.Errorf("got %+v", looks)
	}
}
