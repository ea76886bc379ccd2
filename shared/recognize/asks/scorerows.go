package asks

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// wholeWord is a word for points on a line of its own.
const wholeWord = `points?|pts?|marks?|punkte?|puntos?|pontos?|punti|балл(?:а|ов)?|бал(?:и|ів|а)|поени?|поен(?:а)?|бода?|бодова|точк[аи]|točk[aei]?|poen[ai]?|pistettä|ұпай|оноо|puan|bodova?|boda|bod(?:y|ů|ov)|pont|pkt|punkt(?:y|ów|i|s)?|tašk(?:as|ai|ų)|pikë|μονάδ(?:α|ες)|điểm|poin|分|점|点`

var (
	WholePoints = pattern.Guarded(mayWorth, `(?i)^[(\[]?(?:\d+(?:[.,]\d+)?\s*/\s*)?(\d+(?:[.,]\d+)?)\s*(`+wholeWord+`)\.?[)\]]?$`)
	WorthAhead  = pattern.Guarded(pattern.BeginsWith(""), `(?i)^(?:μονάδ(?:α|ες)|βαθμοί)\s*[:=]?\s*(\d{1,3})$`) // a number behind the word
	WholeNumber = pattern.Guarded(pattern.EndsWith("0123456789", ""), `^(?:\d+(?:[.,]\d+)?\s*/\s*)?\d+(?:[.,]\d+)?$`)
)

// MayWholePoints is a quick look: a short line with a digit at its front.
func MayWholePoints(s string) bool {
	for s != "" && (s[0] == '(' || s[0] == '[') {
		s = s[1:]
	}
	return s != "" && len(s) <= 24 && '0' <= s[0] && s[0] <= '9'
}

// mayWorth looks at both ends: the last letter is that of a word for points.
func mayWorth(s string) bool {
	return MayWholePoints(s) && pattern.EndsWith("tTsSkKeEoOiInNaAvVyYdDëË", ".)]")(s)
}

// BeginsNumbered reports whether a line begins with a number, typed or automatic.
func BeginsNumbered(l line.Line) bool {
	if l.Label != nil {
		return l.Label.Format == page.Decimal
	}
	n := strings.TrimLeft(l.Text, "0123456789")
	return n != l.Text && (n == "" || strings.IndexByte(".)", n[0]) >= 0)
}

// leastScored is how many tables of scores make the print-out of a marked test.
const leastScored = 2

// isScoreHead reports whether a line is the head of such a table.
func isScoreHead(l line.Line) bool {
	return l.Kind == line.TextLine && strings.HasPrefix(l.Text, "Your Answer") && lexicon.Fold(strings.Join(strings.Fields(l.Text), " ")) == "your answer score explanation"
}

// ScoreRows writes the tables "Your Answer, Score, Explanation" of a marked test
// as choices with boxes: what earned points is right. What was taken and earned
// none leaves the key unknown.
func ScoreRows(lines []line.Line) []line.Line {
	tables := 0
	for _, l := range lines {
		if isScoreHead(l) {
			tables++
		}
	}
	if tables < leastScored {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i := 0; i < len(lines); i++ {
		if !isScoreHead(lines[i]) {
			out = append(out, lines[i])
			continue
		}
		end := i + 1
		for end < len(lines) && !rewrite.ScoreTotal.MatchString(lines[end].Text) && !isScoreHead(lines[end]) {
			end++
		}
		out = append(out, scoredChoices(lines[i+1:end])...)
		i = end
		if end < len(lines) && isScoreHead(lines[end]) {
			i--
		} else if end+1 < len(lines) && WholeNumber.MatchString(lines[end+1].Text) {
			i++
		}
	}
	return out
}

// scoredChoices makes a choice of every line behind a gap and those that go on
// with it. Pictures are the buttons that were pressed. Where several earned
// points, some did so by being left alone: nothing tells which.
func scoredChoices(rows []line.Line) []line.Line {
	var out []line.Line
	right := 0
	for _, l := range rewrite.SignedScore(rows) {
		if l.Kind == line.ObjectLine {
			continue
		}
		box := "☐ "
		if m := rewrite.ScoreMark.FindStringSubmatchIndex(l.Text); m != nil {
			if sign := l.Text[m[2]:m[3]]; sign == "✓" || sign == "✔" {
				box = "☒ "
				right++
			}
			rest := l.Text[m[1]:]
			l = line.NewLine(l, append(l.Cut(0, m[0]).Runs, page.Run{Text: strings.TrimRight(" "+rest, " ")}))
		}
		starts := l.Gap || len(out) == 0
		l.Gap = false
		if starts {
			out = append(out, line.NewLine(l, append([]page.Run{{Text: box}}, l.Runs...)))
			continue
		}
		out[len(out)-1] = rewrite.Hitch(out[len(out)-1], l)
		if box == "☒ " {
			out[len(out)-1] = Rebox(out[len(out)-1], len("☐ "), "☒")
		}
	}
	if right < 2 {
		return out
	}
	for i := range out {
		out[i] = Rebox(out[i], len("☐ "), "☐")
	}
	return out
}
