package ocr

import (
	"context"
	"errors"

	"github.com/tetratelabs/wazero/api"
	"github.com/tetratelabs/wazero/experimental/table"
)

// errThrown travels through wazero's stack from a throw to the invoke below it.
var errThrown = errors.New("thrown by the OCR engine")

// invokeImports are the trampolines that emscripten makes for calls that may
// throw: the first parameter is an index of the function table, the others are
// passed on. What is thrown ends there and is told to the caller by setThrew.
func invokeImports() []hostFunction {
	list := []hostFunction{
		{"k", signature("iii"), nil, func(context.Context, api.Module, []uint64) { panic(errThrown) }}, // __cxa_throw
		{"t", nil, nil, func(context.Context, api.Module, []uint64) { panic(errThrown) }},              // _emscripten_throw_longjmp
	}
	for _, f := range []struct{ name, params, results string }{
		{"c", "i", "i"}, {"e", "ii", "i"}, {"b", "iii", "i"}, {"h", "iiii", "i"}, {"i", "iiiii", "i"},
		{"d", "i", ""}, {"f", "ii", ""}, {"g", "iii", ""}, {"j", "iiii", ""}, {"q", "iiiii", ""}, {"r", "iiiiiiiii", ""},
	} {
		list = append(list, hostFunction{f.name, signature("i" + f.params), signature(f.results), invoke(f.params, f.results)})
	}
	return list
}

func invoke(params, results string) func(context.Context, api.Module, []uint64) {
	in, out := signature(params), signature(results)
	return func(ctx context.Context, m api.Module, stack []uint64) {
		saved := must(ctx, m, exportStackCurrent)[0]
		f := table.LookupFunction(m, 0, uint32(stack[0]), in, out)
		inner := make([]uint64, max(len(in), len(out), 1))
		for i := range in {
			inner[i] = uint64(uint32(stack[1+i])) // the high bits of an i32 are garbage
		}
		err := f.CallWithStack(ctx, inner)
		switch {
		case err == nil:
			if len(out) > 0 {
				stack[0] = inner[0]
			}
		case errors.Is(err, errThrown):
			must(ctx, m, exportStackRestore, saved)
			must(ctx, m, exportSetThrew, 1, 0)
			if len(out) > 0 {
				stack[0] = 0
			}
		default:
			panic(err)
		}
	}
}

// must calls an export and passes a trap on.
func must(ctx context.Context, m api.Module, export string, args ...uint64) []uint64 {
	out, err := m.ExportedFunction(export).Call(ctx, args...)
	if err != nil {
		panic(err)
	}
	return out
}
