package word

import (
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// frame is the words that stand around the questions in one language. Those of
// the answer key are words that our own reader knows, so that the paper is read
// back. %s stands for numbers.
type frame struct {
	tag                                    language.Tag
	name, date, key, explain, rubric       string
	yes, no                                string
	colon                                  string // with what a language sets around it
	and                                    string // before the last number of a list
	question, questions                    string // a passage serves one, several
	points, onePoint, fewPoints, manyPoint string // by the plural rules; points is the usual form
	words, least, most                     string
}

// frameOf is the frame of a language, the English one where it is not known.
func frameOf(l locale) frame {
	first := frames()
	f, ok := first[l.base]
	if !ok {
		f, ok = moreFrames()[l.base]
	}
	if !ok {
		f = first["en"]
	}
	f.tag = language.Make(l.base)
	switch f.colon = ": "; l.base {
	case "zh", "zh-hant", "ja":
		f.colon = "："
	case "fr":
		f.colon = "\u00a0: "
	}
	return f
}

// framed sets the direction of the frame's own words.
func (d *document) framed() {
	d.rtl = d.locale.rtl && strings.ContainsFunc(d.frame.name, rightToLeft)
}

// pointsText is "2 points" in the form that the number takes.
func (f frame) pointsText(number string) string {
	form := ""
	switch f.plural(number) {
	case plural.One:
		form = f.onePoint
	case plural.Few, plural.Two:
		form = f.fewPoints
	case plural.Many:
		form = f.manyPoint
	}
	if form == "" {
		form = f.points
	}
	return strings.Replace(form, "%s", number, 1)
}

func (f frame) plural(number string) plural.Form {
	whole, fraction, _ := strings.Cut(number, ".")
	i, err := strconv.Atoi(whole)
	if err != nil {
		return plural.Other
	}
	v, err := strconv.Atoi("0" + fraction)
	if err != nil {
		return plural.Other
	}
	return plural.Cardinal.MatchPlural(f.tag, i%10_000_000, len(fraction), len(fraction), v%10_000_000, v%10_000_000)
}

// refers is the line that says which questions a passage belongs to.
func (f frame) refers(items []string, numbers map[string]int) string {
	var list []int
	for _, id := range items {
		if n := numbers[id]; n > 0 {
			list = append(list, n)
		}
	}
	last := len(list) - 1
	if last == 0 {
		return strings.Replace(f.question, "%s", strconv.Itoa(list[0]), 1)
	}
	if list[last]-list[0] == last {
		return strings.Replace(f.questions, "%s", strconv.Itoa(list[0])+"–"+strconv.Itoa(list[last]), 1)
	}
	texts := make([]string, len(list))
	for i, n := range list {
		texts[i] = strconv.Itoa(n)
	}
	text := strings.Join(texts[:last], ", ") + " " + f.and + " " + texts[last]
	return strings.Replace(f.questions, "%s", text, 1)
}
