package form

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/store"
)

// A quiz is kept as its canonical JSON without pictures, compressed, in a row of
// its own; one that does not fit there is a blob. Its pictures are blobs by
// their hash, which all versions share.

// maxRow is how large a compressed quiz may be to stand in its row.
const maxRow = 300 << 10

// maxQuiz bounds the JSON of a quiz that is read back.
const maxQuiz = 64 << 20

// picture is what a row says of a picture.
type picture struct {
	Hash   string `json:"hash"`
	Type   string `json:"type"`
	Width  int    `json:"width,omitempty"`
	Height int    `json:"height,omitempty"`
	Size   int64  `json:"size"`
}

func pictureKey(id, hash string) string { return "forms/" + id + "/" + hash }

// saveQuiz stores what does not go into the row and gives the op for the row.
// The pictures of the version before are there already.
func (s *Service) saveQuiz(ctx context.Context, id string, version int, q quiz.Quiz) (store.Op, error) {
	pictures, there := []picture{}, map[string]bool{}
	if version > 1 {
		before, err := s.pictures(ctx, id, version-1)
		if err != nil {
			return store.Op{}, err
		}
		for _, p := range before {
			there[p.Hash] = true
		}
	}
	for _, hash := range slices.Sorted(maps.Keys(q.Media)) {
		m := q.Media[hash]
		if !there[hash] {
			if err := s.savePicture(ctx, pictureKey(id, hash), m); err != nil {
				return store.Op{}, err
			}
		}
		pictures = append(pictures, picture{hash, m.Type, m.Width, m.Height, m.Size})
	}
	q.Media = nil
	packed, err := pack(q)
	if err != nil {
		return store.Op{}, err
	}
	list, _ := json.Marshal(pictures) // texts and numbers always marshal
	attrs := map[string]any{"pictures": string(list)}
	if len(packed)+len(list) <= maxRow {
		attrs["quiz"] = packed
	} else {
		key := fmt.Sprintf("forms/%s/quiz-%d-%s", id, version, unguessable(6))
		if err := s.blobs.Put(ctx, key, bytes.NewReader(packed), int64(len(packed)), store.BlobMeta{ContentType: "application/gzip"}); err != nil {
			return store.Op{}, problem.Transient(fmt.Errorf("store quiz: %w", err))
		}
		attrs["blob"] = key
	}
	return store.Put(store.Item{Key: quizKey(id, version), Attrs: attrs}, store.Absent()), nil
}

// pictures are those of a version.
func (s *Service) pictures(ctx context.Context, id string, version int) (list []picture, err error) {
	row, err := s.table.Get(ctx, quizKey(id, version))
	if errors.Is(err, store.ErrNotFound) {
		return nil, NotFound() // the form was deleted between two reads
	}
	if err == nil {
		err = json.Unmarshal([]byte(row.String("pictures")), &list)
	}
	if err != nil {
		return nil, fmt.Errorf("pictures of form %s: %w", id, err)
	}
	return list, nil
}

func (s *Service) savePicture(ctx context.Context, key string, m richtext.Media) error {
	r, err := m.Open()
	if err != nil {
		return fmt.Errorf("open picture: %w", err)
	}
	defer r.Close()
	if err := s.blobs.Put(ctx, key, r, m.Size, store.BlobMeta{ContentType: m.Type}); err != nil {
		return problem.Transient(fmt.Errorf("store picture: %w", err))
	}
	return nil
}

func pack(q quiz.Quiz) ([]byte, error) {
	data, err := json.Marshal(q)
	if err != nil {
		return nil, fmt.Errorf("encode quiz: %w", err)
	}
	var buf bytes.Buffer
	zip := gzip.NewWriter(&buf)
	_, _ = zip.Write(data) // to memory
	_ = zip.Close()
	return buf.Bytes(), nil
}

