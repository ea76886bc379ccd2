package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// leastHeadKinds is how many questions must say their kind in their head.
const leastHeadKinds = 2

// kindEnd is what may stand behind the name of a kind in the head of a question: the
// word for one, and what it is worth.
var kindEnd = pattern.New(`^(?i:\s*(?:questions?|items?|fragen?|aufgaben?))?[\s)\]]*(?:[-–—,:|·(\[]\s*(\d{1,3}(?:[.,]\d{1,2})?)(?:\s*(?i:` + line.PointWord + `)\.?)?)?[\s)\].:]*$`)

// HeadKinds leaves the kind of a question out of its head, "Question 4 – Multiple choice –
// 0.5 points", where it says it to who writes the test: what it asks stands below. The
// choices tell the kind, or the words that ask; a statement without choices keeps its own,
// and of a kind that takes several answers a mark stays.
func (r *Reader) HeadKinds(lines []line.Line) []line.Line {
	heads, named := map[int]headKind{}, map[string]bool{}
	for i := range lines {
		if h, ok := r.headKindAt(lines, i); ok && r.asksBelow(lines[i+1:]) {
			heads[i], named[h.name] = h, true
		}
	}
	if len(heads) < leastHeadKinds {
		return lines
	}
	for i := range lines {
		if h, ok := r.headKindAt(lines, i); ok && named[h.name] {
			heads[i] = h // again, in the key
		}
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		if h, ok := heads[i]; ok {
			if l = l.Cut(0, h.end); h.worth != "" {
				l = line.NewLine(l, append(l.Runs[:len(l.Runs):len(l.Runs)], page.Run{Text: " (" + h.worth + " points)"}))
			}
			l.Several = h.several
		}
		out = append(out, l)
	}
	return out
}

// headKind is the head of a question that says its kind.
type headKind struct {
	end     int    // of its number
	name    string // the number and the kind
	worth   string // what the question is worth, "" where the head does not say it
	several bool   // its questions take several answers
}

// headKindAt reads the head of a question at line i.
func (r *Reader) headKindAt(lines []line.Line, i int) (headKind, bool) {
	l := lines[i]
	if l.Kind != line.TextLine || l.Counts || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) || i+1 >= len(lines) || lines[i+1].Kind != line.TextLine {
		return headKind{}, false
	}
	q, ok := l.QuestionLabel(r.Vocabulary)
	if !ok || q.Kind != line.WordNumber || q.End >= len(l.Text) {
		return headKind{}, false
	}
	kind, _, _ := strings.Cut(strings.TrimLeft(l.Text[q.End:], " -–—:|([."), "\t")
	folded := lexicon.Fold(withoutInitials(kind))
	n := max(r.PlatformKinds.Begins(folded), r.OtherKinds.Begins(folded), r.KindTitles.Begins(folded), r.OpenTasks.Begins(folded), r.TruthCue.Begins(folded))
	m := kindEnd.FindStringSubmatch(folded[n:])
	if n == 0 || m == nil {
		return headKind{}, false
	}
	h := headKind{end: q.End, name: lexicon.Fold(l.Text[:q.End]) + folded[:n], worth: m[1]}
	if c, _ := r.Vocabulary.Find(lexicon.NewHead(kind), lexicon.MultipleCue); c != lexicon.NoClass {
		h.several = true
	}
	return h, true
}

// withoutInitials is a text without the letters in brackets that stand for its words:
// "True (T) or false (F)".
func withoutInitials(s string) string {
	return initialAside.ReplaceAllString(s, "")
}

var initialAside = pattern.New(`\s\(\p{Lu}\)`)

// asksBelow reports whether the lines below a head ask, or offer choices behind letters or
// bullets, before the next head.
func (r *Reader) asksBelow(below []line.Line) bool {
	if _, ok := below[0].ChoiceLabel(); ok {
		return false // nothing asks
	}
	for i, l := range below {
		if i+1 < len(below) && rewrite.AreTruthWords(lexicon.Unticked(l.Text), lexicon.Unticked(below[i+1].Text)) {
			return true
		}
		if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Kind == line.WordNumber {
			return false
		}
		if c, ok := l.ChoiceLabel(); ok && c.Kind != lexicon.DigitLabel || l.Kind == line.TextLine && (flatten.EndsAsking(l.Text) || r.Cued(l.Text)) {
			return true
		}
	}
	return false
}
