package sheet

import (
	"formwright/shared/recognize/lexicon"
)

// handoutShare is how many of ten questions of a sheet must stand in another one
// for it to be the same test, printed for those who take it.
const handoutShare = 9

// withoutHandouts leaves out the sheets that only print the questions of another
// sheet again, without their answers: the paper that is handed out beside the
// list it was made of. A sheet that knows more than the other stays.
func (w *workbookReading) withoutHandouts() {
	var names []string
	of := map[string][]int{}
	for i, name := range w.sheets {
		if len(of[name]) == 0 {
			names = append(names, name)
		}
		of[name] = append(of[name], i)
	}
	if len(names) < 2 {
		return
	}
	known := map[string]int{} // by stem, how much the fullest sheet says of it
	for i, e := range w.entries {
		known[w.stemKey(i)] = max(known[w.stemKey(i)], e.said())
	}
	drop := map[string]bool{}
	for _, name := range names {
		bare := 0
		for _, i := range of[name] {
			if w.entries[i].said() == 0 && known[w.stemKey(i)] > 0 {
				bare++
			}
		}
		drop[name] = bare*10 >= len(of[name])*handoutShare
	}
	entries, sheets := w.entries[:0:0], w.sheets[:0:0]
	for i, e := range w.entries {
		if !drop[w.sheets[i]] {
			entries, sheets = append(entries, e), append(sheets, w.sheets[i])
		}
	}
	w.entries, w.sheets = entries, sheets
}

func (w *workbookReading) stemKey(i int) string { return lexicon.Fold(w.entries[i].draft.StemText()) }

// said is how much a row says beside its question.
func (e *sheetEntry) said() int {
	return len(e.draft.Choices) + len(e.answers) + len(e.right) + len(e.pairs)
}
