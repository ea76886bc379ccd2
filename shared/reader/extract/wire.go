package extract

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"reflect"
	"strings"
)

// The wire form of plain structs. A worker that was taken over by a document may
// send anything, and what encoding/gob makes of a hostile megabyte can be a
// hundred times as large, so the decoder has a budget: whatever it allocates is
// counted before it is allocated.

var (
	errWireTooLarge = errors.New("the reply is over its limit")
	errWireBroken   = errors.New("the reply is not well formed")
)

// maxMeasure bounds every number of a reply, far above any page, so that sums
// and products of measures stay finite.
const maxMeasure = 1e6

// appendWire appends v, which consists of structs, slices, pointers, strings,
// booleans, ints and floats. Field names are not sent: both ends are the same
// program.
func appendWire(to []byte, v any) []byte { return appendValue(to, reflect.ValueOf(v)) }

func appendValue(to []byte, v reflect.Value) []byte {
	switch v.Kind() {
	case reflect.Bool:
		if v.Bool() {
			return append(to, 1)
		}
		return append(to, 0)
	case reflect.Int:
		return binary.AppendVarint(to, v.Int())
	case reflect.Float64:
		return binary.LittleEndian.AppendUint64(to, math.Float64bits(v.Float()))
	case reflect.String:
		to = binary.AppendUvarint(to, uint64(v.Len()))
		return append(to, v.String()...)
	case reflect.Slice:
		return appendSlice(to, v)
	case reflect.Pointer:
		if v.IsNil() {
			return append(to, 0)
		}
		return appendValue(append(to, 1), v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			to = appendValue(to, v.Field(i))
		}
		return to
	}
	panic(fmt.Sprintf("no wire form for %s", v.Type()))
}

func appendSlice(to []byte, v reflect.Value) []byte {
	to = binary.AppendUvarint(to, uint64(v.Len()))
	if v.Type().Elem().Kind() == reflect.Uint8 {
		return append(to, v.Bytes()...)
	}
	for i := range v.Len() {
		to = appendValue(to, v.Index(i))
	}
	return to
}

// decodeWire reads what appendWire wrote into the struct that v points to. It
// allocates at most budget bytes.
func decodeWire(data []byte, v any, budget int) error {
	d := decoder{data: data, budget: budget}
	if err := d.value(reflect.ValueOf(v).Elem()); err != nil {
		return err
	}
	if len(d.data) > 0 {
		return errWireBroken
	}
	return nil
}

type decoder struct {
	data   []byte
	budget int
}

func (d *decoder) value(v reflect.Value) error {
	switch v.Kind() {
	case reflect.Bool:
		b, err := d.take(1)
		if err == nil {
			v.SetBool(b[0] != 0)
		}
		return err
	case reflect.Int:
		n, size := binary.Varint(d.data)
		if size <= 0 || int64(int(n)) != n {
			return errWireBroken
		}
		d.data = d.data[size:]
		v.SetInt(n)
		return nil
	case reflect.Float64:
		b, err := d.take(8)
		if err == nil {
			v.SetFloat(measure(math.Float64frombits(binary.LittleEndian.Uint64(b))))
		}
		return err
	case reflect.String:
		return d.text(v)
	case reflect.Slice:
		return d.slice(v)
	case reflect.Pointer:
		return d.pointer(v)
	case reflect.Struct:
		for i := range v.NumField() {
			if err := d.value(v.Field(i)); err != nil {
				return err
			}
		}
		return nil
	}
	panic(fmt.Sprintf("no wire form for %s", v.Type()))
}

// measure makes a number one that can be reckoned with.
func measure(f float64) float64 {
	if f != f {
		return 0
	}
	return max(-maxMeasure, min(maxMeasure, f))
}

// take gives the next n bytes.
func (d *decoder) take(n int) ([]byte, error) {
	if n < 0 || n > len(d.data) {
		return nil, errWireBroken
	}
	b := d.data[:n]
	d.data = d.data[n:]
	return b, nil
}

// count reads a number of elements. Each takes a byte at least, so a number over
// what is left is a lie.
func (d *decoder) count(elementSize uintptr) (int, error) {
	n, size := binary.Uvarint(d.data)
	if size <= 0 || n > uint64(len(d.data)-size) {
		return 0, errWireBroken
	}
	d.data = d.data[size:]
	return int(n), d.spend(int(n), elementSize)
}

func (d *decoder) spend(n int, size uintptr) error {
	if size > 0 && n > d.budget/int(size) {
		return errWireTooLarge
	}
	d.budget -= n * int(size)
	return nil
}

func (d *decoder) text(v reflect.Value) error {
	n, err := d.count(1)
	if err != nil {
		return err
	}
	b, err := d.take(n)
	if err == nil {
		v.SetString(strings.ToValidUTF8(string(b), "\uFFFD"))
	}
	return err
}

func (d *decoder) slice(v reflect.Value) error {
	element := v.Type().Elem()
	n, err := d.count(element.Size())
	if err != nil || n == 0 {
		return err
	}
	if element.Kind() == reflect.Uint8 {
		b, err := d.take(n)
		if err == nil {
			v.SetBytes(append([]byte(nil), b...))
		}
		return err
	}
	v.Set(reflect.MakeSlice(v.Type(), n, n))
	for i := range n {
		if err := d.value(v.Index(i)); err != nil {
			return err
		}
	}
	return nil
}

func (d *decoder) pointer(v reflect.Value) error {
	set, err := d.take(1)
	if err != nil || set[0] == 0 {
		return err
	}
	if err := d.spend(1, v.Type().Elem().Size()); err != nil {
		return err
	}
	v.Set(reflect.New(v.Type().Elem()))
	return d.value(v.Elem())
}
