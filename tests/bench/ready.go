package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image/png"
	"path/filepath"

	"formwright/shared/config"
	"formwright/shared/problem"
	"formwright/shared/reader"
	"formwright/shared/reader/extract"
	"formwright/shared/reader/ocr/ocrtest"
)

// ready measures a fresh worker's first reply, with the engines compiled before
// as a deployed function has them. A page of nothing leaves out the reading.
func (b *bench) ready(ctx context.Context) error {
	assets, err := ocrtest.Folder()
	if err != nil {
		return err
	}
	options := extract.Options{Settings: extract.Settings{
		Languages: []string{"eng"}, Backend: config.Tesseract, Assets: assets, Cache: filepath.Join(b.dir, "compiled"),
	}}
	for _, k := range []struct {
		kind          reader.Kind
		what, promise string
		data          []byte
	}{
		{reader.PDF, "PDF of a page", "under 200", document(1)},
		{reader.Picture, "empty picture", "under 200", line("")},
		{reader.Picture, "picture of a line", "ready and read", line("1. What is two plus two?")},
	} {
		if k.kind == reader.Picture && assets == "" {
			fmt.Fprintln(b.out, "no OCR engine (make assets): pictures not measured")
			break
		}
		ask := func() error { return first(ctx, options, k.kind, k.data) }
		cold, err := once(ask)
		if err != nil {
			return err
		}
		warm := cold
		for range 9 { // the least of them is what the machine disturbed least
			again, err := once(ask)
			if err != nil {
				return err
			}
			warm.clock = min(warm.clock, again.clock)
		}
		b.figure("fresh worker's first reply, "+k.what, ms(warm.clock), "ms", fmt.Sprintf("%s; the first time %.0f", k.promise, ms(cold.clock)))
	}
	return nil
}

// first starts a pool, whose worker reads one document.
func first(ctx context.Context, o extract.Options, kind reader.Kind, data []byte) error {
	pool, err := extract.New(o)
	if err != nil {
		return err
	}
	_, err = pool.Extract(ctx, kind, data, func(int, int) {})
	if problem.CodeOf(err) == problem.DocumentEmpty { // a reply too
		err = nil
	}
	return errors.Join(err, pool.Close())
}

// line is a small picture of one line of text.
func line(text string) []byte {
	s := ocrtest.Sized(200, 40, 150)
	if _, err := s.Lines(10, 25, 11, []string{text}); err != nil {
		panic(err) // a font that comes with Go
	}
	var b bytes.Buffer
	if err := png.Encode(&b, s.Image); err != nil {
		panic(err) // a buffer takes everything
	}
	return b.Bytes()
}
