package recognize

import (
	"strings"

	"formwright/shared/finding"
)

// offeredNear is how many lines away the same list of answers is looked for.
const offeredNear = 30

// offersAnswers reports whether a line only lists the letters to choose from:
// "Answers: 1) a; 2) b; 3) c; 4) d" under more than one question is no key.
func (r *recognizer) offersAnswers(lines []line, at int) bool {
	if !maySeveral(lines[at].text) {
		return false
	}
	entries := keysOf(behindColon(lines[at]))
	if len(entries) < 3 {
		return false
	}
	for i, e := range entries {
		sign := fold(e.value.text)
		if e.number != i+1 || i == 0 && !isFirst(sign, r.letters) || i > 0 && !follows(fold(entries[i-1].value.text), sign, r.letters, false) {
			return false
		}
	}
	text := strings.TrimRight(lines[at].text, " .;")
	for i := max(0, at-offeredNear); i < min(len(lines), at+offeredNear); i++ {
		if i != at && strings.TrimRight(lines[i].text, " .;") == text {
			return true
		}
	}
	return false
}

// goesOnListed reports whether a line goes on with an automatic list, so that a word
// such as "key" is a choice and no heading.
func goesOnListed(lines []line, at int) bool {
	if at == 0 || lines[at].label == nil || lines[at-1].label == nil {
		return false
	}
	a, b := lines[at-1].label, lines[at].label
	return a.List == b.List && a.Format == b.Format && a.Level == b.Level && (b.Number == a.Number+1 || b.Number == 0)
}

// leavesOpen reports whether an answer lists all choices to tick one of them:
// "A / B / C / D" names none. Where several may be right it names them all.
func (b *builder) leavesOpen(p picked, value line) bool {
	if len(p.keys) < 3 || len(p.keys) != len(b.d.choices) || b.takesSeveral() || !strings.ContainsAny(value.text, "/|") {
		return false
	}
	b.report(finding.KeyUnmatched, finding.Warning, value, "The answer line lists all choices of this question, so it names none of them.")
	return true
}
