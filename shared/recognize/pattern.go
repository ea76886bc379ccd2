package recognize

import (
	"regexp"
	"slices"
	"strings"
	"sync"
)

// pattern is a regular expression behind a quick look that rules most texts
// out. Nearly every pattern is asked of every line and matches few of them, and
// many match nothing in most documents: each is compiled when it first may.
type pattern struct {
	re     func() *regexp.Regexp
	demand func() *demand
	look   func(s string) bool // false only where the expression cannot match; nil for none
}

// expression is a pattern with the quick look that it gives by itself.
func expression(text string) pattern { return guarded(nil, text) }

// guarded is a pattern with a quick look that sees more.
func guarded(look func(s string) bool, text string) pattern {
	return pattern{
		re:     sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(text) }),
		demand: sync.OnceValue(func() *demand { return newDemand(factsOf(text)) }),
		look:   look,
	}
}

// start is where a match begins at the earliest; below 0 there is none.
func (p pattern) start(s string) int {
	if p.look != nil && !p.look(s) {
		return -1
	}
	return p.demand().start(s)
}

// MatchString is that of regexp, and so are the others.
func (p pattern) MatchString(s string) bool {
	at := p.start(s)
	return at >= 0 && p.re().MatchString(s[at:])
}

// FindString is the leftmost match.
func (p pattern) FindString(s string) string {
	if at := p.start(s); at >= 0 {
		return p.re().FindString(s[at:])
	}
	return ""
}

// FindStringIndex is the place of the leftmost match.
func (p pattern) FindStringIndex(s string) []int {
	if at := p.start(s); at >= 0 {
		return shifted(p.re().FindStringIndex(s[at:]), at)
	}
	return nil
}

// FindStringSubmatch is the leftmost match with its groups.
func (p pattern) FindStringSubmatch(s string) []string {
	if at := p.start(s); at >= 0 {
		return p.re().FindStringSubmatch(s[at:])
	}
	return nil
}

// FindStringSubmatchIndex is the place of the leftmost match and its groups.
func (p pattern) FindStringSubmatchIndex(s string) []int {
	if at := p.start(s); at >= 0 {
		return shifted(p.re().FindStringSubmatchIndex(s[at:]), at)
	}
	return nil
}

// FindAllStringSubmatchIndex is the places of every match and its groups.
func (p pattern) FindAllStringSubmatchIndex(s string, n int) [][]int {
	if at := p.start(s); at >= 0 {
		return allShifted(p.re().FindAllStringSubmatchIndex(s[at:], n), at)
	}
	return nil
}

// FindAllStringIndex is the places of up to n matches.
func (p pattern) FindAllStringIndex(s string, n int) [][]int {
	if at := p.start(s); at >= 0 {
		return allShifted(p.re().FindAllStringIndex(s[at:], n), at)
	}
	return nil
}

// FindAllString is up to n matches.
func (p pattern) FindAllString(s string, n int) []string {
	if at := p.start(s); at >= 0 {
		return p.re().FindAllString(s[at:], n)
	}
	return nil
}

// FindAllStringSubmatch is up to n matches with their groups.
func (p pattern) FindAllStringSubmatch(s string, n int) [][]string {
	if at := p.start(s); at >= 0 {
		return p.re().FindAllStringSubmatch(s[at:], n)
	}
	return nil
}

// ReplaceAllString is the text with other words for every match.
func (p pattern) ReplaceAllString(s, by string) string {
	if p.start(s) < 0 {
		return s
	}
	return p.re().ReplaceAllString(s, by)
}

