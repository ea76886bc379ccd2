package recognize

import "strings"

// boxCuts are the places of check boxes in a line with two or more of them.
func boxCuts(l line) []int {
	if strings.IndexByte(l.text, '[') < 0 && strings.IndexByte(l.text, '(') < 0 && isASCII(l.text) {
		return nil
	}
	var cuts []int
	for i, r := range l.text {
		if len(cuts) == maxSpots {
			break
		}
		if !strings.ContainsRune("☐☑☒□■◻❏❑🗹🗷○◯◉⬜⚪⚫[(", r) {
			continue
		}
		if b, ok := boxOf(l.text[i:]); ok || r == '○' {
			if strings.EqualFold(b.text, "(x)") && isFunction(l.text, i) {
				continue // in mathematics: "f(x)"
			}
			if r == '(' && b.text == "()" || r == '[' && b.text == "[]" && i > 0 && l.text[i-1] != ' ' && l.text[i-1] != '\t' {
				continue // in code: "f()", "int[] a"
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
