// Package form keeps the forms that people fill in here: a quiz with an owner,
// settings and a public address, and what was submitted to it. It promises that
// a job makes one form, that what strangers see holds nothing of the key, that
// a submission is stored once and with its counters and messages or not at all,
// and that scores are exact. It knows neither HTTP nor pages.
package form

import (
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"time"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// State is whether people may fill a form in.
type State string

// The states of a form.
const (
	Draft       State = "draft"
	Published   State = "published"
	Unpublished State = "unpublished" // it was published before
)

// Form is what is known of a form beside its questions.
type Form struct {
	ID          int64
	PublicID    string // stands in its address; cannot be guessed
	Owner       string
	Title       string
	State       State
	Settings    Settings
	Version     int // of its quiz; every change of the quiz makes the next one
	Questions   int
	Job         string // the conversion that made it
	CreatedAt   time.Time
	UpdatedAt   time.Time
	PublishedAt time.Time // the first time; zero before

	seed string // what lists are shuffled by; secret, because it would undo the shuffling
}

// Settings are what the owner decides.
type Settings struct {
	OpensAt          time.Time // zero: at once
	ClosesAt         time.Time // zero: never
	TimeLimitMinutes int       // 0: none
	OnePerPerson     bool
	Shuffle          bool
	ScoreVisible     bool // people see their score
}

// TimedExam is the time limit and window of a form that has a limit.
type TimedExam struct {
	TimeLimitMinutes int        `json:"timeLimitMinutes"`
	OpensAt          *time.Time `json:"opensAt"`
	ClosesAt         *time.Time `json:"closesAt"`
}

// Timed is the timedExam of answers: nil for a form without a time limit.
func (s Settings) Timed() *TimedExam {
	if s.TimeLimitMinutes == 0 {
		return nil
	}
	return &TimedExam{s.TimeLimitMinutes, moment(s.OpensAt), moment(s.ClosesAt)}
}

// moment is a time in JSON, null for none.
func moment(t time.Time) *time.Time {
	if t.IsZero() {
		return nil
	}
	return &t
}

// Accepts says why a form takes no submissions at a moment, nil when it does.
func (f Form) Accepts(now time.Time) error {
	switch {
	case f.State != Published:
		return problem.New(problem.FormNotPublished, "This form is not published, so it takes no answers.")
	case now.Before(f.Settings.OpensAt):
		return problem.New(problem.FormClosed, "This form opens at %s.", f.Settings.OpensAt.Format(time.RFC3339))
	case f.ended(now):
		return problem.New(problem.FormClosed, "This form was closed at %s.", f.Settings.ClosesAt.Format(time.RFC3339))
	}
	return nil
}

func (f Form) ended(now time.Time) bool {
	return !f.Settings.ClosesAt.IsZero() && !now.Before(f.Settings.ClosesAt)
}

// NotFound is the answer to whoever asks for a form that is not there or not
// theirs.
func NotFound() error { return problem.New(problem.FormNotFound, "There is no such form.") }

// publicIDSize is the number of random bytes of a public id.
const publicIDSize = 16

// unguessable makes a random text that is safe in addresses.
func unguessable(bytes int) string {
	b := make([]byte, bytes)
	_, _ = rand.Read(b) // it never fails
	return base64.RawURLEncoding.EncodeToString(b)
}

// validID keeps everything out of keys that cannot be a public id.
func validID(id string) bool {
	b, err := base64.RawURLEncoding.Strict().DecodeString(id)
	return err == nil && len(b) == publicIDSize
}

func formKey(id string) store.Key { return store.Key{PK: "FORM#" + id, SK: "FORM"} }
func epochKey(id string) store.Key {
	return store.Key{PK: "FORM#" + id, SK: "EPOCH"}
}
func statisticsKey(id string) store.Key { return store.Key{PK: "FORM#" + id, SK: "STATISTICS"} }
func quizKey(id string, version int) store.Key {
	return store.Key{PK: "FORM#" + id, SK: fmt.Sprintf("%s%010d", quizPrefix, version)}
}
func madeKey(owner, job string) store.Key { return store.Key{PK: "FORMJOB#" + owner, SK: job} }
func totalKey(owner string) store.Key     { return store.Key{PK: "USER#" + owner, SK: "FORMS"} }
func ownedKey(owner, id string, at time.Time) store.Key {
	return store.Key{PK: "FORMS#" + owner, SK: fmt.Sprintf("%015d#%s", at.UnixMilli(), id)}
}

// lastIDKey is the row that counts forms.
func lastIDKey() store.Key { return store.Key{PK: "FORMIDS", SK: "LAST"} }

const quizPrefix = "QUIZ#"

func (f Form) attrs() map[string]any {
	settings, _ := json.Marshal(f.Settings) // times and numbers always marshal
	return map[string]any{
		"id": f.ID, "owner": f.Owner, "title": f.Title, "state": string(f.State), "settings": string(settings),
		"version": int64(f.Version), "questions": int64(f.Questions), "job": f.Job, "seed": f.seed,
		"createdAt": millis(f.CreatedAt), "updatedAt": millis(f.UpdatedAt), "publishedAt": millis(f.PublishedAt),
	}
}

func fromItem(id string, item store.Item) (Form, error) {
	f := Form{
		PublicID: id, ID: item.Int("id"), Owner: item.String("owner"), Title: item.String("title"), State: State(item.String("state")),
		Version: int(item.Int("version")), Questions: int(item.Int("questions")), Job: item.String("job"), seed: item.String("seed"),
		CreatedAt: fromMillis(item.Int("createdAt")), UpdatedAt: fromMillis(item.Int("updatedAt")), PublishedAt: fromMillis(item.Int("publishedAt")),
	}
	if err := json.Unmarshal([]byte(item.String("settings")), &f.Settings); err != nil {
		return Form{}, fmt.Errorf("read form %s: %w", id, err)
	}
	return f, nil
}

func millis(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixMilli()
}

func fromMillis(n int64) time.Time {
	if n == 0 {
		return time.Time{}
	}
	return time.UnixMilli(n).UTC()
}
