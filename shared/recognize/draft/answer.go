package draft

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// Picked is what an answer says about choices.
type Picked struct {
	Keys []int
	Rest string // an explanation behind the letter
}

var (
	// filledRoom is an answer written on a dotted line.
	filledRoom = pattern.New(`^(?:\.*…[…. ]*|\.{3,} *)([^….].*?)(?:[…. ]*…\.*| *\.{3,})$`)
	// bracketHead is a letter with a remark in brackets: "B (page 12)". A short one
	// without a number may be a doubt: "B (not sure)".
	bracketHead = pattern.New(`^(\p{L})\s*[-–—]?\s*[(（\[【](.*[\p{L}\p{N}].*)[)）\]】][.。]?$`)
)

// Pick finds the choices an answer names: by letters, by text, by a letter with
// its text. ok is false when it names none for certain.
func (r *Reader) Pick(d Draft, value string) (Picked, bool) {
	v := strings.Trim(filledRoom.ReplaceAllString(lexicon.Unticked(value), "$1"), "*_`\"“”«» ")
	if v == "" {
		return Picked{}, false
	}
	if k := choiceExactly(d, value); k >= 0 && len(v) < len(strings.TrimSpace(value)) {
		return Picked{Keys: []int{k}}, true // "*.go", where others are "*.go*" and ".go"
	}
	index := r.SignIndex(d)
	if p, ok := r.pickApart(d, v, index); ok {
		return p, true
	}
	if answersParts(d, v, index) || answersSeveral(v, index) || r.callsWrong(d, v) || r.countsOther(d, v, index) {
		return Picked{}, false
	}
	if strings.ContainsAny(v, " \t") || utf8.RuneCountInString(v) > 1 && strings.IndexFunc(v, func(r rune) bool { return !unicode.IsLetter(r) }) < 0 {
		if k := max(ChoiceByText(d, v), r.letterAndText(d, v, index)); k >= 0 {
			return Picked{Keys: []int{k}}, true // "A and B" may be a choice itself, and "ABC"
		}
	}
	if k, ok := index[lexicon.Fold(strings.Trim(v, " .()"))]; ok {
		return Picked{Keys: []int{k}}, true
	}
	if m := lexicon.CalledSo.FindStringSubmatch(v); m != nil && !lexicon.IsLonger(v, line.MaxSaid) {
		v = m[1] // "A, C and D are correct"
	}
	if keys, ok := letterList(v, index); ok {
		return Picked{Keys: keys}, true
	}
	if k := ChoiceByText(d, v); k >= 0 {
		return Picked{Keys: []int{k}}, true
	}
	if stripped := lexicon.OptionWord.ReplaceAllString(v, ""); stripped != v && stripped != "" {
		if p, ok := r.Pick(d, stripped); ok {
			return p, true
		}
	}
	if p, ok := headed(d, v, index); ok {
		return p, true
	}
	if m := line.SaidLetter.FindStringSubmatch(v); !lexicon.IsLonger(v, line.MaxSaid) && m != nil {
		if k, ok := index[lexicon.Fold(m[1])]; ok {
			return Picked{Keys: []int{k}}, true
		}
	}
	for _, sep := range []string{";", "\n", "|", ","} {
		if keys, ok := r.pickParts(d, v, sep, index); ok {
			return Picked{Keys: keys}, true
		}
	}
	if k := choiceUnspaced(d, v); k >= 0 {
		return Picked{Keys: []int{k}}, true
	}
	if joined := joinedTexts.ReplaceAllString(v, ", "); joined != v {
		if keys, ok := r.pickParts(d, joined, ",", index); ok {
			return Picked{Keys: keys}, true
		}
	}
	if m := textThenLetter.FindStringSubmatch(v); m != nil {
		if k, ok := index[lexicon.Fold(m[2])]; ok && k == ChoiceByText(d, m[1]) {
			return Picked{Keys: []int{k}}, true
		}
	}
	if k := max(ChoiceByStart(d, v), choiceCommented(d, v)); k >= 0 {
		return Picked{Keys: []int{k}}, true
	}
	if k := choiceByInitials(d, v); k >= 0 {
		return Picked{Keys: []int{k}}, true
	}
	if k, ok := index[lexicon.Fold(rewrite.Concluded(v))]; ok {
		return Picked{Keys: []int{k}}, true
	}
	if digits := lexicon.DecimalDigits(v); digits != v {
		return r.Pick(d, digits) // "گزینه ۲" of choices numbered in either digits
	}
	if m := behindAnswer.FindStringIndex(v); m != nil && m[0] > 0 && m[0] <= longestLetters {
		return r.Pick(d, v[:m[0]])
	}
	return Picked{}, false
}

