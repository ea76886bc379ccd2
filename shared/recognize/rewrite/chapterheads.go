package rewrite

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// dottedEntry is the number of a chapter in one, "1.2" or "1.2.", and its title.
var dottedEntry = pattern.New(`^(\d{1,2}(?:\.\d{1,2}){1,3})\.?\s+(\S.*)$`)

// leadersBefore are the dots before the number of a page.
var leadersBefore = pattern.New(`[\s.…·]*$`)

// leastTitles is how many chapters in chapters, "1.1", the contents name that come again.
const leastTitles = 4

// chapterTitles are the chapters in chapters that entries of a table of contents name, by
// number and title, where they ask nothing: the entries of a collection of tests do.
func (r *Reader) chapterTitles(entries []line.Line) map[string]bool {
	titles, asking := map[string]bool{}, 0
	for _, l := range entries {
		m := leadersEnd.FindStringSubmatch(l.Text)
		if m == nil {
			m = tabbedPage.FindStringSubmatch(l.Text)
		}
		if m == nil || l.Kind != line.TextLine {
			continue
		}
		title := chapterOf(l, leadersBefore.ReplaceAllString(l.Text[:len(l.Text)-len(m[1])], ""))
		if title == nil {
			continue
		}
		titles[chapterKey(title)] = true
		if r.Cued(title[2]) || lexicon.HasQuestionMark(title[2]) {
			asking++
		}
	}
	if len(titles) < leastTitles || asking*4 > len(titles) {
		return nil
	}
	return titles
}

// chapterOf is the number and the title of a chapter with its text, the number in its label
// perhaps; nil for any other line.
func chapterOf(l line.Line, text string) []string {
	if l.Label != nil {
		text = l.Label.Text + " " + text
	}
	return dottedEntry.FindStringSubmatch(text)
}

func chapterKey(m []string) string {
	return m[1] + " " + strings.Join(strings.Fields(lexicon.Fold(m[2])), " ")
}

// headChapters makes headings of the lines that a table of contents named as chapters in
// chapters, where most of them come again: they number no questions.
func headChapters(lines []line.Line, titles map[string]bool) {
	var again []int
	for i, l := range lines {
		if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) {
			continue
		}
		if m := chapterOf(l, l.Text); m != nil && titles[chapterKey(m)] {
			again = append(again, i)
		}
	}
	if len(again)*10 < len(titles)*6 {
		return
	}
	for _, i := range again {
		lines[i].Counts, lines[i].Label = true, nil
	}
}

// listedTables is how many lines a list of tables or pictures behind a table of contents
// has, from its title on, which may have an entry or two; 0 for other lines.
func (r *Reader) listedTables(lines []line.Line) int {
	if l := lines[0]; l.Kind != line.TextLine || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) || !tableLists.MatchString(lexicon.Fold(strings.Trim(l.Text, " .:"))) {
		return 0
	}
	n := 1
	for n < len(lines) {
		if _, ok := entryPage(lines[n]); !ok {
			break
		}
		n++
	}
	if n == 1 {
		return 0
	}
	return n
}

// tableLists are the titles of such lists.
var tableLists = lexicon.Folded(`^(?:list of (?:tables|figures|listings|algorithms)|(?:tabellen|abbildungs|quelltext|listing)verzeichnis|(?:liste|table) des (?:tableaux|figures|illustrations)|(?:índice|lista) de (?:tablas|figuras|cuadros|tabelas|quadros|ilustrações|ilustraciones)|elenco delle (?:tabelle|figure)|список (?:таблиц|рисунков|иллюстраций)|spis (?:tabel|tablic|rysunków)|daftar (?:tabel|gambar))$`)
