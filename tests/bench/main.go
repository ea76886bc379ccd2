// Command bench measures what the product promises about speed, each figure
// against a floor or a peer of the same run, and prints ratios. It builds the
// program first and needs nothing else; pandoc is measured where it is installed.
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
	"path/filepath"
	"runtime/debug"
	"strings"
	"syscall"
	"testing"
	"time"

	"formwright/shared/app"
	"formwright/shared/convert"
	"formwright/shared/reader"
	"formwright/shared/source"
	"formwright/shared/writer/target"
)

func main() {
	debug.SetGCPercent(app.CollectAt) // as the program does
	if err := run(context.Background(), os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, out io.Writer) error {
	dir, err := os.MkdirTemp("", "formwright-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	program := filepath.Join(dir, "formwright")
	if msg, err := exec.CommandContext(ctx, "go", "build", "-trimpath", "-o", program, "./local").CombinedOutput(); err != nil {
		return fmt.Errorf("build: %w\n%s", err, msg)
	}
	hundred, twenty := filepath.Join(dir, "hundred.docx"), filepath.Join(dir, "twenty.docx")
	if err := errors.Join(writeDocument(hundred, 100), writeDocument(twenty, 20)); err != nil {
		return err
	}
	return errors.Join(inProcess(out, hundred), memory(ctx, out, program, hundred), pandoc(ctx, out, program, hundred), overHTTP(ctx, out, program, dir))
}

// writeDocument makes a Word file of n questions with our own writer.
func writeDocument(path string, n int) error {
	var text strings.Builder
	text.WriteString("A test of many questions\n\n")
	for i := range n {
		fmt.Fprintf(&text, "%d. Which of these statements about subject number %d is right?\nA. The first of four answers, wrong\nB. The second of four answers, right\nC. The third of four answers, wrong\nD. The fourth of four answers, wrong\nAnswer: B\n\n", i+1, i+1)
	}
	u, err := convert.Quiz(context.Background(), reader.Reader{}, convert.Input{Document: source.Document{Data: []byte(text.String())}}, func(convert.Step) {})
	if err != nil {
		return err
	}
	if len(u.Quiz.Items) != n {
		return fmt.Errorf("the document has %d questions, %d were read", n, len(u.Quiz.Items))
	}
	var file bytes.Buffer
	if _, err := convert.Write(&file, convert.Titled(u.Quiz, "Bench"), target.Word); err != nil {
		return err
	}
	return os.WriteFile(path, file.Bytes(), 0o644)
}

// inProcess compares docx to gift with the floor: unzipping the parts that are
// read and taking their XML tokens.
func inProcess(out io.Writer, path string) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	floor := testing.Benchmark(func(b *testing.B) {
		for b.Loop() {
			if err := tokens(data); err != nil {
				b.Fatal(err)
			}
		}
	})
	whole := testing.Benchmark(func(b *testing.B) {
		for b.Loop() {
			u, err := convert.Quiz(b.Context(), reader.Reader{}, convert.Input{Document: source.Document{Data: data}}, func(convert.Step) {})
			if err != nil {
				b.Fatal(err)
			}
			if w, err := convert.Write(io.Discard, u.Quiz, target.GIFT); err != nil || w.Items != 100 {
				b.Fatal(w.Items, err)
			}
		}
	})
	ratio(out, "docx of 100 items to gift, in process / unzip + XML tokens", time.Duration(whole.NsPerOp()), time.Duration(floor.NsPerOp()), "at most 3")
	return nil
}

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
func memory(ctx context.Context, out io.Writer, program, doc string) error {
	cmd := exec.CommandContext(ctx, program, "convert", doc, "--to", "gift", "-o", "-")
	cmd.Stdout = io.Discard
	if err := cmd.Run(); err != nil {
		return err
	}
	usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage)
	if ok {
		fmt.Fprintf(out, "%-70s %8.1f MB  (under 64)\n", "memory of one conversion, whole process", float64(usage.Maxrss)/1024)
	}
	return nil
}

// pandoc compares whole processes: both read the file and write text.
func pandoc(ctx context.Context, out io.Writer, program, doc string) error {
	if _, err := exec.LookPath("pandoc"); err != nil {
		fmt.Fprintln(out, "pandoc is not installed: not compared")
		return nil
	}
	ours, err := fastest(ctx, program, "convert", doc, "--to", "gift", "-o", "-")
	if err != nil {
		return err
	}
	theirs, err := fastest(ctx, "pandoc", "-t", "plain", doc)
	if err != nil {
		return err
	}
	ratio(out, "pandoc reading the same docx / our whole process to gift", theirs, ours, "higher is better")
	data, err := os.ReadFile(doc)
	if err != nil {
		return err
	}
	whole := testing.Benchmark(func(b *testing.B) {
		for b.Loop() {
			if _, err := convert.Quiz(b.Context(), reader.Reader{}, convert.Input{Document: source.Document{Data: data}}, func(convert.Step) {}); err != nil {
				b.Fatal(err)
			}
		}
	})
	ratio(out, "pandoc reading the same docx / ours in process", theirs, time.Duration(whole.NsPerOp()), "at least 30")
	return nil
}

// fastest is the shortest of five runs: the one the machine disturbed least.
func fastest(ctx context.Context, name string, args ...string) (time.Duration, error) {
	best := time.Hour
	for range 5 {
		start := time.Now()
		if err := exec.CommandContext(ctx, name, args...).Run(); err != nil {
			return 0, fmt.Errorf("%s: %w", name, err)
		}
		best = min(best, time.Since(start))
	}
	return best, nil
}

func ratio(out io.Writer, what string, a, b time.Duration, want string) {
	fmt.Fprintf(out, "%-70s %8.2f  (%s; %s / %s)\n", what, float64(a)/float64(b), want, a.Round(time.Microsecond), b.Round(time.Microsecond))
}
