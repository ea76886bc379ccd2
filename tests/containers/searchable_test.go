package containers

import (
	"bytes"
	"compress/zlib"
	"context"
	"fmt"
	"image/color"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/reader/layout"
	"formwright/shared/reader/ocr/ocrtest"
	"formwright/shared/reader/pdf"
	"formwright/shared/recognize"
)

// searchable is a scan with the words that somebody's OCR put below it.
type searchable struct {
	*ocrtest.Sheet
	t      *testing.T
	hidden strings.Builder
	y      float64
}

const searchableWidth, searchableHeight = 420.0, 480.0

// say draws words and hides what was read for them.
func (s *searchable) say(x float64, drawn, read string) {
	words := strings.Fields(read)
	for i, w := range strings.Fields(drawn) {
		end, err := s.Write(x, s.y, 12, w, color.Black)
		if err != nil {
			s.t.Fatal(err)
		}
		s.hide(x, words[i])
		x = end + 3.3
	}
}

func (s *searchable) hide(x float64, word string) {
	word = strings.NewReplacer("(", `\(`, ")", `\)`, "©", `\251`).Replace(word)
	fmt.Fprintf(&s.hidden, "BT 3 Tr /F1 12 Tf %.1f %.1f Td (%s) Tj ET\n", x, searchableHeight-s.y, word)
}

// circle draws a radio button.
func (s *searchable) circle(x, r float64, filled bool) {
	for k := range 720 {
		sin, cos := math.Sincos(float64(k) * math.Pi / 360)
		s.Fill(x+r+r*cos, s.y-4+r*sin, 0.6, 0.6, color.Black)
		for in := 0.0; filled && in < 0.6*r; in += 0.3 {
			s.Fill(x+r+in*cos, s.y-4+in*sin, 0.5, 0.5, color.Black)
		}
	}
}

func (s *searchable) file() []byte {
	b := s.Image.Bounds()
	var packed bytes.Buffer
	z := zlib.NewWriter(&packed)
	for y := range b.Dy() {
		for x := range b.Dx() {
			c := s.Image.RGBAAt(x, y)
			if _, err := z.Write([]byte{c.R, c.G, c.B}); err != nil {
				s.t.Fatal(err)
			}
		}
	}
	if err := z.Close(); err != nil {
		s.t.Fatal(err)
	}
	content := fmt.Sprintf("q %g 0 0 %g 0 0 cm /Scan Do Q\n%s", searchableWidth, searchableHeight, s.hidden.String())
	var out bytes.Buffer
	var at []int
	out.WriteString("%PDF-1.7\n")
	for i, body := range []string{
		"<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Count 1 /Kids [3 0 R]>>",
		fmt.Sprintf("<</Type /Page /Parent 2 0 R /MediaBox [0 0 %g %g] /Contents 4 0 R /Resources <</XObject <</Scan 5 0 R>> /Font <</F1 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>>>>>>>", searchableWidth, searchableHeight),
		fmt.Sprintf("<</Length %d>>\nstream\n%s\nendstream", len(content), content),
		fmt.Sprintf("<</Type /XObject /Subtype /Image /Width %d /Height %d /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode /Length %d>>\nstream\n%s\nendstream", b.Dx(), b.Dy(), packed.Len(), packed.String()),
	} {
		at = append(at, out.Len())
		fmt.Fprintf(&out, "%d 0 obj\n%s\nendobj\n", i+1, body)
	}
	table := out.Len()
	fmt.Fprintf(&out, "xref\n0 %d\n0000000000 65535 f \n", len(at)+1)
	for _, offset := range at {
		fmt.Fprintf(&out, "%010d 00000 n \n", offset)
	}
	fmt.Fprintf(&out, "trailer\n<</Size %d /Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n", len(at)+1, table)
	return out.Bytes()
}

// signer draws what stands before a choice, and hides what was read for it.
type signer func(s *searchable, x float64, k int, right bool)

// TestSearchableScans: what an OCR read for circles and boxes becomes those again,
// filled in as the picture shows; letters that begin lines stay letters.
func TestSearchableScans(t *testing.T) {
	engine, err := pdf.New(t.Context(), pdf.Options{CompilationCache: filepath.Join(os.TempDir(), "formwright-pdf-test")})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := engine.Close(); err != nil {
			t.Error(err)
		}
	})
	circles := func(r float64, read ...string) signer {
		return func(s *searchable, x float64, k int, right bool) {
			s.circle(x, r, right)
			word := read[k%(len(read)-1)]
			if right {
				word = read[len(read)-1]
			}
			s.hide(x, word)
		}
	}
	for name, sign := range map[string]signer{
		"circles":        circles(4.5, "O", "O", "O"),
		"filled circles": circles(4.5, "O", "o", "0", "©"),
		"small circles":  circles(3, "O", "o", "O", "@"),
		"boxes": func(s *searchable, x float64, k int, right bool) {
			s.Frame(x, s.y-9, 10, 10, 0.8, color.Black)
			if right {
				s.Fill(x+2.5, s.y-6.5, 5, 5, color.Black)
			}
			s.hide(x, []string{"LI", "[]", "D"}[k%3])
		},
		"letters": func(s *searchable, x float64, k int, _ bool) {
			label := string(rune('A'+k)) + "."
			s.say(x, label, label)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := &searchable{Sheet: ocrtest.Sized(searchableWidth, searchableHeight, 200), t: t, y: 50}
			var want []answered
			for i, q := range penned() {
				stem := string(rune('1'+i)) + ". " + q.stem
				s.say(50, stem, stem)
				s.y += 22
				a := answered{q.stem, q.choices, []string{q.choices[q.key]}}
				if name == "letters" {
					a.Key = nil
				}
				for k, c := range q.choices {
					sign(s, 62, k, k == q.key)
					s.say(84, c, c)
					s.y += 21
				}
				want = append(want, a)
			}
			pages, err := engine.Read(context.Background(), s.file(), nil)
			if err != nil {
				t.Fatal(err)
			}
			doc, _ := layout.Blocks(pages)
			q, _, err := recognize.Recognize(doc)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(want, answers(q)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}
