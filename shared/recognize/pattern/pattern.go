// Package pattern holds regular expressions that rule most texts out before
// they run.
package pattern

import (
	"regexp"
	"strings"
	"sync/atomic"
)

// Pattern is a regular expression behind a quick look that rules most texts
// out. Nearly every pattern is asked of every line and matches few of them, and
// many match nothing in most documents: each is compiled when it first may.
type Pattern struct{ *made }

// made is what a pattern is made of, once it is needed. Two who need it at the same
// time both make it, and either is good.
type made struct {
	text     string
	look     func(s string) bool // false only where the expression cannot match; nil for none
	compiled atomic.Pointer[regexp.Regexp]
	demanded atomic.Pointer[demand]
}

// New is a pattern with the quick look that it gives by itself.
func New(text string) Pattern { return Guarded(nil, text) }

// Guarded is a pattern with a quick look that sees more.
func Guarded(look func(s string) bool, text string) Pattern {
	return Pattern{&made{text: text, look: look}}
}

// re is the expression.
func (m *made) re() *regexp.Regexp {
	if re := m.compiled.Load(); re != nil {
		return re
	}
	m.compiled.Store(regexp.MustCompile(m.text))
	return m.compiled.Load()
}

// demand is what the expression has of every text.
func (m *made) demand() *demand {
	if d := m.demanded.Load(); d != nil {
		return d
	}
	m.demanded.Store(newDemand(factsOf(m.text)))
	return m.demanded.Load()
}

// start is where a match begins at the earliest; below 0 there is none.
func (p Pattern) start(s string) int {
	if p.look != nil && !p.look(s) {
		return -1
	}
	return p.demand().start(s)
}

// Among reports whether a text with these signs may match.
func (p Pattern) Among(signs Signs) bool {
	for _, need := range p.demand().needs {
		if !signs.Any(need) {
			return false
		}
	}
	return true
}

// MatchString is that of regexp, and so are the others.
func (p Pattern) MatchString(s string) bool {
	at := p.start(s)
	return at >= 0 && p.re().MatchString(s[at:])
}

// FindString is the leftmost match.
func (p Pattern) FindString(s string) string {
	if at := p.start(s); at >= 0 {
		return p.re().FindString(s[at:])
	}
	return ""
}

// FindStringIndex is the place of the leftmost match.
func (p Pattern) FindStringIndex(s string) []int {
	if at := p.start(s); at >= 0 {
		return shifted(p.re().FindStringIndex(s[at:]), at)
	}
	return nil
}

// FindStringSubmatch is the leftmost match with its groups.
func (p Pattern) FindStringSubmatch(s string) []string {
	if at := p.start(s); at >= 0 {
		return p.re().FindStringSubmatch(s[at:])
	}
	return nil
}

// FindStringSubmatchIndex is the place of the leftmost match and its groups.
func (p Pattern) FindStringSubmatchIndex(s string) []int {
	if at := p.start(s); at >= 0 {
		return shifted(p.re().FindStringSubmatchIndex(s[at:]), at)
	}
	return nil
}

// FindAllStringSubmatchIndex is the places of every match and its groups.
func (p Pattern) FindAllStringSubmatchIndex(s string, n int) [][]int {
	if at := p.start(s); at >= 0 {
		return allShifted(p.re().FindAllStringSubmatchIndex(s[at:], n), at)
	}
	return nil
}

// FindAllStringIndex is the places of up to n matches.
func (p Pattern) FindAllStringIndex(s string, n int) [][]int {
	if at := p.start(s); at >= 0 {
		return allShifted(p.re().FindAllStringIndex(s[at:], n), at)
	}
	return nil
}

// FindAllString is up to n matches.
func (p Pattern) FindAllString(s string, n int) []string {
	if at := p.start(s); at >= 0 {
		return p.re().FindAllString(s[at:], n)
	}
	return nil
}

// FindAllStringSubmatch is up to n matches with their groups.
func (p Pattern) FindAllStringSubmatch(s string, n int) [][]string {
	if at := p.start(s); at >= 0 {
		return p.re().FindAllStringSubmatch(s[at:], n)
	}
	return nil
}

// ReplaceAllString is the text with other words for every match.
func (p Pattern) ReplaceAllString(s, by string) string {
	if p.start(s) < 0 {
		return s
	}
	return p.re().ReplaceAllString(s, by)
}

// Split is up to n pieces of the text between the matches.
func (p Pattern) Split(s string, n int) []string {
	if n != 0 && p.start(s) < 0 {
		return []string{s}
	}
	return p.re().Split(s, n)
}

// shifted counts places from where the text began that was looked at.
func shifted(places []int, by int) []int {
	for i, at := range places {
		if at >= 0 {
			places[i] = at + by
		}
	}
	return places
}

func allShifted(all [][]int, by int) [][]int {
	for _, places := range all {
		shifted(places, by)
	}
	return all
}

// BeginsWith looks for texts that begin with one of the signs, or outside ASCII.
func BeginsWith(signs string) func(string) bool {
	sought := signsOf(signs)
	return func(s string) bool { return s != "" && sought[s[0]] }
}

// OpensWith looks for texts that begin with one of the signs in ASCII and no
// other.
func OpensWith(signs string) func(string) bool {
	sought := signsOf(signs)
	return func(s string) bool { return s != "" && s[0] < 0x80 && sought[s[0]] }
}

// EndsWith looks for texts that end with one of the signs, or outside ASCII,
// whatever of skip follows.
func EndsWith(signs, skip string) func(string) bool {
	sought := signsOf(signs)
	return func(s string) bool {
		n := len(s)
		for n > 0 && s[n-1] < 0x80 && strings.IndexByte(skip, s[n-1]) >= 0 {
			n--
		}
		if n > 0 && s[n-1] >= 0x80 { // may be one of those to skip
			n = len(strings.TrimRight(s[:n], skip))
		}
		return n > 0 && sought[s[n-1]]
	}
}

// Holds looks for texts with one of the signs, or one outside ASCII.
func Holds(signs string) func(string) bool {
	sought := signsOf(signs)
	return func(s string) bool { return sought.in(s) }
}

// signSet holds which bytes are sought; the bytes outside ASCII all are.
type signSet [256]bool

func signsOf(signs string) *signSet {
	var set signSet
	for i := range len(signs) {
		set[signs[i]] = true
	}
	for i := 0x80; i < len(set); i++ {
		set[i] = true
	}
	return &set
}

// in reports whether a text has one of the signs, or one outside ASCII.
func (set *signSet) in(s string) bool {
	for i := range len(s) {
		if set[s[i]] {
			return true
		}
	}
	return false
}
