package printed

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// oddNumber is the number of a question among signs that few papers write: "Q-1", "Que 2.",
// "# 3.", "4,", "<5>", "Ex. 6", "7>", "8) -", "9. **", "10 of 12", "-11-", "12_", "13;",
// "Number 14". Its groups are the signs and the number.
var oddNumber = pattern.Guarded(mayOdd, `^(Q-|QNo\.?\s*|Que\.?\s*|#\s+|<|Ex\.?\s*|Number\s+|[FST]|[-*•]\s+|-)?(\d{1,3})(>|,|;|_|\\|-|[.):]|[.)]\s?[-–]|[.)]\s?\*{1,2}|\sof\s\d{1,3}:?)?\s+()["“'‘¿(]?[\p{L}_]`)

// oddAlone is one of these that has its line for itself.
var oddAlone = pattern.Guarded(mayOdd, `^(Q-|QNo\.?\s*|Que\.?\s*|<|Number\s+)(\d{1,3})(>|[.):])?()$`)

// oddWord is a number in words before a full stop.
var oddWord = pattern.Guarded(pattern.BeginsWith("OTFSEN"), `^(One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)[.:)]\s+()\S`)

// mayOdd looks for the first signs of such a number, which "12. " has not.
func mayOdd(s string) bool {
	if s == "" || !lexicon.IsDigit(s[0]) {
		switch {
		case s == "":
			return false
		case s[0] == 'F' || s[0] == 'S':
			return len(s) > 1 && lexicon.IsDigit(s[1])
		case s[0] == 'N':
			return strings.HasPrefix(s, "Number")
		}
		return strings.IndexByte("Q#<ET-*", s[0]) >= 0 || s[0] >= 0x80
	}
	rest := strings.TrimLeft(s, "0123456789")
	switch {
	case rest == "":
		return false
	case strings.IndexByte(">,;_\\", rest[0]) >= 0:
		return true
	case strings.IndexByte(".):", rest[0]) >= 0:
		rest = strings.TrimLeft(rest[1:], " ")
		return rest != "" && (rest[0] == '-' || rest[0] == '*' || rest[0] >= 0x80)
	}
	return strings.HasPrefix(rest, " of ")
}

// leastOdd is how many such lines count from 1 on.
const leastOdd = 3

// oddLine is a line with such a number: its frame, and where what it says begins.
type oddLine struct {
	at, number, from int // a number of 0 ends a count
	frame            string
}

// OddNumbers writes a full stop behind numbers in such frames, and behind capitals that
// count questions where no line has a number.
func (r *Reader) OddNumbers(lines []line.Line) []line.Line {
	frames := map[string][]oddLine{}
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		if o, ok := oddOf(l.Text); ok {
			o.at = i
			frames[o.frame] = append(frames[o.frame], o)
		} else if n := len(frames["A"]); isOddLetter(l.Text, n) {
			frames["A"] = append(frames["A"], oddLine{at: i, number: n + 1, from: 3, frame: "A"})
		} else if isOddLetter(l.Text, 0) {
			frames["A"] = append(frames["A"], oddLine{}) // they begin again: choices
		}
	}
	best := r.countsOn(frames, lines)
	if best == nil {
		return lines
	}
	out := slices.Clone(lines)
	for _, o := range best {
		rest := lines[o.at].From(o.from)
		out[o.at] = line.NewLine(lines[o.at], append([]page.Run{{Text: lexicon.DecimalText(o.number) + ". "}}, rest.Runs...))
	}
	return out
}

// countsOn is the lines of the frame whose numbers count from 1 on, the most of them, where
// behind letters alone all of them ask: keys and statements have such numbers too; of
// equals the first frame by its signs, whatever order a map has.
func (r *Reader) countsOn(frames map[string][]oddLine, lines []line.Line) (best []oddLine) {
	for _, frame := range slices.Sorted(maps.Keys(frames)) {
		found := frames[frame]
		if len(found) < leastOdd || len(found) <= len(best) {
			continue
		}
		counts := frame != "A" || !underStem(lines[:found[0].at]) && !r.numbersAny(lines)
		for k, o := range found {
			counts = counts && o.number == k+1 && (strings.IndexByte("AFS", frame[0]) < 0 || flatten.EndsAsking(lines[o.at].Text))
		}
		if counts {
			best = found
		}
	}
	return best
}

// underStem reports whether the last line asks or leaves a sentence open, as one over
// choices does.
func underStem(lines []line.Line) bool {
	for k := len(lines) - 1; k >= 0; k-- {
		if !lines[k].Empty() {
			return lines[k].Kind != line.TextLine || flatten.EndsAsking(lines[k].Text) || flatten.ClosesStem(lines[k].Text)
		}
	}
	return false
}

// oddOf reads such a number at the front of a text.
func oddOf(text string) (oddLine, bool) {
	m := oddNumber.FindStringSubmatchIndex(text)
	if m == nil {
		m = oddAlone.FindStringSubmatchIndex(text)
	}
	if m != nil {
		before, behind := "", ""
		if m[2] >= 0 {
			before = strings.TrimSpace(text[m[2]:m[3]])
		}
		if m[6] >= 0 {
			behind = strings.TrimLeft(strings.ReplaceAll(text[m[6]:m[7]], " ", ""), "of0123456789")
			if strings.Contains(text[m[6]:m[7]], "of") {
				behind = "of"
			}
		}
		if before == "" && len(behind) < 2 && (behind == "" || strings.Contains(".):", behind)) {
			return oddLine{}, false // "1.", "1)", "1:" and "1 "
		}
		if framed := m[3] == len("-") && before == "-"; framed != (behind == "-") {
			return oddLine{}, false // "-1 " and "1- "
		}
		n, _ := strconv.Atoi(text[m[4]:m[5]])
		return oddLine{number: n, from: m[8], frame: before + "1" + behind}, true
	}
	if m := oddWord.FindStringSubmatchIndex(text); m != nil {
		n := slices.Index([]string{"One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"}, text[m[2]:m[3]])
		return oddLine{number: n + 1, from: m[4], frame: "One"}, true
	}
	return oddLine{}, false
}

// isOddLetter reports whether a text begins with the capital behind so many others, which
// counts questions: "B. ".
func isOddLetter(text string, before int) bool {
	return before < 26 && len(text) > 3 && text[0] == byte('A'+before) && (text[1] == '.' || text[1] == ')') && text[2] == ' ' && text[3] != ' '
}

// numbersAny reports whether a line has the number of a question.
func (r *Reader) numbersAny(lines []line.Line) bool {
	return slices.ContainsFunc(lines, func(l line.Line) bool {
		q, ok := l.QuestionLabel(r.Vocabulary)
		return ok && l.Kind == line.TextLine && q.Number > 0
	})
}
