package printed

import (
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// What learning platforms say of what was offered, in their languages: that it was picked and is
// right, that it is right, and that it was picked. The plural heads all that is accepted.
const (
	saidRight = `correct\s?!|¡correcto!|correto!|richtig!`
	rightOne  = `correct answer|respuesta correcta|resposta correta|richtige antwort|réponse correcte`
	rightOnes = `correct answers|respuestas correctas|respostas corretas|richtige antworten|réponses correctes`
	saidTaken = `you answered|respondió|usted respondió|você respondeu|sie haben geantwortet|vous avez répondu`
)

// verdictAhead is what they print in a column before what was offered.
var verdictAhead = pattern.New(`(?i)^(?:(` + saidRight + `|` + rightOnes + `|` + rightOne + `)|` + saidTaken + `)\t+(\S.*)$`)

// The same on a line of its own: what only platforms say, and what may also head the
// answer of an ordinary test.
var (
	saidAlone  = pattern.New(`(?i)^(?:` + saidRight + `|` + saidTaken + `)$`)
	rightAlone = pattern.New(`(?i)^(?:` + rightOnes + `|` + rightOne + `)$`)
)

// withAlone puts verdicts that stand on lines of their own in front of the choice below.
func withAlone(lines []line.Line) []line.Line {
	said := 0
	for i, l := range lines {
		if overChoice(lines, i) && saidAlone.MatchString(l.Text) {
			said++
		}
	}
	if said < flatten.LeastAlike {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if overChoice(lines, i) && (saidAlone.MatchString(l.Text) || rightAlone.MatchString(l.Text)) {
			runs := append([]page.Run{{Text: l.Text}, {Kind: page.TabRun}}, lines[i+1].Runs...)
			l = line.NewLine(l, runs)
			i++
		}
		out = append(out, l)
	}
	return out
}

// overChoice reports whether a plain line stands right over another.
func overChoice(lines []line.Line, i int) bool {
	plain := func(l line.Line) bool { return l.Kind == line.TextLine && l.Label == nil && l.Text != "" }
	return i+1 < len(lines) && plain(lines[i]) && plain(lines[i+1])
}

// VerdictsAhead makes the verdict of such a column the sign of the right choice; what
// was picked and is not right loses it.
func VerdictsAhead(lines []line.Line) []line.Line {
	lines = withAlone(lines)
	right := 0
	for _, l := range lines {
		if m := aheadOf(l); m != nil && m[2] >= 0 {
			right++
		}
	}
	if right < flatten.LeastAlike {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	sign := offeredSign(lines)
	var answer *line.Line // to a question of truth, until both words are said
	for i, l := range lines {
		m := aheadOf(l)
		if m != nil {
			choice := likeOffered(l.From(m[4]), sign)
			if m[2] >= 0 && judgesTruth(lines, i, choice) {
				said := flatten.Answering(choice)
				answer = &said
			} else if m[2] >= 0 {
				choice = line.NewLine(choice, append(choice.Runs[:len(choice.Runs):len(choice.Runs)], page.Run{Text: " (correct)"}))
			}
			l = choice
		}
		out = append(out, l)
		if answer != nil && (i+1 == len(lines) || !rewrite.AreTruthWords(l.Text, bareAhead(lines[i+1]))) {
			out, answer = append(out, *answer), nil
		}
	}
	return out
}

// leadingSign is the button of what may be picked.
var leadingSign = pattern.New(`^[☐☑☒○●◯◉◦•⚪⚫□■▢]\s+`)

// offeredSign is the button of most lines, "" where they have none.
func offeredSign(lines []line.Line) string {
	count, most := map[string]int{}, ""
	for _, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		if sign := leadingSign.FindString(l.Text); sign != "" {
			if count[sign]++; count[sign] > count[most] {
				most = sign
			}
		}
	}
	return most
}

// likeOffered gives what was picked the button of what was not: the filled one is read
// as another sign.
func likeOffered(l line.Line, sign string) line.Line {
	own := leadingSign.FindString(l.Text)
	if own == "" || sign == "" || own == sign {
		return l
	}
	return line.NewLine(l, append([]page.Run{{Text: sign}}, l.From(len(own)).Runs...))
}

// judgesTruth reports whether a verdict stands at one of the two words for true and
// false.
func judgesTruth(lines []line.Line, i int, choice line.Line) bool {
	return i > 0 && rewrite.AreTruthWords(bareAhead(lines[i-1]), choice.Text) || i+1 < len(lines) && rewrite.AreTruthWords(choice.Text, bareAhead(lines[i+1]))
}

// bareAhead is the text of a line without such a verdict.
func bareAhead(l line.Line) string {
	if m := aheadOf(l); m != nil {
		return l.Text[m[4]:]
	}
	return l.Text
}

func aheadOf(l line.Line) []int {
	if l.Kind != line.TextLine || l.Label != nil {
		return nil
	}
	return verdictAhead.FindStringSubmatchIndex(l.Text)
}
