package edit

import (
	"fmt"
	"regexp"
	"strconv"

	"formwright/shared/quiz"
)

// run is a stretch of labels that count on: "1.", "2.", "3.". Labels of a run
// are given anew by place, so that a question that comes or goes leaves no gap.
type run struct {
	from, to      int // items, the last one exclusive
	before, after string
	width         int // of the number with its zeros
	next          int
}

var counted = regexp.MustCompile(`^(\D{0,20})(\d{1,6})(\D{0,20})$`)

// numbered finds the runs of so many labels or more.
func numbered(items []quiz.Item, least int) []run {
	var out []run
	var last int
	for i, item := range items {
		m := counted.FindStringSubmatch(item.Label)
		if m == nil {
			continue
		}
		n, _ := strconv.Atoi(m[2]) // it is digits
		if r := len(out) - 1; r >= 0 && out[r].to == i && n == last+1 && out[r].before == m[1] && out[r].after == m[3] {
			out[r].to++
		} else {
			width := 0
			if m[2][0] == '0' {
				width = len(m[2])
			}
			out = append(out, run{from: i, to: i + 1, before: m[1], after: m[3], width: width, next: n})
		}
		last = n
	}
	kept := out[:0]
	for _, r := range out {
		if r.to-r.from >= least {
			kept = append(kept, r)
		}
	}
	return kept
}

func runOf(runs []run, item int) int {
	for n, r := range runs {
		if item >= r.from && item < r.to {
			return n
		}
	}
	return -1
}

// take gives the next label.
func (r *run) take() string {
	r.next++
	return r.before + fmt.Sprintf("%0*d", r.width, r.next-1) + r.after
}
