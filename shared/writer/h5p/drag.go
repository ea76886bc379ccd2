package h5p

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// dragParams are lines of plain text: words between * are dragged there, and
// distractors are words that belong nowhere.
type dragParams struct {
	Media       media    `json:"media"`
	Task        string   `json:"taskDescription"`
	Text        string   `json:"textField"`
	Distractors string   `json:"distractors"`
	Feedback    []scored `json:"overallFeedback"`
}

// dragged is a task whose lines are known; tip is spent on the first word.
type dragged struct {
	q     *question
	lines []string
	words []string
	tip   string
}

func (q *question) dragging() *dragged {
	d := &dragged{q: q, tip: starless(q.plain(q.in.Hint))}
	if strings.Contains(d.tip, `\`) {
		d.tip = ""
		q.lose(quiz.HintDropped, "The hint was left out: H5P uses the sign \\ itself in the tip of a word to drag.")
	}
	return d
}

// word is a word to drag. Its text is only compared with itself, so signs that
// H5P uses become ones that look like them.
func (d *dragged) word(c richtext.Content) string {
	m := markup{p: d.q.p, item: d.q.in.ID}
	text := m.line(c)
	safe := strings.NewReplacer("*", "∗", ":", "∶", `\+`, "∖+", `\-`, "∖-").Replace(text)
	if safe != text {
		d.q.lose(quiz.TextChanged, "The signs *, : and \\ became ∗, ∶ and ∖ in words to drag: H5P uses them itself.")
	}
	if safe == "" && !d.q.left {
		d.q.leave("The question was left out: an entry is a picture only, and H5P drags words.")
	}
	safe = richtext.EscapeHTML(safe)
	d.words = append(d.words, safe)
	return safe
}

// place is where a word belongs.
func (d *dragged) place(c richtext.Content) string {
	gap := d.word(c)
	if d.tip != "" {
		gap, d.tip = gap+":"+d.tip, ""
	}
	return "*" + gap + "*"
}

// text is a line of what stands around the words.
func (d *dragged) text(c richtext.Content) string {
	m := markup{p: d.q.p, item: d.q.in.ID}
	text := m.line(c)
	if text == "" && !d.q.left {
		d.q.leave("The question was left out: an entry is a picture only, and H5P shows none among words to drag.")
	}
	if starless(text) != text {
		d.q.starLost()
	}
	return richtext.EscapeHTML(starless(text))
}

func (d *dragged) params(task string, distractors []string) dragParams {
	var more []string
	for _, w := range distractors {
		if !slices.Contains(d.words, w) && !slices.Contains(more, "*"+w+"*") {
			more = append(more, "*"+w+"*")
		}
	}
	return dragParams{Task: task, Text: strings.Join(d.lines, "\n"), Distractors: strings.Join(more, " "), Feedback: d.q.feedback(), Media: d.q.above()}
}

// match has a line for each left entry: the right one is dragged behind it.
func (q *question) match(r quiz.Match) dragParams {
	task := q.stem(passageTags()).blocks(q.in.Stem)
	d := q.dragging()
	for i, left := range r.Left {
		d.lines = append(d.lines, strings.TrimSuffix(d.text(left), ":")+": "+d.place(r.Right[r.Key[i]]))
	}
	return d.params(task, d.rest(r.Right, r.Key))
}

// rest are the entries that belong nowhere.
func (d *dragged) rest(entries []richtext.Content, key []int) []string {
	placed := d.words
	var out []string
	for i, e := range entries {
		if !slices.Contains(key, i) {
			out = append(out, d.word(e))
		}
	}
	d.words = placed
	return out
}

// order has a line for each place: the entry is dragged behind its number.
func (q *question) order(r quiz.Order) dragParams {
	task := q.stem(passageTags()).blocks(q.in.Stem)
	d := q.dragging()
	for at, entry := range r.Key {
		d.lines = append(d.lines, strconv.Itoa(at+1)+". "+d.place(r.Entries[entry]))
	}
	return d.params(task, nil)
}

// drag is a text whose gaps are menus; wrong choices belong nowhere.
func (q *question) drag(r quiz.Blanks) dragParams {
	menus := map[string]quiz.Choice{}
	for _, b := range r.Blanks {
		menus[b.ID], _ = b.Response.(quiz.Choice)
	}
	before, rest := q.divided(func(b richtext.Blank) bool { _, ok := menus[b.ID]; return ok })
	task := dragTask
	if len(before) > 0 {
		task = q.stem(passageTags()).blocks(before)
	}
	d := q.dragging()
	m := q.stem(tags{})
	m.starless = true
	m.blank = func(id string) string {
		menu, ok := menus[id]
		if !ok {
			return richtext.BlankText
		}
		return d.place(menu.Choices[menu.Key[0]].Content)
	}
	d.lines = m.lines(rest)
	var wrong []string
	for _, b := range r.Blanks {
		wrong = append(wrong, d.rest(contents(menus[b.ID].Choices), menus[b.ID].Key)...)
	}
	return d.params(task, wrong)
}

func contents(entries []quiz.Entry) []richtext.Content {
	out := make([]richtext.Content, len(entries))
	for i, e := range entries {
		out[i] = e.Content
	}
	return out
}

// starless is text in which nothing is taken for a gap.
func starless(s string) string { return strings.ReplaceAll(s, "*", "∗") }

func (q *question) starLost() {
	q.lose(quiz.TextChanged, "The sign * became ∗ in the text around gaps: H5P uses it itself there.")
}
