package scan

import (
	"regexp"

	"formwright/shared/reader/layout"
)

var (
	typedBox  = regexp.MustCompile(`^\[[*xX✓✔]?\]$`)
	halfBox   = regexp.MustCompile(`^\[[1lI|J!}]$`)
	behindBox = regexp.MustCompile(`^[1lI|J!}]$`)
)

// mendBrackets gives back the second bracket to the empty boxes "[ ]" that are typed
// before choices, where others of their column are boxes: "[ 1 Oxygen", "[| Neon".
func mendBrackets(spans []layout.Span) {
	var boxes, halves []int
	for i := range spans {
		if !opens(spans, i) || i+1 >= len(spans) || opens(spans, i+1) {
			continue
		}
		switch next := spans[i+1]; {
		case typedBox.MatchString(spans[i].Text), spans[i].Text == "[" && next.Text == "]":
			boxes = append(boxes, i)
		case halfBox.MatchString(spans[i].Text), spans[i].Text == "[" && behindBox.MatchString(next.Text):
			halves = append(halves, i)
		}
	}
	for _, i := range halves {
		for _, b := range boxes {
			if d := spans[b].Box.X - spans[i].Box.X; max(d, -d) > 0.8*spans[i].Size {
				continue
			}
			if spans[i].Text != "[" {
				spans[i].Text = "[ ]"
			} else {
				spans[i+1].Text = "]"
			}
			break
		}
	}
}
