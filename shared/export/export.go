// Package export keeps the files that conversions made: under an unguessable
// id, for a fixed time, open to whoever has the link. It promises that an
// export is complete or absent, and that one that has ended is told apart from
// one that never was.
package export

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/google/uuid"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// graveTime is how long an ended export is remembered, to answer 410 instead of
// 404.
const graveTime = 90 * 24 * time.Hour

// Export is one file.
type Export struct {
	ID        string
	Job       string
	FileName  string
	MediaType string
	Size      int64
	CreatedAt time.Time
	ExpiresAt time.Time
}

// Service keeps exports.
type Service struct {
	table store.Table
	blobs store.Blobs
	life  time.Duration
	now   func() time.Time
}

// New makes the service; an export ends life after it was made.
func New(table store.Table, blobs store.Blobs, life time.Duration, now func() time.Time) *Service {
	return &Service{table: table, blobs: blobs, life: life, now: now}
}

func rowKey(id string) store.Key { return store.Key{PK: "EXPORT#" + id, SK: "EXPORT"} }
func blobKey(id string) string   { return "exports/" + id }

// Ends is when an export that is made now ends.
func (s *Service) Ends() time.Time { return s.now().UTC().Truncate(time.Second).Add(s.life) }

// Put stores the file that r holds and returns the op that makes it known.
// Until that op is written nobody can download it; storing it again under the
// same id replaces it.
func (s *Service) Put(ctx context.Context, e Export, r io.Reader, size int64) (Export, store.Op, error) {
	e.CreatedAt = s.now().UTC().Truncate(time.Second)
	e.ExpiresAt = e.CreatedAt.Add(s.life)
	e.Size = size
	err := s.blobs.Put(ctx, blobKey(e.ID), r, size, store.BlobMeta{ContentType: e.MediaType, Name: e.FileName, Expires: e.ExpiresAt})
	if err != nil { // the store's own trouble, which may pass
		return Export{}, store.Op{}, problem.Transient(fmt.Errorf("store export: %w", err))
	}
	return e, store.Put(store.Item{
		Key: rowKey(e.ID),
		Attrs: map[string]any{"job": e.Job, "fileName": e.FileName, "mediaType": e.MediaType, "size": e.Size,
			"createdAt": e.CreatedAt.Unix(), "expiresAt": e.ExpiresAt.Unix()},
		Expires: e.ExpiresAt.Add(graveTime),
	}), nil
}

// Keep writes the op that Put returned, for an export that belongs to nothing
// else.
func (s *Service) Keep(ctx context.Context, row store.Op) error {
	if err := s.table.Write(ctx, row); err != nil {
		return fmt.Errorf("write export: %w", err)
	}
	return nil
}

// Find returns what is known of an export: the problem ExportNotFound for an id
// that never was, ExportExpired for one that has ended.
func (s *Service) Find(ctx context.Context, id string) (Export, error) {
	if _, err := uuid.Parse(id); err != nil || len(id) != 36 {
		return Export{}, notFound()
	}
	item, err := s.table.Get(ctx, rowKey(id))
	if errors.Is(err, store.ErrNotFound) {
		return Export{}, notFound()
	}
	if err != nil {
		return Export{}, fmt.Errorf("get export: %w", err)
	}
	e := Export{ID: id, Job: item.String("job"), FileName: item.String("fileName"), MediaType: item.String("mediaType"),
		Size: item.Int("size"), CreatedAt: time.Unix(item.Int("createdAt"), 0).UTC(), ExpiresAt: time.Unix(item.Int("expiresAt"), 0).UTC()}
	if !s.now().Before(e.ExpiresAt) {
		return Export{}, expired()
	}
	return e, nil
}

// Open opens the bytes of an export that Find returned; length -1 reads to the
// end.
func (s *Service) Open(ctx context.Context, id string, offset, length int64) (store.Blob, error) {
	blob, err := s.blobs.Get(ctx, blobKey(id), offset, length)
	if errors.Is(err, store.ErrNotFound) { // ended between Find and now
		return store.Blob{}, expired()
	}
	if err != nil {
		return store.Blob{}, fmt.Errorf("open export: %w", err)
	}
	return blob, nil
}

func notFound() error {
	return problem.New(problem.ExportNotFound, "There is no export with this id.")
}

func expired() error {
	return problem.New(problem.ExportExpired, "This export has expired. Please convert the document again.")
}
