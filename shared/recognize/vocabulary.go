package recognize

import (
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"
)

// class is what a word at the beginning of a line announces.
type class int

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

// vocabulary finds the word a line begins with: terms by their first two
// characters, the longest first. Those of one character have 0 for the second.
type vocabulary map[[2]rune][]term

// newVocabulary folds every word list. It is built once for a document.
func newVocabulary() vocabulary {
	v := vocabulary{}
	for _, list := range wordLists() {
		for _, word := range list.words {
			f := fold(word)
			key := firstTwo(f)
			v[key] = append(v[key], term{f, list.class})
		}
	}
	for _, terms := range v {
		sort.SliceStable(terms, func(i, j int) bool { return len(terms[i].folded) > len(terms[j].folded) })
	}
	return v
}

// find returns the longest word of one of the classes that l begins with and
// the offset behind it.
func (v vocabulary) find(h head, classes ...class) (class, int) {
	key := firstTwo(h.text)
	if h.ends == nil {
		key = [2]rune{foldASCII(key[0]), foldASCII(key[1])}
	}
	for _, terms := range [2][]term{v[key], v[[2]rune{key[0], 0}]} {
		for _, t := range terms {
			if h.begins(t.folded) && hasClass(classes, t.class) && wordEnds(t.folded, h.text[len(t.folded):]) {
				return t.class, h.end(len(t.folded))
			}
		}
	}
	return noClass, 0
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

func hasClass(classes []class, c class) bool {
	for _, want := range classes {
		if want == c {
			return true
		}
	}
	return false
}

// wordEnds reports whether a word is over where rest begins. Scripts that write
// without spaces have no such border.
func wordEnds(word, rest string) bool {
	last, _ := utf8.DecodeLastRuneInString(word)
	next, size := utf8.DecodeRuneInString(rest)
	if size == 0 || !unicode.IsLetter(last) || unspaced(last) || unspaced(next) {
		return true
	}
	return !unicode.IsLetter(next)
}

func unspaced(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Thai, unicode.Hiragana, unicode.Katakana, unicode.Lao, unicode.Khmer)
}

// is reports whether the whole text is one word of the class, whatever stands
// around it.
func (v vocabulary) is(text string, classes ...class) (class, bool) {
	s := strings.Trim(strings.TrimSpace(text), " .,;:!?\"'()[]{}-–—*。；：（）【】")
	if s == "" || len(s) > 60 {
		return noClass, false
	}
	h := newHead(s)
	c, end := v.find(h, classes...)
	return c, c != noClass && end == len(s)
}

// phrases is a folded list for looking inside a text.
type phrases struct {
	list    []string
	byFirst [256][]string // by their first byte
}

func newPhrases(words []string) *phrases {
	p := &phrases{list: make([]string, len(words))}
	for i, w := range words {
		f := fold(w)
		p.list[i] = f
		p.byFirst[f[0]] = append(p.byFirst[f[0]], f)
	}
	return p
}

// in reports whether the folded text holds one of the phrases as words.
func (p *phrases) in(folded string) bool {
	for i := range len(folded) {
		if i > 0 && isASCIILetter(folded[i]) && isASCIILetter(folded[i-1]) {
			continue // inside a word
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
	for _, phrase := range p.list {
		for at := 0; ; {
			i := strings.Index(folded[at:], phrase)
			if i < 0 {
				break
			}
			i += at
			if stands(phrase, folded, i) {
				return i
			}
			at = i + len(phrase)
		}
	}
	return -1
}
