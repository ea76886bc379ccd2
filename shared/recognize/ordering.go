package recognize

import (
	"strings"

	"formwright/shared/finding"
	"formwright/shared/quiz"
)

// ordering builds a question that asks for a sequence: the stem says so and the
// answer, where there is one, names every entry once.
func (b *builder) ordering() bool {
	n := len(b.d.choices)
	if n < 3 || !b.says(b.r.order) {
		return false
	}
	value, kind := b.openValue()
	sequence, ok := b.sequence(value.text)
	if !ok && (value.text != "" || b.marked() || !b.r.order.in(fold(b.d.stemText())) || b.listsSequences()) {
		return false
	}
	out := quiz.Order{Key: sequence}
	strip := stripOf(*b.d, b.r.verdict)
	for _, c := range b.d.choices {
		entry := content(c.lines, strip)
		if entry.IsEmpty() {
			return false
		}
		out.Entries = append(out.Entries, entry)
	}
	if ok {
		b.evidence(kind, value)
	} else {
		b.report(finding.TypeUncertain, finding.Info, b.d.choices[0].lines[0], "The question asks for an order and gives none, so its entries are to be put in order.")
	}
	b.item.Response = out
	return true
}

// sequence reads "C, A, B" or "3 1 2" when it names every entry once.
func (b *builder) sequence(value string) ([]int, bool) {
	if value == "" {
		return nil, false
	}
	index := b.r.signIndex(*b.d)
	parts := listSplit.Split(strings.NewReplacer("→", " ", "->", " ", "-", " ", "–", " ", ">", " ", "<", " ").Replace(strings.Trim(value, " .")), -1)
	if len(parts) == 1 {
		parts = strings.Split(parts[0], "")
	}
	seen := map[int]bool{}
	var out []int
	for _, p := range parts {
		k, ok := index[fold(strings.Trim(p, " .()[]"))]
		if p == "" {
			continue
		}
		if !ok || seen[k] {
			return nil, false
		}
		seen[k] = true
		out = append(out, k)
	}
	return out, len(out) == len(b.d.choices)
}

// marked reports whether the choices carry a mark of their own.
func (b *builder) marked() bool {
	return len(b.markClaims()) > 0 || b.d.label.key != "" || b.d.stemKey != ""
}

// listsSequences reports whether the choices are sequences themselves, so that
// one of them is to be chosen.
func (b *builder) listsSequences() bool {
	n := 0
	for _, c := range b.d.choices {
		text := c.text()
		if strings.ContainsAny(text, "<>→") || strings.Count(text, ",") >= 2 || strings.Count(text, "-") >= 2 || strings.Count(text, "、") >= 2 {
			n++
		}
	}
	return n*2 > len(b.d.choices)
}
