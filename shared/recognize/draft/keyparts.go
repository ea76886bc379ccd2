package draft

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// pairPart gives an entry to the parts it names of the question whose first part
// is draft i.
func (r *Reader) pairPart(list *KeyList, ds []Draft, i int, e *answerkey.KeyEntry, given int) {
	values := r.partValues(e.Value)
	if len(values) < 2 {
		values = bracketParts(e.Value)
	}
	if len(values) < 2 && (r.pairNumbered(list, ds, i, e) || r.pairDashed(list, ds, i, e)) {
		return
	}
	if len(values) < 2 {
		values = valuesInOrder(e.Value, openParts(list, ds, i))
	}
	if len(values) < 2 {
		values = r.truthsInOrder(ds, i, e.Value)
	}
	if len(values) < 2 {
		values = signedParts(partsFrom(ds, i), e.Value)
	}
	if len(values) > 1 {
		for _, v := range values {
			one := *e
			one.Value, one.Used, one.Why = v, false, nil
			r.pairOne(list, ds, i, &one)
		}
		e.Used = true
		return
	}
	if given == 1 && answerkey.PartSign(e.Value.Text) == "" && openParts(list, ds, i) > 1 {
		return // which part it answers is not said
	}
	r.pairOne(list, ds, i, e)
}

// pairNumbered gives the parts of a question that have numbers of their own what the
// value says behind each, "1. true  2. false (in Rome)  3. true", and reports
// whether it is such a row.
func (r *Reader) pairNumbered(list *KeyList, ds []Draft, i int, e *answerkey.KeyEntry) bool {
	parts := map[int]int{}
	for k := i; k < len(ds) && ds[k].Part && ds[k].Label.Number == ds[i].Label.Number; k++ {
		own := ownSign(ds[k])
		if n, err := strconv.Atoi(own); err == nil && list.Of[&ds[k]] == nil {
			parts[n] = k
		}
	}
	row := bareRow(e.Value, len(parts))
	if row == nil {
		row = answerkey.RowOf(e.Value)
	}
	if len(row) < 2 {
		return false
	}
	for _, one := range row {
		if _, ok := parts[one.Number]; !ok {
			return false
		}
	}
	for _, one := range row {
		value := *e
		value.Value, value.Why = one.Value, nil
		r.pairKey(list, &ds[parts[one.Number]], &value)
	}
	e.Used = true
	return true
}

// pairDashed gives the parts of a question what the value says of each behind its letter
// and a dash, "A – heart; B – kidneys", and reports whether it does so of all.
func (r *Reader) pairDashed(list *KeyList, ds []Draft, i int, e *answerkey.KeyEntry) bool {
	pieces := strings.Split(e.Value.Text, ";")
	if len(pieces) < 2 {
		pieces = strings.Split(e.Value.Text, ",")
	}
	if len(pieces) < 2 || len(pieces) != openParts(list, ds, i) {
		return false
	}
	var said [][]int
	for k, at := range asks.PlacesOf(pieces, e.Value.Text, 0) {
		m := letterDash.FindStringSubmatchIndex(strings.TrimSpace(pieces[k]))
		if m == nil {
			return false
		}
		from := at[0] + len(pieces[k]) - len(strings.TrimLeft(pieces[k], " "))
		if lexicon.Fold(e.Value.Text[from+m[2]:from+m[3]]) != lexicon.Fold(ownSign(ds[i+k])) {
			return false
		}
		said = append(said, []int{from + m[4], from + m[5]})
	}
	for k, at := range said {
		value := *e
		value.Value, value.Why = e.Value.Cut(at[0], at[1]), nil
		r.pairKey(list, &ds[i+k], &value)
	}
	e.Used = true
	return true
}

// ownSign is the sign of a part in its label, "b" of "3 b)".
func ownSign(d Draft) string {
	return strings.Trim(lexicon.DecimalDigits(d.Label.Text[strings.LastIndexByte(d.Label.Text, ' ')+1:]), ".)(（）-–: ．、。।۔")
}

