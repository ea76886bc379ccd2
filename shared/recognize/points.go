package recognize

import (
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/recognize/pattern"
)

const pointWord = `(?:pts?|points?|marks?|mks?|punkte?|pkt|puntos?|ptos?|pontos?|punt[io]|балл(?:а|ов|ы)?|б|бал(?:и|ів|а)?|очк(?:о|а|ов)|puan|điểm|đ|tašk(?:as|ai|ų)|punkt[si]|poeng|bodova?|boda|poin|skor|punkt(?:y|ów)?|ball?|امتیاز|نمره|نقاط|نقطة|نقطتان|درجات|درجة|punten|punt|pt|점|分|点|点数|점|คะแนน|pont|bod(?:y|ů|u)?|נקודות|נקודה|अंक|μονάδ(?:α|ες)|поен(?:и|а)?|бод(?:а|ова|ови)?|точк[аи]|ұпай|упай|оноо|pikë|ქულა|միավոր|bal|puncte?|poäng|p)`

// pointSum is how the points of a question are made up of those of its parts:
// "[Marks: 2 * 3 = 6]".
const pointSum = `(?:\d[\d\s.,½]*(?:[+*×x]\s*[\d\s.,½]+)+=\s*)?`

var (
	// productPoints is what several lines are worth each and together: "(5×2=10)".
	productPoints = pattern.New(`\s*[(\[（]\s*\d{1,2}(?:[.,]\d{1,2})?\s*[*×x]\s*\d{1,2}(?:[.,]\d{1,2})?\s*=\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*[)\]）]\s*$`)
	bracketPoints = pattern.Guarded(mayPoints, `(?i)\s*[(\[（【]\s*(?:worth\s+)?`+pointSum+`(?:0\s*[-–—/]\s*)?(\d+(?:[.,]\d+)?(?:\s?½)?|½)\s*-?\s*`+pointWord+`\.?(?:\s*(?:each|per question|total))?\s*[)\]）】]`)
	wordPoints    = pattern.Guarded(mayPoints, `(?i)\s*[(\[（【]\s*(?:points?|marks?|punkte|puntos|pontos|punti|баллы?|бали|puan|poin|điểm|đ|tašk(?:as|ai|ų)|punkt[si]|poeng|bodova?|boda|分值|分数|score|worth)\s*[:=：]?\s*`+pointSum+`(\d+(?:[.,]\d+)?)\s*[)\]）】]`)
	loosePoints   = pattern.Guarded(mayLoose, `(?i)(?:\t|\s{2,}|\s[-–—|]\s*)(\d+(?:[.,]\d+)?)\s*`+pointWord+`\.?$`)
	headPoints    = pattern.Guarded(pattern.EndsWith("0123456789", ""), `(?i)(?:^|\t|\s{2,})(?:points?|marks?|punkte|puntos|pontos|punti|баллы?|бали|puan|poin|điểm)\s*[:=：]\s*`+pointSum+`(\d+(?:[.,]\d+)?)$`)
	solePoints    = pattern.New(`(?i)^(?:(?:points?|marks?|worth)\s*[:=]?\s*)?(\d+(?:[.,]\d+)?)\s*` + pointWord + `?\.?$`)
	barePoints    = pattern.Guarded(pattern.EndsWith("]", ""), `\s*\[\s*(\d{1,2}(?:[.,]5)?)\s*\]$`)
	// rangePoints is a number of points from none to all, "(0-2)".
	rangePoints = pattern.Guarded(pattern.EndsWith(")", ""), `\s*\(\s*0\s*[-–—]\s*(\d{1,2})\s*\)$`)
	// slashPoints is room for the points that are got of those to get: "   ___/4".
	slashPoints = pattern.Guarded(mayLoose, `(?i)(?:\t|\s{2,}|\s_+)_*\s*/\s*(\d{1,2})\s*(?:`+pointWord+`\.?)?$`)
	// bareEnd is barePoints apart from the word before, which "a[5]" is not.
	bareEnd    = pattern.Guarded(pattern.EndsWith("]", ""), `\s\[\s*\d{1,2}(?:[.,]5)?\s*\]$`)
	frontBare  = pattern.Guarded(pattern.OpensWith("["), `^\[\s*(\d{1,2}(?:[.,]5)?)\s*\]\s*`)
	roundBare  = pattern.Guarded(pattern.EndsWith(")", ""), `(?:\t|\s{2,})\s*\(\s*(\d{1,2}(?:[.,]5)?)\s*\)$`)
	soleBare   = pattern.New(`^\[\s*\d{1,3}\s*\]$`)
	eachPoints = []pattern.Pattern{
		pattern.New(`(?i)(?:each|every|jede[rs]?|chaque|cada|ogni|каждый|каждое|каждая|кожне|кожен|każde|her|mỗi|setiap|masing|har bir|elke|elk|لكل|각|هر|每小?题|各|แต่ละ|ข้อละ|minden)[^.\d]{0,40}?(\d+(?:[.,]\d+)?)\s*` + pointWord),
		pattern.New(`(?i)(?:je|à|a|по)?\s*(\d+(?:[.,]\d+)?)\s*` + pointWord + `\.?\s*(?:each|per question|per item|apiece|je|pro|chacune?|par question|cada|ciascun[ao]|за|на вопрос|каждый|каждое|każde|per|mỗi câu)`),
		pattern.New(`(?i)(?:\bje|\bpor|\bпо)\s+(\d+(?:[.,]\d+)?)\s*` + pointWord),
		pattern.New(`(?i)^(\d+(?:[.,]\d+)?)\s*` + pointWord + `\s*[-–—]+\s*\p{L}`),
	}
)

