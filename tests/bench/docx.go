package main

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"

	"formwright/shared/convert"
	"formwright/shared/reader"
	"formwright/shared/reader/docx"
	"formwright/shared/source"
	"formwright/shared/writer/target"
)

// questions is a test of n questions as plain text.
func questions(n int) []byte {
	var text strings.Builder
	text.WriteString("A test of many questions\n\n")
	for i := range n {
		fmt.Fprintf(&text, "%d. Which of these statements about subject number %d is right?\nA. The first of four answers, wrong\nB. The second of four answers, right\nC. The third of four answers, wrong\nD. The fourth of four answers, wrong\nAnswer: B\n\n", i+1, i+1)
	}
	return []byte(text.String())
}

// understand reads a document of n questions.
func understand(ctx context.Context, data []byte, n int) (convert.Understood, error) {
	u, err := convert.Quiz(ctx, reader.Reader{}, convert.Input{Document: source.Document{Data: data}}, func(convert.Step) {})
	if err == nil && len(u.Quiz.Items) != n {
		err = fmt.Errorf("the document has %d questions, %d were read", n, len(u.Quiz.Items))
	}
	return u, err
}

// writeDocument makes a Word file of n questions with our own writer.
func writeDocument(path string, n int) error {
	u, err := understand(context.Background(), questions(n), n)
	if err != nil {
		return err
	}
	file, _, err := convert.Write(convert.Titled(u.Quiz, "Bench"), target.Word, target.Options{})
	if err != nil {
		return err
	}
	defer file.Close()
	data, err := io.ReadAll(file.Reader())
	if err != nil {
		return err
	}
	return os.WriteFile(path, data, 0o644)
}

// docx compares reading with the floor, and times a conversion.
func (b *bench) docx(ctx context.Context) error {
	data, err := os.ReadFile(b.hundred)
	if err != nil {
		return err
	}
	took, err := clocked(200,
		func() error { return tokens(data) },
		func() error { _, _, err := docx.Read(ctx, data); return err },
		func() error { return toGIFT(ctx, data) },
	)
	if err != nil {
		return err
	}
	floor, read, whole := took[0].clock, took[1].clock, took[2].clock
	b.ratio("docx of 100 items read / unzip + XML tokens of encoding/xml", read, floor, "at most 1.5")
	b.ratio("the same to gift, in process / unzip + XML tokens", whole, floor, "at most 3")
	b.figure("the same to gift, in process and warm, median of 200", ms(whole), "ms", "under 5 on a quiet machine")
	b.figure("the same, fastest tenth: how it is while nobody else uses the machine", ms(took[2].quiet), "ms", fmt.Sprintf("under 5; the floor: %.2f, its median %.2f", ms(took[0].quiet), ms(floor)))
	return nil
}

func toGIFT(ctx context.Context, data []byte) error {
	u, err := understand(ctx, data, 100)
	if err != nil {
		return err
	}
	file, w, err := convert.Write(u.Quiz, target.GIFT, target.Options{})
	if err != nil {
		return err
	}
	if w.Asked != 100 {
		return fmt.Errorf("%d items were written", w.Asked)
	}
	return file.Close()
}

// tokens is the floor: unzipping the parts of XML and taking their tokens.
func tokens(data []byte) error {
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return err
	}
	for _, f := range z.File {
		if !strings.HasSuffix(f.Name, ".xml") && !strings.HasSuffix(f.Name, ".rels") {
			continue
		}
		r, err := f.Open()
		if err != nil {
			return err
		}
		dec := xml.NewDecoder(r)
		for {
			if _, err := dec.RawToken(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				return err
			}
		}
		if err := r.Close(); err != nil {
			return err
		}
	}
	return nil
}

// memory runs one conversion as a process of its own.
func (b *bench) memory(ctx context.Context) error {
	cmd := exec.CommandContext(ctx, b.program, "convert", b.hundred, "--to", "gift", "-o", "-")
	cmd.Stdout = io.Discard
	if err := cmd.Run(); err != nil {
		return err
	}
	if usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		b.figure("memory of one conversion, whole process", float64(usage.Maxrss)/1024, "MB", "under 64")
	}
	return nil
}

// pandoc compares whole processes: both read the file and write text.
func (b *bench) pandoc(ctx context.Context) error {
	if !b.has("pandoc", "pandoc") {
		return nil
	}
	data, err := os.ReadFile(b.hundred)
	if err != nil {
		return err
	}
	took, err := clocked(7,
		func() error { return exec.CommandContext(ctx, "pandoc", "-t", "plain", b.hundred).Run() },
		func() error {
			return exec.CommandContext(ctx, b.program, "convert", b.hundred, "--to", "gift", "-o", "-").Run()
		},
		func() error { _, err := understand(ctx, data, 100); return err },
	)
	if err != nil {
		return err
	}
	b.ratio("pandoc reading the same docx / our whole process to gift", took[0].clock, took[1].clock, "higher is better")
	b.ratio("pandoc reading the same docx / ours in process", took[0].clock, took[2].clock, "at least 30")
	return nil
}
