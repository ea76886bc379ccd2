package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestChoicesInARowWithBareLetters reads choices whose letters have neither a
// full stop nor a bracket.
func TestChoicesInARowWithBareLetters(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"1、首都是______。\n A  北京    B 上海   C  广州  D 天津\n2、最长的河是______。\nA 长江    B  黄河\nC 淮河     D 珠江", []string{"1、 首都是_____。 / 北京 / 上海 / 广州 / 天津", "2、 最长的河是_____。 / 长江 / 黄河 / 淮河 / 珠江"}},
		{"1. Which is a city?\nA Rome    B the Nile    C Mount Fuji\n2. Which is a river?\nA Oslo    B the Rhine    C K2", []string{"1. Which is a city? / Rome / the Nile / Mount Fuji", "2. Which is a river? / Oslo / the Rhine / K2"}},
		{"1. Органом кровообігу є:  А серце  Б печінка  В легені\n2. Що є деревом?  А дуб  Б лід  В пісок", []string{"1. Органом кровообігу є: / серце / печінка / легені", "2. Що є деревом? / дуб / лід / пісок"}},
		{"1. Which is a sea:\tA the Baltic\tB Lake Como\tC Lima\n2. Which is a tree?  A oak  B ice  C sand", []string{"1. Which is a sea: / the Baltic / Lake Como / Lima", "2. Which is a tree? / oak / ice / sand"}},
		{"1. Draw the towers  A 3 m  B 5 m  C 7 m.\n2. Which is a river?\na) the Rhine\nb) K2", []string{"1. Draw the towers  A 3 m  B 5 m  C 7 m.", "2. Which is a river? / the Rhine / K2"}},
		{"1. Fill in the table.\nA    B    C\n2. Which is a river?\na) the Rhine\nb) K2", []string{"1. Fill in the table.\nA    B    C", "2. Which is a river? / the Rhine / K2"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("-want +got:\n%s", diff)
		}
	}
}
