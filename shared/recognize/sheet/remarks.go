package sheet

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of remarks that stand behind every choice of a sheet.
const (
	leastRemarked = 3 // rows
	leastPlaced   = 8 // rows whose answers all point into the first half
)

// remarked finds, among columns without titles, those that only say something of
// the choice before them: "152 | That is a lot of work! | 184 | Who would do all
// that?". rest is what is left without them.
func (b *sheetBank) remarked(columns []int) (rest []int) {
	for from := 0; from < 2; from++ {
		for to := len(columns); to-from >= 4; to-- {
			pairs := columns[from:to]
			if len(pairs)%2 != 0 || !b.alternate(pairs, true) {
				continue
			}
			rest = slices.Clone(columns[:from])
			for k, c := range pairs {
				if k%2 == 0 {
					rest = append(rest, c)
				} else {
					b.columns[c].Role = lexicon.RemarkRole
				}
			}
			return append(rest, columns[to:]...)
		}
	}
	return columns
}

// alternate reports whether every second column says much more than the one
// before it; spoken, in sentences, which that one does not hold.
func (b *sheetBank) alternate(columns []int, spoken bool) bool {
	for k := 0; k < len(columns); k += 2 {
		choices, remarks := b.values(b.columns[columns[k]]), b.values(b.columns[columns[k+1]])
		if len(remarks) < leastRemarked || len(remarks) > len(choices) || meanLength(remarks)*2 < meanLength(choices)*3 {
			return false
		}
		if spoken && (spokenIn(remarks)*10 < len(remarks)*9 || spokenIn(choices)*10 > len(choices)*3) {
			return false
		}
	}
	return true
}

// spokenIn counts the texts that are sentences with a full stop.
func spokenIn(texts []string) int {
	n := 0
	for _, t := range texts {
		last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(t, " )\"'”»"))
		if strings.ContainsRune(".!?…。！？؟।", last) && (len(strings.Fields(t)) >= 2 || lexicon.Unspaced(last)) {
			n++
		}
	}
	return n
}

// remarksBetween takes columns under one title, or none, for remarks.
func (b *sheetBank) remarksBetween() {
	var at []int
	for i, c := range b.columns {
		switch {
		case c.Role != lexicon.ChoiceRole:
		case len(at) == 0, c.Title == "" || c.Title == b.columns[at[0]].Title:
			if c.At != i {
				return // cut out of a wider sheet
			}
			at = append(at, i)
		default:
			return
		}
	}
	if len(at) >= 4 && len(at)%2 == 0 && b.alternate(at, true) {
		b.remarked(at)
	}
}

// halfPointed reports whether the answers of a bank, as places, all point into
// the first half of its columns while every second one says much more than the
// one before it: the columns may be choices and remarks in turn, and the places
// those of the choices alone.
func (r *Reader) halfPointed(b *sheetBank, es []*sheetEntry) bool {
	var at []int
	for i, c := range b.columns {
		if c.Role == lexicon.ChoiceRole && c.At == i {
			if strings.TrimSpace(c.Title) != "" && c.Title != b.columns[max(i-1, 0)].Title {
				return false
			}
			at = append(at, i)
		}
	}
	if len(at) < 4 || len(at)%2 != 0 || !b.alternate(at, false) {
		return false
	}
	rows := 0
	for _, e := range es {
		if len(e.answers) != 1 || len(e.draft.Choices) != len(at) {
			continue
		}
		m := r.meaningOf(e, e.answers[0], b.votes)
		keys := m.letter
		if keys == nil {
			keys = m.digit
		}
		if keys == nil || m.text != nil && m.letter == nil && m.digit == nil || slices.Max(keys) >= len(at)/2 {
			return false
		}
		rows++
	}
	return rows >= leastPlaced
}

// remark keeps what a sheet says of the choice before it.
func (e *sheetEntry) remark(cell sheetCell) {
	if n := len(e.draft.Choices); n > 0 {
		e.draft.Choices[n-1].Remark = cell.lines
	}
}

// halfway reports an answer that may not count the columns as they are read.
func (b *sheetItem) halfway(l line.Line) {
	b.Report(finding.KeyConflict, finding.Warning, l, "Every second column may be a remark on the choice before it, so that the answer may count other choices; no key was set.")
}
