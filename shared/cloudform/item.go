package cloudform

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// item adds the question that an item of the fitted quiz is; n is its place.
func (p *planner) item(item quiz.Item, n int) {
	lines, pictures := p.split(item.Stem, item.ID)
	it := Item{Title: untitled(item, n)}
	if len(lines) > 0 {
		it.Title, it.Description = lines[0], strings.Join(lines[1:], "\n")
	}
	var image *Image
	if len(pictures) > 0 { // a question shows one picture, the others stand before it
		last := len(pictures) - 1
		p.pictures(pictures[:last])
		image = &pictures[last]
	}
	if m, ok := item.Response.(quiz.Match); ok {
		p.match(it, item, m, image)
		return
	}
	q := Question{Required: item.Required}
	switch r := item.Response.(type) {
	case quiz.Choice:
		p.choice(&q, item, r)
	case quiz.Text:
		p.typed(&q, item, r)
	default:
		q.Text = &TextQuestion{Paragraph: true}
		p.ungraded(&q, item)
	}
	it.QuestionItem = &QuestionItem{Question: q, Image: image}
	p.questions++
	p.add(it)
}

// untitled names a question without words.
func untitled(item quiz.Item, n int) string {
	if label := oneLine(item.Label); label != "" {
		return label
	}
	return strconv.Itoa(n) + "."
}

func (p *planner) choice(q *Question, item quiz.Item, r quiz.Choice) {
	values := make([]string, len(r.Choices))
	images := make([]*Image, len(r.Choices))
	for i, e := range r.Choices {
		lines, pictures := p.split(e.Content, item.ID)
		if len(pictures) > 0 {
			images[i] = &pictures[0]
			if values[i] = pictures[0].AltText; len(pictures) > 1 {
				p.lose(item.ID, quiz.ImageDropped, "Only the first picture of a choice was kept: the cloud service shows one.")
			}
		}
		if len(lines) > 0 {
			values[i] = strings.Join(lines, " ")
		}
		if values[i] == "" {
			values[i] = letter(i)
		}
	}
	q.Choice = &ChoiceQuestion{Type: Radio, Shuffle: r.Shuffle}
	if r.Multiple {
		q.Choice.Type = Checkbox
	}
	values = p.distinct(values, item.ID)
	for i, value := range values {
		q.Choice.Options = append(q.Choice.Options, Option{Value: value, Image: images[i]})
	}
	if len(r.Key) == 0 {
		p.ungraded(q, item)
		return
	}
	q.Grading = p.graded(item)
	for _, k := range r.Key {
		q.Grading.CorrectAnswers.Answers = append(q.Grading.CorrectAnswers.Answers, Answer{Value: values[k]})
	}
}

// graded is the grading of a question of choices, whose explanation stands with
// each verdict: general feedback is refused there.
func (p *planner) graded(item quiz.Item) *Grading {
	points, _ := p.next(item.ID)
	general := p.feedback(item, item.Feedback.General)
	return &Grading{PointValue: points, CorrectAnswers: &CorrectAnswers{},
		WhenRight: told(p.feedback(item, item.Feedback.Correct), general),
		WhenWrong: told(p.feedback(item, item.Feedback.Incorrect), general)}
}

func (p *planner) typed(q *Question, item quiz.Item, r quiz.Text) {
	q.Text = &TextQuestion{}
	var key CorrectAnswers
	for _, a := range r.Accepted {
		if answer := (Answer{Value: oneLine(a.Text)}); !slices.Contains(key.Answers, answer) {
			key.Answers = append(key.Answers, answer)
		}
	}
	if len(key.Answers) == 0 {
		p.ungraded(q, item)
		return
	}
	points, _ := p.next(item.ID)
	p.noVerdicts(item)
	q.Grading = &Grading{PointValue: points, CorrectAnswers: &key, GeneralFeedback: told(p.feedback(item, item.Feedback.General))}
}