// behindAnswer is what a bank tells of a question behind the letters of its answer: "B
// Points: 1", "B | Topic: Science", "B  (easy)", "B p. 12".
var behindAnswer = pattern.New(`(?:\s*\t\s*|\s{2,}|\s*\|\s*|\s*[;,]\s*|\s+)(?:\pL{2}[\pL ]{0,20}[:=#]|\d{1,2}(?:[.,]\d)?\s?(?i:marks?|points?|pts?|punkte?|puntos?|pontos?|punti)\b|[(\[](?i:easy|medium|moderate|hard|difficult)[)\]]|(?i:pp?|pgs?|pages?|s|seite|pág|стр|hal)\.?\s?\d).*$`)

// longestLetters is how many letters the letters of an answer have before it.
const longestLetters = 12

// textThenLetter is the text of a choice with its letter behind: "owl (c)".
var textThenLetter = pattern.Guarded(pattern.EndsWith(")]", ""), `^(.+?)\s*[(\[](\p{L})[)\]]$`)

// letterList reads "B", "(b)", "B, C", "B and C", "ABD".
func letterList(v string, index map[string]int) ([]int, bool) {
	var keys []int
	for _, part := range lexicon.ListSplit.Split(strings.Trim(v, " .。;,()[]（）【】"), -1) {
		sign := lexicon.Fold(strings.Trim(part, " .)(]["))
		if sign == "" {
			continue
		}
		k, ok := index[sign]
		if !ok {
			return joinedLetters(v, index)
		}
		keys = append(keys, k)
	}
	return UniqueSorted(keys), len(keys) > 0
}

// joinedLetters reads "ABD": capitals, rising, each a label.
func joinedLetters(v string, index map[string]int) ([]int, bool) {
	v = strings.Trim(v, " .。()[]（）【】")
	if n := utf8.RuneCountInString(v); n < 2 || n > 10 || v != strings.ToUpper(v) {
		return nil, false
	}
	var keys []int
	last := -1
	for _, c := range v {
		k, ok := index[lexicon.Fold(string(c))]
		if !ok || k <= last {
			return nil, false
		}
		keys = append(keys, k)
		last = k
	}
	return keys, true
}

func UniqueSorted(keys []int) []int {
	seen := map[int]bool{}
	var out []int
	for _, k := range keys {
		if !seen[k] {
			seen[k] = true
			at := len(out)
			for at > 0 && out[at-1] > k {
				at--
			}
			out = append(out[:at], append([]int{k}, out[at:]...)...)
		}
	}
	return out
}

// signAndText is the choice whose sign and text an answer repeats, -1 for none: "① 1 2 3"
// would name three.
func signAndText(d Draft, v string, index map[string]int) int {
	c, ok := line.ChoiceLabelOf(v)
	if !ok || c.Kind == lexicon.BulletLabel {
		return -1
	}
	if k, ok := index[c.Sign]; ok && lexicon.Same(v[c.End:]) == lexicon.Same(d.Choices[k].Text()) {
		return k
	}
	return -1
}

