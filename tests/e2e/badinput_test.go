package e2e

import (
	"archive/zip"
	"bytes"
	"fmt"
	"image"
	"image/png"
	"strings"
	"testing"
	"unicode/utf16"

	"formwright/shared/reader/ocr/ocrtest"
	"formwright/tests/pdffile"
)

// bad is a document that is no quiz, and what its owner is told.
type bad struct {
	name, data string
	code       string
	says       []string // what it is, and what to do
}

func badDocuments(t *testing.T, assets string) []bad {
	t.Helper()
	const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`
	word := string(zipped(t, "[Content_Types].xml", types, "word/document.xml", "<w:document/>"))
	blank := bad{"a page without words.png", whitePicture(t), "DOCUMENT_EMPTY", []string{"No text was found in the picture", "sharp and upright"}}
	if assets == "" {
		blank.code, blank.says = "DOCUMENT_UNSUPPORTED", []string{"Pictures cannot be read here", "make assets"}
	}
	return []bad{
		{"old.doc", compound("WordDocument"), "DOCUMENT_UNSUPPORTED", []string{"binary format of Office from before 2007", ".doc", "save it as .docx"}},
		{"old.xls", compound("Workbook"), "DOCUMENT_UNSUPPORTED", []string{"binary format of Office from before 2007", ".xls", ".xlsx"}},
		{"old.ppt", compound("PowerPoint Document"), "DOCUMENT_UNSUPPORTED", []string{"binary format of Office from before 2007", ".ppt", ".pptx"}},
		{"locked.docx", compound("EncryptedPackage"), "DOCUMENT_ENCRYPTED", []string{"password-protected", "remove the password"}},
		{"locked.pdf", string(pdffile.Locked()), "DOCUMENT_ENCRYPTED", []string{"password-protected", "Remove the password"}},
		{"locked.odt", lockedText(t), "DOCUMENT_ENCRYPTED", []string{"password-protected", "without a password"}},
		{"photograph.heic", "\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic", "DOCUMENT_UNSUPPORTED", []string{"HEIC", "JPEG or PNG"}},
		{"spaces.txt", " \n\t\r\n", "DOCUMENT_EMPTY", []string{"document is empty"}},
		{"many things.zip", string(zipped(t, "a.bin", "\x01\x02", "b.bin", "\x03")), "DOCUMENT_UNSUPPORTED", []string{"zip archive", "Readable are", "docx"}},
		{"program.exe", "MZ\x90\x00\x03\x00\x00\x00\x04\x00\x00\x00\xff\xff\x00\x00", "DOCUMENT_UNSUPPORTED", []string{"cannot be read", "Readable are"}},
		{"letter.txt", letterText, "NO_QUESTIONS", []string{"No question was found", "check that the file is the right one"}},
		{"letter.pdf", string(pdffile.Pages([]string{"Dear Ada,", "all is well here, and the garden is green."})), "NO_QUESTIONS", []string{"No question was found"}},
		{"book.pdf", string(pdffile.Pages(make([][]string, 301)...)), "DOCUMENT_TOO_LARGE", []string{"301 pages", "at most 300", "Split it"}},
		{"book.txt", strings.Repeat("x\n", 200_001), "DOCUMENT_TOO_LARGE", []string{"200000 lines", "limit"}},
		{"many parts.docx", manyParts(t), "DOCUMENT_TOO_LARGE", []string{"2000 parts", "Split it"}},
		{"poster.png", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\xea\x60\x00\x00\xea\x60\x08\x00\x00\x00\x00\xa5\xb9\x2a\x9e", "DOCUMENT_TOO_LARGE", []string{"60000 x 60000 pixels", "Make it smaller"}},
		{"half.docx", word[:len(word)/2], "DOCUMENT_BROKEN", []string{"damaged", "save it again"}},
		{"half.pdf", "%PDF-1.7\n1 0 obj\n<< /Type /Cat", "DOCUMENT_BROKEN", []string{"damaged", "print it as a new PDF"}},
		blank,
	}
}

// TestBadDocuments sends what is no quiz to one machine. Each is answered with
// what it is and what to do about it, the same words stand in its job, and no
// credit is gone at the end.
func TestBadDocuments(t *testing.T) {
	assets, err := ocrtest.Folder()
	if err != nil {
		t.Fatal(err)
	}
	m := newMachine(t)
	m.settings["CREDITS_FREE"] = "3" // fewer than there are documents: each must come back before the next
	if assets != "" {
		m.settings["ASSETS_DIR"] = assets
	}
	m.start()
	m.token = m.tokenFor("ada@example.org")
	documents := badDocuments(t, assets)
	for _, d := range documents {
		t.Run(d.name, func(t *testing.T) { m.refuses(t, d) })
	}
	m.t = t
	if r := m.uploaded("empty.docx", "", "gift").want(400); r.text("code") != "DOCUMENT_EMPTY" || !strings.Contains(r.text("message"), "file is empty") {
		t.Errorf("an empty upload, which becomes no job: %s", r.body)
	}
	for status, want := range map[string]int{"failed": len(documents), "completed": 0, "pending": 0, "processing": 0} {
		if got := m.get("/api/v1/jobs?limit=1&status=" + status).want(200).object()["total"]; got != float64(want) {
			t.Errorf("total of %s is %v, want %d", status, got, want)
		}
	}
	m.stop()
	if got := m.balance("ada@example.org"); got != 3 {
		t.Errorf("balance %d, began with 3", got)
	}
}

// refuses uploads a document and wants it refused, in the answer and in its job.
func (m *machine) refuses(t *testing.T, d bad) {
	m.t = t
	r := m.uploaded(d.name, d.data, "gift").want(400)
	message := r.text("message")
	if r.object()["success"] != false || r.text("code") != d.code {
		t.Errorf("%s", r.body)
	}
	for _, words := range d.says {
		if !strings.Contains(message, words) {
			t.Errorf("the message %q does not say %q", message, words)
		}
	}
	newest := m.get("/api/v1/jobs?limit=1").want(200).object()["jobs"].([]any)[0].(map[string]any)
	if got := m.status(newest["jobId"].(string)); got["state"] != "failed" || got["code"] != d.code || got["error"] != message {
		t.Errorf("its job is %v", got)
	}
}

// compound is a compound file as Office wrote it before 2007, and writes what
// has a password: a header, and a directory that names a stream (MS-CFB 2.2).
func compound(stream string) string {
	const sector = 512
	file := make([]byte, 4*sector)
	copy(file, "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
	copy(file[24:], "\x3e\x00\x03\x00\xfe\xff\x09\x00\x06\x00") // version 3, sectors of 2^9
	copy(file[44:], "\x01\x00\x00\x00\x01\x00\x00\x00")         // one sector of the table; the directory is sector 1
	for i, name := range []string{"Root Entry", stream} {
		entry := file[2*sector+128*i:]
		for k, c := range utf16.Encode([]rune(name)) {
			entry[2*k], entry[2*k+1] = byte(c), byte(c>>8)
		}
		entry[64], entry[66] = byte(2*len(name)+2), []byte{5, 2}[i] // length of the name; storage or stream
	}
	return string(file)
}

// zipped packs parts in pairs of name and content, as they are.
func zipped(t *testing.T, parts ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for i := 0; i < len(parts); i += 2 {
		f, err := w.CreateHeader(&zip.FileHeader{Name: parts[i], Method: zip.Store})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.Write([]byte(parts[i+1])); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// lockedText is an OpenDocument text with a password (OpenDocument 1.3, part 2, 4).
func lockedText(t *testing.T) string {
	t.Helper()
	const text = "application/vnd.oasis.opendocument.text"
	return string(zipped(t, "mimetype", text, "content.xml", "\x8f\x02\x9c\x11 nobody can read this",
		"META-INF/manifest.xml", `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">`+
			`<manifest:file-entry manifest:full-path="/" manifest:media-type="`+text+`"/>`+
			`<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml" manifest:size="9"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>`))
}

func manyParts(t *testing.T) string {
	t.Helper()
	var parts []string
	for i := range 2100 {
		parts = append(parts, fmt.Sprintf("word/%d.xml", i), "x")
	}
	return string(zipped(t, parts...))
}

// whitePicture is a sheet of paper without a word.
func whitePicture(t *testing.T) string {
	t.Helper()
	page := image.NewGray(image.Rect(0, 0, 600, 800))
	for i := range page.Pix {
		page.Pix[i] = 255
	}
	var b bytes.Buffer
	if err := png.Encode(&b, page); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
