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

// vocabulary finds the word a line begins with.
type vocabulary map[rune][]term

// newVocabulary folds every word list. It is built once for a document.
func newVocabulary() vocabulary {
	v := vocabulary{}
	for _, list := range wordLists() {
		for _, word := range list.words {
			f := fold(word)
			first, _ := utf8.DecodeRuneInString(f)
			v[first] = append(v[first], term{f, list.class})
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
	first, _ := utf8.DecodeRuneInString(h.text)
	for _, t := range v[first] {
		if !strings.HasPrefix(h.text, t.folded) || !hasClass(classes, t.class) {
			continue
		}
		if wordEnds(t.folded, h.text[len(t.folded):]) {
			return t.class, h.end(len(t.folded))
		}
	}
	return noClass, 0
}

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
type phrases []string

func newPhrases(words []string) phrases {
	out := make(phrases, len(words))
	for i, w := range words {
		out[i] = fold(w)
	}
	return out
}

// in reports whether the folded text holds one of the phrases as words.
func (p phrases) in(folded string) bool {
	return p.index(folded) >= 0
}

// index is where the first phrase found stands in the folded text, -1 for none.
func (p phrases) index(folded string) int {
	for _, phrase := range p {
		for at := 0; ; {
			i := strings.Index(folded[at:], phrase)
			if i < 0 {
				break
			}
			i += at
			before, _ := utf8.DecodeLastRuneInString(folded[:i])
			first, _ := utf8.DecodeRuneInString(phrase)
			if (i == 0 || !unicode.IsLetter(before) || unspaced(before) || !unicode.IsLetter(first)) && wordEnds(phrase, folded[i+len(phrase):]) {
				return i
			}
			at = i + len(phrase)
		}
	}
	return -1
}
