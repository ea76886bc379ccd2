package richtext

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
)

// Library holds every picture of a document once, by Hash.
type Library map[string]Media

// Media is one picture. Its bytes are opened when they are needed, so that a
// quiz with hundreds of megabytes of pictures does not have to stand in memory.
type Media struct {
	Type   string // "image/png", "image/jpeg", "image/gif", "image/svg+xml", ...
	Size   int64  // bytes
	Width  int    // pixels; 0 when unknown
	Height int
	open   func() (io.ReadCloser, error)
}

// Hash is the key of a picture in a Library: SHA-256 in lower-case hex.
func Hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// NewMedia makes media of bytes in memory; data must not change afterwards.
func NewMedia(mediaType string, width, height int, data []byte) Media {
	return Media{Type: mediaType, Size: int64(len(data)), Width: width, Height: height,
		open: func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(data)), nil }}
}

// LazyMedia makes media whose bytes open gives; it must give the same bytes
// every time and may be called from several goroutines.
func LazyMedia(mediaType string, width, height int, size int64, open func() (io.ReadCloser, error)) Media {
	return Media{Type: mediaType, Size: size, Width: width, Height: height, open: open}
}

// Open gives the picture's bytes.
func (m Media) Open() (io.ReadCloser, error) {
	if m.open == nil {
		return nil, fmt.Errorf("media of type %q has no bytes", m.Type)
	}
	return m.open()
}

// Bytes reads the whole picture.
func (m Media) Bytes() ([]byte, error) {
	r, err := m.Open()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	data, err := io.ReadAll(io.LimitReader(r, m.Size+1))
	if err != nil {
		return nil, fmt.Errorf("read media: %w", err)
	}
	if int64(len(data)) != m.Size {
		return nil, fmt.Errorf("media has another size than the %d bytes it was given with", m.Size)
	}
	return data, nil
}

// Equal compares what is known of two media without reading them; as keys of a
// Library the hashes have already told the bytes apart.
func (m Media) Equal(o Media) bool {
	return m.Type == o.Type && m.Size == o.Size && m.Width == o.Width && m.Height == o.Height
}

// Add stores a picture under its hash, once, and returns the hash.
func (l Library) Add(mediaType string, width, height int, data []byte) string {
	h := Hash(data)
	if _, ok := l[h]; !ok {
		l[h] = NewMedia(mediaType, width, height, data)
	}
	return h
}

// Extension is the usual file ending of a media type, with its dot; ".bin" for
// one that is not a picture type we carry.
func Extension(mediaType string) string {
	switch mediaType {
	case "image/png":
		return ".png"
	case "image/jpeg":
		return ".jpg"
	case "image/gif":
		return ".gif"
	case "image/svg+xml":
		return ".svg"
	case "image/webp":
		return ".webp"
	case "image/bmp":
		return ".bmp"
	case "image/tiff":
		return ".tif"
	case "image/x-emf":
		return ".emf"
	case "image/x-wmf":
		return ".wmf"
	default:
		return ".bin"
	}
}
