package asks

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	leastKept  = 8 // questions that have kept nothing but their right choice
	keptLetter = 3 // letters that these choices begin with
)

// gluedChoice is a choice on the line of its question.
var gluedChoice = pattern.New(`[:;?]\s*([$]?[A-Hа-еА-Е][)]\s*\S)`)

// KeptRight writes the one choice under each question as its answer, in a list for
// learning from which the wrong choices were cut. Its letter counts nothing: it is
// the one that was right. Where the questions are numbered, their drafts tell as much.
func KeptRight(lines []line.Line) []line.Line {
	if !mayKeep(lines) {
		return lines
	}
	parted := partedChoices(lines)
	if !keepsRight(parted) {
		return lines
	}
	answered := false
	for i, l := range parted {
		c, ok := keptChoice(l)
		if ok {
			parted[i] = flatten.Answering(l.From(c.End + len(l.Text) - len(withoutDollar(l.Text))))
		} else if answered {
			parted[i].Gap = true
		}
		answered = ok
	}
	return parted
}

// mayKeep looks for enough such choices, of which no two follow each other.
func mayKeep(lines []line.Line) bool {
	kept, after := 0, false
	for _, l := range lines {
		_, ok := keptChoice(l)
		if ok && after {
			return false
		}
		if after = ok; ok || l.May(gluedChoice) && gluedChoice.MatchString(l.Text) {
			kept++
		}
	}
	return kept >= leastKept
}

// keepsRight reports whether most lines that are no choice have one choice below,
// never two, and no letter begins most of these.
func keepsRight(lines []line.Line) bool {
	kept, asked, numbered, signs, after := 0, 0, 0, map[string]int{}, true
	for _, l := range lines {
		if l.Kind != line.TextLine || l.Empty() {
			continue
		}
		c, ok := keptChoice(l)
		switch {
		case !ok:
			if asked++; isNumbered(l) {
				numbered++
			}
		case after:
			return false
		default:
			kept++
			signs[c.Sign]++
		}
		after = ok
	}
	for _, n := range signs {
		if n*2 > kept {
			return false
		}
	}
	return numbered*2 < asked && kept >= leastKept && kept*10 >= asked*8 && len(signs) >= keptLetter
}

func isNumbered(l line.Line) bool {
	_, ok := l.NumberLabel()
	return ok || l.Label != nil
}

// partedChoices gives the choices behind their question a line of their own.
func partedChoices(lines []line.Line) []line.Line {
	var out []line.Line
	for _, l := range lines {
		m := gluedChoice.FindStringSubmatchIndex(l.Text)
		if _, ok := keptChoice(l); ok || m == nil || l.Kind != line.TextLine {
			out = append(out, l)
			continue
		}
		out = append(out, l.Cut(0, m[2]), l.From(m[2]))
	}
	return out
}

// keptChoice is the typed letter of a choice; programs write "$" before the right one.
func keptChoice(l line.Line) (lexicon.ChoiceLabel, bool) {
	if l.Kind != line.TextLine || l.Label != nil {
		return lexicon.ChoiceLabel{}, false
	}
	c, ok := l.TypedChoice()
	if strings.HasPrefix(l.Text, "$") {
		c, ok = line.ChoiceLabelOf(l.Text[1:])
	}
	return c, ok && c.Kind == lexicon.LetterLabel && c.Delim == ')'
}

func withoutDollar(s string) string { return strings.TrimPrefix(s, "$") }
