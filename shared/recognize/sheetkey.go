package recognize

import (
	"slices"

	"formwright/shared/finding"
	"formwright/shared/quiz"
)

// keyRows gives the rows of a spreadsheet the answers of the key that came
// beside it: by the numbers of the rows, or by their order where the key has as
// many answers as there are rows.
func (r *recognizer) keyRows(items []quiz.Item, entries []*sheetEntry) {
	if len(r.given.entries) == 0 {
		return
	}
	ds := make([]draft, len(entries))
	numbered := true
	for i, e := range entries {
		ds[i] = e.draft
		n := lastNumber(decimalDigits(items[i].Label))
		ds[i].label.number, ds[i].labelled = n, n > 0
		numbered = numbered && n > 0
	}
	r.given.of = map[*draft]*keyEntry{}
	if numbered || len(r.given.entries) == len(ds) {
		r.matchList(&r.given, ds)
	} else {
		r.findings = append(r.findings, finding.Finding{Code: finding.KeyUnmatched, Severity: finding.Warning, Position: finding.Position{Part: "answer key"},
			Message: "The answer key was not used: it has " + decimalText(len(r.given.entries)) + " answers, and the spreadsheet " + decimalText(len(ds)) + " questions without numbers."})
	}
	for i := range ds {
		if e, ok := r.given.entry(&ds[i]); ok && e.value.text != "" {
			r.keyRow(&items[i], ds[i], e)
		}
	}
}

// keyRow gives one row its answer. What the row itself says goes behind the key
// that was given, and the difference is told.
func (r *recognizer) keyRow(item *quiz.Item, d draft, e keyEntry) {
	had := item.Response.HasKey()
	response, ok := r.answered(item.Response, d, e)
	if !ok {
		r.findings = append(r.findings, finding.Finding{Code: finding.KeyUnmatched, Severity: finding.Warning, Item: item.ID, Position: e.value.pos(),
			Message: "The answer key gives this question an answer that it cannot take.", Quote: e.quote()})
		return
	}
	if had && sameKey(item.Response, response) {
		return
	}
	if had {
		r.findings = append(r.findings, finding.Finding{Code: finding.KeyConflict, Severity: finding.Warning, Item: item.ID, Position: item.Position,
			Message: "The row of this question and the answer key name different answers; the answer key was followed.", Quote: e.quote()})
		item.Evidence = nil
	}
	item.Response = response
	item.Evidence = append(item.Evidence, quiz.Evidence{Kind: quiz.ByKeySection, Position: e.value.pos(), Quote: e.quote()})
}

// answered is a response with the answer of a key; ok is false when the response
// cannot take it.
func (r *recognizer) answered(response quiz.Response, d draft, e keyEntry) (quiz.Response, bool) {
	switch response := response.(type) {
	case quiz.Choice:
		if len(d.choices) != len(response.Choices) {
			return nil, false
		}
		p, ok := r.pick(d, e.value.text)
		if len(e.texts) > 0 {
			p, ok = allByText(d, e.texts)
		}
		if !ok {
			return nil, false
		}
		response.Key = p.keys
		response.Multiple = response.Multiple || len(p.keys) > 1
		return response, true
	case quiz.TrueFalse:
		said, ok := r.truthOf(e.value.text, true)
		if !ok {
			return nil, false
		}
		response.Key = &said.value
		return response, true
	case quiz.Text:
		response.Accepted = []quiz.Accepted{{Text: e.value.text}}
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
		return slices.ContainsFunc(a.Accepted, func(t quiz.Accepted) bool { return fold(t.Text) == fold(b.(quiz.Text).Accepted[0].Text) })
	}
	return false
}
