package draft

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// lowerPart ends the label of a part called by a small letter.
var lowerPart = pattern.New(`\s\(?(?:\p{Ll}|\p{Lo}{1,3})[).\]]?$`)

// Bounds of a paper whose questions have parts.
const (
	leastParted = 2  // questions that surely have them
	leastOpen   = 20 // characters of a part, in the middle
	leastToldOf = 3  // words of an entry that orders
)

// PartsVote makes parts of the lettered lines under questions that do not show by
// themselves what they are, where most questions of the paper with such letters
// surely have parts.
func (r *Reader) PartsVote(ds []Draft) []Draft {
	like, ordered := r.likeParts, false
	if r.ordersUnderAll(ds) {
		like = r.toldParts
	} else if !r.partedPaper(ds) {
		if like = r.numberedTasks; !numberedPaper(ds) {
			like = r.oddParts(ds)
		}
		if like == nil {
			like, ordered = r.openParts(ds), true
		}
		if like == nil {
			return ds
		}
	}
	out := make([]Draft, 0, len(ds))
	for _, d := range ds {
		if d.Part || len(d.Choices) == 0 || !like(d) || lexicon.ChoosesRight.MatchString(d.FoldedStem()) {
			out = append(out, d)
			continue
		}
		parts := d.inParts(false, ordered, false)
		if parts == nil {
			out = append(out, d)
			continue
		}
		parts[0].Prelude = d.Prelude
		for k := range parts {
			parts[k].Grammar = d.Grammar
		}
		if d.Labelled {
			labelParts(parts, d.Label)
		}
		out = append(out, parts...)
	}
	return out
}

// partedPaper reports whether most questions of a paper with lettered lines surely
// have parts, and some may have them.
func (r *Reader) partedPaper(ds []Draft) bool {
	sure, like, others := 0, 0, 0
	for i, d := range ds {
		switch {
		case d.Part:
			if lowerPart.MatchString(d.Label.Text) && (i == 0 || !ds[i-1].Part || ds[i-1].Label.Number != d.Label.Number) {
				sure++
			}
		case len(d.Choices) == 0 || d.Choices[0].Label.Kind != lexicon.LetterLabel || d.Choices[0].Label.Upper:
		case r.likeParts(d):
			like++
		default:
			others++
		}
	}
	return like > 0 && sure >= leastParted && sure >= like+others
}

// digitPart ends the label of a part called by a number: "2 1.".
var digitPart = pattern.New(`\s\(?\d{1,2}[).\]]?$`)

// leastNumbered is how many questions of a paper surely have numbered parts.
const leastNumbered = 3

// numberedPaper reports whether several questions of a paper have numbered parts, more
// than have numbered lines of which that is not known.
func numberedPaper(ds []Draft) bool {
	sure, others := 0, 0
	for i, d := range ds {
		switch {
		case d.Part:
			if digitPart.MatchString(d.Label.Text) && (i == 0 || !ds[i-1].Part || ds[i-1].Label.Number != d.Label.Number) {
				sure++
			}
		case len(d.Choices) > 0 && d.Choices[0].Label.Kind == lexicon.DigitLabel:
			others++
		}
	}
	return sure >= leastNumbered && sure > others*2
}

// numberedTasks reports whether every numbered line under a stem asks or orders, and
// none is marked.
func (r *Reader) numberedTasks(d Draft) bool {
	if len(d.Choices) < 2 || len(d.Stem) == 0 || d.Multiple || d.Single || d.Holes || d.HasAnswer() || r.Keyed(d) {
		return false
	}
	return !slices.ContainsFunc(d.Choices, func(c Choice) bool {
		text := strings.TrimSpace(c.Text())
		return c.Label.Kind != lexicon.DigitLabel || len(c.Marks) > 0 || c.Sign != "" || !r.asksWhole(text) && !r.ordersWhole(text)
	})
}

// ordersUnderAll reports whether a paper of open questions has orders and questions
// under nearly all that have letters below: a worksheet. A test whose choices are
// what to do has hardly an open question, or marks what is right.
func (r *Reader) ordersUnderAll(ds []Draft) bool {
	told, open, others := 0, 0, 0
	for i := range ds {
		switch d := &ds[i]; {
		case d.HasAnswer() || r.Keyed(*d):
			return false
		case d.Part || len(d.Choices) == 0:
			open++
		case d.Choices[0].Label.Kind != lexicon.LetterLabel || !rewrite.HasWords(d.Choices[0].Text()):
		case r.toldParts(*d):
			told++
		default:
			others++
		}
	}
	return told >= leastParted && open >= told && told > others*2
}

// toldParts reports whether what stands under a question are tasks: at least half of
// the lettered lines order or ask something in words, and none is marked.
func (r *Reader) toldParts(d Draft) bool {
	if len(d.Choices) < 2 || len(d.Stem) == 0 || d.Choices[0].Label.Kind != lexicon.LetterLabel || d.Choices[0].Label.Upper || d.Multiple || d.Single || d.Holes || d.Choices[0].Label.Auto != d.Choices[1].Label.Auto {
		return false
	}
	told := 0
	for _, c := range d.Choices {
		text := strings.TrimSpace(c.Text())
		first, _ := utf8.DecodeRuneInString(text)
		if c.Sign != "" || len(c.Marks) > 0 || len(c.LabelMarks) > 0 || unicode.IsLower(first) {
			return false
		}
		if r.asksWhole(text) || flatten.CountWords(text, leastToldOf) >= leastToldOf && r.Asking.Begins(lexicon.Fold(text)) > 0 {
			told++
		}
	}
	return told*2 >= len(d.Choices)
}

// likeParts reports whether the lettered lines under a stem may be parts: it asks
// nothing they answer, they say more than a word or two, and none is marked.
func (r *Reader) likeParts(d Draft) bool {
	if len(d.Choices) < 2 || len(d.Stem) == 0 || d.Choices[0].Label.Kind != lexicon.LetterLabel || d.Choices[0].Label.Upper || d.Multiple || d.Single || d.Holes || d.HasAnswer() || r.Keyed(d) || d.Choices[0].Label.Auto != d.Choices[1].Label.Auto {
		return false
	}
	if slices.ContainsFunc(d.Stem, asksOrGaps) || r.AsksByWord(d.StemText()) {
		return false
	}
	length := 0
	for _, c := range d.Choices {
		if c.Sign != "" || len(c.Marks) > 0 {
			return false
		}
		length += answerkey.WidthOf(strings.TrimSpace(c.Text()))
	}
	return length >= leastOpen*len(d.Choices)
}
