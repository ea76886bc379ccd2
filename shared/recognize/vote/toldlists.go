package vote

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastToldWords is how many words a statement has that a question is about.
const leastToldWords = 3

// toldLists takes sentences behind letters or numbers into the stem where the question about
// them stands right below: "They said: 1. Bob did it. 2. Carl lies. Is Bob guilty? Explain."
func (r *Reader) toldLists(ds []draft.Draft) {
	for i := range ds {
		if d := &ds[i]; r.tellsFirst(d) {
			for _, c := range d.Choices {
				first := line.NewLine(c.Lines[0], append([]page.Run{{Text: strings.TrimSpace(c.Label.Text) + " "}}, c.Lines[0].Runs...))
				d.Stem = append(append(d.Stem, first), c.Lines[1:]...)
			}
			end := 1
			for end < len(d.Trailing) && !d.Trailing[end].Gap && d.Trailing[end].Kind == line.TextLine {
				end++
			}
			d.Stem = append(d.Stem, d.Trailing[:end]...)
			d.Trailing, d.Choices = d.Trailing[end:], nil
		}
	}
}

// tellsFirst reports whether what a draft offers are such sentences: nothing above them asks
// or orders, none is marked, and no key has an answer.
func (r *Reader) tellsFirst(d *draft.Draft) bool {
	if !d.Labelled || d.Bullets || len(d.Choices) < 2 || len(d.Stem) == 0 || len(d.Trailing) == 0 || d.HasAnswer() || d.StemKey != "" || d.Multiple || d.Single || draft.IsSigned(d.Choices) || r.Keyed(*d) || r.Inquires(*d) || d.StemSays(r.Order) || d.StemSays(r.Match) {
		return false
	}
	next := d.Trailing[0]
	text := d.StemText()
	if next.Kind != line.TextLine || next.Label != nil || next.Gap || !lexicon.HasQuestionMark(next.Text) || !endsTold(text) || r.Cued(text) || lexicon.ChoosesRight.MatchString(lexicon.Fold(text)) || flatten.HasBracketRoom(text) {
		return false
	}
	for _, c := range d.Choices {
		if t := strings.TrimSpace(c.Text()); len(c.Marks) > 0 || c.Label.Kind == lexicon.BoxLabel || !strings.HasSuffix(t, ".") && !strings.HasSuffix(t, "。") || flatten.CountWords(t, leastToldWords) < leastToldWords {
			return false
		}
	}
	return true
}

// endsTold reports whether a stem ends in a full stop or leads to what is told below.
func endsTold(text string) bool {
	text = strings.TrimSpace(text)
	return strings.HasSuffix(text, ":") || strings.HasSuffix(text, "：") || strings.HasSuffix(text, ".") || strings.HasSuffix(text, "。")
}