// openQuiz reads a version of a form's quiz; its pictures are read when they
// are needed.
func (s *Service) openQuiz(ctx context.Context, id string, version int) (quiz.Quiz, error) {
	row, err := s.table.Get(ctx, quizKey(id, version))
	if errors.Is(err, store.ErrNotFound) {
		return quiz.Quiz{}, NotFound() // the form was deleted between two reads
	}
	if err != nil {
		return quiz.Quiz{}, fmt.Errorf("get quiz: %w", err)
	}
	packed := row.Bytes("quiz")
	if key := row.String("blob"); key != "" {
		if packed, err = s.readBlob(ctx, key); err != nil {
			return quiz.Quiz{}, err
		}
	}
	q, err := unpack(packed)
	if err != nil {
		return quiz.Quiz{}, fmt.Errorf("quiz %d of form %s: %w", version, id, err)
	}
	var pictures []picture
	if err := json.Unmarshal([]byte(row.String("pictures")), &pictures); err != nil {
		return quiz.Quiz{}, fmt.Errorf("pictures of form %s: %w", id, err)
	}
	if len(pictures) > 0 {
		q.Media = make(richtext.Library, len(pictures))
	}
	for _, p := range pictures {
		q.Media[p.Hash] = richtext.LazyMedia(p.Type, p.Width, p.Height, p.Size, s.opener(pictureKey(id, p.Hash)))
	}
	return q, nil
}

// opener reads a picture long after the request that asked for the quiz, so it
// has a context of its own.
func (s *Service) opener(key string) func() (io.ReadCloser, error) {
	return func() (io.ReadCloser, error) {
		blob, err := s.blobs.Get(context.Background(), key, 0, -1)
		if err != nil {
			return nil, fmt.Errorf("open picture: %w", err)
		}
		return blob.Body, nil
	}
}

func (s *Service) readBlob(ctx context.Context, key string) ([]byte, error) {
	blob, err := s.blobs.Get(ctx, key, 0, -1)
	if err != nil {
		return nil, fmt.Errorf("open quiz: %w", err)
	}
	defer blob.Body.Close()
	data, err := io.ReadAll(blob.Body)
	if err != nil {
		return nil, fmt.Errorf("read quiz: %w", err)
	}
	return data, nil
}

func unpack(packed []byte) (q quiz.Quiz, err error) {
	zip, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return q, fmt.Errorf("unpack: %w", err)
	}
	data, err := io.ReadAll(io.LimitReader(zip, maxQuiz))
	if err != nil {
		return q, fmt.Errorf("unpack: %w", err)
	}
	if err := json.Unmarshal(data, &q); err != nil {
		return q, fmt.Errorf("decode: %w", err)
	}
	return q, nil
}

// Quiz gives the owner the quiz of a form as it is now, with its key.
func (s *Service) Quiz(ctx context.Context, owner, id string) (quiz.Quiz, Form, error) {
	f, err := s.Get(ctx, owner, id)
	if err != nil {
		return quiz.Quiz{}, f, err
	}
	q, err := s.openQuiz(ctx, id, f.Version)
	return q, f, err
}

// SetQuiz gives a form another quiz. What was submitted keeps the version it
// answered, with its score.
func (s *Service) SetQuiz(ctx context.Context, owner, id string, q quiz.Quiz) (Form, error) {
	return s.setQuiz(ctx, owner, id, q, func(int) bool { return true })
}

// ReplaceQuiz is SetQuiz for whoever knows which version they have changed:
// another one than those is not overwritten, that is FORM_CHANGED.
func (s *Service) ReplaceQuiz(ctx context.Context, owner, id string, q quiz.Quiz, versions ...int) (Form, error) {
	return s.setQuiz(ctx, owner, id, q, func(v int) bool { return slices.Contains(versions, v) })
}

func (s *Service) setQuiz(ctx context.Context, owner, id string, q quiz.Quiz, known func(version int) bool) (Form, error) {
	if _, err := s.Get(ctx, owner, id); err != nil {
		return Form{}, err
	}
	if err := q.Validate(); err != nil {
		return Form{}, problem.Wrap(err, problem.InvalidRequest, "The quiz is not valid: %s.", reason(err))
	}
	return s.change(ctx, owner, id, func(f *Form) ([]store.Op, error) {
		if !known(f.Version) {
			return nil, problem.New(problem.FormChanged, "The questions were changed meanwhile: they are version %d now. Read them again.", f.Version)
		}
		row, err := s.saveQuiz(ctx, id, f.Version+1, q)
		if err != nil {
			return nil, err
		}
		f.Version, f.Questions = f.Version+1, len(q.Items)
		return []store.Op{row}, nil
	})
}

// maxReason bounds what a message repeats of the client's data.
const maxReason = 300

func reason(err error) string {
	r := []rune(string(bytes.ReplaceAll([]byte(err.Error()), []byte("\n"), []byte("; "))))
	if len(r) > maxReason {
		return string(r[:maxReason]) + "…"
	}
	return string(r)
}
