package cloudform

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"

	"formwright/shared/cloudaccount"
	"formwright/shared/quiz"
)

// Order is what a form is made for.
type Order struct {
	User string
	Job  string // the same for every attempt: one form comes of it
	// Export is an unguessable UUID of the job, from which those of its pictures are made.
	Export string
	Quiz   quiz.Quiz
}

// Made is a form that is complete.
type Made struct {
	Plan
	FormID    string
	Responder string // the address for those who fill it in
	Published bool   // it can be filled in at once
}

const (
	// batchSize is how many items one request makes. A batch is done whole or not
	// at all.
	batchSize = 100
	// rounds bounds how often a form is looked at again after a batch that was not
	// taken, or was not answered.
	rounds = 40
)

// form is what we read of one.
type form struct {
	ID       string     `json:"formId"`
	Revision string     `json:"revisionId"`
	URI      string     `json:"responderUri"`
	Info     Info       `json:"info"`
	Items    []struct{} `json:"items"`
	Publish  *struct {
		State struct {
			Published bool `json:"isPublished"`
			Accepting bool `json:"isAcceptingResponses"`
		} `json:"publishState"`
	} `json:"publishSettings"`
}

// Create makes the form of an order, or goes on with it where an earlier attempt
// ended. Passing trouble is a transient error; a connection that does not do is
// the problem CloudAuthRequired.
func (s *Service) Create(ctx context.Context, o Order) (Made, error) {
	who := s.accounts.Of(o.User, cloudaccount.ScopeForms)
	if _, err := who.Token(ctx); err != nil {
		return Made{}, err
	}
	r, again, err := s.begin(ctx, o.Job, o.User)
	if err != nil {
		return Made{}, err
	}
	m := &maker{Service: s, who: who, order: o, row: r}
	made, err := m.make(ctx, again)
	return made, explain(err)
}

// maker is one attempt at one order.
type maker struct {
	*Service
	who   *cloudaccount.Person
	order Order
	row   row
	plan  Plan
	form  form
}

func (m *maker) make(ctx context.Context, again bool) (Made, error) {
	if err := m.replan(ctx); err != nil {
		return Made{}, err
	}
	was := m.row.plan
	m.row.plan = m.plan.digest()
	if err := m.open(ctx, again); err != nil {
		return Made{}, err
	}
	if err := m.changed(ctx, was); err != nil {
		return Made{}, err
	}
	if err := m.fill(ctx); err != nil {
		return Made{}, err
	}
	published, err := m.publish(ctx)
	if err != nil {
		return Made{}, err
	}
	return Made{Plan: m.plan, FormID: m.form.ID, Responder: m.form.URI, Published: published}, nil
}

// changed sees to a form that an earlier attempt filled by another plan, because
// the document was changed in between: it is filled anew.
func (m *maker) changed(ctx context.Context, was string) error {
	if was == "" || was == m.row.plan {
		return nil
	}
	m.row.wipe = len(m.form.Items) > 0
	return m.change(ctx, m.row)
}

// replan plans for what the service has taken so far.
func (m *maker) replan(ctx context.Context) error {
	var o Options
	switch m.row.variant {
	case complete:
		pictures, err := m.pictures(ctx)
		if err != nil {
			return err
		}
		o.Pictures = pictures
	case plain:
		o.Plain = true
	}
	plan, err := NewPlan(m.order.Quiz, o)
	m.plan = plan
	return err
}

// open finds the job's form or makes one.
func (m *maker) open(ctx context.Context, again bool) error {
	if m.row.form != "" {
		err := m.look(ctx)
		if !gone(err) {
			return err
		}
		m.row.form, m.row.wipe = "", false // the person has deleted it
		if err := m.change(ctx, m.row); err != nil {
			return err
		}
		again = false
	}
	if again {
		if found, err := m.lost(ctx); found || err != nil {
			return err
		}
	}
	return m.create(ctx)
}

// create makes an empty form. It is asked for again only when the service has
// not begun: an answer that is lost leaves a form, which the next attempt looks
// for.
func (m *maker) create(ctx context.Context) error {
	in := map[string]Info{"info": {Title: m.plan.Title, DocumentTitle: m.plan.name()}}
	var made form
	err := m.client.patiently(ctx, m.client.declined, func() error {
		return m.client.once(ctx, m.who, http.MethodPost, m.client.forms+"/v1/forms", in, &made)
	})
	if err != nil {
		return err
	}
	if made.ID == "" {
		return fmt.Errorf("%w with the form's id", errUnanswered)
	}
	return m.take(context.WithoutCancel(ctx), made)
}

// take makes a form the job's own.
func (m *maker) take(ctx context.Context, f form) error {
	r, ok, err := m.claim(ctx, m.row, f, m.plan.Title)
	if err != nil {
		return err
	}
	if !ok { // an attempt at another job took our empty form for its own
		return busy(errors.New("the form is another job's"))
	}
	m.row, m.form = r, f
	if r.form != f.ID {
		return m.look(ctx)
	}
	return nil
}