// headed reads a letter followed by text: the choice itself, or why.
func headed(d Draft, v string, index map[string]int) (Picked, bool) {
	if m := because.FindStringSubmatch(v); m != nil {
		if k, ok := index[lexicon.Fold(m[1])]; ok {
			return Picked{Keys: []int{k}, Rest: m[2]}, true
		}
	}
	if m := reasoned.FindStringSubmatch(v); m != nil && len(m[1]) <= line.MaxSaid {
		if keys, ok := letterList(m[1], index); ok && len(keys) > 1 {
			return Picked{Keys: keys, Rest: m[2]}, true
		}
	}
	m := lexicon.LetterHead.FindStringSubmatch(v)
	if m == nil {
		return spacedHead(d, v, index)
	}
	k, ok := index[lexicon.Fold(m[1])]
	if !ok {
		return Picked{}, false
	}
	rest := strings.TrimSpace(m[2])
	text := lexicon.Same(d.Choices[k].Text())
	if rest == "" || lexicon.Same(rest) == text {
		return Picked{Keys: []int{k}}, true
	}
	if keys := chained(d, v, index); keys != nil {
		return Picked{Keys: keys}, true
	}
	if strings.ContainsAny(rest, ";,\n") || nextHead.MatchString(rest) {
		if keys, ok := headedParts(d, v, index); ok {
			return Picked{Keys: keys}, true
		}
	}
	if after, ok := strings.CutPrefix(lexicon.Same(rest), text); ok && text != "" && strings.TrimLeft(after, " ") != after {
		return Picked{Keys: []int{k}, Rest: rest}, true
	}
	if other := ChoiceByText(d, rest); other >= 0 && other != k {
		return Picked{}, false
	}
	return Picked{Keys: []int{k}, Rest: rest}, true
}

// because are the words that begin a reason behind a letter.
var because = pattern.New(`(?i)^[(\[]?(\p{L})[)\]]?,?\s+(?:(?:is|ist|est|es|é|è)\s+(?:the\s+|la\s+|die\s+)?(?:correct|right|best|richtig|korrekt|correcte|juste|correcta|correta|corretta|esatta)(?:\s+(?:answer|choice|option|one))?,?\s+)?((?:because|since|as|for|weil|da|denn|parce que|puisque|car|porque|ya que|pois|perché|poiché|omdat|want|ponieważ|bo|gdyż|потому что|так как|поскольку|тому що|бо|оскільки|çünkü|vì|bởi vì|karena|chunki|زیرا|چون|لأن|mert|hiszen)\s.*)$`)

// reasoned are several letters with a reason behind them: "B and C – both float".
var reasoned = pattern.New(`^([(\[]?\p{L}[)\]]?(?:\s*[,;&+/]\s*|\s+\p{L}{1,4}\s+)(?:[^-–—:.]{1,24}(?:[,;&+/]|\s))?[(\[]?\p{L}[)\]]?)\s*(?:[-–—:]|\.\s)\s*(\p{L}.*)$`)

// spacedHead reads "B text of the choice" and "B (page 12)"; "B (or C)" names
// none for certain.
func spacedHead(d Draft, v string, index map[string]int) (Picked, bool) {
	if m := bracketHead.FindStringSubmatch(v); m != nil {
		k, known := index[lexicon.Fold(m[1])]
		other := slices.ContainsFunc(strings.Fields(m[2]), func(word string) bool {
			word = strings.Trim(word, ".,;:")
			i, named := index[lexicon.Fold(word)]
			return named && i != k && (word == strings.ToUpper(word)) == (m[1] == strings.ToUpper(m[1]))
		})
		i := ChoiceByText(d, m[2])
		if !known || other || i >= 0 && i != k || i < 0 && !strings.ContainsAny(m[2], "0123456789") && len(strings.Fields(m[2])) < leastRemark {
			return Picked{}, false
		}
		if i == k {
			m[2] = ""
		}
		return Picked{Keys: []int{k}, Rest: m[2]}, true
	}
	m := letterFront.FindStringSubmatch(v)
	if m == nil {
		return Picked{}, false
	}
	k, known := index[lexicon.Fold(m[1])]
	if !known {
		return Picked{}, false
	}
	if lexicon.Same(m[3]) == lexicon.Same(d.Choices[k].Text()) {
		return Picked{Keys: []int{k}}, true
	}
	if strings.TrimSpace(m[2]) == "" && saidWithMore(d, m[3]) == k {
		return Picked{Keys: []int{k}, Rest: m[3]}, true
	}
	return Picked{}, false
}

