package draft

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/printed"
)

// combined puts the row of choices in the place of the row of statements they
// combine: "a) ... b) ... c) ..." and then "1. a, b" and "2. b, c".
func combined(ts []Token, rows []run, notes []line.Note) []run {
	out := make([]run, 0, len(rows))
	for i, row := range rows {
		if i+1 < len(rows) && firstOfRow(rows[i+1])-row.last <= statementGap && (combines(ts, row, rows[i+1]) || firstOfRow(rows[i+1]) == row.last+1 && answeredByNumber(rows[i+1], notes)) {
			continue
		}
		if next, ok := combining(ts, row, notes); ok {
			row = next
		}
		out = append(out, row)
	}
	return out
}

// combining finds numbered choices right behind a row of letters that name its
// letters, or of which the answer below gives the number.
func combining(ts []Token, row run, notes []line.Note) (run, bool) {
	if row.label(ts, 0).Kind != lexicon.LetterLabel {
		return run{}, false
	}
	for i := row.last + 1; i < len(ts) && i < row.last+statementGap; i++ {
		if next, ok := digitRun(ts, i); ok && (combines(ts, row, next) || answeredByNumber(next, notes)) {
			return next, true
		}
	}
	return run{}, false
}

// answeredByNumber reports whether the first answer behind a row of numbered choices
// is the number of one of them.
func answeredByNumber(row run, notes []line.Note) bool {
	for _, n := range notes {
		if n.Class == lexicon.AnswerWord && n.After > row.last {
			number, err := strconv.Atoi(strings.Trim(n.Value.Text, " .()"))
			return err == nil && number >= 1 && number <= len(row.at)
		}
	}
	return false
}

// combines reports whether most texts of the row next are nothing but signs of
// the row before, two or more in at least two of them, or in one where all are.
func combines(ts []Token, row, next run) bool {
	brief := 0
	for k, at := range next.at {
		if text := withoutOnly(ts[at].Text[min(next.label(ts, k).End, len(ts[at].Text)):]); len(text) <= 40 && printed.LongestWord(text) <= max(len(row.at), 3) {
			brief++
		}
	}
	if brief < 2 {
		return false
	}
	signs := make([]string, len(row.at))
	for i := range row.at {
		signs[i] = row.label(ts, i).Sign
	}
	several, named := 0, 0
	for k, at := range next.at {
		switch n := signsIn(ts[at].Text[min(next.label(ts, k).End, len(ts[at].Text)):], signs); {
		case n >= 2:
			several++
			named++
		case n == 1:
			named++
		}
	}
	return several >= 2 && named*2 > len(next.at) || several == 1 && named == len(next.at) && named >= 3
}

// signsIn counts the signs in a text of nothing else: "a, b", "1 and 3", "abd";
// 0 when there is anything else.
func signsIn(text string, signs []string) int {
	longest := max(len(signs), 3)
	if printed.LongWords(text, longest, onlyWords) {
		return 0
	}
	text = withoutOnly(text)
	if len(text) > 40 || printed.LongWords(text, longest, 0) {
		return 0
	}
	n := 0
	for _, part := range lexicon.ListSplit.Split(strings.Trim(text, " .;()"), -1) {
		sign := lexicon.Fold(strings.Trim(part, " .()"))
		if slices.Contains(signs, sign) {
			n++
			continue
		}
		if _, err := strconv.Atoi(sign); err == nil || sign == "" {
			return 0
		}
		for _, c := range sign { // letters without anything between them
			if !slices.Contains(signs, string(c)) {
				return 0
			}
			n++
		}
	}
	return n
}

// onlyWord is said before or behind signs that are all.
var onlyWord = pattern.New(`(?i)^\s*(?:only|both|nur|sowohl|seulement|uniquement|s[oó]lo|solamente|únicamente|apenas|somente|soltanto|tylko|только|тільки|лише|hanya|chỉ|yalnız(?:ca)?|sadece|faqat|csak|alleen|enbart|فقط|只有|仅)\s+|\s+(?:only|nur|seulement|uniquement|s[oó]lo|solamente|únicamente|apenas|somente|soltanto|saja|faqat|alleen|فقط)[\s.]*$`)

// onlyWords is how many words of a text are said so at most.
const onlyWords = 2

func withoutOnly(text string) string { return onlyWord.ReplaceAllString(text, "") }

// What counts against a reading in which a question does nothing but name the choices
// of the one before, "I and II only": those are statements of one question.
const (
	namesChoices = 8 // in its choices
	namesAlone   = 4 // without any
)

// namedTwice is what such questions count against a reading.
func namedTwice(ds []Draft) int {
	total := 0
	var signs []string // of the last choices
	for i := range ds {
		d := &ds[i]
		switch {
		case len(d.Choices) >= 2 && d.namesSigns(signs):
			if !d.states() {
				total += namesChoices
			}
		case len(d.Choices) > 0:
			signs = d.signs()
		case len(signs) >= 2 && len(d.Stem) == 1 && signsIn(d.Stem[0].Text, signs) >= 2:
			total += namesAlone
		}
	}
	return total
}

// signs lists the labels of choices.
func (d *Draft) signs() []string {
	out := make([]string, 0, len(d.Choices))
	for _, c := range d.Choices {
		out = append(out, c.Label.Sign)
	}
	return out
}

// states reports whether labelled statements stand in the stem of a question.
func (d *Draft) states() bool {
	n := 0
	for _, l := range d.Stem {
		if c, ok := l.ChoiceLabel(); ok && c.Sign != "" {
			n++
		}
	}
	return n >= 2
}

// namesSigns reports whether every choice of a question names signs and nothing else,
// two or more in at least two of them.
func (d *Draft) namesSigns(signs []string) bool {
	if len(signs) < 2 {
		return false
	}
	several := 0
	for _, c := range d.Choices {
		n := signsIn(c.Text(), signs)
		if n == 0 {
			return false
		}
		if n >= 2 {
			several++
		}
	}
	return several >= 2
}
