package ocr

import (
	"context"
	"fmt"

	"github.com/tetratelabs/wazero/api"
)

// The module this host is written for: file tesseract-core-simd-lstm.wasm of the
// npm package tesseract.js-core, version 7.0.0. Names of imports and exports are
// minified and change with every version; the .js beside the module says which
// is which. names.sh in this folder prints both lists for another version; what
// an import does is told by its body there.
const (
	moduleFile   = "tesseract-core-simd-lstm.wasm"
	moduleSHA256 = "34e8d50cac216427d86bf397d610fdd9f49492539bbcdfbfccc4eda20c810bea"
	importModule = "a"
)

// Exports, by what they are called in the sources.
const (
	exportCtors         = "U"  // __wasm_call_ctors
	exportMemory        = "T"  // memory
	exportFree          = "wf" // free
	exportMalloc        = "xf" // malloc
	exportMemalign      = "zf" // emscripten_builtin_memalign
	exportSetThrew      = "Af" // setThrew
	exportStackRestore  = "Bf" // _emscripten_stack_restore
	exportStackCurrent  = "Cf" // emscripten_stack_get_current
	exportNew           = "Kc" // TessBaseAPI()
	exportSetVariable   = "Tc" // SetVariable(name, value)
	exportInit          = "ad" // Init(datapath, languages, engine mode)
	exportSegmentation  = "gd" // SetPageSegMode(mode)
	exportSetImage      = "ld" // SetImage(data, width, height, bytes a pixel, bytes a line, exif, angle)
	exportSetResolution = "nd" // SetSourceResolution(dpi)
	exportRecognize     = "Ed" // Recognize(monitor)
	exportTable         = "Ld" // GetTSVText(page)
)

// hostFunction is one import of the module.
type hostFunction struct {
	name    string
	params  []api.ValueType
	results []api.ValueType
	call    func(ctx context.Context, m api.Module, stack []uint64)
}

// signature spells types by letters: i for i32, j for i64, f for f64.
func signature(letters string) []api.ValueType {
	var out []api.ValueType
	for _, l := range letters {
		switch l {
		case 'i':
			out = append(out, api.ValueTypeI32)
		case 'j':
			out = append(out, api.ValueTypeI64)
		case 'f':
			out = append(out, api.ValueTypeF64)
		}
	}
	return out
}

// imports is everything the module asks of its host.
func imports() []hostFunction {
	list := append(systemImports(), invokeImports()...)
	for _, f := range []struct{ name, params, symbol string }{
		{"P", "ii", "TessBaseAPI::GetOsdText"}, // the LSTM build leaves these out
		{"S", "i", "TessBaseAPI::ClearAdaptiveClassifier"},
		{"J", "ii", "TessBaseAPI::DetectOS"},
		{"y", "i", "OSResults::print_scores"},
		{"N", "", "abort"}, {"R", "i", "exit"}, {"a", "iiii", "assertion"},
	} {
		result := ""
		if f.name == "P" || f.name == "J" {
			result = "i"
		}
		list = append(list, fatal(f.name, f.params, result, f.symbol))
	}
	return list
}

// fatal is an import that ends the instance when it is called.
func fatal(name, params, results, symbol string) hostFunction {
	return hostFunction{name, signature(params), signature(results), func(context.Context, api.Module, []uint64) {
		panic(fmt.Errorf("the OCR engine stopped in %s", symbol))
	}}
}
