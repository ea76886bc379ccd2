package layout

import "regexp"

// pageEnd is how an entry of a table of contents ends: dots up to the number of a
// page.
var pageEnd = regexp.MustCompile(`(?:[.…·]\s?){4,}\d{1,4}$`)

// endsInPage reports whether a line ends so. Two such lines are two entries,
// however full the first is.
func (l *line) endsInPage() bool { return pageEnd.MatchString(l.text) }
