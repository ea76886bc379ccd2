package recognize

import "strings"

// dashLabels takes the dash off numbers behind the letters of choices where the
// document writes its labels so, "a.-Rome", "b.-10": it is no minus there.
func dashLabels(ds []draft) {
	for _, d := range ds {
		for _, c := range d.choices {
			if strings.HasSuffix(c.label.text, ".-") || strings.HasSuffix(c.label.text, ")-") {
				undash(ds)
				return
			}
		}
	}
}

func undash(ds []draft) {
	for _, d := range ds {
		for k, c := range d.choices {
			if text := c.lines[0].text; c.label.kind == letterLabel && len(text) > 1 && text[0] == '-' && isDigit(text[1]) {
				d.choices[k].lines = replaceLine(c.lines, 0, c.lines[0].from(1))
			}
		}
	}
}