// ungraded sees to a question that a person marks: it has grading only for what
// the document says of it.
func (p *planner) ungraded(q *Question, item quiz.Item) {
	points, given := p.next(item.ID)
	general := told(p.feedback(item, item.Feedback.General))
	p.noVerdicts(item)
	switch {
	case p.options.Plain:
		if general != nil {
			p.lose(item.ID, quiz.FeedbackDropped, "The explanation was left out: the cloud service did not take it with a question that has no key.")
		}
		if given && points != 1 {
			p.lose(item.ID, quiz.PointsDropped, "The points were left out: the cloud service did not take them with a question that has no key.")
		}
	case given:
		q.Grading = &Grading{PointValue: points, GeneralFeedback: general}
	case general != nil:
		q.Grading = &Grading{PointValue: points, GeneralFeedback: general}
	}
}

func (p *planner) noVerdicts(item quiz.Item) {
	if len(item.Feedback.Correct)+len(item.Feedback.Incorrect) > 0 {
		p.lose(item.ID, quiz.FeedbackDropped, "The feedback for right and wrong answers was left out: the cloud service takes it only with choices that have a key.")
	}
}

// match is a grid with a row for each left entry, or a question for each.
func (p *planner) match(it Item, item quiz.Item, r quiz.Match, image *Image) {
	rows, columns := make([]string, len(r.Left)), make([]string, len(r.Right))
	for i, left := range r.Left {
		rows[i] = named(p.words(left, item.ID), i)
	}
	for i, right := range r.Right {
		columns[i] = named(p.words(right, item.ID), i)
	}
	columns = p.distinct(columns, item.ID)
	if p.options.Plain {
		p.singles(it, item, r, image, rows, columns)
		return
	}
	group := &QuestionGroup{Image: image, Grid: &Grid{Columns: ChoiceQuestion{Type: Radio, Options: options(columns)}, ShuffleQuestions: r.Shuffle}}
	for i, row := range p.distinct(rows, item.ID) {
		q := Question{Required: item.Required, Row: &RowQuestion{Title: row}}
		p.row(&q, item, r, i, columns)
		group.Questions = append(group.Questions, q)
		p.questions++
	}
	it.QuestionGroup = group
	p.add(it)
}

func (p *planner) singles(it Item, item quiz.Item, r quiz.Match, image *Image, rows, columns []string) {
	p.lose(item.ID, quiz.TypeRewritten, "The matching question became one single-choice question for each entry: the cloud service did not take a grid.")
	if r.Shuffle {
		p.lose(item.ID, quiz.ShuffleDropped, "The entries are not shuffled.")
	}
	for i, row := range rows {
		q := Question{Required: item.Required, Choice: &ChoiceQuestion{Type: Radio, Options: options(columns)}}
		p.row(&q, item, r, i, columns)
		one := Item{Title: it.Title, Description: strings.TrimPrefix(it.Description+"\n"+row, "\n")}
		one.QuestionItem = &QuestionItem{Question: q, Image: image}
		p.questions++
		p.add(one)
	}
}

func (p *planner) row(q *Question, item quiz.Item, r quiz.Match, i int, columns []string) {
	if len(r.Key) == 0 {
		p.ungraded(q, item)
		return
	}
	q.Grading = p.graded(item)
	q.Grading.CorrectAnswers.Answers = []Answer{{Value: columns[r.Key[i]]}}
}

func named(words string, i int) string {
	if words == "" {
		return letter(i)
	}
	return words
}

func options(values []string) []Option {
	out := make([]Option, len(values))
	for i, value := range values {
		out[i] = Option{Value: value}
	}
	return out
}

func (p *planner) feedback(item quiz.Item, c richtext.Content) string {
	separator := "\n"
	if p.options.Plain {
		separator = " "
	}
	return strings.Join(p.lines(c, item.ID), separator)
}

// told joins what is said after answering; nil when nothing is.
func told(parts ...string) *Feedback {
	said := slices.DeleteFunc(parts, func(s string) bool { return s == "" })
	if len(said) == 0 {
		return nil
	}
	return &Feedback{Text: strings.Join(said, " ")}
}
