package layout

import (
	"regexp"
	"slices"
	"strings"

	"formwright/shared/page"
)

// roomLabelRE is a label with nothing but room behind it: "(a) ____", "8. ____".
var roomLabelRE = regexp.MustCompile(`^(\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]{1,2})\s*_{3,}$`)

// withoutRoomLabels takes away the labels that a class for exams prints again before
// the room for an answer, at the right margin below its question: "(a) ____". The
// line before it that begins with a label has the same.
func withoutRoomLabels(lines []*line, left, right float64) {
	asked := ""
	for _, l := range lines {
		m := roomLabelRE.FindStringSubmatch(l.text)
		switch {
		case m == nil && l.label.kind != noLabel && l.label.kind != bulletLabel:
			asked = l.text
		case m == nil || l.x0 < (left+right)/2 || !repeatsLabel(asked, m[1]):
		default:
			l.withoutLabel()
		}
	}
}

// repeatsLabel reports whether a line begins with a label, or has it behind the number
// that it begins with: "6. (a) Name it."
func repeatsLabel(text, label string) bool {
	if strings.HasPrefix(text, label) {
		return true
	}
	l := labelOf(text)
	return l.kind == numberLabel && strings.Contains(text[:min(l.end+1, len(text))], label)
}

// withoutLabel leaves the room of a line with a label before it.
func (l *line) withoutLabel() {
	at := slices.IndexFunc(l.runs, func(r page.Run) bool { return r.Kind == page.BlankRun })
	if at < 0 {
		return
	}
	l.runs = l.runs[at:]
	l.text = strings.TrimSpace(page.Paragraph{Runs: l.runs}.Text())
	l.label = labelOf(l.text)
	l.bodyX = l.x0
}
