package rewrite

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// slip is a label of a choice with a comma, with the figure on the key of its bracket, or with
// nothing, for its sign.
var slip = pattern.Guarded(lexicon.MaySlip, `^(\p{L})([,0]?)\s+\S`)

// firstSlip is one with any other sign, or with none.
var firstSlip = pattern.New(`^(\p{L})([,;:–-]|0?\s)\s*\S`)

// MendLabels gives choices whose label is mistyped, "D, Rome", the label that
// the letters right before them make certain.
func (r *Reader) MendLabels(lines []line.Line) []line.Line {
	letters := r.Letters
	out := make([]line.Line, 0, len(lines))
	var last lexicon.ChoiceLabel
	count := 0
	for i, l := range lines {
		var next *line.Line
		if i+1 < len(lines) {
			next = &lines[i+1]
		}
		c, ok := l.ChoiceLabel()
		switch {
		case ok && count > 0 && typedOver(&l, &c, last, letters):
			count++
		case ok && c.Kind == lexicon.LetterLabel && lexicon.IsFirst(c.Sign, letters):
			count = 1
		case ok && c.Kind == lexicon.LetterLabel && count > 0 && c.Upper == last.Upper && flatten.Follows(last.Sign, c.Sign, letters, false):
			count++
		case ok && c.Kind == lexicon.LetterLabel && (r.beginsKind(l.From(c.End)) || answerkey.IsSectionWord(l, r.Vocabulary)):
			count = 0 // the title of a section
		case ok && c.Kind == lexicon.LetterLabel && otherCase(&l, &c, last, count, next, letters):
			count++
		case ok && c.Kind == lexicon.LetterLabel && (misled(&l, &c, last, count, next, letters) || r.struckTwice(&l, &c, last, count, next)):
			count++
		case !ok && count == 0 && firstSlipped(lines[i:], letters):
			l = mended(l)
			c, _ = l.ChoiceLabel()
			count = 1
		case !ok && l.Kind == line.TextLine && l.Label == nil && slipped(l.Text, last, count, next, letters):
			l = mended(l)
			c, _ = l.ChoiceLabel()
			count++
		default:
			count = 0
		}
		last = c
		out = append(out, l)
		for at := slipBehindTab(l, last, count, next, letters); at > 0; at = slipBehindTab(l, last, count, next, letters) {
			out[len(out)-1] = l.Cut(0, at)
			l = mended(l.Cut(at, len(l.Text)))
			l.Soft, l.Gap = false, false
			out = append(out, l)
			last, _ = l.ChoiceLabel()
			count++
		}
	}
	return out
}

// slipped reports whether a text begins with the letter after last. A comma
// needs two letters in a row before it, a letter alone three, or two and the next
// letter on the line below.
func slipped(text string, last lexicon.ChoiceLabel, count int, next *line.Line, letters [][]string) bool {
	if count < 2 {
		return false
	}
	m := slip.FindStringSubmatch(text)
	if m == nil {
		return false
	}
	c, ok := line.ChoiceLabelOf(m[1] + ". x")
	if m[2] == "" && count < 3 && !goesOnBelow(c, next, letters) {
		return false
	}
	return ok && c.Upper == last.Upper && flatten.Follows(last.Sign, c.Sign, letters, false) && !nextHas(next, c)
}

// goesOnBelow reports whether the next line has the letter after a choice's.
func goesOnBelow(c lexicon.ChoiceLabel, next *line.Line, letters [][]string) bool {
	if next == nil || next.Label != nil {
		return false
	}
	n, ok := next.ChoiceLabel()
	return ok && n.Kind == lexicon.LetterLabel && n.Upper == c.Upper && flatten.Follows(c.Sign, n.Sign, letters, false)
}

// firstSlipped reports whether the first of some lines begins with the first letter,
// mistyped, and the next two have the letters that follow.
func firstSlipped(lines []line.Line, letters [][]string) bool {
	l := lines[0]
	if len(lines) < 3 || l.Kind != line.TextLine || l.Label != nil {
		return false
	}
	m := firstSlip.FindStringSubmatch(l.Text)
	if m == nil {
		return false
	}
	last, ok := line.ChoiceLabelOf(m[1] + ". x")
	if !ok || !lexicon.IsFirst(last.Sign, letters) {
		return false
	}
	for _, next := range lines[1:3] {
		c, ok := next.ChoiceLabel()
		if !ok || next.Label != nil || c.Kind != lexicon.LetterLabel || c.Upper != last.Upper || !flatten.Follows(last.Sign, c.Sign, letters, false) {
			return false
		}
		last = c
	}
	return true
}

// typedOver takes the letter typed in a line that a list counts on its own, where
// only the typed one goes on behind last.
func typedOver(l *line.Line, c *lexicon.ChoiceLabel, last lexicon.ChoiceLabel, letters [][]string) bool {
	if l.Label == nil || l.Kind != line.TextLine || c.Kind != lexicon.LetterLabel {
		return false
	}
	bare := *l
	bare.Label = nil
	typed, ok := bare.ChoiceLabel()
	if !ok || typed.Kind != lexicon.LetterLabel || typed.Upper != last.Upper || !flatten.Follows(last.Sign, typed.Sign, letters, false) {
		return false
	}
	*l, *c = bare, typed
	return true
}

// slipBehindTab is the place behind a tab where a mistyped label begins, 0 for
// none.
func slipBehindTab(l line.Line, last lexicon.ChoiceLabel, count int, next *line.Line, letters [][]string) int {
	if l.Kind != line.TextLine || count < 2 {
		return 0
	}
	for i := range len(l.Text) - 1 {
		if l.Text[i] == '\t' && slipped(l.Text[i+1:], last, count, next, letters) {
			return i + 1
		}
	}
	return 0
}

// mended writes a full stop behind the letter a line begins with.
func mended(l line.Line) line.Line {
	m := firstSlip.FindStringSubmatchIndex(l.Text)
	label := slices.Clone(line.SliceRuns(l.Runs, 0, m[3]))
	return line.NewLine(l, append(append(label, page.Run{Text: ". "}), l.From(m[5]).Runs...))
}
