// Package transcript keeps what was read of a document beside the job that read
// it: the quiz with its pictures, what was in doubt, the corrections of the person
// and the files that were written of it later. It promises that a correction
// never overwrites another that its author has not seen, that what was read stays
// restorable, and that everything ends with the job's export. Whose transcript it
// is stands in its key; other people's are not found.
package transcript

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"formwright/shared/finding"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/store"
)

// Transcript is what was read of a document, with its corrections.
type Transcript struct {
	Quiz      quiz.Quiz
	Findings  []finding.Finding
	Corrected []string // ids of the items that a person has changed
	Added     []string // ids of the items that a person wrote
	Changed   bool     // it is not as it was read
	Version   int64    // counts the corrections; 0 is as it was read
	Arranged  int64    // the version since which ids are what they are
	ExpiresAt time.Time
}

// ErrChanged is returned by Save and Restore when the transcript was corrected
// since the version they began with.
var ErrChanged = errors.New("the transcript was changed meanwhile")

// Service keeps transcripts.
type Service struct {
	table store.Table
	blobs store.Blobs
	now   func() time.Time
}

// New makes the service.
func New(table store.Table, blobs store.Blobs, now func() time.Time) *Service {
	return &Service{table: table, blobs: blobs, now: now}
}

func rowKey(user, job string) store.Key { return store.Key{PK: "TRANSCRIPTS#" + user, SK: job} }

// The two texts of a row: as it was read, and as it was corrected since.
const (
	asRead    = "read"
	corrected = "corrected"
)

// inRow is how large a text may be to stand in the row itself, in bytes. Most
// do, and cost no blob.
const inRow = 32 << 10

// Keep stores what a job read and returns the op that makes it known; it belongs
// to the transaction that completes the job. Keeping it again replaces it.
func (s *Service) Keep(ctx context.Context, user, job string, t Transcript) (store.Op, error) {
	t.Corrected, t.Added, t.Version, t.Arranged = nil, nil, 0, 0
	pictures, err := s.keepPictures(ctx, user, job, t)
	if err != nil {
		return store.Op{}, err
	}
	set, err := s.text(ctx, user, job, asRead, t, pictures)
	if err != nil {
		return store.Op{}, err
	}
	set["version"], set["expiresAt"] = int64(0), t.ExpiresAt.Unix()
	return store.Put(store.Item{Key: rowKey(user, job), Attrs: set, Expires: t.ExpiresAt}), nil
}

// written is a text as it is stored. The pictures stand in a blob of their own.
type written struct {
	Quiz      quiz.Quiz         `json:"quiz"`
	Pictures  []picture         `json:"pictures,omitempty"`
	Findings  []finding.Finding `json:"findings,omitempty"`
	Corrected []string          `json:"corrected,omitempty"`
	Added     []string          `json:"added,omitempty"`
	Arranged  int64             `json:"arranged,omitempty"`
}

// text encodes a text and gives the attribute that holds it: the text itself or,
// of a large one, the key of its blob.
func (s *Service) text(ctx context.Context, user, job, name string, t Transcript, pictures []picture) (map[string]any, error) {
	t.Quiz.Media = nil
	data, err := json.Marshal(written{Quiz: t.Quiz, Pictures: pictures, Findings: t.Findings, Corrected: t.Corrected, Added: t.Added, Arranged: t.Arranged})
	if err != nil {
		return nil, fmt.Errorf("encode transcript: %w", err)
	}
	if len(data) <= inRow {
		return map[string]any{name: data, name + "Blob": ""}, nil
	}
	key := blobKey(user, job, name)
	if name == corrected { // the one before stays until this one counts
		key = blobKey(user, job, uuid.NewString())
	}
	if err := s.put(ctx, key, data, t.ExpiresAt); err != nil {
		return nil, err
	}
	return map[string]any{name: []byte{}, name + "Blob": key}, nil
}

// Get returns the transcript of a user's job or store.ErrNotFound.
func (s *Service) Get(ctx context.Context, user, job string) (Transcript, error) {
	item, err := s.table.Get(ctx, rowKey(user, job))
	if err != nil {
		return Transcript{}, fmt.Errorf("get transcript: %w", err)
	}
	return s.decode(ctx, user, job, item)
}

