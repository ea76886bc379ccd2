package layout

import (
	"strings"
	"testing"
)

// TestRuby: the reading in small kana over characters says them again; kana of the
// size of the text, and small ones under it, do not.
func TestRuby(t *testing.T) {
	small := func(s *Span) { s.Size = 6 }
	text := blocksOf(newPaper().at(60, 100, "1. ").at(80, 90, "みず", small).at(80, 100, "水はどこにありますか。").
		at(80, 130, "うみ").at(80, 160, "A. 川").at(92, 172, "かわ", small))
	for _, want := range []string{"水はどこ", "うみ", "かわ"} {
		if !strings.Contains(text, want) {
			t.Errorf("%s is gone from %s", want, text)
		}
	}
	if strings.Contains(text, "みず") {
		t.Errorf("the reading stands in %s", text)
	}
}
