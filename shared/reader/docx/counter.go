package docx

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// counter holds where a list stands. Lists of the same look share it: one that
// starts anew sets it back where it first appears, and the others go on from
// there.
type counter struct {
	list    string // what is counted since it was last set back
	value   [maxLevels]int
	started [maxLevels]bool
}

// next counts one paragraph and gives its label; nil when nothing is shown.
func (n *numbering) next(numID string, i int) *page.Label {
	def := n.level(numID, i)
	if def == nil {
		return nil
	}
	l := n.nums[numID]
	c := n.counters[l.counter]
	if c == nil {
		c = &counter{list: l.counter}
		n.counters[l.counter] = c
	}
	l.count(c, i)
	return l.label(c, i)
}

// count moves the counter to the next paragraph of a level.
func (l *num) count(c *counter, i int) {
	if l.starts[i] >= 0 && !l.begun[i] {
		c.list, c.started[i], l.begun[i] = "list "+l.id, false, true
	}
	if c.started[i] {
		c.value[i]++
	} else {
		c.value[i], c.started[i] = l.start(i), true
	}
	for j := i + 1; j < maxLevels; j++ {
		def := l.levels[j]
		if def == nil || def.restart < 0 || def.restart > i {
			c.started[j] = false
		}
	}
	for j := range i { // a deeper level that comes first shows its elders at their start
		if !c.started[j] {
			c.value[j], c.started[j] = l.start(j), true
		}
	}
}

func (l *num) start(i int) int {
	if l.starts[i] >= 0 {
		return l.starts[i]
	}
	def := l.levels[i]
	if def == nil || def.start == 0 && typeset.LabelFormat(def.format) != page.Decimal {
		return 1 // no letter stands for zero
	}
	return def.start
}

func (l *num) label(c *counter, i int) *page.Label {
	def := l.levels[i]
	if def.format == "bullet" {
		return typeset.Bulleted(c.list, i, def.font, def.glyph())
	}
	label := &page.Label{Format: typeset.LabelFormat(def.format), List: c.list, Level: i}
	if def.format != none {
		label.Number = c.value[i]
	}
	if label.Text = strings.TrimSpace(l.expand(c, def)); label.Text == "" {
		return nil
	}
	return label
}

// expand puts the numbers into a level's text: %1 is the first level's.
func (l *num) expand(c *counter, def *level) string {
	if !strings.Contains(def.text, "%") {
		return def.text
	}
	var b strings.Builder
	for i := 0; i < len(def.text); i++ {
		ch := def.text[i]
		if ch != '%' || i+1 == len(def.text) || def.text[i+1] < '1' || def.text[i+1] > '9' {
			b.WriteByte(ch)
			continue
		}
		i++
		at := int(def.text[i] - '1')
		if other := l.levels[at]; other != nil {
			format := other.format
			if def.legal && format != none {
				format = "decimal"
			}
			b.WriteString(typeset.FormatNumber(format, c.value[at]))
		}
	}
	return b.String()
}

// glyph is the character of a bulleted level; none where a picture stands for it.
func (l *level) glyph() string {
	if l.picture {
		return ""
	}
	return l.text
}
