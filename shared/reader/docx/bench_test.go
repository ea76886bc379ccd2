package docx

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"sort"
	"strings"
	"testing"
	"time"
)

// benchDoc is the file that DOCX_BENCH names, or one of questions.
func benchDoc(b *testing.B) []byte {
	b.Helper()
	if name := os.Getenv("DOCX_BENCH"); name != "" {
		data, err := os.ReadFile(name)
		if err != nil {
			b.Fatal(err)
		}
		return data
	}
	return questions().bytes(b)
}

// questions are 100 with four choices, as a word processor saves them.
func questions() *testDoc {
	var body strings.Builder
	for i := range 100 {
		body.WriteString(saved(5*i, "0", r(fmt.Sprintf("What is the answer to question number %d of this test, ", i))+r("and why?")))
		for c := range 4 {
			text := r("A choice that is as long as choices are")
			if c == i%4 {
				text = styled(`<w:b/><w:color w:val="FF0000"/><w:lang w:val="en-US"/>`, "The choice that is marked") + r(" and not")
			}
			body.WriteString(saved(5*i+c, "1", text))
		}
	}
	return doc(body.String()+`<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440"/></w:sectPr>`).
		lists(abstractOf("0", lvl("0", "decimal", "%1.", ""), lvl("1", "lowerLetter", "%2)", ""))+numOf("1", "0", "")).
		styles(savedStyles()).
		related("rTheme", "theme", "theme/theme1.xml", `<a:theme`+spaces+`><a:clrScheme>`+strings.Repeat(`<a:accent1><a:srgbClr val="4472C4"/></a:accent1>`, 12)+`</a:clrScheme></a:theme>`).
		related("rSettings", "settings", "settings.xml", `<w:settings`+spaces+`>`+strings.Repeat(`<w:rsid w:val="00A77B3E"/>`, 60)+`</w:settings>`)
}

// saved is a paragraph of a list with the marks of editing that word processors
// leave.
func saved(n int, level, inner string) string {
	return fmt.Sprintf(`<w:p w14:paraId="%08X" w14:textId="77777777" w:rsidR="00C5%04X" w:rsidRDefault="00A77B3E" w:rsidP="00A77B3E">`, 0x1A2B3C00+n, n/40) +
		`<w:pPr><w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="` + level + `"/><w:numId w:val="1"/></w:numPr><w:spacing w:after="0"/><w:rPr><w:lang w:val="en-US"/></w:rPr></w:pPr>` + inner + `</w:p>`
}

// savedStyles are the lines on styles that are not in use, which every file of
// Word has, and those on forty that are.
func savedStyles() string {
	var b strings.Builder
	b.WriteString(`<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri"/><w:lang w:val="en-US"/></w:rPr></w:rPrDefault></w:docDefaults><w:latentStyles w:count="376">`)
	for i := range 376 {
		fmt.Fprintf(&b, `<w:lsdException w:name="A style of number %d" w:semiHidden="1" w:uiPriority="%d" w:unhideWhenUsed="1" w:qFormat="1"/>`, i, i%99)
	}
	b.WriteString(`</w:latentStyles><w:style w:type="paragraph" w:default="1" w:styleId="N"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="ListParagraph"><w:name w:val="List Paragraph"/><w:basedOn w:val="N"/></w:style>`)
	for i := range 40 {
		fmt.Fprintf(&b, `<w:style w:type="paragraph" w:styleId="S%d"><w:name w:val="style %d"/><w:basedOn w:val="N"/><w:uiPriority w:val="9"/><w:pPr><w:keepNext/><w:spacing w:before="240" w:after="0"/><w:outlineLvl w:val="9"/></w:pPr><w:rPr><w:rFonts w:asciiTheme="majorHAnsi"/><w:color w:val="2F5496"/><w:sz w:val="32"/></w:rPr></w:style>`, i, i)
	}
	return b.String()
}

// BenchmarkRead measures reading against the floor: inflating all XML parts and
// cutting them into tokens with encoding/xml. It takes one of each in turn, so
// that what else the machine does weighs on both, and compares the medians.
func BenchmarkRead(b *testing.B) {
	data := benchDoc(b)
	var reads, floors []time.Duration
	for b.Loop() {
		reads = append(reads, timed(func() error { _, _, err := Read(context.Background(), data); return err }, b))
		floors = append(floors, timed(func() error { return floor(data) }, b))
	}
	read, least := median(reads), median(floors)
	b.ReportMetric(float64(read.Microseconds()), "µs/read")
	b.ReportMetric(float64(least.Microseconds()), "µs/floor")
	b.ReportMetric(float64(read)/float64(least), "read/floor")
	b.ReportMetric(0, "ns/op") // of both together, which says nothing
}

func timed(f func() error, b *testing.B) time.Duration {
	from := time.Now()
	if err := f(); err != nil {
		b.Fatal(err)
	}
	return time.Since(from)
}

func median(all []time.Duration) time.Duration {
	sort.Slice(all, func(i, j int) bool { return all[i] < all[j] })
	return all[len(all)/2]
}

// BenchmarkReadAlone is for profiles and for what reading allocates.
func BenchmarkReadAlone(b *testing.B) {
	data := benchDoc(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := Read(context.Background(), data); err != nil {
			b.Fatal(err)
		}
	}
}

func floor(data []byte) error {
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return err
	}
	for _, f := range z.File {
		if !strings.HasSuffix(f.Name, ".xml") && !strings.HasSuffix(f.Name, ".rels") {
			continue
		}
		if err := tokens(f); err != nil {
			return err
		}
	}
	return nil
}

func tokens(f *zip.File) error {
	in, err := f.Open()
	if err != nil {
		return err
	}
	defer in.Close()
	content, err := io.ReadAll(in)
	if err != nil {
		return err
	}
	for d := xml.NewDecoder(bytes.NewReader(content)); ; {
		if _, err := d.RawToken(); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
	}
}
