// Package pdffile makes small PDFs of text for tests and benchmarks, so that none
// has to be kept.
package pdffile

import (
	"bytes"
	"fmt"
	"strings"
)

// Pages makes a PDF with the lines of each page set in Helvetica.
func Pages(pages ...[]string) []byte { return file("", pages) }

// Locked makes a PDF that opens with a password only.
func Locked() []byte {
	const zeros = "<0000000000000000000000000000000000000000000000000000000000000000>"
	return file("/Encrypt << /Filter /Standard /V 1 /R 2 /O "+zeros+" /U "+zeros+" /P -44 >> /ID [<00> <00>]", [][]string{{"1. What is two plus two?"}})
}

func file(trailer string, pages [][]string) []byte {
	var kids strings.Builder
	objects := []string{"<< /Type /Catalog /Pages 2 0 R >>", "", "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"}
	for _, lines := range pages {
		text := content(lines)
		fmt.Fprintf(&kids, "%d 0 R ", len(objects)+1)
		objects = append(objects,
			fmt.Sprintf("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents %d 0 R /Resources << /Font << /F1 3 0 R >> >> >>", len(objects)+2),
			fmt.Sprintf("<< /Length %d >>\nstream\n%s\nendstream", len(text), text))
	}
	objects[1] = fmt.Sprintf("<< /Type /Pages /Count %d /Kids [%s] >>", len(pages), kids.String())
	return assembled(objects, trailer)
}

// content draws lines one below the other.
func content(lines []string) string {
	var b strings.Builder
	b.WriteString("BT /F1 11 Tf 14 TL 72 740 Td\n")
	for _, line := range lines {
		fmt.Fprintf(&b, "(%s) Tj T*\n", strings.NewReplacer(`\`, `\\`, "(", `\(`, ")", `\)`).Replace(line))
	}
	b.WriteString("ET")
	return b.String()
}

// assembled numbers the objects from 1 and adds their table and the trailer.
func assembled(objects []string, trailer string) []byte {
	var b bytes.Buffer
	b.WriteString("%PDF-1.7\n")
	offsets := make([]int, len(objects))
	for i, object := range objects {
		offsets[i] = b.Len()
		fmt.Fprintf(&b, "%d 0 obj\n%s\nendobj\n", i+1, object)
	}
	start := b.Len()
	fmt.Fprintf(&b, "xref\n0 %d\n0000000000 65535 f \n", len(offsets)+1)
	for _, at := range offsets {
		fmt.Fprintf(&b, "%010d 00000 n \n", at)
	}
	fmt.Fprintf(&b, "trailer\n<< /Size %d /Root 1 0 R %s >>\nstartxref\n%d\n%%%%EOF\n", len(offsets)+1, trailer, start)
	return b.Bytes()
}
