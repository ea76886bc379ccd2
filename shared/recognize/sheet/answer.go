package sheet

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// answerVotes is how the answers of a bank name choices, as all its rows
// together prove: an answer that can only be read in one way proves that way.
type answerVotes struct {
	text, letter, digit int
	zero                bool // some answer is 0, or explanations say so: the choices are counted from 0
	high                int  // the highest number, and the fewest choices under a number
	fewest              int
	alphabet            []string
	shift               int  // see columnLetters
	bare                bool // the letters of choices that stand nowhere
}

// meaning is what an answer says in each way of reading it.
type meaning struct{ text, letter, digit []int }

// The fewest questions whose answers show what a column holds, the letters that
// choices mostly have, as answers of other letters may be what is asked for, and those
// they have at all.
const (
	fewestBare   = 10
	usualLetters = "ABCDE"
	everyLetter  = "ABCDEFGH"
)

// lettersAlone reports whether the answers of a bank are the letters of choices, and
// none of its questions has any: the choices were left in another document.
func lettersAlone(es []*sheetEntry) bool {
	rows, lettered := 0, 0
	for _, e := range es {
		if len(e.draft.Choices) > 0 || len(e.pairs) > 0 {
			return false
		}
		if len(e.answers) == 1 {
			if rows++; namesLetters(e.answers[0].cell.text, usualLetters) {
				lettered++
			}
		}
	}
	return rows >= fewestBare && lettered*10 >= rows*9
}

// namesLetters reports whether an answer is one of some letters or several in their
// order: "B", "ACD", "A, C".
func namesLetters(text, letters string) bool {
	last := -1
	for _, c := range strings.ToUpper(text) {
		if unicode.IsSpace(c) || strings.ContainsRune(",;、，.()", c) {
			continue
		}
		at := strings.IndexRune(letters, c)
		if at <= last {
			return false
		}
		last = at
	}
	return last >= 0
}

// countAnswers counts the votes of a bank's entries.
func (r *Reader) countAnswers(es []*sheetEntry) answerVotes {
	v := answerVotes{fewest: lexicon.MaxChoices, alphabet: r.alphabetOf(es)}
	v.shift = columnLetters(es, v.alphabet)
	v.bare = lettersAlone(es)
	v.zero = saidFromZero(es)
	for _, e := range es {
		for _, a := range e.answers {
			for _, n := range numbersIn(a.cell.text) {
				if len(e.draft.Choices) < 2 {
					continue
				}
				v.zero = v.zero || n == 0
				v.high = max(v.high, n)
				v.fewest = min(v.fewest, slices.Max(e.places))
			}
		}
	}
	for _, e := range es {
		if len(e.draft.Choices) < 2 {
			continue
		}
		for _, a := range e.answers {
			m := r.meaningOf(e, a, v)
			switch {
			case m.text != nil && m.letter == nil && m.digit == nil:
				v.text++
			case m.letter != nil && m.text == nil && m.digit == nil:
				v.letter++
			case m.digit != nil && m.text == nil && m.letter == nil:
				v.digit++
			}
		}
	}
	return v
}

// alphabetOf finds the alphabet that the letters of answers and titles come
// from. Look-alikes make Latin and Cyrillic hard to tell; the script they are
// typed in decides between the two where both would do.
func (r *Reader) alphabetOf(es []*sheetEntry) []string {
	used := map[string]bool{}
	cyrillic, most := false, 0
	for _, e := range es {
		most = max(most, len(e.draft.Choices))
		for _, a := range e.answers {
			for _, p := range answerParts(a.cell.text) {
				if utf8.RuneCountInString(p) == 1 {
					c, _ := utf8.DecodeRuneInString(p)
					cyrillic = cyrillic || unicode.Is(unicode.Cyrillic, c)
					if unicode.IsLetter(c) {
						used[lexicon.Fold(p)] = true
					}
				}
			}
		}
	}
	order := r.Letters
	if cyrillic {
		order = append(slices.Clone(r.Letters[1:3]), r.Letters...)
	}
	for _, alphabet := range order {
		all := len(used) > 0 && (used[alphabet[0]] || !beginsLate(alphabet))
		for sign := range used {
			at := lexicon.Place(sign, alphabet)
			all = all && at > 0 && at <= max(most, 2)
		}
		if all {
			return alphabet
		}
	}
	return r.Letters[0]
}

