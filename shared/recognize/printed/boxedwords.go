package printed

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// boxedWords are the words for true and false with a box each, in front of them or
// behind, or their letters in brackets, at the end of a statement or below it: "A
// square is a circle.  true O  false O", "True: [ ]  False: [x]", "[T] [F]". A
// letter needs no box where a space parts it from the other.
var boxedWords = pattern.Guarded(endsInTruth, `^(.*?)(?:^|\s+)(`+wordBox+`)?\s*[(\[]?\s*(\p{L}{1,12})\s*[)\]]?\s*:?\s*([Oo0]|`+wordBox+`)?(?:\s*[/|]\s*|\s+)(`+wordBox+`)?\s*[(\[]?\s*(\p{L}{1,12})\s*[)\]]?\s*:?\s*([Oo0]|`+wordBox+`)?\s*$`)

const wordBox = `[○◯□☐☑☒■●✓✔✗✘]|[(\[]\s*[xX✓✔]?\s*[)\]]|_{2,}|\.{3,}`

// endsInTruth reports whether the last word of a text is one for true or false, or a
// letter.
func endsInTruth(s string) bool {
	if lexicon.IsASCII(s) && !mayEndInPair(s) {
		return false
	}
	s = strings.TrimRightFunc(s, func(r rune) bool { return !unicode.IsLetter(r) })
	at := strings.LastIndexFunc(s, func(r rune) bool { return !unicode.IsLetter(r) }) + 1
	for at < len(s) && !utf8.RuneStart(s[at]) {
		at++
	}
	_, first := utf8.DecodeRuneInString(s[at:])
	return s != "" && (at+first == len(s) || lexicon.TruthPartners(lexicon.Fold(s[at:])) != nil)
}

// mayEndInPair looks at the end of a text in ASCII. A word of more letters needs a box,
// which brackets, strokes and dots make or stands behind it. A letter that is no box
// has another one before it, with a box or without.
func mayEndInPair(s string) bool {
	at := len(s)
	for at > 0 && lexicon.IsASCIILetter(s[at-1]) {
		at--
	}
	switch last := s[at:]; {
	case last == "" || strings.EqualFold(last, "o"):
		return true
	case len(last) > 1:
		return strings.IndexByte(s, '(') >= 0 || strings.IndexByte(s, '[') >= 0 || strings.Contains(s, "__") || strings.Contains(s, "...")
	}
	to := at
	for to > 0 && !lexicon.IsASCIILetter(s[to-1]) {
		to--
	}
	from := to
	for from > 0 && lexicon.IsASCIILetter(s[from-1]) {
		from--
	}
	return to-from <= 2
}

// wordsAhead is the pair to circle or tick in front of a statement with a number or a
// small letter: "T  F  1. ...", "True / False  a) ...", "__ T  __ F  2. ...".
var wordsAhead = pattern.New(`^[_☐□○(\[\s]*(\p{L}{1,10})[)\]_]*(?:\s*/\s*|\s+)[_☐□○(\[]*\s*(\p{L}{1,10})[)\]_]*\s+((?:\d{1,3}|\p{Ll})\s*[.)]\s*\S.*)$`)

// leastPairsAhead is how many statements have such a pair in front.
const leastPairsAhead = 2

// pairsAhead writes such pairs behind their statements, with the marks they have.
func pairsAhead(lines []line.Line) []line.Line {
	var at []int
	for i, l := range lines {
		if m := wordsAhead.FindStringSubmatch(l.Text); m != nil && l.Kind == line.TextLine && l.Label == nil && (rewrite.AreTruthWords(m[1], m[2]) || lexicon.AreTruthInitials(m[1], m[2])) {
			at = append(at, i)
		}
	}
	if len(at) < leastPairsAhead {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for _, i := range at {
		l := lines[i]
		m := wordsAhead.FindStringSubmatchIndex(l.Text)
		out[i] = rewrite.PairBehind(l.From(m[6]), l.Cut(m[2], m[3]).Runs, l.Cut(m[4], m[5]).Runs)
	}
	return out
}

// leastLetterPairs is how many statements offer letters.
const leastLetterPairs = 3

// letterRow is a row of letters in front of two more, behind the label of a choice:
// the truths of several statements.
var letterRow = pattern.New(`^(?:[(\[]?\p{L}[).\]:-])?(?:\s*[,;/–—-]?\s*\p{Lu})+\s*[,;/–—-]?\s*$`)

// wordPair is what such words at the end of a line are.
type wordPair struct {
	at      int // where the statement ends
	words   [2]string
	checked [2]bool
	marks   [2]page.Marks // how each is set: one may be circled by a highlighter
	letters bool
}

func (r *Reader) wordPairAt(l line.Line) (wordPair, bool) {
	if l.Kind != line.TextLine {
		return wordPair{}, false
	}
	m := boxedWords.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return wordPair{}, false
	}
	part := func(n int) string { return l.Text[max(m[2*n], 0):max(m[2*n+1], 0)] }
	p := wordPair{at: m[3], words: [2]string{part(3), part(6)}}
	front, behind := part(2) != "" && part(5) != "", part(4) != "" && part(7) != ""
	p.letters = rewrite.AreInitials(p.words[0], p.words[1]) && (p.words[0] == strings.ToUpper(p.words[0]) || front || behind)
	if p.letters && !front && !behind && (p.at == 0 && m[6] == 0 && strings.ContainsAny(l.Text[m[7]:m[7]+1], "):") || strings.ContainsAny(l.Text[m[7]:m[12]], "/|") || letterRow.MatchString(l.Text[:p.at])) {
		return wordPair{}, false // "(T / F)" is read with the statement, "a) T F T F" and "D) N" are choices, "R: F" is an answer
	}
	if !p.letters && (front == behind || !rewrite.AreTruthWords(p.words[0], p.words[1])) {
		return wordPair{}, false
	}
	for k, n := range [2]int{3, 6} {
		if runs := line.SliceRuns(l.Runs, m[2*n], m[2*n+1]); len(runs) > 0 {
			p.marks[k] = runs[0].Marks
		}
	}
	for k, n := range [2]int{2, 5} {
		if behind {
			n += 2
		}
		p.checked[k] = strings.ContainsAny(part(n), "xX✓✔☑☒■●")
	}
	return p, true
}

