// Package compound reads compound files (MS-CFB): the small file systems that
// old Office documents, encrypted ones and embedded objects are kept in. It
// promises to end soon and to need little more memory than the file itself,
// whatever the bytes are: chains that turn in a circle, that leave the file or
// that are longer than it are errors. It does not write, and it does not know
// what the streams mean.
package compound

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io/fs"
	"slices"
)

// Magic is what every compound file begins with.
const Magic = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"

// The parts of the header, which takes the room of the first sector.
const (
	headerSize    = 512
	entriesHeader = 109 // places of the table's sectors that stand in the header
)

// The numbers above the last sector are marks.
const lastSector = 0xFFFFFFFA

// The bounds of a file. Real ones stay far below.
const (
	maxSize    = 256 << 20
	maxEntries = 20_000
)

// ErrDamaged is what every error about the file itself wraps.
var ErrDamaged = errors.New("damaged compound file")

// File is an opened compound file.
type File struct {
	data    []byte
	sector  int // bytes
	table   []uint32
	small   []uint32 // the table of the small sectors
	room    []byte   // where the small sectors lie
	cutoff  uint64   // streams shorter than this lie in small sectors
	entries map[string]entry
	names   []string
}

// smallSector is the size of the sectors that short streams lie in.
const smallSector = 64

// Is reports whether data begins like a compound file.
func Is(data []byte) bool { return bytes.HasPrefix(data, []byte(Magic)) }

// Open reads the tables and the directory. The file keeps data, which must not
// change afterwards.
func Open(data []byte) (*File, error) {
	if !Is(data) || len(data) < headerSize || len(data) > maxSize {
		return nil, fmt.Errorf("%w: no header", ErrDamaged)
	}
	shift := binary.LittleEndian.Uint16(data[30:])
	if shift != 9 && shift != 12 || binary.LittleEndian.Uint16(data[32:]) != 6 {
		return nil, fmt.Errorf("%w: sectors of an unknown size", ErrDamaged)
	}
	f := &File{data: data, sector: 1 << shift, cutoff: uint64(number(data, 56)), entries: map[string]entry{}}
	if err := f.readTable(); err != nil {
		return nil, err
	}
	directory, err := f.chain(number(data, 48))
	if err != nil {
		return nil, fmt.Errorf("read directory: %w", err)
	}
	if err := f.readSmall(number(data, 60), directory); err != nil {
		return nil, err
	}
	f.walk(directory)
	slices.Sort(f.names)
	return f, nil
}

// Names are the streams by their paths, in order. Folders stand before their
// streams with a stroke between: "ObjectPool/_12/Equation Native".
func (f *File) Names() []string { return slices.Clone(f.names) }

// Has reports whether there is a stream of this path.
func (f *File) Has(name string) bool {
	_, ok := f.entries[name]
	return ok
}

// Stream reads a stream by its path; fs.ErrNotExist when there is none.
func (f *File) Stream(name string) ([]byte, error) {
	e, ok := f.entries[name]
	if !ok {
		return nil, fmt.Errorf("stream %q: %w", name, fs.ErrNotExist)
	}
	read := f.chain
	if e.size < f.cutoff {
		read = f.smallChain
	}
	if e.size == 0 {
		return nil, nil
	}
	data, err := read(e.start)
	if err != nil {
		return nil, fmt.Errorf("stream %q: %w", name, err)
	}
	if e.size > uint64(len(data)) {
		return nil, fmt.Errorf("stream %q: %w: it ends too soon", name, ErrDamaged)
	}
	return data[:e.size], nil
}

func number(data []byte, at int) uint32 { return binary.LittleEndian.Uint32(data[at:]) }
