package layout

import (
	"bytes"

	"formwright/shared/page"
)

// joiner puts runs together: neighbouring text set alike becomes one run. Of
// OCR, a run is as sure as its letters on the average.
type joiner struct {
	out  []page.Run
	last page.Run // text that is still growing; its letters are in text
	text []byte
	open bool
}

func (j *joiner) add(r page.Run) {
	if r.Kind != page.TextRun {
		j.flush()
		j.out = append(j.out, r)
		return
	}
	if j.open && j.last.Marks != r.Marks {
		j.flush()
	}
	if !j.open {
		j.last, j.open = r, true
		j.text = append(j.text[:0], r.Text...)
		return
	}
	if r.Confidence > 0 && j.last.Confidence > 0 {
		a, b := float64(len(j.text)), float64(len(r.Text))
		j.last.Confidence = (j.last.Confidence*a + r.Confidence*b) / max(a+b, 1)
	} else {
		j.last.Confidence = max(j.last.Confidence, r.Confidence)
	}
	j.text = append(j.text, r.Text...)
}

// space adds a space before the next run, set as its neighbours are.
func (j *joiner) space(next page.Run) {
	m := page.Marks{}
	if before, ok := j.before(); ok && next.Kind == page.TextRun {
		m = both(before.Marks, next.Marks)
	}
	j.add(page.Run{Text: " ", Marks: m})
}

// before is the text run that was added last.
func (j *joiner) before() (page.Run, bool) {
	if j.open {
		return j.last, true
	}
	return page.Run{}, false
}

// trim cuts spaces from the end.
func (j *joiner) trim() {
	if j.open {
		if j.text = bytes.TrimRight(j.text, " "); len(j.text) == 0 {
			j.open = false
		}
	}
}

// cut drops the last n bytes of text.
func (j *joiner) cut(n int) {
	if j.open && len(j.text) >= n {
		if j.text = j.text[:len(j.text)-n]; len(j.text) == 0 {
			j.open = false
		}
	}
}

func (j *joiner) flush() {
	if j.open {
		j.last.Text = string(j.text)
		j.out = append(j.out, j.last)
		j.open = false
	}
}

func (j *joiner) done() []page.Run {
	j.flush()
	return j.out
}
