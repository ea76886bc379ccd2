package draft

import (
	"slices"

	"formwright/shared/finding"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// KeyList is every entry of the answer keys of a document, with the entry of
// each draft once they are matched.
type KeyList struct {
	Entries []*answerkey.KeyEntry
	numbers map[int]bool // of the entries
	leads   bool         // the letter of the answer stands before what is said of it
	Of      map[*Draft]*answerkey.KeyEntry
}

// Entry is the key entry that belongs to a draft.
func (k KeyList) Entry(d *Draft) (answerkey.KeyEntry, bool) {
	e, ok := k.Of[d]
	if !ok {
		return answerkey.KeyEntry{}, false
	}
	return *e, true
}

// SplitKey takes the answer keys out of the lines: a heading that announces one
// and the numbered answers behind it.
func (r *Reader) SplitKey(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	for i := 0; i < len(lines); {
		entries, end := r.KeyAt(lines, i)
		if end == 0 && r.AnswersSections(lines, i) {
			r.Findings = append(r.Findings, finding.Finding{Code: finding.KeyUnmatched, Severity: finding.Warning, Position: lines[i].Pos(),
				Message: "The answers to each section stand in one row that could not be told apart.", Quote: finding.Quote(lines[i].Text)})
			end = i + 1
		}
		if end == 0 {
			if out != nil {
				out = append(out, lines[i])
			}
			i++
			continue
		}
		if out == nil {
			out = append(make([]line.Line, 0, len(lines)), lines[:i]...)
		}
		out = withoutTitleOver(out)
		r.Keys.add(r.Filled(entries))
		i = end
	}
	if out == nil {
		return lines
	}
	return out
}

// withoutTitleOver drops the title of the test at the end of lines: it stands over the
// key again.
func withoutTitleOver(lines []line.Line) []line.Line {
	first := slices.IndexFunc(lines, func(l line.Line) bool { return !l.Empty() })
	last := len(lines) - 1
	for last > first && lines[last].Empty() {
		last--
	}
	if first < 0 || last <= first+1 || lines[first].Kind != line.TextLine || lines[first].Label != nil || lexicon.Fold(lines[last].Text) != lexicon.Fold(lines[first].Text) {
		return lines
	}
	return lines[:last:last]
}

func (k *KeyList) add(entries []answerkey.KeyEntry) {
	group := 0
	if n := len(k.Entries); n > 0 {
		group = k.Entries[n-1].Group + 1
	}
	last := 0
	signs := slices.ContainsFunc(entries, func(e answerkey.KeyEntry) bool { return e.Value.Text == "+" }) // "-" is false then
	for _, e := range entries {
		if line.IsRoom(e.Value.Text) || answerkey.LeftToMarker.MatchString(e.Value.Text) || !signs && isDash(e.Value.Text) { // an answer sheet to fill in, or no answer
			continue
		}
		if e.Number < last || e.Number == last && (e.Under != "" || answerkey.PartSign(e.Value.Text) == "") {
			group++
		}
		last = e.Number
		e.Group = group
		k.Entries = append(k.Entries, &e)
		if k.numbers == nil {
			k.numbers = map[int]bool{}
		}
		k.numbers[e.Number] = true
	}
}

// isDash reports whether a dash is all of a text.
func isDash(s string) bool { return s == "-" || s == "–" || s == "—" }
