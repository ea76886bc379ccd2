package ocr

import (
	"context"
	"encoding/binary"
	"path"

	"github.com/tetratelabs/wazero/api"
)

// Error numbers, as emscripten counts them (WASI, errno).
const (
	errnoBadFile  = 8
	errnoNoEntry  = 44
	errnoNoTTY    = 59
	errnoReadOnly = 69
	errnoInvalid  = 28
)

// hostCall is a system call of an instance, found again through its files.
type hostCall func(f *files, mem api.Memory, s []uint64) uint64

// systemImports are the calls that the C library makes. The engine has no clock
// and no environment, so that nothing but the picture decides what it reads.
func systemImports() []hostFunction {
	list := []hostFunction{
		system("n", "iiii", openFile), system("o", "iiii", readFile), system("l", "iiii", writeFile),
		system("E", "ijii", seekFile), system("m", "i", closeFile), system("K", "ii", statFile), system("I", "iiii", statPath),
	}
	constant := func(name, params, results string, value int32) {
		list = append(list, hostFunction{name, signature(params), signature(results), func(_ context.Context, _ api.Module, s []uint64) {
			if results != "" {
				s[0] = uint64(uint32(value))
			}
		}})
	}
	constant("p", "iii", "i", 0)               // fcntl: flags of files that are only read
	constant("O", "iii", "i", -errnoNoTTY)     // ioctl
	constant("v", "i", "i", -errnoReadOnly)    // rmdir
	constant("w", "iii", "i", -errnoReadOnly)  // unlinkat
	constant("x", "iiiijii", "i", -errnoNoTTY) // mmap; files are read instead
	constant("z", "iiiiij", "i", 0)            // munmap
	constant("H", "ii", "i", -errnoInvalid)    // getcwd
	constant("s", "iii", "i", 0)               // inline JavaScript: reports of progress
	constant("Q", "i", "", 0)                  // embedded files
	constant("A", "ji", "", 0)                 // gmtime
	constant("B", "ji", "", 0)                 // localtime
	constant("D", "iiii", "", 0)               // tzset
	constant("L", "", "f", 0)                  // date
	constant("F", "ii", "i", 0)                // environment
	return append(list, grow(), mktime(), clock(), environment())
}

func system(name, params string, call hostCall) hostFunction {
	return hostFunction{name, signature(params), signature("i"), func(ctx context.Context, m api.Module, s []uint64) {
		s[0] = call(filesOf(ctx), m.Memory(), s)
	}}
}

// failed is a call's answer -errno.
func failed(errno int32) uint64 { return uint64(uint32(-errno)) }

// grow is emscripten_resize_heap: it asks for a size in bytes.
func grow() hostFunction {
	return hostFunction{"u", signature("i"), signature("i"), func(_ context.Context, m api.Module, s []uint64) {
		want, have := uint64(uint32(s[0])), uint64(m.Memory().Size())
		s[0] = 1
		if want <= have {
			return
		}
		roomy := max(want, have+have/5) // as emscripten does, so that growing is rare
		for _, size := range []uint64{roomy, want} {
			if _, ok := m.Memory().Grow(uint32((size - have + 65535) / 65536)); ok {
				return
			}
		}
		s[0] = 0
	}}
}

func mktime() hostFunction {
	return hostFunction{"C", signature("i"), signature("j"), func(_ context.Context, _ api.Module, s []uint64) { s[0] = 0 }}
}

// clock stands still at 0.
func clock() hostFunction {
	return hostFunction{"M", signature("iji"), signature("i"), func(_ context.Context, m api.Module, s []uint64) {
		m.Memory().WriteUint64Le(uint32(s[2]), 0)
		s[0] = 0
	}}
}

// environment says that there are no variables.
func environment() hostFunction {
	return hostFunction{"G", signature("ii"), signature("i"), func(_ context.Context, m api.Module, s []uint64) {
		m.Memory().WriteUint32Le(uint32(s[0]), 0)
		m.Memory().WriteUint32Le(uint32(s[1]), 0)
		s[0] = 0
	}}
}

func openFile(f *files, mem api.Memory, s []uint64) uint64 {
	return uint64(uint32(f.open(path.Base(cString(mem, uint32(s[1]))))))
}

func closeFile(f *files, _ api.Memory, s []uint64) uint64 {
	delete(f.opened, uint32(s[0]))
	return 0
}

// readFile is fd_read: vectors of address and length, then where the count goes.
func readFile(f *files, mem api.Memory, s []uint64) uint64 {
	h, ok := f.opened[uint32(s[0])]
	if !ok {
		return errnoBadFile
	}
	total := uint32(0)
	for _, v := range vectors(mem, s) {
		n := copy(v, h.data[min(h.at, len(h.data)):])
		h.at += n
		total += uint32(n)
		if n < len(v) {
			break
		}
	}
	mem.WriteUint32Le(uint32(s[3]), total)
	return 0
}

// writeFile is fd_write: what the engine reports is not wanted.
func writeFile(_ *files, mem api.Memory, s []uint64) uint64 {
	total := uint32(0)
	for _, v := range vectors(mem, s) {
		total += uint32(len(v))
	}
	mem.WriteUint32Le(uint32(s[3]), total)
	return 0
}

func seekFile(f *files, mem api.Memory, s []uint64) uint64 {
	h, ok := f.opened[uint32(s[0])]
	if !ok {
		return errnoBadFile
	}
	at := int64(s[1])
	switch uint32(s[2]) {
	case 1:
		at += int64(h.at)
	case 2:
		at += int64(len(h.data))
	}
	if at < 0 || at > int64(len(h.data)) {
		return errnoInvalid
	}
	h.at = int(at)
	mem.WriteUint64Le(uint32(s[3]), uint64(at))
	return 0
}

func statFile(f *files, mem api.Memory, s []uint64) uint64 {
	h, ok := f.opened[uint32(s[0])]
	if !ok {
		return failed(errnoBadFile)
	}
	return writeStat(mem, uint32(s[1]), len(h.data))
}

func statPath(f *files, mem api.Memory, s []uint64) uint64 {
	data, ok := f.byName[path.Base(cString(mem, uint32(s[1])))]
	if !ok {
		return failed(errnoNoEntry)
	}
	return writeStat(mem, uint32(s[2]), len(data))
}

// writeStat fills struct stat of emscripten: 96 bytes, mode at 4, links at 8,
// size at 24, block size at 32, blocks at 36.
func writeStat(mem api.Memory, at uint32, size int) uint64 {
	var b [96]byte
	binary.LittleEndian.PutUint32(b[4:], 0o100444) // a regular file, to be read
	binary.LittleEndian.PutUint32(b[8:], 1)
	binary.LittleEndian.PutUint64(b[24:], uint64(size))
	binary.LittleEndian.PutUint32(b[32:], 4096)
	binary.LittleEndian.PutUint32(b[36:], uint32((size+4095)/4096))
	mem.Write(at, b[:])
	return 0
}
