package recognize

import (
	"strings"
	"sync"

	"formwright/shared/quiz"
	"formwright/shared/recognize/pattern"
)

// truthPairs are the words for true and false as they are printed together.
var truthPairs = sync.OnceValue(func() [][2]string {
	return append([][2]string{{"True", "False"}, {"Vrai", "Faux"}, {"Richtig", "Falsch"}, {"Wahr", "Falsch"}, {"Verdadero", "Falso"}, {"Cierto", "Falso"},
		{"Verdadeiro", "Falso"}, {"Certo", "Errado"}, {"Vero", "Falso"}, {"Waar", "Niet waar"}, {"Juist", "Onjuist"}, {"Prawda", "Fałsz"},
		{"Верно", "Неверно"}, {"Правда", "Ложь"}, {"Истина", "Ложь"}, {"Вірно", "Невірно"}, {"Правда", "Неправда"}, {"Правильно", "Неправильно"}, {"Doğru", "Yanlış"},
		{"Đúng", "Sai"}, {"Benar", "Salah"}, {"To'g'ri", "Noto'g'ri"}, {"Тўғри", "Нотўғри"}, {"Дұрыс", "Бұрыс"}, {"درست", "نادرست"}, {"صحیح", "غلط"}, {"صح", "خطأ"},
		{"正确", "错误"}, {"对", "错"}, {"√", "×"}, {"ถูก", "ผิด"}, {"Igaz", "Hamis"},
		{"Juist", "Fout"}, {"Goed", "Fout"}, {"Rätt", "Fel"}, {"Sant", "Falskt"}, {"Sandt", "Falsk"}, {"Rigtigt", "Forkert"}, {"Riktig", "Galt"}, {"Rett", "Galt"}, {"Riktig", "Feil"}, {"Sant", "Usant"}, {"Oikein", "Väärin"}, {"Totta", "Tarua"}, {"Rétt", "Rangt"}, {"Satt", "Ósatt"},
		{"Vertader", "Fals"}, {"Cert", "Fals"}, {"Adevărat", "Fals"}, {"Corect", "Greșit"}, {"Točno", "Netočno"}, {"Σωστό", "Λάθος"},
		{"Tama", "Mali"}, {"Kweli", "Si kweli"}, {"Gaskiya", "Karya"}, {"Waar", "Onwaar"}, {"Betul", "Salah"}, {"सही", "गलत"}, {"सत्य", "असत्य"}, {"बरोबर", "चूक"}, {"সত্য", "মিথ্যা"}, {"சரி", "தவறு"}, {"ఒప్పు", "తప్పు"}, {"درست", "غلط"}, {"صواب", "خطأ"}, {"ص", "غ"}, {"נכון", "לא נכון"}, {"እውነት", "ሐሰት"}, {"참", "거짓"}, {"ຖືກ", "ຜິດ"}}, easternTruths()...)
})

// truth is what a word says about a statement.
type truth struct {
	value  bool
	labels [2]string // the pair it belongs to, as usually printed; empty for signs
}

// truthOf reads a word for true or false. Single letters count only where a
// true-false question is certain.
func (r *recognizer) truthOf(s string, certain bool) (truth, bool) {
	s = strings.Trim(strings.TrimSpace(s), " .*\"'()（）[]【】。")
	if s == "" || len(s) > 40 {
		return truth{}, false
	}
	if c, ok := r.vocabulary.is(s, trueWord, falseWord); ok || s == "+" || s == "-" {
		value := c == trueWord || s == "+"
		return truth{value, pairOf(s, value)}, true
	}
	if certain && len([]rune(s)) == 1 {
		return truthLetter(fold(s))
	}
	return truth{}, false
}

// truthLetter reads the first letters people shorten true and false to.
func truthLetter(s string) (truth, bool) {
	switch s {
	case "t", "v", "r", "w", "đ", "p", "i":
		return truth{value: true}, true
	case "f", "s", "n", "h", "ч":
		return truth{value: false}, true
	case "√", "✓", "✔", "✅", "o", "○":
		return truth{value: true}, true
	case "x", "×", "✗", "✘", "❌":
		return truth{value: false}, true
	}
	return truth{}, false
}

