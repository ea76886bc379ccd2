package layout

import (
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// margin is the share of the page's height at its top and bottom where headers
// and footers stand, and marginRows how many rows of it are looked at.
// wideMargin is where a page number may stand alone below the text: the narrow
// pages of LaTeX leave much room there. photoMargin is the room around the text of
// a scanned page that is looked at.
const (
	margin      = 0.12
	marginRows  = 3
	wideMargin  = 0.22
	photoMargin = 0.05
)

var (
	digitsRE   = regexp.MustCompile(`\d+`)
	pageWordRE = regexp.MustCompile(`(?i)^[-–—\s(\[|]*(?:page|seite|p\.|pag\.?|pagina|página|strona|sayfa|trang|halaman|стр\.?|страница|сторінка|oldal|bet|σελίδα|σελ\.?|strana|str\.|stranica|sida|sidan|side|sivu|puslapis|หน้า|صفحه|صفحة|עמוד|第)\s*\d{1,4}(?:\s*(?:/|of|von|de|di|sur|z|ze|из|з|от|од|dari|sampai|από|av|af|din|van|共|od|از|من|מתוך)\s*\d{1,4})?\s*(?:页)?[-–—\s)\]|]*$|^\d{1,4}\s*(?:/|of|von|de|di|sur|z|из|з|dari|共)\s*\d{1,4}$|^[-–—]\s*\d{1,4}\s*[-–—]$`)
	// pageFirstRE is a row that begins with the number of its page, with more behind.
	pageFirstRE = regexp.MustCompile(`(?i)^(?:page|seite|pagina|página|strona|sayfa|trang|halaman|страница|сторінка|oldal)\s*\d{1,4}\s`)
	// toWriteRE is room to write: "Candidate's examination number ______".
	toWriteRE = regexp.MustCompile(`[_.…]{3}|…`)
	// paperNameRE is a word by which papers are called.
	paperNameRE = regexp.MustCompile(`(?i)\b(?:quiz(?:zes)?|exams?|examination|test|midterm|final|worksheet|homework|assignment|exercises|assessment|problem set` +
		`|examen|prueba|cuestionario|ejercicios|parcial|taller|hoja de trabajo|prova|teste|simulado|ficha de trabalho|klausur|probeklausur|klausuraufgaben|klassenarbeit|schulaufgabe|arbeitsblatt|aufgabenblatt|hausaufgaben|lernzielkontrolle|prüfung` +
		`|esame|verifica|esercizi|compito|contrôle|devoir|interrogation|exercices|partiel|qcm|toets|tentamen|proefwerk|opdrachten|sprawdzian|egzamin|kolokwium|zadania|pytania|sınav|sınavı|sorular|ujian|ulangan|soal|latihan|kuis|penilaian` +
		`|dolgozat|feladatlap|vizsga|munkalap|ispit|provjera|pitanja|zkouška|test de evaluare|chestionar|grile|eksamen|prøve|tentti|koe)\b` +
		`|évaluation|evaluación|avaliação|questionário|exercícios|épreuve|übungsblatt|übungen|kartkówka|ćwiczenia|písemka|témazáró|yazılı|тест|экзамен|контрольн|зач[её]т|іспит|изпит|испит|διαγώνισμα|试卷|考试|测验|试题|习题|練習問題|試験|テスト|시험|퀴즈|ข้อสอบ|แบบทดสอบ|ใบงาน|امتحان|آزمون|اختبار|đề thi|kiểm tra|bài tập`)
	bareRE = regexp.MustCompile(`^\d{1,4}$`)
)

// mention is a row in the margin of a page.
type mention struct {
	sheet   int
	row     row
	text    string
	extreme bool    // the outermost row
	gap     float64 // to the next row inward, in sizes
	page    int
	numbers []int
	listed  bool // it begins with the letter before or behind that of the row beside it
}

// dropRepeats takes running headers, footers and page numbers off the pages.
func dropRepeats(sheets []*sheet) {
	groups := map[string][]mention{}
	var keys []string
	for i, s := range sheets {
		for _, m := range s.margins(i) {
			k := runningKey(m, s, sheets, keys, groups)
			if groups[k] == nil {
				keys = append(keys, k)
			}
			groups[k] = append(groups[k], m)
		}
	}
	var common, led map[string]int
	ends := map[bool]map[int]bool{true: {}, false: {}} // the pages with a header, and with a footer
	for _, k := range keys {
		g := groups[k]
		if !isRunning(g, len(sheets)) || areCopies(g, sheets) {
			continue
		}
		if common == nil {
			common, led = shortRows(sheets), leads(sheets)
		}
		if 3*len(g) >= max(common[g[0].text], led[leadOf(g[0].text)]) { // else it mostly stands among the text
			for _, m := range g {
				if m.names(sheets[m.sheet]) {
					continue
				}
				sheets[m.sheet].drop(m.row.pieces)
				ends[m.above(sheets[m.sheet])][m.sheet] = true
			}
		}
	}
	for above, headed := range ends {
		for dropNext(sheets, headed, above) {
		}
	}
	dropPictures(sheets)
	dropGrids(sheets)
}

// names reports whether a running header may say what the paper is, above its
// first page: there it stays, as its title does that no other page repeats.
func (m mention) names(s *sheet) bool {
	return m.sheet == 0 && !s.scanned && m.above(s) && !pageWordRE.MatchString(m.text) && !bareRE.MatchString(m.text) && paperNameRE.MatchString(m.text) && !toWriteRE.MatchString(m.text)
}

// margins lists the rows in the margins of a page.
func (s *sheet) margins(index int) []mention {
	rows := rowsOf(s.pieces)
	h, edge := s.bounds.height(), s.bounds
	if s.scanned && len(rows) > 0 { // the picture may show what the paper lies on
		edge.y0 = max(edge.y0, rows[0].base-photoMargin*h)
		edge.y1 = min(edge.y1, rows[len(rows)-1].base+photoMargin*h)
	}
	var out []mention
	add := func(i, inward int, extreme bool) {
		m := s.mentionOf(rows, i, inward)
		m.sheet, m.extreme = index, extreme
		out = append(out, m)
	}
	top := 0
	for top < min(marginRows, len(rows)) && rows[top].base < edge.y0+margin*h {
		add(top, 1, top == 0)
		top++
	}
	for i := len(rows) - 1; i >= max(len(rows)-marginRows, top) && (rows[i].base > edge.y1-margin*h || i == len(rows)-1 && rows[i].base > edge.y1-wideMargin*h && bareRE.MatchString(rows[i].plain())); i-- {
		add(i, -1, i == len(rows)-1)
	}
	return out
}

// mentionOf is a row of a page, beside the next one inward.
func (s *sheet) mentionOf(rows []row, i, inward int) mention {
	m := mention{row: rows[i], text: rows[i].plain(), page: s.number, gap: 10}
	if k := i + inward; 0 <= k && k < len(rows) {
		m.gap = abs(rows[k].base-rows[i].base) / max(rows[i].size, 1)
	}
	m.listed = i > 0 && lettersGoOn(rows[i-1].plain(), m.text) || i+1 < len(rows) && lettersGoOn(m.text, rows[i+1].plain())
	for _, d := range digitsRE.FindAllString(m.text, -1) {
		n, _ := strconv.Atoi(d)
		m.numbers = append(m.numbers, n)
	}
	return m
}

// lettersGoOn reports whether two rows begin with capital letters, or with small ones,
// that follow each other and have the same behind them: "C Rome" and "D None of these".
func lettersGoOn(first, second string) bool {
	a, b := []rune(first), []rune(second)
	return len(a) > 2 && len(b) > 2 && unicode.IsLetter(a[0]) && b[0] == a[0]+1 && a[1] == b[1] && !unicode.IsLetter(a[1])
}

// above is true for a row of the upper half of a page.
func (m mention) above(s *sheet) bool { return m.row.base < s.bounds.midY() }

// tall is the share of a page's height that a header of many rows may take, and
// leastTall on how many pages it must stand.
const (
	tall      = 0.3
	leastTall = 4
)

// dropNext takes off the row that stands next to the headers, or the footers, that
// some pages lost, if nearly all of them have it there: a school prints its name, the
// subject and the class over every page.
func dropNext(sheets []*sheet, headed map[int]bool, above bool) bool {
	groups := map[string][]mention{}
	for i, s := range sheets {
		rows := rowsOf(s.pieces)
		if !headed[i] || len(rows) < 2 {
			continue
		}
		at, inward := len(rows)-1, -1
		if above {
			at, inward = 0, 1
		}
		if y, h := rows[at].base, tall*s.bounds.height(); above && y > s.bounds.y0+h || !above && y < s.bounds.y1-h {
			continue
		}
		m := s.mentionOf(rows, at, inward)
		m.sheet = i
		k := m.key(s)
		groups[k] = append(groups[k], m)
	}
	for _, g := range groups {
		if len(g) < leastTall || len(g)*4 < len(headed)*3 || !isRunning(g, len(sheets)) || areCopies(g, sheets) {
			continue
		}
		for _, m := range g {
			if !m.names(sheets[m.sheet]) {
				sheets[m.sheet].drop(m.row.pieces)
			}
		}
		return true
	}
	return false
}

// key tells rows apart by their text up to digits and by their place.
func (m mention) key(s *sheet) string {
	grid := 6.0
	if s.scanned {
		grid = 24
	}
	y := m.row.base
	if y > s.bounds.midY() {
		y -= s.bounds.y1
	}
	return strconv.Itoa(int(math.Round(y/grid))) + strings.ToLower(digitsRE.ReplaceAllString(m.text, "#"))
}

// A row as long as longRow that only two of more than fewPages pages have is
// part of the text.
const (
	longRow  = 60
	fewPages = 5
)

// isRunning reports whether rows that look alike are a header or a footer.
func isRunning(g []mention, pages int) bool {
	text := g[0].text
	switch {
	case pageWordRE.MatchString(text):
		return true
	case bareRE.MatchString(text):
		return (countsPages(g) || countsAnew(g)) && g[0].extreme && (len(g) > 1 || g[0].gap > 1.8 && g[0].numbers[0] == g[0].page) || isUnderStamp(g, pages)
	case pageFirstRE.MatchString(text) && leadsPages(g):
		return true
	case len(g) < 2 || !countsPages(g), countsQuestions(g):
		return false
	case len(g) == 2 && pages > fewPages && len(text) >= longRow, len(g[0].numbers) == 0 && areScattered(g):
		return false // questions that begin with the same words
	case 2*len(g) < pages && slices.ContainsFunc(g, func(m mention) bool { return m.listed }):
		return false // "D None of these" of several questions
	case labelOf(text).kind != noLabel && labelOf(text).kind != wordLabel:
		return len(g) >= 3 && len(g)*10 >= pages*8
	}
	return true
}

// isUnderStamp reports whether bare numbers go up with nearly all pages, and so are
// theirs, though something stands farther out: a site stamps its address under the
// pages of the papers that it keeps.
func isUnderStamp(g []mention, pages int) bool {
	return len(g) >= leastTall && len(g)*10 >= pages*8 && g[0].numbers[0] != g[1].numbers[0] && countsPages(g)
}

// scattered is over how many pages for each of them rows lie scattered: a header
// stands on every page of what it heads, or on every other.
const scattered = 8

// areScattered reports whether rows that look alike stand on a few pages here and
// there: in a long book some questions begin or end at the same place by chance.
func areScattered(g []mention) bool {
	return g[len(g)-1].sheet-g[0].sheet >= scattered*len(g)
}

// mostCopies is how often a slide is printed while things appear on it.
const mostCopies = 6

// areCopies reports whether a few of many pages, the only ones with a row, show the
// same all over: a slide printed again with its answer begins with its question.
func areCopies(g []mention, sheets []*sheet) bool {
	if len(g) > mostCopies || len(sheets) <= fewPages {
		return false
	}
	first := map[string]bool{}
	for _, r := range rowsOf(sheets[g[0].sheet].pieces) {
		first[r.plain()] = true
	}
	for _, m := range g[1:] {
		again := 0
		rows := rowsOf(sheets[m.sheet].pieces)
		for _, r := range rows {
			if first[r.plain()] {
				again++
			}
		}
		if again < marginRows || again*3 < len(rows)*2 {
			return false
		}
	}
	return len(g) > 1
}

// countsPages reports whether every number in the rows stays the same or goes
// up with the pages.
func countsPages(g []mention) bool {
	for k := range g[0].numbers {
		same, rising := true, true
		for _, m := range g {
			if k >= len(m.numbers) {
				return false
			}
			same = same && m.numbers[k] == g[0].numbers[k]
			rising = rising && m.numbers[k]-m.page == g[0].numbers[k]-g[0].page
		}
		if !same && !rising {
			return false
		}
	}
	return true
}

// leadsPages reports whether the first number in outermost rows of several pages goes
// up with them, whatever the others do: "Page 3  Points earned: ___ /20".
func leadsPages(g []mention) bool {
	for _, m := range g {
		if !m.extreme || m.numbers[0]-m.page != g[0].numbers[0]-g[0].page {
			return false
		}
	}
	return len(g) > 2
}

// countsAnew reports whether bare numbers count the pages of several papers that were
// put together: they go up with the pages, and now and then begin at 1 again. Sheets
// that are printed on both sides have theirs on every other page.
func countsAnew(g []mention) bool {
	rising := 0
	for i, m := range g[1:] {
		switch before := g[i]; {
		case m.numbers[0]-before.numbers[0] == m.page-before.page, m.numbers[0] == before.numbers[0]+1:
			rising++
		case m.numbers[0] != 1:
			return false
		}
	}
	return rising*3 >= (len(g)-1)*2 && rising > 1
}

// drop takes pieces off the page.
func (s *sheet) drop(gone []piece) {
	at := make(map[rect]bool, len(gone))
	for _, p := range gone {
		at[p.rect] = true
	}
	kept := s.pieces[:0]
	for _, p := range s.pieces {
		if !at[p.rect] {
			kept = append(kept, p)
		}
	}
	s.pieces = kept
}
