package scan

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"formwright/shared/reader/layout"
)

// mendWords corrects what engines misread in words of tests whatever stands
// above and below them: "a.—" is "a.-", the ¢ of "Answer: ¢" is a c, the « of
// "b. «Paris" a star where others are read as stars.
func mendWords(spans []layout.Span) {
	for i := range spans {
		text := spans[i].Text
		switch core := strings.Trim(text, "().,;[]"); {
		case longDash.MatchString(text):
			spans[i].Text = strings.TrimRight(text, "—–") + "-"
		case text == "—-" || text == "-—":
			spans[i].Text = "-"
		case gluedC.MatchString(text):
			_, size := utf8.DecodeRuneInString(text)
			spans[i].Text = "c" + text[size:]
		case misreadEntry.MatchString(text):
			spans[i].Text = strings.TrimRight(text, "¢©c") + "c"
		case gluedNumber.MatchString(text):
			spans[i].Text = strings.TrimSpace(gluedNumber.ReplaceAllString(text, "$1$3 $2$4"))
		case (core == "¢" || core == "©" || core == "€") && !opens(spans, i) && (answers(spans, i) || amongLabels(spans, i)):
			spans[i].Text = strings.Replace(text, core, "c", 1)
		}
	}
	mendBrackets(spans)
	mendTwins(spans)
	mendHalves(spans)
	mendCase(spans)
	mendStars(spans)
	mendTailStars(spans)
	mendRoman(spans)
	mendSmallRoman(spans)
	mendRomanChoices(spans)
	mendHeads(spans)
	mendCountedHeads(spans)
	mendFirstParts(spans)
	mendRowNumbers(spans)
	mendSectionLetters(spans)
	mendColumns(spans)
}

// mendColumns gives back the digit to a column of numbers that count on, as the keys
// of tests have: "1", "2", "B)", "4" is 1 to 4.
func mendColumns(spans []layout.Span) {
	for i := range spans {
		n := bareNumber(spans, i)
		if n == 0 {
			continue
		}
		next := beneath(spans, i, 1)
		if next < 0 || bareNumber(spans, next) > 0 {
			continue
		}
		core := strings.Trim(spans[next].Text, "()[]{}.,:;|")
		if core == "" || !strings.Contains(lookalikes(strconv.Itoa(n+1)), core) {
			continue
		}
		if above, below := bareNumber(spans, beneath(spans, i, -1)), bareNumber(spans, beneath(spans, next, 1)); above > 0 && above == n-1 || below == n+2 {
			spans[next].Text = strconv.Itoa(n + 1)
		}
	}
}

// beneath is the nearest word in the column of another, below it or above where way is
// -1, within a few lines; below 0 for none.
func beneath(spans []layout.Span, i, way int) int {
	const farLines = 3
	at, best := spans[i].Box, -1
	reach := farLines * at.Height
	for k, w := range spans {
		down := float64(way) * (w.Box.Y - at.Y)
		off := w.Box.X + w.Box.Width/2 - at.X - at.Width/2
		if k != i && down > at.Height/2 && down < reach && max(off, -off) < at.Height {
			best, reach = k, down
		}
	}
	return best
}

// decimal is the front of a number, up to its point; decimals what stands behind that.
var (
	decimal  = regexp.MustCompile(`(?:^|[^\d.,])\d{1,4}[.,]$`)
	decimals = regexp.MustCompile(`^\d{1,4}(?:\D|$)`)
)

// mendDecimals puts numbers together that engines part behind the point, "0. 25": the
// gap is less than half of those between words.
func mendDecimals(spans []layout.Span) []layout.Span {
	var gaps []float64
	gap := func(i int) float64 { return spans[i].Box.X - spans[i-1].Box.X - spans[i-1].Box.Width }
	for i := 1; i < len(spans); i++ {
		if !opens(spans, i) {
			gaps = append(gaps, gap(i))
		}
	}
	if len(gaps) == 0 {
		return spans
	}
	slices.Sort(gaps)
	usual := gaps[len(gaps)/2]
	out := spans[:1]
	for i := 1; i < len(spans); i++ {
		last := &out[len(out)-1]
		if w := spans[i]; !opens(spans, i) && decimal.MatchString(last.Text) && decimals.MatchString(w.Text) && gap(i) < usual/2 {
			last.Text += w.Text
			last.Box.Width = w.Box.X + w.Box.Width - last.Box.X
			continue
		}
		out = append(out, spans[i])
	}
	return out
}

