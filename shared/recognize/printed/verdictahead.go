package printed

import (
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// verdictAhead is what learning platforms print in a column before what was
// offered: that it is right, or that it was picked.
var verdictAhead = pattern.New(`(?i)^(?:(correct\s?!|correct answers?|¡correcto!|respuestas? correctas?|correto!|respostas? corretas?|richtig!|richtige antwort(?:en)?|réponses? correctes?)|you answered|respondió|usted respondió|você respondeu|sie haben geantwortet|vous avez répondu)\t+(\S.*)$`)

// VerdictsAhead makes the verdict of such a column the sign of the right choice; what
// was picked and is not right loses it.
func VerdictsAhead(lines []line.Line) []line.Line {
	right := 0
	for _, l := range lines {
		if m := aheadOf(l); m != nil && m[2] >= 0 {
			right++
		}
	}
	if right < flatten.LeastAlike {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for i, l := range out {
		m := aheadOf(l)
		if m == nil {
			continue
		}
		choice := l.From(m[4])
		if m[2] >= 0 {
			choice = line.NewLine(choice, append(choice.Runs[:len(choice.Runs):len(choice.Runs)], page.Run{Text: " (correct)"}))
		}
		out[i] = choice
	}
	return out
}

func aheadOf(l line.Line) []int {
	if l.Kind != line.TextLine || l.Label != nil {
		return nil
	}
	return verdictAhead.FindStringSubmatchIndex(l.Text)
}
