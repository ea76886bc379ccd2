package printed

import (
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastTimed is how many questions must say how long they may take.
const leastTimed = 2

// timeLine is how long a question may take, on a line of its own, with what it is worth
// behind: "20 sec", "Time limit: 30 seconds", "30 seconds • 1 pt".
var timeLine = pattern.New(`^(?i:(?:time(?:\s+limit)?|zeit|temps|tiempo|tempo|czas|время|час|süre|thời gian|waktu)\s*:?\s*)?\d{1,3}\s?(?i:s|secs?|seconds?|mins?|minutes?|sek|sekunden|secondes?|segundos?|secondi|sekund|сек|секунд|saniye|sn|giây|detik|秒)\.?(?:\s*[•·|,;–-]\s*(\d{1,3}\s(?i:pts?|points?|punkte?|puntos?|pontos?|punti|балл(?:а|ов)?|puan|điểm|poin)))?$`)

// WithoutTimeLines leaves out what quiz games print of the time for a question. Times one
// under the other are choices, and one over the next question answers.
func WithoutTimeLines(lines []line.Line) []line.Line {
	isTime := func(i int) bool {
		return i >= 0 && i < len(lines) && lines[i].Kind == line.TextLine && lines[i].Label == nil && timeLine.MatchString(lines[i].Text)
	}
	timed := 0
	for i := range lines {
		if !isTime(i) {
			continue
		}
		if isTime(i+1) || i+1 == len(lines) || asks.BeginsNumbered(lines[i+1]) {
			return lines
		}
		timed++
	}
	if timed < leastTimed {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		if !isTime(i) {
			out = append(out, l)
		} else if m := timeLine.FindStringSubmatchIndex(l.Text); m[2] >= 0 {
			out = append(out, l.Cut(m[2], m[3]))
		}
	}
	return out
}
