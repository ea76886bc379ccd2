package sheet

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/item"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/vote"
)

// workbookReading gathers the questions of all sheets.
type workbookReading struct {
	r       *Reader
	quiz    quiz.Quiz
	entries []*sheetEntry
	sheets  []string // the sheet of each entry
}

// sheet reads the questions of one sheet.
func (w *workbookReading) sheet(g *Grid) {
	if g.isReturns() {
		return
	}
	if es := w.r.readUpload(g); es != nil {
		w.add(g, es)
		return
	}
	banks := w.r.typedBanks(g)
	if len(banks) == 0 {
		banks = w.r.choicesBelow(g)
	}
	if len(banks) == 0 {
		banks = w.r.banksOf(g)
	}
	if len(banks) == 0 {
		banks = w.r.optionRowBanks(g)
	}
	if len(banks) == 0 {
		banks = w.r.flaggedRows(g)
	}
	if len(banks) == 0 {
		banks = w.r.listedBanks(g)
	}
	if len(banks) == 0 {
		banks = w.r.untitledBanks(g)
	}
	if len(banks) == 0 {
		banks = w.r.askedColumn(g)
	}
	if len(banks) == 0 {
		banks = w.r.partedBanks(g)
	}
	if len(banks) == 0 {
		w.add(g, boardOf(g))
	}
	for i := range banks {
		b := &banks[i]
		if i == 0 {
			w.preamble(g, b.head)
		}
		rows := w.r.readBank(b, b.section)
		for _, c := range rows.dropped {
			w.r.Findings = append(w.r.Findings, finding.Finding{Code: finding.NumberSkipped, Severity: finding.Warning, Position: c.pos,
				Message: "A row with choices has no question and was not read.", Quote: finding.Quote(c.text)})
		}
		w.add(g, rows.out)
	}
}

// tabulates reports whether most rows are results of a study or a survey: shares
// under a word that asks nothing, without an answer.
func (w *workbookReading) tabulates() bool {
	results := 0
	for _, e := range w.entries {
		if len(e.answers)+len(e.right) == 0 && len(e.draft.Choices) > 0 && !w.r.Inquires(e.draft) && draft.Tabulates(e.draft) {
			results++
		}
	}
	return results*2 > len(w.entries)
}

func (w *workbookReading) add(g *Grid, es []sheetEntry) {
	for i := range es {
		e := &es[i]
		if e.draft.Stem == nil && len(e.pairs) < 2 {
			continue
		}
		w.entries = append(w.entries, e)
		w.sheets = append(w.sheets, g.name)
	}
}

// preamble reads what stands over the titles of the first bank: the name of the
// quiz, and what the people who take it are told. What a platform's template
// says there is for its author.
func (w *workbookReading) preamble(g *Grid, head int) {
	var lines []line.Line
	title, template := "", false
	for _, row := range g.rows[:min(head, len(g.rows))] {
		at := filled(row)
		for k, i := range at {
			f := lexicon.Fold(row[i].text)
			template = template || strings.Contains(f, "template") || strings.Contains(f, "instructions") || strings.Contains(f, "import")
			if name := titleNamed(f); name && k+1 < len(at) && title == "" {
				title = row[at[k+1]].text
				template = true
			}
		}
		if len(at) == 1 {
			lines = append(lines, row[at[0]].lines...)
		}
	}
	if w.quiz.Title != "" {
		return
	}
	if w.quiz.Title = title; template || len(lines) == 0 {
		return
	}
	if title == "" && utf8.RuneCountInString(lines[0].Text) <= lexicon.HeadingLimit {
		w.quiz.Title, lines = lines[0].Text, lines[1:]
	}
	w.quiz.Introduction = flatten.Content(lines, flatten.Shape{})
}

// titleNamed reports whether a folded cell announces the title of the quiz.
func titleNamed(f string) bool {
	f = lexicon.PlainTitle(f)
	for _, name := range []string{"quiz name", "quiz title", "test name", "test title", "exam name", "exam title", "title", "titel", "titre", "titulo", "titolo", "tytuł", "название", "название теста", "назва", "baslık", "tieu de", "judul", "عنوان", "标题", "试卷名称"} {
		if f == lexicon.Fold(name) {
			return true
		}
	}
	return false
}