// PairsBehind writes such words as a pair of boxes below the statement.
func (r *Reader) PairsBehind(lines []line.Line) []line.Line {
	lines = pairsAhead(r.plainPairs(lines))
	pairs, letters := map[int]wordPair{}, 0
	for i, l := range lines {
		p, ok := r.wordPairAt(l)
		if !ok || p.at == 0 && (i == 0 || lines[i-1].Kind != line.TextLine) {
			continue
		}
		pairs[i] = p
		if p.letters {
			letters++
		}
	}
	if len(pairs) == 0 || letters == len(pairs) && letters < leastLetterPairs {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+len(pairs))
	number, alone, parts := 0, standAlone(pairs) && !r.haveNumbers(lines, pairs), r.partsOfNumbers(lines, pairs)
	language := r.Tongues.LanguageOf(line.TextsOf(lines))
	for i, l := range lines {
		p, ok := pairs[i]
		if !ok || p.letters && letters < leastLetterPairs {
			out = append(out, l)
			continue
		}
		if n := parts[i]; n > 0 && p.checked[0] == p.checked[1] {
			part := p.behind(asks.Bulleted(l))
			part.Label = &page.Label{Text: string(rune('a'+n-1)) + ")", Format: page.LowerAlpha, Number: n, List: "rows"}
			out = append(out, part)
			continue
		}
		if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel && p.at > 0 && p.checked[0] == p.checked[1] {
			out = append(out, p.behind(l))
			continue
		}
		if p.at > 0 {
			out = append(out, l.Cut(0, p.at))
		}
		if stem := &out[len(out)-1]; alone || asks.Bulleted(*stem).Text != stem.Text {
			*stem = asks.Bulleted(*stem)
			if _, numbered := stem.QuestionLabel(r.Vocabulary); !numbered && stem.Label == nil {
				number++
				stem.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: answerkey.ToldList}
			}
		}
		if p.letters {
			p.words = wordsOf(p.words, language)
		}
		out = append(out, p.boxes(l))
	}
	return out
}

// behind writes the words behind a part of a question.
func (p wordPair) behind(l line.Line) line.Line {
	stem := l.Cut(0, p.at)
	stem = line.NewLine(stem, append(stem.Runs[:len(stem.Runs):len(stem.Runs)], page.Run{Text: " (" + p.words[0] + " / " + p.words[1] + ")"}))
	stem.Gap, stem.Soft = l.Gap, l.Soft
	return stem
}

// boxes writes the words with their boxes as a line of its own.
func (p wordPair) boxes(l line.Line) line.Line {
	var runs []page.Run
	for k, word := range p.words {
		box := "☐ "
		if p.checked[k] && !p.checked[1-k] {
			box = "☒ "
		}
		runs = append(runs, page.Run{Text: box}, page.Run{Text: word, Marks: p.marks[k]}, page.Run{Text: " "})
	}
	out := line.NewLine(l, runs)
	out.Label, out.Gap = nil, false
	return out
}

// wordsOf are the words that a pair of letters begins.
func wordsOf(letters [2]string, language string) [2]string {
	pair, ok := asks.PairOfLetters(map[string]int{lexicon.Fold(letters[0]): 1, lexicon.Fold(letters[1]): 1}, language)
	if !ok {
		return letters
	}
	return pair
}

// standAlone reports whether statements with such words take one line each: most
// stand right below the words of the one before.
func standAlone(pairs map[int]wordPair) bool {
	follow := 0
	for i, p := range pairs {
		above := i - 1
		if p.at == 0 {
			above--
		}
		if _, ok := pairs[above]; ok {
			follow++
		}
	}
	return follow > 0 && follow*10 >= (len(pairs)-1)*8
}
