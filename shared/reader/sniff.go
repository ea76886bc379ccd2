package reader

import (
	"archive/zip"
	"bytes"
	"io"
	"strings"
	"unicode/utf8"

	"formwright/shared/compound"
	"formwright/shared/reader/sheet"
)

// Kind is what a document is by its content.
type Kind string

// The kinds of document that are told apart.
const (
	Docx      Kind = "docx"
	Xlsx      Kind = "xlsx"
	Pptx      Kind = "pptx"
	Odt       Kind = "odt"
	Ods       Kind = "ods"
	Odp       Kind = "odp"
	CSV       Kind = "csv"
	Zip       Kind = "zip"
	PDF       Kind = "pdf"
	Picture   Kind = "picture"
	HEIC      Kind = "heic"
	RTF       Kind = "rtf"
	HTML      Kind = "html"
	QuizJSON  Kind = "quiz json"
	Text      Kind = "text"
	Encrypted Kind = "encrypted" // an Office file with a password
	OldWord   Kind = "doc"
	OldSheet  Kind = "xls"
	OldSlides Kind = "ppt"
	Compound  Kind = "ole" // a compound file of another program, or a broken one
	Pages     Kind = "iwork"
	Empty     Kind = "empty"
	Binary    Kind = "binary"
)

// Noun names the kind in a sentence.
func (k Kind) Noun() string {
	switch k {
	case Docx:
		return "a Word document"
	case Xlsx:
		return "a spreadsheet (xlsx)"
	case CSV:
		return "a table (csv)"
	case Pptx:
		return "a presentation (pptx)"
	case Odt:
		return "an OpenDocument text"
	case Ods:
		return "an OpenDocument spreadsheet"
	case Odp:
		return "an OpenDocument presentation"
	case Zip:
		return "a zip archive"
	case PDF:
		return "a PDF"
	case Picture:
		return "a picture"
	case HEIC:
		return "a HEIC picture"
	case RTF:
		return "an RTF document"
	case HTML:
		return "a web page (HTML)"
	case Text:
		return "plain text"
	case OldWord:
		return "an old Word document"
	case OldSheet:
		return "an old Excel workbook"
	case OldSlides:
		return "an old PowerPoint presentation"
	default:
		return "of an unknown kind"
	}
}

// magic is how files of a kind begin.
type magic struct {
	kind   Kind
	offset int
	bytes  string
}

func magics() []magic {
	return []magic{
		{Compound, 0, compound.Magic},
		{PDF, 0, "%PDF-"}, {RTF, 0, `{\rtf`},
		{Picture, 0, "\x89PNG\r\n"}, {Picture, 0, "\xff\xd8\xff"}, {Picture, 0, "GIF87a"}, {Picture, 0, "GIF89a"},
		{Picture, 8, "WEBP"}, {Picture, 0, "II*\x00"}, {Picture, 0, "MM\x00*"}, {Picture, 0, "BM"},
		{HEIC, 4, "ftyphei"}, {HEIC, 4, "ftypmif1"}, {HEIC, 4, "ftyphev"}, {HEIC, 4, "ftypavi"},
	}
}

// sniffed is how much of the beginning is looked at.
const sniffed = 4096

// Sniff says what a document is.
func Sniff(data []byte) Kind {
	head := data[:min(len(data), sniffed)]
	if len(bytes.TrimSpace(bytes.TrimPrefix(head, []byte("\xef\xbb\xbf")))) == 0 && len(data) <= sniffed {
		return Empty
	}
	for _, m := range magics() {
		if len(head) >= m.offset+len(m.bytes) && string(head[m.offset:m.offset+len(m.bytes)]) == m.bytes {
			if m.bytes == "BM" && looksLikeText(head) {
				continue
			}
			if m.kind == Compound {
				return sniffCompound(data)
			}
			return m.kind
		}
	}
	if bytes.HasPrefix(head, []byte("PK\x03\x04")) || bytes.HasPrefix(head, []byte("PK\x05\x06")) {
		return sniffZip(data)
	}
	if bytes.Contains(head[:min(len(head), 1024)], []byte("%PDF-")) && !looksLikeText(head) {
		return PDF // some writers put a few bytes before the header
	}
	if kind := sniffText(head); kind != Text || !sheet.LooksLikeCSV(data) {
		return kind
	}
	return CSV
}

// sniffZip tells the office formats by the names of their parts. A package whose
// directory is broken is left to the docx reader, whose errors are clear.
func sniffZip(data []byte) Kind {
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return Docx
	}
	for _, f := range z.File[:min(len(z.File), 2000)] {
		name := strings.ToLower(strings.TrimLeft(strings.ReplaceAll(f.Name, `\`, "/"), "/"))
		switch {
		case strings.HasPrefix(name, "word/"):
			return Docx
		case strings.HasPrefix(name, "xl/"):
			return Xlsx
		case strings.HasPrefix(name, "ppt/"):
			return Pptx
		case strings.HasPrefix(name, "index/") && strings.HasSuffix(name, ".iwa"):
			return Pages
		case name == "mimetype":
			if kind := openDocument(f); kind != Zip {
				return kind
			}
		}
	}
	for _, f := range z.File[:min(len(z.File), 2000)] {
		if f.Name == "[Content_Types].xml" { // a package whose main part lies elsewhere
			return Docx
		}
	}
	return Zip
}

// openDocument tells the OpenDocument formats by the part that names them
// (OpenDocument 1.3, part 2, 3.3).
func openDocument(f *zip.File) Kind {
	r, err := f.Open()
	if err != nil {
		return Zip
	}
	defer r.Close()
	name, _ := io.ReadAll(io.LimitReader(r, 128)) // what is missing fits no format
	for _, format := range []struct {
		prefix string
		kind   Kind
	}{{"application/vnd.oasis.opendocument.text", Odt}, {"application/vnd.oasis.opendocument.spreadsheet", Ods}, {"application/vnd.oasis.opendocument.presentation", Odp}} {
		if bytes.HasPrefix(name, []byte(format.prefix)) {
			return format.kind
		}
	}
	return Zip
}

func sniffText(head []byte) Kind {
	trimmed := bytes.TrimSpace(bytes.TrimPrefix(head, []byte("\xef\xbb\xbf")))
	switch {
	case bytes.HasPrefix(trimmed, []byte("{")) && bytes.Contains(head, []byte(`"formwright.quiz/`)):
		return QuizJSON
	case isWebPage(trimmed):
		return HTML
	case looksLikeText(head):
		return Text
	}
	return Binary
}

// looksLikeText accepts UTF-16 with its mark, UTF-8, and the one-byte encodings:
// text has next to no control characters.
func looksLikeText(head []byte) bool {
	if bytes.HasPrefix(head, []byte("\xff\xfe")) || bytes.HasPrefix(head, []byte("\xfe\xff")) {
		return true
	}
	control := 0
	for _, b := range head {
		if b == 0 {
			return false
		}
		if b < 0x20 && !bytes.ContainsRune([]byte("\t\n\r\f\v\x1a"), rune(b)) {
			control++
		}
	}
	return control*50 <= len(head) || utf8.Valid(head) && control*10 <= len(head)
}