func pairOf(word string, value bool) [2]string {
	f := fold(word)
	side := 1
	if value {
		side = 0
	}
	for _, p := range truthPairs() {
		if fold(p[side]) == f {
			if p[0] == "True" || p[0] == "√" {
				return [2]string{}
			}
			return p
		}
	}
	return [2]string{}
}

// truthChoices turns two choices "True" and "False" into a true-false response.
func (r *recognizer) truthChoices(d draft, keys []int) (quiz.TrueFalse, bool) {
	if len(d.choices) != 2 {
		return quiz.TrueFalse{}, false
	}
	a, ok1 := r.truthOf(d.choices[0].text(), true)
	b, ok2 := r.truthOf(d.choices[1].text(), true)
	if !ok1 || !ok2 || a.value == b.value {
		return quiz.TrueFalse{}, false
	}
	t, f := d.choices[0].text(), d.choices[1].text()
	if b.value {
		t, f = f, t
	}
	out := quiz.TrueFalse{True: strings.TrimSpace(t), False: strings.TrimSpace(f)}
	if len(keys) == 1 {
		value := a.value == (keys[0] == 0)
		out.Key = &value
	}
	return out, true
}

var (
	cueTail    = pattern.New(`^[\s.:?)：？）\-–—|\]]*`)
	truthTail  = pattern.New(`\s*(?:[(\[（【]\s*([\p{L}\p{M}'’ √×✓✗✔✘+\-]{1,16})\s*[)\]）】]|(?:→|=>|->|⇒|\s[-–—]\s|\t|…+|_{2,})\s*([\p{L}\p{M}'’√×✓✗✔✘]{1,14}(?: waar)?))\s*[.。]?\s*$`)
	truthArrow = pattern.Guarded(pattern.Holds(">"), `\s*(?:→|=>|->|⇒)\s*([\p{L}\p{M}'’]{1,14})\s*[.:]?\s*(?:[(（](.*)[)）])?\s*$`)
	truthSlash = pattern.Guarded(maySlash, `\s*[(\[（]?\s*([\p{L}\p{M}'’]{1,12})\s*(?:/|\||\s[-–—×]\s|\sor\s|\sou\s|\soder\s|\so\s|\sили\s|\sчи\s|\sабо\s|\shay\s|\satau\s|\syoki\s|\sveya\s|\slub\s|\sof\s|\svagy\s|\sیا\s|\sأم\s|\sأو\s|或|หรือ|\s{2,}|\t)\s*(לא נכון|[Ss]i kweli|[\p{L}\p{M}'’]{1,14}(?: waar)?)\s*[)\]）]?\s*[.?:]?\s*$`)
	// truthBehind is a word behind a whole sentence: "Ice is frozen water. True".
	truthBehind = pattern.New(`\pL{2}["'”’»)]*([.!。])\s+(\pL{1,10})\.?$`)
	leadRoom    = pattern.New(`^(?:_{2,}|\.{3,}|[(（]\s*[)）]|\[\s*\]|…+)\s*`)
)

// statement is what a stem shows of a true-false question.
type statement struct {
	found  bool
	key    *bool
	labels [2]string
	why    string
	marked alternative // the printed word that is set apart, where it is the key
}

// takeTruth finds the signs of a true-false question at a stem without choices
// and takes them off: "True or False:", "(T/F)", "→ False", "(F)".
func (r *recognizer) takeTruth(d *draft, certain bool) statement {
	out := statement{found: certain}
	if len(d.stem) == 0 {
		return out
	}
	r.pairInFront(d, &out)
	first := d.stem[0]
	if c, end := r.vocabulary.find(first.head, trueFalseCue); c != noClass {
		rest := first.from(end + len(cueTail.FindString(first.text[end:])))
		out.found = true
		out.labels = r.slashLabels(first.text[:end])
		if rest.text != "" {
			d.stem[0] = rest
		} else if len(d.stem) > 1 {
			d.stem = d.stem[1:]
		}
	}
	r.truthTold(d, &out)
	r.truthAtEnd(d, &out)
	r.truthInFront(d, &out)
	if out.found {
		dropRoom(d.stem)
	}
	return out
}

