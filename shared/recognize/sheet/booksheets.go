package sheet

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastBookKey is how many answers a sheet of nothing but answers has at least.
const leastBookKey = 3

// answersElsewhere gives questions with choices the answers that another sheet
// lists beside the same questions.
func (w *workbookReading) answersElsewhere() {
	offering, told := map[string]*sheetEntry{}, map[string]int{}
	sizes := map[string]int{}
	for i, e := range w.entries {
		sizes[w.sheets[i]]++
		if len(e.draft.Choices) >= 2 && e.said() == len(e.draft.Choices) {
			offering[w.stemKey(i)] = e
		}
	}
	for i, e := range w.entries {
		if offering[w.stemKey(i)] != nil && len(e.answers) > 0 && len(e.draft.Choices) == 0 {
			told[w.sheets[i]]++
		}
	}
	entries, sheets := w.entries[:0:0], w.sheets[:0:0]
	for i, e := range w.entries {
		if to := offering[w.stemKey(i)]; to != nil && len(e.draft.Choices) == 0 && told[w.sheets[i]]*10 >= sizes[w.sheets[i]]*handoutShare {
			to.answers = append(to.answers, e.answers...)
			continue
		}
		entries, sheets = append(entries, e), append(sheets, w.sheets[i])
	}
	w.entries, w.sheets = entries, sheets
}

// keySheet reads the sheet that holds nothing but the answers of the questions
// of the others: its name or a title says so, and it answers nearly all of them,
// of which none has an answer of its own.
func (w *workbookReading) keySheet(doc page.Document) {
	if slices.ContainsFunc(w.quiz.Items, func(i quiz.Item) bool { return i.Response.HasKey() }) {
		return
	}
	var found []answerkey.KeyEntry
	for _, b := range doc.Blocks {
		t, ok := b.(page.Table)
		if !ok || slices.Contains(w.sheets, t.Position.Part) || !w.r.namesAnswers(t) {
			continue
		}
		if w.keyByIDs(t) {
			return
		}
		if entries := w.r.Listed(page.Document{Blocks: []page.Block{t}}); w.answers(entries) {
			if found != nil {
				return // which of the two is meant?
			}
			found = entries
		}
	}
	if found != nil {
		w.r.AddGiven(found)
		w.r.keyRows(w.quiz.Items, w.entries)
	}
}

// keyByIDs gives questions the answers that a sheet lists behind their IDs,
// "BIO-07", if it answers nearly all of them. Numbers are left to the key's own
// reading.
func (w *workbookReading) keyByIDs(t page.Table) bool {
	at := map[string]int{}
	for i, item := range w.quiz.Items {
		if id := lexicon.Fold(item.Label); id != "" && !lexicon.IsNumber(id) {
			at[id] = i
		}
	}
	if len(at) < leastBookKey || len(at) < len(w.quiz.Items) {
		return false
	}
	found := map[int]answerkey.KeyEntry{}
	for _, row := range t.Rows {
		cells := flatten.CellLines(row)
		for k := 0; k+1 < len(cells); k++ {
			i, ok := at[lexicon.Fold(cells[k].Text)]
			if !ok || strings.TrimSpace(cells[k+1].Text) == "" {
				continue
			}
			if _, twice := found[i]; twice {
				return false
			}
			found[i] = answerkey.KeyEntry{Value: cells[k+1]}
		}
	}
	taken := 0
	for i, e := range found {
		if _, ok := w.r.answered(w.quiz.Items[i].Response, w.entries[i].draft, e); ok {
			taken++
		}
	}
	if taken < leastBookKey || taken*10 < len(at)*9 {
		return false
	}
	for i := range w.quiz.Items {
		if e, ok := found[i]; ok {
			w.r.keyRow(&w.quiz.Items[i], w.entries[i].draft, e)
		}
	}
	return true
}

// namesAnswers reports whether the name of a sheet or a title in it speaks of
// answers.
func (r *Reader) namesAnswers(t page.Table) bool {
	if r.KeyNames.In(lexicon.Fold(t.Position.Part)) {
		return true
	}
	known := lexicon.ColumnRoles()
	for _, row := range t.Rows[:min(len(t.Rows), 5)] {
		for _, l := range flatten.CellLines(row) {
			role := known[lexicon.Fold(lexicon.PlainTitle(l.Text))]
			if _, ok := r.Vocabulary.Is(l.Text, lexicon.KeyHeading); ok || role == lexicon.AnswerRole || role == lexicon.CorrectRole {
				return true
			}
		}
	}
	return false
}

// answers reports whether a list gives nearly every question an answer that it
// can take, each once.
func (w *workbookReading) answers(entries []answerkey.KeyEntry) bool {
	if len(entries) < leastBookKey || len(entries) > len(w.entries) || len(entries)*10 < len(w.entries)*9 {
		return false
	}
	numbers := map[int]int{}
	for i, item := range w.quiz.Items {
		if n := line.LastNumber(lexicon.DecimalDigits(item.Label)); n > 0 {
			numbers[n] = i
		}
	}
	if len(numbers) != len(w.entries) {
		for i := range w.entries {
			numbers[i+1] = i
		}
	}
	taken := 0
	seen := map[int]bool{}
	for _, e := range entries {
		i, ok := numbers[e.Number]
		if !ok || seen[i] || strings.TrimSpace(e.Value.Text) == "" {
			return false
		}
		seen[i] = true
		if _, ok := w.r.answered(w.quiz.Items[i].Response, w.entries[i].draft, e); ok {
			taken++
		}
	}
	return taken*10 >= len(entries)*9
}
