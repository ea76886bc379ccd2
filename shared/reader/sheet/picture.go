package sheet

import (
	"bytes"
	"fmt"
	"image"
	_ "image/gif"  // registers its header for image.DecodeConfig
	_ "image/jpeg" // the same
	_ "image/png"  // the same
	"io"

	_ "golang.org/x/image/bmp"  // the same
	_ "golang.org/x/image/tiff" // the same
	_ "golang.org/x/image/webp" // the same

	"formwright/shared/richtext"
)

// The bounds of a picture, beyond which it would cost whoever decodes it too
// much memory.
const (
	maxPixels = 40_000_000
	maxSide   = 10_000
)

// picture is a picture part that was looked at once.
type picture struct {
	hash    string
	problem string // why it cannot be shown
	media   richtext.Media
}

func (w *workbook) load(part string) picture {
	p, ok := w.pictures[part]
	if !ok {
		p = w.examine(part)
		w.pictures[part] = p
	}
	return p
}

// examine reads a picture and tells its kind by its bytes, whatever its name
// says.
func (w *workbook) examine(part string) picture {
	in, err := w.pkg.Stream(part)
	if err != nil {
		return picture{problem: fmt.Sprintf("The picture %q is damaged. Insert it again.", part)}
	}
	defer in.Close()
	data, err := io.ReadAll(in)
	if err != nil {
		return picture{problem: fmt.Sprintf("The picture %q is damaged. Insert it again.", part)}
	}
	kind, width, height := kindOf(data)
	switch {
	case kind == "":
		return picture{problem: fmt.Sprintf("The picture %q is of a kind that is not known. Save it as PNG or JPEG and insert it again.", part)}
	case width > maxSide || height > maxSide || width*height > maxPixels:
		return picture{problem: fmt.Sprintf("The picture %q has %d by %d pixels; the limits are %d a side and %d million in all. Make it smaller.",
			part, width, height, maxSide, maxPixels/1_000_000)}
	}
	open := func() (io.ReadCloser, error) { return w.pkg.Stream(part) }
	return picture{hash: richtext.Hash(data), media: richtext.LazyMedia(kind, width, height, int64(len(data)), open)}
}

// kindOf tells a picture's media type and its size in pixels, 0 for drawings,
// which have none.
func kindOf(data []byte) (kind string, width, height int) {
	if config, name, err := image.DecodeConfig(bytes.NewReader(data)); err == nil {
		return "image/" + name, config.Width, config.Height
	}
	switch {
	case len(data) >= 44 && string(data[40:44]) == " EMF":
		return "image/x-emf", 0, 0
	case bytes.HasPrefix(data, []byte{0xD7, 0xCD, 0xC6, 0x9A}), bytes.HasPrefix(data, []byte{1, 0, 9, 0}):
		return "image/x-wmf", 0, 0
	case bytes.Contains(data[:min(len(data), 4096)], []byte("<svg")):
		return "image/svg+xml", 0, 0
	}
	return "", 0, 0
}