// takePoints reads what a question is worth and takes it out of the stem.
func takePoints(d *draft, bare []*pattern.Pattern) *quiz.Decimal {
	for _, n := range d.notes {
		if n.class == pointsWord {
			if m := solePoints.FindStringSubmatch(strings.TrimSpace(n.value.text)); m != nil {
				return pointsOf(m[1])
			}
		}
	}
	if len(d.stem) > 1 { // behind the number, with the question below
		if p := cutPoints(d, 0, headPoints); p != nil {
			return p
		}
	}
	for i := range d.stem {
		for _, form := range []pattern.Pattern{bracketPoints, wordPoints, loosePoints, slashPoints, productPoints} {
			if p := cutPoints(d, i, form); p != nil {
				return p
			}
		}
	}
	for i := range d.stem {
		for _, form := range bare {
			if len(d.choices) > 0 && form == &roundBare {
				continue // the number of the right one
			}
			if p := cutPoints(d, i, *form); p != nil {
				if last := len(d.stem) - 1; form == &roundBare && last > i && soleBare.MatchString(d.stem[last].text) {
					d.stem = d.stem[:last] // the sum of those above
				}
				return p
			}
		}
	}
	return nil
}

// cutPoints takes the first match of form out of stem line i, with a colon that
// follows it at the front.
func cutPoints(d *draft, i int, form pattern.Pattern) *quiz.Decimal {
	l := d.stem[i]
	if l.kind != textLine {
		return nil
	}
	m := form.FindStringSubmatchIndex(l.text)
	if m == nil {
		return nil
	}
	p := pointsOf(l.text[m[2]:m[3]])
	if p == nil {
		return nil
	}
	end := m[1]
	if m[0] == 0 {
		end += len(wordTail.FindString(l.text[end:]))
	}
	kept := l.cut(0, m[0])
	kept.runs = append(kept.runs, sliceRuns(l.runs, end, len(l.text))...)
	kept = newLine(kept, kept.runs)
	if m[0] == 0 {
		kept = l.from(end)
	}
	if kept.text == "" && len(kept.runs) == 0 && len(d.stem) > 1 {
		d.stem = append(append([]line(nil), d.stem[:i]...), d.stem[i+1:]...)
	} else if kept.text != "" {
		d.stem[i] = kept
	}
	return p
}

func pointsOf(s string) *quiz.Decimal {
	if whole, half := strings.CutSuffix(s, "½"); half {
		s = "0" + strings.TrimSpace(whole) + ".5"
	}
	d, err := quiz.ParseDecimal(strings.Replace(s, ",", ".", 1))
	if err != nil || d.Sign() < 0 || d.Cmp(quiz.Int(1000)) > 0 {
		return nil
	}
	return &d
}

// bareForms are the ways of a number alone in which the document gives points, as
// at a third of its questions: "[2]" at stems, "(2)" at the right end of open ones.
func bareForms(ds []draft) []*pattern.Pattern {
	square, round, open := 0, 0, 0
	for _, d := range ds {
		if slices.ContainsFunc(d.stem, func(l line) bool {
			return barePoints.MatchString(l.text) || frontBare.MatchString(l.text) || rangePoints.MatchString(l.text)
		}) {
			square++
		}
		if len(d.choices) > 0 {
			continue
		}
		open++
		if slices.ContainsFunc(d.stem, func(l line) bool { return roundBare.MatchString(l.text) }) {
			round++
		}
	}
	var out []*pattern.Pattern
	if square >= leastBare && square*3 >= len(ds) {
		out = append(out, &barePoints, &frontBare, &rangePoints)
	}
	if round >= leastBare && round*3 >= open {
		out = append(out, &roundBare)
	}
	return out
}

// worthIn reports whether a labelled question ends with what it is worth, in one
// of the ways of its document.
func worthIn(d draft, bare []*pattern.Pattern) bool {
	if !d.labelled || len(d.stem) == 0 || countWords(d.stemText(), worthWords) < worthWords {
		return false
	}
	return slices.ContainsFunc(bare, func(p *pattern.Pattern) bool { return p.MatchString(d.stem[len(d.stem)-1].text) })
}

// leastBare is how many questions show that a number alone means points.
const leastBare = 2

// sectionPoints reads what each question of a section is worth.
func sectionPoints(lines []line) *quiz.Decimal {
	for _, l := range lines {
		if !hasDigit(l.text) {
			continue
		}
		for _, form := range eachPoints {
			if m := form.FindStringSubmatch(l.text); m != nil {
				if p := pointsOf(m[1]); p != nil {
					return p
				}
			}
		}
	}
	return nil
}
