package lexicon

import (
	"slices"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"
)

// HeadingLimit is the length of the longest line that may be a heading.
const HeadingLimit = 140

// Class is what a word at the beginning of a line announces.
type Class uint8

const (
	NoClass      Class = iota
	QuestionWord       // "Question 5"
	AnswerWord         // "Answer: B"
	KeyHeading         // "Answer key"
	ExplainWord        // "Explanation: ..."
	RubricWord         // "Rubric: ..."
	HintWord           // "Hint: ..."
	PointsWord         // "Points: 3"
	CorrectWord        // "Feedback if correct: ..."
	WrongWord          // "Feedback if wrong: ..."
	ModelWord          // "Model answer: ..."
	SectionWord        // "Section A"
	TrueWord
	FalseWord
	YesWord
	NoWord
	TrueFalseCue // "True or False: ..."
	SingleCue    // "Select only one"
	MultipleCue  // "Choose all that apply"
	NoiseWord    // "Name: ____"
	ChoicesWord  // "Options", a line that only announces the choices
	StimulusWord // "Read the passage ..."
	StemWord     // "Question:" before a stem without a number
)

// term is one folded word or phrase of a class.
type term struct {
	folded string
	class  Class
}

// Vocabulary finds the word a line begins with. The zero one knows no words.
type Vocabulary struct {
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

func classesOf(list []Class) (set classes) {
	for _, c := range list {
		set |= 1 << c
	}
	return set
}

// newVocabulary folds every word list. It is built once for all documents.
func newVocabulary() Vocabulary {
	v := Vocabulary{map[[2]rune][]term{}, &[latinPairs]classes{}}
	for _, list := range wordLists() {
		for _, word := range list.words {
			f := Fold(word)
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
func (v Vocabulary) note(key [2]rune, c Class) {
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

// Find returns the longest word of one of the classes that l begins with and
// the offset behind it.
func (v Vocabulary) Find(h Head, list ...Class) (Class, int) {
	wanted := classesOf(list)
	if h.ends == nil && v.begins(h.text)&wanted == 0 || h.ends != nil && v.opens(h)&wanted == 0 {
		return NoClass, 0
	}
	key := firstTwo(h.text)
	if h.ends == nil {
		key = [2]rune{foldASCII(key[0]), foldASCII(key[1])}
	}
	for _, terms := range [2][]term{v.terms[key], v.terms[[2]rune{key[0], 0}]} {
		for _, t := range terms {
			if wanted&(1<<t.class) != 0 && h.begins(t.folded) && WordEnds(t.folded, h.text[len(t.folded):]) {
				return t.class, h.end(len(t.folded))
			}
		}
	}
	return NoClass, 0
}

// looked says in a set of classes that it is known.
const looked classes = 1 << 31

// opens is which classes have a term at the front of a head.
func (v Vocabulary) opens(h Head) (set classes) {
	if h.seen == nil {
		return ^looked
	}
	if *h.seen == 0 {
		*h.seen = looked
		key := firstTwo(h.text)
		for _, terms := range [2][]term{v.terms[key], v.terms[[2]rune{key[0], 0}]} {
			for _, t := range terms {
				if h.begins(t.folded) {
					*h.seen |= 1 << t.class
				}
			}
		}
	}
	return *h.seen
}

// begins is which classes have a term that may stand at the front of a text in
// ASCII.
func (v Vocabulary) begins(s string) classes {
	if s == "" || v.latin == nil {
		return 0
	}
	second := 0
	if len(s) > 1 {
		second = int(FoldByte(s[1]))
	}
	return v.latin[int(FoldByte(s[0]))*utf8.RuneSelf+second]
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

func foldASCII(r rune) rune { return rune(FoldByte(byte(r))) }

// WordEnds reports whether a word is over where rest begins. Scripts that write
// without spaces have no such border.
func WordEnds(word, rest string) bool {
	last, _ := utf8.DecodeLastRuneInString(word)
	next, size := utf8.DecodeRuneInString(rest)
	if size == 0 || !isLetterOrMark(last) || Unspaced(last) || Unspaced(next) {
		return true
	}
	return !unicode.IsLetter(next)
}

// isLetterOrMark reports whether a rune is part of a word: vowels of many scripts
// are marks.
func isLetterOrMark(r rune) bool { return unicode.IsLetter(r) || unicode.IsMark(r) }

// firstUnspaced is the first letter of Thai, before which no such script begins.
const firstUnspaced = 0x0e00

// Unspaced reports whether a letter is of a script that writes without spaces.
func Unspaced(r rune) bool {
	return r >= firstUnspaced && unicode.In(r, unicode.Han, unicode.Thai, unicode.Hiragana, unicode.Katakana, unicode.Lao, unicode.Khmer, unicode.Myanmar)
}

// AroundWords is what may stand around a word.
const AroundWords = " .,;:!?\"'()[]{}-–—*。；：（）【】"

// BeginsOther reports whether the first two signs of a trimmed text show that no
// word of the classes stands in it alone, nor at its front.
func (v Vocabulary) BeginsOther(s string, list ...Class) bool {
	return len(s) > 1 && s[0] < utf8.RuneSelf && s[1] < utf8.RuneSelf && !isAroundWord(rune(s[0])) && v.begins(s)&classesOf(list) == 0
}

// isAroundWord reports whether a sign is one of AroundWords.
func isAroundWord(r rune) bool {
	if r < utf8.RuneSelf {
		return !IsDigit(byte(r)) && !IsASCIILetter(byte(r)) && strings.IndexByte(AroundWords, byte(r)) >= 0
	}
	return strings.ContainsRune(AroundWords, r)
}

// Is reports whether the whole text is one word of the class, whatever stands
// around it.
func (v Vocabulary) Is(text string, list ...Class) (Class, bool) {
	s := strings.TrimSpace(text)
	if v.BeginsOther(s, list...) {
		return NoClass, false
	}
	if s != "" && !(IsASCIILetter(s[0]) && IsASCIILetter(s[len(s)-1])) {
		s = strings.TrimFunc(s, isAroundWord)
	}
	if s == "" || len(s) > 60 {
		return NoClass, false
	}
	if !v.mayOpen(s, classesOf(list)) {
		return NoClass, false
	}
	h := NewHead(s)
	c, end := v.Find(h, list...)
	return c, c != NoClass && end == len(s)
}

// mayOpen looks whether a term of the classes begins with the first two characters of
// the head of a text, before that is made.
func (v Vocabulary) mayOpen(s string, wanted classes) bool {
	if s[0] < utf8.RuneSelf && len(s) > 1 && s[1] < utf8.RuneSelf {
		return true // Find is quick with these
	}
	var key [2]rune
	n := 0
	eachFolded(s, func(r rune, _ int) bool {
		key[n] = r
		n++
		return n < len(key)
	})
	for _, terms := range [2][]term{v.terms[key], v.terms[[2]rune{key[0], 0}]} {
		for _, t := range terms {
			if wanted&(1<<t.class) != 0 {
				return true
			}
		}
	}
	return false
}

// Phrases is a folded list for looking inside a text.
type Phrases struct {
	ID      int // of those of the lexicon, from 1; 0 for others
	List    []string
	byTwo   [256][]secondByte           // by their first two bytes
	byFirst [utf8.RuneSelf][]string     // all with that first byte, where one of them has no more
	seconds [256]uint64                 // of those, a bit for the lower bits of their second byte
	thirds  [1 << frontBits / 64]uint64 // a bit for the hash of their first three bytes
	brief   bool                        // one of them has no three
	not     []string                    // what means something else where a phrase stands
}

// secondByte is the phrases with the same first two bytes. Few differ in the second.
type secondByte struct {
	is      byte
	phrases []string
}

// withTwo adds a phrase to those with its first two bytes.
func (p *Phrases) withTwo(f string) {
	all := p.byTwo[f[0]]
	i := slices.IndexFunc(all, func(s secondByte) bool { return s.is == f[1] })
	if i < 0 {
		i, all = len(all), append(all, secondByte{is: f[1]})
	}
	all[i].phrases = append(all[i].phrases, f)
	p.byTwo[f[0]] = all
}

func newPhrases(words []string) *Phrases {
	p := &Phrases{List: make([]string, len(words))}
	for i, w := range words {
		f := Fold(w)
		p.List[i] = f
		if len(f) > 2 {
			at := frontHash(f[0], f[1], f[2])
			p.thirds[at/64] |= 1 << (at % 64)
		} else {
			p.brief = true
		}
		if len(f) > 1 {
			p.withTwo(f)
			p.seconds[f[0]] |= 1 << (f[1] & 63)
		} else {
			p.byFirst[f[0]] = append(p.byFirst[f[0]], f)
			p.seconds[f[0]] = ^uint64(0)
		}
	}
	for _, f := range p.List {
		if c := f[0]; len(f) > 1 && c < utf8.RuneSelf && p.byFirst[c] != nil {
			p.byFirst[c] = append(p.byFirst[c], f)
		}
	}
	return p
}

// In reports whether the folded text holds one of the phrases as words.
func (p *Phrases) In(folded string) bool { return p.Index(folded) >= 0 }

// Index is where the first phrase found stands in the folded text, -1 for none.
func (p *Phrases) Index(folded string) int {
	for i := 0; i < len(folded); i = nextWord(folded, i) {
		if p.mayBe(folded, i) && p.at(folded, i) && !p.excludes(folded[i:]) {
			return i
		}
	}
	return -1
}

// nextWord is the place behind i where a phrase may begin: not inside a word in ASCII.
func nextWord(s string, i int) int {
	for IsASCIILetter(s[i]) && i+1 < len(s) && IsASCIILetter(s[i+1]) {
		i++
	}
	return i + 1
}

// mayBe looks at the first three bytes of what stands at i, or two where some of the
// phrases have no more.
func (p *Phrases) mayBe(s string, i int) bool {
	seconds := p.seconds[s[i]]
	if seconds == 0 || i+1 < len(s) && seconds&(1<<(s[i+1]&63)) == 0 {
		return false
	}
	if p.brief {
		return true
	}
	if i+2 >= len(s) {
		return false
	}
	at := frontHash(s[i], s[i+1], s[i+2])
	return p.thirds[at/64]>>(at%64)&1 != 0
}

// alike are the phrases with the first byte of a text, or the first two.
func (p *Phrases) alike(s string) []string {
	switch {
	case s[0] < utf8.RuneSelf && p.byFirst[s[0]] != nil:
		return p.byFirst[s[0]]
	case len(s) > 1:
		for i := range p.byTwo[s[0]] {
			if two := &p.byTwo[s[0]][i]; two.is == s[1] {
				return two.phrases
			}
		}
	}
	return nil
}

// at reports whether one of the phrases stands at i of the folded text.
func (p *Phrases) at(folded string, i int) bool {
	for _, phrase := range p.alike(folded[i:]) {
		if strings.HasPrefix(folded[i:], phrase) && Stands(phrase, folded, i) {
			return true
		}
	}
	return false
}

// begins reports whether the folded text holds the beginning of a word with one of the
// phrases at its front: whatever borders words have, a word of them would be such.
func (p *Phrases) begins(folded string) bool {
	for i := 0; i < len(folded); i = nextWord(folded, i) {
		if !p.mayBe(folded, i) {
			continue
		}
		for _, phrase := range p.alike(folded[i:]) {
			if strings.HasPrefix(folded[i:], phrase) {
				return true
			}
		}
	}
	return false
}

// Stands reports whether the phrase at i stands apart, as words.
func Stands(phrase, folded string, i int) bool {
	before, _ := utf8.DecodeLastRuneInString(folded[:i])
	first, _ := utf8.DecodeRuneInString(phrase)
	return (i == 0 || !unicode.IsLetter(before) || Unspaced(before) || !unicode.IsLetter(first)) && WordEnds(phrase, folded[i+len(phrase):])
}
