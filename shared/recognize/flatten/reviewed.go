package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// A learning platform prints a test that was taken with the points it earned
// behind the number, what was chosen, and all choices behind another word:
// "Question 3  1 out of 1 points / Selected Answer: b. ARPANET / Answers: a. ..".
var (
	reviewHead  = pattern.New(`^((?:Question|Pregunta|Pergunta|Questão|Frage|Domanda|Soru)\s+\d{1,3})\s+(\d+(?:[.,]\d+)?)\s+(?:out of|de|em|sur|von|su|/)\s+(\d+(?:[.,]\d+)?)\s+(?i:points?|puntos?|pontos?|punkten?|punti|puan)\b.*$`)
	reviewSaid  = pattern.New(`^(?:Selected\t|Correct(?: Answer)?(?:\t|$)|(?:Selected Answers?|Respuesta seleccionada|Respuestas seleccionadas|Resposta Selecionada|Respostas Selecionadas|Réponse sélectionnée|Ausgewählte Antwort|Risposta selezionata)\s*:)\s*`)
	reviewAll   = pattern.New(`^(?:Answers|Respuestas|Respostas|Réponses|Antworten|Risposte)\s*:\s*`)
	reviewEdge  = pattern.New(`/webapps/|review\.jsp|^(?:\d+/\d+/\d+\s+)?Review Test Submission:`)
	reviewEnd   = pattern.New(`^(?:Response Feedback|Response\s|Comentarios para respuesta|Feedback da resposta|Feedback)\s*:`)
	reviewModel = pattern.New(`^(?:Correct Answer|Respuesta correcta|Resposta correta)\s*:\s*([^\s\[].*)$`)
	modelHead   = pattern.New(`^(?:Correct Answers?|Respuestas? correctas?|Respostas? corretas?|Réponses? correctes?|Richtige Antwort(?:en)?|Rispost[ae] corrett[ae])\s*:$`)
	exactMatch  = pattern.New(`^(?:Exact Match|Coincidencia exacta|Correspondência exata|Contains|Contiene|Contém)\s+(\S.*)$`)
)

// Reviewed reads such a print-out: what was chosen is the key only where it
// earned all points, and a word to write where the page gives it.
func Reviewed(lines []line.Line) []line.Line {
	lines = scoredHeads(lines)
	heads := 0
	pictures := map[string]int{}
	for _, l := range lines {
		if isReviewHead(l) {
			heads++
		}
		pictures[pictureOf(l)]++
	}
	if heads < LeastAlike {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i := 0; i < len(lines); {
		if !isReviewHead(lines[i]) {
			out = append(out, lines[i])
			i++
			continue
		}
		end := i + 1
		for end < len(lines) && !isReviewHead(lines[end]) {
			end++
		}
		item, right := withoutFlags(wholeReviewWords(withoutIcons(lines[i:end], pictures)))
		out = append(out, reviewedItem(item, right)...)
		i = end
	}
	return out
}

// pictureOf is the hash of the picture that a line is.
func pictureOf(l line.Line) string {
	if l.Kind != line.ObjectLine || len(l.Runs) != 1 || l.Runs[0].Image == nil {
		return ""
	}
	return l.Runs[0].Image.Hash
}

// maxIcon is how wide and high, in pixels, the signs of such a page are.
const maxIcon = 48

// withoutIcons leaves out the pictures that the page shows again and again and
// the small ones: signs of what was right, which cannot be told apart.
func withoutIcons(item []line.Line, pictures map[string]int) []line.Line {
	out := make([]line.Line, 0, len(item))
	for _, l := range item {
		hash := pictureOf(l)
		if hash != "" && (pictures[hash] >= LeastAlike || l.Runs[0].Image.Width <= maxIcon && l.Runs[0].Image.Height <= maxIcon) {
			continue
		}
		out = append(out, l)
	}
	return out
}

func isReviewHead(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && reviewHead.MatchString(l.Text)
}

// reviewedItem writes one question of the print-out in the plain way, whose lines at right are
// flagged as right.
func reviewedItem(item []line.Line, right map[int]bool) []line.Line {
	m := reviewHead.FindStringSubmatch(item[0].Text)
	full := m[2] == m[3] && strings.Trim(m[3], "0.,") != ""
	out := []line.Line{line.NewLine(item[0], []page.Run{{Text: m[1]}})}
	key, choices, answering := "", false, false
	told, modelled := false, false // what a good answer says
	picked := false                // it stands on the next line
	var flagged []line.Line
	for i, l := range item[1:] {
		switch {
		case l.Kind == line.RuleLine || l.Kind == line.BreakLine || reviewEdge.MatchString(l.Text):
			continue
		case l.Kind != line.TextLine:
			if !answering {
				out = append(out, l)
			}
		case reviewModel.MatchString(l.Text) && !choices:
			key, answering, told, modelled = reviewModel.FindStringSubmatch(l.Text)[1], true, true, true
		case told && !reviewEnd.MatchString(l.Text):
			key += " " + l.Text
		case reviewSaid.MatchString(l.Text):
			answering = true
			if full && strings.Contains(reviewSaid.FindString(l.Text), ":") {
				key = reviewSaid.ReplaceAllString(l.Text, "")
				picked = key == ""
			}
		case reviewAll.MatchString(l.Text):
			choices, answering, picked = true, true, false
			if l = l.From(len(reviewAll.FindString(l.Text))); !l.Empty() {
				out = append(out, boxedChoice(l))
			}
		case reviewEnd.MatchString(l.Text):
			choices, told = false, false
		case exactMatch.MatchString(l.Text):
			key = wordOfRow(exactMatch.FindStringSubmatch(l.Text)[1])
		case choices:
			if right[i+1] {
				flagged = append(flagged, l)
			}
			out = append(out, boxedChoice(l))
		case modelHead.MatchString(l.Text):
			answering, picked = true, true
		case picked && !strings.Contains(l.Text, "\t"):
			key, picked = l.Text, false
		case !answering:
			out = append(out, l)
		}
	}
	if len(flagged) > 0 {
		for _, l := range flagged {
			out = append(out, Answering(l))
		}
		return out
	}
	if key != "" && (choices || modelled || len(key) <= line.MaxSaid) && !strings.HasPrefix(key, "[") {
		last := line.NewLine(item[len(item)-1], []page.Run{{Text: "Answer: " + key}})
		last.Gap, last.Label = false, nil
		out = append(out, last)
	}
	return out
}

// boxedChoice is a choice of the print-out; one without a letter gets a box.
func boxedChoice(l line.Line) line.Line {
	l.Gap = false
	if OwnLettered.MatchString(l.Text) {
		return l
	}
	return line.NewLine(l, append([]page.Run{{Text: "☐ "}}, l.Runs...))
}

// wordOfRow is the first cell of a row.
func wordOfRow(row string) string {
	word, _, _ := strings.Cut(row, "\t")
	return strings.TrimSpace(word)
}
