package ooxml

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"io"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
)

// pack makes a zip of name, content pairs.
func pack(t testing.TB, parts ...string) []byte {
	t.Helper()
	var buf bytes.Buffer
	w := zip.NewWriter(&buf)
	for i := 0; i < len(parts); i += 2 {
		f, err := w.Create(parts[i])
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(f, parts[i+1]); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return buf.Bytes()
}

func open(t testing.TB, parts ...string) *Package {
	t.Helper()
	p, err := Open(pack(t, parts...))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// lying makes a zip of one stored part whose header claims another size.
func lying(t *testing.T, content string, claimed uint64) []byte {
	t.Helper()
	var buf bytes.Buffer
	w := zip.NewWriter(&buf)
	h := &zip.FileHeader{Name: "a.xml", CRC32: crc32.ChecksumIEEE([]byte(content)),
		CompressedSize64: uint64(len(content)), UncompressedSize64: claimed}
	f, err := w.CreateRaw(h)
	if err != nil {
		t.Fatal(err)
	}
	_, _ = io.WriteString(f, content)
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return buf.Bytes()
}

func TestOpenRefusesWhatIsOverTheBounds(t *testing.T) {
	many := make([]string, 0, 2*(MaxParts+1))
	for i := range MaxParts + 1 {
		many = append(many, fmt.Sprint("p", i), "")
	}
	encrypted := pack(t, "a.xml", "<a/>")
	binary.LittleEndian.PutUint16(encrypted[bytes.Index(encrypted, []byte("PK\x01\x02"))+8:], 1)
	var total bytes.Buffer
	w := zip.NewWriter(&total)
	for i := range 7 {
		if _, err := w.CreateRaw(&zip.FileHeader{Name: fmt.Sprint(i), UncompressedSize64: 31 << 20}); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name  string
		data  []byte
		code  problem.Code
		words string
	}{
		{"old or encrypted", []byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"), problem.DocumentEncrypted, "password-protected"},
		{"encrypted entry", encrypted, problem.DocumentEncrypted, "password-protected"},
		{"no zip", []byte("PK\x03\x04 and then nothing"), problem.DocumentBroken, "zip"},
		{"empty", nil, problem.DocumentBroken, "zip"},
		{"many parts", pack(t, many...), problem.DocumentTooLarge, "2000 parts"},
		{"large part", lying(t, "<a/>", MaxPartSize+1), problem.DocumentTooLarge, "32 MB"},
		{"large in all", total.Bytes(), problem.DocumentTooLarge, "200 MB"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Open(tt.data)
			checkProblem(t, err, tt.code, tt.words)
		})
	}
}

func checkProblem(t *testing.T, err error, code problem.Code, words string) {
	t.Helper()
	if got := problem.CodeOf(err); got != code {
		t.Fatalf("error %v has code %q, want %q", err, got, code)
	}
	if message := problem.Of(err).Message; !strings.Contains(message, words) {
		t.Errorf("message %q does not say %q", message, words)
	}
}

func TestReadingStaysInsideTheHeadersSize(t *testing.T) {
	for name, data := range map[string][]byte{
		"longer than its header says":  lying(t, strings.Repeat("<a/>", 100), 4),
		"shorter than its header says": lying(t, "<a/>", 4000),
	} {
		p, err := Open(data)
		if err != nil {
			t.Fatal(name, err)
		}
		if _, err = p.XML("a.xml"); problem.CodeOf(err) != problem.DocumentBroken {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestXMLIsBounded(t *testing.T) {
	deep := strings.Repeat("<a>", MaxDepth+1) + strings.Repeat("</a>", MaxDepth+1)
	tests := []struct {
		name, xml string
		code      problem.Code
		words     string
	}{
		{"large", "<a>" + strings.Repeat(" ", MaxXMLSize) + "</a>", problem.DocumentTooLarge, "16 MB"},
		{"deep", deep, problem.DocumentTooLarge, "256 deep"},
		{"doctype", `<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>`, problem.DocumentBroken, "a.xml"},
		{"crossed tags", "<a><b></a></b>", problem.DocumentBroken, "a.xml"},
		{"other prefix", `<x:a xmlns:x="u" xmlns:y="u"></y:a>`, problem.DocumentBroken, "a.xml"},
		{"cut off", "<a><b>", problem.DocumentBroken, "a.xml"},
		{"nothing", "", problem.DocumentBroken, "a.xml"},
		{"foreign encoding", `<?xml version="1.0" encoding="koi8-r"?><a/>`, problem.DocumentBroken, "a.xml"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := open(t, "a.xml", tt.xml).Tree("a.xml")
			checkProblem(t, err, tt.code, tt.words)
		})
	}
	d := NewDecoder("a.xml", []byte("<a><b/><b/><b/></a>"))
	d.tokens = 5
	_, err := d.Tree()
	checkProblem(t, err, problem.DocumentTooLarge, "XML tokens")
}

func TestMissingPart(t *testing.T) {
	p := open(t, "a.xml", "<a/>")
	_, err := p.Tree("b.xml")
	checkProblem(t, err, problem.DocumentBroken, `"b.xml" is missing`)
	if p.Has("b.xml") || !p.Has("/A.xml") || p.Size("a.xml") != 4 || p.Size("b.xml") != 0 {
		t.Error("parts are not told apart by name alone")
	}
}

func TestEncodings(t *testing.T) {
	const text = `<?xml version="1.0" encoding="%s"?><a>ž𝔸</a>`
	wide := func(order binary.ByteOrder, bom bool) string {
		units := utf16.Encode([]rune(fmt.Sprintf(text, "UTF-16")))
		if bom {
			units = append([]uint16{0xFEFF}, units...)
		}
		out := make([]byte, 2*len(units))
		for i, u := range units {
			order.PutUint16(out[2*i:], u)
		}
		return string(out)
	}
	for name, data := range map[string]string{
		"UTF-8":                        fmt.Sprintf(text, "UTF-8"),
		"UTF-8 with mark":              "\xEF\xBB\xBF" + fmt.Sprintf(text, "UTF-8"),
		"UTF-16 little endian":         wide(binary.LittleEndian, true),
		"UTF-16 big endian":            wide(binary.BigEndian, true),
		"UTF-16 without mark":          wide(binary.LittleEndian, false),
		"UTF-16 big endian, no mark":   wide(binary.BigEndian, false),
		"declared as ASCII, yet UTF-8": fmt.Sprintf(text, "us-ascii"),
	} {
		root, err := open(t, "a.xml", data).Tree("a.xml")
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if root.Text != "ž𝔸" {
			t.Errorf("%s gives %q", name, root.Text)
		}
	}
}

func TestRelations(t *testing.T) {
	const transitional = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
	const strict = "http://purl.oclc.org/ooxml/officeDocument/relationships/"
	rels := `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
		`<Relationship Id="r1" Type="` + transitional + `styles" Target="styles.xml"/>` +
		`<Relationship Id="r2" Type="` + strict + `image" Target="/word/media/a.png"/>` +
		`<Relationship Id="r3" Type="` + transitional + `image" Target="..\media\b.png"/>` +
		`<Relationship Id="r4" Type="` + transitional + `image" Target="word//word/c.png"/>` +
		`<Relationship Id="r5" Type="` + transitional + `hyperlink" Target="https://a.example/x//y" TargetMode="External"/>` +
		`<Relationship Id="r6" Type="` + transitional + `image" Target="../../../etc/passwd"/>` +
		`</Relationships>`
	p := open(t, "word/document.xml", "<a/>", "word/_rels/document.xml.rels", rels)
	got, err := p.Relations("/word/document.xml")
	if err != nil {
		t.Fatal(err)
	}
	want := []Relation{
		{ID: "r1", Kind: "styles", Target: "word/styles.xml"},
		{ID: "r2", Kind: "image", Target: "word/media/a.png"},
		{ID: "r3", Kind: "image", Target: "media/b.png"},
		{ID: "r4", Kind: "image", Target: "word/c.png"},
		{ID: "r5", Kind: "hyperlink", Target: "https://a.example/x//y", External: true},
		{ID: "r6", Kind: "image", Target: "etc/passwd"},
	}
	if diff := cmp.Diff(want, got.All); diff != "" {
		t.Errorf("relations (-want +got):\n%s", diff)
	}
	if r, ok := got.ByKind("hyperlink"); ok {
		t.Errorf("an external target is offered as a part: %v", r)
	}
	if r, ok := got.ByID("r2"); !ok || r.Target != "word/media/a.png" {
		t.Errorf("r2 is %v", r)
	}
	if none, err := p.Relations("word/other.xml"); none.All != nil || err != nil {
		t.Errorf("a part without relations has %v, %v", none, err)
	}
}

func TestNamesAreFoundHoweverTheyAreWritten(t *testing.T) {
	p := open(t, `\word\Document.xml`, "<a/>", "word//styles.xml", "<b/>", "media/", "", "../x.xml", "<c/>")
	want := []string{"word/Document.xml", "word/styles.xml", "x.xml"}
	if diff := cmp.Diff(want, p.Names()); diff != "" {
		t.Errorf("names (-want +got):\n%s", diff)
	}
	for _, name := range []string{"word/document.xml", "/word/document.xml", `word\document.xml`, "word/media/../document.xml"} {
		if !p.Has(name) {
			t.Errorf("%s is not found", name)
		}
	}
}

func FuzzOpen(f *testing.F) {
	f.Add(pack(f, "_rels/.rels", `<R><Relationship Id="a" Type="x/officeDocument" Target="a.xml"/></R>`, "a.xml", `<w:a w:b="c">d</w:a>`))
	f.Add([]byte("\xD0\xCF\x11\xE0"))
	f.Add(pack(f, "a.xml", "\xFF\xFE<\x00a\x00/\x00>\x00"))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := Open(data)
		if err != nil {
			if problem.CodeOf(err) == problem.Internal {
				t.Fatalf("an unexplained error: %v", err)
			}
			return
		}
		for _, name := range p.Names() {
			if p.Size(name) > 1<<20 {
				continue
			}
			if _, err := p.Tree(name); err != nil && problem.CodeOf(err) == problem.Internal {
				t.Fatalf("part %q: an unexplained error: %v", name, err)
			}
			_, _ = p.Relations(name)
		}
	})
}