// beginsLate reports whether an alphabet is a row of Latin letters from another than
// the first on, as W to Z: a letter of theirs alone does not show that it is meant.
func beginsLate(alphabet []string) bool { return alphabet[0] > "a" && alphabet[0] <= "z" }

var partSplit = pattern.New(`\s*(?:[,;/&+|、，；\n]|\s(?:and|und|et|y|e|и|та|i|és|va|dan|và|ve|en|oraz|و|和|及)\s)\s*|\s+`)

// answerParts cuts "B, D", "1;3", "A and C", "[1, 3]" into what they list.
func answerParts(s string) []string {
	var out []string
	for _, p := range partSplit.Split(strings.Trim(s, " .;,()[]{}（）【】\"'"), -1) {
		if p = strings.Trim(p, " .)(][\"'"); p != "" {
			out = append(out, p)
		}
	}
	return out
}

// numbersIn reads an answer that lists whole numbers only: "2", "1;3", "②", "2번".
func numbersIn(s string) []int {
	var out []int
	for _, p := range answerParts(strings.TrimSuffix(lexicon.DecimalDigits(uncircled(s)), ".0")) {
		p = strings.TrimSuffix(p, "번") // "number" in Korean
		if len(p) > 2 || strings.Trim(p, "0123456789") != "" {
			return nil
		}
		out = append(out, line.LastNumber(p))
	}
	return out
}

// uncircled writes "①③" as "1 3".
func uncircled(s string) string {
	if lexicon.IsASCII(s) {
		return s
	}
	var b strings.Builder
	for _, c := range s {
		if lexicon.IsCircled(string(c)) {
			b.WriteString(" " + lexicon.DecimalText(int(c-'①')+1) + " ")
			continue
		}
		b.WriteRune(c)
	}
	return b.String()
}

// meaningOf reads an answer in every way it can be read.
func (r *Reader) meaningOf(e *sheetEntry, a sheetAnswer, v answerVotes) meaning {
	s := strings.TrimLeft(strings.TrimSpace(a.cell.text), "☑✓✔√✅*•→ ")
	m := meaning{text: r.byText(e, s), letter: byLetter(e, s, v.alphabet, v.shift)}
	base := 1
	if v.zero {
		base = 0
	}
	if v.zero && v.high >= v.fewest {
		return m // 0 among numbers that are too high: they count something else
	}
	var keys []int
	for _, n := range numbersIn(s) {
		k := slices.Index(e.places, n+1-base)
		if k < 0 {
			return m
		}
		keys = append(keys, k)
	}
	m.digit = draft.UniqueSorted(keys)
	return m
}

// byText finds the choices that an answer repeats, one or several.
func (r *Reader) byText(e *sheetEntry, s string) []int {
	if k := r.sameChoice(e, s); k >= 0 {
		return []int{k}
	}
	for _, parts := range [][]string{listItems(s, false), strings.Split(s, ","), strings.Split(s, "/"), strings.Split(s, " and ")} {
		if len(parts) < 2 {
			continue
		}
		var keys []int
		for _, p := range parts {
			k := r.sameChoice(e, p)
			if k < 0 {
				keys = nil
				break
			}
			keys = append(keys, k)
		}
		if keys != nil {
			return draft.UniqueSorted(keys)
		}
	}
	return nil
}

// sameChoice is the only choice that says the same as s: in letters, as a
// number, as true or false. -1 for none or several.
func (r *Reader) sameChoice(e *sheetEntry, s string) int {
	s = strings.TrimSpace(s)
	if s == "" {
		return -1
	}
	if k := draft.ChoiceByText(e.draft, s); k >= 0 {
		return k
	}
	if k := choiceByWords(e.draft, s); k >= 0 {
		return k
	}
	if n, ok := lexicon.DecimalOf(lexicon.DecimalDigits(s)); ok {
		found := -1
		for i, c := range e.draft.Choices {
			if have, ok := lexicon.DecimalOf(lexicon.DecimalDigits(c.Text())); ok && have.Equal(n) {
				if found >= 0 {
					return -1
				}
				found = i
			}
		}
		return found
	}
	if len(e.draft.Choices) != 2 {
		return -1
	}
	if t, ok := r.TruthOf(s, false); ok {
		for i, c := range e.draft.Choices {
			if have, ok := r.TruthOf(c.Text(), false); ok && have.Value == t.Value {
				return i
			}
		}
	}
	return -1
}

