package recognize

import "formwright/shared/page"

// knownInGaps is what a page that corrects itself knows of the gaps of a stem,
// one line for each, where it knows all of them.
func (b *builder) knownInGaps() line {
	var known []page.Run
	for _, l := range b.d.stem {
		for _, r := range l.runs {
			if r.Kind == page.BlankRun && r.Answer != "" {
				known = append(known, page.Run{Text: r.Answer})
			}
		}
	}
	if len(known) == 0 || len(known) != b.blanksBefore(len(b.d.stem)) {
		return line{}
	}
	for i := 1; i < len(known); i++ {
		known[i].Text = "\n" + known[i].Text
	}
	return newLine(b.d.stem[0], known)
}
