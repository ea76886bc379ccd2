package scan

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/reader/layout"
)

// badge is the first word of a line when it stands apart from the others, as the
// letter of a choice does that a screen shows on a square or disc of its own.
type badge struct {
	at     int // of its word
	middle float64
	value  int // 0 for A; -1 when it is no letter
}

// mendBadges makes labels of the letters that stand apart before choices below
// each other: A, B, C and D in this order, some of which may be misread.
func mendBadges(spans []layout.Span) {
	var column []badge
	end := func() {
		relabelBadges(spans, column)
		column = nil
	}
	for i, w := range spans {
		if !opens(spans, i) {
			continue
		}
		b, ok := badgeAt(spans, i)
		n := len(column)
		switch {
		case n > 0 && !ok && w.Box.X > column[n-1].middle+0.6*w.Size: // the rest of a choice
		case !ok:
			end()
		case n > 0 && (max(b.middle-column[n-1].middle, column[n-1].middle-b.middle) > 0.5*w.Size || b.value == 0):
			end()
			column = append(column, b)
		default:
			column = append(column, b)
		}
	}
	end()
}

// mostBadge is how many characters an engine makes of one letter.
const mostBadge = 3

// badgeAt is the word as a badge: short, and followed by more room than words.
func badgeAt(spans []layout.Span, i int) (badge, bool) {
	w := spans[i]
	if utf8.RuneCountInString(w.Text) > mostBadge || i+1 == len(spans) || spans[i+1].Block != w.Block {
		return badge{}, false
	}
	next := spans[i+1]
	if next.Box.X-(w.Box.X+w.Box.Width) < 0.9*min(w.Size, next.Size) {
		return badge{}, false
	}
	b := badge{at: i, middle: w.Box.X + w.Box.Width/2, value: -1}
	if len(w.Text) == 1 {
		b.value = strings.Index("ABCDEFGH", w.Text)
	}
	return b, true
}

// relabelBadges gives a column of badges their letters when most of them are read as they
// must be and none is surely another.
func relabelBadges(spans []layout.Span, column []badge) {
	right := 0
	for k, b := range column {
		switch {
		case b.value == k:
			right++
		case b.value >= 0 && spans[b.at].Confidence > sureWord:
			return
		}
	}
	if right < 2 || right*2 < len(column) {
		return
	}
	for k, b := range column {
		spans[b.at].Text = string(rune('A'+k)) + "."
		spans[b.at].Confidence = max(spans[b.at].Confidence, sureWord)
	}
}