// answers reports whether a word ends a line that tells an answer, and no price.
func answers(spans []layout.Span, i int) bool {
	last := i+1 == len(spans) || opens(spans, i+1)
	return strings.HasSuffix(spans[i-1].Text, ":") || last && !strings.ContainsAny(spans[i-1].Text, "0123456789")
}

// amongLabels reports whether a word has a bracket behind it as the labels "b)"
// and "d)" of the page have, or is set as those of its line.
func amongLabels(spans []layout.Span, i int) bool {
	mark := spans[i].Text[len(spans[i].Text)-1]
	for k, w := range spans {
		l, ok := parseLabel(strings.TrimLeft(w.Text, "*"))
		if ok && l.after == string(mark) && l.kind != '1' && (l.value == 2 || l.value == 4) && (mark == ')' || w.Block == spans[i].Block && k != i) {
			return true
		}
	}
	return mark == '.' && besideFirst(spans, i)
}

// besideFirst reports whether a word stands on the line of the first choice, on a page
// whose third or fourth ones stand behind others on their lines: "a. plum ¢. pear".
func besideFirst(spans []layout.Span, i int) bool {
	first, behind := false, false
	for k, w := range spans {
		l, ok := parseLabel(w.Text)
		if !ok || l.kind != 'a' || l.after != "." || k == i {
			continue
		}
		first = first || l.value == 1 && w.Block == spans[i].Block && k < i && opens(spans, k)
		behind = behind || (l.value == 3 || l.value == 4) && !opens(spans, k)
	}
	return first && behind
}

// mendHalves gives back the half to points: "(7 ¥2 marks)" is "(7 ½ marks)".
func mendHalves(spans []layout.Span) {
	for i := 1; i+1 < len(spans); i++ {
		if halfLike.MatchString(spans[i].Text) && wholeNumber.MatchString(spans[i-1].Text) && pointsWord.MatchString(spans[i+1].Text) && !opens(spans, i) && !opens(spans, i+1) {
			spans[i].Text = "½"
		}
	}
}

// edge is how near the edge of the paper is to that of the picture, as a part of its
// width, and how many words are made of it at the least.
const (
	edge       = 0.025
	leastEdges = 2
)

// withoutEdges drops the bars that engines make of the edge of the paper: alone at the
// end or the beginning of a line, with room between, at the edge of the picture.
func withoutEdges(spans []layout.Span, width float64) []layout.Span {
	isEdge := func(i int) bool {
		w := spans[i]
		last, first := i+1 == len(spans) || opens(spans, i+1), opens(spans, i)
		switch {
		case !barLike.MatchString(w.Text):
			return false
		case last && w.Box.X+w.Box.Width > width*(1-edge):
			return first || w.Box.X-spans[i-1].Box.X-spans[i-1].Box.Width > 2*w.Box.Height
		}
		return first && w.Box.X < width*edge && (last || spans[i+1].Box.X-w.Box.X-w.Box.Width > 2*w.Box.Height)
	}
	var out []layout.Span
	dropped := 0
	for i, w := range spans {
		if isEdge(i) {
			dropped++
			continue
		}
		out = append(out, w)
	}
	if dropped < leastEdges {
		return spans
	}
	return out
}

// withoutDirt drops the signs before the number of a question, which a staple, a
// fold or a pen left there. Stars and ticks may be marks, letters answers.
func withoutDirt(spans []layout.Span) []layout.Span {
	var out []layout.Span
	for _, l := range linesOf(spans) {
		l = answeredAhead(l)
		n := 0
		for n < min(len(l)-1, mostDirt) && dirt.MatchString(l[n].Text) {
			n++
		}
		if !numberLike.MatchString(l[n].Text) {
			n = 0
		}
		out = append(out, l[n:]...)
	}
	return out
}

// answeredAhead puts together the letter and the line it is written on before the
// number of a question, of which engines make signs: "~T 1.", "__ F_ 2.".
func answeredAhead(l []layout.Span) []layout.Span {
	front := ""
	for n := range min(len(l), mostDirt+1) {
		if n > 0 && numberLike.MatchString(l[n].Text) {
			if m := overLine.FindStringSubmatch(front); m != nil && len(front) > len(m[1]) {
				first := l[0]
				first.Text, first.Box = "__"+m[1]+"__", around(l[:n])
				return append([]layout.Span{first}, l[n:]...)
			}
			break
		}
		front += l[n].Text
	}
	return l
}