func (s *Service) decode(ctx context.Context, user, job string, item store.Item) (Transcript, error) {
	w, err := s.read(ctx, item)
	if err != nil {
		return Transcript{}, err
	}
	w.Quiz.Media = s.library(user, job, w.Pictures)
	return Transcript{Quiz: w.Quiz, Findings: w.Findings, Corrected: w.Corrected, Added: w.Added, Arranged: w.Arranged, Changed: isCorrected(item),
		Version: item.Int("version"), ExpiresAt: time.Unix(item.Int("expiresAt"), 0).UTC()}, nil
}

func (s *Service) read(ctx context.Context, item store.Item) (w written, err error) {
	data, err := s.current(ctx, item)
	if err == nil {
		err = json.Unmarshal(data, &w)
	}
	if err != nil {
		return w, fmt.Errorf("read transcript: %w", err)
	}
	return w, nil
}

func isCorrected(item store.Item) bool {
	return len(item.Bytes(corrected)) > 0 || item.String(corrected+"Blob") != ""
}

// current is the text that counts: the corrected one when there is one.
func (s *Service) current(ctx context.Context, item store.Item) ([]byte, error) {
	name := asRead
	if isCorrected(item) {
		name = corrected
	}
	if key := item.String(name + "Blob"); key != "" {
		return s.get(ctx, key)
	}
	return item.Bytes(name), nil
}

// Save stores a correction of the item that a person made in the version of t.
// The quiz must be valid. Somebody who corrected it meanwhile is not overwritten:
// that is ErrChanged.
func (s *Service) Save(ctx context.Context, user, job string, t Transcript, item string) (Transcript, error) {
	if !slices.Contains(t.Corrected, item) {
		t.Corrected = append(slices.Clone(t.Corrected), item)
	}
	return s.Replace(ctx, user, job, t)
}

// Replace stores what a person made of the version of t, as Save does.
func (s *Service) Replace(ctx context.Context, user, job string, t Transcript) (Transcript, error) {
	if err := t.Quiz.Validate(); err != nil {
		return t, problem.Wrap(err, problem.InvalidRequest, "The question cannot be saved like this: %v.", err)
	}
	row, err := s.table.Get(ctx, rowKey(user, job))
	if err != nil {
		return t, fmt.Errorf("get transcript: %w", err)
	}
	was, err := s.read(ctx, row)
	if err != nil {
		return t, err
	}
	set, err := s.text(ctx, user, job, corrected, t, was.Pictures)
	if err != nil {
		return t, err
	}
	if err := s.change(ctx, user, job, t.Version, row, set); err != nil {
		return t, err
	}
	t.Version++
	t.Changed = true
	return t, nil
}

// Restore makes the transcript what was read at first.
func (s *Service) Restore(ctx context.Context, user, job string, version int64) error {
	row, err := s.table.Get(ctx, rowKey(user, job))
	if err != nil {
		return fmt.Errorf("get transcript: %w", err)
	}
	return s.change(ctx, user, job, version, row, map[string]any{corrected: []byte{}, corrected + "Blob": ""})
}

// change moves the row from one version to the next and drops the text that no
// longer counts.
func (s *Service) change(ctx context.Context, user, job string, version int64, row store.Item, set map[string]any) error {
	set["version"] = version + 1
	err := s.table.Write(ctx, store.Op{Kind: store.OpUpdate, Key: rowKey(user, job), Set: set, Conds: []store.Cond{store.Is("version", version)}})
	key, _ := set[corrected+"Blob"].(string)
	if _, _, failed := store.FailedOp(err); failed {
		err = ErrChanged
	} else if err == nil {
		key = row.String(corrected + "Blob")
	}
	if key != "" && (err == nil || errors.Is(err, ErrChanged)) {
		_ = s.blobs.Delete(ctx, key) // it ends by itself
	}
	if err != nil && !errors.Is(err, ErrChanged) {
		return fmt.Errorf("write transcript: %w", err)
	}
	return err
}
