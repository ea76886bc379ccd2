package asks

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	FrontMarker   = pattern.Guarded(pattern.BeginsWith("*!=+"), `^(?:\*{1,3}|!|✓|✔|√|✅|☑|☒|→|=>|►|»\s)\s*(?:$|[^\s*!=.,;)])|^\+\s*\p{L}`)
	FrontSign     = pattern.Guarded(pattern.BeginsWith("*!=+"), `^(?:\*{1,3}|\+|!|✓|✔|√|✅|☑|☒|→|=>|►|»)\s*`)
	BackMarker    = pattern.Guarded(pattern.EndsWith("*-=)]<", lexicon.Whitespace), `(?:\s*(?:\*{1,3}|(?:✓|✔|√|✅|☑)\x{fe0f}?|<[-–—=]{1,4}|\s{2,}<<|\s<{3,5}|←|⬅\x{fe0f}?|⇐|◄)|(?:^|\s+)(?:\([xX]\)|\[[xX]\]|[(\[]\s*(?:\*{1,3}|✓|✔|√|✅)\s*[)\]]))\s*$`)
	notedTick     = pattern.Guarded(pattern.EndsWith(")]", lexicon.Whitespace+"."), `\s*(?:(✓|✔|✅)\x{fe0f}?\s*|(√)\s+)(?:\[([^\[\]]{1,48})\]|\(([^()]{1,48})\))\s*\.?$`)
	backRule      = pattern.Guarded(pattern.EndsWith("-", lexicon.Whitespace), `\s+[-–—]{3,}\s*$`)
	BackWord      = pattern.Guarded(pattern.EndsWith(")]", lexicon.Whitespace+".。"), `\s*[(\[（【]\s*([^()\[\]（）【】]{1,32}?)\s*[)\]）】]\s*[.。]?$`)
	FrontWord     = pattern.Guarded(pattern.BeginsWith("([（【"), `^[(\[（【]\s*([^()\[\]（）【】]{1,32}?)\s*[)\]）】]\s*[:：]?\s*`)
	dashWord      = pattern.Guarded(pattern.Holds("-="), `\s+(?:[-–—]{1,4}>?|=>|<[-=]+|[→←⬅⇐◄✓✔√✅☑]\x{fe0f}?)\s*([^-–—→←✓✔√]{1,32}?)\s*[.!]?$`)
	starWord      = pattern.Guarded(pattern.EndsWith("*_", lexicon.Whitespace), `\s+[*_]{1,2}([^*_]{1,32}?)[*_]{1,2}\s*$`)
	apartWord     = pattern.Guarded(lexicon.MayGap, `(?:\s{2,}|\t)\s*([^\s]{2,16}(?: [^\s]{2,16})?)\s*[.!]?$`)
	slashWord     = pattern.Guarded(pattern.Holds("/"), `\s*//+\s*([^/]{1,24}?)\s*$`)
	FrontWeight   = pattern.Guarded(pattern.BeginsWith("%"), `^%\s*\+?(\d{1,3}(?:[.,]\d{1,6})?)\s*%\s*`)
	TermOfLetters = pattern.New(`^[-+*/^()A-Za-z0-9 ]*[+*/^(][-+^()A-Za-z0-9 ]*[+*/^][-+*/^()A-Za-z0-9 ]*$`)
	closeLetter   = pattern.Guarded(pattern.EndsWith("ABCDEFGH", ""), ` [(]?([A-H])[)]?$`)
	noteWord      = pattern.New(`\pL{3}`)
	ownLetter     = pattern.Guarded(lexicon.MayGap, `(?:\s{2,}|\t)\(?(\p{L})\)?$`)
)

// RuledSign is a row of dashes drawn behind a choice, and LeastRuled how many
// questions have one before it marks answers.
const (
	RuledSign  = "back ---"
	LeastRuled = 3
)

// CalledSign is a word for what is right behind a choice, in capitals or called out.
const CalledSign = "CORRECT"

// joining ends in a word or sign that joins a letter to those before: "A and D".
var joining = pattern.New(`(?i)(?:(?:^|\s)(?:and|or|nor|und|oder|noch|y|o|ni|e|ou|et|i|lub|oraz|и|или|ни|та|або|ve|veya|va|dan|atau|và|hoặc|en|of|és|vagy)|[,;&+/–-])\s*$`)

// backSigns are those of which every sign at the end of a line has one, unless it is a
// letter or a word in capitals.
var backSigns = line.SignsOf("*+-=<>()[]/!_")

// BackSignOf is BackSign of a line, most of which have none.
func BackSignOf(l *line.Line, label string, right map[string]bool) (int, string) {
	if !l.Has(backSigns) && !l.Has(line.Wide) && !endsInSign(l.Text) && !lexicon.MayGap(l.Text) {
		return 0, ""
	}
	return BackSign(l.Text, label, right)
}

// endsInSign reports whether the last word of a text in ASCII is a letter, or begins
// with a capital.
func endsInSign(s string) bool {
	s = s[strings.LastIndexAny(s, " \t")+1:]
	return len(s) == 1 || s != "" && 'A' <= s[0] && s[0] <= 'Z'
}

