package layout

import (
	"fmt"
	"strings"

	"formwright/shared/finding"
)

// sure is the confidence from which on a word is believed, and maxUnsure how
// many findings name others.
const (
	sure      = 0.6
	maxUnsure = 40
)

// unsure reports the words that the OCR engine was not sure of, line by line.
func (l *layout) unsure(pages []Page) {
	count, more := 0, 0
	for _, p := range pages {
		for i := 0; i < len(p.Spans); {
			n := 1
			for i+n < len(p.Spans) && p.Spans[i].Block > 0 && p.Spans[i+n].Block == p.Spans[i].Block {
				n++
			}
			f, words := unsureOf(p.Spans[i:i+n], p.Number)
			i += n
			switch {
			case words == 0:
			case count < maxUnsure:
				count++
				l.findings = append(l.findings, f)
			default:
				more += words
			}
		}
	}
	if more > 0 {
		l.findings = append(l.findings, finding.Finding{Code: finding.LowConfidenceOCR, Severity: finding.Warning,
			Message: fmt.Sprintf("%d more words could not be read with certainty. A sharper scan would help.", more)})
	}
}

// unsureOf is the finding for the unsure words of one line.
func unsureOf(spans []Span, number int) (finding.Finding, int) {
	var box rect
	var words []string
	for _, s := range spans {
		r, ok := rectOf(s.Box)
		if ok && s.Text == "" && s.Confidence > 0 {
			return finding.Finding{Code: finding.LowConfidenceOCR, Severity: finding.Warning, Position: finding.Position{Page: number, Box: r.box()},
				Message: "What stands here could not be read as text. It may be handwriting or a drawing."}, 1
		}
		if !ok || s.Confidence <= 0 || s.Confidence >= sure || strings.TrimSpace(s.Text) == "" {
			continue
		}
		words = append(words, strings.TrimSpace(s.Text))
		box = box.union(r)
	}
	if len(words) == 0 {
		return finding.Finding{}, 0
	}
	message := "A word could not be read with certainty. Compare it with the picture."
	if len(words) > 1 {
		message = "Some words could not be read with certainty. Compare them with the picture."
	}
	return finding.Finding{Code: finding.LowConfidenceOCR, Severity: finding.Warning,
		Position: finding.Position{Page: number, Box: box.box()},
		Message:  message, Quote: finding.Quote(strings.Join(words, " "))}, len(words)
}
