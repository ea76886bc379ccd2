// Package ocr reads the words of a picture with an engine that needs nothing but
// Go: the WebAssembly build of Tesseract runs on wazero under a host of our own.
// The engine and its languages are assets that `make assets` lays in a folder;
// without them New says so. The same picture always gives the same words, as
// every page begins with the memory that the engine had when it was ready. Time
// is not bounded here: the process that reads is killed at its deadline.
package ocr

import (
	"context"
	"image"
	"sync"

	"formwright/shared/reader/layout"
	"formwright/shared/reader/raster"
)

// Options says where the engine lies and what it reads.
type Options struct {
	Assets string   // the folder that `make assets` fills
	Dirs   []string // further folders with <language>.traineddata or .traineddata.gz, looked into first
	Langs  []string // Tesseract's names: "eng", "deu"; empty for English
	Cache  string   // folder of the compilation cache; empty for none, which costs seconds at every start
}

// Engine reads pictures. It is safe for concurrent use and reads one page at a
// time, on two processors where there are two.
type Engine struct {
	mu      sync.Mutex
	program *program
	pool    pool
}

// New makes an engine ready, so that what is missing is known before the first
// page: a problem.Error then names the file and what to do.
func New(ctx context.Context, o Options) (*Engine, error) {
	found, err := findAssets(o)
	if err != nil {
		return nil, err
	}
	p, err := compile(ctx, found.module, o.Cache)
	if err != nil {
		return nil, err
	}
	e := &Engine{program: p, pool: pool{program: p, assets: found}}
	first, err := e.pool.take(ctx)
	if err != nil {
		_ = p.close(ctx)
		return nil, err
	}
	e.pool.give(first)
	return e, nil
}

// Close frees the engine.
func (e *Engine) Close(ctx context.Context) error {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.program.close(ctx)
}

// Read reads the words of a page. dpi is its resolution, 0 when it is not known;
// boxes are in points of it (of 72 dpi when unknown: see ReadPosed), as if the
// page had been set upright and straight.
func (e *Engine) Read(ctx context.Context, page *image.Gray, dpi float64) ([]layout.Span, error) {
	spans, _, err := e.ReadPosed(ctx, page, dpi, nil)
	return spans, err
}

// ReadPosed is Read that also tells how the page was turned, so that the caller
// can turn what else is on it. parts are what each is to be read as one block, such
// as the columns of a table; nil leaves it to the engine.
func (e *Engine) ReadPosed(ctx context.Context, page *image.Gray, dpi float64, parts []image.Rectangle) ([]layout.Span, raster.Pose, error) {
	if page.Rect.Empty() {
		return nil, raster.Pose{}, nil
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	reading, err := e.best(ctx, page, parts)
	if err != nil {
		return nil, raster.Pose{}, err
	}
	return reading.spans(pointsPerPixel(dpi)), reading.pose, nil
}
