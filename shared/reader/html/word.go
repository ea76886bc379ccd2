package html

import (
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// Word exports a list as paragraphs that say their list and level ("l0 level2
// lfo1") and hold their label as text to be ignored.

// wordItem gives the paragraph that begins a label to be read, by its list.
func (f *flow) wordItem(list string) {
	name, level := "", 0
	for _, word := range strings.Fields(list) {
		if n, ok := strings.CutPrefix(word, "level"); ok && len(n) == 1 && n[0] >= '1' && n[0] <= '9' {
			level = int(n[0] - '1')
		} else {
			name += word
		}
	}
	f.label = nil
	f.open.Style.List = true
	f.open.Label = &page.Label{List: name, Level: level} // until its text is met
}

// wordLabel reads the text of a label.
func (f *flow) wordLabel(n *html.Node, l look) {
	item := f.open.Label
	if item == nil {
		return
	}
	key := item.List + string(rune('0'+item.Level))
	font := l.font
	for c := range n.Descendants() {
		if c.Type == html.ElementNode && c.Data == "span" && strings.TrimSpace(textOf(c)) != "" {
			font = f.sheet.look(c, l).font
		}
	}
	f.label = typeset.ShownLabel(item.List, item.Level, font, textOf(n), f.word[key])
	if f.label != nil {
		f.word[key] = f.label
	}
	f.space = true
}