// pairOne gives an entry to the part it names; without a letter, to the first part
// that has none yet.
func (r *Reader) pairOne(list *KeyList, ds []Draft, i int, e *answerkey.KeyEntry) {
	sign := answerkey.PartSign(e.Value.Text)
	for k := i; k < len(ds) && ds[k].Part && ds[k].Label.Number == ds[i].Label.Number; k++ {
		own := lexicon.Fold(ownSign(ds[k]))
		if sign == "" && list.Of[&ds[k]] == nil || sign != "" && own == sign {
			if c, ok := line.ChoiceLabelOf(e.Value.Text); ok && sign != "" {
				e.Value = e.Value.From(c.End)
			}
			r.pairKey(list, &ds[k], e)
			return
		}
	}
}

// openParts is how many parts the question has whose first part is draft i, 0 where
// one of them has its answer.
func openParts(list *KeyList, ds []Draft, i int) int {
	k := i
	for ; k < len(ds) && ds[k].Part && ds[k].Label.Number == ds[i].Label.Number; k++ {
		if list.Of[&ds[k]] != nil {
			return 0
		}
	}
	return k - i
}

// valuesInOrder cuts a value that answers as many parts as it has pieces, "V, F, F";
// nil for any other number of parts.
func valuesInOrder(l line.Line, parts int) []line.Line {
	if parts < 2 || l.Kind != line.TextLine || answerkey.PartSign(l.Text) != "" {
		return nil
	}
	for _, sign := range []string{"; ", ", ", " / ", " – ", " — ", " - "} {
		pieces := strings.Split(l.Text, sign)
		if len(pieces) != parts {
			continue
		}
		var out []line.Line
		for _, at := range asks.PlacesOf(pieces, l.Text, 0) {
			out = append(out, l.Cut(at[0], at[1]))
		}
		return out
	}
	return nil
}

// partValues cuts a value that answers several parts, "a) 6 b) 12 c) 5/8".
func (r *Reader) partValues(l line.Line) []line.Line {
	first, ok := answerkey.PartLabelOf(l.Text)
	if !ok {
		return nil
	}
	return withoutSigns(rewrite.CutAt(nil, l, rewrite.Continued(first, flatten.FindSpots(l), nil, r.Letters)))
}

// withoutSigns takes the sign between values off their ends, where all but the last have it.
func withoutSigns(values []line.Line) []line.Line {
	for _, sign := range []string{";", ",", "；", "，", "、"} {
		ends := make([]int, 0, len(values))
		for _, v := range values[:max(0, len(values)-1)] {
			text := strings.TrimRight(v.Text, " ")
			if !strings.HasSuffix(text, sign) {
				break
			}
			ends = append(ends, len(text)-len(sign))
		}
		if len(ends) == 0 || len(ends) < len(values)-1 {
			continue
		}
		for i, end := range ends {
			label := values[i].Label
			values[i] = values[i].Cut(0, end)
			values[i].Label = label
		}
		break
	}
	return values
}

// partsFrom are the parts of the question whose first part is draft i.
func partsFrom(ds []Draft, i int) []Draft {
	k := i
	for k < len(ds) && ds[k].Part && ds[k].Label.Number == ds[i].Label.Number {
		k++
	}
	return ds[i:k]
}

