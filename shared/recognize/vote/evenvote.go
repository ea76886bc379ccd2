package vote

import (
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastFewEven is how many questions are enough where half of them ask.
const leastFewEven = 4

// evenVote makes the lines under numbered stems choices where nearly every
// question has the same number of short ones and some of them ask: "12. Electron
// volt is a unit of" and four lines. A list of people with as many lines each
// asks nothing.
func evenVote(ds []draft.Draft) {
	usual := usualEven(ds)
	for i := range ds {
		if d := &ds[i]; usual > 0 && len(d.Choices) == 0 && !d.HasAnswer() && evenLines(*d) == usual {
			d.Offer(1, 1)
			d.Even = true
		}
	}
}

// usualEven is how many lines stand under such questions, 0 where they offer nothing.
func usualEven(ds []draft.Draft) int {
	counts := map[int]int{}
	open, asking := 0, 0
	words := asks.UnfinishedWords()
	for _, d := range ds {
		if len(d.Choices) > 0 || d.HasAnswer() {
			continue
		}
		open++
		if n := evenLines(d); n > 0 {
			counts[n]++
			if leavesOpen(d.Stem[0], words) || flatten.HasBlank(d.Stem[0]) {
				asking++
			}
		}
	}
	usual := 0
	for n, c := range counts {
		if c > counts[usual] || c == counts[usual] && n < usual {
			usual = n
		}
	}
	few := counts[usual] < asks.LeastEven && (counts[usual] < leastFewEven || asking*2 < counts[usual])
	if few || counts[usual]*100 < open*asks.EvenPercent || asking*asks.EvenAsking < counts[usual] {
		return 0
	}
	return usual
}

// evenLines is how many short lines stand under the first line of a labelled
// question, 0 where they cannot be choices.
func evenLines(d draft.Draft) int {
	n := len(d.Stem) - 1
	if !d.Labelled || d.Part || d.Room > 0 || d.StemKey != "" || d.Truth || n < asks.FewestEven || n > asks.MostEven || answerkey.EndsSentence(d.Stem[0].Text) && !leavesOpen(d.Stem[0], asks.UnfinishedWords()) {
		return 0
	}
	for _, l := range d.Stem[1:] {
		if l.Kind == line.TableLine || l.Kind == line.TextLine && (asks.IsLong(l.Text) || l.Label != nil || flatten.ClosesStem(l.Text) || flatten.HasBlank(l)) {
			return 0
		}
	}
	return n
}

// leavesOpen reports whether a line asks or breaks off, before what it is worth, "the
// capital is ... [2]".
func leavesOpen(l line.Line, unfinished map[string]bool) bool {
	text := l.Text
	for _, worth := range []pattern.Pattern{line.BareEnd, line.BracketPoints} {
		if at := worth.FindStringIndex(text); at != nil && at[1] == len(text) {
			text = text[:at[0]]
		}
	}
	return flatten.ClosesStem(l.Text) || flatten.ClosesStem(text) || asks.IsUnfinished(text, unfinished)
}