// choiceByWords is the only choice of the same words, be they written with hyphens
// between them or without; -1 for none or several.
func choiceByWords(d draft.Draft, s string) int {
	want, found := unhyphened(s), -1
	if len(want) < leastHyphened {
		return -1
	}
	for i, c := range d.Choices {
		if unhyphened(c.Text()) == want {
			if found >= 0 {
				return -1
			}
			found = i
		}
	}
	return found
}

// leastHyphened is how long, in bytes, a text is in which a hyphen takes nothing
// away.
const leastHyphened = 8

var hyphen = pattern.New(`(\p{L})[-–](\p{L})`)

func unhyphened(s string) string { return hyphen.ReplaceAllString(lexicon.Same(s), "$1 $2") }

// signed are the ways a choice is named by its sign: "B", "option B", "Choice
// 2".
var signed = pattern.New(`(?i)^(?:option|choice|answer|opt|ans|variant|вариант|ответ|варіант|opción|opcion|opção|opzione|alternativa|réponse|antwort|respuesta|resposta|pilihan|opsi|phương án|đáp án|şık|seçenek|گزینه|选项|ข้อ)[\s_-]*`)

// byLetter reads "B", "b)", "B, D", "BD", "Option B", or the title of the
// column of a choice.
func byLetter(e *sheetEntry, s string, alphabet []string, shift int) []int {
	if k := byTitle(e, s); k >= 0 {
		return []int{k}
	}
	bare := signed.ReplaceAllString(s, "")
	parts := answerParts(bare)
	if len(parts) == 1 && utf8.RuneCountInString(parts[0]) > 1 && utf8.RuneCountInString(parts[0]) <= 8 && parts[0] == strings.ToUpper(parts[0]) {
		parts = strings.Split(parts[0], "")
	}
	var keys []int
	for _, p := range parts {
		k := -1
		if at := lexicon.Place(lexicon.Fold(signed.ReplaceAllString(p, "")), alphabet); at > shift {
			k = slices.Index(e.places, at-shift)
		}
		if bare != s && numbersIn(p) != nil {
			k = slices.Index(e.places, line.LastNumber(p))
		}
		if k < 0 {
			return nil
		}
		keys = append(keys, k)
	}
	return draft.UniqueSorted(keys)
}

// byTitle is the choice whose column is called as the answer says.
func byTitle(e *sheetEntry, s string) int {
	want := lexicon.PlainTitle(s)
	if utf8.RuneCountInString(want) < 2 || count(e.bank.columns, lexicon.CorrectRole) > 0 {
		return -1
	}
	for i, t := range e.titles {
		if t != "" && lexicon.PlainTitle(t) == want {
			return i
		}
	}
	return -1
}

// decide takes the reading of an answer that the whole column proves. conflict
// says that two readings name different choices and nothing tells which is
// meant.
func (m meaning) decide(v answerVotes, byNumber bool) (keys []int, conflict bool) {
	var found [][]int
	var proven [][]int
	for _, way := range []struct {
		keys  []int
		votes int
	}{{m.text, v.text}, {m.letter, v.letter}, {m.digit, v.digit}} {
		if way.keys == nil {
			continue
		}
		found = append(found, way.keys)
		if way.votes > 0 {
			proven = append(proven, way.keys)
		}
	}
	if len(proven) == 1 || agree(proven) {
		return proven[0], false
	}
	if len(found) == 1 || agree(found) {
		return found[0], false
	}
	if byNumber && m.digit != nil {
		return m.digit, false
	}
	return nil, len(found) > 0
}

// numberTitle says that a column counts the choices.
var numberTitle = pattern.New(`(?i)(?:^|[^\p{L}])(?:numbers?|número|numero|numéro|nummer|numer|номер|nomor|numara|序号|番号|번호)(?:$|[^\p{L}])`)

// uncounted reports whether nothing tells where such a column counts from: no
// number in it is 0, and none is that of the last choice.
func (v answerVotes) uncounted(title, s string) bool {
	return v.high > 0 && !v.zero && v.high < v.fewest && numbersIn(s) != nil && lexicon.IndexTitle.MatchString(lexicon.PlainTitle(title))
}

func agree(all [][]int) bool {
	for _, keys := range all {
		if !slices.Equal(keys, all[0]) {
			return false
		}
	}
	return len(all) > 0
}
