package compound

import "encoding/binary"

// maxDirectorySectors bounds a directory that is only looked at. What names the
// kind of a file stands among the first entries of all files seen.
const maxDirectorySectors = 256

// Top names the entries at the top of the directory, of a file that may be cut or
// damaged too, for telling what kind of file it is: where the tree is broken, all
// entries that were found.
func Top(data []byte) []string {
	entries := scan(data)
	top := topEntries(entries)
	if len(top) == 0 {
		for _, e := range entries {
			top = append(top, e.name)
		}
	}
	return top
}

// scan reads the entries along their chain of sectors (MS-CFB 2.2, 2.6). A
// chain that leaves the file ends there.
func scan(data []byte) (out []entry) {
	if len(data) < 512 {
		return nil
	}
	shift := binary.LittleEndian.Uint16(data[30:])
	if shift != 9 && shift != 12 {
		return nil
	}
	size := uint64(1) << shift
	sector := binary.LittleEndian.Uint32(data[48:])
	for range maxDirectorySectors {
		at := (uint64(sector) + 1) * size
		if at+size > uint64(len(data)) {
			return out
		}
		for i := at; i < at+size; i += entrySize {
			out = append(out, readEntry(data[i:i+entrySize]))
		}
		next, ok := nextSector(data, sector, size)
		if !ok {
			return out
		}
		sector = next
	}
	return out
}

// nextSector looks a sector up in the allocation table, whose first sectors the
// header lists.
func nextSector(data []byte, sector uint32, size uint64) (uint32, bool) {
	perTable := size / 4
	table := uint64(sector) / perTable
	if table >= 109 {
		return 0, false
	}
	at := (uint64(binary.LittleEndian.Uint32(data[76+4*table:]))+1)*size + uint64(sector)%perTable*4
	if at+4 > uint64(len(data)) {
		return 0, false
	}
	return binary.LittleEndian.Uint32(data[at:]), true
}

// topEntries names the children of the root.
func topEntries(entries []entry) (out []string) {
	if len(entries) == 0 {
		return nil
	}
	seen := make([]bool, len(entries))
	seen[0] = true // the root is nobody's child
	for next := []uint32{entries[0].child}; len(next) > 0; {
		i := next[len(next)-1]
		next = next[:len(next)-1]
		if i == none || uint64(i) >= uint64(len(entries)) || seen[i] {
			continue
		}
		seen[i] = true
		out = append(out, entries[i].name)
		next = append(next, entries[i].left, entries[i].right)
	}
	return out
}
