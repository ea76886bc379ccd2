package rewrite

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// boxCuts are the places of check boxes in a line with two or more of them.
func boxCuts(l line.Line) []int {
	if strings.IndexByte(l.Text, '[') < 0 && strings.IndexByte(l.Text, '(') < 0 && lexicon.IsASCII(l.Text) {
		return nil
	}
	var cuts []int
	for i, r := range l.Text {
		if len(cuts) == flatten.MaxSpots {
			break
		}
		if !strings.ContainsRune("☐☑☒□■◻❏❑🗹🗷○◯◉⬜⚪⚫[(", r) {
			continue
		}
		if b, ok := line.BoxOf(l.Text[i:]); ok || r == '○' {
			if strings.EqualFold(b.Text, "(x)") && isFunction(l.Text, i) {
				continue // in mathematics: "f(x)"
			}
			if r == '(' && b.Text == "()" || r == '[' && b.Text == "[]" && i > 0 && l.Text[i-1] != ' ' && l.Text[i-1] != '\t' {
				continue // in code: "f()", "int[] a"
			}
			if behind := strings.TrimLeft(l.Text[i+b.End:], " "); i > 0 && behind != "" && strings.ContainsRune(",;", rune(behind[0])) {
				continue // no choice begins so: "sqrt( ), sin( )"
			}
			cuts = append(cuts, i)
		}
	}
	if len(cuts) < 2 {
		return nil
	}
	if cuts[0] == 0 {
		return cuts[1:]
	}
	return cuts
}
