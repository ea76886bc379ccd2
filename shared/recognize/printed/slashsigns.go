package printed

import (
	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// slashSign is the number or letter of a section before a stroke, as French papers print
// it: "II/ Vrai ou faux".
var slashSign = pattern.Guarded(pattern.BeginsWith("IVXABCDEFGH"), `^([IVX]{1,5}|[A-H])\s?/\s+()\p{L}`)

// SlashSigns writes a full stop for the stroke where the first two of such signs begin
// lines: "I/" and "II/", "A/" and "B/".
func SlashSigns(lines []line.Line) []line.Line {
	at := map[string]int{}
	for i := range lines {
		if l := &lines[i]; l.Kind == line.TextLine && l.Label == nil {
			if m := slashSign.FindStringSubmatch(l.Text); m != nil {
				at[m[1]] = i + 1
			}
		}
	}
	if at["I"] == 0 || at["II"] < at["I"] {
		if at["A"] == 0 || at["B"] < at["A"] {
			return lines
		}
	}
	out := append([]line.Line(nil), lines...)
	for i := range out {
		l := out[i]
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		if m := slashSign.FindStringSubmatchIndex(l.Text); m != nil {
			stop := append(l.Cut(0, m[3]).Runs, page.Run{Text: ". "})
			out[i] = line.NewLine(l, append(stop, l.From(m[4]).Runs...))
		}
	}
	return out
}
