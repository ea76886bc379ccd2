package item

import (
	"formwright/shared/quiz"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/vote"
)

// productWorth is how many questions a section has, what each is worth and perhaps all
// together: "(10 x 1 = 10 marks)", "[2*10=20]", "(0,5 điểm x 4)".
var productWorth = pattern.Guarded(lexicon.HasDigit, `[(\[（]\s*(?:\pL+\s*[:=]?\s*)?(\d{1,2}(?:[.,]\d{1,2})?)(?:\s*(\pL+)\.?)?\s*[*×xXхХ]\s*(\d{1,2}(?:[.,]\d{1,2})?)(?:\s*(\pL+)\.?)?\s*(?:=\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:\pL+\.?\s*)?)?[)\]）]`)

// solePoints is a word for points.
var solePoints = pattern.New(`(?i)^` + line.PointWord + `$`)

// worthByProducts gives the questions of a section what each is worth where its heading
// says it by a product, of which the number of questions is one factor.
func (a *assembly) worthByProducts(s *quiz.Section) {
	if s.Points != nil {
		return
	}
	for _, text := range []string{s.Title, s.Instructions.Text()} {
		m := productWorth.FindStringSubmatch(text)
		if m == nil {
			continue
		}
		if p := factorBeside(m, len(s.Items)); p != nil && a.giveWorth(s.Items, *p) {
			s.Points = p
		}
		return
	}
}

// factorBeside is the factor beside the number of questions in a product that is right;
// nil for none. Where the product is not said, a word for points stands at the factor.
func factorBeside(m []string, items int) *quiz.Decimal {
	first, second := vote.PointsOf(m[1]), vote.PointsOf(m[3])
	if first == nil || second == nil {
		return nil
	}
	if total := vote.PointsOf(m[5]); m[5] != "" && (total == nil || first.Mul(*second).Cmp(*total) != 0) {
		return nil
	}
	switch n := quiz.Int(int64(items)); {
	case first.Cmp(n) == 0 && (m[5] != "" || solePoints.MatchString(m[4])):
		return second
	case second.Cmp(n) == 0 && (m[5] != "" || solePoints.MatchString(m[2])):
		return first
	}
	return nil
}

// giveWorth gives points to items that all have none.
func (a *assembly) giveWorth(ids []string, points quiz.Decimal) bool {
	of := make(map[string]bool, len(ids))
	for _, id := range ids {
		of[id] = true
	}
	for _, item := range a.quiz.Items {
		if of[item.ID] && item.Points != nil {
			return false
		}
	}
	for i := range a.quiz.Items {
		if of[a.quiz.Items[i].ID] {
			a.quiz.Items[i].Points = &points
		}
	}
	return true
}
