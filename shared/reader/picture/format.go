package picture

import (
	"bytes"
	"image"
	"image/gif"
	"image/jpeg"
	"image/png"
	"io"
	"strings"

	"golang.org/x/image/bmp"
	"golang.org/x/image/tiff"
	"golang.org/x/image/webp"

	"formwright/shared/problem"
)

// format is a kind of picture file and how it is read.
type format struct {
	name   string
	config func(io.Reader) (image.Config, error)
	decode func(io.Reader) (image.Image, error)
	notes  func(data []byte) notes
	pages  func(data []byte) []func() []byte // a file for every page, made when it is its turn
}

func alone(data []byte) []func() []byte { return []func() []byte{func() []byte { return data }} }

// formatOf tells the format by its first bytes, whatever the file is called.
func formatOf(data []byte) (format, error) {
	starts := func(at int, with string) bool {
		return len(data) >= at+len(with) && string(data[at:at+len(with)]) == with
	}
	switch {
	case starts(0, "\x89PNG\r\n\x1a\n"):
		return format{"PNG", png.DecodeConfig, png.Decode, pngNotes, alone}, nil
	case starts(0, "\xff\xd8\xff"):
		return format{"JPEG", jpeg.DecodeConfig, jpeg.Decode, jpegNotes, alone}, nil
	case starts(0, "GIF8"):
		return format{"GIF", gif.DecodeConfig, gif.Decode, none, alone}, nil
	case starts(0, "RIFF") && starts(8, "WEBP"):
		return format{"WebP", webp.DecodeConfig, webp.Decode, webpNotes, alone}, nil
	case starts(0, "II*\x00"), starts(0, "MM\x00*"):
		return format{"TIFF", tiff.DecodeConfig, tiff.Decode, tiffNotes, tiffPages}, nil
	case starts(0, "BM"):
		return format{"BMP", bmp.DecodeConfig, bmp.Decode, bmpNotes, alone}, nil
	case starts(4, "ftyp"):
		return format{}, isoFile(data)
	}
	return format{}, problem.New(problem.DocumentUnsupported,
		"The file is no picture that can be read. Readable are PNG, JPEG, GIF, WebP, TIFF and BMP.")
}

// isoFile refuses the formats of phones that need a native library.
func isoFile(data []byte) error {
	name := "a picture of a kind"
	if brand := string(data[8:min(len(data), 12)]); strings.HasPrefix(brand, "avi") {
		name = "an AVIF picture,"
	} else if strings.HasPrefix(brand, "he") || brand == "mif1" || brand == "msf1" {
		name = "a HEIC picture,"
	}
	return problem.New(problem.DocumentUnsupported,
		"The file is %s which cannot be read. Save or share it as JPEG or PNG (on an iPhone: Settings, Camera, Formats, Most Compatible) and try again.", name)
}

// The bounds of a picture, in pixels.
const (
	maxPixels = 40_000_000
	maxSide   = 10_000
)

// open unpacks one page: upright, on white paper, with its resolution.
func (f format) open(data []byte) (img *image.RGBA, dpi float64, err error) {
	defer func() {
		if r := recover(); r != nil { // a decoder that trips over a broken file
			img, err = nil, broken(f, nil)
		}
	}()
	config, err := f.config(bytes.NewReader(data))
	if err != nil {
		return nil, 0, broken(f, err)
	}
	if config.Width <= 0 || config.Height <= 0 {
		return nil, 0, broken(f, nil)
	}
	if config.Width > maxSide || config.Height > maxSide || config.Width*config.Height > maxPixels {
		return nil, 0, problem.New(problem.DocumentTooLarge,
			"The picture has %d x %d pixels; at most %d a side and %d million in all are read. Make it smaller and try again.",
			config.Width, config.Height, maxSide, maxPixels/1_000_000)
	}
	decoded, err := f.decode(bytes.NewReader(data))
	if err != nil {
		return nil, 0, broken(f, err)
	}
	n := f.notes(data)
	paper, factor := onPaper(decoded)
	paper = oriented(paper, n.orientation)
	return paper, resolution(n.dpi*factor, paper.Rect.Size()), nil
}

func broken(f format, cause error) error {
	return problem.Wrap(cause, problem.DocumentBroken,
		"The %s picture is broken or cut off. Open it in a program that shows it, save it again, and try once more.", f.name)
}
