package item

import (
	"strings"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/rewrite"
)

// saidInSection reads the letter of an answer as a word of the pair that the head
// of the section names: "T" and "M" under "Tama o mali".
func (b *Builder) saidInSection(s string) (flatten.Truth, bool) {
	if b.section == nil || !b.section.trueFalse {
		return flatten.Truth{}, false
	}
	if yes, no := b.R.SignedTruths(b.section.folded); yes != "" {
		switch lexicon.Fold(strings.Trim(s, " .()[]")) {
		case yes:
			return flatten.Truth{Value: true}, true
		case no:
			return flatten.Truth{}, true
		}
	}
	pair := b.R.SlashLabels(b.section.folded)
	if pair == [2]string{} {
		pair = rewrite.NamedPair(b.section.folded)
	}
	return draft.Draft{Pair: pair}.SaidByInitial(s)
}
