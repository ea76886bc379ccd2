package hostile

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"strings"
)

// pdfs are attacks on the PDF engine.
func pdfs(s Size) []File {
	page := "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> %s >> >>"
	plain := stream("", []byte("BT /F1 12 Tf 72 720 Td (1. What is 2 + 2?) Tj ET"))
	ordinary := fmt.Sprintf(page, "")
	deep := strings.Repeat("q ", s.Depth) + "BT /F1 12 Tf (x) Tj ET"
	return []File{
		{"pdf-bomb", pdf("", ordinary, deflated(bytes.Repeat([]byte{' '}, s.Bomb)))},
		{"pdf-text-bomb", pdf("", ordinary, deflated([]byte("BT /F1 1 Tf "+strings.Repeat("(aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa) Tj ", s.Bomb/256)+"ET")))},
		{"pdf-deep", pdf("", ordinary, stream("", []byte(deep)))},
		{"pdf-page-cycle", pdf("2 0 R", ordinary, plain)},
		{"pdf-page-count", bytes.Replace(pdf("", ordinary, plain), []byte("/Count 1"), []byte("/Count 999999999"), 1)},
		{"pdf-huge-page", pdf("", strings.Replace(ordinary, "612 792", "1e30 1e30", 1), plain)},
		{"pdf-huge-image", pdf("", fmt.Sprintf(page, "/XObject << /I 6 0 R >>"), stream("", []byte("q 612 0 0 792 0 0 cm /I Do Q")),
			stream(fmt.Sprintf("/Type /XObject /Subtype /Image /Width %d /Height %[1]d /BitsPerComponent 8 /ColorSpace /DeviceRGB", s.Side), []byte("x")))},
		{"pdf-self-form", pdf("", fmt.Sprintf(page, "/XObject << /F 6 0 R >>"), stream("", []byte("/F Do")),
			stream("/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 6 0 R >> >>", []byte(strings.Repeat("/F Do ", s.Fan))))},
		{"pdf-xref-cycle", bytes.Replace(pdf("", ordinary, plain), []byte("/Size"), []byte("/Prev 9 /Size"), 1)},
		{"pdf-nested-arrays", pdf("", ordinary, strings.Repeat("[", s.Depth)+strings.Repeat("]", s.Depth))},
		{"pdf-no-objects", []byte("%PDF-1.7\n%%EOF\n")},
		{"pdf-jbig2", pdf("", fmt.Sprintf(page, "/XObject << /I 6 0 R >>"), stream("", []byte("q 612 0 0 792 0 0 cm /I Do Q")),
			stream("/Type /XObject /Subtype /Image /Width 3000 /Height 3000 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /JBIG2Decode", bytes.Repeat([]byte{0, 0, 0, 1, 48}, 200)))},
	}
}

// pdf makes a file of one page. Its page tree holds kid too, if there is one.
func pdf(kid, page string, more ...string) []byte {
	objects := append([]string{
		"<< /Type /Catalog /Pages 2 0 R >>",
		fmt.Sprintf("<< /Type /Pages /Kids [4 0 R %s] /Count 1 >>", kid),
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
		page,
	}, more...)
	var b bytes.Buffer
	b.WriteString("%PDF-1.7\n")
	var offsets []int
	for i, object := range objects {
		offsets = append(offsets, b.Len())
		fmt.Fprintf(&b, "%d 0 obj\n%s\nendobj\n", i+1, object)
	}
	start := b.Len()
	fmt.Fprintf(&b, "xref\n0 %d\n0000000000 65535 f \n", len(offsets)+1)
	for _, at := range offsets {
		fmt.Fprintf(&b, "%010d 00000 n \n", at)
	}
	fmt.Fprintf(&b, "trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n", len(offsets)+1, start)
	return b.Bytes()
}

func stream(dictionary string, data []byte) string {
	return fmt.Sprintf("<< /Length %d %s >>\nstream\n%s\nendstream", len(data), dictionary, data)
}

func deflated(data []byte) string { return stream("/Filter /FlateDecode", compress(data)) }

func compress(data []byte) []byte {
	var b bytes.Buffer
	w := zlib.NewWriter(&b)
	_, _ = w.Write(data) // a buffer takes everything
	_ = w.Close()
	return b.Bytes()
}
