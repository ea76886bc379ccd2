package extract

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"math"
	"reflect"
	"runtime"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/reader/layout"
)

// filled sets every field of a value, lists to two elements, so that a field the
// wire form forgets is seen.
func filled(v reflect.Value, n *int) {
	*n++
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			filled(v.Field(i), n)
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		for i := range 2 {
			filled(v.Index(i), n)
		}
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		filled(v.Elem(), n)
	case reflect.String:
		v.SetString("é" + string(rune('a'+*n%26)))
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int:
		v.SetInt(int64(-*n))
	case reflect.Float64:
		v.SetFloat(float64(*n) / 4)
	case reflect.Uint8:
		v.SetUint(uint64(*n % 256))
	}
}

func whole() layout.Document {
	var d layout.Document
	var n int
	filled(reflect.ValueOf(&d).Elem(), &n)
	return d
}

func TestWire(t *testing.T) {
	want := whole()
	data := appendWire(nil, want)
	var got layout.Document
	if err := decodeWire(data, &got, replyBudget); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	for n := range data {
		if err := decodeWire(data[:n], new(layout.Document), replyBudget); err == nil {
			t.Fatalf("the first %d of %d bytes are accepted", n, len(data))
		}
	}
	if err := decodeWire(append(data, 0), new(layout.Document), replyBudget); !errors.Is(err, errWireBroken) {
		t.Errorf("a byte too many: %v", err)
	}
}

// TestMeasuresAreFinite: layout adds and multiplies them.
func TestMeasuresAreFinite(t *testing.T) {
	for sent, want := range map[float64]float64{math.NaN(): 0, math.Inf(1): maxMeasure, -1e300: -maxMeasure, 12.5: 12.5} {
		var got layout.Page
		if err := decodeWire(appendWire(nil, layout.Page{Width: sent}), &got, 0); err != nil || got.Width != want {
			t.Errorf("%v came as %v, %v", sent, got.Width, err)
		}
	}
}

// TestBudget: a reply can not make its reader allocate more than it may, whatever
// it claims.
func TestBudget(t *testing.T) {
	empty := appendWire(nil, layout.Span{})
	spans := binary.AppendUvarint(nil, 1_000_000)
	spans = append(spans, bytes.Repeat(empty, 1_000_000)...)
	var got struct{ Spans []layout.Span }
	if err := decodeWire(spans, &got, 1<<20); !errors.Is(err, errWireTooLarge) {
		t.Errorf("a million spans in a megabyte: %v", err)
	}
	lie := binary.AppendUvarint(nil, math.MaxUint64)
	if err := decodeWire(append(lie, empty...), &got, 1<<20); !errors.Is(err, errWireBroken) {
		t.Errorf("more elements than bytes: %v", err)
	}
	// An honest reply of the greatest length keeps to its budget.
	if ratio := float64(reflect.TypeFor[layout.Span]().Size()) / float64(len(empty)); ratio*maxReply > replyBudget {
		t.Errorf("a span takes %.1f times its wire form, the budget allows %.1f", ratio, float64(replyBudget)/maxReply)
	}
}

// TestFrameLengthIsNotBelieved: what a header claims is not allocated.
func TestFrameLengthIsNotBelieved(t *testing.T) {
	for name, c := range map[string]struct {
		data []byte
		want error
	}{
		"over the limit":    {[]byte{'R', 255, 0, 0, 0}, errWireTooLarge},
		"a long progress":   {[]byte{'P', 0, 0, 0, 33}, errWireTooLarge},
		"an unknown kind":   {[]byte{'X', 0, 0, 0, 0}, errNotAFrame},
		"cut in the middle": {[]byte{'R', 3, 255, 255, 255, 1}, io.ErrUnexpectedEOF},
		"cut in the header": {[]byte{'R', 0}, io.ErrUnexpectedEOF},
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, _, err := readFrame(bytes.NewReader(c.data))
		runtime.ReadMemStats(&after)
		if !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
		if n := after.TotalAlloc - before.TotalAlloc; n > 1<<20 {
			t.Errorf("%s: %d bytes were allocated", name, n)
		}
	}
	if err := writeFrame(io.Discard, progressFrame, make([]byte, maxProgress+1)); !errors.Is(err, errWireTooLarge) {
		t.Errorf("a frame that nobody would read is sent: %v", err)
	}
}

func FuzzReply(f *testing.F) {
	f.Add(appendWire(nil, whole()))
	f.Add(appendWire(nil, layout.Document{}))
	f.Add([]byte{255, 255, 255, 255, 255, 255, 255, 255, 255, 1})
	f.Fuzz(func(t *testing.T, data []byte) {
		const budget = 1 << 20
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		var d layout.Document
		err := decodeWire(data, &d, budget)
		runtime.ReadMemStats(&after)
		if n := after.TotalAlloc - before.TotalAlloc; n > 4*budget+8*uint64(len(data)) {
			t.Fatalf("%d bytes were allocated for %d", n, len(data))
		}
		if err != nil {
			return
		}
		var again layout.Document
		if err := decodeWire(appendWire(nil, d), &again, 4*budget); err != nil {
			t.Fatalf("what was read cannot be sent: %v", err)
		}
		if diff := cmp.Diff(d, again); diff != "" {
			t.Fatal(diff)
		}
	})
}
