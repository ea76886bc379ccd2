package form

import (
	"context"
	"strings"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"

	"formwright/shared/quiz"
)

// Score is what a submission earned of what there was to earn.
type Score struct {
	Earned   Number `json:"earned"`
	Possible Number `json:"possible"`
}

// places is to how many digits a share of points is kept that no decimal holds,
// such as a third.
const places = 6

// Mark is what one item earned.
type Mark struct {
	Earned   *quiz.Decimal // nil while it waits for a marker
	Possible quiz.Decimal
	Hand     bool // a person gave it
}

// marks scores answers. Items that neither have a key nor are essays ask for an
// opinion: they are not in it.
func (p *prepared) marks(answers map[string]Answer) map[string]Mark {
	out := map[string]Mark{}
	for _, it := range p.order {
		if it.counts() {
			a, given := answers[it.ID]
			out[it.ID] = it.mark(a, given)
		}
	}
	return out
}

// mark scores the answer to an item that counts.
func (it *item) mark(a Answer, given bool) Mark {
	mark := Mark{Possible: it.points}
	switch _, essay := it.Response.(quiz.Essay); {
	case !given:
		zero := quiz.Int(0)
		mark.Earned = &zero
	case !essay:
		right, of := it.share(a)
		earned := it.points.Mul(right).DivRound(of, places)
		mark.Earned = &earned
	}
	return mark
}

// counts reports whether an item can earn points.
func (it *item) counts() bool {
	_, essay := it.Response.(quiz.Essay)
	return essay || it.Response.HasKey()
}

// Unscored is how many questions of a form earn no points, because no answer to
// them is known.
func (s *Service) Unscored(ctx context.Context, f Form) (n int, err error) {
	p, err := s.prepared(ctx, f, f.Version)
	if err != nil {
		return 0, err
	}
	for _, it := range p.order {
		if !it.counts() {
			n++
		}
	}
	return n, nil
}

// total is the score of marks, nil while one of them waits.
func total(marks map[string]Mark) *Score {
	var s Score
	for _, m := range marks {
		if m.Earned == nil {
			return nil
		}
		s.Earned.Decimal = s.Earned.Add(*m.Earned)
		s.Possible.Decimal = s.Possible.Add(m.Possible)
	}
	return &s
}

// share is how much of an item an answer got right, as a fraction. A typed
// answer gets the credit of the accepted one; of several choices each right one
// counts and each wrong one takes as much away; pairs, places and blanks count
// each for itself.
func (it *item) share(a Answer) (right, of quiz.Decimal) {
	switch r := it.Response.(type) {
	case quiz.Choice:
		return it.choiceShare(a, r)
	case quiz.TrueFalse:
		return truth(a.Truth != nil && *a.Truth == *r.Key), quiz.Int(1)
	case quiz.Text:
		return textShare(a.Text, r), quiz.Int(1)
	case quiz.Number:
		return truth(numberFits(a.Text, r)), quiz.Int(1)
	case quiz.Match:
		return it.matchShare(a, r)
	case quiz.Order:
		n := 0
		for i, id := range a.List {
			if k, _ := place(id, "e", len(r.Entries)); it.entries[k] == r.Key[i] {
				n++
			}
		}
		return quiz.Int(int64(n)), quiz.Int(int64(len(r.Key)))
	case quiz.Blanks:
		return blanksShare(a, r)
	}
	return quiz.Int(0), quiz.Int(1)
}

func truth(right bool) quiz.Decimal {
	if right {
		return quiz.Int(1)
	}
	return quiz.Int(0)
}

func (it *item) choiceShare(a Answer, r quiz.Choice) (right, of quiz.Decimal) {
	key := map[int]bool{}
	for _, k := range r.Key {
		key[k] = true
	}
	if !r.Multiple {
		k, ok := place(a.Text, "c", len(r.Choices))
		return truth(ok && key[k]), quiz.Int(1)
	}
	n := 0
	for _, id := range a.List {
		if k, _ := place(id, "c", len(r.Choices)); key[k] {
			n++
		} else {
			n--
		}
	}
	return quiz.Int(int64(max(n, 0))), quiz.Int(int64(len(r.Key)))
}

func (it *item) matchShare(a Answer, r quiz.Match) (right, of quiz.Decimal) {
	n := 0
	for i, want := range r.Key {
		k, ok := place(a.Pairs[idOf("l", i)], "r", len(r.Right))
		if ok && (it.right[k] == want || r.Right[it.right[k]].Text() == r.Right[want].Text()) { // entries that look alike are alike
			n++
		}
	}
	return quiz.Int(int64(n)), quiz.Int(int64(len(r.Key)))
}

func blanksShare(a Answer, r quiz.Blanks) (right, of quiz.Decimal) {
	for _, b := range r.Blanks {
		filled := a.Pairs[b.ID]
		if filled == "" {
			continue
		}
		switch inner := b.Response.(type) {
		case quiz.Text:
			right = right.Add(textShare(filled, inner))
		case quiz.Number:
			right = right.Add(truth(numberFits(filled, inner)))
		case quiz.Choice:
			k, ok := place(filled, "c", len(inner.Choices))
			right = right.Add(truth(ok && len(inner.Key) > 0 && inner.Key[0] == k))
		}
	}
	return right, quiz.Int(int64(len(r.Blanks)))
}

// textShare is the credit of the best accepted answer that a text equals.
func textShare(text string, r quiz.Text) quiz.Decimal {
	best := quiz.Int(0)
	for _, accepted := range r.Accepted {
		credit := quiz.Int(1)
		if accepted.Credit != nil {
			credit = *accepted.Credit
		}
		if credit.Cmp(best) > 0 && folded(accepted.Text, r.CaseSensitive) == folded(text, r.CaseSensitive) {
			best = credit
		}
	}
	return best
}

// folded is a text as it is compared: spaces once, quotation marks and dashes in
// one spelling, and in any case unless case counts.
func folded(s string, caseSensitive bool) string {
	s = norm.NFC.String(s)
	s = strings.NewReplacer("’", "'", "‘", "'", "ʼ", "'", "“", `"`, "”", `"`, "–", "-", "—", "-", "−", "-", "‐", "-", "\u200b", "", "\ufeff", "").Replace(s)
	s = strings.Join(strings.Fields(s), " ")
	if caseSensitive {
		return s
	}
	return cases.Fold().String(s)
}
