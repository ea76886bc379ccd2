package recognize

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
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
		if len(e.draft.choices) >= 2 && e.said() == len(e.draft.choices) {
			offering[w.stemKey(i)] = e
		}
	}
	for i, e := range w.entries {
		if offering[w.stemKey(i)] != nil && len(e.answers) > 0 && len(e.draft.choices) == 0 {
			told[w.sheets[i]]++
		}
	}
	entries, sheets := w.entries[:0:0], w.sheets[:0:0]
	for i, e := range w.entries {
		if to := offering[w.stemKey(i)]; to != nil && len(e.draft.choices) == 0 && told[w.sheets[i]]*10 >= sizes[w.sheets[i]]*handoutShare {
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
	var found []keyEntry
	for _, b := range doc.Blocks {
		t, ok := b.(page.Table)
		if !ok || slices.Contains(w.sheets, t.Position.Part) || !w.r.namesAnswers(t) {
			continue
		}
		if entries := w.r.listed(page.Document{Blocks: []page.Block{t}}); w.answers(entries) {
			if found != nil {
				return // which of the two is meant?
			}
			found = entries
		}
	}
	if found != nil {
		w.r.addGiven(found)
		w.r.keyRows(w.quiz.Items, w.entries)
	}
}

// namesAnswers reports whether the name of a sheet or a title in it speaks of
// answers.
func (r *recognizer) namesAnswers(t page.Table) bool {
	if r.keyNames.in(fold(t.Position.Part)) {
		return true
	}
	known := columnRoles()
	for _, row := range t.Rows[:min(len(t.Rows), 5)] {
		for _, l := range cellLines(row) {
			if _, ok := r.vocabulary.is(l.text, keyHeading); ok || known[fold(plainTitle(l.text))] == answerRole {
				return true
			}
		}
	}
	return false
}

// answers reports whether a list gives nearly every question an answer that it
// can take, each once.
func (w *workbookReading) answers(entries []keyEntry) bool {
	if len(entries) < leastBookKey || len(entries) > len(w.entries) || len(entries)*10 < len(w.entries)*9 {
		return false
	}
	numbers := map[int]int{}
	for i, item := range w.quiz.Items {
		if n := lastNumber(decimalDigits(item.Label)); n > 0 {
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
		i, ok := numbers[e.number]
		if !ok || seen[i] || strings.TrimSpace(e.value.text) == "" {
			return false
		}
		seen[i] = true
		if _, ok := w.r.answered(w.quiz.Items[i].Response, w.entries[i].draft, e); ok {
			taken++
		}
	}
	return taken*10 >= len(entries)*9
}
