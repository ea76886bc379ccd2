package rewrite

import (
	"maps"
	"strconv"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// LeastEntries is how many lines with the number of a page make a table of
// contents.
const LeastEntries = 3

var (
	// leadersEnd is how an entry of a table of contents ends: dots up to the
	// number of a page.
	leadersEnd = pattern.Guarded(lexicon.MayLeaders, `[.…·](?:[ .…·\t]*[.…·]){2,}\s*(\d{1,4}|[ivxlc]{1,6})$`)
	// PricedEnd is that of a line in a price list: dots up to an amount.
	PricedEnd = pattern.Guarded(pattern.Holds("."), `[.…·](?:[ .…·\t]*[.…·]){2,}\s*[€$£¥₽₺]?\s*\d[\d.,]*\s*(?:[€$£¥₽₺]|\p{L}{1,4}\.?)?$`)
)

// WithoutContents drops tables of contents: their dots are no gaps to fill in,
// and the titles in them come again where they stand. A short run in which half
// the lines ask is a test with its points behind dots.
func (r *Reader) WithoutContents(lines []line.Line) []line.Line {
	out := lines[:0] // what is kept moves forward, behind what is read
	gap := false
	titles := map[string]bool{}
	for i := 0; i < len(lines); {
		if n := r.contentsLength(lines[i:]); n > 0 {
			maps.Copy(titles, r.chapterTitles(lines[i:i+n]))
			i += n
			gap = true
			continue
		}
		l := lines[i]
		if n := r.headedContents(lines[i:]); n > 0 { // the title stays: it says what the document is
			l.Gap = l.Gap || gap
			out = append(out, l)
			maps.Copy(titles, r.chapterTitles(lines[i+1:i+n]))
			i += n
			gap, r.Contents = true, true
			continue
		}
		if n := r.listedTables(lines[i:]); gap && n > 0 {
			i += n
			continue
		}
		if isEntryStyle(l.Style().Name) {
			i++
			gap = true
			continue
		}
		r.Contents = r.Contents || gap
		l.Gap = l.Gap || gap
		gap = false
		out = append(out, l)
		i++
	}
	if len(titles) > 0 {
		headChapters(out, titles)
	}
	return out
}

// isEntryStyle reports whether a word processor made a line out of a heading
// elsewhere.
func isEntryStyle(name string) bool {
	if len(name) < 2 || name[1]|0x20 != 'o' && name[1]|0x20 != 'a' {
		return false
	}
	name = strings.ToLower(name)
	for _, entry := range []string{"toc ", "contents ", "table of figures", "table of authorities"} {
		if rest, ok := strings.CutPrefix(name, entry); ok {
			return rest == "" || rest[0] >= '0' && rest[0] <= '9'
		}
	}
	return false
}

// contentsLength is how many lines the table of contents has that begins with
// the first line; 0 when none does. An entry may go over two lines.
func (r *Reader) contentsLength(lines []line.Line) int {
	entries, asking, first, last, end := 0, 0, 0, 0, 0
	for i, l := range lines {
		page, ok := entryPage(l)
		if !ok {
			page, ok = partedEntry(lines, i)
		}
		switch {
		case ok && page < last, !ok && (i == 0 || i > end+1 || i > end && entries < LeastEntries || flatten.ClosesStem(l.Text) || l.Kind != line.TextLine):
			return contentsEnd(lines, entries, asking, last-first, end)
		case !ok:
			continue
		}
		if page > 0 && first == 0 {
			first = page
		}
		last, end = page, i+1
		if leadersOnly(l) {
			continue // of the title above
		}
		entries++
		if r.Cued(l.Text) || lexicon.HasQuestionMark(l.Text) {
			asking++
		}
	}
	return contentsEnd(lines, entries, asking, last-first, end)
}

func contentsEnd(lines []line.Line, entries, asking, rise, end int) int {
	if entries < LeastEntries || rise < 1 || asking*2 >= entries && (entries < 2*LeastEntries || rise < 20) && !comeAgain(lines[:end], lines[end:]) {
		return 0
	}
	return end
}

// comeAgain reports whether most entries begin as lines behind them do, as the titles
// in a table of contents come again where they stand, be they questions.
func comeAgain(entries, behind []line.Line) bool {
	const head = 24 // bytes, with the number
	n, again := 0, 0
	for _, l := range entries {
		if _, ok := entryPage(l); !ok || len(l.Text) < head {
			continue
		}
		n++
		title := strings.Join(strings.Fields(l.Text[:head]), " ")
		for k := range behind {
			text := behind[k].Text
			if _, ok := entryPage(behind[k]); !ok && strings.HasPrefix(strings.Join(strings.Fields(text[:min(len(text), 2*head)]), " "), title) {
				again++
				break
			}
		}
	}
	return n >= LeastEntries && again*3 >= n*2
}

// entryPage is the page that an entry of a table of contents names, 0 for one
// in Roman numerals.
func entryPage(l line.Line) (int, bool) {
	if l.Kind != line.TextLine {
		return 0, false
	}
	m := leadersEnd.FindStringSubmatch(l.Text)
	if m == nil || line.IsRoom(l.Text[:len(l.Text)-len(m[1])]) {
		return 0, false
	}
	page, err := strconv.Atoi(m[1])
	if err != nil {
		return 0, true
	}
	return page, true
}

// partedEntry is the page of an entry whose dots stand on a line of their own below its
// title, "Question 1" over "..... 3", at either of the two lines.
func partedEntry(lines []line.Line, i int) (int, bool) {
	k := i
	if !leadersOnly(lines[i]) {
		k++
	}
	if k == 0 || k == len(lines) || !leadersOnly(lines[k]) || lines[k-1].Kind != line.TextLine || lines[k-1].Text == "" {
		return 0, false
	}
	page, err := strconv.Atoi(leadersEnd.FindStringSubmatch(lines[k].Text)[1])
	return page, err == nil
}

// leadersOnly reports whether a line is nothing but dots up to the number of a page.
func leadersOnly(l line.Line) bool {
	if l.Kind != line.TextLine || !lexicon.MayLeaders(l.Text) {
		return false
	}
	m := leadersEnd.FindStringSubmatch(l.Text)
	return m != nil && len(m[1]) < len(l.Text) && line.IsRoom(l.Text[:len(l.Text)-len(m[1])])
}

func PricesOf(stem []line.Line) (blanks, prices int) {
	for _, l := range stem {
		if flatten.HasBlank(l) {
			blanks++
			if PricedEnd.MatchString(l.Text) {
				prices++
			}
		}
	}
	return blanks, prices
}
