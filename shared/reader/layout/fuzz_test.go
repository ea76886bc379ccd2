package layout

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/richtext"
)

// stream makes numbers and texts of fuzzed bytes, odd ones too.
type stream struct{ data []byte }

func (s *stream) byte() byte {
	if len(s.data) == 0 {
		return 0
	}
	b := s.data[0]
	s.data = s.data[1:]
	return b
}

func (s *stream) number() float64 {
	switch b := s.byte(); {
	case b < 4:
		return [...]float64{math.NaN(), math.Inf(1), math.Inf(-1), -3e9}[b]
	case b < 8:
		var raw [8]byte
		for i := range raw {
			raw[i] = s.byte()
		}
		return math.Float64frombits(binary.LittleEndian.Uint64(raw[:]))
	default:
		return float64(b)*3 + float64(s.byte())/16
	}
}

func (s *stream) box() finding.Box {
	return finding.Box{X: s.number(), Y: s.number(), Width: s.number() / 4, Height: s.number() / 16}
}

func (s *stream) text() string {
	words := []string{"1.", "A. one", "B.", "the", "a long line of text that goes on-", "____", "•", "\uf0b7", "שלום", "أ( ب", "中文", "\xff\xfe", "", "   ", "a     b", "Page 1 of 2", "²", "x", "3", "ﬁ"}
	return words[int(s.byte())%len(words)]
}

func (s *stream) page(n int) Page {
	p := Page{Number: n, Width: s.number(), Height: s.number(), Scanned: s.byte()%5 == 0}
	for len(s.data) > 0 && len(p.Spans)+len(p.Lines)+len(p.Areas) < 400 {
		switch s.byte() % 8 {
		case 0:
			p.Lines = append(p.Lines, Line{X1: s.number(), Y1: s.number(), X2: s.number(), Y2: s.number(), Width: 1})
			p.Strokes = append(p.Strokes, Stroke{Points: []Point{{s.number(), s.number()}, {s.number(), s.number()}, {s.number(), s.number()}}[:s.byte()%4]})
		case 1:
			p.Areas = append(p.Areas, Area{Box: s.box(), Fill: []string{"", "FFFF00", "zz"}[s.byte()%3], Stroke: []string{"", "000000"}[s.byte()%2], Comment: s.byte()%4 == 0})
		case 2:
			p.Fields = append(p.Fields, Field{Box: s.box(), Kind: []FieldKind{TextField, CheckField, RadioField, ListField}[s.byte()%4], Options: []string{"a", "b"}, Checked: s.byte()%2 == 0})
		case 3:
			p.Pictures = append(p.Pictures, Picture{Box: s.box(), Data: []byte{s.byte()}, Type: "image/png"})
		default:
			p.Spans = append(p.Spans, Span{Text: s.text(), Box: s.box(), Size: s.number() / 16, Bold: s.byte()%3 == 0, Mono: s.byte()%7 == 0, Font: []string{"", "Wingdings", "ZapfDingbats"}[s.byte()%3], Block: int(s.byte() % 4), Confidence: float64(s.byte()) / 255})
		}
	}
	return p
}

// FuzzBlocks asserts that pages of any numbers give blocks, the same ones every
// time, whose places are numbers.
func FuzzBlocks(f *testing.F) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, n := range []int{0, 10, 200, 3000} {
		data := make([]byte, n)
		for i := range data {
			data[i] = byte(random.UintN(256))
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		s := &stream{data[:min(len(data), 8000)]}
		d := Document{}
		for len(s.data) > 0 && len(d.Pages) < 4 {
			d.Pages = append(d.Pages, s.page(len(d.Pages)+1))
		}
		first, findings := Blocks(d)
		again, _ := Blocks(d)
		if diff := cmp.Diff(first.Blocks, again.Blocks); diff != "" {
			t.Fatalf("not the same twice:\n%s", diff)
		}
		eachBox(first.Blocks, func(b *finding.Box) {
			if b != nil && !sane(b.X, b.Y, b.Width, b.Height) {
				t.Fatalf("box %+v", *b)
			}
		})
		if len(findings) > 1000 {
			t.Fatalf("%d findings", len(findings))
		}
		_ = richtext.Library(first.Media)
	})
}

func eachBox(blocks []page.Block, f func(*finding.Box)) {
	for _, b := range blocks {
		f(b.Pos().Box)
		if t, ok := b.(page.Table); ok {
			for _, r := range t.Rows {
				for _, c := range r.Cells {
					eachBox(c.Blocks, f)
				}
			}
		}
	}
}

// crowds are pages that would take long if anything looked at every pair of
// things on them.
func crowds(n int) map[string]Page {
	line, pile, ruled, coloured := newPaper(), newPaper(), newPaper(), newPaper()
	text, scattered := newPaper(), newPaper()
	random := rand.New(rand.NewPCG(3, 4))
	for i := range n {
		line.at(float64(i)*0.02, 400, fmt.Sprint(i))
		pile.at(100, 400, fmt.Sprint(i))
		ruled.at(float64(i%500), float64(i/500)*10, fmt.Sprint(i)).rule(0, float64(i)*0.03, 595, float64(i)*0.03)
		coloured.at(float64(i%500), float64(i/500)*10, fmt.Sprint(i)).area(0, 0, 590, float64(i)*0.02, "FFFF00", "")
		text.at(60+float64(i%10)*45, 20+float64(i/10)*0.4, fmt.Sprint(i))
		scattered.at(random.Float64()*590, random.Float64()*840, fmt.Sprint(i))
	}
	return map[string]Page{"line": line.Page, "pile": pile.Page, "ruled": ruled.Page, "coloured": coloured.Page, "text": text.Page, "scattered": scattered.Page}
}

// TestCrowdedPages would not end within the time of a test run if the work grew
// with the square of what is on a page.
func TestCrowdedPages(t *testing.T) {
	const n = 6_000
	for name, p := range crowds(n) {
		doc, _ := Blocks(Document{Pages: []Page{p}})
		letters := len(show(doc.Blocks))
		if letters < n {
			t.Errorf("%s: %d letters are left of %d spans", name, letters, n)
		}
	}
}

func BenchmarkBlocks(b *testing.B) {
	p := newPaper()
	exam(p, 60, 100, 1, 11)
	exam(p, 310, 100, 12, 22)
	d := Document{Pages: []Page{p.Page}}
	for b.Loop() {
		Blocks(d)
	}
}

func BenchmarkCrowdedPage(b *testing.B) {
	for name, p := range crowds(20_000) {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				Blocks(Document{Pages: []Page{p}})
			}
		})
	}
}
