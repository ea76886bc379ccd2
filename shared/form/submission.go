package form

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"time"

	"github.com/google/uuid"

	"formwright/shared/quiz"
	"formwright/shared/store"
)

// Submission is what one person sent.
type Submission struct {
	ID         string // begins with its time, so that ids sort as submissions do
	Form       string // the public id
	At         time.Time
	Version    int // of the quiz that was answered
	Respondent *Respondent
	Answers    map[string]Answer
	Score      *Score // nil while an essay waits for its marker
	Marks      map[string]Mark
	Readable   []ReadAnswer // the answers as people read them, in the order of the form

	who     string
	attempt string
}

// Respondent is what a person said of themselves.
type Respondent struct {
	Name  string `json:"name"`
	Email string `json:"email"`
}

// shards is over how many partitions the submissions of a form are spread, and
// counters over how many rows of each its count is: a class that hands in at
// once must not wait for one row.
const (
	shards   = 8
	counters = 4
)

func shardKey(form string, shard int) string { return fmt.Sprintf("SUBS#%s#%d", form, shard) }

// shardedKey places a row of a form by its name.
func shardedKey(form, prefix, name string) store.Key {
	return store.Key{PK: shardKey(form, spread(name)%shards), SK: prefix + name}
}

func spread(name string) int {
	h := fnv.New32a()
	_, _ = h.Write([]byte(name)) // it never fails
	return int(h.Sum32() >> 1)
}

// submissionPrefix begins the sort keys of submissions, countPrefix those of the
// counters beside them.
const (
	submissionPrefix = "S#"
	countPrefix      = "N#"
)

func submissionKey(form, id string) store.Key { return shardedKey(form, submissionPrefix, id) }

// countOp changes the count of a form in the partition of a submission.
func countOp(form, id string, by int64) store.Op {
	key := store.Key{PK: submissionKey(form, id).PK, SK: fmt.Sprintf("%s%d", countPrefix, spread(id)/shards%counters)}
	return store.Op{Kind: store.OpUpdate, Key: key, Add: map[string]int64{"n": by}}
}

// newSubmissionID is a UUID of version 7 by our clock.
func newSubmissionID(at time.Time) string {
	id := uuid.New()
	ms := uint64(at.UnixMilli())
	for i := range 6 {
		id[i] = byte(ms >> (40 - 8*i))
	}
	id[6] = id[6]&0x0f | 0x70
	return id.String()
}

func (s Submission) item() (store.Item, error) {
	answers, err := json.Marshal(s.Answers)
	if err != nil {
		return store.Item{}, fmt.Errorf("encode answers: %w", err)
	}
	marks, err := json.Marshal(s.Marks)
	if err != nil {
		return store.Item{}, fmt.Errorf("encode marks: %w", err)
	}
	attrs := map[string]any{"at": millis(s.At), "version": int64(s.Version), "answers": answers, "marks": marks, "who": s.who, "attempt": s.attempt}
	if s.Respondent != nil {
		attrs["name"], attrs["email"] = s.Respondent.Name, s.Respondent.Email
	}
	return store.Item{Key: submissionKey(s.Form, s.ID), Attrs: attrs}, nil
}

// submissionOf reads a row; Readable is left empty, it needs the quiz.
func submissionOf(form string, row store.Item) (Submission, error) {
	s := Submission{ID: row.SK[len(submissionPrefix):], Form: form, At: fromMillis(row.Int("at")), Version: int(row.Int("version")),
		who: row.String("who"), attempt: row.String("attempt")}
	if _, named := row.Attrs["name"]; named {
		s.Respondent = &Respondent{Name: row.String("name"), Email: row.String("email")}
	}
	if err := json.Unmarshal(row.Bytes("answers"), &s.Answers); err != nil {
		return s, fmt.Errorf("read answers of %s: %w", s.ID, err)
	}
	if err := json.Unmarshal(row.Bytes("marks"), &s.Marks); err != nil {
		return s, fmt.Errorf("read marks of %s: %w", s.ID, err)
	}
	s.Score = total(s.Marks)
	return s, nil
}

// wireMark is a mark in a row: what was earned, null while it waits, and what
// was possible; a third entry says that a person gave it.
type wireMark []*quiz.Decimal

// MarshalJSON writes a mark as a list.
func (m Mark) MarshalJSON() ([]byte, error) {
	w := wireMark{m.Earned, &m.Possible}
	if m.Hand {
		one := quiz.Int(1)
		w = append(w, &one)
	}
	return json.Marshal(w)
}

// UnmarshalJSON reads what MarshalJSON wrote.
func (m *Mark) UnmarshalJSON(data []byte) error {
	var w wireMark
	if err := json.Unmarshal(data, &w); err != nil {
		return err
	}
	if len(w) < 2 || w[1] == nil {
		return fmt.Errorf("a mark says nothing of what was possible")
	}
	m.Earned, m.Possible, m.Hand = w[0], *w[1], len(w) > 2
	return nil
}
