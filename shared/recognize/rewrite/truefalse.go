package rewrite

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// truthFront is the pair of words printed before a statement: "(True / False) ".
var truthFront = pattern.New(`^[(\[（【]?\s*([\p{L}\p{M}'’]{1,12})\s*(?:/|\||\sor\s|\sou\s|\soder\s|\so\s|\sили\s|\sчи\s|\sабо\s|\shay\s|\satau\s|\syoki\s|\sveya\s|\slub\s|\sof\s|\svagy\s|\seller\s|\ssau\s|\snebo\s|\salebo\s|\sili\s|\sali\s|\stai\s|\svai\s|\sή\s|\sאו\s|\sया\s|\sнемесе\s|\sیا\s|\sأم\s|\sأو\s|或|หรือ)\s*([\p{L}\p{M}'’]{1,14}(?: waar)?)\s*[)\]）】:：][\s.:：\-–—]*`)

// FrontPair finds the pair of words at the front of a line. Words that are not
// surely true and false count only where a true-false question is certain.
func (r *Reader) FrontPair(l line.Line, certain bool) []int {
	m := truthFront.FindStringSubmatchIndex(l.Text)
	if m == nil || m[1] == len(l.Text) {
		return nil
	}
	if _, ok := r.PairIn(l.Text, m, certain); !ok {
		return nil
	}
	return m
}

// HasFrontPair reports whether a line begins with the words for true and false.
func (r *Reader) HasFrontPair(l line.Line) bool { return r.FrontPair(l, false) != nil }

var (
	CueTail    = pattern.New(`^[\s.:?)：？）\-–—|\]]*`)
	truthTail  = pattern.New(`\s*(?:[(\[（【]\s*([\p{L}\p{M}'’ √×✓✗✔✘○〇╳✕+\-]{1,16})\s*[)\]）】]|(?:→|=>|->|⇒|\s[-–—]\s|\t|…+|_{2,})\s*([\p{L}\p{M}'’√×✓✗✔✘]{1,14}(?: waar)?))\s*_*[.。]?\s*$`)
	TruthArrow = pattern.Guarded(pattern.Holds(">"), `\s*(?:→|=>|->|⇒)\s*([\p{L}\p{M}'’]{1,14})\s*[.:]?\s*(?:[(（](.*)[)）])?\s*$`)
	TruthSlash = pattern.Guarded(lexicon.MaySlash, `\s*[(\[（]?\s*([\p{L}\p{M}'’]{1,12})\s*(?:/|\||\s[-–—×]\s|\sor\s|\sou\s|\soder\s|\so\s|\sили\s|\sчи\s|\sабо\s|\shay\s|\satau\s|\syoki\s|\sveya\s|\slub\s|\sof\s|\svagy\s|\seller\s|\ssau\s|\snebo\s|\salebo\s|\sili\s|\sali\s|\stai\s|\svai\s|\sή\s|\sאו\s|\sया\s|\sнемесе\s|\sیا\s|\sأم\s|\sأو\s|或|หรือ|\s{2,}|\t)\s*(לא נכון|[Ss]i kweli|[\p{L}\p{M}'’]{1,14}(?: waar)?)\s*[)\]）]?\s*[.?:]?\s*$`)
	// SignSlash is a pair of signs for true and false at the end of a statement: "+ / -".
	SignSlash = pattern.Guarded(pattern.EndsWith("-−–×✗✘xX✕╳", " )]）."), `\s*[(\[（]?\s*([+√✓✔])\s?[/|]\s?([-−–×✗✘xX✕╳])\s*[)\]）]?\.?$`)
	// TruthBehind is a word behind a whole sentence: "Ice is frozen water. True".
	TruthBehind = pattern.New(`(?:\pL{2}|\s[\pN.,]*\pN|[)%°])["'”’»)]*([.!。])\s+(\pL{1,10})\.?$`)
	// TruthReason is such a word with what is right behind it: "Ice is hot. FALSE (cold)".
	TruthReason = pattern.New(`[\pL\pN]["'”’»)]*([.!。])\s+[(\[]?(\pL{1,10})[)\]]?\s*(?:[-–—:=→,;]+|->)?\s*[(\[]?([\pL\pN"'“„«][^()\[\]]{0,80}?)[)\]]?\.?$`)
	onlyLabel   = pattern.New(`^[(\[]?[\pL\pN]{1,2}$`)
	LeadRoom    = pattern.New(`^(?:_{2,}|\.{3,}|[(（]\s*[)）]|\[\s*\]|…+)\s*`)
)

