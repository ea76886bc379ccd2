package flatten

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Truth is what a word says about a statement.
type Truth struct {
	Value  bool
	Labels [2]string // the pair it belongs to, as usually printed; empty for signs
}

// TruthOf reads a word for true or false. Single letters count only where a
// true-false question is certain.
func (r *Reader) TruthOf(s string, certain bool) (Truth, bool) {
	s = strings.Trim(strings.TrimSpace(s), " .*\"'()（）[]【】。")
	if s == "" || len(s) > 40 {
		return Truth{}, false
	}
	if c, ok := r.Vocabulary.Is(s, lexicon.TrueWord, lexicon.FalseWord); ok || s == "+" || s == "-" {
		value := c == lexicon.TrueWord || s == "+"
		return Truth{value, pairOf(s, value)}, true
	}
	if certain && len([]rune(s)) == 1 {
		return truthLetter(lexicon.Fold(s))
	}
	return Truth{}, false
}

// afterTruth parts a word for true or false from the reason behind it.
const afterTruth = ".,;:-–—(（。，、：،؛।"

// TruthHead reads "False. The heart has four chambers" and gives the reason too.
func (r *Reader) TruthHead(text string, certain bool) (t Truth, why string, ok bool) {
	i := strings.IndexAny(text, afterTruth)
	if i <= 0 {
		return Truth{}, "", false
	}
	t, ok = r.TruthOf(text[:i], certain)
	why = strings.TrimLeft(text[i:], " "+afterTruth)
	if strings.Count(why, "(") != strings.Count(why, ")") || strings.Count(why, "（") != strings.Count(why, "）") {
		why = strings.TrimRight(why, " .)）")
	}
	return t, strings.TrimRight(why, " .。"), ok
}

// truthLetter reads the first letters people shorten true and false to.
func truthLetter(s string) (Truth, bool) {
	switch s {
	case "t", "v", "r", "w", "đ", "p", "σ":
		return Truth{Value: true}, true
	case "f", "s", "n", "h", "ч", "λ":
		return Truth{Value: false}, true
	case "√", "✓", "✔", "✅", "o", "○", "〇":
		return Truth{Value: true}, true
	case "x", "×", "✗", "✘", "❌", "╳", "✕":
		return Truth{Value: false}, true
	}
	return Truth{}, false
}

func pairOf(word string, value bool) [2]string {
	f := lexicon.Fold(word)
	side := 1
	if value {
		side = 0
	}
	for _, p := range lexicon.TruthPairs() {
		if lexicon.Fold(p[side]) == f {
			if p[0] == "True" || p[0] == "√" {
				return [2]string{}
			}
			return p
		}
	}
	return [2]string{}
}

// NumbersOwn reports whether a line has the number of a question: what stands
// below belongs to it.
func (r *Reader) NumbersOwn(l line.Line) bool {
	q, ok := l.QuestionLabel(r.Vocabulary)
	return ok && q.Number > 0 && q.Kind != line.RomanNumber
}

// frontRoom is room in front of an entry.
var frontRoom = pattern.New(`^(?:[(\[（]\s*[)\]）]|_{2,}|[.…]{4,})\s*`)

var (
	// TruthLead is an answer written before a statement: "_T_", "(F)".
	TruthLead = pattern.Guarded(pattern.BeginsWith("_([（"), `^(?:_+\s*([\p{L}√×✓✗+-]{1,6})\s*_+|[(（\[]\s*([\p{L}√×✓✗○〇╳✕+-]{1,6})\s*[)）\]])\s*`)
	// RoomNumber is room for an answer, or the answer, before the number of a
	// question: "____ 1. ", "_T_ 2) ", "____ (3) ", "____ Question 4: ". The choice
	// "(A) 3.05" holds none.
	RoomNumber = pattern.Guarded(pattern.BeginsWith("_([（.…"), `^(?:(?:_+\s*([\p{L}√×✓✗○〇╳✕①-⑨+−–-]?)\s*_+|\.{4,}|…+\.*|[(（\[]\s*[)）\]])\s*(?:(?:[q\p{Lu}]\.?\s?)?\p{Nd}{1,3}\s*[.)．、）।۔]|(?:\p{Lu}\pL{1,10}\.?\s*\p{Nd}{1,3}\s?(?:[.:)：]|[-–]\s)|Câu\s\p{Nd}{1,3}\s|(?:№|#|N[or]\.)\s?\p{Nd}{1,3}[.)]?\s)|[(（\[]\p{Nd}{1,3}[)）\]]|\p{Nd}{1,3}\s?(?:[:：]|[-–]\s))|[(（\[]\s*([\p{L}√×✓✗○〇╳✕①-⑨+−–-])\s*[)）\]]\s*(?:(?:[q\p{Lu}]\.?\s?)?\p{Nd}{1,3}\s*[.)．、）।۔]|(?:\p{Lu}\pL{1,10}\.?\s*\p{Nd}{1,3}\s?(?:[.:)：]|[-–]\s)|Câu\s\p{Nd}{1,3}\s|(?:№|#|N[or]\.)\s?\p{Nd}{1,3}[.)]?\s)))\s*(?:\D|$)`)
	RoomFront  = pattern.Guarded(pattern.BeginsWith("_([（.…"), `^(?:_+\s*[\p{L}√×✓✗○〇╳✕①-⑨+−–-]?\s*_+|(?:\.{4,}|…+\.*)|[(（\[]\s*[\p{L}√×✓✗○〇╳✕①-⑨+−–-]?\s*[)）\]])\s*`)
)

// truthInitials finds two neighbouring heads of columns that are the first
// letters of a pair of words for true and false, "P | F"; -1 for none.
func truthInitials(head []line.Line) (yes, no int) {
	for i := 0; i+1 < len(head); i++ {
		if lexicon.AreTruthInitials(head[i].Text, head[i+1].Text) {
			return i, i + 1
		}
	}
	return -1, -1
}
