package moodlexml

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/moodle"
)

func (x *writer) choice(item quiz.Item, r quiz.Choice) {
	x.leaf("single", flag(!r.Multiple))
	x.leaf("shuffleanswers", flag(r.Shuffle))
	x.leaf("answernumbering", numbering(len(r.Choices)))
	x.verdicts(item.Feedback)
	shares, wrong := []string{"100"}, "0"
	if r.Multiple {
		even := true
		shares, even = moodle.Shares(min(len(r.Key), moodle.MaxRight))
		wrong = moodle.Penalty(len(r.Choices) - len(r.Key))
		if !even {
			x.lose(quiz.CreditChanged, item.ID, "The right choices do not count the same: Moodle has no equal share for so many.")
		}
	}
	for i, e := range r.Choices {
		share := wrong
		if slices.Contains(r.Key, i) {
			share, shares = shares[0], shares[1:]
		}
		x.richAnswer(share, e.Content, e.Feedback)
	}
}

// numbering is letters while there are any: Moodle goes on with "{" after z.
func numbering(choices int) string {
	if choices > 26 {
		return "123"
	}
	return "abc"
}

// trueFalse writes the two answers that Moodle knows by these words.
func (x *writer) trueFalse(item quiz.Item, r quiz.TrueFalse) {
	for _, value := range []bool{true, false} {
		share, feedback := "0", item.Feedback.Incorrect
		if value == *r.Key {
			share, feedback = "100", item.Feedback.Correct
		}
		x.plainAnswer(share, flag(value), feedback, nil)
	}
}

func (x *writer) shortAnswer(item quiz.Item, r quiz.Text) {
	x.leaf("usecase", bit(r.CaseSensitive))
	shares, exact := moodle.Grades(r.Accepted)
	if !exact {
		x.lose(quiz.CreditChanged, item.ID, "A part of the points was rounded to one that Moodle knows.")
	}
	for i, a := range r.Accepted {
		x.plainAnswer(shares[i], moodle.Wildcards(a.Text), or(a.Feedback, item.Feedback.Correct), nil)
	}
	if len(item.Feedback.Incorrect) > 0 { // * stands for every other answer
		x.plainAnswer("0", "*", item.Feedback.Incorrect, nil)
	}
}

func or(c, other richtext.Content) richtext.Content {
	if len(c) > 0 {
		return c
	}
	return other
}

func (x *writer) numerical(item quiz.Item, r quiz.Number) {
	value, tolerance, _ := strings.Cut(moodle.Numeric(*r.Key), ":")
	x.plainAnswer("100", value, item.Feedback.Correct, func() { x.leaf("tolerance", tolerance) })
	if len(item.Feedback.Incorrect) > 0 {
		x.plainAnswer("0", "*", item.Feedback.Incorrect, func() { x.leaf("tolerance", "0") })
	}
	shown := "3" // no units
	if unit := x.unit(item, r); unit != "" {
		shown = "0" // a unit may be typed
		x.open("units")
		x.open("unit")
		x.leaf("multiplier", "1")
		x.leaf("unit_name", unit)
		x.shut("unit")
		x.shut("units")
	}
	x.leaf("unitgradingtype", "0")
	x.leaf("unitpenalty", "0.1000000")
	x.leaf("showunits", shown)
	x.leaf("unitsleft", "0")
}

func (x *writer) unit(item quiz.Item, r quiz.Number) string {
	unit := strings.TrimSpace(r.Unit)
	if !moodle.UnitFits(unit) {
		x.lose(quiz.UnitDropped, item.ID, "The unit was left out: Moodle takes at most 50 characters.")
		return ""
	}
	return unit
}

// matching writes the pairs, then the right entries that belong to no left one.
// Moodle shows right entries in a menu, as plain text.
func (x *writer) matching(item quiz.Item, r quiz.Match) {
	x.leaf("shuffleanswers", flag(r.Shuffle))
	x.verdicts(item.Feedback)
	used := map[int]bool{}
	for i, left := range r.Left {
		used[r.Key[i]] = true
		x.pair(item, left, r.Right[r.Key[i]])
	}
	for i, right := range r.Right {
		if !used[i] {
			x.pair(item, nil, right)
		}
	}
}

func (x *writer) pair(item quiz.Item, left, right richtext.Content) {
	entry, cut := moodle.Menu(right)
	if cut {
		x.lose(quiz.TextCut, item.ID, "A right entry was cut: Moodle takes at most 255 characters there.")
	}
	x.open("subquestion", `format="html"`)
	x.html(left)
	x.text("answer", entry)
	x.shut("subquestion")
}

// ordering writes the entries in their right order. Without shownumcorrect Moodle
// makes hints up, without a format, and stops the import of the whole file.
func (x *writer) ordering(item quiz.Item, r quiz.Order) {
	for _, e := range [][2]string{{"layouttype", "VERTICAL"}, {"selecttype", "ALL"}, {"selectcount", "0"},
		{"gradingtype", "ABSOLUTE_POSITION"}, {"showgrading", "SHOW"}, {"numberingstyle", "none"}} {
		x.leaf(e[0], e[1])
	}
	x.verdicts(item.Feedback)
	x.leaf("shownumcorrect", "1")
	for place, entry := range r.Key {
		x.richAnswer(strconv.Itoa(place+1), r.Entries[entry], nil)
	}
}

func (x *writer) essay(item quiz.Item, r quiz.Essay) {
	x.leaf("responseformat", "editor")
	x.leaf("responserequired", "1")
	x.leaf("responsefieldlines", strconv.Itoa(fieldLines(r.Lines)))
	if r.MinWords > 0 {
		x.leaf("minwordlimit", strconv.Itoa(r.MinWords))
	}
	if r.MaxWords > 0 {
		x.leaf("maxwordlimit", strconv.Itoa(r.MaxWords))
	}
	x.leaf("attachments", "0")
	x.leaf("attachmentsrequired", "0")
	x.rich("graderinfo", slices.Concat(r.Model, r.Rubric))
	x.rich("responsetemplate", nil)
	if len(item.Feedback.Correct) > 0 || len(item.Feedback.Incorrect) > 0 {
		x.lose(quiz.FeedbackDropped, item.ID, "The feedback for right and wrong answers was left out: a person marks an essay.")
	}
}

// fieldLines is the least height that Moodle's form offers for so many lines.
func fieldLines(lines int) int {
	switch {
	case lines == 0:
		return 10
	case lines <= 2:
		return 2
	case lines <= 3:
		return 3
	}
	return min((lines+4)/5*5, 40)
}
