package item

import (
	"slices"
	"strings"
	"unicode"

	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// ordering builds a question that asks for a sequence: the stem says so and the
// answer, where there is one, names every entry once.
func (b *Builder) ordering() bool {
	n := len(b.D.Choices)
	if n < 3 || !b.says(b.R.Order) {
		return false
	}
	value, kind := b.openValue()
	sequence, ok := b.sequence(value.Text)
	if ok && b.tellsPlaces(value.Text) {
		sequence = entriesAt(sequence)
	}
	if !ok {
		sequence, ok = b.textSequence(value.Text)
	}
	stem := b.D.StemText()
	if !ok && (value.Text != "" || b.marked() || !b.R.Order.In(lexicon.Fold(stem)) || flatten.HasBracketRoom(stem) || b.listsSequences()) {
		return false
	}
	out := quiz.Order{Key: sequence}
	strip := StripOf(*b.D, b.R.Verdict)
	for _, c := range b.D.Choices {
		entry := flatten.Content(c.Lines, strip)
		if entry.IsEmpty() {
			return false
		}
		out.Entries = append(out.Entries, entry)
	}
	if ok {
		b.Evidence(kind, value)
	} else {
		b.Report(finding.TypeUncertain, finding.Info, b.D.Choices[0].Lines[0], "The question asks for an order and gives none, so its entries are to be put in order.")
	}
	b.Item.Response = out
	return true
}

// sequence reads "C, A, B" or "3 1 2" when it names every entry once.
func (b *Builder) sequence(value string) ([]int, bool) {
	if value == "" {
		return nil, false
	}
	plain := betweenEntries.Replace(strings.Trim(value, " ."))
	if out, ok := b.namedOnce(strings.FieldsFunc(plain, partsEntries)); ok {
		return out, true // also the letters that are words for "and": "b - e - a"
	}
	parts := lexicon.ListSplit.Split(plain, -1)
	if len(parts) == 1 {
		parts = strings.Split(parts[0], "")
	}
	return b.namedOnce(parts)
}

// betweenEntries are signs between the entries of an order that tell of it.
var betweenEntries = strings.NewReplacer("→", " ", "->", " ", "-", " ", "–", " ", ">", " ", "<", " ")

// partsEntries reports whether a letter stands between the entries of an order.
func partsEntries(c rune) bool {
	return unicode.IsSpace(c) || strings.ContainsRune(",;/&+|、，；", c)
}

// namedOnce reads the signs of entries, each of them once.
func (b *Builder) namedOnce(signs []string) ([]int, bool) {
	index := b.R.SignIndex(*b.D)
	seen := map[int]bool{}
	var out []int
	for _, p := range signs {
		k, ok := index[lexicon.Fold(strings.Trim(p, " .()[]"))]
		if p == "" {
			continue
		}
		if !ok || seen[k] {
			return nil, false
		}
		seen[k] = true
		out = append(out, k)
	}
	return out, len(out) == len(b.D.Choices)
}

// tellsPlaces reports whether an answer holds what is to be written in the rooms before
// entries, one place after the other. Numbers with arrows between are entries in their order.
func (b *Builder) tellsPlaces(value string) bool {
	return b.D.Choices[0].Label.List == asks.OrderedList && !entriesNumbered(b.D.Choices) && strings.ContainsAny(value, "123456789") && !strings.ContainsAny(value, "→>")
}

// entriesNumbered reports whether entries behind their rooms have numbers of their own, which
// an answer then names: "____ 1. Dinner".
func entriesNumbered(entries []draft.Choice) bool {
	return !slices.ContainsFunc(entries, func(c draft.Choice) bool {
		_, ok := line.NumberLabel(c.Text())
		return !ok
	})
}

// entriesAt turns the places of entries into the entries of places: what is written in the
// rooms before entries tells of each which place it has.
func entriesAt(places []int) []int {
	out := make([]int, len(places))
	for entry, place := range places {
		out[place] = entry
	}
	return out
}

// textSequence reads "Boil the water, add the leaves, pour" when it names every entry once,
// by its words.
func (b *Builder) textSequence(value string) ([]int, bool) {
	n := len(b.D.Choices)
	for _, sep := range []string{"\n", "→", "->", "=>", ">", ";", " - ", " – ", " / ", ","} {
		parts := strings.Split(strings.Trim(value, " ."), sep)
		if len(parts) != n {
			continue
		}
		var out []int
		for _, p := range parts {
			want := lexicon.Same(strings.Trim(p, " ."))
			k := slices.IndexFunc(b.D.Choices, func(c draft.Choice) bool { return lexicon.Same(strings.Trim(c.Text(), " .")) == want })
			if k < 0 || slices.Contains(out, k) {
				break
			}
			out = append(out, k)
		}
		if len(out) == n {
			return out, true
		}
	}
	return nil, false
}

// marked reports whether the choices carry a mark of their own.
func (b *Builder) marked() bool {
	return len(b.MarkClaims()) > 0 || b.D.Label.Key != "" || b.D.StemKey != ""
}

// listsSequences reports whether the choices are sequences themselves, so that
// one of them is to be chosen.
func (b *Builder) listsSequences() bool {
	n := 0
	for _, c := range b.D.Choices {
		if flatten.IsSequence(c.Text()) {
			n++
		}
	}
	return n*2 > len(b.D.Choices)
}
