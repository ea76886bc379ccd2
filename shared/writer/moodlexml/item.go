package moodlexml

import (
	"strconv"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/moodle"
)

// retry is what a further try costs, Moodle's own default.
const retry = "0.3333333"

func (x *writer) item(item quiz.Item) {
	switch r := item.Response.(type) {
	case quiz.Choice:
		x.question(item, "multichoice", retry, func() { x.choice(item, r) })
	case quiz.TrueFalse:
		x.question(item, "truefalse", "1", func() { x.trueFalse(item, r) })
	case quiz.Text:
		x.question(item, "shortanswer", retry, func() { x.shortAnswer(item, r) })
	case quiz.Number:
		x.question(item, "numerical", retry, func() { x.numerical(item, r) })
	case quiz.Match:
		x.question(item, "matching", retry, func() { x.matching(item, r) })
	case quiz.Order:
		x.question(item, "ordering", retry, func() { x.ordering(item, r) })
	case quiz.Essay:
		x.question(item, "essay", "0", func() { x.essay(item, r) })
	case quiz.Blanks:
		x.blanks(item, r)
	}
}

// question writes what all kinds have around the elements of one kind.
func (x *writer) question(item quiz.Item, kind, penalty string, elements func()) {
	x.open("question", `type="`+kind+`"`)
	x.text("name", moodle.Name(item))
	x.rich("questiontext", item.Stem)
	x.common(item, penalty)
	elements()
	x.closing(item)
}

func (x *writer) common(item quiz.Item, penalty string) {
	x.rich("generalfeedback", item.Feedback.General)
	x.leaf("defaultgrade", x.grade(item))
	x.leaf("penalty", penalty)
	x.leaf("hidden", "0")
}

// Moodle stores points with 7 digits after the point and 5 before it.
const (
	gradePlaces = 7
	maxGrade    = 99_999
)

func (x *writer) grade(item quiz.Item) string {
	if item.Points == nil {
		return "1"
	}
	p := item.Points.DivRound(quiz.Int(1), gradePlaces)
	if p.Cmp(quiz.Int(maxGrade)) > 0 {
		p = quiz.Int(maxGrade)
	}
	if !p.Equal(*item.Points) {
		x.lose(quiz.PointsChanged, item.ID, "The points were rounded to "+p.String()+": Moodle stores no more digits.")
	}
	return p.String()
}

// closing writes the hints and tags, which end every question.
func (x *writer) closing(item quiz.Item) {
	if _, essay := item.Response.(quiz.Essay); essay && len(item.Hint) > 0 {
		x.lose(quiz.HintDropped, item.ID, "The hint was left out: Moodle gives none for an essay.")
	} else if len(item.Hint) > 0 {
		x.rich("hint", item.Hint)
	}
	x.tags(item)
	x.shut("question")
}

func (x *writer) tags(item quiz.Item) {
	tags, same := moodle.Tags(item.Tags)
	if !same {
		x.lose(quiz.TextChanged, item.ID, "A tag lost characters that Moodle takes out of tags.")
	}
	if len(tags) == 0 {
		return
	}
	x.open("tags")
	for _, tag := range tags {
		x.text("tag", tag)
	}
	x.shut("tags")
}

// verdicts writes what a right, a partly right and a wrong answer are told. An
// ordering without all three stops the import of the whole file.
func (x *writer) verdicts(fb quiz.Feedback) {
	x.rich("correctfeedback", fb.Correct)
	x.rich("partiallycorrectfeedback", nil)
	x.rich("incorrectfeedback", fb.Incorrect)
}

// plainAnswer writes an answer that is compared as text.
func (x *writer) plainAnswer(share, text string, feedback richtext.Content, more func()) {
	x.open("answer", `fraction="`+share+`"`, `format="plain_text"`)
	x.leaf("text", text)
	x.rich("feedback", feedback)
	if more != nil {
		more()
	}
	x.shut("answer")
}

// richAnswer writes an answer that is shown.
func (x *writer) richAnswer(share string, c, feedback richtext.Content) {
	x.open("answer", `fraction="`+share+`"`, `format="html"`)
	x.html(c)
	x.rich("feedback", feedback)
	x.shut("answer")
}

func flag(b bool) string { return strconv.FormatBool(b) }

// bit is how the older elements say yes and no.
func bit(b bool) string {
	if b {
		return "1"
	}
	return "0"
}