// claims reports whether a question without choices begins with "True or
// false:" or ends with "→ False".
func (r *recognizer) claims(d draft) bool {
	if len(d.choices) > 0 || len(d.stem) == 0 {
		return false
	}
	if c, _ := r.vocabulary.find(d.stem[0].head, trueFalseCue); c != noClass {
		return true
	}
	for _, l := range d.stem {
		if m := truthArrow.FindStringSubmatch(l.text); m != nil {
			_, ok := r.truthOf(m[1], false)
			return ok
		}
	}
	return false
}

// truthTold takes "Say whether this is true or false:" off the front of a stem.
func (r *recognizer) truthTold(d *draft, out *statement) {
	first := d.stem[0]
	at := strings.IndexAny(first.text, ":：")
	if at <= 0 || at > cueLimit || !r.truthCue.in(fold(first.text[:at])) {
		return
	}
	rest := first.from(at + len(cueTail.FindString(first.text[at:])))
	if rest.text != "" {
		out.found, out.labels = true, r.slashLabels(first.text[:at])
		d.stem[0] = rest
	}
}

// truthAtEnd takes the answer and the pair of words off the end of a stem, in
// either order: "True / False → True".
func (r *recognizer) truthAtEnd(d *draft, out *statement) {
	if r.truthPair(d, out) || !r.truthSaid(d, out) || len(d.stem) == 0 {
		return
	}
	said := out.labels
	if r.truthPair(d, out) && out.labels == [2]string{} {
		out.labels = said
	}
}

// truthPair takes "True / False" off the end of a stem.
func (r *recognizer) truthPair(d *draft, out *statement) bool {
	k := len(d.stem) - 1
	last := d.stem[k]
	m := truthSlash.FindStringSubmatchIndex(last.text)
	if m == nil {
		return false
	}
	labels, ok := r.pairIn(last.text, m, true)
	if !ok || m[0] == 0 && k == 0 {
		return false
	}
	out.found = true
	out.labels = labels
	r.cutStem(d, k, m[0])
	r.pickMarked(last, m, d.stem, out)
	return true
}

// truthSaid takes the answer off the end of a stem: "→ False", "(F)".
func (r *recognizer) truthSaid(d *draft, out *statement) bool {
	k := len(d.stem) - 1
	last := d.stem[k]
	if m := truthArrow.FindStringSubmatchIndex(last.text); m != nil && m[0] > 0 {
		if t, ok := r.truthOf(last.text[m[2]:m[3]], out.found); ok {
			out.found, out.key, out.labels = true, &t.value, t.labels
			if m[4] >= 0 {
				out.why = last.text[m[4]:m[5]]
			}
			r.cutStem(d, k, m[0])
			return true
		}
	}
	m := truthTail.FindStringSubmatchIndex(last.text)
	if behind := truthBehind.FindStringSubmatchIndex(last.text); m == nil && out.found && behind != nil {
		m = []int{behind[3], behind[1], behind[4], behind[5]} // the sentence keeps its end
	}
	if m == nil || m[0] == 0 {
		return false
	}
	from, to := m[2], m[3]
	if from < 0 {
		from, to = m[4], m[5]
	}
	t, ok := d.saidByInitial(last.text[from:to])
	if !ok {
		t, ok = r.truthOf(last.text[from:to], out.found)
	}
	if !ok || !out.found && len([]rune(last.text[from:to])) <= 1 {
		return false
	}
	out.found, out.key = true, &t.value
	if out.labels == [2]string{} {
		out.labels = t.labels
	}
	r.cutStem(d, k, m[0])
	return true
}

func (r *recognizer) cutStem(d *draft, k, at int) {
	if at == 0 {
		d.stem = d.stem[:k]
		return
	}
	d.stem[k] = d.stem[k].cut(0, at)
}

// slashLabels reads the pair in "Vrai / Faux"; English and signs need none.
func (r *recognizer) slashLabels(s string) [2]string {
	f := fold(s)
	for _, p := range truthPairs() {
		if p[0] == "True" || p[0] == "√" || p[0] == "对" {
			continue
		}
		i := strings.Index(f, fold(p[0]))
		if i >= 0 && strings.Contains(f[i:], fold(p[1])) {
			return p
		}
	}
	return [2]string{}
}
