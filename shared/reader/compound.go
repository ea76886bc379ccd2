package reader

import (
	"encoding/binary"
	"path"
	"strings"
	"unicode/utf16"
)

// compoundMagic begins an OLE compound file: the container of Office from before
// 2007, and of the newer documents when they have a password.
const compoundMagic = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"

// Bounds on the directory of a compound file. What names the kind stands among
// the first entries of all files seen.
const (
	maxDirectorySectors = 256
	entrySize           = 128
	noEntry             = 0xffffffff
)

// compoundKinds are the entries that tell what a compound file holds, the
// deciding ones first (MS-OFFCRYPTO 2.3.1, MS-DOC 2.1, MS-PPT 2.1, MS-XLS 2.1.2).
func compoundKinds() []struct {
	entry string
	kind  Kind
} {
	return []struct {
		entry string
		kind  Kind
	}{
		{"EncryptedPackage", Encrypted}, {"WordDocument", OldWord}, {"PowerPoint Document", OldSlides},
		{"PP97_DUALSTORAGE", OldSlides}, {"Workbook", OldSheet}, {"Book", OldSheet},
	}
}

// sniffCompound tells apart what share one magic number, by the entries at the
// top of the file's directory: a letter may hold a whole workbook further down.
func sniffCompound(data []byte) Kind {
	entries := directory(data)
	top := topEntries(entries)
	if len(top) == 0 { // a broken tree: any entry counts
		for _, e := range entries {
			top = append(top, e.name)
		}
	}
	for _, k := range compoundKinds() {
		for _, name := range top {
			if name == k.entry {
				return k.kind
			}
		}
	}
	return Compound
}

// named takes the name of a compound file for its kind where its directory says
// nothing: one that is called as the newer documents are has a password.
func named(kind Kind, name string) Kind {
	if kind != Compound {
		return kind
	}
	switch strings.ToLower(path.Ext(name)) {
	case ".doc", ".dot":
		return OldWord
	case ".xls", ".xlt":
		return OldSheet
	case ".ppt", ".pps":
		return OldSlides
	case ".docx", ".xlsx", ".pptx":
		return Encrypted
	}
	return kind
}

// compoundEntry is one entry of the directory, a node of a tree of siblings.
type compoundEntry struct {
	name               string
	left, right, child uint32
}

// directory reads the entries along their chain of sectors (MS-CFB 2.2, 2.6). A
// chain that leaves the file ends there.
func directory(data []byte) (out []compoundEntry) {
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
			out = append(out, entryOf(data[i:i+entrySize]))
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

func entryOf(b []byte) compoundEntry {
	units := make([]uint16, 0, 32)
	for i := 0; i < 64; i += 2 {
		u := binary.LittleEndian.Uint16(b[i:])
		if u == 0 {
			break
		}
		units = append(units, u)
	}
	return compoundEntry{string(utf16.Decode(units)), binary.LittleEndian.Uint32(b[68:]), binary.LittleEndian.Uint32(b[72:]), binary.LittleEndian.Uint32(b[76:])}
}

// topEntries names the children of the root.
func topEntries(entries []compoundEntry) (out []string) {
	if len(entries) == 0 {
		return nil
	}
	seen := make([]bool, len(entries))
	seen[0] = true // the root is nobody's child
	for next := []uint32{entries[0].child}; len(next) > 0; {
		i := next[len(next)-1]
		next = next[:len(next)-1]
		if i == noEntry || uint64(i) >= uint64(len(entries)) || seen[i] {
			continue
		}
		seen[i] = true
		out = append(out, entries[i].name)
		next = append(next, entries[i].left, entries[i].right)
	}
	return out
}
