// Package picture tells what kind of picture bytes are, for importers whose
// files carry pictures as base64 or in a zip. The bytes decide, never a name.
package picture

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"image"
	_ "image/gif"  // registers its header for image.DecodeConfig
	_ "image/jpeg" // the same
	_ "image/png"  // the same
	"net/url"
	"strings"

	"formwright/shared/richtext"
)

// The bounds of a picture.
const (
	MaxSize   = 32 << 20   // bytes
	MaxPixels = 40_000_000 // in all
	MaxSide   = 10_000
)

// Add stores a picture in the library. It reports false for bytes that are no
// picture a page can show, and for one beyond the bounds.
func Add(l richtext.Library, data []byte) (hash string, ok bool) {
	kind, w, h := inspect(data)
	if kind == "" || len(data) > MaxSize || w > MaxSide || h > MaxSide || w*h > MaxPixels {
		return "", false
	}
	return l.Add(kind, w, h, data), true
}

// FromURI decodes the bytes of a data: address (RFC 2397).
func FromURI(uri string) ([]byte, bool) {
	head, body, ok := strings.Cut(uri, ",")
	if !ok || len(head) < 5 || !strings.EqualFold(head[:5], "data:") || len(body) > 2*MaxSize {
		return nil, false
	}
	if strings.HasSuffix(strings.ToLower(head), ";base64") {
		return FromBase64(body)
	}
	plain, err := url.PathUnescape(body)
	return []byte(plain), err == nil
}

// FromBase64 decodes base64 with or without padding and white space.
func FromBase64(s string) ([]byte, bool) {
	if strings.Contains(s, "%") {
		s, _ = url.PathUnescape(s)
	}
	s = strings.TrimRight(strings.Join(strings.Fields(s), ""), "=")
	data, err := base64.RawStdEncoding.DecodeString(s)
	return data, err == nil && len(data) > 0
}

func inspect(head []byte) (kind string, width, height int) {
	switch {
	case bytes.HasPrefix(head, []byte("\x89PNG\r\n\x1a\n")):
		return decoded("image/png", head)
	case bytes.HasPrefix(head, []byte{0xFF, 0xD8, 0xFF}):
		return decoded("image/jpeg", head)
	case bytes.HasPrefix(head, []byte("GIF8")):
		return decoded("image/gif", head)
	case len(head) >= 26 && head[0] == 'B' && head[1] == 'M':
		return "image/bmp", int(binary.LittleEndian.Uint16(head[18:])), int(binary.LittleEndian.Uint16(head[22:]))
	case len(head) >= 30 && string(head[:4]) == "RIFF" && string(head[8:12]) == "WEBP":
		return "image/webp", 0, 0
	case bytes.Contains(head[:min(len(head), 4096)], []byte("<svg")):
		return "image/svg+xml", 0, 0
	}
	return "", 0, 0
}

func decoded(kind string, head []byte) (string, int, int) {
	config, _, err := image.DecodeConfig(bytes.NewReader(head))
	if err != nil {
		return "", 0, 0
	}
	return kind, config.Width, config.Height
}