// nextHead is the letter of a further choice with its sign.
var nextHead = pattern.New(`\s(\(?[A-Ha-h][.)]\s)`)

// headedParts reads "A. first; C. third", "(a) first (c) third".
func headedParts(d Draft, v string, index map[string]int) ([]int, bool) {
	var keys []int
	v = nextHead.ReplaceAllString(v, ";$1")
	for _, part := range strings.FieldsFunc(v, func(r rune) bool { return r == ';' || r == '\n' || r == ',' }) {
		m := lexicon.LetterHead.FindStringSubmatch(strings.TrimSpace(part))
		if m == nil {
			return nil, false
		}
		k, ok := index[lexicon.Fold(m[1])]
		if !ok || lexicon.Same(m[2]) != lexicon.Same(d.Choices[k].Text()) {
			return nil, false
		}
		keys = append(keys, k)
	}
	return UniqueSorted(keys), len(keys) > 1
}

// pickParts reads several choices by their texts.
func (r *Reader) pickParts(d Draft, v, sep string, index map[string]int) ([]int, bool) {
	parts := strings.Split(v, sep)
	if len(parts) < 2 {
		return nil, false
	}
	var keys []int
	for _, part := range parts {
		k := ChoiceByText(d, part)
		if p, ok := headed(d, strings.TrimSpace(part), index); k < 0 && ok && p.Rest == "" {
			k = p.Keys[0]
		}
		if at, ok := index[lexicon.Fold(lexicon.OptionWord.ReplaceAllString(strings.TrimSpace(part), ""))]; k < 0 && ok {
			k = at // "Option A, Option C"
		}
		if k < 0 {
			return nil, false
		}
		keys = append(keys, k)
	}
	return UniqueSorted(keys), true
}

// ChoiceByStart finds the only choice that begins with the answer, or that the
// answer begins with.
func ChoiceByStart(d Draft, v string) int {
	want, found := lexicon.Same(v), -1
	if utf8.RuneCountInString(want) < 4 {
		return -1
	}
	for i, c := range d.Choices {
		have := lexicon.Same(c.Text())
		if utf8.RuneCountInString(have) >= 4 && (startsWord(have, want) || startsWord(want, have)) {
			if found >= 0 {
				return -1
			}
			found = i
		}
	}
	return found
}

// commentedText is a text with something said of it in brackets, "HBV (hepatitis B)".
var commentedText = pattern.New(`^([^()（]{2,})[(（]([^()]+)[)）]\.?$`)

// choiceCommented is the choice that an answer repeats, however short it is, before what
// it says of it in brackets; -1 where these name another choice.
func choiceCommented(d Draft, v string) int {
	m := commentedText.FindStringSubmatch(v)
	if m == nil || ChoiceByText(d, m[2]) >= 0 {
		return -1
	}
	return ChoiceByText(d, strings.TrimSpace(m[1]))
}

// startsWord reports whether a text begins with the words of another. What goes on
// in an open bracket, "x = {1}" after "x = ", is a value of its own.
func startsWord(s, prefix string) bool {
	return strings.HasPrefix(s, prefix) && lexicon.WordEnds(prefix, s[len(prefix):]) && (s == prefix || strings.IndexByte("{[", s[len(prefix)]) < 0)
}
