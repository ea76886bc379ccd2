package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
)

// Bounds of a paper whose questions offer the same number of choices.
const (
	leastUsual   = 6 // questions with so many
	usualChoices = 4
)

// oddParts says which questions have parts in a paper where nearly all others offer
// the same number of choices: those with far fewer letters under an order to answer
// in words or to work something out, "Calculate: a) the time. b) the force."
func (r *Reader) oddParts(ds []Draft) func(Draft) bool {
	counts, all := map[int]int{}, 0
	for i := range ds {
		if ds[i].lettered() {
			counts[len(ds[i].Choices)]++
			all++
		}
	}
	usual := 0
	for n, times := range counts {
		if times > counts[usual] || times == counts[usual] && n > usual {
			usual = n
		}
	}
	if usual < usualChoices || counts[usual] < leastUsual || counts[usual]*10 < all*8 {
		return nil
	}
	return func(d Draft) bool {
		return d.lettered() && len(d.Choices) <= usual-2 && len(d.Choices) <= usual/2 && r.tellsToWork(d)
	}
}

// tellsToWork reports whether the last sentence of a stem orders to answer in words, and
// nothing says which letter is right.
func (r *Reader) tellsToWork(d Draft) bool {
	if len(d.Stem) == 0 || d.Multiple || d.Single || d.Holes || d.HasAnswer() || r.Keyed(d) || slices.ContainsFunc(d.Stem, asksOrGaps) {
		return false
	}
	for _, c := range d.Choices {
		if _, truth := r.TruthOf(c.Text(), false); truth || c.Sign != "" || len(c.Marks) > 0 || strings.TrimSpace(c.Text()) == "" {
			return false
		}
	}
	last := strings.TrimSpace(d.Stem[len(d.Stem)-1].Text)
	if i := strings.LastIndex(strings.TrimRight(last, ".: "), ". "); i >= 0 {
		last = last[i+2:]
	}
	folded := lexicon.Fold(last)
	return r.Essay.Begins(folded) > 0 || calculates.MatchString(folded)
}

// calculates begins an order to work out a value.
var calculates = lexicon.Folded(`^(?:calcul|comput|determin|deduce|derive|berechne|bestimm|ermittle|obtenha|obtén|hall[ae]|encontre|résou|trouve|trova|oblicz|wyznacz|вычисл|найди|определи|рассчита|обчисл|знайд|визнач|hesapla|bulunuz|tính|tìm|hitung|tentukan|hisobla|aniqla|计算|求|számít|határozd|vypočít|vypočte|bereken|beräkna|beregn|laske)`)
