package asks

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// HeadedOrders makes a question of the heading of a section that orders something
// itself and has no more under it than room to write: "IV. Write about your town.
// (6 points)". The next section, the key or the end of the paper follows.
func (r *Reader) HeadedOrders(lines []line.Line) []line.Line {
	heads, lone := 0, []int(nil)
	before, last := "", -1
	for i, l := range lines {
		if heads > 0 && r.IsKeyHeading(l) {
			break
		}
		if !isLetteredHead(l) {
			continue
		}
		c, ok := l.ChoiceLabel()
		if !ok || heads == 0 && !lexicon.IsFirst(c.Sign, r.Letters) || heads > 0 && !flatten.Follows(before, c.Sign, r.Letters, false) {
			continue // a choice
		}
		if len(rewrite.Choices(nil, l, r.Vocabulary, r.Letters)) > 1 || choiceAbove(lines, i, last) {
			continue
		}
		switch {
		case heads > 0 && r.ordersWriting(l) && r.nothingUnder(lines, i+1):
			lone = append(lone, i)
		case !r.numbersUnder(lines, i+1):
			continue
		}
		heads, before, last = heads+1, c.Sign, i
	}
	if len(lone) == 0 || len(lone)*2 > heads {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+len(lone))
	for i, l := range lines {
		if len(lone) > 0 && lone[0] == i {
			lone = lone[1:]
			out = append(out, r.matchStem(lines, i, 1)...)
			continue
		}
		out = append(out, l)
	}
	return out
}

// choiceAbove reports whether a lettered line stands right above another that is no
// heading: both are choices, though the heading may have the letter before, "B. declare a
// variable" under "A. repeat a block" and "A. Multiple choice".
func choiceAbove(lines []line.Line, i, head int) bool {
	for k := i - 1; k > head; k-- {
		if lines[k].Kind == line.TextLine && lines[k].Text != "" {
			return isLetteredHead(lines[k])
		}
	}
	return false
}

// numbersUnder reports whether a numbered line or a table stands right under a
// heading, with no more than a list of words between.
func (r *Reader) numbersUnder(lines []line.Line, i int) bool {
	for said := 0; i < len(lines) && said < 2; i++ {
		l := lines[i]
		if l.Kind == line.TableLine || r.NumbersOwn(l) {
			return true
		}
		if l.Kind != line.TextLine || isLetteredHead(l) {
			return false
		}
		if l.Text != "" {
			said++
		}
	}
	return false
}

// isLetteredHead reports whether a line stands behind the letter or Roman number of
// a section.
func isLetteredHead(l line.Line) bool {
	if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, matchHead) {
		return false
	}
	if l.Label != nil {
		return l.Label.Format == page.UpperRoman || l.Label.Format == page.UpperAlpha
	}
	return rewrite.IsAlphaSection(l.Text) || answerkey.RomanSection.MatchString(l.Text)
}

// behindHead is what stands behind the letter or number of a heading, without what
// it is worth.
func behindHead(l line.Line) string {
	text := l.Text
	if l.Label == nil {
		text = text[len(headSign.FindString(text)):]
	}
	return strings.TrimSpace(PointsAside.ReplaceAllString(text, ""))
}

var headSign = pattern.New(`^\p{Lu}{1,5}\s*[.):–-]\s*`)

// ordersWriting reports whether a heading is an order with its object, at its front
// or, where languages put the verb last, at its end; one that speaks of questions
// or sentences stands over them.
func (r *Reader) ordersWriting(l line.Line) bool {
	text := behindHead(l)
	f := strings.TrimRight(lexicon.Fold(text), " .:!")
	if flatten.CountWords(text, LeastHeadOrder) < LeastHeadOrder || r.Filling.In(f) || r.TruthCue.In(f) || r.OpenTasks.In(f) || strings.HasSuffix(text, ":") {
		return false
	}
	return r.Asking.Begins(f) > 0 || r.AsksByWord(text) || lexicon.OrdersByForm(text) || r.Asking.Ends(f)
}

// LeastHeadOrder is how many words an order with its object has.
const LeastHeadOrder = 3

// nothingUnder reports whether nothing but room to write stands under a line before
// the next section, the key or the end.
func (r *Reader) nothingUnder(lines []line.Line, i int) bool {
	for ; i < len(lines); i++ {
		l := lines[i]
		switch {
		case l.Kind == line.BreakLine || l.Kind == line.RuleLine || l.Kind == line.TextLine && (l.Text == "" || line.IsRoom(l.Text)):
			continue
		case rewrite.EndsPaper(l):
			continue
		}
		return isLetteredHead(l) && l.Label == nil || r.IsKeyHeading(l) || r.NamesKey(lines, i)
	}
	return true
}

// PointsAside is what such a heading says of points, in brackets at its end.
var PointsAside = pattern.Guarded(pattern.EndsWith(")]）】", lexicon.Whitespace+":."), `\s*[(\[（【][^)\]）】]*[)\]）】][\s:.]*$`)
