package compound

import (
	"encoding/binary"
	"strings"
	"unicode/utf16"
)

const entrySize = 128

// The kinds of entry.
const (
	folder = 1
	stream = 2
)

// none is the mark for no entry.
const none = 0xFFFFFFFF

// entry is one of the directory: the entries of a folder are a tree by left and
// right, and child is its root.
type entry struct {
	name               string
	kind               byte
	left, right, child uint32
	start              uint32
	size               uint64
}

func readEntry(b []byte) entry {
	length := min(int(binary.LittleEndian.Uint16(b[64:])), 64)
	units := make([]uint16, 0, 32)
	for i := 0; i+1 < length; i += 2 {
		if u := binary.LittleEndian.Uint16(b[i:]); u != 0 {
			units = append(units, u)
		}
	}
	return entry{
		name: strings.ReplaceAll(string(utf16.Decode(units)), "/", "_"),
		kind: b[66],
		left: number(b, 68), right: number(b, 72), child: number(b, 76),
		start: number(b, 116),
		// The upper half may be rubbish in files of small sectors (MS-CFB 2.6.1).
		size: uint64(number(b, 120)),
	}
}

// place is an entry that is yet to be visited, and the folder it is in.
type place struct {
	at    uint32
	above string
}

// walk names all streams. Each entry is visited once, so a tree that bites its
// own tail ends.
func (f *File) walk(directory []byte) {
	count := min(len(directory)/entrySize, maxEntries)
	seen := make([]bool, count)
	seen[0] = true
	todo := []place{{at: readEntry(directory).child}}
	for len(todo) > 0 {
		p := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if p.at == none || uint64(p.at) >= uint64(count) || seen[p.at] {
			continue
		}
		seen[p.at] = true
		e := readEntry(directory[int(p.at)*entrySize:])
		todo = append(todo, place{e.left, p.above}, place{e.right, p.above})
		f.enter(p.above, e, &todo)
	}
}

// longestPath bounds the names, which nested folders would make grow without end.
const longestPath = 1024

func (f *File) enter(above string, e entry, todo *[]place) {
	path := above + e.name
	if len(path) > longestPath {
		return
	}
	switch e.kind {
	case folder:
		*todo = append(*todo, place{e.child, path + "/"})
	case stream:
		if !f.Has(path) {
			f.entries[path] = e
			f.names = append(f.names, path)
		}
	}
}
