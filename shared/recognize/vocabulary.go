package recognize

import (
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"
)

// class is what a word at the beginning of a line announces.
type class uint8

const (
	noClass      class = iota
	questionWord       // "Question 5"
	answerWord         // "Answer: B"
	keyHeading         // "Answer key"
	explainWord        // "Explanation: ..."
	rubricWord         // "Rubric: ..."
	hintWord           // "Hint: ..."
	pointsWord         // "Points: 3"
	correctWord        // "Feedback if correct: ..."
	wrongWord          // "Feedback if wrong: ..."
	modelWord          // "Model answer: ..."
	sectionWord        // "Section A"
	trueWord
	falseWord
	yesWord
	noWord
	trueFalseCue // "True or False: ..."
	singleCue    // "Select only one"
	multipleCue  // "Choose all that apply"
	noiseWord    // "Name: ____"
	choicesWord  // "Options", a line that only announces the choices
	stimulusWord // "Read the passage ..."
	stemWord     // "Question:" before a stem without a number
)

// term is one folded word or phrase of a class.
type term struct {
	folded string
	class  class
}

// vocabulary finds the word a line begins with. The zero one knows no words.
type vocabulary struct {
	// terms are by their first two characters, the longest first. Those of one
	// character have 0 for the second.
	terms map[[2]rune][]term
	// latin is which classes have a term that begins with two characters in
	// ASCII. Most lines begin with no word of those looked for, and need no more.
	latin *[latinPairs]classes
}

const latinPairs = utf8.RuneSelf * utf8.RuneSelf

// classes is a set of classes, a bit for each.
type classes uint32

func classesOf(list []class) (set classes) {
	for _, c := range list {
		set |= 1 << c
	}
	return set
}

// newVocabulary folds every word list. It is built once for all documents.
func newVocabulary() vocabulary {
	v := vocabulary{map[[2]rune][]term{}, &[latinPairs]classes{}}
	for _, list := range wordLists() {
		for _, word := range list.words {
			f := fold(word)
			key := firstTwo(f)
			v.terms[key] = append(v.terms[key], term{f, list.class})
			v.note(key, list.class)
		}
	}
	for _, terms := range v.terms {
		sort.SliceStable(terms, func(i, j int) bool { return len(terms[i].folded) > len(terms[j].folded) })
	}
	return v
}

// note adds a class to those of a term's first two characters. A term of one
// character may have any other behind it.
func (v vocabulary) note(key [2]rune, c class) {
	switch {
	case key[0] >= utf8.RuneSelf || key[1] >= utf8.RuneSelf:
	case key[1] != 0:
		v.latin[key[0]*utf8.RuneSelf+key[1]] |= 1 << c
	default:
		for second := range rune(utf8.RuneSelf) {
			v.latin[key[0]*utf8.RuneSelf+second] |= 1 << c
		}
	}
}

// find returns the longest word of one of the classes that l begins with and
// the offset behind it.
func (v vocabulary) find(h head, list ...class) (class, int) {
	wanted := classesOf(list)
	if h.ends == nil && v.begins(h.text)&wanted == 0 {
		return noClass, 0
	}
	key := firstTwo(h.text)
	if h.ends == nil {
		key = [2]rune{foldASCII(key[0]), foldASCII(key[1])}
	}
	for _, terms := range [2][]term{v.terms[key], v.terms[[2]rune{key[0], 0}]} {
		for _, t := range terms {
			if wanted&(1<<t.class) != 0 && h.begins(t.folded) && wordEnds(t.folded, h.text[len(t.folded):]) {
				return t.class, h.end(len(t.folded))
			}
		}
	}
	return noClass, 0
}

// begins is which classes have a term that may stand at the front of a text in
// ASCII.
func (v vocabulary) begins(s string) classes {
	if s == "" || v.latin == nil {
		return 0
	}
	second := 0
	if len(s) > 1 {
		second = int(foldByte(s[1]))
	}
	return v.latin[int(foldByte(s[0]))*utf8.RuneSelf+second]
}

// firstTwo gives the first two characters of s, 0 where there is none.
func firstTwo(s string) (key [2]rune) {
	for i := range key {
		r, size := utf8.DecodeRuneInString(s)
		if size > 0 {
			key[i] = r
		}
		s = s[size:]
	}
	return key
}

func foldASCII(r rune) rune { return rune(foldByte(byte(r))) }

