package vote

import (
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// TakePoints reads what a question is worth and takes it out of the stem.
func TakePoints(d *draft.Draft, bare []*pattern.Pattern) *quiz.Decimal {
	for _, n := range d.Notes {
		if n.Class == lexicon.PointsWord {
			if m := line.SolePoints.FindStringSubmatch(strings.TrimSpace(n.Value.Text)); m != nil {
				return withoutAgain(d, PointsOf(m[1]))
			}
		}
	}
	if d.Labelled && d.Label.Kind == line.WordNumber && len(d.Stem) > 0 {
		if p := cutPoints(d, 0, line.FrontPoints); p != nil {
			return p
		}
	}
	if len(d.Stem) > 1 { // behind the number, with the question below
		forms := []pattern.Pattern{line.HeadPoints}
		if d.Labelled {
			forms = append(forms, line.OwnPoints, line.NamedPoints, line.OverPoints)
		}
		for _, form := range forms {
			if p := cutPoints(d, 0, form); p != nil {
				return p
			}
		}
	}
	for i := range d.Stem {
		for _, form := range []pattern.Pattern{line.BracketPoints, line.WordPoints, line.ValuePoints, line.LoosePoints, line.SlashPoints, line.ProductPoints} {
			if p := cutPoints(d, i, form); p != nil {
				return p
			}
		}
	}
	for i := range d.Stem {
		for _, form := range bare {
			if len(d.Choices) > 0 && form == &line.RoundBare {
				continue // the number of the right one
			}
			if p := cutPoints(d, i, *form); p != nil {
				if last := len(d.Stem) - 1; form == &line.RoundBare && last > i && line.SoleBare.MatchString(d.Stem[last].Text) {
					d.Stem = d.Stem[:last] // the sum of those above
				}
				return p
			}
		}
	}
	return nil
}

// withoutAgain takes out of the stem what a line below said already.
func withoutAgain(d *draft.Draft, said *quiz.Decimal) *quiz.Decimal {
	for i, l := range d.Stem {
		for _, form := range []pattern.Pattern{line.BracketPoints, line.BareEnd, line.EndWorth} {
			m := form.FindStringSubmatch(l.Text)
			if m == nil || said == nil {
				continue
			}
			if p := PointsOf(m[1]); p != nil && p.Cmp(*said) == 0 {
				cutPoints(d, i, form)
				return said
			}
		}
	}
	return said
}

// cutPoints takes the first match of form out of stem line i, with a colon that
// follows it at the front.
func cutPoints(d *draft.Draft, i int, form pattern.Pattern) *quiz.Decimal {
	l := d.Stem[i]
	if l.Kind != line.TextLine {
		return nil
	}
	m := form.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return nil
	}
	p := PointsOf(l.Text[m[2]:m[3]])
	if p == nil {
		return nil
	}
	end := m[1]
	if m[0] == 0 {
		end += len(line.WordTail.FindString(l.Text[end:]))
	}
	kept := l.Cut(0, m[0])
	kept.Runs = append(kept.Runs, line.SliceRuns(l.Runs, end, len(l.Text))...)
	kept = line.NewLine(kept, kept.Runs)
	if m[0] == 0 {
		kept = l.From(end)
	}
	if kept.Text == "" && len(kept.Runs) == 0 && len(d.Stem) > 1 {
		d.Stem = append(append([]line.Line(nil), d.Stem[:i]...), d.Stem[i+1:]...)
	} else if kept.Text != "" {
		d.Stem[i] = kept
	}
	return p
}

// PointsOf reads the number of points, also one made up of those of parts, "2+4".
func PointsOf(s string) *quiz.Decimal {
	if first, more, sum := strings.Cut(s, "+"); sum {
		a, b := PointsOf(strings.TrimSpace(first)), PointsOf(strings.TrimSpace(more))
		if a == nil || b == nil {
			return nil
		}
		total := a.Add(*b)
		return &total
	}
	if whole, half := strings.CutSuffix(s, "½"); half {
		s = "0" + strings.TrimSpace(whole) + ".5"
	}
	d, err := quiz.ParseDecimal(strings.Replace(s, ",", ".", 1))
	if err != nil || d.Sign() < 0 || d.Cmp(quiz.Int(1000)) > 0 {
		return nil
	}
	return &d
}

