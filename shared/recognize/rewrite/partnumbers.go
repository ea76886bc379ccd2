package rewrite

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// firstPart is a number with the letter of its first part behind it, "Q1 a) ...",
// "2. (a) ...", and what may stand before it.
var firstPart = pattern.Guarded(mayFirstPart, `^(\pL{0,9})\.?\s?(?:[#№]\s?)?\d{1,2}\s?[.):]{0,2}\s+([(\[]?(?:[aA]|i|\p{Lo}{1,3}|[аА]|[αΑ])[).\]]\s*)[^\s.)]`)

// mayFirstPart looks for a first letter with a sign behind it.
func mayFirstPart(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf || (s[i]|0x20 == 'a' || s[i] == 'i') && i+1 < len(s) && strings.IndexByte(").]", s[i+1]) >= 0 {
			return true
		}
	}
	return false
}

// partsReach is how many lines below the first part of a question the second may
// stand.
const partsReach = 25

// PartNumbers parts numbers of questions from the letters of their first parts,
// where a second one follows.
func (r *Reader) PartNumbers(lines []line.Line) []line.Line {
	lines = letteredNumbers(lines)
	var out []line.Line // nil as long as every line is kept
	for i, l := range lines {
		at := 0
		if l.Kind == line.TextLine && l.Label == nil {
			at = r.firstPartAt(lines, i)
		} else if r.autoFirstPart(lines, i) {
			at = len(l.Text)
		}
		if at > 0 && out == nil {
			out = append(make([]line.Line, 0, len(lines)+len(lines)/4), lines[:i]...)
		}
		if out != nil {
			if at > 0 && l.Label != nil {
				head := line.NewLine(l, nil)
				first := l.From(0)
				first.Gap = false
				out = append(out, head, first)
			} else if at > 0 {
				out = CutAt(out, l, []int{at})
			} else {
				out = append(out, l)
			}
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// firstPartAt is where the letter behind the number of line i begins, 0 where
// there is none, or no second one below.
func (r *Reader) firstPartAt(lines []line.Line, i int) int {
	text := lines[i].Text
	if !lines[i].Has(line.Digits) {
		return 0
	}
	m := firstPart.FindStringSubmatchIndex(text)
	if m == nil {
		return 0
	}
	if word := lexicon.Fold(text[m[2]:m[3]]); word != "" && word != "q" && word != "que" && word != "ques" {
		if _, ok := r.Vocabulary.Is(word, lexicon.QuestionWord); !ok {
			return 0
		}
	}
	first, ok := line.ChoiceLabelOf(text[m[4]:])
	roman := first.Sign == "i"
	if !ok || first.Kind != lexicon.LetterLabel || lexicon.PartPlace(first.Sign) != 1 && !roman {
		return 0
	}
	for _, l := range lines[i+1 : min(len(lines), i+1+partsReach)] {
		if firstPart.MatchString(l.Text) {
			return 0
		}
		c, ok := l.ChoiceLabel()
		if roman && ok && c.Kind == lexicon.LetterLabel && lexicon.PartPlace(c.Sign) == 1 {
			return 0 // statements that choices speak of
		}
		if ok && c.Kind == lexicon.LetterLabel && (lexicon.PartFollows(first.Sign, c.Sign) && !roman || roman && c.Sign == "ii") && c.Delim == first.Delim && c.Upper == first.Upper {
			return m[4]
		}
	}
	return 0
}

// autoFirstPart reports whether line i has a number that the word processor counts
// and behind it the typed letter of its first part, with the second one below.
func (r *Reader) autoFirstPart(lines []line.Line, i int) bool {
	l := lines[i]
	if l.Kind != line.TextLine || l.Label == nil || l.Label.Format != page.Decimal || l.Label.Check != page.NoCheck || l.Label.List == line.PartsList {
		return false
	}
	first, ok := l.TypedChoice()
	if !ok || first.Kind != lexicon.LetterLabel || lexicon.PartPlace(first.Sign) != 1 || first.Upper || first.End >= len(l.Text) {
		return false
	}
	for _, next := range lines[i+1 : min(len(lines), i+1+partsReach)] {
		if next.Label != nil && next.Label.List == l.Label.List && next.Label.Level == l.Label.Level {
			return false
		}
		if c, ok := next.ChoiceLabel(); ok && next.Label == nil && c.Kind == lexicon.LetterLabel && lexicon.PartFollows(first.Sign, c.Sign) && c.Delim == first.Delim && !c.Upper {
			return true
		}
	}
	return false
}

// mayLettered looks for a letter or bracket behind the number at the front, with a blank
// between at the most.
func mayLettered(s string) bool {
	s = strings.TrimLeft(s, "Qq. ")
	rest := lexicon.WithoutBlank(lexicon.BehindDigits(s))
	return len(rest) < len(s) && rest != "" && (rest[0] == '(' || rest[0] >= utf8.RuneSelf || lexicon.IsASCIILetter(rest[0]))
}

// letteredNumber is a number with the letter of a part glued to it: "2a.", "Q2b)",
// "2(c)", or a small letter alone before a capital, "2a Where".
var (
	letteredNumber = pattern.Guarded(mayLettered, `^([Qq]?[. ]?\d{1,2})\s?(\(?(\p{Ll}|\p{Lo}{1,3})[.)]+)\s*[^\s.)]`)
	bareLettered   = pattern.Guarded(mayLettered, `^(\d{1,2})(\p{Ll})\s+(\p{Lu})`)
)

// partLabel is such a label: the number, the letter, where the sign of the letter
// begins and ends.
type partLabel struct {
	number    string
	letter    string
	from, end int
	bare      bool
}

func partLabelOf(l line.Line) (partLabel, bool) {
	if l.Kind != line.TextLine || l.Label != nil {
		return partLabel{}, false
	}
	if front := strings.TrimLeft(l.Text, "Qq. "); front == "" || !lexicon.IsDigit(front[0]) {
		return partLabel{}, false
	}
	var p partLabel
	if m := letteredNumber.FindStringSubmatchIndex(l.Text); m != nil {
		p = partLabel{l.Text[m[2]:m[3]], lexicon.Fold(l.Text[m[6]:m[7]]), m[4], m[5], false}
	} else if m := bareLettered.FindStringSubmatchIndex(l.Text); m != nil {
		p = partLabel{l.Text[m[2]:m[3]], lexicon.Fold(l.Text[m[4]:m[5]]), m[4], m[5], true}
	}
	return p, p.letter != "" && lexicon.PartPlace(p.letter) > 0
}

// part is the line from the letter on, which gets a sign when it has none.
func (p partLabel) part(l line.Line) line.Line {
	if !p.bare {
		return l.From(p.from)
	}
	return line.NewLine(l, append([]page.Run{{Text: p.letter + ". "}}, l.From(p.end).Runs...))
}

// letteredNumbers parts the numbers of questions from the letters of their parts
// where each part carries both, "1a. Define ... 1b. List ... 2a. ...", or the first of
// them, "1a. Define ... b. List ... 2a. ...": the first part keeps the number. The
// letters follow each other from a on.
func letteredNumbers(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	number, letter := "", ""
	for i, l := range lines {
		p, ok := partLabelOf(l)
		if !ok {
			continue
		}
		follows := nextLettered(lines[i+1:], p)
		switch {
		case lexicon.PartPlace(p.letter) == 1 && (out != nil && !p.bare || follows):
			if out == nil {
				out = append([]line.Line(nil), lines...)
			}
			rest := l.From(p.end) // a single part is the question
			if follows {
				rest = p.part(l)
			}
			out[i] = line.NewLine(l, append([]page.Run{{Text: p.number + ". "}}, rest.Runs...))
		case out != nil && p.number == number && lexicon.PartFollows(letter, p.letter):
			out[i] = p.part(l)
		default:
			continue
		}
		number, letter = p.number, p.letter
	}
	if out == nil {
		return lines
	}
	return out
}

// nextLettered reports whether the second part of a question follows, with its number
// or with the letter alone.
func nextLettered(lines []line.Line, first partLabel) bool {
	for _, l := range lines[:min(len(lines), partsReach)] {
		if p, ok := partLabelOf(l); ok {
			return p.number == first.number && lexicon.PartPlace(p.letter) == 2
		}
		if c, ok := l.TypedChoice(); ok && c.Kind == lexicon.LetterLabel && l.Label == nil {
			return !first.bare && !c.Upper && lexicon.PartPlace(c.Sign) == 2
		}
	}
	return false
}