// wordEnds reports whether a word is over where rest begins. Scripts that write
// without spaces have no such border.
func wordEnds(word, rest string) bool {
	last, _ := utf8.DecodeLastRuneInString(word)
	next, size := utf8.DecodeRuneInString(rest)
	if size == 0 || !isLetterOrMark(last) || unspaced(last) || unspaced(next) {
		return true
	}
	return !unicode.IsLetter(next)
}

// isLetterOrMark reports whether a rune is part of a word: vowels of many scripts
// are marks.
func isLetterOrMark(r rune) bool { return unicode.IsLetter(r) || unicode.IsMark(r) }

func unspaced(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Thai, unicode.Hiragana, unicode.Katakana, unicode.Lao, unicode.Khmer, unicode.Myanmar)
}

// aroundWords is what may stand around a word.
const aroundWords = " .,;:!?\"'()[]{}-–—*。；：（）【】"

// beginsOther reports whether the first two signs of a trimmed text show that no
// word of the classes stands in it alone, nor at its front.
func (v vocabulary) beginsOther(s string, list ...class) bool {
	return len(s) > 1 && s[0] < utf8.RuneSelf && s[1] < utf8.RuneSelf && !isAroundWord(rune(s[0])) && v.begins(s)&classesOf(list) == 0
}

// isAroundWord reports whether a sign is one of aroundWords.
func isAroundWord(r rune) bool {
	if r < utf8.RuneSelf {
		return !isDigit(byte(r)) && !isASCIILetter(byte(r)) && strings.IndexByte(aroundWords, byte(r)) >= 0
	}
	return strings.ContainsRune(aroundWords, r)
}

// is reports whether the whole text is one word of the class, whatever stands
// around it.
func (v vocabulary) is(text string, list ...class) (class, bool) {
	s := strings.TrimSpace(text)
	if v.beginsOther(s, list...) {
		return noClass, false
	}
	if s != "" && !(isASCIILetter(s[0]) && isASCIILetter(s[len(s)-1])) {
		s = strings.TrimFunc(s, isAroundWord)
	}
	if s == "" || len(s) > 60 {
		return noClass, false
	}
	h := newHead(s)
	c, end := v.find(h, list...)
	return c, c != noClass && end == len(s)
}

// phrases is a folded list for looking inside a text.
type phrases struct {
	list    []string
	byFirst [256][]string // by their first byte
	seconds [256]uint64   // of those, a bit for the lower bits of their second byte
}

func newPhrases(words []string) *phrases {
	p := &phrases{list: make([]string, len(words))}
	for i, w := range words {
		f := fold(w)
		p.list[i] = f
		p.byFirst[f[0]] = append(p.byFirst[f[0]], f)
		if len(f) > 1 {
			p.seconds[f[0]] |= 1 << (f[1] & 63)
		} else {
			p.seconds[f[0]] = ^uint64(0)
		}
	}
	return p
}

// and adds words to the phrases.
func (p *phrases) and(words []string) *phrases {
	return newPhrases(append(p.list[:len(p.list):len(p.list)], words...))
}

// in reports whether the folded text holds one of the phrases as words.
func (p *phrases) in(folded string) bool {
	for i := range len(folded) {
		if c := folded[i]; p.seconds[c] == 0 || i > 0 && isASCIILetter(c) && isASCIILetter(folded[i-1]) {
			continue // no phrase, or inside a word
		} else if i+1 < len(folded) && p.seconds[c]&(1<<(folded[i+1]&63)) == 0 {
			continue
		}
		for _, phrase := range p.byFirst[folded[i]] {
			if strings.HasPrefix(folded[i:], phrase) && stands(phrase, folded, i) {
				return true
			}
		}
	}
	return false
}

// stands reports whether the phrase at i stands apart, as words.
func stands(phrase, folded string, i int) bool {
	before, _ := utf8.DecodeLastRuneInString(folded[:i])
	first, _ := utf8.DecodeRuneInString(phrase)
	return (i == 0 || !unicode.IsLetter(before) || unspaced(before) || !unicode.IsLetter(first)) && wordEnds(phrase, folded[i+len(phrase):])
}

// index is where the first phrase found stands in the folded text, -1 for none.
func (p *phrases) index(folded string) int {
	if !p.in(folded) {
		return -1
	}
	first := -1
	for _, phrase := range p.list {
		for at := 0; first != 0; {
			i := strings.Index(folded[at:], phrase)
			if i < 0 || first >= 0 && at+i >= first {
				break
			}
			if i += at; stands(phrase, folded, i) {
				first = i
				break
			}
			at = i + len(phrase)
		}
	}
	return first
}
