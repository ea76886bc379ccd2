package typeset

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"

	"formwright/shared/ooxml"
	"formwright/shared/richtext"
)

// The bounds of a picture, beyond which it would cost whoever decodes it too
// much memory.
const (
	maxPixels = 40_000_000
	maxSide   = 10_000
)

// Picture is a picture that was looked at.
type Picture struct {
	Hash          string // empty when it cannot be shown
	Width, Height int    // pixels; 0 where the format does not say it simply
	Problem       string // why it cannot be shown, for a person
}

// Pictures collects the pictures of a document, each part looked at once.
type Pictures struct {
	Media richtext.Library
	seen  map[string]Picture
}

// NewPictures makes an empty collection.
func NewPictures() *Pictures {
	return &Pictures{Media: richtext.Library{}, seen: map[string]Picture{}}
}

// Part takes a picture of a package; name calls it in a message. Only its
// beginning is kept: enough to tell its kind, its size and its hash.
func (p *Pictures) Part(pkg *ooxml.Package, part string) Picture {
	if known, ok := p.seen[part]; ok {
		return known
	}
	open := func() (io.ReadCloser, error) { return pkg.Stream(part) }
	pic := p.examine(part, open)
	p.seen[part] = pic
	return pic
}

// Bytes takes a picture that stands in memory; data must not change afterwards.
func (p *Pictures) Bytes(name string, data []byte) Picture {
	return p.examine(name, func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(data)), nil })
}

func (p *Pictures) examine(name string, open func() (io.ReadCloser, error)) Picture {
	damaged := Picture{Problem: fmt.Sprintf("The picture %q is damaged. Insert it again.", name)}
	in, err := open()
	if err != nil {
		return damaged
	}
	defer in.Close()
	sum := sha256.New()
	look := &beginning{}
	size, err := io.Copy(io.MultiWriter(sum, look), in)
	if err != nil {
		return damaged
	}
	kind, width, height := inspect(look.data)
	switch {
	case kind == "":
		return Picture{Problem: fmt.Sprintf("The picture %q is of a kind that is not known. Save it as PNG or JPEG and insert it again.", name)}
	case width > maxSide || height > maxSide || width*height > maxPixels:
		return Picture{Problem: fmt.Sprintf("The picture %q has %d by %d pixels; the limits are %d a side and %d million in all. Make it smaller.",
			name, width, height, maxSide, maxPixels/1_000_000)}
	}
	hash := hex.EncodeToString(sum.Sum(nil))
	if _, ok := p.Media[hash]; !ok {
		p.Media[hash] = richtext.LazyMedia(kind, width, height, size, open)
	}
	return Picture{Hash: hash, Width: width, Height: height}
}

// beginning keeps the first part of what is written to it. Photographs may
// carry 64 KB blocks of camera data before their size.
type beginning struct{ data []byte }

const beginningSize = 512 << 10

func (b *beginning) Write(p []byte) (int, error) {
	room := min(beginningSize-len(b.data), len(p))
	b.data = append(b.data, p[:room]...)
	return len(p), nil
}
