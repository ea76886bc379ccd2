package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/pattern"
)

// picked is what an answer says about choices.
type picked struct {
	keys []int
	rest string // an explanation behind the letter
}

var (
	listSplit  = pattern.New(`\s*(?:[,;/&+|、，；](?:\s*(?:and|und|y|et|e|и|та|i|és|va|dan|và|ve|en|oraz)\s)?|\s(?:and|und|y|et|e|и|та|i|és|va|dan|và|ve|en|oraz|و|和|及)\s|\s)\s*`)
	letterHead = pattern.New(`^[(\[（【"'*]*\s*([\p{L}\p{N}]{1,4})\s*(?:[)\]）】.:：、]+|\s+[-–—]+|[-–—]+\s)[.:\-–—\s]*(.*)$`)
	calledSo   = pattern.New(`(?i)^(.+?[^\p{L}\p{M}]\p{L}|\p{L})[)"»]?,?\s+(?:is|are|ist|sind|est|sont|es|son|é|são|è|sono|to|są|zijn)\s+(?:all |both |the |die |les? |las? |los |as |os |i )?(?:correct|right|true|richtig|korrekt|wahr|correctes?|justes?|vraies?|correct[ao]s?|verdadeir[ao]s?|verdader[ao]s?|corrett[aeio]|esatt[aeio]|poprawne|prawidłowe|juist)(?: answers?| options?| choices?| statements?)?\.?$`)
	optionWord = pattern.New(`(?i)^(?:answer option|option|opt|choice|alternative|letter|answer|the answer is|it is|variant|вариант ответа|вариант|варіант|opsi|opción|opcion|opção|opzione|alternativa|lettre|réponse|buchstabe|antwort|literal|inciso|pilihan|phương án|şık|seçenek|گزینه|选项|选|ตัวเลือก|ข้อ)\s*[:.]?\s*`)
)

// pick finds the choices an answer names: by letters, by text, by a letter with
// its text. ok is false when it names none for certain.
func (r *recognizer) pick(d draft, value string) (picked, bool) {
	v := strings.Trim(strings.TrimSpace(value), "*_`\"“”")
	if v == "" {
		return picked{}, false
	}
	index := r.signIndex(d)
	if strings.ContainsAny(v, " \t") {
		if k := choiceByText(d, v); k >= 0 {
			return picked{keys: []int{k}}, true // "A and B" may be a choice itself
		}
	}
	if k, ok := index[fold(strings.Trim(v, " .()"))]; ok {
		return picked{keys: []int{k}}, true
	}
	if m := calledSo.FindStringSubmatch(v); m != nil && len(v) <= maxSaid {
		v = m[1] // "A, C and D are correct"
	}
	if keys, ok := letterList(v, index); ok {
		return picked{keys: keys}, true
	}
	if k := choiceByText(d, v); k >= 0 {
		return picked{keys: []int{k}}, true
	}
	if stripped := optionWord.ReplaceAllString(v, ""); stripped != v && stripped != "" {
		if p, ok := r.pick(d, stripped); ok {
			return p, true
		}
	}
	if p, ok := headed(d, v, index); ok {
		return p, true
	}
	if m := saidLetter.FindStringSubmatch(v); len(v) <= maxSaid && m != nil {
		if k, ok := index[fold(m[1])]; ok {
			return picked{keys: []int{k}}, true
		}
	}
	for _, sep := range []string{";", "\n", "|", ","} {
		if keys, ok := r.pickParts(d, v, sep, index); ok {
			return picked{keys: keys}, true
		}
	}
	if k := choiceByStart(d, v); k >= 0 {
		return picked{keys: []int{k}}, true
	}
	if k, ok := index[fold(concluded(v))]; ok {
		return picked{keys: []int{k}}, true
	}
	return picked{}, false
}

// signIndex maps the signs of the choices' labels to the choices. Choices
// without labels are counted in letters and digits.
func (r *recognizer) signIndex(d draft) map[string]int {
	index := map[string]int{}
	for i, c := range d.choices {
		if c.label.sign != "" {
			index[c.label.sign] = i
		}
	}
	if len(index) > 0 {
		return index
	}
	digits := true
	for _, c := range d.choices {
		digits = digits && !isNumber(c.text())
	}
	for i := range d.choices {
		index[r.letters[0][i%26]] = i
		if digits {
			index[decimalText(i+1)] = i
		}
	}
	return index
}

func (c draftChoice) text() string {
	if len(c.lines) == 1 {
		return c.lines[0].text
	}
	parts := make([]string, len(c.lines))
	for i, l := range c.lines {
		parts[i] = l.text
	}
	return strings.Join(parts, " ")
}

// letterList reads "B", "(b)", "B, C", "B and C", "ABD".
func letterList(v string, index map[string]int) ([]int, bool) {
	var keys []int
	for _, part := range listSplit.Split(strings.Trim(v, " .。;,()[]（）【】"), -1) {
		sign := fold(strings.Trim(part, " .)(]["))
		if sign == "" {
			continue
		}
		k, ok := index[sign]
		if !ok {
			return joinedLetters(v, index)
		}
		keys = append(keys, k)
	}
	return uniqueSorted(keys), len(keys) > 0
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
		k, ok := index[fold(string(c))]
		if !ok || k <= last {
			return nil, false
		}
		keys = append(keys, k)
		last = k
	}
	return keys, true
}

