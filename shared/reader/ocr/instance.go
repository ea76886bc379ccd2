package ocr

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"strings"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
)

// The engine's own numbers (tesseract/publictypes.h).
const (
	engineLSTM   = 1   // OEM_LSTM_ONLY
	segmentBlock = 6   // PSM_SINGLE_BLOCK: as one block; 3 tears the letters off the choices
	assumedDPI   = 300 // letters were brought to the height they have then
)

// instance is one engine with its languages loaded.
type instance struct {
	module api.Module
	files  *files
	engine uint64 // the TessBaseAPI
	ready  []byte // the memory as it is before every page
	stack  uint64 // where the stack pointer stands then
}

// start makes an instance and loads its languages.
func (p *program) start(ctx context.Context, a assets) (i *instance, err error) {
	i = &instance{files: newFiles(a.files())}
	ctx = withFiles(ctx, i.files)
	i.module, err = p.runtime.InstantiateModule(ctx, p.module,
		wazero.NewModuleConfig().WithName("").WithStartFunctions(exportCtors))
	if err != nil {
		return nil, fmt.Errorf("start the OCR engine: %w", err)
	}
	if err := i.load(ctx, a.langs); err != nil {
		i.close(ctx)
		return nil, fmt.Errorf("start the OCR engine: %w", err)
	}
	return i, nil
}

func (i *instance) close(ctx context.Context) { _ = i.module.Close(ctx) }

func (i *instance) call(ctx context.Context, export string, args ...uint64) (uint64, error) {
	out, err := i.module.ExportedFunction(export).Call(ctx, args...)
	if err != nil {
		return 0, fmt.Errorf("call %s: %w", export, err)
	}
	if len(out) == 0 {
		return 0, nil
	}
	return out[0], nil
}

func (i *instance) load(ctx context.Context, langs []string) (err error) {
	if i.engine, err = i.call(ctx, exportNew); err != nil {
		return err
	}
	dir, err := i.string(ctx, "/")
	if err != nil {
		return err
	}
	list, err := i.string(ctx, strings.Join(langs, "+"))
	if err != nil {
		return err
	}
	status, err := i.call(ctx, exportInit, i.engine, dir, list, engineLSTM)
	if err != nil {
		return err
	}
	if uint32(status) != 0 {
		return fmt.Errorf("languages %s: the engine refuses them", strings.Join(langs, "+"))
	}
	return i.remember(ctx)
}

// remember keeps the memory, to begin every page with it.
func (i *instance) remember(ctx context.Context) (err error) {
	if i.stack, err = i.call(ctx, exportStackCurrent); err != nil {
		return err
	}
	now, ok := i.module.Memory().Read(0, i.module.Memory().Size())
	if !ok {
		return fmt.Errorf("memory of %d bytes cannot be read", i.module.Memory().Size())
	}
	i.ready = append([]byte(nil), now...)
	return nil
}

// forget puts the memory back to what was remembered; what has grown since is
// cleared, because the heap there begins as zeros.
func (i *instance) forget(ctx context.Context) error {
	now, ok := i.module.Memory().Read(0, i.module.Memory().Size())
	if !ok {
		return fmt.Errorf("memory of %d bytes cannot be read", i.module.Memory().Size())
	}
	clear(now[copy(now, i.ready):])
	_, err := i.call(ctx, exportStackRestore, i.stack)
	return err
}

// longString reads text that ends with a zero, however long it is.
func (i *instance) longString(at uint32) (string, error) {
	mem := i.module.Memory()
	rest, ok := mem.Read(at, mem.Size()-min(at, mem.Size()))
	end := bytes.IndexByte(rest, 0)
	if at == 0 || !ok || end < 0 {
		return "", errors.New("the engine gave no table of words")
	}
	return string(rest[:end]), nil
}

// tight is the pixels without what lies between the lines of a sub-image.
func tight(g *image.Gray) []byte {
	w, h := g.Rect.Dx(), g.Rect.Dy()
	if g.Stride == w {
		return g.Pix[:w*h]
	}
	out := make([]byte, 0, w*h)
	for y := range h {
		out = append(out, g.Pix[y*g.Stride:y*g.Stride+w]...)
	}
	return out
}

// string copies s into the memory, ended by a zero.
func (i *instance) string(ctx context.Context, s string) (uint64, error) {
	return i.bytes(ctx, append([]byte(s), 0))
}

func (i *instance) bytes(ctx context.Context, b []byte) (uint64, error) {
	at, err := i.call(ctx, exportMalloc, uint64(len(b)))
	if err != nil {
		return 0, err
	}
	if uint32(at) == 0 || !i.module.Memory().Write(uint32(at), b) {
		return 0, fmt.Errorf("no room for %d bytes", len(b))
	}
	return at, nil
}

// read recognises a picture and answers the engine's table of words. Boxes come
// out in pixels of the picture.
func (i *instance) read(ctx context.Context, page *image.Gray) (string, error) {
	ctx = withFiles(ctx, i.files)
	if err := i.forget(ctx); err != nil {
		return "", err
	}
	w, h := page.Rect.Dx(), page.Rect.Dy()
	data, err := i.bytes(ctx, tight(page))
	if err != nil {
		return "", err
	}
	const bytesPerPixel, exifUpright, angle = 1, 1, 0
	for _, step := range []struct {
		export string
		args   []uint64
	}{
		{exportSegmentation, []uint64{i.engine, segmentBlock}},
		{exportSetImage, []uint64{i.engine, data, uint64(w), uint64(h), bytesPerPixel, uint64(w), exifUpright, angle}},
		{exportSetResolution, []uint64{i.engine, assumedDPI}},
		{exportRecognize, []uint64{i.engine, 0}},
	} {
		if _, err := i.call(ctx, step.export, step.args...); err != nil {
			return "", err
		}
	}
	at, err := i.call(ctx, exportTable, i.engine, 0)
	if err != nil {
		return "", err
	}
	return i.longString(uint32(at))
}
