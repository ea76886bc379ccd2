package recognize

import (
	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// verdictAhead is what learning platforms print in a column before what was
// offered: that it is right, or that it was picked.
var verdictAhead = pattern.New(`(?i)^(?:(correct\s?!|correct answers?|¡correcto!|respuestas? correctas?|correto!|respostas? corretas?|richtig!|richtige antwort(?:en)?|réponses? correctes?)|you answered|respondió|usted respondió|você respondeu|sie haben geantwortet|vous avez répondu)\t+(\S.*)$`)

// verdictsAhead makes the verdict of such a column the sign of the right choice; what
// was picked and is not right loses it.
func verdictsAhead(lines []line) []line {
	right := 0
	for _, l := range lines {
		if m := aheadOf(l); m != nil && m[2] >= 0 {
			right++
		}
	}
	if right < leastAlike {
		return lines
	}
	out := append([]line(nil), lines...)
	for i, l := range out {
		m := aheadOf(l)
		if m == nil {
			continue
		}
		choice := l.from(m[4])
		if m[2] >= 0 {
			choice = newLine(choice, append(choice.runs[:len(choice.runs):len(choice.runs)], page.Run{Text: " (correct)"}))
		}
		out[i] = choice
	}
	return out
}

func aheadOf(l line) []int {
	if l.kind != textLine || l.label != nil {
		return nil
	}
	return verdictAhead.FindStringSubmatchIndex(l.text)
}