func (m *maker) look(ctx context.Context) error {
	var f form
	err := m.client.ask(ctx, m.who, http.MethodGet, m.address(m.row.form, ""), nil, &f)
	if err == nil {
		m.form = f
	}
	return err
}

func (m *maker) address(id, verb string) string {
	return m.client.forms + "/v1/forms/" + url.PathEscape(id) + verb
}

// fill sends what is missing, batch by batch. Where it is not known what became
// of one the form is looked at again, because only it knows what it holds.
func (m *maker) fill(ctx context.Context) error {
	trouble := 0
	for range rounds {
		if !m.row.wipe && len(m.form.Items) >= len(m.plan.creates()) {
			return nil
		}
		err := m.batch(ctx)
		var no *refusal
		switch {
		case err == nil:
			trouble = 0
		case errors.As(err, &no) && no.status == http.StatusBadRequest:
			err = m.refused(ctx, err)
		case m.client.passing(err) && trouble < tries-1:
			trouble++
			if err = m.client.pause(ctx, max(firstWait<<trouble, waitOf(err))); err == nil {
				err = m.look(ctx)
			}
		}
		if err != nil {
			return err
		}
	}
	return busy(errors.New("the form did not become complete"))
}

// refused sees to a batch that was not taken: when the form has changed
// meanwhile the batch came too late; when it has not, the service does not take
// what was asked, and the next variant asks for less.
func (m *maker) refused(ctx context.Context, cause error) error {
	was := m.form.Revision
	if err := m.look(ctx); err != nil {
		return err
	}
	if m.form.Revision != was {
		return nil
	}
	if m.row.variant == plain {
		return cause
	}
	m.row.variant++
	if m.row.variant == withoutPictures && !m.plan.pictured() {
		m.row.variant = plain
	}
	if err := m.replan(ctx); err != nil {
		return err
	}
	m.row.wipe, m.row.plan = len(m.form.Items) > 0, m.plan.digest()
	return m.change(ctx, m.row)
}

// batch sends the next items, before the first of them what is said of the whole
// form.
func (m *maker) batch(ctx context.Context) error {
	creates := m.plan.creates()
	have := len(m.form.Items)
	var requests []Request
	if m.row.wipe {
		for range have {
			requests = append(requests, Request{DeleteItem: &DeleteItem{}})
		}
		have = 0
	}
	if have == 0 {
		requests = append(requests, m.plan.Requests[:len(m.plan.Requests)-len(creates)]...)
	}
	requests = append(requests, creates[have:min(have+batchSize, len(creates))]...)
	var out, in struct {
		Requests []Request    `json:"requests,omitempty"`
		Write    writeControl `json:"writeControl"`
	}
	in.Requests, in.Write.Revision = requests, m.form.Revision
	if err := m.client.once(ctx, m.who, http.MethodPost, m.address(m.form.ID, ":batchUpdate"), in, &out); err != nil {
		return err
	}
	if m.row.wipe {
		m.row.wipe = false
		if err := m.change(ctx, m.row); err != nil {
			return err
		}
	}
	m.form.Items = make([]struct{}, min(have+batchSize, len(creates))) // all of a batch is done
	if m.form.Revision = out.Write.Revision; m.form.Revision == "" || m.form.URI == "" {
		return m.look(ctx)
	}
	return nil
}

// writeControl ties changes to the revision they are meant for.
type writeControl struct {
	Revision string `json:"requiredRevisionId,omitempty"`
}

// pictured reports whether the service has pictures to fetch.
func (p Plan) pictured() bool {
	for _, r := range p.creates() {
		if r.CreateItem.Item.pictured() {
			return true
		}
	}
	return false
}

func (i Item) pictured() bool {
	switch {
	case i.ImageItem != nil:
		return true
	case i.QuestionGroup != nil:
		return i.QuestionGroup.Image != nil
	case i.QuestionItem == nil:
		return false
	}
	if c := i.QuestionItem.Question.Choice; c != nil {
		for _, o := range c.Options {
			if o.Image != nil {
				return true
			}
		}
	}
	return i.QuestionItem.Image != nil
}

// publish lets people fill the form in: new ones are closed until somebody says
// so. Forms from before that are open and refuse to be published.
func (m *maker) publish(ctx context.Context) (bool, error) {
	if p := m.form.Publish; p != nil && p.State.Published && p.State.Accepting {
		return true, nil
	}
	in := map[string]any{"publishSettings": map[string]any{
		"publishState": map[string]bool{"isPublished": true, "isAcceptingResponses": true}}}
	var out struct{}
	err := m.client.ask(ctx, m.who, http.MethodPost, m.address(m.form.ID, ":setPublishSettings"), in, &out)
	var no *refusal
	if errors.As(err, &no) && !no.busy() && no.status != http.StatusUnauthorized {
		return m.form.Publish == nil, nil
	}
	return err == nil, err
}

func gone(err error) bool {
	var no *refusal
	return errors.As(err, &no) && no.status == http.StatusNotFound
}
