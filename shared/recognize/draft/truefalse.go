package draft

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/quiz"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// TruthChoices turns two choices "True" and "False" into a true-false response.
func (r *Reader) TruthChoices(d Draft, keys []int) (quiz.TrueFalse, bool) {
	if len(d.Choices) != 2 {
		return quiz.TrueFalse{}, false
	}
	a, ok1 := r.TruthOf(d.Choices[0].Text(), true)
	b, ok2 := r.TruthOf(d.Choices[1].Text(), true)
	if !ok1 || !ok2 || a.Value == b.Value {
		return quiz.TrueFalse{}, false
	}
	t, f := d.Choices[0].Text(), d.Choices[1].Text()
	if b.Value {
		t, f = f, t
	}
	out := quiz.TrueFalse{True: strings.TrimSpace(t), False: strings.TrimSpace(f)}
	if len(keys) == 1 {
		value := a.Value == (keys[0] == 0)
		out.Key = &value
	}
	return out, true
}

// Statement is what a stem shows of a true-false question.
type Statement struct {
	Found  bool
	Key    *bool
	Labels [2]string
	Why    string
	Marked Alternative // the printed word that is set apart, where it is the key
}

// TakeTruth finds the signs of a true-false question at a stem without choices
// and takes them off: "True or False:", "(T/F)", "→ False", "(F)".
func (r *Reader) TakeTruth(d *Draft, certain bool) Statement {
	out := Statement{Found: certain}
	if len(d.Stem) == 0 {
		return out
	}
	r.pairInFront(d, &out)
	first := d.Stem[0]
	if c, end := r.Vocabulary.Find(first.Head(), lexicon.TrueFalseCue); c != lexicon.NoClass {
		rest := first.From(cueEnd(first.Text, end))
		out.Found = true
		out.Labels = r.SlashLabels(first.Text[:end])
		if rest.Text != "" {
			d.Stem[0] = rest
		} else if len(d.Stem) > 1 {
			d.Stem = d.Stem[1:]
		}
	}
	r.truthTold(d, &out)
	r.truthAtEnd(d, &out)
	r.truthInFront(d, &out)
	if out.Found {
		rewrite.DropRoom(d.Stem)
	}
	return out
}

// claims reports whether a question without choices begins with "True or
// false:", or ends with "→ False" or with both words to choose from.
func (r *Reader) claims(d Draft) bool {
	if len(d.Choices) > 0 || len(d.Stem) == 0 {
		return false
	}
	if c, _ := r.Vocabulary.Find(d.Stem[0].Head(), lexicon.TrueFalseCue); c != lexicon.NoClass {
		return true
	}
	for _, l := range d.Stem {
		if m := rewrite.TruthArrow.FindStringSubmatch(l.Text); m != nil {
			_, ok := r.TruthOf(m[1], false)
			return ok
		}
	}
	return r.EndsInPair(d.Stem[len(d.Stem)-1].Text)
}

// cueEnd is where a statement begins behind words for true and false: behind what
// stands between, or behind the colon that ends a sentence these begin, "Вярно или
// невярно е твърдението: ...".
func cueEnd(text string, end int) int {
	tail := rewrite.CueTail.FindString(text[end:])
	behind := end + len(tail)
	if colon := strings.IndexAny(text[behind:], ":："); strings.TrimSpace(tail) == "" && colon > 0 && behind+colon <= rewrite.CueLimit && unicode.IsLower(rewrite.FirstRune(text[behind:])) {
		return behind + colon + len(rewrite.CueTail.FindString(text[behind+colon:]))
	}
	return behind
}

// truthTold takes "Say whether this is true or false:" off the front of a stem.
func (r *Reader) truthTold(d *Draft, out *Statement) {
	first := d.Stem[0]
	at := strings.IndexAny(first.Text, ":：")
	if at <= 0 || at > rewrite.CueLimit || !r.TruthCue.In(lexicon.Fold(first.Text[:at])) {
		return
	}
	rest := first.From(at + len(rewrite.CueTail.FindString(first.Text[at:])))
	if rest.Text != "" {
		out.Found, out.Labels = true, r.SlashLabels(first.Text[:at])
		d.Stem[0] = rest
	}
}

