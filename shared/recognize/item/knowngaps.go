package item

import (
	"formwright/shared/page"
	"formwright/shared/recognize/line"
)

// knownInGaps is what a page that corrects itself knows of the gaps of a stem,
// one line for each, where it knows all of them.
func (b *Builder) knownInGaps() line.Line {
	var known []page.Run
	for _, l := range b.D.Stem {
		for _, r := range l.Runs {
			if r.Kind == page.BlankRun && r.Answer != "" {
				known = append(known, page.Run{Text: r.Answer})
			}
		}
	}
	if len(known) == 0 || len(known) != b.BlanksBefore(len(b.D.Stem)) {
		return line.Line{}
	}
	for i := 1; i < len(known); i++ {
		known[i].Text = "\n" + known[i].Text
	}
	return line.NewLine(b.D.Stem[0], known)
}
