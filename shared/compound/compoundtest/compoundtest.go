// Package compoundtest builds compound files for the tests of whoever reads them.
package compoundtest

import (
	"encoding/binary"
	"unicode/utf16"
)

// Part is a stream of a built file, or a folder of parts.
type Part struct {
	Name  string
	Data  []byte
	Parts []Part
}

// The numbers of the format that the builder writes.
const (
	magic         = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"
	entrySize     = 128
	entriesHeader = 109
	smallSector   = 64
	folder        = 1
	stream        = 2
	none          = 0xFFFFFFFF
)

// builder lays a compound file out: first the streams, then the table of the
// small sectors, then the directory, then the table.
type builder struct {
	sector    int
	sectors   []byte
	table     []uint32
	room      []byte
	small     []uint32
	directory []byte
}

const endOfChain = 0xFFFFFFFE

// Build makes a file with sectors of 1<<shift bytes.
func Build(shift uint16, parts ...Part) []byte {
	b := &builder{sector: 1 << shift}
	root := b.reserve("Root Entry", 5)
	child := b.siblings(parts)
	roomStart := b.store(b.room)
	b.fill(root, none, child, roomStart, len(b.room))
	smallStart := b.store(words(b.small))
	directory := b.store(b.directory)
	at := uint32(len(b.table))
	size := (len(b.table) + b.sector/4) / (b.sector / 4)
	for range size {
		b.table = append(b.table, 0xFFFFFFFD)
	}
	b.sectors = append(b.sectors, b.padded(words(b.table))...)
	return append(b.header(shift, directory, smallStart, at, size), b.sectors...)
}

func (b *builder) header(shift uint16, directory, small, table uint32, size int) []byte {
	h := make([]byte, b.sector)
	copy(h, magic)
	binary.LittleEndian.PutUint16(h[30:], shift)
	binary.LittleEndian.PutUint16(h[32:], 6)
	binary.LittleEndian.PutUint32(h[44:], uint32(size))
	binary.LittleEndian.PutUint32(h[48:], directory)
	binary.LittleEndian.PutUint32(h[56:], 4096)
	binary.LittleEndian.PutUint32(h[60:], small)
	binary.LittleEndian.PutUint32(h[68:], endOfChain)
	for i := range entriesHeader {
		at := uint32(none)
		if i < size {
			at = table + uint32(i)
		}
		binary.LittleEndian.PutUint32(h[76+4*i:], at)
	}
	return h
}

// siblings writes the entries of a folder as a list to the right.
func (b *builder) siblings(parts []Part) uint32 {
	first, last := uint32(none), -1
	for _, p := range parts {
		kind := byte(stream)
		if p.Parts != nil {
			kind = folder
		}
		at := b.reserve(p.Name, kind)
		if last >= 0 {
			binary.LittleEndian.PutUint32(b.directory[last*entrySize+72:], uint32(at))
		} else {
			first = uint32(at)
		}
		last = at
		if kind == folder {
			b.fill(at, none, b.siblings(p.Parts), 0, 0)
		} else {
			b.fill(at, none, none, b.place(p.Data), len(p.Data))
		}
	}
	return first
}

// place stores a stream and tells where.
func (b *builder) place(data []byte) uint32 {
	if len(data) >= 4096 {
		return b.store(data)
	}
	start := uint32(len(b.small))
	for len(data) > 0 {
		n := min(smallSector, len(data))
		b.room = append(append(b.room, data[:n]...), make([]byte, smallSector-n)...)
		data = data[n:]
		b.small = append(b.small, uint32(len(b.small)+1))
	}
	if len(b.small) > int(start) {
		b.small[len(b.small)-1] = endOfChain
	}
	return start
}

func (b *builder) store(data []byte) uint32 {
	if len(data) == 0 {
		return endOfChain
	}
	start := uint32(len(b.table))
	b.sectors = append(b.sectors, b.padded(data)...)
	for range (len(data) + b.sector - 1) / b.sector {
		b.table = append(b.table, uint32(len(b.table)+1))
	}
	b.table[len(b.table)-1] = endOfChain
	return start
}

func (b *builder) padded(data []byte) []byte {
	full := (len(data) + b.sector - 1) / b.sector * b.sector
	return append(data[:len(data):len(data)], make([]byte, full-len(data))...)
}

func (b *builder) reserve(name string, kind byte) int {
	e := make([]byte, entrySize)
	units := utf16.Encode([]rune(name))
	for i, u := range units {
		binary.LittleEndian.PutUint16(e[2*i:], u)
	}
	binary.LittleEndian.PutUint16(e[64:], uint16(2*len(units)+2))
	e[66] = kind
	binary.LittleEndian.PutUint32(e[68:], none)
	binary.LittleEndian.PutUint32(e[72:], none)
	b.directory = append(b.directory, e...)
	return len(b.directory)/entrySize - 1
}

func (b *builder) fill(at int, left, child, start uint32, size int) {
	e := b.directory[at*entrySize:]
	binary.LittleEndian.PutUint32(e[68:], left)
	binary.LittleEndian.PutUint32(e[76:], child)
	binary.LittleEndian.PutUint32(e[116:], start)
	binary.LittleEndian.PutUint32(e[120:], uint32(size))
}

func words(numbers []uint32) []byte {
	out := make([]byte, 0, 4*len(numbers))
	for _, n := range numbers {
		out = binary.LittleEndian.AppendUint32(out, n)
	}
	return out
}
