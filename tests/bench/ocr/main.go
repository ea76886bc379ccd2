// Command ocr prints how the OCR engine compares with the native tesseract of
// the same run: seconds of the processor and wrong characters a page, case by case. It needs the
// assets of `make assets` and the program tesseract.
package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"time"

	"formwright/shared/reader/layout"
	"formwright/shared/reader/ocr"
	"formwright/shared/reader/ocr/ocrtest"
)

// sheet is a page with its truth.
type sheet struct {
	name  string
	image *image.Gray
	dpi   float64
	bad   bool // photographed or of low resolution
}

func main() {
	if err := run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "ocr:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context) error {
	assets := flag.String("assets", ".assets", "folder of the engine")
	dir := flag.String("data", "", "folder of other language files")
	only := flag.String("case", "", "part of a case's name")
	font := flag.String("font", "", "TrueType file to set the pages in")
	show := flag.Bool("show", false, "print what was read")
	flag.Parse()
	cache, err := os.MkdirTemp("", "ocr")
	if err != nil {
		return err
	}
	defer os.RemoveAll(cache)
	options := ocr.Options{Assets: *assets, Cache: cache}
	if *dir != "" {
		options.Dirs = []string{*dir}
	}
	e, err := ready(ctx, options)
	if err != nil {
		return err
	}
	defer e.Close(ctx)
	sheets, err := cases(*font)
	if err != nil {
		return err
	}
	return compare(ctx, e, sheets, *only, cache, *show)
}

// ready times New with an empty and with a filled cache.
func ready(ctx context.Context, o ocr.Options) (e *ocr.Engine, err error) {
	for _, state := range []string{"without", "with"} {
		start := time.Now()
		if e, err = ocr.New(ctx, o); err != nil {
			return nil, err
		}
		fmt.Printf("ready %s cache: %.0f ms\n", state, time.Since(start).Seconds()*1000)
		if state == "without" {
			if err := e.Close(ctx); err != nil {
				return nil, err
			}
		}
	}
	return e, nil
}

// totals adds up the cases.
type totals struct{ ours, native, oursBad, nativeBad, oursTime, nativeTime, oursClock, nativeClock float64 }

func compare(ctx context.Context, e *ocr.Engine, sheets []sheet, only, tmp string, show bool) error {
	want := strings.Join(ocrtest.Quiz(), "\n")
	fmt.Printf("%d characters a page, %d processors\n%-22s %8s %8s %6s | %6s %6s\n", len([]rune(want)), runtime.NumCPU(), "case", "ours s", "native s", "ratio", "wrong", "native")
	var t totals
	for _, s := range sheets {
		if !strings.Contains(s.name, only) {
			continue
		}
		before, start := spent(), time.Now()
		spans, err := e.Read(ctx, s.image, s.dpi)
		if err != nil {
			return err
		}
		ours := spent() - before
		t.oursClock += time.Since(start).Seconds()
		start = time.Now()
		text, native, err := tesseract(ctx, s, tmp)
		if err != nil {
			return err
		}
		t.nativeClock += time.Since(start).Seconds()
		got := joined(spans)
		a, b := float64(ocrtest.Errors(want, got)), float64(ocrtest.Errors(want, text))
		fmt.Printf("%-22s %8.2f %8.2f %6.2f | %6.0f %6.0f\n", s.name, ours, native, ours/native, a, b)
		if show {
			fmt.Println(got)
		}
		t.add(s.bad, a, b, ours, native)
	}
	const form = "%-78s %8.2f  (%s; %.3g / %.3g)\n"
	fmt.Printf(form, "OCR of a page / native tesseract: processor", t.oursTime/t.nativeTime, "at most 2.5", t.oursTime, t.nativeTime)
	fmt.Printf(form, "the same by the clock", t.oursClock/t.nativeClock, "at most 2.5", t.oursClock, t.nativeClock)
	fmt.Printf(form, "wrong characters of photographed and low-resolution pages / native's", t.oursBad/t.nativeBad, "at most 0.1", t.oursBad, t.nativeBad)
	fmt.Printf(form, "wrong characters of all pages / native's", t.ours/t.native, "no promise", t.ours, t.native)
	return nil
}

func (t *totals) add(bad bool, ours, native, oursTime, nativeTime float64) {
	t.ours, t.native = t.ours+ours, t.native+native
	t.oursTime, t.nativeTime = t.oursTime+oursTime, t.nativeTime+nativeTime
	if bad {
		t.oursBad, t.nativeBad = t.oursBad+ours, t.nativeBad+native
	}
}

