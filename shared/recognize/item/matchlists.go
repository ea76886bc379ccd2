package item

import (
	"strings"
	"unicode"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// twoLists finds the lists of a matching question whose first list is lettered
// as the second is: a.–d. in the stem, i.–iv. as its choices. left is nil where
// the stem ends in no such list.
func (b *Builder) twoLists() (left, right []flatten.Entry, stem []line.Line) {
	for i, l := range b.D.Stem {
		if c, ok := l.ChoiceLabel(); !ok || c.Kind != lexicon.LetterLabel || !lexicon.IsFirst(c.Sign, b.R.Letters) {
			continue
		}
		left = b.letterList(b.D.Stem[i:])
		stem = append(stem, b.D.Stem[:i]...)
		break
	}
	if len(left) < 2 || len(stem) == 0 || b.combines(left) {
		return nil, nil, nil
	}
	for _, c := range b.D.Choices {
		text := flatten.Joined(c.Lines)
		if c.Label.Sign == "" && !c.Label.Auto || len(rewrite.PairsOf(text.Text)) >= 2 {
			return nil, nil, nil
		}
		right = append(right, flatten.Entry{Sign: c.Label.Sign, Line: text})
	}
	flatten.LetterEntries(right, true)
	return left, right, stem
}

// letterList reads lines that are all entries of one lettered list or go on
// with one, nil where they are not.
func (b *Builder) letterList(lines []line.Line) []flatten.Entry {
	var out []flatten.Entry
	for i, l := range lines {
		c, ok := l.ChoiceLabel()
		switch {
		case ok && c.Kind == lexicon.LetterLabel && (len(out) == 0 || flatten.Follows(out[len(out)-1].Sign, c.Sign, b.R.Letters, false)):
			out = append(out, flatten.Entry{Sign: c.Sign, Line: l.From(c.End)})
		case !ok && l.Kind == line.TextLine && l.Soft:
			k := len(out) - 1
			out[k].Line = flatten.Joined([]line.Line{out[k].Line, l})
		case !ok && i == len(lines)-1 && rewrite.ColumnTitle(l):
		default:
			return nil
		}
	}
	return out
}

// combines reports whether choices name entries of a list by their letters, "I
// and II only": they are no second list. The letter a is a word as well.
func (b *Builder) combines(list []flatten.Entry) bool {
	named := 0
	for _, c := range b.D.Choices {
		for _, word := range strings.FieldsFunc(lexicon.Fold(c.Text()), func(r rune) bool { return !unicode.IsLetter(r) }) {
			if word != "a" && rewrite.Find(list, word) >= 0 {
				named++
				break
			}
		}
	}
	return named >= 2
}
