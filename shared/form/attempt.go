package form

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"time"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// Attempt is one person's time with a form that has a time limit. The clock is
// ours: the token only names the row that holds the times.
type Attempt struct {
	Token     string    `json:"token"`
	StartedAt time.Time `json:"startedAt"`
	Deadline  time.Time `json:"deadline"`

	who  string // whose it is; empty when nothing was known
	used string // the submission that ended it
}

// Grace is how long after its deadline a submission is still taken: it was sent
// in time and travelled.
const Grace = 30 * time.Second

// over reports whether the time of an attempt has ended by our clock. From then
// on until the end of the grace, what is there is taken, complete or not: nobody
// can mend it any more. No attempt is never over.
func (a Attempt) over(now time.Time) bool { return a.Token != "" && !now.Before(a.Deadline) }

// attemptLife is how long an attempt is remembered past its deadline.
const attemptLife = 30 * 24 * time.Hour

// tokenSize is the number of random bytes of an attempt's token.
const tokenSize = 24

func hashed(parts ...string) string {
	sum := sha256.Sum256([]byte(strings.Join(parts, "\x00")))
	return hex.EncodeToString(sum[:16])
}

// attemptKey is where an attempt stands; its token is not in the store's keys.
func attemptKey(form, token string) store.Key { return shardedKey(form, "A#", hashed(form, token)) }

// begunKey is where the attempt of a person is found again.
func begunKey(form, who string) store.Key { return shardedKey(form, "B#", who) }

// personKey is where it is marked that a person has answered.
func personKey(form, who string) store.Key { return shardedKey(form, "P#", who) }

// Begin starts the clock of a form with a time limit. A person who has begun
// already and not answered gets the same attempt, so that loading the page again
// wins no time.
func (s *Service) Begin(ctx context.Context, id string, v Visitor) (Attempt, error) {
	f, err := s.load(ctx, id)
	if err != nil {
		return Attempt{}, err
	}
	if f.State != Published && !f.isOwner(v) {
		return Attempt{}, NotFound()
	}
	if err := f.Accepts(s.now()); err != nil {
		return Attempt{}, err
	}
	if f.Settings.TimeLimitMinutes == 0 {
		return Attempt{}, problem.New(problem.InvalidRequest, "This form has no time limit, so there is nothing to begin: send the answers.")
	}
	who := v.who(id)
	if who == "" {
		if f.Settings.OnePerPerson {
			return Attempt{}, unknownPerson()
		}
		return s.begin(ctx, f, "", nil)
	}
	row, err := s.table.Get(ctx, begunKey(id, who))
	if errors.Is(err, store.ErrNotFound) {
		return s.begin(ctx, f, who, nil)
	}
	if err != nil {
		return Attempt{}, fmt.Errorf("look for an attempt: %w", err)
	}
	a, err := s.attempt(ctx, f, row.String("token"))
	switch {
	case problem.CodeOf(err) == problem.AttemptInvalid:
		return s.begin(ctx, f, who, &row)
	case err != nil:
		return Attempt{}, err
	case f.Settings.OnePerPerson && a.used != "":
		return Attempt{}, answered()
	case f.Settings.OnePerPerson || a.used == "" && s.now().Before(a.Deadline):
		return a, nil
	}
	return s.begin(ctx, f, who, &row)
}

// begin makes an attempt in the place of the person's last one.
func (s *Service) begin(ctx context.Context, f Form, who string, last *store.Item) (Attempt, error) {
	now := s.now().UTC().Truncate(time.Millisecond)
	a := Attempt{Token: unguessable(tokenSize), StartedAt: now, Deadline: now.Add(time.Duration(f.Settings.TimeLimitMinutes) * time.Minute), who: who}
	a.Deadline = f.deadline(a.Deadline)
	expires := a.Deadline.Add(attemptLife)
	ops := []store.Op{store.Put(store.Item{Key: attemptKey(f.PublicID, a.Token), Expires: expires, Attrs: map[string]any{
		"startedAt": millis(a.StartedAt), "deadline": millis(a.Deadline), "who": who, "used": ""}}, store.Absent())}
	if who != "" {
		unmoved := store.Absent()
		if last != nil {
			unmoved = store.Is("token", last.String("token"))
		}
		ops = append(ops, store.Put(store.Item{Key: begunKey(f.PublicID, who), Expires: expires, Attrs: map[string]any{"token": a.Token}}, unmoved))
	}
	err := s.table.Write(ctx, ops...)
	if _, found, raced := store.FailedOp(err); raced && found != nil {
		return s.attempt(ctx, f, found.String("token"))
	}
	if err != nil {
		return Attempt{}, fmt.Errorf("write attempt: %w", err)
	}
	return a, nil
}

// deadline is when an attempt ends that has time until then: a form that closes
// earlier, also one whose owner closes it meanwhile, ends it.
func (f Form) deadline(t time.Time) time.Time {
	if f.ended(t) {
		return f.Settings.ClosesAt
	}
	return t
}

// attempt finds an attempt by its token. A token that we did not make, or made
// for another form, names no row.
func (s *Service) attempt(ctx context.Context, f Form, token string) (Attempt, error) {
	row, err := s.table.Get(ctx, attemptKey(f.PublicID, token))
	if errors.Is(err, store.ErrNotFound) {
		return Attempt{}, problem.Field(problem.AttemptInvalid, "attempt", "The attempt is not one of this form. Begin the form again.")
	}
	if err != nil {
		return Attempt{}, fmt.Errorf("get attempt: %w", err)
	}
	return Attempt{Token: token, StartedAt: fromMillis(row.Int("startedAt")), Deadline: f.deadline(fromMillis(row.Int("deadline"))),
		who: row.String("who"), used: row.String("used")}, nil
}

func unknownPerson() error {
	return problem.Field(problem.InvalidRequest, "respondent.email", "This form takes one answer per person: respondent.email is required.")
}

func answered() error {
	return problem.New(problem.AlreadySubmitted, "You have answered this form already. It takes one answer per person.")
}
