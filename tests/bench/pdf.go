package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"

	"formwright/shared/reader/layout"
	"formwright/shared/reader/pdf"
	"formwright/tests/pdffile"
)

// examination is a real PDF, text and some drawings, that is measured too where
// there is a corpus.
const examination = "../shared/corpus/docs/ncvec-tech-2026.pdf"

// figureDPI is how fine figures are drawn.
const figureDPI = "200"

// pdf compares a warm engine, as a worker has it, with the process of pdftotext.
func (b *bench) pdf(ctx context.Context) error {
	if !b.has("pdftotext", "poppler-utils") {
		return nil
	}
	engine, err := pdf.New(ctx, pdf.Options{CompilationCache: filepath.Join(b.dir, "cache")})
	if err != nil {
		return err
	}
	defer engine.Close()
	err = b.beside(ctx, engine, "60 pages of text", document(60))
	data, missing := os.ReadFile(examination)
	if missing != nil {
		return err
	}
	return errors.Join(err, b.beside(ctx, engine, filepath.Base(examination), data))
}

func (b *bench) beside(ctx context.Context, engine *pdf.Engine, name string, data []byte) error {
	file := filepath.Join(b.dir, "text.pdf")
	if err := os.WriteFile(file, data, 0o600); err != nil {
		return err
	}
	var figures []int
	read := func() error {
		doc, err := engine.Read(ctx, data, func(int, int) {})
		figures = drawn(doc)
		return err
	}
	if err := read(); err != nil { // the first has an instance made
		return err
	}
	peer, programs := func() error { return exec.CommandContext(ctx, "pdftotext", file, "-").Run() }, "pdftotext"
	if len(figures) > 0 { // pdftotext draws none, so that what draws them stands beside it
		programs += fmt.Sprintf(" and pdftoppm of %d figures", len(figures))
		text := peer
		peer = func() error { return errors.Join(text(), b.draw(ctx, file, figures)) }
	}
	took, err := clocked(9, read, peer)
	if err != nil {
		return err
	}
	b.ratio(name+" / "+programs+": processor", took[0].processor, took[1].processor, "at most 4")
	b.ratio("the same by the clock", took[0].clock, took[1].clock, "at most 4")
	return nil
}

// drawn are the pages with pictures.
func drawn(doc layout.Document) (pages []int) {
	for _, p := range doc.Pages {
		if len(p.Pictures) > 0 {
			pages = append(pages, p.Number)
		}
	}
	return pages
}

// draw renders pages as fine as our engine renders their figures.
func (b *bench) draw(ctx context.Context, file string, pages []int) error {
	for _, n := range pages {
		page := strconv.Itoa(n)
		if err := exec.CommandContext(ctx, "pdftoppm", "-png", "-r", figureDPI, "-f", page, "-l", page, file, filepath.Join(b.dir, "figure")).Run(); err != nil {
			return err
		}
	}
	return nil
}

// document is a PDF with eight questions on each of its pages.
func document(pages int) []byte {
	all := make([][]string, pages)
	for p := range all {
		for q := range 8 {
			all[p] = append(all[p], fmt.Sprintf("%d. Which of the answers below is the right one for this question?", 8*p+q+1))
			for _, letter := range "ABCD" {
				all[p] = append(all[p], string(letter)+". An answer that is about as long as answers are")
			}
		}
	}
	return pdffile.Pages(all...)
}
