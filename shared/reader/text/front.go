package text

import (
	"regexp"
	"strings"
)

// frontKeyRE is a field of the front matter.
var frontKeyRE = regexp.MustCompile(`^([a-z][a-zA-Z0-9_-]+):(?:\s|$)`)

// frontLines is how far down its end is looked for.
const frontLines = 120

// askingField reports whether a field is one of a question that a program keeps
// between such lines.
func askingField(name string) bool {
	switch name {
	case "question", "questions", "mcqs", "quiz", "answer", "answers", "correct", "options", "choices", "frage", "antwort", "pregunta", "respuesta", "domanda", "risposta", "pergunta", "resposta", "soal", "jawaban", "pytanie", "soru", "cevap":
		return true
	}
	return false
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
		case m != nil && (seen[m[1]] || askingField(m[1])):
			return lines
		case m != nil:
			seen[m[1]] = true
		case t != "" && (len(seen) == 0 || !strings.HasPrefix(t, " ") && !strings.HasPrefix(t, "\t") && !strings.HasPrefix(t, "-") && !strings.HasPrefix(t, "#")):
			return lines
		}
	}
	return lines
}