// mostDirt is how many signs before a number are dirt.
const mostDirt = 3

// mendCase makes small letters of the labels that stand on one line with small
// ones before or behind them: "a) Five C) Seven", "C) Seven d) Eight".
func mendCase(spans []layout.Span) {
	for i, w := range spans {
		own, ok := parseLabel(w.Text)
		if !ok || own.kind != 'A' {
			continue
		}
		for k := max(0, i-12); k < min(len(spans), i+12); k++ {
			o, ok := parseLabel(spans[k].Text)
			if ok && spans[k].Block == w.Block && o.kind == 'a' && o.after == own.after && (k > i && o.value == own.value+1 || k < i && (o.value == own.value-1 || o.value == own.value-2)) {
				own.kind = 'a'
				spans[i].Text = own.text()
				break
			}
		}
	}
}

// mendStars makes a star of the sign before a choice or its label that others
// have as a star.
func mendStars(spans []layout.Span) {
	var signs []int
	stars := 0
	for i := range spans {
		if starred.MatchString(spans[i].Text) { // of a label
			if spans[i].Text[0] == '*' {
				stars++
			} else {
				signs = append(signs, i)
			}
			continue
		}
		if opens(spans, i) {
			continue
		}
		if _, ok := parseLabel(spans[i-1].Text); !ok {
			continue
		}
		switch {
		case strings.HasPrefix(spans[i].Text, "*"):
			stars++
		case starLike.MatchString(spans[i].Text):
			signs = append(signs, i)
		}
	}
	for _, i := range signs {
		if text := []rune(spans[i].Text); stars > 0 {
			spans[i].Text = "*" + string(text[1:])
		}
	}
}

var (
	gluedNumber  = regexp.MustCompile(`^(\d{1,2})(and|or|und|oder|et|ou)$|^(&)([ivx]{2,4}|[IVX]{2,4}|[vV])$`) // "1and", "&iv"
	gluedC       = regexp.MustCompile(`^[¢©][.)][\pL\d]`)                                                     // "¢)8"
	misreadEntry = regexp.MustCompile(`^\d{1,3}[.)][¢©]c?$`)
	starLike     = regexp.MustCompile(`^[=+«“]\p{L}`)
	halfLike     = regexp.MustCompile(`^(?:[¥%¢Y]2|V2|1/2)$`)
	wholeNumber  = regexp.MustCompile(`^[(\[]?\d{1,2}$`)
	pointsWord   = regexp.MustCompile(`^(?:[Pp]oints?|[Pp]ts|[Mm](?:ar)?ks?)[)\].]*$`)
	dirt         = regexp.MustCompile(`^[|/\\!¦'’‘“”"~_=—–#&^«»{}\[\]¥§¢]{1,2}$|^[ijl]$`)
	numberLike   = regexp.MustCompile(`^(?:\d{1,3}[.)]|Q\d{1,3}[.:)]?|QUESTION|Question)$`)
	barLike      = regexp.MustCompile(`^[|¦Il!\[\](){}/\\]{1,2}$`)
	overLine     = regexp.MustCompile(`^[~_=—–-]*(\pL)[~_=—–-]*$`)
	longDash     = regexp.MustCompile(`^([A-Za-z]|\d{1,3})[.)]?[—–]$`)
	starred      = regexp.MustCompile(`^[*+]["“«']?([(\[]?(?:[A-Za-z]|\d{1,3}|[©¢€@®])[.):\]])$`)
)

// liftStars takes the stars of right choices, which are read as plus signs too,
// off their labels, so that labels compare with each other, and answers how to
// put them back.
func liftStars(spans []layout.Span) (back func()) {
	var lifted []int
	for i := range spans {
		if m := starred.FindStringSubmatch(spans[i].Text); m != nil && opens(spans, i) {
			spans[i].Text = m[1]
			lifted = append(lifted, i)
		}
	}
	return func() {
		for _, i := range lifted {
			spans[i].Text = "*" + spans[i].Text
		}
	}
}
