package picture_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"math"
	"strings"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/problem"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/picture"
)

// fake reads the word "Question" on every page that is not blank, and keeps what it saw.
type fake struct {
	pages []*image.Gray
	dpi   []float64
	mute  bool
}

func (f *fake) Read(_ context.Context, page *image.Gray, dpi float64) ([]layout.Span, error) {
	f.pages, f.dpi = append(f.pages, page), append(f.dpi, dpi)
	if f.mute {
		return []layout.Span{{Text: "||", Confidence: 0.9}, {Text: "Qx", Confidence: 0.2}}, nil
	}
	return []layout.Span{{Text: "Question", Confidence: 0.9, Box: finding.Box{Width: 5, Height: 5}}}, nil
}

// darkCorner says where the black square of the test picture is shown.
func darkCorner(g *image.Gray) string {
	for name, p := range map[string]image.Point{"top left": {2, 2}, "top right": {g.Rect.Dx() - 3, 2},
		"bottom left": {2, g.Rect.Dy() - 3}, "bottom right": {g.Rect.Dx() - 3, g.Rect.Dy() - 3}} {
		if g.GrayAt(p.X, p.Y).Y < 100 {
			return name
		}
	}
	return "nowhere"
}

func TestEveryFormat(t *testing.T) {
	for name, file := range formats(t) {
		t.Run(name, func(t *testing.T) {
			ocr := &fake{}
			doc, err := picture.Read(context.Background(), file, ocr, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(doc.Pages) != 1 || doc.Pages[0].Number != 1 || !doc.Pages[0].Scanned || doc.Pages[0].Spans[0].Text != "Question" {
				t.Errorf("pages: %+v", doc.Pages)
			}
			if at := darkCorner(ocr.pages[0]); name != "webp" && at != "top left" {
				t.Errorf("the black corner is %s", at)
			}
		})
	}
}

func TestOrientationOfCameras(t *testing.T) {
	for orientation, want := range map[int]string{1: "top left", 2: "top right", 3: "bottom right", 4: "bottom left",
		5: "top left", 6: "top right", 7: "bottom right", 8: "bottom left", 9: "top left"} {
		exif := exif(orientation, 72)
		for name, file := range map[string][]byte{
			"jpeg": segment(jpegFile(t, corner()), 0xe1, append([]byte("Exif\x00\x00"), exif...)),
			"png":  chunk(pngFile(t, corner()), "eXIf", exif),
		} {
			ocr := &fake{}
			if _, err := picture.Read(context.Background(), file, ocr, nil); err != nil {
				t.Fatal(err)
			}
			turned := orientation >= 5 && orientation <= 8
			if got := darkCorner(ocr.pages[0]); got != want || (ocr.pages[0].Rect.Dx() == 40) != turned {
				t.Errorf("%s, orientation %d: %s, %v", name, orientation, got, ocr.pages[0].Rect)
			}
		}
	}
}

func TestResolution(t *testing.T) {
	page := image.NewGray(image.Rect(0, 0, 1240, 1754)) // A4 at 150 dpi
	for i := range page.Pix {
		page.Pix[i] = 255
	}
	metre := func(n uint32) []byte {
		b := binary.BigEndian.AppendUint32(nil, n)
		return append(binary.BigEndian.AppendUint32(b, n), 1)
	}
	for _, c := range []struct {
		name string
		file []byte
		want float64
	}{
		{"nothing said: a sheet of paper", pngFile(t, page), 149.9},
		{"pixels a metre", chunk(pngFile(t, page), "pHYs", metre(5906)), 150},
		{"a camera's 72", segment(jpegFile(t, page), 0xe1, append([]byte("Exif\x00\x00"), exif(1, 72)...)), 149.9},
		{"EXIF", segment(jpegFile(t, page), 0xe1, append([]byte("Exif\x00\x00"), exif(1, 200)...)), 200},
		{"JFIF in centimetres", segment(jpegFile(t, page), 0xe0, []byte("JFIF\x00\x01\x01\x02\x00\x3f\x00\x3f\x00\x00")), 160},
	} {
		ocr := &fake{}
		if _, err := picture.Read(context.Background(), c.file, ocr, nil); err != nil {
			t.Fatal(err)
		}
		if math.Abs(ocr.dpi[0]-c.want) > 0.5 {
			t.Errorf("%s: %v dpi, want %v", c.name, ocr.dpi[0], c.want)
		}
	}
}

func TestTransparentIsPaper(t *testing.T) {
	m := image.NewNRGBA(image.Rect(0, 0, 50, 50)) // black, but all transparent
	m.SetNRGBA(25, 25, color.NRGBA{A: 255})
	ocr := &fake{}
	if _, err := picture.Read(context.Background(), pngFile(t, m), ocr, nil); err != nil {
		t.Fatal(err)
	}
	if paper, ink := ocr.pages[0].GrayAt(5, 5).Y, ocr.pages[0].GrayAt(25, 25).Y; paper < 250 || ink > 10 {
		t.Errorf("paper %d, ink %d", paper, ink)
	}
}

func TestPagesOfATIFF(t *testing.T) {
	var done []string
	ocr := &fake{}
	doc, err := picture.Read(context.Background(), tiffFile(corner(), corner(), corner()), ocr,
		func(n, total int) { done = append(done, fmt.Sprintf("%d/%d", n, total)) })
	if err != nil {
		t.Fatal(err)
	}
	if len(doc.Pages) != 3 || doc.Pages[2].Number != 3 || strings.Join(done, " ") != "1/3 2/3 3/3" {
		t.Errorf("%d pages, progress %v", len(doc.Pages), done)
	}
}

func TestBrokenPageAmongOthers(t *testing.T) {
	file := tiffFile(corner(), corner())
	doc, err := picture.Read(context.Background(), file[:len(file)-500], &fake{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(doc.Pages) != 1 || len(doc.Findings) != 1 || doc.Findings[0].Code != finding.UnreadPart || doc.Findings[0].Position.Page != 2 {
		t.Errorf("%d pages, findings %v", len(doc.Pages), doc.Findings)
	}
}

func TestTooManyPages(t *testing.T) {
	pages := make([]*image.Gray, 35)
	for i := range pages {
		pages[i] = image.NewGray(image.Rect(0, 0, 2, 2))
	}
	doc, err := picture.Read(context.Background(), tiffFile(pages...), &fake{}, nil)
	if err != nil || len(doc.Pages) != 30 || len(doc.Findings) != 1 {
		t.Errorf("%d pages, findings %v, %v", len(doc.Pages), doc.Findings, err)
	}
}

func TestWhatIsRefused(t *testing.T) {
	huge := pngFile(t, image.NewGray(image.Rect(0, 0, 1, 1)))
	binary.BigEndian.PutUint32(huge[16:], 200_000)
	binary.BigEndian.PutUint32(huge[20:], 200_000)
	wide := pngFile(t, image.NewGray(image.Rect(0, 0, 10_001, 1)))
	cut := jpegFile(t, image.NewGray(image.Rect(0, 0, 300, 300)))
	for _, c := range []struct {
		name string
		file []byte
		code problem.Code
		says string
	}{
		{"a bomb", fixed(huge), problem.DocumentTooLarge, "200000 x 200000"},
		{"too wide", wide, problem.DocumentTooLarge, "10000 a side"},
		{"cut off", cut[:len(cut)/2], problem.DocumentBroken, "JPEG"},
		{"only a signature", []byte("\x89PNG\r\n\x1a\n"), problem.DocumentBroken, "PNG"},
		{"HEIC", []byte("\x00\x00\x00\x18ftypheic\x00\x00"), problem.DocumentUnsupported, "HEIC"},
		{"AVIF", []byte("\x00\x00\x00\x18ftypavif\x00\x00"), problem.DocumentUnsupported, "AVIF"},
		{"no picture", []byte("Hello"), problem.DocumentUnsupported, "PNG, JPEG"},
		{"TIFF without pages", []byte("II*\x00\xff\xff\xff\xff"), problem.DocumentBroken, "TIFF"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := picture.Read(context.Background(), c.file, &fake{}, nil)
			if problem.CodeOf(err) != c.code || !strings.Contains(problem.Of(err).Message, c.says) {
				t.Errorf("got %v", err)
			}
		})
	}
}

// fixed mends the checksum of a PNG's header.
func fixed(file []byte) []byte {
	body := bytes.Clone(file[16:29])
	rest := append(bytes.Clone(file[:8]), file[33:]...)
	signature, pixels := rest[:8], rest[8:]
	whole := chunk(append(append(bytes.Clone(signature), make([]byte, 25)...), pixels...), "IHDR", body)
	return append(whole[:8:8], whole[33:]...)
}

func TestNoTextIsAnError(t *testing.T) {
	_, err := picture.Read(context.Background(), pngFile(t, corner()), &fake{mute: true}, nil)
	if problem.CodeOf(err) != problem.DocumentEmpty || !strings.Contains(problem.Of(err).Message, "No text was found in the picture") {
		t.Errorf("got %v", err)
	}
}

func TestCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := picture.Read(ctx, pngFile(t, corner()), &fake{}, nil); err == nil {
		t.Error("read all the same")
	}
}

func TestLargePictureIsReduced(t *testing.T) {
	ocr := &fake{}
	if _, err := picture.Read(context.Background(), pngFile(t, image.NewGray(image.Rect(0, 0, 5000, 4000))), ocr, nil); err != nil {
		t.Fatal(err)
	}
	if n := len(ocr.pages[0].Pix); n > 12_000_000 {
		t.Errorf("the engine was given %d pixels", n)
	}
}

func FuzzRead(f *testing.F) {
	for _, file := range formats(f) {
		f.Add(file)
	}
	f.Add(tiffFile(corner(), corner()))
	f.Add(segment(jpegFile(f, corner()), 0xe1, append([]byte("Exif\x00\x00"), exif(6, 300)...)))
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 1<<16 {
			return
		}
		doc, err := picture.Read(context.Background(), data, &fake{}, nil)
		if err != nil && problem.CodeOf(err) == problem.Internal {
			t.Errorf("an error nobody can be told: %v", err)
		}
		for _, p := range doc.Pages {
			if p.Width <= 0 || p.Height <= 0 || p.Width > 14400 || p.Height > 14400 {
				t.Errorf("a page of %v x %v points", p.Width, p.Height)
			}
		}
	})
}
