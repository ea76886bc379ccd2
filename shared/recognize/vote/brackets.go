package vote

import (
	"strings"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// endBracket is what stands in brackets behind the question mark of a stem.
var endBracket = pattern.New(`[?？؟]\s*[(（\[]\s*([^()（）\[\]]{1,60}?)\s*[)）\]]\s*[.。]?$`)

// toldBracket is what stands in brackets behind a stem that asks without a question mark,
// as riddles do: "It is white in winter. (snow)".
var toldBracket = pattern.New(`[.!…]\s*[(（]\s*(\pL[^()（）\[\]]{1,40}?)\s*[)）]\s*[.。]?$`)

// bracketItems is how many questions must carry an answer in brackets.
const bracketItems = 3

// bracketVote reads the answers of open questions that stand in brackets behind
// them, "How many continents are there? (7)", where nearly all questions have
// one and they differ: what repeats is an instruction. Where an answer stands
// below some such questions, the brackets say something else of all, and small numbers
// behind questions that have none themselves may be what these are worth.
func (r *Reader) bracketVote(ds []draft.Draft) {
	open, below, small, distinct := 0, 0, 0, map[string]bool{}
	var at, told []int
	var said, asked []string
	for i, d := range ds {
		if len(d.Choices) > 0 || len(d.Stem) == 0 || d.HasAnswer() {
			continue
		}
		open++
		if last := d.Stem[len(d.Stem)-1]; d.Labelled && toldBracket.MatchString(last.Text) && !flatten.HasBlank(last) && !lexicon.HasQuestionMark(last.Text) {
			told = append(told, i)
			distinct[lexicon.Fold(toldBracket.FindStringSubmatch(last.Text)[1])] = true
		}
		if len(d.Stem) > 1 && endBracket.MatchString(d.Stem[0].Text) {
			below++
			continue
		}
		if text := r.bracketed(d); text != "" {
			at, said, asked = append(at, i), append(said, text), append(asked, d.StemText()[:len(d.StemText())-len(text)-1])
			distinct[lexicon.Fold(text)] = true
			if smallWorth.MatchString(text) && !lexicon.HasDigit(endBracket.ReplaceAllString(d.StemText(), "")) {
				small++
			}
		}
	}
	if len(at) < bracketItems || below*10 > open || (len(at)+len(told))*4 < open*3 || len(told) > len(at) || small*2 > len(at) || len(distinct)*3 < (len(at)+len(told))*2 && !r.saysBoth(distinct) || lexicon.NamesPlaces(said, asked) {
		return
	}
	for _, i := range told {
		takeBracket(&ds[i], toldBracket)
	}
	for _, i := range at {
		takeBracket(&ds[i], endBracket)
	}
}

// smallWorth is a number that a question may be worth.
var smallWorth = pattern.New(`^(?:1?\d|20)(?:[.,]5)?$`)

// takeBracket takes the answer in brackets out of the last line of a stem.
func takeBracket(d *draft.Draft, form pattern.Pattern) {
	k := len(d.Stem) - 1
	l := d.Stem[k]
	m := form.FindStringSubmatchIndex(l.Text)
	signs := l.Text[m[0]:m[2]]
	d.Notes = append(d.Notes, line.Note{Class: lexicon.AnswerWord, Value: l.Cut(m[2], m[3])})
	d.Stem[k] = l.Cut(0, m[0]+len(signs)-len(strings.TrimLeft(signs, "?？؟.!…")))
}

// saysBoth reports whether answers are yes and no, or true and false, and nothing else.
func (r *Reader) saysBoth(answers map[string]bool) bool {
	said := map[bool]bool{}
	for text := range answers {
		value, ok := r.SaysYes(text)
		if !ok || len(text) < 2 {
			return false
		}
		said[value] = true
	}
	return len(said) == 2
}

// bracketed is the text in brackets at the end of a stem when it may be an
// answer: not points, a length, a pair of words or an order.
func (r *Reader) bracketed(d draft.Draft) string {
	last := d.Stem[len(d.Stem)-1].Text
	m := endBracket.FindStringSubmatch(last)
	if m == nil || line.BracketPoints.MatchString(last) || WordLimit.MatchString(last) || rewrite.TruthSlash.MatchString(last) || r.Cued(m[1]) || r.Multiple.In(lexicon.Fold(m[1])) || line.IsRoom(m[1]) {
		return ""
	}
	return m[1]
}

// yesBehind is a word behind the question mark of a stem.
var yesBehind = pattern.New(`[?？؟]\s*(\p{L}[\p{L}']{1,12})\s*[.!。]?$`)

// yesVote reads "Yes" and "No" behind the question mark of stems, or on a line below
// it, where nearly all open questions have one and both are said.
func (r *Reader) yesVote(ds []draft.Draft) {
	open, said := 0, map[string]bool{}
	var at []int
	for i, d := range ds {
		if len(d.Choices) > 0 || len(d.Stem) == 0 || d.HasAnswer() {
			continue
		}
		open++
		if value, _ := yesOf(d); value.Text != "" {
			at = append(at, i)
			said[lexicon.Fold(strings.TrimRight(value.Text, ".! 。"))] = true
		}
	}
	if len(at) < bracketItems || len(at)*4 < open*3 || !r.saysBoth(said) {
		return
	}
	for _, i := range at {
		value, stem := yesOf(ds[i])
		ds[i].Notes = append(ds[i].Notes, line.Note{Class: lexicon.AnswerWord, Value: value})
		ds[i].Stem = stem
	}
}

// yesOf is the word that may answer a stem at its end, and the stem without it.
func yesOf(d draft.Draft) (value line.Line, stem []line.Line) {
	k := len(d.Stem) - 1
	last := d.Stem[k]
	if m := yesBehind.FindStringSubmatchIndex(last.Text); m != nil {
		cut := last.Cut(0, m[2])
		cut.Label = last.Label
		return last.Cut(m[2], m[3]), append(d.Stem[:k:k], cut)
	}
	if k > 0 && last.Kind == line.TextLine && len(strings.Fields(last.Text)) == 1 && flatten.EndsAsking(d.Stem[k-1].Text) {
		return last, d.Stem[:k:k]
	}
	return line.Line{}, nil
}

// WordLimit reads "(20–200 words)", "(at least 50 words)", "(max. 100 Wörter)".
var WordLimit = pattern.New(`(?i)\s*\(\s*(at least|minimum|min\.?|mindestens|au moins|al menos|не менее|mínimo de|almeno|minimaal|co najmniej|nejméně|en az|не менше|不少于|不少於|最低|최소|الحد الأدنى|حداقل|לפחות|कम से कम|minimal|ít nhất|อย่างน้อย|kamida|legalább|τουλάχιστον|cel puțin|minst|at most|maximum|max\.?|up to|no more than|höchstens|au plus|máximo|не более|máximo de|al massimo|maximaal|najwyżej|nejvýše|en fazla|не більше|不超过|不超過|最大|최대|الحد الأقصى|حداکثر|לכל היותר|अधिकतम|maksimal|nhiều nhất|ไม่เกิน|ko'pi bilan|legfeljebb|το πολύ|cel mult|högst|about|approximately)?\s*(\d{1,5})\s*(?:(?:-|–|—|to|bis|à|a|до)\s*(\d{1,5}))?\s*(?:words|wörter|mots|palabras|palavras|parole|слов|слів|słów|kelime|từ|kata|字|คำ|szó|slov|woorden|단어|كلمة|کلمه|מילים|शब्द|so'z|λέξεις|cuvinte|ord)\.?\s*\)`)
