package ocr

import (
	"bytes"
	"context"

	"github.com/tetratelabs/wazero/api"
)

// files are what an instance may open: its languages, nothing of the machine.
type files struct {
	byName map[string][]byte
	opened map[uint32]*handle
	next   uint32
}

type handle struct {
	data []byte
	at   int
}

func newFiles(byName map[string][]byte) *files {
	return &files{byName: byName, opened: map[uint32]*handle{}, next: 3}
}

// open answers a descriptor, or -errno.
func (f *files) open(name string) int32 {
	data, ok := f.byName[name]
	if !ok {
		return -errnoNoEntry
	}
	fd := f.next
	f.next++
	f.opened[fd] = &handle{data: data}
	return int32(fd)
}

type filesKey struct{}

// withFiles lets host functions find the files of the instance that calls them.
func withFiles(ctx context.Context, f *files) context.Context {
	return context.WithValue(ctx, filesKey{}, f)
}

func filesOf(ctx context.Context) *files {
	f, _ := ctx.Value(filesKey{}).(*files)
	return f
}

// vectors are the buffers that fd_read and fd_write name: s[1] is the address of
// a list of address and length, s[2] how many.
func vectors(mem api.Memory, s []uint64) [][]byte {
	at := uint32(s[1])
	var out [][]byte
	for range uint32(s[2]) {
		address, ok1 := mem.ReadUint32Le(at)
		length, ok2 := mem.ReadUint32Le(at + 4)
		buffer, ok3 := mem.Read(address, length)
		if !ok1 || !ok2 || !ok3 {
			break
		}
		out = append(out, buffer)
		at += 8
	}
	return out
}

// cString reads a string that ends with a zero byte; one that does not end is
// no name of ours.
func cString(mem api.Memory, at uint32) string {
	const longest = 1024
	b, ok := mem.Read(at, longest)
	if !ok {
		return ""
	}
	end := bytes.IndexByte(b, 0)
	if end < 0 {
		return ""
	}
	return string(b[:end])
}
