package answerkey

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// sectionFirst is the first answer of a section behind the section's name.
var sectionFirst = pattern.Guarded(lexicon.HasDigit, `[\s\x{3000}:：.)、](1\s*[.)、:．）\-–])`)

// sectionGap parts the name of a section from its answers: a tab or room.
var sectionGap = pattern.Guarded(lexicon.MayGap, `\s*\t\s*|\s{2,}`)

// letterAlone is the letter of a section alone: "A.".
var letterAlone = pattern.New(`^[A-H][.)]$`)

// sectionEntries reads the answers of a section behind its name, "Part 2  1. T
// 2. F", "A. 1. b 2. a", and those that repeat the word for a question, "Part 1
// Q1 b Q2 a".
func (r *Reader) sectionEntries(l line.Line, next []line.Line) []KeyEntry {
	if found := r.wordedEntries(l); found != nil {
		return found
	}
	row := withASCIIDigits(l)
	m := sectionFirst.FindStringSubmatchIndex(row.Text)
	if m == nil {
		return nil
	}
	name := strings.TrimSpace(row.Text[:m[2]])
	if !letterAlone.MatchString(name) && !r.NamesSection(row, name) {
		return nil
	}
	rest := row.From(m[2])
	found := KeysOf(rest)
	if len(found) < 2 || found[0].Number != 1 {
		found = wordedRow(rest, next)
	}
	if found == nil {
		found = KeysOf(rest)
	}
	if len(found) == 0 || found[0].Number != 1 || len(found) == 1 && beginsAnew(next) {
		return nil // "Part 1. Choices" over "1. B"
	}
	found[0].Under = name
	return found
}

// numberBehind is a number behind the name of a section.
var numberBehind = pattern.Guarded(lexicon.HasDigit, `[\s\x{3000}:：.)、](\d{1,3}(?:\s*[-–.):：、．）।۔]|\pL(?:[,;]|$)))`)

// goesOn reads the answers of a section behind its name where they count on from
// the section before: "II. 6. T 7. F" behind number 5.
func (r *Reader) goesOn(l line.Line, next []line.Line, last int) []KeyEntry {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) {
		return nil
	}
	row := withASCIIDigits(l)
	m := numberBehind.FindStringSubmatchIndex(row.Text)
	if m == nil || line.LastNumber(strings.TrimRightFunc(row.Text[m[2]:m[3]], func(c rune) bool { return c < '0' || c > '9' })) != last+1 {
		return nil
	}
	name := strings.TrimSpace(row.Text[:m[2]])
	if !letterAlone.MatchString(name) && !romanAlone.MatchString(name) && !r.NamesSection(row, name) {
		return nil
	}
	return rowKeysOf(row.From(m[2]), next)
}

// orGoesOn gives the answers found on a line of a key, or those of a section that
// counts on from the answers before.
func (r *Reader) orGoesOn(found, before []KeyEntry, lines []line.Line, at int) []KeyEntry {
	if len(found) > 0 || len(before) == 0 {
		return found
	}
	return r.goesOn(lines[at], lines[at+1:], before[len(before)-1].Number)
}

// hanStart is the Han number of a section before its answers, signedStart the number
// of the first of these.
var (
	hanStart    = pattern.Guarded(pattern.BeginsWith(""), `^[一二三四五六七八九十]{1,3}\s*[、.．:：]\s*`)
	signedStart = pattern.New(`^\d{1,3}\s*[.)．、）]\s*\S`)
)

// signedNumber is a number with its sign and a word behind it, "7. Rome", or a dash
// that no calculation has, "2- 60 km/h".
var signedNumber = pattern.New(`^\d{1,3}(?:[.)]\s+\pL{2}|[-–]\s+[\pL\d])`)

// beginsAnew reports whether the next line with text has the answer to number 1.
func beginsAnew(next []line.Line) bool {
	for _, l := range next {
		if l.Text != "" {
			more := KeysOf(withASCIIDigits(l))
			return len(more) > 0 && more[0].Number == 1
		}
	}
	return false
}

// shortRow is how many letters have no room for two numbers in words with their labels.
const shortRow = 7

// longestSectionName is how many bytes the name of a section has before answers.
const longestSectionName = 24

// wordedEntries reads answers that stand behind the word for a question and a
// number each, several on a line, with the name or number of their section before
// the first: "1 問1 イ 問2 ウ".
func (r *Reader) wordedEntries(l line.Line) []KeyEntry {
	if !lexicon.IsLonger(l.Text, shortRow) && lexicon.IsASCII(l.Text) && CountNumbers(l.Text) < 2 {
		return nil // no room for numbers in words
	}
	var out []KeyEntry
	under, from := "", 0
	for _, f := range fieldsOf(l.Text) {
		if f.start < from {
			continue // of the label before
		}
		q, ok := line.WordLabel(l.Text[f.start:], lexicon.NewHead(l.Text[f.start:]), r.Vocabulary)
		if !ok || q.Number == 0 {
			if len(out) == 0 && f.start > 0 && under == "" && (f.end > longestSectionName || !r.NamesSection(l, l.Text[:f.end])) {
				return nil
			}
			continue
		}
		switch {
		case len(out) == 0 && q.Number != 1 && (under != "" || f.start > 0):
			return nil
		case len(out) == 0 && q.Number != 1:
			from = f.start + q.End
			under = strings.TrimSpace(l.Text[:from])
			continue
		case len(out) == 0 && under == "":
			under = strings.TrimSpace(l.Text[:f.start])
		case len(out) == 0:
		case q.Number != out[len(out)-1].Number+1 && !(len(out) > 1 && q.Number == out[len(out)-1].Number+2 && out[0].Number == 1):
			if q.Number != 1 || strings.TrimSpace(l.Text[from:f.start]) != "" || len(out) > 1 {
				return nil
			}
			under, out = strings.TrimSpace(l.Text[:f.start]), nil // that was the section
		default:
			out[len(out)-1].Value = rowValue(l, from, f.start)
		}
		out = append(out, KeyEntry{Number: q.Number})
		from = f.start + q.End
	}
	if len(out) < 2 {
		return nil
	}
	out[len(out)-1].Value = rowValue(l, from, len(l.Text))
	for _, e := range out {
		if e.Value.Text == "" || lexicon.HasQuestionMark(e.Value.Text) || flatten.HasBlank(e.Value) {
			return nil
		}
	}
	out[0].Under = under
	return out
}

