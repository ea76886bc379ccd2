package sheet

import (
	"slices"

	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/item"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// keyRows gives the rows of a spreadsheet the answers of the key that came
// beside it: by the numbers of the rows, or by their order where the key has as
// many answers as there are rows.
func (r *Reader) keyRows(items []quiz.Item, entries []*sheetEntry) {
	if len(r.Given.Entries) == 0 {
		return
	}
	ds := make([]draft.Draft, len(entries))
	numbered := true
	for i, e := range entries {
		ds[i] = e.draft
		n := line.LastNumber(lexicon.DecimalDigits(items[i].Label))
		ds[i].Label.Number, ds[i].Labelled = n, n > 0
		numbered = numbered && n > 0
	}
	r.Given.Of = map[*draft.Draft]*answerkey.KeyEntry{}
	if numbered || len(r.Given.Entries) == len(ds) {
		r.MatchList(&r.Given, ds)
	} else {
		r.Findings = append(r.Findings, finding.Finding{Code: finding.KeyUnmatched, Severity: finding.Warning, Position: finding.Position{Part: "answer key"},
			Message: "The answer key was not used: it has " + lexicon.DecimalText(len(r.Given.Entries)) + " answers, and the spreadsheet " + lexicon.DecimalText(len(ds)) + " questions without numbers."})
	}
	for i := range ds {
		if e, ok := r.Given.Entry(&ds[i]); ok && e.Value.Text != "" {
			r.keyRow(&items[i], ds[i], e)
		}
	}
}

// keyRow gives one row its answer. What the row itself says goes behind the key
// that was given, and the difference is told.
func (r *Reader) keyRow(item *quiz.Item, d draft.Draft, e answerkey.KeyEntry) {
	had := item.Response.HasKey()
	response, ok := r.answered(item.Response, d, e)
	if !ok {
		r.Findings = append(r.Findings, finding.Finding{Code: finding.KeyUnmatched, Severity: finding.Warning, Item: item.ID, Position: e.Value.Pos(),
			Message: "The answer key gives this question an answer that it cannot take.", Quote: e.Quote()})
		return
	}
	if had && sameKey(item.Response, response) {
		return
	}
	if had {
		r.Findings = append(r.Findings, finding.Finding{Code: finding.KeyConflict, Severity: finding.Warning, Item: item.ID, Position: item.Position,
			Message: "The row of this question and the answer key name different answers; the answer key was followed.", Quote: e.Quote()})
		item.Evidence = nil
	}
	item.Response = response
	item.Evidence = append(item.Evidence, quiz.Evidence{Kind: quiz.ByKeySection, Position: e.Value.Pos(), Quote: e.Quote()})
}

// answered is a response with the answer of a key; ok is false when the response
// cannot take it.
func (r *Reader) answered(response quiz.Response, d draft.Draft, e answerkey.KeyEntry) (quiz.Response, bool) {
	switch response := response.(type) {
	case quiz.Choice:
		if len(d.Choices) != len(response.Choices) {
			return nil, false
		}
		p, ok := r.Pick(d, e.Value.Text)
		if len(e.Texts) > 0 {
			p, ok = item.AllByText(d, e.Texts)
		}
		if !ok {
			return nil, false
		}
		response.Key = p.Keys
		response.Multiple = response.Multiple || len(p.Keys) > 1
		return response, true
	case quiz.TrueFalse:
		said, ok := r.TruthOf(e.Value.Text, true)
		if !ok {
			return nil, false
		}
		response.Key = &said.Value
		return response, true
	case quiz.Text:
		response.Accepted = []quiz.Accepted{{Text: e.Value.Text}}
		return response, true
	}
	return nil, false
}

// sameKey reports whether two responses of one kind have the same key.
func sameKey(a, b quiz.Response) bool {
	switch a := a.(type) {
	case quiz.Choice:
		return slices.Equal(a.Key, b.(quiz.Choice).Key)
	case quiz.TrueFalse:
		return *a.Key == *b.(quiz.TrueFalse).Key
	case quiz.Text:
		return slices.ContainsFunc(a.Accepted, func(t quiz.Accepted) bool {
			return lexicon.Fold(t.Text) == lexicon.Fold(b.(quiz.Text).Accepted[0].Text)
		})
	}
	return false
}
