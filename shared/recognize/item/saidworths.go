package item

import (
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/vote"
)

// saidWorth is what each question of a kind is worth, as the introduction says it.
type saidWorth struct {
	kind   string // folded, in the singular: "short answer"
	points *quiz.Decimal
}

// How an introduction says it: "Each essay is worth 25 points", "Multiple choice questions
// are worth 2 points each".
var (
	eachKind = pattern.New(`(?i)\beach\s+([\pL][\pL /-]{2,30}?)(?:\s+(?:question|item|problem))?\s+(?:is|will be|counts(?: for)?|carries)\s+(?:worth\s+)?(\d{1,3}(?:[.,]\d+)?)\s*` + line.PointWord + `\b`)
	kindEach = pattern.New(`(?i)(?:^|[.,;:]\s*|\band\s+|\bthe\s+)([\pL][\pL /-]{2,30}?)(?:\s+(?:questions|items|problems))?\s+(?:are|will be)\s+(?:worth\s+)?(\d{1,3}(?:[.,]\d+)?)\s*` + line.PointWord + `\s+(?:each|apiece)\b`)
)

// leastSaidWorths is how many kinds must be told apart so.
const leastSaidWorths = 2

// hearWorths reads what lines of the introduction say each question of a kind is worth.
func (a *assembly) hearWorths(lines []line.Line) {
	var said []saidWorth
	for _, l := range lines {
		if !lexicon.HasDigit(l.Text) {
			continue
		}
		for _, form := range []pattern.Pattern{eachKind, kindEach} {
			for _, m := range form.FindAllStringSubmatch(l.Text, -1) {
				if kind := strings.TrimSuffix(strings.TrimSpace(lexicon.Fold(m[1])), "s"); kind != "question" && kind != "item" && kind != "problem" {
					said = append(said, saidWorth{kind, vote.PointsOf(m[2])})
				}
			}
		}
	}
	if len(said) >= leastSaidWorths {
		a.said = said
	}
}

// saidOf is what the introduction says each question of a section is worth, by the kind that
// its title names; nil where it names none or two.
func (a *assembly) saidOf(heads []line.Line) *quiz.Decimal {
	var points *quiz.Decimal
	for _, w := range a.said {
		for _, l := range heads {
			if !strings.Contains(" "+l.Folded(), " "+w.kind) {
				continue
			}
			if points != nil {
				return nil
			}
			points = w.points
			break
		}
	}
	return points
}
