package draft

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Lists that look like choices and are none: what came out of a survey, the
// clauses of a statute, a row to sign in.

// shareAtEnd is the share of those who said so, behind what they said: "Every
// week: 34 %", "No (38%)".
var shareAtEnd = pattern.New(`\pL.*?[\s:(–—-](\d{1,2}(?:[.,]\d{1,2})?)\s?[%٪]\)?[.;]?$`)

// ReportsShares reports whether the lines under a stem tell how many said each
// of them: words with a share behind, all of which make up the whole. Weights as
// 100 and 0 are no shares, but say what is right.
func ReportsShares(d Draft) bool {
	sum := 0.0
	for _, c := range d.Choices {
		found := shareAtEnd.FindStringSubmatch(strings.TrimSpace(c.Text()))
		if c.Sign != "" || found == nil {
			return false
		}
		share, err := strconv.ParseFloat(strings.Replace(found[1], ",", ".", 1), 64)
		if err != nil || share == 0 {
			return false
		}
		sum += share
	}
	return len(d.Choices) >= 2 && math.Abs(sum-100) <= 2
}

// nextClause ends a clause that is joined to the next one: "is registered; and".
var nextClause = pattern.New(`(?i);\s*(?:and|or|und|oder|sowie|et|ou|y|o|e|oppure|en|of|oraz|lub|albo|i|и|или|либо|та|або|ve|veya|dan|atau|va|yoki|và|hoặc|és|vagy)$`)

// GoesOnToNext reports whether a line under a stem is joined to the next one:
// they hold together, as in a statute, and none of them can be chosen.
func GoesOnToNext(c Choice) bool {
	return nextClause.MatchString(strings.TrimSpace(c.Text()))
}

// timeOfDay begins an entry of a programme: "9:15 Opening".
var timeOfDay = pattern.New(`^\d{1,2}[:.]\d{2}(?:\s*[-–—]\s*\d{1,2}[:.]\d{2})?\s+\pL`)

// leastTimes is how many entries make a programme.
const leastTimes = 3

// IsProgramme reports whether the lines of a stem are entries of a programme.
func IsProgramme(stem []line.Line) bool {
	n := 0
	for _, l := range stem {
		if timeOfDay.MatchString(l.Text) {
			n++
		}
	}
	return n >= leastTimes
}

// hours are from when to when something takes place: "Monday 9:30-10:50".
var hours = pattern.New(`\b\d{1,2}[:.]\d{2}\s*[-–—]\s*\d{1,2}[:.]\d{2}\b`)

// isTimetable reports whether a line is a table of which most rows say when something is.
func isTimetable(l line.Line) bool {
	if l.Kind != line.TableLine {
		return false
	}
	n, rows := 0, l.Table().Rows
	for _, row := range rows {
		if slices.ContainsFunc(row.Cells, func(c page.Cell) bool { return hours.MatchString(flatten.CellText(c)) }) {
			n++
		}
	}
	return n >= leastTimes && n*10 >= len(rows)*7
}

// toSign ends a row of a list of those present: its number again, and a line.
var toSign = pattern.New(`\s(\d{1,3})[.)]\s*[_.…]{3,}$`)

// HasRowToSign reports whether a row leaves room behind its own number, as lists
// of those present do for two columns of signatures.
func HasRowToSign(d Draft) bool {
	if !d.Labelled || len(d.Stem) != 1 || len(d.Choices) > 0 {
		return false
	}
	found := toSign.FindStringSubmatch(strings.TrimSpace(d.Stem[0].Text))
	return found != nil && found[1] == lexicon.DecimalText(d.Label.Number)
}

// webAddress is one of the web or of a mailbox.
var webAddress = pattern.New(`^[<(]?(?:(?:https?://|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+)[>)]?[.;]?$`)

// OnlyAddress reports whether a stem is an address and nothing else, which the
// lines under it do not answer.
func OnlyAddress(d Draft) bool { return webAddress.MatchString(strings.TrimSpace(d.StemText())) }

// onlyAddresses reports whether all letters under a stem stand before addresses and nothing
// else, of which none is the answer: they are what is to be read or seen first.
func onlyAddresses(d Draft) bool {
	return !d.HasAnswer() && d.StemKey == "" && !lexicon.HasQuestionMark(d.StemText()) && !slices.ContainsFunc(d.Choices, func(c Choice) bool {
		return c.Sign != "" || len(c.Marks) > 0 || !webAddress.MatchString(strings.TrimSpace(c.Text()))
	})
}

// withListed takes the lettered lines under a stem into it, with their letters.
func (d Draft) withListed() Draft {
	for _, c := range d.Choices {
		first := line.NewLine(c.Lines[0], append([]page.Run{{Text: c.Label.Text + " "}}, c.Lines[0].Runs...))
		d.Stem = append(append(d.Stem, first), c.Lines[1:]...)
	}
	d.Choices, d.Bullets = nil, false
	return d
}