// leastWorth is how many questions end with a number and a word for points without
// brackets where these are no words of the question.
const leastWorth = 3

// bareForms are the ways of a number alone, or with no sign before it, in which the
// document gives points, as at a third of its questions: "[2]" at stems, "(2)" at the
// right end of open ones, "2 pts" at the end.
func bareForms(ds []draft.Draft) []*pattern.Pattern {
	square, round, open, decimal, worth := 0, 0, 0, 0, 0
	for _, d := range ds {
		if slices.ContainsFunc(d.Stem, func(l line.Line) bool { return line.EndWorth.MatchString(l.Text) }) {
			worth++
		}
		if slices.ContainsFunc(append(d.Shared[:len(d.Shared):len(d.Shared)], d.Stem...), endsInDecimal) {
			decimal++
		}
		if slices.ContainsFunc(d.Stem, func(l line.Line) bool {
			return line.BarePoints.MatchString(l.Text) || line.FrontBare.MatchString(l.Text) || line.RangePoints.MatchString(l.Text)
		}) {
			square++
		}
		if len(d.Choices) > 0 {
			continue
		}
		open++
		if slices.ContainsFunc(d.Stem, func(l line.Line) bool { return line.RoundBare.MatchString(l.Text) }) {
			round++
		}
	}
	var out []*pattern.Pattern
	if square >= leastBare && square*3 >= len(ds) {
		out = append(out, &line.BarePoints, &line.FrontBare, &line.RangePoints)
	}
	if round >= leastBare && round*3 >= open {
		out = append(out, &line.RoundBare)
	}
	if decimal >= leastBare && decimal*3 >= len(ds) {
		out = append(out, &line.DecimalBare)
	}
	if worth >= leastWorth && worth*3 >= len(ds) {
		out = append(out, &line.EndWorth)
	}
	if addsUpRound(ds) || setsApart(ds) {
		out = append(out, &line.EndBare)
	}
	return out
}

// endsInDecimal reports whether a line says what it is worth behind a whole sentence.
func endsInDecimal(l line.Line) bool {
	m := line.DecimalBare.FindStringIndex(l.Text)
	return m != nil && m[0] > 0 && strings.IndexByte(".:?!", l.Text[m[0]-1]) >= 0
}

// worthIn reports whether a labelled question ends with what it is worth, in one
// of the ways of its document.
func worthIn(d draft.Draft, bare []*pattern.Pattern) bool {
	if !d.Labelled || len(d.Stem) == 0 || flatten.CountWords(d.StemText(), draft.WorthWords) < draft.WorthWords {
		return false
	}
	return slices.ContainsFunc(bare, func(p *pattern.Pattern) bool { return p.MatchString(d.Stem[len(d.Stem)-1].Text) })
}

// leastBare is how many questions show that a number alone means points.
const leastBare = 2

// eachTwice is a line with one worth for some questions and another for others: "Ten
// questions worth four points each and three worth 12 points each".
var eachTwice = pattern.New(`(?i)\b(?:each|apiece|jeweils|chacune?|cada una)\b.*\b(?:each|apiece|jeweils|chacune?|cada una)\b`)

// behindOrder is what a line says of points behind the order that it begins with, which may
// have the word too: "Section 2 – Define each term. (2 points each)".
func behindOrder(text string) string {
	at := strings.LastIndexAny(text, "([")
	if at <= 0 || lexicon.HasDigit(text[min(len(sectionNumber.FindString(text)), at):at]) || worthWord.MatchString(text[:at]) {
		return text
	}
	return text[at:]
}

// sectionNumber is the number of a section that a line begins with.
var sectionNumber = pattern.New(`^\PN{0,12}\d{1,2}\s*[.:)–-]`)

// worthWord is a word of points, or that something is worth them.
var worthWord = pattern.New(`(?i)\b(?:points?|marks?|worth|punkte|puntos|pontos|punti)\b`)

// SectionPoints reads what each question of a section is worth.
func SectionPoints(lines []line.Line) *quiz.Decimal {
	for _, l := range lines {
		if !lexicon.HasDigit(l.Text) || eachTwice.MatchString(behindOrder(l.Text)) {
			continue
		}
		for _, form := range line.EachPoints {
			if m := form.FindStringSubmatch(l.Text); m != nil {
				if p := PointsOf(m[1]); p != nil {
					return p
				}
			}
		}
	}
	return nil
}
