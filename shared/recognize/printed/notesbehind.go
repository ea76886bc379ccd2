package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// NotesBehind puts the reason that stands behind a choice which is said to be right,
// "a whale (correct answer) - Explanation: it breathes", below all choices.
func (r *Reader) NotesBehind(lines []line.Line) []line.Line {
	var out []line.Line
	for i := 0; i < len(lines); i++ {
		end, note := r.noteBehind(lines[i])
		if note == 0 {
			if out != nil {
				out = append(out, lines[i])
			}
			continue
		}
		if out == nil {
			out = append(make([]line.Line, 0, len(lines)+1), lines[:i]...)
		}
		l := lines[i]
		out = append(out, l.Cut(0, end))
		for kind := offerKind(l); i+1 < len(lines) && !lines[i+1].Gap && offerKind(lines[i+1]) == kind; {
			if _, more := r.noteBehind(lines[i+1]); more > 0 {
				break
			}
			i++
			out = append(out, lines[i])
		}
		why := l.From(note)
		if text, ok := strings.CutSuffix(why.Text, ")"); ok && !strings.Contains(text, "(") {
			why = why.Cut(0, len(text))
		}
		out = append(out, line.NewLine(l, append([]page.Run{{Text: "Explanation: "}}, why.Runs...)))
	}
	if out == nil {
		return lines
	}
	return out
}

// offerKind is how a line begins that is a choice by its letter, box or bullet; "" for
// other lines.
func offerKind(l line.Line) string {
	if l.Kind != line.TextLine {
		return ""
	}
	if c, ok := l.ChoiceLabel(); ok && (c.Kind == lexicon.LetterLabel || c.Kind == lexicon.BoxLabel) {
		return "label"
	}
	if b, ok := line.BulletOf(l.Text); ok {
		return l.Text[:b.End]
	}
	return ""
}

// noteBehind is where a choice ends with the bracket that says it is right, and where the
// reason behind it begins; 0 for other lines.
func (r *Reader) noteBehind(l line.Line) (end, note int) {
	if l.Kind != line.TextLine || !strings.ContainsAny(l.Text, ":：") || offerKind(l) == "" {
		return 0, 0
	}
	for at := 0; ; {
		open := strings.IndexByte(l.Text[at:], '(')
		if open < 0 {
			return 0, 0
		}
		open += at
		closed := strings.IndexByte(l.Text[open:], ')')
		if closed < 0 {
			return 0, 0
		}
		at = open + closed + 1
		if !rightTold()[lexicon.Fold(strings.TrimSpace(l.Text[open+1:at-1]))] {
			continue
		}
		rest := strings.TrimLeft(l.Text[at:], " -–—.,;(")
		c, word := r.Vocabulary.Find(lexicon.NewHead(rest), lexicon.ExplainWord)
		if c == lexicon.NoClass || word >= len(rest) {
			return 0, 0
		}
		reason := strings.TrimLeft(rest[word:], " ")
		if !strings.HasPrefix(reason, ":") && !strings.HasPrefix(reason, "：") {
			return 0, 0
		}
		reason = strings.TrimLeft(reason, ":： ")
		return at, len(l.Text) - len(reason)
	}
}
