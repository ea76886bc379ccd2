package form

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/store"
)

// Visitor is who looks at a form or answers it. Any part may be empty.
type Visitor struct {
	User    string // of a signed-in person
	Email   string // as given, in the normal spelling
	Browser string // a token that the caller keeps in a cookie
	Attempt string // the token that Begin gave
}

// who names the person for one form by the strongest thing that is known:
// account, then e-mail address, then browser. It is empty for nobody.
func (v Visitor) who(form string) string {
	switch {
	case v.User != "":
		return hashed(form, "user", v.User)
	case v.Email != "":
		return hashed(form, "email", v.Email)
	case v.Browser != "":
		return hashed(form, "browser", v.Browser)
	}
	return ""
}

// View shows a form to whoever has its address: published forms to everybody,
// others to their owner alone. Before a form opens, after it has closed, and
// before a time limit was begun, it has no questions for others than its owner.
func (s *Service) View(ctx context.Context, id string, v Visitor) (Public, error) {
	f, p, err := s.visible(ctx, id, v)
	if err != nil {
		return Public{}, err
	}
	out := Public{PublicID: f.PublicID, Title: f.Title, Language: p.quiz.Language, State: f.State, Version: f.Version, OnePerPerson: f.Settings.OnePerPerson,
		TimedExam: f.Settings.Timed(), Questions: len(p.order), Sections: []PublicSection{}, Stimuli: []PublicStimulus{}, Items: []PublicItem{}}
	closed := f.Accepts(s.now())
	if out.Accepting = closed == nil; !out.Accepting {
		out.Message = problem.Of(closed).Message
	}
	out.Attempt, err = s.attemptOf(ctx, f, v)
	if err != nil || !s.shows(f, v, out.Attempt) {
		return out, err
	}
	out.media = p.addresses(f, v.Attempt)
	if f.Settings.Shuffle && out.Attempt != nil {
		out.fill(p, source(f.seed, "attempt "+out.Attempt.Token))
		return out, nil
	}
	if who := v.who(id); f.Settings.Shuffle && who != "" {
		out.fill(p, source(f.seed, "person "+who))
		return out, nil
	}
	out.fill(p, nil)
	return out, nil
}

// visible gives a form that a visitor may know of.
func (s *Service) visible(ctx context.Context, id string, v Visitor) (Form, *prepared, error) {
	f, err := s.load(ctx, id)
	if err != nil {
		return f, nil, err
	}
	if f.State != Published && !f.isOwner(v) {
		return f, nil, NotFound()
	}
	p, err := s.prepared(ctx, f, f.Version)
	return f, p, err
}

func (f Form) isOwner(v Visitor) bool { return v.User != "" && v.User == f.Owner }

// shows reports whether a visitor may see the questions now.
func (s *Service) shows(f Form, v Visitor, a *Attempt) bool {
	switch {
	case f.isOwner(v):
		return true
	case a != nil:
		return !s.now().After(a.Deadline.Add(Grace))
	case f.Settings.TimeLimitMinutes > 0:
		return false
	}
	return f.Accepts(s.now()) == nil
}

// attemptOf is the attempt that a visitor has a token of; a wrong token is none.
func (s *Service) attemptOf(ctx context.Context, f Form, v Visitor) (*Attempt, error) {
	if v.Attempt == "" {
		return nil, nil
	}
	a, err := s.attempt(ctx, f, v.Attempt)
	if problem.CodeOf(err) == problem.AttemptInvalid {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return &a, nil
}

// addresses gives the pictures that people see their addresses.
func (p *prepared) addresses(f Form, attempt string) map[string]string {
	out := make(map[string]string, len(p.media))
	for i, hash := range p.media {
		if !displayable(p.quiz.Media[hash].Type) {
			continue
		}
		out[hash] = fmt.Sprintf("/api/forms/%s/media/%d?v=%d", f.PublicID, i+1, f.Version)
		if attempt != "" && f.Settings.TimeLimitMinutes > 0 {
			out[hash] += "&attempt=" + attempt
		}
	}
	return out
}

// displayable are the pictures that browsers show.
func displayable(mediaType string) bool {
	return slices.Contains([]string{"image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml", "image/bmp"}, mediaType)
}

// Losses tells what of a quiz people would not see in a form: pictures that
// browsers do not show.
func Losses(q quiz.Quiz) (out []quiz.Loss) {
	unseen := func(hash string) bool { return !displayable(q.Media[hash].Type) }
	if slices.ContainsFunc(around(q), unseen) {
		out = append(out, unseenPicture(""))
	}
	for _, it := range prepare(Form{}, q).order {
		if slices.ContainsFunc(it.pictures(), unseen) {
			out = append(out, unseenPicture(it.ID))
		}
	}
	return out
}

func unseenPicture(item string) quiz.Loss {
	where := ""
	if item == "" {
		where = " in a passage or in instructions"
	}
	return quiz.Loss{Code: quiz.ImageDropped, Item: item, Message: "Browsers do not show a picture of this kind" + where + "; its description stands in its place."}
}

// Picture opens the n-th picture of a form, counted from 1, for those who may
// see the questions. The caller closes the blob.
func (s *Service) Picture(ctx context.Context, id string, n int, v Visitor) (store.Blob, error) {
	none := problem.New(problem.NotFound, "There is no such picture.")
	f, p, err := s.visible(ctx, id, v)
	if err != nil {
		return store.Blob{}, err
	}
	a, err := s.attemptOf(ctx, f, v)
	if err != nil {
		return store.Blob{}, err
	}
	if n < 1 || n > len(p.media) || !s.shows(f, v, a) {
		return store.Blob{}, none
	}
	hash := p.media[n-1]
	if !displayable(p.quiz.Media[hash].Type) {
		return store.Blob{}, none
	}
	blob, err := s.blobs.Get(ctx, pictureKey(id, hash), 0, -1)
	if errors.Is(err, store.ErrNotFound) {
		return store.Blob{}, none
	}
	if err != nil {
		return store.Blob{}, fmt.Errorf("open picture: %w", err)
	}
	return blob, nil
}
