package cloudform

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"strings"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/target"
)

// Options say how a quiz becomes requests.
type Options struct {
	// Pictures are the addresses at which the service can fetch a picture, by its
	// hash. A picture without one is left out.
	Pictures map[string]string
	// Plain keeps to what every form takes: the rows of a grid are questions of
	// their own, explanations are one line, and what cannot be graded by itself
	// has no points.
	Plain bool
}

// Plan is what is to be sent to make a form of a quiz.
type Plan struct {
	Title     string
	Requests  []Request // those about the whole form first, then an item each, in order
	Losses    []quiz.Loss
	Asked     int // items of the quiz that the form asks
	Questions int // questions on the form: a row of a grid is one
}

// NewPlan plans a form. It asks nobody: same quiz, same plan. q must be valid.
func NewPlan(q quiz.Quiz, o Options) (Plan, error) {
	t, _ := target.Find(target.CloudForm)
	fitted, losses, err := fit.Fit(q, t)
	if err != nil {
		return Plan{Losses: losses}, err
	}
	p := &planner{options: o, target: t, quiz: q, shares: newShares(q, fitted), opening: fitted.Openings()}
	p.frame(fitted)
	for i, item := range fitted.Items {
		p.before(item.ID)
		p.item(item, i+1)
	}
	out := Plan{Title: oneLine(fitted.Title), Requests: append(p.head, p.creates...), Questions: p.questions}
	if out.Title == "" {
		out.Title = "Quiz"
	}
	out.Losses = fit.Merge(q, losses, p.losses)
	if out.Asked = fit.Asked(q, out.Losses); out.Asked == 0 {
		return out, fit.Nothing(t)
	}
	if len(p.creates) > maxItems {
		return out, problem.New(problem.DocumentTooLarge, "The form would have %d entries; at most %d are made. Split the document.", len(p.creates), maxItems)
	}
	return out, nil
}

// maxItems bounds a form. The service names no limit of its own.
const maxItems = 2000

// maxName is how long a form's name in the drive is.
const maxName = 200

// name is the form's in the drive.
func (p Plan) name() string { return fit.Cut(p.Title, maxName) }

// digest tells plans apart.
func (p Plan) digest() string {
	text, _ := json.Marshal(p.Requests) // texts and numbers always marshal
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:])
}

// creates are the requests that make an item each.
func (p Plan) creates() []Request {
	for i, r := range p.Requests {
		if r.CreateItem != nil {
			return p.Requests[i:]
		}
	}
	return nil
}

type planner struct {
	options   Options
	target    target.Target
	quiz      quiz.Quiz
	shares    shares
	opening   map[string]quiz.Opening
	head      []Request
	creates   []Request
	questions int
	losses    []quiz.Loss
}

// frame is what is said of the whole form. Grading needs a quiz, so that comes
// before the items.
func (p *planner) frame(q quiz.Quiz) {
	text, pictures := p.split(q.Introduction, "")
	if about := strings.Join(text, "\n"); about != "" {
		p.head = append(p.head, Request{UpdateFormInfo: &UpdateFormInfo{Info: Info{Description: about}, UpdateMask: "description"}})
	}
	p.head = append(p.head, Request{UpdateSettings: &UpdateSettings{
		Settings: Settings{QuizSettings: QuizSettings{IsQuiz: true}}, UpdateMask: "quizSettings.isQuiz"}})
	p.pictures(pictures)
}

// before opens a section and shows the passages that begin with an item.
func (p *planner) before(id string) {
	o := p.opening[id]
	if o.Section != nil {
		it := Item{PageBreak: &struct{}{}}
		if len(p.creates) == 0 { // a break here would leave the first page empty
			it = Item{Text: &struct{}{}}
		}
		p.passage(it, o.Section.Title, o.Section.Instructions)
	}
	for _, s := range o.Stimuli {
		p.passage(Item{Text: &struct{}{}}, s.Title, s.Content)
	}
}

// passage adds an item that only shows something, if there is something to show.
func (p *planner) passage(it Item, title string, c richtext.Content) {
	lines, pictures := p.split(c, "")
	if title = oneLine(title); title != "" {
		lines = append([]string{title}, lines...)
	}
	if len(lines) > 0 {
		it.Title, it.Description = lines[0], strings.Join(lines[1:], "\n")
		p.add(it)
	}
	p.pictures(pictures)
}

func (p *planner) add(it Item) {
	p.creates = append(p.creates, Request{CreateItem: &CreateItem{Item: it, Location: Location{Index: len(p.creates)}}})
}

func (p *planner) pictures(all []Image) {
	for _, image := range all {
		p.add(Item{ImageItem: &ImageItem{Image: image}})
	}
}

func (p *planner) lose(item string, code quiz.LossCode, message string) {
	p.losses = append(p.losses, quiz.Loss{Code: code, Item: p.shares.origin(item), Message: message})
}
