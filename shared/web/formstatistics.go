package web

import (
	"net/http"
	"strconv"

	"formwright/shared/form"
	"formwright/shared/quiz"
)

func itoa(n int) string { return strconv.Itoa(n) }

// bar is a line of a chart: its length in percent beside its figures.
type bar struct {
	Label  string
	Count  int64
	Length int
	Right  bool
}

// itemChart is how one question was answered.
type itemChart struct {
	form.ItemStatistics
	Number int
	Rate   string // of right answers; empty without scored ones
	Bars   []bar
}

type statisticsData struct {
	Form   form.Form
	Totals form.Statistics
	Mean   string
	Scores []bar
	Items  []itemChart
}

func (w *Web) statistics(v *visit) error {
	f, err := w.owned(v)
	if err != nil {
		return err
	}
	s, err := w.Forms.Statistics(v.r.Context(), v.user.ID, f.PublicID)
	if err != nil {
		return err
	}
	d := statisticsData{Form: f, Totals: s}
	if s.MeanScore != nil && s.MeanPossible != nil {
		d.Mean = rounded(s.MeanScore.Decimal) + " of " + rounded(s.MeanPossible.Decimal)
	}
	for _, b := range s.Distribution {
		d.Scores = append(d.Scores, bar{Label: itoa(b.From) + " to " + itoa(b.To) + " %", Count: b.Count, Length: percent(b.Count, s.Scored)})
	}
	for i, one := range s.Items {
		d.Items = append(d.Items, chart(i+1, one))
	}
	return w.show(v, http.StatusOK, "formstatistics", "Statistics", d)
}

func chart(number int, one form.ItemStatistics) itemChart {
	c := itemChart{ItemStatistics: one, Number: number}
	if one.Scored > 0 {
		c.Rate = itoa(percent(one.Correct, one.Scored)) + " %"
	}
	for _, choice := range one.Choices {
		c.Bars = append(c.Bars, bar{Label: choice.Text, Count: choice.Count, Length: percent(choice.Count, one.Answered), Right: choice.Right})
	}
	return c
}

func percent(n, of int64) int {
	if of == 0 {
		return 0
	}
	return int((200*n + of) / (2 * of))
}

// rounded has at most two places.
func rounded(d quiz.Decimal) string { return d.DivRound(quiz.Int(1), 2).String() }
