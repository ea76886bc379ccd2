package vote

import "formwright/shared/recognize/draft"

// opensWhole reports whether the title of a document announces tasks to be answered in
// words, and all other headings stand below it: they only part these.
func (r *Reader) opensWhole(p draft.Parsed) bool {
	level := 0
	for _, l := range draft.LineList(p.Intro) {
		if l.Text != "" {
			if level = l.Style().Heading; level == 0 || !r.OrdersTasks(l) {
				return false
			}
			break
		}
	}
	if level == 0 {
		return false
	}
	for _, d := range p.Drafts {
		for _, l := range d.Prelude {
			if h := l.Style().Heading; h > 0 && h <= level {
				return false
			}
		}
	}
	return true
}
