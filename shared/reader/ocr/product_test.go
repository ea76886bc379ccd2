package ocr

import (
	"bytes"
	"context"
	"encoding/binary"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/tetratelabs/wazero"

	"formwright/shared/reader/ocr/ocrtest"
)

// TestProduct compares the function with the plain sum, for matrices of every
// remainder of rows and inputs.
func TestProduct(t *testing.T) {
	ctx := context.Background()
	runtime := wazero.NewRuntime(ctx)
	defer runtime.Close(ctx)
	module, err := runtime.Instantiate(ctx, product)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(1, 2))
	for rows := 1; rows <= 9; rows++ {
		for _, cols := range []int{1, 3, 9, 10, 11, 17, 31, 33, 41, 65, 75, 145, 193, 289} {
			n := cols - cols%2
			weights, inputs, scales := signed(random, rows*(n+1)), signed(random, n), make([]float32, rows)
			for i := range scales {
				scales[i] = random.Float32() / 127
			}
			const atWeights, atInputs, atScales, atOut = 0, 16384, 20480, 24576
			memory := module.Memory()
			memory.Write(atWeights, weights)
			memory.Write(atInputs, inputs)
			for i, s := range scales {
				memory.WriteFloat32Le(uint32(atScales+4*i), s)
			}
			memory.WriteUint32Le(uint32(atOut+4*rows), 0xFEEDBEEF)
			if _, err := module.ExportedFunction("product").Call(ctx, uint64(rows), uint64(cols), atWeights, atScales, atInputs, atOut); err != nil {
				t.Fatal(err)
			}
			got, want := make([]float32, rows), make([]float32, rows)
			for r := range rows {
				got[r], _ = memory.ReadFloat32Le(uint32(atOut + 4*r))
				want[r] = float32(plain(weights[r*(n+1):(r+1)*(n+1)], inputs)) * scales[r]
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("%d rows of %d (-want +got):\n%s", rows, cols, diff)
			}
			if behind, _ := memory.ReadUint32Le(uint32(atOut + 4*rows)); behind != 0xFEEDBEEF {
				t.Errorf("%d rows of %d: it writes behind the last row", rows, cols)
			}
		}
	}
}

// signed are random bytes of the whole range, with its ends among them.
func signed(random *rand.Rand, n int) []byte {
	out := make([]byte, n)
	for i := range out {
		switch v := random.Uint32(); v % 8 {
		case 0:
			out[i] = 0x80
		case 1:
			out[i] = 0x7F
		default:
			out[i] = byte(v >> 8)
		}
	}
	return out
}

// plain is the sum of a row with its bias behind it.
func plain(weights, inputs []byte) int32 {
	sum := int32(int8(weights[len(weights)-1])) * math.MaxInt8
	for i, u := range inputs {
		sum += int32(int8(weights[i])) * int32(int8(u))
	}
	return sum
}

// TestProductInPlace looks whether the function stands where it is put: its
// length, before it, is that of the body that is replaced.
func TestProductInPlace(t *testing.T) {
	dir := ocrtest.Assets(t, required())
	if dir == "" {
		return
	}
	module, err := readModule(dir)
	if err != nil {
		t.Fatal(err)
	}
	length := binary.AppendUvarint(nil, productSize)
	if got := module[productAt-len(length) : productAt]; !bytes.Equal(got, length) {
		t.Errorf("before the body stands %x, want its length %x", got, length)
	}
	tuned, err := withProduct(module)
	if err != nil {
		t.Fatal(err)
	}
	if len(tuned) != len(module) || !bytes.Equal(tuned[:productAt], module[:productAt]) || !bytes.Equal(tuned[productAt+productSize-1:], module[productAt+productSize-1:]) {
		t.Error("something else in the module has changed")
	}
	for _, short := range [][]byte{nil, module[:productAt+10], make([]byte, len(module))} {
		if _, err := withProduct(short); err == nil {
			t.Errorf("a module of %d bytes without the function is taken", len(short))
		}
	}
}