// joined is the words with their engine's lines.
func joined(spans []layout.Span) string {
	var b strings.Builder
	for i, s := range spans {
		if i > 0 && spans[i-1].Block != s.Block {
			b.WriteByte('\n')
		} else if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(s.Text)
	}
	return b.String()
}

// tesseract reads the sheet with the native program's own defaults.
func tesseract(ctx context.Context, s sheet, tmp string) (string, float64, error) {
	var b bytes.Buffer
	if err := png.Encode(&b, s.image); err != nil {
		return "", 0, err
	}
	file := filepath.Join(tmp, "page.png")
	if err := os.WriteFile(file, b.Bytes(), 0o600); err != nil {
		return "", 0, err
	}
	args := []string{file, "-"}
	if s.dpi > 0 {
		args = append(args, "--dpi", fmt.Sprint(int(s.dpi)))
	}
	cmd := exec.CommandContext(ctx, "tesseract", args...)
	cmd.Env = append(os.Environ(), "OMP_THREAD_LIMIT=1") // faster than with threads where processors are shared
	out, err := cmd.Output()
	if err != nil {
		return "", 0, err
	}
	return string(out), (cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()).Seconds(), nil
}

// spent is the processor time of this process in seconds: unlike the time of a
// clock, it stays the same when others use the machine.
func spent() float64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return float64(u.Utime.Nano()+u.Stime.Nano()) / 1e9
}

// page draws the quiz at a resolution.
func page(dpi float64, font string) (*image.Gray, error) {
	s := ocrtest.New(dpi)
	if font != "" {
		ttf, err := os.ReadFile(font)
		if err != nil {
			return nil, err
		}
		s.Font(ttf)
	}
	if _, err := s.Lines(60, 70, 11, ocrtest.Quiz()); err != nil {
		return nil, err
	}
	s.Fill(60, 60, 100, 0.1, color.White)
	return ocrtest.Gray(s.Image), nil
}

func cases(font string) ([]sheet, error) {
	var out []sheet
	for _, c := range []struct {
		name   string
		dpi    float64
		bad    bool
		damage func(*image.Gray) *image.Gray
	}{
		{"clean 300 dpi", 300, false, func(g *image.Gray) *image.Gray { return g }},
		{"clean 200 dpi", 200, false, func(g *image.Gray) *image.Gray { return g }},
		{"clean 150 dpi", 150, true, func(g *image.Gray) *image.Gray { return g }},
		{"clean 100 dpi", 100, true, func(g *image.Gray) *image.Gray { return g }},
		{"clean 80 dpi", 80, true, func(g *image.Gray) *image.Gray { return g }},
		{"noise 150 dpi", 150, true, noise(35)},
		{"skew 2 at 200 dpi", 200, false, skew(2)},
		{"skew -4 at 200 dpi", 200, false, skew(-4)},
		{"shadow 200 dpi", 200, true, shadow(0.95, 0.35, 8)},
		{"shadow 150 dpi", 150, true, shadow(0.9, 0.3, 12)},
		{"photograph 150 dpi", 150, true, shadow(0.85, 0.22, 18)},
		{"photograph, skewed", 150, true, func(g *image.Gray) *image.Gray { return shadow(0.9, 0.3, 12)(ocrtest.Rotate(g, 1.5)) }},
		{"blurred 200 dpi", 200, true, func(g *image.Gray) *image.Gray { return shadow(0.9, 0.4, 8)(ocrtest.Blur(g, 1)) }},
	} {
		g, err := page(c.dpi, font)
		if err != nil {
			return nil, err
		}
		out = append(out, sheet{c.name, c.damage(g), c.dpi, c.bad})
	}
	return out, nil
}

func noise(strength float64) func(*image.Gray) *image.Gray {
	return func(g *image.Gray) *image.Gray { ocrtest.Noise(g, strength, 7); return g }
}

func skew(degrees float64) func(*image.Gray) *image.Gray {
	return func(g *image.Gray) *image.Gray { return ocrtest.Rotate(g, degrees) }
}

func shadow(light, dark, grain float64) func(*image.Gray) *image.Gray {
	return func(g *image.Gray) *image.Gray {
		ocrtest.Shade(g, light, dark)
		ocrtest.Noise(g, grain, 3)
		return g
	}
}
