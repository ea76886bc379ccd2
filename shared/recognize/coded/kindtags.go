package coded

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// kindTag says the kind of the question below and what is right: "[单选][B]",
	// "[Multiple choice] [A, C]".
	kindTag = pattern.Guarded(pattern.BeginsWith("[【"), `^[\[【]\s*(?i:(?:单选|单项选择|多选|多项选择|不定项选择|选择|判断|是非|填空|名词解释|简答|问答|论述|计算|材料分析|案例分析)题?|(?:single|multiple)(?:[ -]?(?:choice|answer|select))?|mcq|true\s?[/-]?\s?false|short[ -]?answer|fill[ -]?in|essay)(?:\s*[>/-]\s*\p{L}+)?\s*[\]】]\s*(?:[\[【]\s*([^\[\]【】]{1,20}?)\s*[\]】]\s*)?$`)
	// fieldTag opens or closes what is said of the question above: "<解析>"; the first
	// group is what closes it, the second the word.
	fieldTag = pattern.Guarded(pattern.BeginsWith("<＜"), `^[<＜]\s*(/)?\s*(\p{L}{2,12})\s*[>＞]\s*$`)
)

// leastKindTags is how many questions stand under such tags.
const leastKindTags = 2

// KindTags writes questions under tags that say their kind and what is right, with
// answers and reasons between tags of their own, the way printed tests are written.
func (r *Reader) KindTags(lines []line.Line) ([]line.Line, bool) {
	tags := 0
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil || i+1 == len(lines) || lines[i+1].Text == "" {
			continue
		}
		m := kindTag.FindStringSubmatchIndex(l.Text)
		if m == nil {
			continue
		}
		if q, ok := lines[i+1].QuestionLabel(r.Vocabulary); ok && q.Number > 0 && m[2] < 0 {
			return nil, false // it heads a section, whose questions have numbers
		}
		tags++
	}
	if tags < leastKindTags {
		return nil, false
	}
	out := make([]line.Line, 0, len(lines))
	key, number := line.Line{}, 0 // what the last tag says is right, until its question ends
	flush := func() {
		if key.Text != "" {
			out = append(out, flatten.Answering(key))
		}
		key = line.Line{}
	}
	asked := false // the line before was a tag
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if m := kindTag.FindStringSubmatchIndex(l.Text); m != nil && l.Kind == line.TextLine {
			flush()
			if asked = true; m[2] >= 0 {
				key = l.Cut(m[2], m[3])
			}
			continue
		}
		if end := r.fieldEnd(lines, i); end > 0 && number > 0 {
			flush()
			out = append(out, r.fieldLine(lines[i:end])...)
			i = end - 1
			continue
		}
		if asked {
			number, asked = number+1, false
			if end := wholeStem(lines, i); end > 0 {
				l, i = flatten.Broken(lines[i:end]), end-1
			}
			l.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "tagged"}
			l.Gap = true
		}
		out = append(out, l)
	}
	flush()
	return out, true
}

// wholeStem is where a question without choices ends that begins in line i: the lists
// in it are not asked by themselves. It is 0 for one with choices, tables or pictures.
func wholeStem(lines []line.Line, i int) int {
	for k := i; k < len(lines); k++ {
		l := lines[k]
		if kindTag.MatchString(l.Text) || fieldTag.MatchString(l.Text) {
			return k
		}
		if c, ok := l.ChoiceLabel(); l.Kind != line.TextLine || ok && c.Kind == lexicon.LetterLabel {
			return 0
		}
	}
	return len(lines)
}

// fieldEnd is where the field ends whose tag is line i: at a second tag with its word,
// or before the next question or field. It is 0 where line i is no tag of one.
func (r *Reader) fieldEnd(lines []line.Line, i int) int {
	m := fieldTag.FindStringSubmatch(lines[i].Text)
	if m == nil || m[1] != "" || lines[i].Kind != line.TextLine {
		return 0
	}
	for k := i + 1; k < len(lines); k++ {
		other := fieldTag.FindStringSubmatch(lines[k].Text)
		if other != nil && other[2] == m[2] {
			return k + 1
		}
		if other != nil || kindTag.MatchString(lines[k].Text) {
			return k
		}
	}
	return len(lines)
}

// fieldLine is what stands between two tags, behind their word as one line: lists in it
// are no questions.
func (r *Reader) fieldLine(lines []line.Line) []line.Line {
	var inner []line.Line
	for _, l := range lines {
		if l.Kind == line.TextLine && l.Text != "" && !fieldTag.MatchString(l.Text) {
			inner = append(inner, l)
		}
	}
	if len(inner) == 0 {
		return nil
	}
	word := strings.Trim(fieldTag.FindStringSubmatch(lines[0].Text)[2], " ")
	said := flatten.Joined(inner)
	if _, ok := r.Vocabulary.Is(word, lexicon.AnswerWord); ok || strings.HasSuffix(word, "答案") {
		return []line.Line{flatten.Answering(said)}
	}
	return []line.Line{flatten.Explaining(said)}
}