// framedStart is the number of a section in brackets before its answers.
var framedStart = pattern.Guarded(pattern.BeginsWith("【〔"), `^[【〔]\s*\d{1,2}\s*[】〕]\s*`)

// framedEntries reads the answers of a section behind its number in brackets, "【2】
// (1) b (2) a": several, or one where a section next to it has several.
func (r *Reader) framedEntries(lines []line.Line, at int) []KeyEntry {
	found, name := r.framedRow(lines[at])
	if name == "" {
		return nil
	}
	if len(found) < 2 && !r.framedBeside(lines, at) {
		return nil
	}
	if len(found) < 2 {
		found = []KeyEntry{{Number: 1, Value: lines[at].From(len(name))}}
	}
	found[0].Under = name
	return found
}

// framedBeside reports whether the line before or behind gives several answers of a
// section with such a number.
func (r *Reader) framedBeside(lines []line.Line, at int) bool {
	for _, i := range []int{at - 1, at + 1} {
		if i >= 0 && i < len(lines) {
			if found, _ := r.framedRow(lines[i]); len(found) > 1 {
				return true
			}
		}
	}
	return false
}

// framedRow is what stands behind the number of a section in brackets, and that number;
// empty for any other line.
func (r *Reader) framedRow(l line.Line) (found []KeyEntry, name string) {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) {
		return nil, ""
	}
	row := withASCIIDigits(l)
	if name = framedStart.FindString(row.Text); name == "" || len(name) == len(row.Text) {
		return nil, ""
	}
	rest := row.From(len(name))
	if found = r.wordedEntries(rest); found == nil {
		found = rowKeysOf(rest, nil)
	}
	if len(found) > 1 && found[0].Number != 1 {
		found = nil
	}
	return found, name
}

// namedEntry reads what stands behind the word for a question and its number, "Question
// 6. To see small things.", where nothing else can be meant.
func (r *Reader) namedEntry(l line.Line) []KeyEntry {
	q, ok := l.WordLabel(r.Vocabulary)
	if !ok || q.Number == 0 || q.End >= len(l.Text) || lexicon.HasQuestionMark(l.Text) || flatten.HasBlank(l) {
		return nil
	}
	return []KeyEntry{{Number: q.Number, Value: l.From(q.End)}}
}

// partEntries reads "Part I: 1-5 ADBCB 6-10 DCBAD" and "II. 1. b 2. a" behind the
// section's name.
func (r *Reader) partEntries(lines []line.Line, at int) []KeyEntry {
	l, next := lines[at], lines[at+1:]
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) {
		return nil
	}
	l = withASCIIDigits(l)
	if roman := partStart.FindString(l.Text); roman != "" {
		rest := l.From(len(roman))
		first := KeysOf(rest)
		found := first
		if len(found) < 2 || found[0].Number != 1 {
			found = wordedRow(rest, next)
		}
		if found == nil && len(first) > 1 {
			found = first // "B. 4-True, 5-False, 6-True"
		} else if chain, _ := ownChain(rest.Text); found == nil && len(chain) > 1 {
			found = chainEntries(rest, rest.Text, chain) // "C. 7-Rome, 8-Oslo"
		}
		switch {
		case found != nil || !r.partBeside(lines, at):
		case len(first) > 1: // "II. 4T, 5F"
			found = first
		case r.namedEntry(rest) != nil:
			found = r.namedEntry(rest)
		case len(first) == 1 && (first[0].Number == 1 || signedNumber.MatchString(rest.Text)): // "D. 1. water, milk", "III. 7. Rome"
			found = first
		default:
			found = []KeyEntry{{Number: 1, Value: rest}}
		}
		if found != nil {
			found[0].Under = roman
			return found
		}
	}
	if found := r.framedEntries(lines, at); found != nil {
		return found
	}
	if found := r.sectionEntries(l, next); found != nil {
		return found
	}
	if m := hanStart.FindString(l.Text); m != "" {
		if rest := l.From(len(m)); signedStart.MatchString(rest.Text) {
			if found := rowKeysOf(rest, next); len(found) > 0 {
				found[0].Under = m
				return found
			}
		}
	}
	if m := sectionGap.FindStringIndex(l.Text); m != nil && r.NamesSection(l, strings.TrimSpace(l.Text[:m[0]])) {
		if found := KeysOf(l.From(m[1])); len(found) > 1 {
			found[0].Under = strings.TrimSpace(l.Text[:m[0]])
			return found
		}
	}
	colon := strings.IndexAny(l.Text, ":：")
	if colon <= 0 || !strings.ContainsAny(l.Text[colon:], "123456789") || !r.NamesSection(l, l.Text[:colon]) {
		return nil
	}
	if found := KeysOf(l.From(colon + len(line.WordTail.FindString(l.Text[colon:])))); len(found) > 1 {
		return found
	}
	return nil
}
