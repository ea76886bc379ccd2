package transcript

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"formwright/shared/quiz"
	"formwright/shared/store"
)

// File is an export that was written of a transcript after its job had ended.
type File struct {
	Export    string // its id
	Format    string
	FileName  string
	Version   int64 // of the transcript that it was written of
	Questions int
	Losses    []quiz.Loss // the first of them
	LossCount int
	CreatedAt time.Time
	ExpiresAt time.Time
}

// maxFiles is how many files of a transcript are listed.
const maxFiles = 50

// maxLosses is how many losses are kept with a file.
const maxLosses = 100

func filesPartition(user, job string) string { return "TRANSCRIPT#" + user + "#" + job }

// Add makes a file known together with the row of its export.
func (s *Service) Add(ctx context.Context, user, job string, f File, export store.Op, expires time.Time) error {
	f.LossCount = len(f.Losses)
	f.Losses = f.Losses[:min(len(f.Losses), maxLosses)]
	f.CreatedAt, f.ExpiresAt = s.now().UTC(), expires
	data, err := json.Marshal(f)
	if err != nil {
		return fmt.Errorf("encode file: %w", err)
	}
	key := store.Key{PK: filesPartition(user, job), SK: fmt.Sprintf("%015d#%s", f.CreatedAt.UnixMilli(), f.Export)}
	if err := s.table.Write(ctx, export, store.Put(store.Item{Key: key, Attrs: map[string]any{"file": data}, Expires: expires})); err != nil {
		return fmt.Errorf("write file: %w", err)
	}
	return nil
}

// Files lists the files of a user's transcript, the latest first.
func (s *Service) Files(ctx context.Context, user, job string) (files []File, err error) {
	page, err := s.table.Query(ctx, store.Query{PK: filesPartition(user, job), Reverse: true, Limit: maxFiles})
	if err != nil {
		return nil, fmt.Errorf("list files: %w", err)
	}
	for _, item := range page.Items {
		var f File
		if err := json.Unmarshal(item.Bytes("file"), &f); err != nil {
			return nil, fmt.Errorf("read file: %w", err)
		}
		files = append(files, f)
	}
	return files, nil
}
