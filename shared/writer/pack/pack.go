// Package pack writes the zip archives that several targets are: the same bytes
// for the same entries, media streamed through without standing in memory. It
// promises entries in the order they were added, a fixed date, and names that
// every unzipper reads; what the entries hold is the writers' business.
package pack

import (
	"archive/zip"
	"bufio"
	"compress/flate"
	"fmt"
	"io"
	"time"

	"formwright/shared/richtext"
)

// date is the first day that MS-DOS dates can say (APPNOTE 4.4.6): a fixed one
// keeps archives equal, and no date at all is an invalid one.
func date() time.Time { return time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC) }

// Archive is a zip file being written. It is not safe for concurrent use.
type Archive struct {
	zip   *zip.Writer
	names map[string]bool
	level int
	flate map[int]*flate.Writer
}

// New starts an archive on w.
func New(w io.Writer) *Archive {
	a := &Archive{zip: zip.NewWriter(w), names: map[string]bool{}, flate: map[int]*flate.Writer{}}
	a.zip.RegisterCompressor(zip.Deflate, a.compressor)
	return a
}

// compressor reuses one flate writer for each level: making one costs more than
// compressing a small entry.
func (a *Archive) compressor(out io.Writer) (io.WriteCloser, error) {
	if f := a.flate[a.level]; f != nil {
		f.Reset(out)
		return f, nil
	}
	f, err := flate.NewWriter(out, a.level)
	a.flate[a.level] = f
	return f, err
}

// Create begins an entry; what is written to the writer is its content until the
// next call to the archive.
func (a *Archive) Create(name string) (io.Writer, error) {
	return a.entry(name, flate.DefaultCompression)
}

// Add writes a whole entry, whose content may come in pieces.
func (a *Archive) Add(name string, content ...string) error {
	w, err := a.Create(name)
	if err != nil {
		return err
	}
	b := bufio.NewWriter(w) // else a copy of all of the content is made as bytes
	for _, piece := range content {
		b.WriteString(piece) // Flush tells what goes wrong
	}
	if err := b.Flush(); err != nil {
		return fmt.Errorf("write entry %s: %w", name, err)
	}
	return nil
}

// Media streams a picture into an entry. One whose format is already compressed
// goes in as it is, in deflate's stored blocks: an entry that is not deflated at
// all could not be streamed for Java's readers.
func (a *Archive) Media(name string, m richtext.Media) error {
	level := flate.DefaultCompression
	switch m.Type {
	case "image/png", "image/jpeg", "image/gif", "image/webp":
		level = flate.NoCompression
	}
	r, err := m.Open()
	if err != nil {
		return fmt.Errorf("open media for %s: %w", name, err)
	}
	defer r.Close()
	w, err := a.entry(name, level)
	if err != nil {
		return err
	}
	n, err := io.Copy(w, io.LimitReader(r, m.Size+1))
	if err != nil {
		return fmt.Errorf("copy media to %s: %w", name, err)
	}
	if n != m.Size {
		return fmt.Errorf("copy media to %s: not the %d bytes it was given with", name, m.Size)
	}
	return nil
}

func (a *Archive) entry(name string, level int) (io.Writer, error) {
	if !portable(name) {
		return nil, fmt.Errorf("entry %q is not a plain relative ASCII name", name)
	}
	if a.names[name] {
		return nil, fmt.Errorf("entry %q is there twice", name)
	}
	a.names[name] = true
	a.level = level
	w, err := a.zip.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: date()})
	if err != nil {
		return nil, fmt.Errorf("begin entry %s: %w", name, err)
	}
	return w, nil
}

// Close writes the directory. The archive is not complete without it.
func (a *Archive) Close() error {
	if err := a.zip.Close(); err != nil {
		return fmt.Errorf("close archive: %w", err)
	}
	return nil
}
