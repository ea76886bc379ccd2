package rewrite

import (
	"strconv"
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// tabbedPage is how an entry of a table of contents ends that was set with a tab in
// place of dots.
var tabbedPage = pattern.New(`(?:\t|[ ]{3,})\s*(?:(?:p|pp|pg|page|s|стр|с)\.?\s*)?(\d{1,3})$`)

// headedContents is how many lines the table of contents has whose title is the first
// line, with a tab before the numbers of the pages; 0 when none has. Its entries may
// ask, as titles do: the title says that they are none of a test.
func (r *Reader) headedContents(lines []line.Line) int {
	if len(lines) < 2 || !tabbedPage.MatchString(lines[1].Text) || !r.ContentsTitle[lexicon.Fold(strings.Trim(lines[0].Text, " .:"))] {
		return 0
	}
	n, first, last := 1, 0, 0
	for ; n < len(lines) && lines[n].Kind == line.TextLine; n++ {
		m := tabbedPage.FindStringSubmatch(lines[n].Text)
		if m == nil {
			break
		}
		page, err := strconv.Atoi(m[1])
		if err != nil || page < last {
			break
		}
		if last = page; first == 0 {
			first = page
		}
	}
	if n <= LeastEntries || last == first {
		return 0
	}
	for _, l := range lines[n:min(len(lines), n+LeastEntries)] {
		if _, dotted := entryPage(l); dotted {
			return 0 // most entries have dots
		}
	}
	return n
}
