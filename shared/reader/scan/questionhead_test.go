package scan

import (
	"slices"
	"strings"
	"testing"

	"formwright/shared/reader/layout"
)

// typed are lines as words of OCR.
func typed(lines ...string) (spans []layout.Span) {
	for i, l := range lines {
		for k, w := range strings.Fields(l) {
			s := layout.Span{Text: w, Block: i + 1, Size: 10}
			s.Box.X, s.Box.Y, s.Box.Width, s.Box.Height = float64(40+60*k), float64(20*i), 50, 8
			spans = append(spans, s)
		}
	}
	return spans
}

// heads are the first two words of lines.
func heads(spans []layout.Span) (out []string) {
	for _, l := range linesOf(spans) {
		text := l[0].Text
		if len(l) > 1 {
			text += " " + l[1].Text
		}
		out = append(out, text)
	}
	return out
}

func TestMisreadQuestions(t *testing.T) {
	for _, c := range []struct{ lines, want []string }{
		{[]string{"Question 1 (2 points)", "®uestion 2 (1 point)", "e yestion 3 (1 point)", "*uestion 4"}, []string{"Question 1", "Question 2", "Question 3", "Question 4"}},
		{[]string{"Gestion 1 du temps", "Digestion 2 of food", "euestion tags"}, []string{"Gestion 1", "Digestion 2", "euestion tags"}},
		{[]string{"®uestion 1 is the only one"}, []string{"®uestion 1"}},
	} {
		if got := heads(withQuestions(typed(c.lines...))); !slices.Equal(got, c.want) {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

func TestMisreadCountedHeads(t *testing.T) {
	for _, c := range []struct{ lines, want []string }{
		{[]string{"Q4. What", "1. one", "Qs. Which", "Qé. Where", "Q7. Who"}, []string{"Q4. What", "1. one", "Q5. Which", "Q6. Where", "Q7. Who"}},
		{[]string{"Q4. What", "QC. controls quality", "Q5. Who"}, []string{"Q4. What", "QC. controls", "Q5. Who"}},
		{[]string{"Q4. What", "Q5. Who", "Qé. Where"}, []string{"Q4. What", "Q5. Who", "Q6. Where"}},
		{[]string{"Q4. What", "Q5. Who", "QC. controls"}, []string{"Q4. What", "Q5. Who", "QC. controls"}},
		{[]string{"Q4. What", "QC. controls quality"}, []string{"Q4. What", "QC. controls"}},
		{[]string{"Q1: What", "Qui sait?", "Q3: Who"}, []string{"Q1: What", "Qui sait?", "Q3: Who"}},
	} {
		spans := typed(c.lines...)
		mendCountedHeads(spans)
		if got := heads(spans); !slices.Equal(got, c.want) {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}
