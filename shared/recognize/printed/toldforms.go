package printed

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// toldSigns part a statement from its truth.
const toldSigns = ":;|=\t –—-→>"

// behindSigns are those of which one stands before a truth at the end.
var behindSigns = line.SignsOf(":;|=\t–—→>-")

// saysVerdict looks for a word for true or false anywhere in a line: most have none.
func saysVerdict(l *line.Line) bool { return l.Gist().Has(lexicon.VerdictID) }

// truthBehind reads a line that ends with its truth in words.
func (r *Reader) truthBehind(l line.Line) toldLine {
	if l.Kind != line.TextLine || l.Label != nil || len(l.Text) < leastToldLine {
		return toldLine{}
	}
	if !l.Has(behindSigns) || !saysVerdict(&l) {
		return toldLine{}
	}
	tail := max(0, len(l.Text)-mostToldTruth-utf8.UTFMax)
	if !line.SignsOf(l.Text[tail:]).Any(behindSigns) {
		return toldLine{}
	}
	at := strings.LastIndexAny(l.Text[tail:], ":;|=\t–—→>")
	if at >= 0 {
		at += tail
	}
	if at < 0 || len(l.Text)-at > mostToldTruth {
		if at = strings.LastIndex(l.Text, " - "); at < 0 || len(l.Text)-at > mostToldTruth {
			return toldLine{}
		}
	}
	truth := r.truthWord(strings.Trim(l.Text[at:], toldSigns+".,"))
	if _, numbered := l.NumberLabel(); truth == "" || numbered {
		return toldLine{}
	}
	at = len(strings.TrimRight(l.Text[:at], toldSigns))
	return toldLine{to: at, at: len(l.Text) - len(strings.TrimLeft(l.Text[at:], toldSigns)), end: len(l.Text), truth: truth}
}

// saidAtEnd is where the word or the letter at the end of a line stands, in brackets
// or without, with something in front of it.
func saidAtEnd(s string) (from, to int, ok bool) {
	to = len(s)
	for _, closing := range []string{".。", ")]"} {
		if r, size := utf8.DecodeLastRuneInString(s[:to]); strings.ContainsRune(closing, r) {
			to -= size
		}
	}
	from = to
	for n := 0; from > 0 && n <= longestSaid; n++ {
		r, size := utf8.DecodeLastRuneInString(s[:from])
		if !isSaid(r) {
			first, _ := utf8.DecodeRuneInString(s[from:to])
			return from, to, n > 0 && r != '-' && unicode.IsLetter(first)
		}
		from -= size
	}
	return 0, 0, false
}

// isSaid reports whether a sign is part of a word.
func isSaid(r rune) bool {
	if r < utf8.RuneSelf {
		return r == '\'' || lexicon.IsASCIILetter(byte(r))
	}
	return unicode.In(r, unicode.L, unicode.M) || r == '’' || r == 'ʻ'
}

// longestSaid is how long such a word is, in signs.
const longestSaid = 16

// truthAtEnd reads a line that ends with its truth in a word that the end of a
// sentence or a sign parts from it, or in capitals, or in a letter. The statement
// may have a number.
func (r *Reader) truthAtEnd(l line.Line) toldLine {
	if l.Kind != line.TextLine || len(l.Text) < leastToldLine {
		return toldLine{}
	}
	at, end, ok := saidAtEnd(l.Text)
	if !ok {
		return toldLine{}
	}
	said, before := l.Text[at:end], l.Text[:at]
	if len(said) > utf8.UTFMax && !saysVerdict(&l) {
		return toldLine{} // no letter either
	}
	last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(before, " "))
	truth := letterTruth(said)
	if word := r.truthWord(said); word != "" && (!unicode.IsLetter(last) || said == strings.ToUpper(said)) {
		truth = word
	}
	t := toldLine{at: at, end: end, truth: truth}
	if truth == "" {
		t = r.truthReasoned(l.Text)
	}
	if t.truth == "" {
		return toldLine{}
	}
	if q, ok := l.NumberLabel(); ok {
		t.from, t.number = q.End, q.Number
	} else if b, ok := line.BulletOf(l.Text); ok && l.Label == nil {
		t.from = b.End
	} else if l.Label != nil && l.Label.Format == page.Decimal {
		t.number = l.Label.Number
	} else if l.Label != nil && l.Label.Format != page.Bullet {
		return toldLine{}
	}
	if _, choice := l.ChoiceLabel(); choice && t.number == 0 && t.from == 0 {
		return toldLine{}
	}
	if truth != "" {
		t.to = len(strings.TrimRight(before, toldSigns+"(["))
	}
	if t.from >= t.to || r.OffersPair([]line.Line{l}) {
		return toldLine{}
	}
	if m := rewrite.TruthSlash.FindStringSubmatchIndex(l.Text[:t.to]); m != nil && m[0] > t.from {
		if _, ok := r.PairIn(l.Text, m, true); ok {
			t.to = m[0] // "Ice is cold. True/False: True"
		}
	}
	return t
}

// truthReasoned finds a truth in capitals with its reason in brackets or behind a dash,
// "Coral is a plant. FALSE (it is an animal)".
func (r *Reader) truthReasoned(text string) toldLine {
	m := rewrite.TruthReason.FindStringSubmatchIndex(text)
	if m == nil || text[m[4]:m[5]] != strings.ToUpper(text[m[4]:m[5]]) || strings.Trim(text[m[5]:m[6]], " ,;") == "" {
		return toldLine{}
	}
	return toldLine{to: m[3], at: m[4], end: m[5], truth: r.truthWord(text[m[4]:m[5]]), why: m[6], whyEnd: m[7]}
}

// truthAhead reads a line that begins with its truth, in words or in a capital
// letter: "V | ...", "(F) ...", "True: ...".
func (r *Reader) truthAhead(l line.Line) toldLine {
	if l.Kind != line.TextLine || l.Label != nil || len(l.Text) < leastToldLine {
		return toldLine{}
	}
	at := strings.IndexAny(l.Text[:min(len(l.Text), mostToldTruth)], ")]|:;=\t")
	if at < 1 {
		return toldLine{}
	}
	head := strings.Trim(l.Text[:at], "([ ")
	if head == "" || lexicon.IsDigit(head[0]) {
		return toldLine{}
	}
	closed := strings.IndexByte("([", l.Text[0]) >= 0 || strings.IndexByte("|;=\t", l.Text[at]) >= 0
	if !closed && !saysVerdict(&l) {
		return toldLine{}
	}
	truth := r.truthWord(head)
	if truth == "" && closed {
		truth = letterTruth(head) // "V:" may be who speaks, "V)" a choice
	}
	if truth == "" {
		return toldLine{}
	}
	first := strings.Index(l.Text, head)
	from := len(l.Text) - len(strings.TrimLeft(l.Text[at+1:], toldSigns))
	return toldLine{from: from, to: len(l.Text), at: first, end: first + len(head), truth: truth}
}

// letterTruth is a capital letter that may stand for true or false.
func letterTruth(s string) string {
	if utf8.RuneCountInString(s) != 1 || s == strings.ToLower(s) {
		return ""
	}
	return lexicon.Fold(s)
}

// truthWord is "true" or "false" where a text is a word for it.
func (r *Reader) truthWord(s string) string {
	switch c, whole := r.Vocabulary.Is(s, lexicon.TrueWord, lexicon.FalseWord); {
	case !whole:
		return ""
	case c == lexicon.TrueWord:
		return "true"
	}
	return "false"
}
