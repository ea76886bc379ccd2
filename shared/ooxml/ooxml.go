// Package ooxml opens the zip files that word processors, presentation and
// spreadsheet programs write: parts, relationships and XML trees, all inside
// fixed bounds. It promises that no hostile file makes it read more than the
// bounds, recurse without end or follow a relationship out of the package. What
// the elements mean is left to the readers.
package ooxml

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"sort"
	"strings"

	"formwright/shared/problem"
)

// The bounds of a package. Sizes are those after inflating.
const (
	MaxParts     = 2000
	MaxPartSize  = 32 << 20
	MaxXMLSize   = 16 << 20
	MaxTotalSize = 200 << 20
)

const megabyte = 1 << 20

// Package is an opened file. It keeps the bytes it was opened from, reads parts
// when they are asked for and may be used by several goroutines.
type Package struct {
	parts map[string]*zip.File // by key
	names []string             // sorted, as partName gives them
}

// Open checks the bounds of a package without inflating anything.
func Open(data []byte) (*Package, error) {
	if bytes.HasPrefix(data, []byte{0xD0, 0xCF, 0x11, 0xE0}) {
		return nil, problem.New(problem.DocumentEncrypted,
			"The document is password-protected or in an old format from before 2007 (.doc, .ppt, .xls). Save it again without a password as .docx, .pptx or .xlsx.")
	}
	if n := countEntries(data); n > MaxParts {
		return nil, tooManyParts()
	}
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil && !errors.Is(err, zip.ErrInsecurePath) {
		return nil, problem.Wrap(err, problem.DocumentBroken,
			"The document is damaged: it is not a complete zip file. Open it in the program that made it and save it again.")
	}
	if len(r.File) > MaxParts {
		return nil, tooManyParts()
	}
	return index(r.File)
}

func tooManyParts() error {
	return problem.New(problem.DocumentTooLarge,
		"The document has more than %d parts, which is the limit. Split it into smaller documents.", MaxParts)
}

func index(files []*zip.File) (*Package, error) {
	p := &Package{parts: make(map[string]*zip.File, len(files))}
	var total uint64
	for _, f := range files {
		if err := checkEntry(f); err != nil {
			return nil, err
		}
		total += f.UncompressedSize64
		name := partName(f.Name)
		if _, double := p.parts[key(name)]; double || name == "" || strings.HasSuffix(f.Name, "/") {
			continue
		}
		p.parts[key(name)] = f
		p.names = append(p.names, name)
	}
	if total > MaxTotalSize {
		return nil, problem.New(problem.DocumentTooLarge,
			"The document unpacks to more than %d MB, which is the limit. Make its pictures smaller or split it.", MaxTotalSize/megabyte)
	}
	sort.Strings(p.names)
	return p, nil
}

func checkEntry(f *zip.File) error {
	if f.Flags&1 != 0 {
		return problem.New(problem.DocumentEncrypted, "The document is password-protected. Save it again without a password.")
	}
	if f.UncompressedSize64 > MaxPartSize {
		return partTooLarge(f.Name, MaxPartSize)
	}
	return nil
}

func partTooLarge(name string, limit int) error {
	return problem.New(problem.DocumentTooLarge,
		"The part %q of the document unpacks to more than %d MB, which is the limit. Make its pictures smaller or split the document.",
		name, limit/megabyte)
}

// Has reports whether the package holds a part.
func (p *Package) Has(name string) bool {
	_, ok := p.parts[key(partName(name))]
	return ok
}

// Names lists the parts, sorted.
func (p *Package) Names() []string { return p.names }

// Size is the inflated size of a part as its header says, 0 for a part that is
// not there. Reading never gives more than this.
func (p *Package) Size(name string) int64 {
	if f, ok := p.parts[key(partName(name))]; ok {
		return int64(f.UncompressedSize64)
	}
	return 0
}

// Stream inflates a part. Reading ends with an error when the part is longer
// than its header says, so what was checked when opening stays true.
func (p *Package) Stream(name string) (io.ReadCloser, error) {
	f, ok := p.parts[key(partName(name))]
	if !ok {
		return nil, problem.New(problem.DocumentBroken, "The document is damaged: its part %q is missing.", name)
	}
	r, err := f.Open()
	if err != nil {
		return nil, broken(name, err)
	}
	return &counted{ReadCloser: r, part: name, left: int64(f.UncompressedSize64)}, nil
}

// counted refuses the byte after the last one that the header announced.
type counted struct {
	io.ReadCloser
	part string
	left int64
}

func (c *counted) Read(b []byte) (int, error) {
	n, err := c.ReadCloser.Read(b)
	if c.left -= int64(n); c.left < 0 {
		return 0, broken(c.part, errors.New("part is longer than its header says"))
	}
	return n, err
}

// XML reads a whole XML part as UTF-8.
func (p *Package) XML(name string) ([]byte, error) { return p.xml(name, MaxXMLSize) }

func (p *Package) xml(name string, limit int) ([]byte, error) {
	size := p.Size(name)
	if size > int64(limit) {
		return nil, partTooLarge(name, limit)
	}
	r, err := p.Stream(name)
	if err != nil {
		return nil, err
	}
	defer r.Close()
	data := make([]byte, size)
	if n, err := io.ReadFull(r, data); err != nil {
		return nil, broken(name, fmt.Errorf("after %d of %d bytes: %w", n, size, err))
	}
	// One read more meets the end of the stream, where the checksum is compared.
	if _, err := r.Read(make([]byte, 1)); err != nil && err != io.EOF {
		return nil, broken(name, err)
	}
	return toUTF8(data), nil
}

// Decode starts reading an XML part.
func (p *Package) Decode(name string) (*Decoder, error) {
	data, err := p.XML(name)
	if err != nil {
		return nil, err
	}
	return NewDecoder(name, data), nil
}

// DecodeRows starts reading a part of rows, which may be as large as any part: most
// rows of such a one are formatted and show nothing.
func (p *Package) DecodeRows(name string) (*Decoder, error) {
	data, err := p.xml(name, MaxPartSize)
	if err != nil {
		return nil, err
	}
	return NewDecoder(name, data), nil
}

// Tree reads a whole XML part.
func (p *Package) Tree(name string) (*Element, error) {
	d, err := p.Decode(name)
	if err != nil {
		return nil, err
	}
	return d.Tree()
}

func broken(part string, err error) error {
	if p := problem.Of(err); p.Code != problem.Internal {
		return err
	}
	return problem.Wrap(err, problem.DocumentBroken,
		"The document is damaged: its part %q cannot be read. Open it in the program that made it and save it again.", part)
}