// signedParts cuts a value at the bare signs of all parts, "a is  b has  c is raining".
// A sign that stands there twice may be a word, so nobody can tell.
func signedParts(parts []Draft, l line.Line) []line.Line {
	if len(parts) < 2 || l.Kind != line.TextLine || lexicon.IsNumber(ownSign(parts[0])) {
		return nil
	}
	words := strings.Fields(l.Text)
	places := asks.PlacesOf(words, l.Text, 0)
	var at []int // the places of the signs among the words
	for k, d := range parts {
		own, found := lexicon.Fold(ownSign(d)), -1
		for w := len(words) - 1; w >= 0 && (k == 0 || w > at[k-1]); w-- {
			if lexicon.Fold(strings.Trim(words[w], ".):(=-–")) != own {
				continue
			}
			if found >= 0 && k > 0 {
				return nil
			}
			found = w
		}
		if found < 0 || k == 0 && found > 0 || k > 0 && found == at[k-1]+1 {
			return nil
		}
		at = append(at, found)
	}
	if at[len(at)-1] == len(words)-1 {
		return nil
	}
	var out []line.Line
	for k, d := range parts {
		end := len(l.Text)
		if k+1 < len(at) {
			end = places[at[k+1]][0]
		}
		from := at[k] + 1
		for strings.Trim(words[from], "-–—=:") == "" && from+1 < len(words) {
			from++ // "A – true  B – false"
		}
		said := l.Cut(min(places[from][0], end), end)
		out = append(out, line.NewLine(said, append([]page.Run{{Text: lexicon.Fold(ownSign(d)) + ") "}}, said.Runs...)))
	}
	return out
}

// behindSigns are the words that stand behind the signs of parts, "A true B false"; nil
// where one of the signs is not that of its part.
func behindSigns(parts []Draft, words []string) []string {
	var out []string
	for k, d := range parts {
		if lexicon.Fold(ownSign(d)) != lexicon.Fold(strings.Trim(words[2*k], ".):(=-–")) {
			return nil
		}
		out = append(out, strings.Trim(words[2*k+1], ",;."))
	}
	return out
}

// letterDash is the letter of a part and its answer behind a dash: "A – true".
var letterDash = pattern.New(`^(\p{L})\s*[-–—=:]\s*(\S.*)$`)

// numberedTruth is the number of a part and its answer, "1. P", "1P", "1 – true".
var numberedTruth = pattern.New(`^(\d{1,2})\s*[-–—=:.)]?\s*(\pL.*)$`)

// truthsInOrder cuts a value that answers all parts of a question in their order,
// "true, true, false", "1. T, 2. F", "A – T, B – F", "TTF": as many words for true
// and false as there are parts.
func (r *Reader) truthsInOrder(ds []Draft, i int, value line.Line) []line.Line {
	n := len(partsFrom(ds, i))
	said := flatten.PiecesOf(value.Text, n)
	if signed := strings.Fields(value.Text); n > 1 && len(signed) == 2*n {
		if own := behindSigns(ds[i:i+n], signed); own != nil {
			said = own
		}
	}
	if n < 2 || len(said) != n {
		return nil
	}
	letters := map[string]int{}
	for k, s := range said {
		s = strings.TrimSpace(s)
		if m := letterDash.FindStringSubmatch(s); m != nil {
			if own := ds[i+k].Label.Text; lexicon.Fold(m[1]) != answerkey.PartSign(own[strings.LastIndexByte(own, ' ')+1:]+" x") {
				return nil
			}
			s = m[2]
		} else if m := numberedTruth.FindStringSubmatch(s); m != nil {
			if m[1] != lexicon.DecimalText(k+1) {
				return nil
			}
			s = m[2]
		}
		said[k] = strings.Trim(s, " .")
		if utf8.RuneCountInString(said[k]) == 1 {
			letters[lexicon.Fold(said[k])]++
		} else if _, ok := r.SaysYes(said[k]); !ok {
			return nil
		}
	}
	pair, ok := asks.PairOfLetters(letters, r.languageOfStems(ds))
	if len(letters) > 0 && !ok {
		return nil
	}
	out := make([]line.Line, n)
	for k, s := range said {
		switch {
		case utf8.RuneCountInString(s) > 1:
		case lexicon.Fold(s) == lexicon.Initial(pair[0]):
			s = pair[0]
		default:
			s = pair[1]
		}
		ds[i+k].Pair = pair
		own := ds[i+k].Label.Text
		out[k] = line.NewLine(value, []page.Run{{Text: own[strings.LastIndexByte(own, ' ')+1:] + " " + s}})
	}
	return out
}
