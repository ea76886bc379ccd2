package reader

import (
	"encoding/binary"
	"strings"
	"testing"
	"unicode/utf16"

	"formwright/shared/compound"
	"formwright/shared/problem"
)

// noEntry stands where a tree of the directory ends.
const noEntry = 0xffffffff

// node is an entry of a compound file to be made, with the entries below it.
type node struct {
	name  string
	below []node
}

// compoundOf makes a compound file whose directory holds the entries. The
// directory begins at sector first, and its sectors stand in reverse order.
func compoundOf(shift uint16, first int, top ...node) []byte {
	size := 1 << shift
	var entries [][]byte
	var put func(n node) uint32
	put = func(n node) uint32 {
		e := make([]byte, 128)
		for i, u := range utf16.Encode([]rune(n.name)) {
			binary.LittleEndian.PutUint16(e[2*i:], u)
		}
		binary.LittleEndian.PutUint16(e[64:], uint16(2*len(n.name)+2))
		at := len(entries)
		entries = append(entries, e)
		for _, field := range []int{68, 72, 76} {
			binary.LittleEndian.PutUint32(e[field:], noEntry)
		}
		previous := uint32(noEntry)
		for _, b := range n.below { // each is the right sibling of the one before
			i := put(b)
			if previous == noEntry {
				binary.LittleEndian.PutUint32(e[76:], i)
			} else {
				binary.LittleEndian.PutUint32(entries[previous][72:], i)
			}
			previous = i
		}
		return uint32(at)
	}
	put(node{"Root Entry", top})
	per := size / 128
	sectors := (len(entries) + per - 1) / per
	data := make([]byte, size*(1+first+sectors))
	copy(data, compound.Magic)
	binary.LittleEndian.PutUint16(data[30:], shift)
	start := first + sectors - 1
	binary.LittleEndian.PutUint32(data[48:], uint32(start))
	table := data[size : 2*size] // sector 0
	for k := range sectors {
		sector := start - k
		next := uint32(0xfffffffe)
		if k+1 < sectors {
			next = uint32(sector - 1)
		}
		binary.LittleEndian.PutUint32(table[4*sector:], next)
		for i := k * per; i < min((k+1)*per, len(entries)); i++ {
			copy(data[size*(1+sector)+128*(i-k*per):], entries[i])
		}
	}
	return data
}

func leaves(names ...string) (out []node) {
	for _, n := range names {
		out = append(out, node{name: n})
	}
	return out
}

// TestCompoundFiles tells apart what begins with the same eight bytes.
func TestCompoundFiles(t *testing.T) {
	word := leaves("1Table", "\x05SummaryInformation", "\x05DocumentSummaryInformation", "Data", "WordDocument")
	for name, c := range map[string]struct {
		data []byte
		kind Kind
		code problem.Code
		says string
	}{
		"password":        {compoundOf(9, 1, leaves("EncryptionInfo", "\x06DataSpaces", "EncryptedPackage")...), Encrypted, problem.DocumentEncrypted, "password"},
		"word":            {compoundOf(9, 3, word...), OldWord, problem.DocumentUnsupported, "save it as .docx"},
		"word, holds xls": {compoundOf(9, 1, append([]node{{"ObjectPool", leaves("Workbook", "EncryptedPackage")}}, word...)...), OldWord, problem.DocumentUnsupported, ".docx"},
		"excel":           {compoundOf(9, 1, leaves("Workbook")...), OldSheet, problem.DocumentUnsupported, "save it as .xlsx"},
		"excel 5":         {compoundOf(9, 2, leaves("Book")...), OldSheet, problem.DocumentUnsupported, ".xlsx"},
		"powerpoint":      {compoundOf(12, 1, leaves("Current User", "Pictures", "PowerPoint Document")...), OldSlides, problem.DocumentUnsupported, "save it as .pptx"},
		"a message":       {compoundOf(9, 1, leaves("__nameid_version1.0")...), Compound, problem.DocumentUnsupported, "PDF"},
		"cut off":         {[]byte(compound.Magic), Compound, problem.DocumentUnsupported, "old binary file"},
	} {
		t.Run(name, func(t *testing.T) {
			if got := Sniff(c.data); got != c.kind {
				t.Fatalf("kind %q, want %q", got, c.kind)
			}
			_, _, err := Reader{}.Read(t.Context(), Input{Data: c.data})
			if p := problem.Of(err); p.Code != c.code || !strings.Contains(p.Message, c.says) {
				t.Errorf("got %s %q, want %s saying %q", p.Code, p.Message, c.code, c.says)
			}
		})
	}
}

// TestBrokenCompound reads directories whose chains and trees go in circles or
// out of the file, and still finds what they name.
func TestBrokenCompound(t *testing.T) {
	circle := compoundOf(9, 1, leaves("WordDocument", "1Table", "Data", "x", "y")...)
	binary.LittleEndian.PutUint32(circle[512+4:], 2) // the last sector goes on at the first
	far := compoundOf(9, 1, leaves("Workbook")...)
	binary.LittleEndian.PutUint32(far[512+4:], 0xfffffff0)
	lost := compoundOf(9, 1, leaves("Workbook")...)
	binary.LittleEndian.PutUint32(lost[1024+76:], 4000) // the root's child is nowhere
	loop := compoundOf(9, 1, leaves("x", "Workbook")...)
	binary.LittleEndian.PutUint32(loop[1024+128+68:], 1) // a sibling of itself
	for name, c := range map[string]struct {
		data []byte
		want Kind
	}{"chain in a circle": {circle, OldWord}, "chain out of the file": {far, OldSheet}, "child nowhere": {lost, OldSheet}, "sibling of itself": {loop, OldSheet}} {
		if got := Sniff(c.data); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// FuzzCompound changes bytes of a compound file: it is one whatever they say.
func FuzzCompound(f *testing.F) {
	f.Add(compoundOf(9, 1, leaves("WordDocument", "1Table", "Data", "x", "y")...)[8:])
	f.Add(compoundOf(12, 2, leaves("EncryptedPackage")...)[8:])
	f.Fuzz(func(t *testing.T, rest []byte) {
		switch kind := Sniff(append([]byte(compound.Magic), rest...)); kind {
		case Encrypted, OldWord, OldSheet, OldSlides, Compound:
		default:
			t.Errorf("kind %q", kind)
		}
	})
}

// TestNameOfABrokenCompoundFile tells what it is where nothing else does.
func TestNameOfABrokenCompoundFile(t *testing.T) {
	data := []byte(compound.Magic + "\x00\x00\x00\x00")
	for name, says := range map[string]string{"a.doc": "save it as .docx", "A.XLS": "save it as .xlsx", "a.ppt": "save it as .pptx", "a.docx": "remove the password", "a.msg": "cannot be told"} {
		_, _, err := Reader{}.Read(t.Context(), Input{Data: data, Name: name})
		if p := problem.Of(err); p == nil || !strings.Contains(p.Message, says) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
