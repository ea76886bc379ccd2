package vote

import (
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
)

// ForgottenNumbers cuts a question in two where the number of the second was forgotten:
// every question has as many lines under it, this one twice as many and one more that
// asks, and the next number is one too high.
func ForgottenNumbers(ds []draft.Draft) []draft.Draft {
	usual := usualEven(ds)
	if usual == 0 {
		return ds
	}
	out := make([]draft.Draft, 0, len(ds)+1)
	for i, d := range ds {
		if len(d.Stem) != 2*usual+2 || len(d.Choices) > 0 || d.HasAnswer() || i+1 == len(ds) || !ds[i+1].Labelled || ds[i+1].Label.Number != d.Label.Number+2 {
			out = append(out, d)
			continue
		}
		second := draft.Draft{Grammar: d.Grammar, Stem: d.Stem[usual+1:]}
		first := d
		first.Stem = d.Stem[: usual+1 : usual+1]
		if evenLines(first) != usual || !offersEven(second.Stem) {
			out = append(out, d)
			continue
		}
		second.Offer(1, 1)
		second.Even = true
		out = append(out, first, second)
	}
	return out
}

// offersEven reports whether the first of some lines asks or breaks off, and those
// under it are short.
func offersEven(stem []line.Line) bool {
	text := stem[0].Text
	if !flatten.ClosesStem(text) && !flatten.HasBlank(stem[0]) && !asks.IsUnfinished(text, asks.UnfinishedWords()) {
		return false
	}
	return evenLines(draft.Draft{Labelled: true, Stem: stem}) == len(stem)-1
}
