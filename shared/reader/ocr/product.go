package ocr

import (
	"bytes"
	_ "embed" // product.wasm
	"encoding/binary"
	"errors"
	"math"
)

//go:generate wat2wasm product.wat -o product.wasm

// product is a module of one function, the engine's matrix times vector.
//
//go:embed product.wasm
var product []byte

// Where the function's body stands in the very build that readModule accepts:
// intSimdMatrixSSE's matrixDotVector, the function that `wasm-objdump -d` shows
// with i32x4.dot_i16x8_s.
const (
	productAt   = 0x21db38
	productSize = 3355
)

// WebAssembly's bytes for the end of a function and for doing nothing.
const (
	opEnd = 0x0b
	opNop = 0x01
)

// withProduct is the module with our body of the function in place of its own,
// filled up to the same length, so that nothing else in the module moves.
func withProduct(module []byte) ([]byte, error) {
	body, err := onlyBody(product)
	if err != nil {
		return nil, err
	}
	if len(body) > productSize || len(module) < productAt+productSize || module[productAt+productSize-1] != opEnd {
		return nil, errors.New("the OCR engine's matrix product is not where it was")
	}
	out := bytes.Clone(module)
	place := out[productAt : productAt+productSize-1]
	for i := copy(place, body[:len(body)-1]); i < len(place); i++ {
		place[i] = opNop
	}
	return out, nil
}

// onlyBody is the body of a module's only function.
func onlyBody(module []byte) ([]byte, error) {
	const header, codeSection = 8, 10
	for rest := module[min(header, len(module)):]; len(rest) > 1; {
		id := rest[0]
		size, n := varuint(rest[1:])
		from := 1 + n
		if size > len(rest)-from {
			break
		}
		if id == codeSection {
			count, n := varuint(rest[from:])
			length, m := varuint(rest[from+n:])
			if body := rest[from+n+m : from+size]; count == 1 && length == len(body) && length > 0 {
				return body, nil
			}
			break
		}
		rest = rest[from+size:]
	}
	return nil, errors.New("product.wasm is no module of one function")
}

// varuint reads a number in LEB128 and tells how many bytes it has.
func varuint(b []byte) (value, size int) {
	v, n := binary.Uvarint(b)
	return int(min(v, math.MaxInt32)), max(n, 0)
}
