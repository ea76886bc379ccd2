package item

import (
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// namedSides parts the two sides of a pair that names its entries: "Rome – Italy".
var namedSides = pattern.New(`\s+[-–—=:]\s+|\s*[—－：＝]+\s*|\s*(?:[-=–—]>|[→⇒➔➜]|\t)\s*|:\s+|[.)\]]\s+|\s{3,}`)

// What parts pairs on one line.
var (
	bySemicolons = pattern.New(`\s*[;；]\s*`)
	byCommas     = pattern.New(`\s*[,，、]\s*`)
	bySpaces     = pattern.New(`\s+`)
)

// linePairs reads an answer of which each line tells one pair, by the signs of the entries
// or by their words: "a) iii", "Rome – Italy". Lines with letters below the lists look
// like choices. It is nil unless every entry of the first list is told of once.
func (b *Builder) linePairs(value line.Line, kind quiz.EvidenceKind, left, right []flatten.Entry) ([]int, line.Line, quiz.EvidenceKind) {
	var told []string
	notes := b.D.Notes[:0:0] // those that tell no pair
	switch {
	case len(b.D.Choices) > 0 && value.Text == "":
		if slices.EqualFunc(b.D.Choices, right, func(c draft.Choice, e flatten.Entry) bool { return c.Text() == e.Line.Text }) {
			return nil, value, kind // the second list
		}
		for _, c := range b.D.Choices {
			told = append(told, c.Label.Sign+". "+c.Text())
		}
		value, kind = b.D.Choices[0].Lines[0], quiz.ByAnswerLine
	case value.Text != "":
		told = strings.Split(value.Text, "\n")
		for _, n := range b.D.Notes {
			switch {
			case n.Class != lexicon.AnswerWord && n.Class != lexicon.ModelWord && n.Class != lexicon.ExplainWord:
				notes = append(notes, n)
			case n.Value.Text != value.Text:
				told = append(told, strings.Split(n.Value.Text, "\n")...)
			}
		}
	}
	key := keyOfLines(told, left, right)
	if key != nil {
		b.D.Notes, b.D.Choices = notes, []draft.Choice(nil)
		b.Notes() // what told a pair explains nothing
	}
	return key, value, kind
}

// keyOfLines reads lines that tell one pair each, or whose numbers are gone: then they
// stand in the order of the first list.
func keyOfLines(told []string, left, right []flatten.Entry) []int {
	for _, sign := range []pattern.Pattern{bySemicolons, byCommas, bySpaces} {
		if len(told) == 1 && len(left) > 1 {
			if pieces := sign.Split(strings.TrimRight(told[0], " .;；。"), -1); len(pieces) == len(left) {
				told = pieces // on one line
			}
		}
	}
	if len(told) != len(left) {
		return nil
	}
	var pairs [][2]string
	for i, s := range told {
		if sign := named(s, right); sign != "" && len(pairs) == i {
			pairs = append(pairs, [2]string{left[i].Sign, sign})
		}
	}
	if len(pairs) < len(told) {
		pairs = nil
		for _, s := range told {
			p, ok := entryPair(s, left, right)
			if !ok {
				return nil
			}
			pairs = append(pairs, p)
		}
	}
	return rewrite.KeyOfPairs(pairs, left, right)
}

// entryPair is the signs of the two entries that a text names.
func entryPair(s string, left, right []flatten.Entry) ([2]string, bool) {
	for _, at := range namedSides.FindAllStringIndex(s, -1) {
		if at[0] == 0 {
			continue
		}
		if l, r := named(s[:at[0]], left), named(s[at[1]:], right); l != "" && r != "" {
			return [2]string{l, r}, true
		}
	}
	return [2]string{}, false
}

// named is the sign of the entry that a text names by its sign, by its words or by both.
func named(s string, list []flatten.Entry) string {
	said := lexicon.Same(s)
	found := ""
	for _, e := range list {
		words := lexicon.Same(e.Line.Text)
		if said != e.Sign && (words == "" || said != words && said != lexicon.Same(e.Sign+". "+words)) {
			continue
		}
		if found != "" {
			return ""
		}
		found = e.Sign
	}
	return found
}
