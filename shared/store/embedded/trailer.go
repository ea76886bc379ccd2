package embedded

import (
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"formwright/shared/store"
)

// trailer is what stands after the bytes of a blob: JSON, its length in four
// bytes, and a mark. It comes last because size and hash are known last.
type trailer struct {
	Key         string `json:"key"`
	ContentType string `json:"contentType"`
	Name        string `json:"name,omitempty"`
	Expires     *int64 `json:"expires,omitempty"` // seconds since 1970
	Size        int64  `json:"size"`
	ETag        string `json:"etag"`
}

const (
	trailerMark = "fwb1"
	// maxTrailer is well above the longest key and metadata, each byte of them
	// escaped.
	maxTrailer = 64 << 10
)

func newTrailer(key string, meta store.BlobMeta, size int64, hash []byte) trailer {
	t := trailer{
		Key:         key,
		ContentType: meta.ContentType,
		Name:        meta.Name,
		Size:        size,
		ETag:        `"` + hex.EncodeToString(hash[:16]) + `"`,
	}
	if t.ContentType == "" {
		t.ContentType = store.DefaultContentType
	}
	if !meta.Expires.IsZero() {
		seconds := meta.Expires.Unix()
		t.Expires = &seconds
	}
	return t
}

func (t trailer) meta() store.BlobMeta {
	m := store.BlobMeta{ContentType: t.ContentType, Name: t.Name}
	if t.Expires != nil {
		m.Expires = time.Unix(*t.Expires, 0).UTC()
	}
	return m
}

func (t trailer) write(w io.Writer) error {
	text, err := json.Marshal(t)
	if err != nil {
		return err
	}
	text = binary.BigEndian.AppendUint32(text, uint32(len(text)))
	_, err = w.Write(append(text, trailerMark...))
	return err
}

var errBrokenBlob = errors.New("stored blob is broken")

func readTrailer(f *os.File) (trailer, error) {
	info, err := f.Stat()
	if err != nil {
		return trailer{}, err
	}
	return parseTrailer(f, info.Size())
}

func parseTrailer(r io.ReaderAt, total int64) (trailer, error) {
	const foot = 4 + len(trailerMark)
	end := make([]byte, foot)
	if total < int64(foot) {
		return trailer{}, errBrokenBlob
	}
	if _, err := r.ReadAt(end, total-int64(foot)); err != nil {
		return trailer{}, err
	}
	n := int64(binary.BigEndian.Uint32(end))
	if string(end[4:]) != trailerMark || n > maxTrailer || n > total-int64(foot) {
		return trailer{}, errBrokenBlob
	}
	text := make([]byte, n)
	if _, err := r.ReadAt(text, total-int64(foot)-n); err != nil {
		return trailer{}, err
	}
	var t trailer
	if err := json.Unmarshal(text, &t); err != nil {
		return trailer{}, fmt.Errorf("%w: %w", errBrokenBlob, err)
	}
	if t.Size != total-int64(foot)-n {
		return trailer{}, errBrokenBlob
	}
	return t, nil
}