// truthAtEnd takes the answer and the pair of words off the end of a stem, in
// either order: "True / False → True".
func (r *Reader) truthAtEnd(d *Draft, out *Statement) {
	if r.truthPair(d, out) || !r.truthSaid(d, out) || len(d.Stem) == 0 {
		return
	}
	said := out.Labels
	if r.truthPair(d, out) && out.Labels == [2]string{} {
		out.Labels = said
	}
}

// truthPair takes "True / False" off the end of a stem.
func (r *Reader) truthPair(d *Draft, out *Statement) bool {
	k := len(d.Stem) - 1
	last := d.Stem[k]
	m := rewrite.SignSlash.FindStringSubmatchIndex(last.Text)
	labels, ok := [2]string{}, m != nil
	if m == nil {
		if m = rewrite.TruthSlash.FindStringSubmatchIndex(last.Text); m == nil {
			return false
		}
		labels, ok = r.PairIn(last.Text, m, true)
	}
	if !ok || m[0] == 0 && k == 0 {
		return false
	}
	out.Found = true
	out.Labels = labels
	r.cutStem(d, k, m[0])
	r.pickMarked(last, m, d.Stem, out)
	return true
}

// signsInBrackets are letters in brackets, as an order names those for true and false.
var signsInBrackets = pattern.Guarded(pattern.Holds("("), `\(\pL\)`)

// truthSaid takes the answer off the end of a stem: "→ False", "(F)".
func (r *Reader) truthSaid(d *Draft, out *Statement) bool {
	if last := &d.Stem[len(d.Stem)-1]; len(signsInBrackets.FindAllString(last.Text, 2)) > 1 && last.OrdersTruth(r.Lexicon) {
		return false // it says how to judge: "whether it is true (A) or not (N)"
	}
	k := len(d.Stem) - 1
	last := d.Stem[k]
	if m := rewrite.TruthArrow.FindStringSubmatchIndex(last.Text); m != nil && m[0] > 0 {
		if t, ok := r.TruthOf(last.Text[m[2]:m[3]], out.Found); ok {
			out.Found, out.Key, out.Labels = true, &t.Value, t.Labels
			if m[4] >= 0 {
				out.Why = last.Text[m[4]:m[5]]
			}
			r.cutStem(d, k, m[0])
			return true
		}
	}
	said, end := rewrite.TruthAtEnd(last.Text)
	if behind := rewrite.TruthBehind.FindStringSubmatchIndex(last.Text); end < 0 && out.Found && behind != nil {
		said, end = last.Text[behind[4]:behind[5]], behind[3] // the sentence keeps its end
	}
	if out.Found && r.truthReasoned(d, out) {
		return true
	}
	if end <= 0 {
		return false
	}
	t, ok := d.SaidByInitial(said)
	if !ok {
		t, ok = r.TruthOf(said, out.Found)
	}
	if !ok || !out.Found && utf8.RuneCountInString(said) <= 1 {
		return false
	}
	out.Found, out.Key = true, &t.Value
	if out.Labels == [2]string{} {
		out.Labels = t.Labels
	}
	r.cutStem(d, k, end)
	return true
}

// truthReasoned takes the answer with what corrects the statement off its end: "The
// liver is the largest organ. FALSE (skin)". The word stands in capitals or before
// brackets or a dash, so it begins no further sentence.
func (r *Reader) truthReasoned(d *Draft, out *Statement) bool {
	k := len(d.Stem) - 1
	text := d.Stem[k].Text
	m := rewrite.TruthReason.FindStringSubmatchIndex(text)
	if m == nil || m[5] == m[6] || rewrite.OnlyLabel(text[:m[3]]) {
		return false
	}
	word, between := text[m[4]:m[5]], strings.TrimSpace(text[m[5]:m[6]])
	t, ok := d.SaidByInitial(word)
	if !ok {
		t, ok = r.TruthOf(word, true)
	}
	if !ok || between == "" && word != strings.ToUpper(word) || strings.Trim(between, ",;") == "" && between != "" {
		return false
	}
	out.Key, out.Why = &t.Value, strings.TrimSpace(text[m[6]:m[7]])
	if out.Labels == [2]string{} {
		out.Labels = t.Labels
	}
	r.cutStem(d, k, m[3])
	return true
}

func (r *Reader) cutStem(d *Draft, k, at int) {
	if at == 0 {
		d.Stem = d.Stem[:k]
		return
	}
	d.Stem[k] = d.Stem[k].Cut(0, at)
}
