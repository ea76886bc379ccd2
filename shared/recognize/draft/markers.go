package draft

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// MarkedChoice is a choice without its sign, and the sign.
type MarkedChoice struct {
	Sign  string
	Lines []line.Line
}

// SignOn finds a sign at a choice: before its label, before or after its text.
func SignOn(c Choice, right map[string]bool) MarkedChoice {
	first, last := &c.Lines[0], &c.Lines[len(c.Lines)-1]
	if c.Label.Mark != "" {
		if m := asks.BackMarker.FindStringIndex(last.Text); m != nil && m[0] > 0 { // the same is said behind it
			return MarkedChoice{c.Label.Mark, ReplaceLine(c.Lines, len(c.Lines)-1, last.Cut(0, m[0]))}
		}
		return MarkedChoice{c.Label.Mark, c.Lines}
	}
	if asks.FrontMarker.MatchString(first.Text) && len(first.Text) > 1 && !(c.Label.Kind == lexicon.BulletLabel && strings.Contains(first.Text, "{")) { // "* + html p { }"
		n := len(asks.FrontSign.FindString(first.Text))
		if sign := strings.TrimSpace(first.Text[:n]); n < len(first.Text) {
			lines := ReplaceLine(c.Lines, 0, first.From(n))
			if rest := lines[len(lines)-1]; sign[0] == '*' && strings.HasSuffix(rest.Text, sign) { // "**Rome**"
				lines = ReplaceLine(lines, len(lines)-1, rest.Cut(0, len(rest.Text)-len(sign)))
			}
			return MarkedChoice{"front " + sign, lines}
		}
	}
	if n := frontWord(first.Text, right); n > 0 {
		return MarkedChoice{"(correct)", ReplaceLine(c.Lines, 0, first.From(n))}
	}
	if m := asks.FrontWeight.FindStringSubmatch(first.Text); m != nil && len(m[0]) < len(first.Text) && strings.Trim(m[1], "0.,") != "" {
		return MarkedChoice{"weight", ReplaceLine(c.Lines, 0, first.From(len(m[0])))}
	}
	if b, ok := line.BoxOf(first.Text); ok && b.Check == page.Checked && c.Label.Kind != lexicon.BoxLabel {
		return MarkedChoice{"box", ReplaceLine(c.Lines, 0, first.From(b.End))}
	}
	if at, sign := asks.BackSignOf(last, c.Label.Sign, right); at > 0 {
		if m := asks.BackMarker.FindStringIndex(last.Text[:at]); m != nil && m[0] > 0 && strings.Contains(sign, "correct") { // both a sign and a word: "Oslo ✅ (correct)"
			at = m[0]
		}
		return MarkedChoice{sign, ReplaceLine(c.Lines, len(c.Lines)-1, last.Cut(0, at))}
	}
	return MarkedChoice{}
}

// frontWord is where a choice begins behind a word in brackets that calls it right,
// "[Correct answer] Oslo"; 0 for none.
func frontWord(text string, right map[string]bool) int {
	m := asks.FrontWord.FindStringSubmatchIndex(text)
	if m == nil || m[1] == len(text) || !right[lexicon.Fold(text[m[2]:m[3]])] {
		return 0
	}
	return m[1]
}

func ReplaceLine(lines []line.Line, i int, l line.Line) []line.Line {
	out := append([]line.Line(nil), lines...)
	out[i] = l
	return out
}