// BackSign is where a sign at the end of a text begins, 0 for none.
func BackSign(text, label string, right map[string]bool) (int, string) {
	if m := starWord.FindStringSubmatchIndex(text); m != nil && m[0] > 0 && right[lexicon.Fold(text[m[2]:m[3]])] {
		return m[0], "(correct)"
	}
	if m := BackMarker.FindStringIndex(text); m != nil && m[0] > 0 {
		return m[0], "back " + strings.TrimSpace(text[m[0]:])
	}
	if at, sign := tickWithNote(text); at > 0 {
		return at, sign
	}
	if at, sign := plusBehind(text); at > 0 {
		return at, sign
	}
	if m := backRule.FindStringIndex(text); m != nil && m[0] > 0 {
		return m[0], RuledSign
	}
	if m := BackWord.FindStringSubmatchIndex(text); m != nil && m[0] > 0 && right[strings.Trim(lexicon.Fold(text[m[2]:m[3]]), " *!✓✔.:")] {
		return m[0], "(correct)"
	}
	if m := dashWord.FindStringSubmatchIndex(text); m != nil && m[0] > 0 && right[lexicon.Fold(text[m[2]:m[3]])] {
		return m[0], "- correct"
	}
	if m := apartWord.FindStringSubmatchIndex(text); m != nil && m[0] > 0 && saysRight(lexicon.Fold(text[m[2]:m[3]]), right) {
		return m[0], "(correct)"
	}
	if at := calledOut(text, right); at > 0 {
		return at, CalledSign
	}
	if m := slashWord.FindStringSubmatchIndex(text); m != nil && m[0] > 0 && right[strings.TrimRight(lexicon.Fold(text[m[2]:m[3]]), " .!")] {
		return m[0], "// answer"
	}
	if m := ownLetter.FindStringSubmatchIndex(text); m != nil && m[0] > 0 && label != "" && lexicon.Fold(text[m[2]:m[3]]) == label {
		return m[0], "letter"
	}
	if m := closeLetter.FindStringSubmatchIndex(text); m != nil && m[0] > 0 && label != "" && lexicon.Fold(text[m[2]:m[3]]) == label && !joining.MatchString(text[:m[0]]) {
		return m[0], "letter"
	}
	return 0, ""
}

// tickWithNote is where a tick begins that a note in brackets follows, which says where
// the answer is found or what it is worth, "Oslo ✓ [Unit 1, slide 5]", and its sign; 0 for
// none. The sign of a root stands before brackets too, but with no words in them.
func tickWithNote(text string) (int, string) {
	m := notedTick.FindStringSubmatch(text)
	if m == nil || len(m[0]) == len(text) {
		return 0, ""
	}
	note := m[3] + m[4]
	if !strings.ContainsAny(note, "0123456789") || m[2] != "" && !noteWord.MatchString(note) {
		return 0, ""
	}
	return len(text) - len(m[0]), "back " + m[1] + m[2]
}

// saysRight reports whether a word that only room parts from a choice tells that it is
// right: "turn   right" may be a choice.
func saysRight(word string, right map[string]bool) bool {
	return right[word] && word != "right" && word != "yes" && word != "key" && word != "answer"
}

// plusBehind is where a plus at the end of a text begins, and its sign: one apart from the
// text belongs to it less often than one behind its last letter, "Na+"; 0 for none.
func plusBehind(text string) (int, string) {
	rest, ok := strings.CutSuffix(text, "+")
	kept := strings.TrimRight(rest, " \t")
	switch {
	case !ok || kept == "" || strings.HasSuffix(kept, "+"):
		return 0, ""
	case len(kept) < len(rest):
		return len(kept), SpacedPlus
	case strings.IndexFunc(rest, unicode.IsLetter) < 0 || ion.MatchString(rest):
		return 0, ""
	}
	return len(kept), GluedPlus
}

// ion is what has a charge for a plus behind it: "Na+", "NH4+".
var ion = pattern.New(`^(?:[A-Z][a-z]?\d?|NH4|H3O)$`)

// The signs of a plus behind a choice.
const (
	SpacedPlus = "back  +"
	GluedPlus  = "back +"
)

// calledOut is where a word for what is right begins at the end of a text, in capitals or
// with an exclamation mark, "Rome CORRECT", "Rome Correct!"; 0 for none.
func calledOut(text string, right map[string]bool) int {
	text = strings.TrimRight(text, " \t")
	at := strings.LastIndexAny(text, " \t") + 1
	word, exclaimed := strings.CutSuffix(text[at:], "!")
	if first, _ := utf8.DecodeRuneInString(word); at == 0 || !unicode.IsUpper(first) || !exclaimed && !inCapitals(word) || len(word) < shortestCall || !right[lexicon.Fold(word)] {
		return 0
	}
	before := strings.TrimRight(text[:at], " \t")
	if before == "" || exclaimed && strings.ContainsAny(before[len(before)-1:], ".!?,;:") || !exclaimed && inCapitals(before) {
		return 0
	}
	return len(before)
}

// shortestCall is how many bytes such a word has at least.
const shortestCall = 4

func inCapitals(s string) bool { return s == strings.ToUpper(s) && s != strings.ToLower(s) }
