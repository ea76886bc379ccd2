// Package aiken writes Aiken, a text format of single-choice questions: the stem
// on one line, a line for each choice, and the letter of the right one. The
// format has no way to escape, so this writer only sees to it that no line is
// taken for another kind of line.
package aiken

import (
	"bufio"
	"io"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/writer/target"
)

// Write writes a fitted quiz, which holds only single choices with a key. It adds
// a loss where the start of a stem had to be changed.
func Write(w io.Writer, q quiz.Quiz, _ target.Target) ([]quiz.Loss, error) {
	out := bufio.NewWriter(w)
	var losses []quiz.Loss
	for i, item := range q.Items {
		r, ok := item.Response.(quiz.Choice)
		if !ok {
			continue
		}
		if i > 0 {
			out.WriteByte('\n')
		}
		stem := item.Stem.Line()
		if mistakable(stem) {
			stem = "Question: " + stem
			losses = append(losses, quiz.Loss{Code: quiz.TextChanged, Item: item.ID,
				Message: "“Question:” was put before the text: Aiken would not take the line for a question."})
		}
		out.WriteString(stem + "\n")
		for j, e := range r.Choices {
			out.WriteString(letter(j) + ". " + e.Content.Line() + "\n")
		}
		out.WriteString("ANSWER: " + letter(r.Key[0]) + "\n")
	}
	return losses, out.Flush()
}

func letter(i int) string { return string(rune('A' + i)) }

// mistakable reports whether the importer would take a stem for something else:
// it skips lines under two bytes, reads a capital with . or ) as a choice, and
// ANSWER: as a key.
func mistakable(stem string) bool {
	if len(stem) < 2 {
		return true
	}
	choice := 'A' <= stem[0] && stem[0] <= 'Z' && (stem[1] == '.' || stem[1] == ')')
	return choice || strings.HasPrefix(stem, "ANSWER:")
}
