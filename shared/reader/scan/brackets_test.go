package scan

import (
	"image"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestMendBrackets(t *testing.T) {
	for _, c := range []struct{ read, want []string }{
		{[]string{"[*]", "[1", "[|", "[ ]"}, []string{"[*]", "[ ]", "[ ]", "[ ]"}},
		{[]string{"[1", "[2"}, []string{"[1", "[2"}},
		{[]string{"[*]", "[2]"}, []string{"[*]", "[2]"}},
	} {
		spans := lines(c.read...)
		mendBrackets(spans)
		var got []string
		for i := 0; i < len(spans); i += 2 {
			got = append(got, spans[i].Text)
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Error(diff)
		}
	}
	apart := lines("[*]", "[")
	apart[3].Text = "1"
	if mendBrackets(apart); apart[3].Text != "]" {
		t.Errorf("a bracket apart is %q", apart[3].Text)
	}
}

// TestRaisedDot: what small print leaves of a star before a label is no bullet.
func TestRaisedDot(t *testing.T) {
	s := &sight{height: 12}
	letters := []image.Rectangle{image.Rect(20, 103, 27, 112), image.Rect(30, 98, 34, 115), image.Rect(45, 98, 52, 112)} // "a) T"
	for _, c := range []struct {
		top    int
		raised bool
	}{{98, true}, {103, false}, {105, false}} {
		if got := s.isRaised(image.Rect(10, c.top, 15, c.top+5), letters); got != c.raised {
			t.Errorf("at %d: raised %v", c.top, got)
		}
	}
}

// TestBulletBeforeLowLetters: a bullet at the middle of a capital is as high before
// letters that do not reach up.
func TestBulletBeforeLowLetters(t *testing.T) {
	s := &sight{height: 14}
	letters := []image.Rectangle{image.Rect(20, 107, 29, 120), image.Rect(32, 106, 41, 120), image.Rect(44, 106, 54, 120)} // "ace"
	for top, want := range map[int]bool{106: false, 108: false, 101: true} {
		if got := s.isRaised(image.Rect(10, top, 17, top+7), letters); got != want {
			t.Errorf("at %d: raised %v", top, got)
		}
	}
}
