package item

import (
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// brokenAnswer puts an answer together that the author broken over lines of one
// paragraph, as what a program prints: "Answer: True", "False". Behind a number or
// a word for true only more of its kind belong to it, a remark does not.
func (b *Builder) brokenAnswer(first line.Note) line.Line {
	out := first.Value
	begun := false
	for _, n := range b.D.Notes {
		if n.Class != lexicon.AnswerWord || !begun {
			begun = begun || n.Value.Pos() == out.Pos() && n.Value.Text == out.Text
			continue
		}
		if !n.Strong || !n.Value.Soft || n.Value.Block != first.Value.Block || len(n.Value.Text) > BriefAnswer || !b.sameKind(first.Value.Text, n.Value.Text) {
			return first.Value
		}
		out = line.NewLine(out, append(append(out.Runs[:len(out.Runs):len(out.Runs)], page.Run{Text: " "}), n.Value.Runs...))
	}
	return out
}

// sameKind reports whether two lines are both numbers, both words for true and
// false, or the first is neither.
func (b *Builder) sameKind(first, second string) bool {
	if _, number := lexicon.NumberOf(first); number {
		_, number = lexicon.NumberOf(second)
		return number
	}
	if _, truth := b.R.TruthOf(first, true); truth {
		_, truth = b.R.TruthOf(second, true)
		return truth
	}
	return true
}
