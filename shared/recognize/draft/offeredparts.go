package draft

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/printed"
)

// offeredParts cuts a question each of whose lettered lines offers words to choose
// from in the place where the right one belongs, "Choose: a) She (go / goes) home. b)
// They (is / are) late.", into one draft for each; nil where one line does not.
func (r *Reader) offeredParts(d Draft) []Draft {
	if len(d.Stem) == 0 || d.HasAnswer() || d.Multiple || d.Choices[0].Label.Kind != lexicon.LetterLabel || d.Choices[0].Label.Upper {
		return nil
	}
	stems, words := make([]line.Line, len(d.Choices)), make([][]line.Line, len(d.Choices))
	for i, c := range d.Choices {
		if len(c.Lines) != 1 || c.Sign != "" {
			return nil
		}
		var bracketed, close bool
		if stems[i], words[i], bracketed, close = r.OfferedIn(c.Lines[0]); words[i] == nil {
			return nil
		}
		ordered := d.StemSays(r.Circles) || !close && r.Cued(d.StemText())
		if !bracketed && !ordered && !r.namesWords(d, words[i]) {
			return nil
		}
	}
	out := d.inParts(false, true, false)
	for i := range out {
		out[i].Stem, out[i].Plain = []line.Line{stems[i]}, true
		for _, w := range words[i] {
			out[i].Choices = append(out[i].Choices, Choice{Lines: []line.Line{w}})
		}
	}
	return out
}

// mostNaming is how many words an order has that names the words to choose from.
const mostNaming = 10

// namesWords reports whether the stem says which words there are to choose from:
// "Since or for?".
func (r *Reader) namesWords(d Draft, words []line.Line) bool {
	said, all := map[string]bool{}, printed.WordsOf(d.StemText())
	if len(all) > mostNaming {
		return false
	}
	for _, w := range all {
		said[w] = true
	}
	for _, w := range words {
		if !said[lexicon.Fold(w.Text)] {
			return false
		}
	}
	return true
}
