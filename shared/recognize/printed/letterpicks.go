package printed

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// letterPick is a lettered choice of a reviewed attempt: the filled circle in front says
// that it was picked, the sign behind what the platform said of that.
var letterPick = pattern.Guarded(pattern.Holds("✓✔☒☑◉●"), `^[✓✔☒☑◉●]\s*(\(?[A-Ha-h][.)].*?\S)\s+(?:([✓✔√✅])|([✗✘❌]))$`)

// leastLetterPicks is how many choices of a document are judged so.
const leastLetterPicks = 2

// LetterPicks takes the signs off such choices: "✓ b. Oslo ✗" was picked and is wrong. A
// tick stays where nothing that was picked beside it is wrong, as more may be right there.
// Without a cross the two signs may mean the same.
func LetterPicks(lines []line.Line) []line.Line {
	picks, crossed := map[int][]int{}, 0
	for i := range lines {
		if m := letterPickOf(&lines[i]); m != nil {
			picks[i] = m
			if m[6] >= 0 {
				crossed++
			}
		}
	}
	if len(picks) < leastLetterPicks || crossed == 0 {
		return lines
	}
	out := slices.Clone(lines)
	for i := 0; i < len(lines); {
		end, wrong := i, false
		for ; end < len(lines) && isLettered(lines[end], picks[end]); end++ {
			wrong = wrong || picks[end] != nil && picks[end][6] >= 0
		}
		for ; i < end; i++ {
			m := picks[i]
			if m == nil {
				continue
			}
			out[i] = lines[i].Cut(m[2], m[3])
			if !wrong {
				out[i] = line.NewLine(out[i], append([]page.Run{{Text: "✓ "}}, out[i].Runs...))
			}
		}
		i = max(i+1, end)
	}
	return out
}

func letterPickOf(l *line.Line) []int {
	if l.Kind != line.TextLine || l.Label != nil {
		return nil
	}
	return letterPick.FindStringSubmatchIndex(l.Text)
}

// isLettered reports whether a line is a choice behind a letter, picked or not.
func isLettered(l line.Line, pick []int) bool {
	if pick != nil {
		return true
	}
	c, ok := l.ChoiceLabel()
	return ok && c.Kind == lexicon.LetterLabel
}
