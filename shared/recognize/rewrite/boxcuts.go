package rewrite

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
)

// boxSigns open a box of ASCII.
var boxSigns = line.SignsOf("[(")

// boxCuts are the places of check boxes in a line with two or more of them.
func boxCuts(l line.Line) []int {
	if !l.Has(boxSigns) && !l.Has(line.Wide) {
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
	if len(cuts) < 2 || holdsNothing(l.Text, cuts) {
		return nil
	}
	if cuts[0] == 0 {
		return cuts[1:]
	}
	return cuts
}

// holdsNothing reports whether only signs stand behind one of the boxes of a line:
// brackets whose numbers stand above and below are those of a matrix, "A = [ ] , B = [ ] ."
func holdsNothing(text string, cuts []int) bool {
	for k, from := range cuts {
		to := len(text)
		if k+1 < len(cuts) {
			to = cuts[k+1]
		}
		b, _ := line.BoxOf(text[from:])
		if behind := text[from+len(b.Text) : to]; (text[from] == '[' || text[from] == '(') && strings.Trim(behind, " \t.,;:=+)]") == "" {
			return true
		}
	}
	return false
}