// settle takes the decisions that need all rows: how answers name choices, and
// which marks at choices are answers.
func (w *workbookReading) settle() {
	byBank := map[*sheetBank][]*sheetEntry{}
	var banks []*sheetBank
	ds := make([]draft.Draft, len(w.entries))
	for i, e := range w.entries {
		if byBank[e.bank] == nil {
			banks = append(banks, e.bank)
		}
		byBank[e.bank] = append(byBank[e.bank], e)
		ds[i] = e.draft
	}
	for _, b := range banks {
		b.distract(byBank[b], w.r.alphabetOf(byBank[b]))
		w.r.codedTruths(b, byBank[b])
	}
	var open []draft.Draft // those whose key no column says
	for i, e := range w.entries {
		ds[i] = e.draft
		if len(e.answers) == 0 && len(e.right) == 0 {
			open = append(open, e.draft)
		}
	}
	if w.answeredByColumn(len(open)) {
		for i := range open {
			withoutLooks(open[i])
		}
	}
	w.r.Signs(open)
	w.r.EndVerdicts(open)
	for i, e := range w.entries {
		if len(e.answers) == 0 && len(e.right) == 0 {
			ds[i], open = open[0], open[1:]
		}
	}
	w.r.Verdict = vote.Vote(ds)
	for i, e := range w.entries {
		e.draft = ds[i]
	}
	for _, b := range banks {
		b.votes = w.r.countAnswers(byBank[b])
		b.halfway = w.r.halfPointed(b, byBank[b])
	}
}

// sections groups the items: by the headings between rows, by sheet where
// several hold questions, or by a category that runs on from row to row.
func (w *workbookReading) sections() {
	names := make([]string, len(w.entries))
	headed, sheets := false, map[string]bool{}
	for i, e := range w.entries {
		names[i] = e.section
		headed = headed || e.section != ""
		sheets[w.sheets[i]] = true
	}
	switch {
	case len(sheets) > 1:
		for i, name := range w.sheets {
			names[i] = strings.TrimSpace(name)
			if e := w.entries[i]; e.section != "" {
				names[i] += ": " + e.section
			}
		}
	case !headed:
		names = w.categories()
	}
	last := ""
	for i, name := range names {
		if name == "" {
			last = ""
			continue
		}
		if name != last {
			w.quiz.Sections = append(w.quiz.Sections, quiz.Section{ID: fmt.Sprintf("s%d", len(w.quiz.Sections)+1), Title: name})
			last = name
		}
		s := &w.quiz.Sections[len(w.quiz.Sections)-1]
		s.Items = append(s.Items, w.quiz.Items[i].ID)
	}
}

// categories names the section of each item by its first tag, where the rows
// of each category stand together; otherwise the tags stay tags.
func (w *workbookReading) categories() []string {
	names := make([]string, len(w.entries))
	runs, seen := 0, map[string]bool{}
	for i, e := range w.entries {
		if len(e.tags) == 0 {
			return make([]string, len(w.entries))
		}
		names[i] = e.tags[0]
		if i == 0 || names[i] != names[i-1] {
			runs++
		}
		seen[names[i]] = true
	}
	if runs != len(seen) || runs < 2 || len(names) < 2*runs {
		return make([]string, len(w.entries))
	}
	for i := range w.quiz.Items {
		w.quiz.Items[i].Tags = slices.Clone(w.quiz.Items[i].Tags[1:])
		if len(w.quiz.Items[i].Tags) == 0 {
			w.quiz.Items[i].Tags = nil
		}
	}
	return names
}

// ReadSheets reads a spreadsheet whose rows list questions, and the key beside it by
// takeKey where there is one. ok is false when none of its sheets does; its cells may
// still be the lines of a test.
func (r *Reader) ReadSheets(doc page.Document, grids []Grid, takeKey func()) (q quiz.Quiz, ok bool) {
	if slices.ContainsFunc(grids, pairsLists) {
		return quiz.Quiz{}, false
	}
	w := &workbookReading{r: r}
	for i := range grids {
		w.sheet(&grids[i])
	}
	w.withoutHandouts()
	w.answersElsewhere()
	w.boardAnswers(grids)
	if len(w.entries) == 0 || w.tabulates() {
		return quiz.Quiz{}, false
	}
	w.settle()
	w.quiz.Title = lexicon.FirstOf(w.quiz.Title, strings.TrimSpace(doc.Title))
	var lines []line.Line
	for i, e := range w.entries {
		lines = append(lines, e.draft.Stem...)
		for _, c := range e.draft.Choices {
			lines = append(lines, c.Lines...)
		}
		w.quiz.Items = append(w.quiz.Items, r.sheetItem(e, "q"+lexicon.DecimalText(i+1)))
	}
	w.sections()
	w.stimuli()
	if takeKey != nil {
		takeKey()
		r.keyRows(w.quiz.Items, w.entries)
	} else {
		w.keySheet(doc)
	}
	r.KeyFindings(w.quiz.Items)
	w.quiz.Media = item.UsedMedia(w.quiz, doc.Media)
	if w.quiz.Language = doc.Language; w.quiz.Language == "" {
		w.quiz.Language = r.Tongues.LanguageOf(line.TextsOf(lines))
	}
	return w.quiz, true
}