// Split is up to n pieces of the text between the matches.
func (p pattern) Split(s string, n int) []string {
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

// whitespace is what \s stands for.
const whitespace = " \t\n\f\r"

// beginsWith looks for texts that begin with one of the signs, or outside ASCII.
func beginsWith(signs string) func(string) bool {
	return func(s string) bool { return s != "" && (s[0] >= 0x80 || strings.IndexByte(signs, s[0]) >= 0) }
}

// opensWith looks for texts that begin with one of the signs in ASCII and no
// other.
func opensWith(signs string) func(string) bool {
	return func(s string) bool { return s != "" && strings.IndexByte(signs, s[0]) >= 0 }
}

// endsWith looks for texts that end with one of the signs, or outside ASCII,
// whatever of skip follows.
func endsWith(signs, skip string) func(string) bool {
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

// holds looks for texts with one of the signs, or one outside ASCII.
func holds(signs string) func(string) bool {
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

// hasQuestionMark reports whether a text has a question mark of any script.
func hasQuestionMark(s string) bool {
	if strings.Contains(s, "://") { // the question mark of an address asks nothing
		return slices.ContainsFunc(strings.Fields(s), func(w string) bool { return !strings.Contains(w, "://") && hasQuestionMark(w) })
	}
	return strings.IndexByte(s, '?') >= 0 || !isASCII(s) && (strings.Contains(s, "？") || strings.Contains(s, "؟"))
}

// mayBlank looks for gaps: underscores, four dots, dots apart.
func mayBlank(s string) bool {
	for i := range len(s) {
		if s[i] == '_' || s[i] >= 0x80 || s[i] == '.' && (strings.HasPrefix(s[i:], "....") || strings.HasPrefix(s[i:], ". . ")) {
			return true
		}
	}
	return false
}

// mayGap looks for a wide gap: a tab or two spaces.
func mayGap(s string) bool {
	blank := false
	for i := range len(s) {
		switch s[i] {
		case '\t', '\n', '\f', '\r':
			return true
		case ' ':
			if blank {
				return true
			}
			blank = true
		default:
			blank = false
		}
	}
	return false
}

// mayLoose looks for points behind a gap or a dash.
func mayLoose(s string) bool {
	return mayGap(s) || strings.Contains(s, " -") || strings.Contains(s, " |") || !isASCII(s)
}

// mayPoints looks for a number in brackets.
func mayPoints(s string) bool {
	for i := range len(s) {
		if s[i] == '(' || s[i] == '[' || s[i] >= 0x80 {
			return true
		}
	}
	return false
}

// mayPage looks for the first and last signs of a page number.
func mayPage(s string) bool {
	return beginsWith("-pPsStThH0123456789")(s) && (s[0] == '-' || endsWith("-0123456789", "")(s))
}

// mayLeaders looks for three dots and the number of a page behind them.
func mayLeaders(s string) bool {
	return endsWith("0123456789ivxlc", " ")(s) && (strings.Count(s, ".") >= 3 || !isASCII(s))
}

// maySlip looks for a letter with a comma or a space behind it.
func maySlip(s string) bool {
	return len(s) > 1 && (s[0] >= 0x80 || s[1] == ',' || strings.IndexByte(whitespace, s[1]) >= 0)
}

// mayKeys looks for a number, in brackets or not, at the front: answers that
// fill a line begin there.
func mayKeys(s string) bool {
	s = strings.TrimLeft(s, whitespace+",;|.，；、。\u3000")
	return s != "" && (s[0] == '(' || isDigit(s[0]) || strings.HasPrefix(s, "（"))
}

// mayRange looks for a dash behind a number.
func mayRange(s string) bool {
	if strings.IndexByte(s, '-') < 0 && strings.IndexByte(s, '~') < 0 && isASCII(s) {
		return false
	}
	digit := false // the last sign that is no space
	for i := range len(s) {
		switch c := s[i]; {
		case isDigit(c):
			digit = true
		case digit && (c == '-' || c == '~' || c >= 0x80):
			return true
		case strings.IndexByte(whitespace, c) < 0:
			digit = false
		}
	}
	return false
}

// maySlash looks for what stands between two words to choose from before the last
// word: a stroke, a gap, or a short word that may say "or".
func maySlash(s string) bool {
	if !isASCII(s) {
		return true
	}
	s = strings.TrimRight(s, whitespace+".?:)]")
	from := len(s)
	for from > 0 && (isASCIILetter(s[from-1]) || s[from-1] == '\'') {
		from--
	}
	before := strings.TrimRight(s[:from], whitespace)
	if from == len(s) || before == "" {
		return false
	}
	if gap := s[len(before):from]; len(gap) > 1 || gap == "\t" || s[from:] == "waar" {
		return true
	}
	last := before[strings.LastIndexAny(before, whitespace)+1:]
	switch last {
	case "or", "ou", "oder", "o", "hay", "atau", "syoki", "veya", "lub", "of", "vagy":
		return true
	}
	return strings.IndexByte("/|", before[len(before)-1]) >= 0
}

// mayID looks for up to four capitals and a digit.
func mayID(s string) bool {
	n := 0
	for n < len(s) && n < 4 && 'A' <= s[n] && s[n] <= 'Z' {
		n++
	}
	return n > 0 && n < len(s) && isDigit(s[n])
}

// mayDotted looks for digits, a dot and a digit.
func mayDotted(s string) bool {
	n := 0
	for n < len(s) && n < 3 && isDigit(s[n]) {
		n++
	}
	return n > 0 && n+1 < len(s) && s[n] == '.' && isDigit(s[n+1])
}

// mayCode looks for capitals and digits up to a dot.
func mayCode(s string) bool {
	n := 0
	for n < len(s) && (isDigit(s[n]) || 'A' <= s[n] && s[n] <= 'Z') {
		n++
	}
	return n > 0 && n < len(s) && s[n] == '.'
}

// mayNumberWord looks for a number with one of the words of numFirst behind it.
func mayNumberWord(s string) bool {
	if strings.HasPrefix(s, "第") {
		return true
	}
	if s == "" || !isDigit(s[0]) {
		return false
	}
	rest := strings.TrimLeft(s, "0123456789")
	return beginsWith("sSfFkKaApP")(strings.TrimLeft(rest, whitespace+"-."))
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func hasDigit(s string) bool {
	for i := range len(s) {
		if isDigit(s[i]) {
			return true
		}
	}
	return false
}