// argumentFront is what a letter in brackets is an argument of: the name of a
// function or a letter of a formula, "C(S)", "2x(t)", where a word would be "flat(F)".
var argumentFront = pattern.New(`(?:^|[^\pL])(?:\pL{1,2}|\p{Lu}{3,4}|[)\]}′'])$`)

// TruthAtEnd finds the word or letter behind a statement that may say its truth,
// "(F)" or "→ False", and where the statement ends; -1 where there is none. The
// argument of a function says nothing: "f(x) = 2R(F)".
func TruthAtEnd(text string) (said string, end int) {
	m := truthTail.FindStringSubmatchIndex(text)
	if m == nil {
		return "", -1
	}
	if m[2] < 0 {
		return text[m[4]:m[5]], m[0]
	}
	said = text[m[2]:m[3]]
	if utf8.RuneCountInString(said) == 1 && text[m[0]] == '(' && argumentFront.MatchString(text[:m[0]]) {
		return "", -1
	}
	return said, m[0]
}

// NamedPair is the pair of words whose other forms an order has, "as true statements
// (T) or false ones (F)", in languages where these end otherwise: they begin alike.
func NamedPair(folded string) [2]string {
	yes, no := lexicon.VerdictWords(folded)
	for _, p := range lexicon.TruthPairs() {
		if no != "" && lexicon.Initial(p[1]) == lexicon.Initial(no) && beginAlike(lexicon.Fold(p[0]), lexicon.Fold(yes)) {
			return p
		}
	}
	return [2]string{}
}

// Signs that an order gives the two verdicts, "True (A) or False (B)", "1 = wahr, 2 =
// falsch".
var (
	verdictThenSign = pattern.New(`(\pL[\pL\p{M}']*)\s*(?:[=:–-]\s*[(\[]?|[(\[])\s*([a-e]|[12])\s*(?:[)\]]|\b)`)
	signThenVerdict = pattern.New(`(?:^|[\s,;(\[])([a-e]|[12])\s*[)\]]?\s*[=:)\]–-]\s*(\pL[\pL\p{M}']*)`)
)

// SignedTruths are the signs that a folded order gives true and false in place of
// words; empty where it gives none, or the first letters of the words.
func (r *Reader) SignedTruths(folded string) (yes, no string) {
	for _, form := range []struct {
		pattern    pattern.Pattern
		word, sign int
	}{{verdictThenSign, 1, 2}, {signThenVerdict, 2, 1}} {
		yes, no = "", ""
		for _, m := range form.pattern.FindAllStringSubmatch(folded, -1) {
			t, ok := r.TruthOf(m[form.word], true)
			switch {
			case !ok || lexicon.Initial(m[form.word]) == m[form.sign]:
			case t.Value:
				yes = m[form.sign]
			default:
				no = m[form.sign]
			}
		}
		if yes != "" && no != "" && yes != no {
			return yes, no
		}
	}
	return "", ""
}

// beginAlike reports whether two words have their first letters in common.
func beginAlike(a, b string) bool {
	x, y := []rune(a), []rune(b)
	return len(x) >= alikeFront && len(y) >= alikeFront && string(x[:alikeFront]) == string(y[:alikeFront])
}

// alikeFront is how many letters forms of one word have in common.
const alikeFront = 4

// SlashLabels reads the pair in "Vrai / Faux"; English and signs need none.
func (r *Reader) SlashLabels(s string) [2]string {
	f := lexicon.Fold(s)
	for _, p := range lexicon.TruthPairs() {
		if p[0] == "True" || p[0] == "√" || p[0] == "对" {
			continue
		}
		i := strings.Index(f, lexicon.Fold(p[0]))
		if i >= 0 && strings.Contains(f[i:], lexicon.Fold(p[1])) {
			return p
		}
	}
	return [2]string{}
}

// OnlyLabel reports whether what stands before a full stop is the letter or the number
// of a statement behind the room for its answer, "___ B": the word behind it begins
// the statement, "___ B. O lobo corre", and judges nothing.
func OnlyLabel(before string) bool {
	before = strings.TrimRight(before, ".!。")
	return onlyLabel.MatchString(before[len(LeadRoom.FindString(before)):])
}
