package form

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"
	"unicode/utf8"

	"formwright/shared/account"
	"formwright/shared/problem"
	"formwright/shared/store"
)

// Post is what a person sends.
type Post struct {
	Answers    map[string]json.RawMessage // by item id
	Respondent *Respondent
	Visitor    Visitor // Email is taken from Respondent
	Key        string  // of idempotency; empty for none
	Version    int     // of the questions that the person saw; 0 when they do not say
}

// Receipt is what a person is told.
type Receipt struct {
	SubmissionID string
	At           time.Time
	Score        *Score // nil when it is hidden or waits for a marker
	Replay       bool   // it was stored before
}

// replayTime is how long an idempotency key is remembered.
const replayTime = 24 * time.Hour

func replayKey(form, key string) store.Key { return shardedKey(form, "I#", hashed(form, key)) }

// Submit scores and stores answers. Sent twice with one key, or with one
// attempt, they are stored once.
func (s *Service) Submit(ctx context.Context, id string, post Post) (Receipt, error) {
	f, err := s.load(ctx, id)
	if err != nil {
		return Receipt{}, err
	}
	print := post.fingerprint()
	if post.Key != "" {
		row, err := s.table.Get(ctx, replayKey(id, post.Key))
		if err == nil {
			return s.replay(ctx, f, &row, print)
		}
		if !errors.Is(err, store.ErrNotFound) {
			return Receipt{}, fmt.Errorf("look idempotency key up: %w", err)
		}
	}
	sub, err := s.accept(ctx, f, post)
	if err != nil {
		return Receipt{}, err
	}
	return s.store(ctx, f, sub, post.Key, print)
}

// accept checks everything that does not need the Write, and scores.
func (s *Service) accept(ctx context.Context, f Form, post Post) (Submission, error) {
	if f.State != Published {
		return Submission{}, f.Accepts(s.now())
	}
	if err := post.Respondent.Check(); err != nil {
		return Submission{}, err
	}
	who, attempt, err := s.admitted(ctx, f, post)
	if err != nil {
		return Submission{}, err
	}
	p, err := s.prepared(ctx, f, f.Version)
	if err != nil {
		return Submission{}, err
	}
	over := attempt.over(s.now())
	raw, err := s.unchanged(ctx, f, p, post, over)
	if err != nil {
		return Submission{}, err
	}
	answers, err := p.answersOf(raw)
	if err == nil && !over {
		err = p.complete(answers)
	}
	if err != nil {
		return Submission{}, err
	}
	at := s.now().UTC().Truncate(time.Millisecond)
	sub := Submission{ID: newSubmissionID(at), Form: f.PublicID, At: at, Version: f.Version, Respondent: post.Respondent,
		Answers: answers, Marks: p.marks(answers), Readable: p.readable(answers), who: who, attempt: attempt.Token}
	sub.Score = total(sub.Marks)
	return sub, nil
}

// admitted says for whom an answer counts, and refuses it when its time is over
// or nobody can be told apart.
func (s *Service) admitted(ctx context.Context, f Form, post Post) (who string, a Attempt, err error) {
	visitor := post.Visitor
	if post.Respondent != nil {
		visitor.Email = post.Respondent.Email
	}
	who = visitor.who(f.PublicID)
	if f.Settings.TimeLimitMinutes == 0 {
		err = f.Accepts(s.now())
	} else {
		if a, err = s.inTime(ctx, f, visitor.Attempt); a.who != "" {
			who = a.who // the clock ran for this person
		}
	}
	if err == nil && f.Settings.OnePerPerson && who == "" {
		err = unknownPerson()
	}
	return who, a, err
}

// inTime gives the attempt of a token while it may still be answered.
func (s *Service) inTime(ctx context.Context, f Form, token string) (Attempt, error) {
	if token == "" {
		if err := f.Accepts(s.now()); err != nil {
			return Attempt{}, err
		}
		return Attempt{}, problem.Field(problem.AttemptInvalid, "attempt",
			"This form has a time limit: begin it with POST /api/forms/%s/attempts and send the token as attempt.", f.PublicID)
	}
	a, err := s.attempt(ctx, f, token)
	if err != nil {
		return a, err
	}
	if s.now().After(a.Deadline.Add(Grace)) {
		return a, problem.New(problem.TimeIsUp, "The time for this form was over at %s.", a.Deadline.Format(time.RFC3339))
	}
	return a, nil
}

