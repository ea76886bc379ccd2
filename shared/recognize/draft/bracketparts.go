package draft

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// bracketParts cuts a value that answers several parts behind their numbers in brackets or
// circles, also where no space stands before these: "（1）叶绿体（2）中心体". nil where they do
// not count from 1 on.
func bracketParts(l line.Line) []line.Line {
	for _, form := range [][2]string{{"（", "）"}, {"(", ")"}} {
		var at []int // where each number begins, and where what it answers does
		from := 0
		for n := 1; ; n++ {
			sign := form[0] + lexicon.DecimalText(n) + form[1]
			k := strings.Index(l.Text[from:], sign)
			if k < 0 || n == 1 && k > 0 {
				break
			}
			at = append(at, from+k, from+k+len(sign))
			from += k + len(sign)
		}
		if len(at) < 4 {
			continue
		}
		var out []line.Line
		for i := 0; i < len(at); i += 2 {
			end := len(l.Text)
			if i+2 < len(at) {
				end = at[i+2]
			}
			out = append(out, l.Cut(at[i], end))
		}
		return withoutSigns(out)
	}
	return nil
}
