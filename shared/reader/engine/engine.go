// Package engine is what runs in a worker process: the readers of PDFs and
// pictures, made ready when the first document needs them. It is the one package
// that links PDFium and the OCR engine into a program, so only programs that
// convert documents import it; the others see package extract alone.
package engine

import (
	"context"
	"errors"
	"fmt"
	"image"
	"os"
	"sync"

	sdkconfig "github.com/aws/aws-sdk-go-v2/config"
	service "github.com/aws/aws-sdk-go-v2/service/textract"

	"formwright/shared/config"
	"formwright/shared/problem"
	"formwright/shared/reader"
	"formwright/shared/reader/extract"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/ocr"
	"formwright/shared/reader/ocr/textract"
	"formwright/shared/reader/pdf"
	"formwright/shared/reader/picture"
	"formwright/shared/reader/raster"
)

// Main is the life of a process that is no program of its own: a worker, or the
// step of the build that compiles the engines in advance. A main function begins
// with it and exits with code when ended is true.
func Main(args []string) (code int, ended bool) {
	if len(args) == 4 && args[1] == compileArgument {
		if err := compile(context.Background(), extract.Settings{Cache: args[2], Assets: args[3]}); err != nil {
			fmt.Fprintln(os.Stderr, "compile the engines:", err)
			return 1, true
		}
		return 0, true
	}
	return extract.Worker(args, open)
}

// compileArgument is followed by the folder for what is compiled and the one of
// the assets, which is empty when there are none.
const compileArgument = "extract-compile"

// compile makes the engines once, which fills the cache.
func compile(ctx context.Context, s extract.Settings) error {
	if _, err := pdf.New(ctx, pdf.Options{CompilationCache: s.Cache}); err != nil {
		return err
	}
	if s.Assets == "" {
		return nil
	}
	_, err := ocr.New(ctx, ocr.Options{Assets: s.Assets, Cache: s.Cache})
	return err
}

func open(s extract.Settings) reader.Extractor { return newEngines(s) }

// recogniser is an OCR engine, for pages of a PDF as for pictures.
type recogniser interface {
	Read(ctx context.Context, page *image.Gray, dpi float64) ([]layout.Span, error)
}

// poser is one that reads a page in the parts it is told, and tells how it turned it.
type poser interface {
	ReadPosed(ctx context.Context, page *image.Gray, dpi float64, parts []image.Rectangle) ([]layout.Span, raster.Pose, error)
}

// engines are the readers of one worker. Each is made when a document first
// needs it; one that cannot be made is tried again with the next document.
type engines struct {
	settings extract.Settings
	pdf      lazy[*pdf.Engine]
	ocr      lazy[recogniser]
}

func newEngines(s extract.Settings) *engines {
	e := &engines{settings: s}
	e.pdf.open, e.ocr.open = e.openPDF, e.openOCR
	return e
}

// Extract takes the pages out of a document.
func (e *engines) Extract(ctx context.Context, kind reader.Kind, data []byte, progress func(done, total int)) (layout.Document, error) {
	switch kind {
	case reader.PDF:
		documents, err := e.pdf.get(ctx)
		if err != nil {
			return layout.Document{}, err
		}
		return documents.Read(ctx, data, progress)
	case reader.Picture:
		return picture.Read(ctx, data, e, progress)
	}
	return layout.Document{}, problem.New(problem.DocumentUnsupported, "No engine reads documents that are %s.", kind.Noun())
}

// Read reads the words of a page with the OCR engine, which is made when the
// first page without text comes.
func (e *engines) Read(ctx context.Context, page *image.Gray, dpi float64) ([]layout.Span, error) {
	words, err := e.ocr.get(ctx)
	if err != nil {
		return nil, err
	}
	return words.Read(ctx, page, dpi)
}

// ReadPosed is Read that tells how the engine turned the page, so that what is
// drawn on it turns with the words. An engine that says nothing turned nothing.
func (e *engines) ReadPosed(ctx context.Context, page *image.Gray, dpi float64, parts []image.Rectangle) ([]layout.Span, raster.Pose, error) {
	words, err := e.ocr.get(ctx)
	if err != nil {
		return nil, raster.Pose{}, err
	}
	if p, ok := words.(poser); ok {
		return p.ReadPosed(ctx, page, dpi, parts)
	}
	spans, err := words.Read(ctx, page, dpi)
	return spans, raster.Pose{}, err
}

func (e *engines) openPDF(ctx context.Context) (*pdf.Engine, error) {
	return cached(e.settings.Cache, func(cache string) (*pdf.Engine, error) {
		return pdf.New(ctx, pdf.Options{OCR: e, CompilationCache: cache})
	})
}

func (e *engines) openOCR(ctx context.Context) (recogniser, error) {
	if e.settings.Backend == config.Textract {
		loaded, err := sdkconfig.LoadDefaultConfig(ctx)
		if err != nil {
			return nil, fmt.Errorf("load AWS configuration: %w", err)
		}
		return textract.New(service.NewFromConfig(loaded)), nil
	}
	return cached(e.settings.Cache, func(cache string) (recogniser, error) {
		return ocr.New(ctx, ocr.Options{Assets: e.settings.Assets, Langs: e.settings.Languages, Cache: cache})
	})
}

// cached makes an engine with a cache of compiled code, and without it when that
// does not work: a folder that cannot be read or written costs time, not the
// document.
func cached[T any](cache string, open func(cache string) (T, error)) (T, error) {
	engine, err := open(cache)
	var p *problem.Error
	if err != nil && cache != "" && !errors.As(err, &p) {
		return open("")
	}
	return engine, err
}

// lazy is a value that is made when it is first asked for.
type lazy[T any] struct {
	open  func(context.Context) (T, error)
	mu    sync.Mutex
	value T
	made  bool
}

func (l *lazy[T]) get(ctx context.Context) (T, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.made {
		value, err := l.open(ctx)
		if err != nil {
			return value, err
		}
		l.value, l.made = value, true
	}
	return l.value, nil
}