// Check refuses what cannot be kept and brings the address into its normal
// spelling.
func (r *Respondent) Check() error {
	if r == nil {
		return nil
	}
	const maxName = 200
	if utf8.RuneCountInString(r.Name) > maxName || slices.ContainsFunc([]rune(r.Name), func(c rune) bool { return shown(c) != c }) {
		return problem.Field(problem.InvalidRequest, "respondent.name", "respondent.name may have at most %d characters on one line.", maxName)
	}
	if r.Email == "" {
		return nil
	}
	email, err := account.NormalEmail(r.Email)
	if err != nil {
		return problem.Field(problem.InvalidRequest, "respondent.email", "respondent.email is not an e-mail address.")
	}
	r.Email = email
	return nil
}

// store writes a submission with all that goes with it, or finds the one that
// was stored before.
func (s *Service) store(ctx context.Context, f Form, sub Submission, key, print string) (Receipt, error) {
	item, err := sub.item()
	if err != nil {
		return Receipt{}, err
	}
	ops := []store.Op{store.Put(item, store.Absent()), countOp(f.PublicID, sub.ID, 1)}
	replay, attempt, person := -1, -1, -1
	if key != "" {
		replay = len(ops)
		ops = append(ops, store.Put(store.Item{Key: replayKey(f.PublicID, key), Expires: sub.At.Add(replayTime),
			Attrs: map[string]any{"fingerprint": print, "submission": sub.ID}}, store.Absent()))
	}
	if sub.attempt != "" {
		attempt = len(ops)
		ops = append(ops, store.Op{Kind: store.OpUpdate, Key: attemptKey(f.PublicID, sub.attempt), Conds: []store.Cond{store.Is("used", "")},
			Set: map[string]any{"used": sub.ID, "submission": sub.ID, "fingerprint": print}})
	}
	if f.Settings.OnePerPerson {
		person = len(ops)
		ops = append(ops, store.Put(store.Item{Key: personKey(f.PublicID, sub.who),
			Attrs: map[string]any{"fingerprint": print, "submission": sub.ID}}, store.Absent()))
	}
	after := func(context.Context) {}
	if s.Outbox != nil {
		more, then, err := s.Outbox.Ops(ctx, f.PublicID, sub)
		if err != nil {
			return Receipt{}, err
		}
		if ops = append(ops, more...); then != nil {
			after = then
		}
	}
	err = s.table.Write(ctx, ops...)
	switch op, found, failed := store.FailedOp(err); {
	case failed && (op == replay || op == attempt):
		return s.replay(ctx, f, found, print)
	case failed && op == person:
		return Receipt{}, answered()
	case errors.Is(err, store.ErrTooLarge):
		return Receipt{}, problem.New(problem.BodyTooLarge, "The answers are too long to be kept.")
	case err != nil:
		return Receipt{}, fmt.Errorf("write submission: %w", err)
	}
	after(ctx)
	return f.receipt(sub, false), nil
}

func (f Form) receipt(sub Submission, replay bool) Receipt {
	r := Receipt{SubmissionID: sub.ID, At: sub.At, Replay: replay}
	if f.Settings.ScoreVisible {
		r.Score = sub.Score
	}
	return r
}

// replay answers what was sent before: the same answers get the same receipt.
func (s *Service) replay(ctx context.Context, f Form, found *store.Item, print string) (Receipt, error) {
	if found == nil {
		return Receipt{}, problem.Transient(errors.New("what was sent before vanished between two requests"))
	}
	if found.String("fingerprint") != print {
		return Receipt{}, problem.New(problem.IdempotencyKeyReused, "Other answers were already sent with this Idempotency-Key or attempt.")
	}
	id := found.String("submission")
	row, err := s.table.Get(ctx, submissionKey(f.PublicID, id))
	if errors.Is(err, store.ErrNotFound) { // the owner deleted it since
		return Receipt{SubmissionID: id, Replay: true}, nil
	}
	if err != nil {
		return Receipt{}, fmt.Errorf("get submission: %w", err)
	}
	sub, err := submissionOf(f.PublicID, row)
	return f.receipt(sub, true), err
}

// fingerprint is the same for posts that say the same.
func (p Post) fingerprint() string {
	var buf bytes.Buffer
	for _, id := range slices.Sorted(maps.Keys(p.Answers)) {
		fmt.Fprintf(&buf, "%q:", id)
		if json.Compact(&buf, p.Answers[id]) != nil {
			buf.Write(p.Answers[id])
		}
	}
	if p.Respondent != nil {
		fmt.Fprintf(&buf, "%q%q", p.Respondent.Name, p.Respondent.Email)
	}
	buf.WriteString(p.Visitor.Attempt)
	sum := sha256.Sum256(buf.Bytes())
	return hex.EncodeToString(sum[:])
}
