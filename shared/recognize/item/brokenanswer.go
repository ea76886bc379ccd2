package item

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
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

// saidInWords is how many words an answer has at least that goes on in the next line.
const saidInWords = 4

// goesOn is an answer with the lines below that go on with it, "It names a row." over
// "It is unique.": a word over others may be one of several.
func goesOn(value line.Line, called []line.Line) (string, bool) {
	if len(called) < 2 || !answerkey.EndsSentence(value.Text) && flatten.CountWords(value.Text, saidInWords) < saidInWords {
		return "", false
	}
	return strings.ReplaceAll(flatten.Joined(called).Text, "\n", " "), true
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
