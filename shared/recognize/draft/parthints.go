package draft

import (
	"slices"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// takeHints makes the bullets under an order to write, "Describe the city. • Name
// its river. • Use five adjectives.", part of the stem: they say what to write. So
// do the entries of a list below a word for hints.
func (r *Reader) takeHints(d *Draft, g Grammar) {
	text, hinted := d.StemText(), endsInHint(*d)
	if g.Bare() || !d.Bullets && !hinted || d.HasAnswer() || d.Multiple || d.Single || r.Keyed(*d) || lexicon.HasQuestionMark(text) || slices.ContainsFunc(d.Stem, flatten.HasBlank) || !hinted && !r.Essay.In(lexicon.Fold(text)) {
		return
	}
	for _, c := range d.Choices {
		if c.Sign != "" || len(c.Marks) > 0 || len(c.LabelMarks) > 0 {
			return
		}
	}
	d.choicesIntoStem(func(lexicon.ChoiceLabel) string { return "•" })
}

// endsInHint reports whether a word for hints stands alone between the stem and the
// entries below: "Tips:".
func endsInHint(d Draft) bool {
	return len(d.Stem) > 0 && slices.ContainsFunc(d.Notes, func(n line.Note) bool {
		return n.Class == lexicon.HintWord && n.Value.Text == "" && n.Value.Block > d.Stem[len(d.Stem)-1].Block && n.Value.Block < d.Choices[0].Lines[0].Block
	})
}

// oneTopic orders to write about one of the entries below.
var oneTopic = pattern.New(`(?i)\b(?:any one|one|either) of (?:the|these) (?:following|topics|subjects|questions|themes|below)|\bone topic\b|\bone of the topics\b`)

// writtenPiece is what is written about a topic.
var writtenPiece = pattern.New(`(?i)\b(?:topics?|compositions?|story|paragraph|letter|article|speech)\b`)

// takeTopics makes the entries under an order to write about one of them part of
// the stem: together they are one task.
func (r *Reader) takeTopics(d *Draft) bool {
	if len(d.Stem) == 0 {
		return false
	}
	text := d.Stem[len(d.Stem)-1].Text
	if d.HasAnswer() || d.Multiple || r.Keyed(*d) || lexicon.HasQuestionMark(text) || !oneTopic.MatchString(text) || !r.Essay.In(lexicon.Fold(text)) && !writtenPiece.MatchString(text) {
		return false
	}
	if slices.ContainsFunc(d.Choices, func(c Choice) bool {
		return c.Sign != "" || utf8.RuneCountInString(c.Text()) < leastTopic
	}) {
		return false
	}
	d.choicesIntoStem(func(c lexicon.ChoiceLabel) string { return c.Text })
	return true
}

// leastTopic is how many characters a topic has.
const leastTopic = 12

// choicesIntoStem puts the entries behind the stem, with signs of their own.
func (d *Draft) choicesIntoStem(sign func(lexicon.ChoiceLabel) string) {
	for _, c := range d.Choices {
		first := c.Lines[0]
		c.Lines[0] = line.NewLine(first, append([]page.Run{{Text: sign(c.Label) + " "}}, first.Runs...))
		d.Stem = append(d.Stem, c.Lines...)
	}
	d.Choices, d.Bullets = nil, false
}
