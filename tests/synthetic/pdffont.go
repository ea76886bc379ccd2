package synthetic

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"maps"
	"slices"
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goitalic"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// pdfFont is a font that is embedded whole.
type pdfFont struct {
	name   string
	font   *sfnt.Font
	packed []byte
	size   int
}

// pdfFonts are the fonts of the printer: regular, bold and italic.
func pdfFonts() ([]*pdfFont, error) {
	var out []*pdfFont
	for i, ttf := range [][]byte{goregular.TTF, gobold.TTF, goitalic.TTF} {
		f, err := sfnt.Parse(ttf)
		if err != nil {
			return nil, fmt.Errorf("font: %w", err)
		}
		packed, err := deflated(ttf)
		if err != nil {
			return nil, err
		}
		out = append(out, &pdfFont{[]string{"ABCDEF+Go-Regular", "ABCDEF+Go-Bold", "ABCDEF+Go-Italic"}[i], f, packed, len(ttf)})
	}
	return out, nil
}

func deflated(data []byte) ([]byte, error) {
	var b bytes.Buffer
	z := zlib.NewWriter(&b)
	if _, err := z.Write(data); err != nil {
		return nil, fmt.Errorf("deflate: %w", err)
	}
	if err := z.Close(); err != nil {
		return nil, fmt.Errorf("deflate: %w", err)
	}
	return b.Bytes(), nil
}

// glyph is the number of a character's shape, 0 for none, and its width in
// thousandths of the size.
func (f *pdfFont) glyph(r rune) (id int, width float64) {
	var b sfnt.Buffer
	g, err := f.font.GlyphIndex(&b, r)
	if err != nil || g == 0 {
		return 0, 0
	}
	w, err := f.font.GlyphAdvance(&b, g, fixed.I(1000), font.HintingNone)
	if err != nil {
		return 0, 0
	}
	return int(g), float64(w) / 64
}

// objects writes the font with the widths and characters of the glyphs used.
func (f *pdfFont) objects(o *pdfObjects, used map[rune]int) int {
	file := o.stream(fmt.Sprintf("/Filter /FlateDecode /Length1 %d", f.size), f.packed)
	descriptor := o.add(fmt.Sprintf("<</Type /FontDescriptor /FontName /%s /Flags 4 /FontBBox [-200 -220 1100 950] /ItalicAngle 0 /Ascent 950 /Descent -220 /CapHeight 720 /StemV 80 /FontFile2 %d 0 R>>", f.name, file))
	var widths, chars strings.Builder
	for _, r := range slices.Sorted(maps.Keys(used)) {
		_, w := f.glyph(r)
		fmt.Fprintf(&widths, "%d [%.0f] ", used[r], w)
		fmt.Fprintf(&chars, "<%04x> <%04x>\n", used[r], r)
	}
	cid := o.add(fmt.Sprintf("<</Type /Font /Subtype /CIDFontType2 /BaseFont /%s /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /FontDescriptor %d 0 R /DW 500 /W [%s] /CIDToGIDMap /Identity>>", f.name, descriptor, widths.String()))
	cmap := o.stream("", []byte("/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def 1 begincodespacerange <0000> <ffff> endcodespacerange\n"+
		bfchars(chars.String())+"endcmap CMapName currentdict /CMap defineresource pop end end"))
	return o.add(fmt.Sprintf("<</Type /Font /Subtype /Type0 /BaseFont /%s /Encoding /Identity-H /DescendantFonts [%d 0 R] /ToUnicode %d 0 R>>", f.name, cid, cmap))
}

// bfchars parts the map of characters into pieces of a hundred, the most that
// one may have.
func bfchars(all string) string {
	var b strings.Builder
	for piece := range slices.Chunk(strings.Split(strings.TrimSpace(all), "\n"), 100) {
		fmt.Fprintf(&b, "%d beginbfchar\n%s\nendbfchar\n", len(piece), strings.Join(piece, "\n"))
	}
	return b.String()
}

// pdfObjects are the objects of a file.
type pdfObjects struct{ bodies [][]byte }

func (o *pdfObjects) add(body string) int {
	o.bodies = append(o.bodies, []byte(body))
	return len(o.bodies)
}

func (o *pdfObjects) stream(entries string, data []byte) int {
	return o.add(fmt.Sprintf("<<%s /Length %d>>\nstream\n%s\nendstream", entries, len(data), data))
}

// file writes the objects with their table; the first is the catalog.
func (o *pdfObjects) file() []byte {
	var b bytes.Buffer
	b.WriteString("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")
	var at []int
	for i, body := range o.bodies {
		at = append(at, b.Len())
		fmt.Fprintf(&b, "%d 0 obj\n%s\nendobj\n", i+1, body)
	}
	table := b.Len()
	fmt.Fprintf(&b, "xref\n0 %d\n0000000000 65535 f \n", len(at)+1)
	for _, offset := range at {
		fmt.Fprintf(&b, "%010d 00000 n \n", offset)
	}
	fmt.Fprintf(&b, "trailer\n<</Size %d /Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n", len(at)+1, table)
	return b.Bytes()
}
