package lexicon

import (
	"slices"
	"strings"
)

// and adds words to the phrases.
func (p *Phrases) and(words []string) *Phrases {
	return newPhrases(append(p.List[:len(p.List):len(p.List)], words...))
}

// butNot is the phrases, but for longer ones that mean something else.
func (p *Phrases) butNot(words ...string) *Phrases {
	p.not = append(p.not, words...)
	return p
}

// excludes reports whether a text begins with a longer phrase that means something else.
func (p *Phrases) excludes(folded string) bool {
	return slices.ContainsFunc(p.not, func(w string) bool { return strings.HasPrefix(folded, w) })
}

// MayBegin looks at the first three bytes of a folded text, before more is made of it.
func (p *Phrases) MayBegin(folded string) bool { return folded != "" && p.mayBe(folded, 0) }
