package transcript

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"time"

	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/richtext"
	"formwright/shared/source"
	"formwright/shared/store"
)

// picture says where in the job's blob of pictures one of them stands.
type picture struct {
	Hash   string `json:"hash"`
	Type   string `json:"type"`
	Width  int    `json:"width,omitempty"`
	Height int    `json:"height,omitempty"`
	At     int64  `json:"at"`
	Size   int64  `json:"size"`
}

// blobKey stands among the exports, whose rules (how long, who may) hold for it
// too; what a visitor tries stands apart, to be forgotten sooner.
func blobKey(user, id, name string) string {
	if job.IsVisitor(user) {
		return "visits/" + id + "/" + name
	}
	return "exports/" + id + "/" + name
}

const picturesName = "pictures"

// keepPictures stores all pictures of a quiz in one blob, one behind the other:
// corrections leave them alone, and a page opens the few that it shows.
func (s *Service) keepPictures(ctx context.Context, user, id string, t Transcript) (list []picture, err error) {
	var readers []io.Reader
	var size int64
	for _, hash := range slices.Sorted(maps.Keys(t.Quiz.Media)) {
		m := t.Quiz.Media[hash]
		list = append(list, picture{Hash: hash, Type: m.Type, Width: m.Width, Height: m.Height, At: size, Size: m.Size})
		readers = append(readers, &lazy{open: m.Open})
		size += m.Size
	}
	if len(list) == 0 {
		return nil, nil
	}
	err = s.blobs.Put(ctx, blobKey(user, id, picturesName), io.MultiReader(readers...), size, store.BlobMeta{Expires: t.ExpiresAt})
	if err != nil {
		return nil, problem.Transient(fmt.Errorf("store pictures: %w", err))
	}
	return list, nil
}

// lazy opens its picture when it is read and closes it at its end.
type lazy struct {
	open func() (io.ReadCloser, error)
	body io.ReadCloser
}

func (l *lazy) Read(p []byte) (n int, err error) {
	if l.body == nil {
		if l.body, err = l.open(); err != nil {
			return 0, err
		}
	}
	n, err = l.body.Read(p)
	if errors.Is(err, io.EOF) {
		_ = l.body.Close() // it was only read
	}
	return n, err
}

// library gives the pictures back, each opened when it is needed.
func (s *Service) library(user, id string, list []picture) richtext.Library {
	if len(list) == 0 {
		return nil
	}
	out := richtext.Library{}
	for _, p := range list {
		out[p.Hash] = richtext.LazyMedia(p.Type, p.Width, p.Height, p.Size, func() (io.ReadCloser, error) {
			blob, err := s.blobs.Get(context.Background(), blobKey(user, id, picturesName), p.At, p.Size)
			if err != nil {
				return nil, fmt.Errorf("open picture: %w", err)
			}
			return blob.Body, nil
		})
	}
	return out
}

func (s *Service) put(ctx context.Context, key string, data []byte, expires time.Time) error {
	err := s.blobs.Put(ctx, key, bytes.NewReader(data), int64(len(data)), store.BlobMeta{ContentType: "application/json", Expires: expires})
	if err != nil {
		return problem.Transient(fmt.Errorf("store transcript: %w", err))
	}
	return nil
}

func (s *Service) get(ctx context.Context, key string) ([]byte, error) {
	blob, err := s.blobs.Get(ctx, key, 0, -1)
	if err != nil {
		return nil, fmt.Errorf("open transcript: %w", err)
	}
	defer blob.Body.Close()
	return source.ReadAll(blob.Body, maxText)
}

// maxText bounds a stored text: a quiz without its pictures is no larger than
// its document by far.
const maxText = 256 << 20
