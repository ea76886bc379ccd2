package pdf

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"reflect"
	"strings"
	"unicode/utf16"

	"github.com/klippa-app/go-pdfium"
	"github.com/tetratelabs/wazero/api"
)

// handle is an address in the guest: a document, a page, an object; 0 is none.
type handle uint32

// library calls PDFium in the guest. A call that traps panics; Engine.Read
// recovers and throws the instance away, so no caller need check for it.
type library struct {
	module    api.Module
	functions map[string]function
	stack     [16]uint64
	scratch   handle // scratchSize bytes for what calls give back
}

const scratchSize = 256

// newLibrary takes the module out of a go-pdfium instance, which has an
// exported field for it in a type of an internal package.
func newLibrary(instance pdfium.Pdfium) (*library, error) {
	value := reflect.Indirect(reflect.ValueOf(instance.GetImplementation()))
	if value.Kind() != reflect.Struct || !value.FieldByName("Module").IsValid() {
		return nil, errors.New("go-pdfium keeps its module elsewhere in this version")
	}
	module, ok := value.FieldByName("Module").Interface().(api.Module)
	if !ok {
		return nil, errors.New("go-pdfium keeps another kind of module in this version")
	}
	l := &library{module: module, functions: map[string]function{}}
	l.scratch = l.allocate(scratchSize)
	return l, nil
}

// call calls a function by its name in PDFium. Floats go in as their bits.
func (l *library) call(name string, args ...uint64) uint64 {
	return l.invoke(l.function(name), args...)
}

// function finds a function by its name in PDFium, for those that are called for
// every character.
func (l *library) function(name string) function {
	f, ok := l.functions[name]
	if !ok {
		f = function{name, l.module.ExportedFunction(name)}
		if f.Function == nil {
			panic(fmt.Errorf("no function %s", name))
		}
		l.functions[name] = f
	}
	return f
}

// function is one of PDFium's.
type function struct {
	name string
	api.Function
}

// invoke calls a function that was found.
func (l *library) invoke(f function, args ...uint64) uint64 {
	copy(l.stack[:], args)
	if err := f.CallWithStack(context.Background(), l.stack[:]); err != nil {
		panic(fmt.Errorf("%s: %w", f.name, err))
	}
	return l.stack[0]
}

// number calls a function that gives an int.
func (l *library) number(name string, args ...uint64) int {
	return int(int32(l.call(name, args...)))
}

// is calls a function that gives a truth value.
func (l *library) is(name string, args ...uint64) bool {
	return int32(l.call(name, args...)) != 0
}

// handle calls a function that gives an address.
func (l *library) handle(name string, args ...uint64) handle {
	return handle(l.call(name, args...))
}

// allocate takes memory in the guest.
func (l *library) allocate(size int) handle {
	h := handle(l.call("malloc", uint64(uint32(size))))
	if h == 0 {
		panic(fmt.Errorf("out of memory for %d bytes", size))
	}
	return h
}

func (l *library) free(h handle) { l.call("free", uint64(h)) }

// bytes is a view into the guest, good until the next call.
func (l *library) bytes(at handle, size int) []byte {
	b, ok := l.module.Memory().Read(uint32(at), uint32(size))
	if !ok {
		panic(fmt.Errorf("%d bytes at %d lie outside of memory", size, at))
	}
	return b
}

// write copies data into the guest.
func (l *library) write(at handle, data []byte) { copy(l.bytes(at, len(data)), data) }

// out is the address of the n-th eight bytes of the scratch memory, as a
// parameter for what a call gives back.
func (l *library) out(n int) uint64 { return uint64(l.scratch) + uint64(8*n) }

// outInt reads an int or unsigned int that a call left at out(n).
func (l *library) outInt(n int) int {
	return int(int32(binary.LittleEndian.Uint32(l.bytes(l.scratch+handle(8*n), 4))))
}

// outFloat reads a float at out(n).
func (l *library) outFloat(n int) float64 { return l.float(l.scratch + handle(8*n)) }

// outDouble reads a double at out(n).
func (l *library) outDouble(n int) float64 {
	return finite(math.Float64frombits(binary.LittleEndian.Uint64(l.bytes(l.scratch+handle(8*n), 8))))
}

// address reads an address that stands in the guest.
func (l *library) address(at handle) handle {
	return handle(binary.LittleEndian.Uint32(l.bytes(at, 4)))
}

func (l *library) float(at handle) float64 { return float32At(l.bytes(at, 4)) }

func float32At(b []byte) float64 {
	return finite(float64(math.Float32frombits(binary.LittleEndian.Uint32(b))))
}

// finite keeps what is no number, or absurd, out of all arithmetic that follows.
func finite(f float64) float64 {
	const most = 1e7
	if math.IsNaN(f) || f > most || f < -most {
		return 0
	}
	return f
}

// floats reads a row of n floats at out(0): a matrix, a rectangle, a quadrangle.
func (l *library) floats(to []float64) {
	b := l.bytes(l.scratch, 4*len(to))
	for i := range to {
		to[i] = float32At(b[4*i:])
	}
}

// maxString bounds every string that is taken out of the guest.
const maxString = 1 << 16

// wide reads a UTF-16 string from a function that is first asked for its length
// in bytes: fetch gets the buffer and its size.
func (l *library) wide(fetch func(buffer, size uint64) uint64) string {
	size := int(uint32(fetch(0, 0)))
	if size <= 2 || size > maxString {
		return ""
	}
	return utf16String(l.fetched(size, fetch))
}

// narrow is wide for functions that give UTF-8 or ASCII.
func (l *library) narrow(fetch func(buffer, size uint64) uint64) string {
	size := int(uint32(fetch(0, 0)))
	if size <= 1 || size > maxString {
		return ""
	}
	b := l.fetched(size, fetch)
	if end := bytes.IndexByte(b, 0); end >= 0 {
		b = b[:end]
	}
	return strings.ToValidUTF8(string(b), "")
}

// fetched fills a buffer in the guest and copies it out.
func (l *library) fetched(size int, fetch func(buffer, size uint64) uint64) []byte {
	buffer := l.allocate(size)
	clear(l.bytes(buffer, size))
	fetch(uint64(buffer), uint64(size))
	b := bytes.Clone(l.bytes(buffer, size))
	l.free(buffer)
	return b
}

func utf16String(b []byte) string {
	units := make([]uint16, 0, len(b)/2)
	for ; len(b) >= 2; b = b[2:] {
		u := binary.LittleEndian.Uint16(b)
		if u == 0 {
			break
		}
		units = append(units, u)
	}
	return string(utf16.Decode(units))
}
