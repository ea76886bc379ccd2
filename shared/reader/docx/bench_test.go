package docx

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/xml"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"
)

// benchDoc is a file of 100 questions with four choices, or the one that
// DOCX_BENCH names.
func benchDoc(b *testing.B) []byte {
	b.Helper()
	if name := os.Getenv("DOCX_BENCH"); name != "" {
		data, err := os.ReadFile(name)
		if err != nil {
			b.Fatal(err)
		}
		return data
	}
	var body strings.Builder
	for i := range 100 {
		body.WriteString(item("1", "0", fmt.Sprintf("What is the answer to question number %d of this test?", i)))
		for c := range 4 {
			body.WriteString(item("1", "1", "A choice that is as long as choices are ") + "")
			if c == i%4 {
				body.WriteString(para(styled(`<w:b/><w:color w:val="FF0000"/>`, "marked") + r(" and not")))
			}
		}
	}
	return doc(body.String()).lists(abstractOf("0", lvl("0", "decimal", "%1.", ""), lvl("1", "lowerLetter", "%2)", "")) + numOf("1", "0", "")).
		styles(`<w:style w:type="paragraph" w:default="1" w:styleId="N"><w:name w:val="Normal"/></w:style>`).bytes(b)
}

func BenchmarkRead(b *testing.B) {
	data := benchDoc(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := Read(context.Background(), data); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkFloor inflates the same parts and cuts them into tokens, which is
// the least a reader on encoding/xml can do.
func BenchmarkFloor(b *testing.B) {
	data := benchDoc(b)
	b.ReportAllocs()
	for b.Loop() {
		z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
		if err != nil {
			b.Fatal(err)
		}
		for _, f := range z.File {
			if name := f.Name; strings.HasPrefix(name, "word/") && strings.HasSuffix(name, ".xml") && !strings.HasSuffix(name, "ettings.xml") && !strings.HasSuffix(name, "fontTable.xml") {
				floor(b, f)
			}
		}
	}
}

func floor(b *testing.B, f *zip.File) {
	in, err := f.Open()
	if err != nil {
		b.Fatal(err)
	}
	defer in.Close()
	content, err := io.ReadAll(in)
	if err != nil {
		b.Fatal(err)
	}
	d := xml.NewDecoder(bytes.NewReader(content))
	for {
		if _, err := d.RawToken(); err == io.EOF {
			return
		} else if err != nil {
			b.Fatal(err)
		}
	}
}
