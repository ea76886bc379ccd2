package text

import (
	"regexp"
	"strings"
)

// frontKeyRE is a field of the front matter.
var frontKeyRE = regexp.MustCompile(`^([a-z][a-zA-Z_-]+):(?:\s|$)`)

// frontLines is how far down its end is looked for.
const frontLines = 120

// askingFields are those of questions that a program keeps between such lines.
var askingFields = map[string]bool{
	"question": true, "questions": true, "mcqs": true, "quiz": true, "answer": true, "answers": true, "correct": true, "options": true, "choices": true,
	"frage": true, "antwort": true, "pregunta": true, "respuesta": true, "domanda": true, "risposta": true, "pergunta": true, "resposta": true, "soal": true, "jawaban": true, "pytanie": true, "soru": true, "cevap": true,
}

// withoutFront empties the front matter of a document, the fields between two
// lines of dashes before its first line, which tell programs its author and topic:
// whoever sees the page never reads them. Those of a question are kept.
func withoutFront(lines []string) []string {
	first := 0
	for first < len(lines) && strings.TrimSpace(lines[first]) == "" {
		first++
	}
	if first == len(lines) || strings.TrimRight(lines[first], " \t\r") != "---" {
		return lines
	}
	seen := map[string]bool{}
	for i := first + 1; i < len(lines) && i <= first+frontLines; i++ {
		t := strings.TrimRight(lines[i], " \t\r")
		if t == "---" || t == "..." {
			if len(seen) == 0 || i+1 == len(lines) {
				return lines
			}
			clear(lines[first : i+1])
			return lines
		}
		m := frontKeyRE.FindStringSubmatch(t)
		switch {
		case m != nil && (seen[m[1]] || askingFields[m[1]]):
			return lines
		case m != nil:
			seen[m[1]] = true
		case t != "" && (len(seen) == 0 || !strings.HasPrefix(t, " ") && !strings.HasPrefix(t, "\t") && !strings.HasPrefix(t, "-") && !strings.HasPrefix(t, "#")):
			return lines
		}
	}
	return lines
}
