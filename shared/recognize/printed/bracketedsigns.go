package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// bracketedSign is a plus or a minus in brackets before a choice, behind its bullet: "[+] a) Rome",
// "• [-] b) Oslo", "(+) Rome".
var bracketedSign = pattern.New(`^(?:[•●○◦▪■▫‣⁃∙·*–—-]\s*)?[\[(]\s?([+\-–−])\s?[\])]\s*`)

// bracketed says of a line what its sign in brackets does.
type bracketed struct {
	at       int  // of the line
	end      int  // of the sign, in bytes of the text
	right    bool // it is a plus
	lettered bool // the letter of a choice stands behind it
}

// BracketedSigns makes boxes of the plus and the minus in brackets that say of every choice
// whether it is right. What is for a thing and what against it is listed so too: without letters
// behind the signs the line over most lists is to ask.
func (r *Reader) BracketedSigns(lines []line.Line) []line.Line {
	var found []bracketed
	lists, asked, mixed := 0, 0, 0
	for i := 0; i < len(lines); {
		list := r.bracketedFrom(lines, i)
		if len(list) < leastBullets {
			i += max(len(list), 1)
			continue
		}
		lists++
		if i > 0 && (list[0].lettered || r.asksOver(lines[:i])) {
			asked++
		}
		if plus := countRight(list); plus > 0 && plus < len(list) {
			mixed++
		}
		found = append(found, list...)
		i += len(list)
	}
	if lists < leastTypedTicks || asked*10 < lists*9 || mixed*2 < lists {
		return lines
	}
	out := slices.Clone(lines)
	for _, b := range found {
		check := page.Unchecked
		if b.right {
			check = page.Checked
		}
		out[b.at] = boxed(lines[b.at].From(b.end), check)
	}
	return out
}

// bracketedFrom are the lines with such signs from one on.
func (r *Reader) bracketedFrom(lines []line.Line, from int) (list []bracketed) {
	for i := from; i < len(lines); i++ {
		l := &lines[i]
		if l.Kind != line.TextLine || l.Label != nil && l.Label.Format != page.Bullet || !l.May(bracketedSign) {
			break
		}
		m := bracketedSign.FindStringSubmatchIndex(l.Text)
		if m == nil || m[1] == len(l.Text) {
			break
		}
		c, ok := line.PlainLabel(l.Text[m[1]:])
		list = append(list, bracketed{at: i, end: m[1], right: l.Text[m[2]:m[3]] == "+", lettered: ok && c.Kind == lexicon.LetterLabel})
	}
	return list
}

// asksOver reports whether the last of lines that says something is numbered or asks.
func (r *Reader) asksOver(lines []line.Line) bool {
	for i := len(lines) - 1; i >= 0 && i >= len(lines)-leastBullets; i-- {
		if l := &lines[i]; !l.Empty() {
			_, numbered := l.QuestionLabel(r.Vocabulary)
			return numbered || lexicon.HasQuestionMark(l.Text) || strings.Contains(l.Text, "__")
		}
	}
	return false
}

// countRight is how many of a list are right.
func countRight(list []bracketed) (n int) {
	for _, b := range list {
		if b.right {
			n++
		}
	}
	return n
}