func uniqueSorted(keys []int) []int {
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

func choiceByText(d draft, v string) int {
	want, found := same(v), -1
	if want == "" {
		want = strings.TrimSpace(v)
	}
	for i, c := range d.choices {
		have := same(c.text())
		if have == "" {
			have = strings.TrimSpace(c.text())
		}
		if have == want {
			if found >= 0 {
				return -1
			}
			found = i
		}
	}
	return found
}

// headed reads a letter followed by text: the choice itself, or why.
func headed(d draft, v string, index map[string]int) (picked, bool) {
	if m := because.FindStringSubmatch(v); m != nil {
		if k, ok := index[fold(m[1])]; ok {
			return picked{keys: []int{k}, rest: m[2]}, true
		}
	}
	if m := reasoned.FindStringSubmatch(v); m != nil && len(v) <= maxSaid {
		if keys, ok := letterList(m[1], index); ok && len(keys) > 1 {
			return picked{keys: keys, rest: m[2]}, true
		}
	}
	m := letterHead.FindStringSubmatch(v)
	if m == nil {
		return spacedHead(d, v, index)
	}
	k, ok := index[fold(m[1])]
	if !ok {
		return picked{}, false
	}
	rest := strings.TrimSpace(m[2])
	text := same(d.choices[k].text())
	if rest == "" || same(rest) == text {
		return picked{keys: []int{k}}, true
	}
	if after, ok := strings.CutPrefix(same(rest), text); ok && text != "" && strings.TrimLeft(after, " ") != after {
		return picked{keys: []int{k}, rest: rest}, true
	}
	if other := choiceByText(d, rest); other >= 0 && other != k {
		return picked{}, false
	}
	if strings.ContainsAny(rest, ";,\n") {
		if keys, ok := headedParts(d, v, index); ok {
			return picked{keys: keys}, true
		}
	}
	return picked{keys: []int{k}, rest: rest}, true
}

// because are the words that begin a reason behind a letter.
var because = pattern.New(`(?i)^[(\[]?(\p{L})[)\]]?,?\s+((?:because|since|as|for|weil|da|denn|parce que|puisque|car|porque|ya que|pois|perché|poiché|omdat|want|ponieważ|bo|gdyż|потому что|так как|поскольку|тому що|бо|оскільки|çünkü|vì|bởi vì|karena|chunki|زیرا|چون|لأن|mert|hiszen)\s.*)$`)

// reasoned are several letters with a reason behind them: "B and C – both float".
var reasoned = pattern.New(`^([(\[]?\p{L}[)\]]?(?:\s*[,;&+/]\s*|\s+\p{L}{1,4}\s+)(?:[^-–—:.]{1,24}(?:[,;&+/]|\s))?[(\[]?\p{L}[)\]]?)\s*(?:[-–—:]|\.\s)\s*(\p{L}.*)$`)

// spacedHead reads "B text of the choice".
func spacedHead(d draft, v string, index map[string]int) (picked, bool) {
	head, rest, ok := strings.Cut(v, " ")
	k, known := index[fold(head)]
	if !ok || !known {
		return picked{}, false
	}
	if same(rest) == same(d.choices[k].text()) {
		return picked{keys: []int{k}}, true
	}
	return picked{}, false
}

// headedParts reads "A. first; C. third".
func headedParts(d draft, v string, index map[string]int) ([]int, bool) {
	var keys []int
	for _, part := range strings.FieldsFunc(v, func(r rune) bool { return r == ';' || r == '\n' || r == ',' }) {
		m := letterHead.FindStringSubmatch(strings.TrimSpace(part))
		if m == nil {
			return nil, false
		}
		k, ok := index[fold(m[1])]
		if !ok || same(m[2]) != same(d.choices[k].text()) {
			return nil, false
		}
		keys = append(keys, k)
	}
	return uniqueSorted(keys), len(keys) > 1
}

// pickParts reads several choices by their texts.
func (r *recognizer) pickParts(d draft, v, sep string, index map[string]int) ([]int, bool) {
	parts := strings.Split(v, sep)
	if len(parts) < 2 {
		return nil, false
	}
	var keys []int
	for _, part := range parts {
		k := choiceByText(d, part)
		if p, ok := headed(d, strings.TrimSpace(part), index); k < 0 && ok && p.rest == "" {
			k = p.keys[0]
		}
		if k < 0 {
			return nil, false
		}
		keys = append(keys, k)
	}
	return uniqueSorted(keys), true
}

// choiceByStart finds the only choice that begins with the answer, or that the
// answer begins with.
func choiceByStart(d draft, v string) int {
	want, found := same(v), -1
	if utf8.RuneCountInString(want) < 4 {
		return -1
	}
	for i, c := range d.choices {
		have := same(c.text())
		if utf8.RuneCountInString(have) >= 4 && (startsWord(have, want) || startsWord(want, have)) {
			if found >= 0 {
				return -1
			}
			found = i
		}
	}
	return found
}

func startsWord(s, prefix string) bool {
	return strings.HasPrefix(s, prefix) && wordEnds(prefix, s[len(prefix):])
}
