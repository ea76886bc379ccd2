// Package pdf reads PDF files with PDFium in WebAssembly: text with its boxes,
// fonts and colours, drawn lines and areas, pictures, form fields, annotations.
// Pages that are pictures go to an OCR engine. What the characters mean as lines
// and columns is for package layout to say.
//
// PDFium's functions are called directly in the guest (see library): a page has
// thousands of characters, and going through go-pdfium's typed calls, which
// allocate in the guest and register a handle for each, is ten times slower.
package pdf

import (
	"context"
	"fmt"
	"image"
	"io"

	"github.com/klippa-app/go-pdfium"
	"github.com/klippa-app/go-pdfium/webassembly"
	"github.com/tetratelabs/wazero"

	"formwright/shared/problem"
	"formwright/shared/reader/layout"
)

// OCR reads the words of a picture. The boxes it gives are in points from the
// top left corner: pixels times 72 divided by dpi.
type OCR interface {
	Read(ctx context.Context, page *image.Gray, dpi float64) ([]layout.Span, error)
}

// Options say how an engine is made. The zero value reads without OCR.
type Options struct {
	OCR              OCR    // nil for none
	CompilationCache string // folder of wazero's compiled code; empty for none
}

// Engine reads documents. It is made once, since compiling PDFium takes
// seconds, and is safe for concurrent use.
type Engine struct {
	pool  pdfium.Pool
	cache wazero.CompilationCache
	ocr   OCR
}

// guestPages bounds the memory of the guest to 512 MB, in pages of 64 KB.
const guestPages = 8192

// maxInstances bounds how many documents are read at a time.
const maxInstances = 4

// New makes an engine. A cache that cannot be used is the same as none: it only
// saves time.
func New(ctx context.Context, o Options) (*Engine, error) {
	config := wazero.NewRuntimeConfig().WithMemoryLimitPages(guestPages)
	e := &Engine{ocr: o.OCR}
	if o.CompilationCache != "" {
		if cache, err := wazero.NewCompilationCacheWithDir(o.CompilationCache); err == nil {
			e.cache = cache
			config = config.WithCompilationCache(cache)
		}
	}
	pool, err := webassembly.Init(webassembly.Config{
		Context:       context.WithoutCancel(ctx), // the pool outlives the call that makes it
		MaxTotal:      maxInstances,
		FSConfig:      wazero.NewFSConfig(), // the guest sees no file
		Stdout:        io.Discard,
		Stderr:        io.Discard,
		RuntimeConfig: config,
	})
	if err != nil {
		return nil, fmt.Errorf("start pdfium: %w", err)
	}
	e.pool = pool
	return e, nil
}

// Close frees the compiled code. No document may be in reading.
func (e *Engine) Close() error {
	err := e.pool.Close()
	if e.cache != nil {
		if closing := e.cache.Close(context.Background()); err == nil {
			err = closing
		}
	}
	return err
}

// Read reads a document and calls report, if there is one, after every page.
// Each document has an instance of its own that is thrown away after it, so
// that nothing a hostile file did to it outlives the file.
func (e *Engine) Read(ctx context.Context, data []byte, report func(done, total int)) (d layout.Document, err error) {
	instance, err := e.pool.GetInstanceWithContext(ctx)
	if err != nil {
		return layout.Document{}, fmt.Errorf("start a pdfium instance: %w", err)
	}
	defer discard(instance)
	defer func() {
		if caught := recover(); caught != nil {
			d, err = layout.Document{}, broken(fmt.Errorf("pdfium: %v", caught))
		}
	}()
	lib, err := newLibrary(instance)
	if err != nil {
		return layout.Document{}, err
	}
	r := reading{lib: lib, ocr: e.ocr, report: report}
	return r.document(ctx, data)
}

// discard ends an instance. One that trapped may trap again at its end; the
// memory is freed all the same.
func discard(instance pdfium.Pdfium) {
	defer func() { _ = recover() }()
	_ = instance.Close()
}

func broken(cause error) error {
	return problem.Wrap(cause, problem.DocumentBroken,
		"The PDF file is damaged and cannot be read. Open it in a PDF viewer, save or print it as a new PDF, and try again.")
}
