package reader

import (
	"archive/zip"
	"bytes"
	"strings"
	"testing"

	"formwright/shared/problem"
)

func zipOf(names ...string) []byte {
	var buf bytes.Buffer
	z := zip.NewWriter(&buf)
	for _, n := range names {
		if _, err := z.Create(n); err != nil {
			panic(err)
		}
	}
	if err := z.Close(); err != nil {
		panic(err)
	}
	return buf.Bytes()
}

// openDocumentOf is a package of an OpenDocument format.
func openDocumentOf(mediaType string) []byte {
	var buf bytes.Buffer
	z := zip.NewWriter(&buf)
	w, err := z.Create("mimetype")
	if err != nil {
		panic(err)
	}
	if _, err := w.Write([]byte(mediaType)); err != nil {
		panic(err)
	}
	if err := z.Close(); err != nil {
		panic(err)
	}
	return buf.Bytes()
}

func TestSniff(t *testing.T) {
	for name, c := range map[string]struct {
		data []byte
		want Kind
	}{
		"word":                   {zipOf("[Content_Types].xml", "word/document.xml"), Docx},
		"word with backslashes":  {zipOf("[Content_Types].xml", `word\document.xml`), Docx},
		"a package of odd paths": {zipOf("[Content_Types].xml", "main/doc.xml"), Docx},
		"spreadsheet":            {zipOf("[Content_Types].xml", "xl/workbook.xml"), Xlsx},
		"slides":                 {zipOf("ppt/presentation.xml"), Pptx},
		"open text":              {openDocumentOf("application/vnd.oasis.opendocument.text"), Odt},
		"open spreadsheet":       {openDocumentOf("application/vnd.oasis.opendocument.spreadsheet-template"), Ods},
		"open presentation":      {openDocumentOf("application/vnd.oasis.opendocument.presentation"), Odp},
		"electronic book":        {openDocumentOf("application/epub+zip"), Zip},
		"archive":                {zipOf("a.txt"), Zip},
		"pages":                  {zipOf("preview.jpg", "Index/Document.iwa"), Pages},
		"broken zip":             {[]byte("PK\x03\x04 and then nothing"), Docx},
		"old office":             {[]byte("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 and so on"), Compound},
		"pdf":                    {[]byte("%PDF-1.7\n"), PDF},
		"pdf after rubbish":      {[]byte("\x00\x01\x02\x03%PDF-1.4"), PDF},
		"png":                    {[]byte("\x89PNG\r\n\x1a\n"), Picture},
		"bitmap":                 {[]byte("BM\x00\x00\x01\x00\x00\x00"), Picture},
		"text that begins BM":    {[]byte("BMW is a German company. True or false?"), Text},
		"heic":                   {[]byte("\x00\x00\x00\x18ftypheic"), HEIC},
		"rtf":                    {[]byte(`{\rtf1 hello}`), RTF},
		"html":                   {[]byte("  <!DOCTYPE html><p>"), HTML},
		"html behind a comment":  {[]byte("<!-- saved from x -->\n<!-- 2 --><html><p>"), HTML},
		"html as xml":            {[]byte("<?xml version=\"1.0\"?>\n<!DOCTYPE html PUBLIC \"x\"><html>"), HTML},
		"html from its head":     {[]byte("\xef\xbb\xbf<HEAD><title>x</title>"), HTML},
		"html from its meta":     {[]byte("<meta charset=utf-8><p>x"), HTML},
		"markdown behind a tag":  {[]byte("<span class=\"x\">Tests</span>\n# All tests\n\n### 1\n<b>a</b> <i>b</i>"), Text},
		"a piece of html":        {[]byte("<ol class=x>\n<li>a</li><li>b</li></ol>"), HTML},
		"text about html":        {[]byte("<p> is the tag of?\nA. a paragraph\nB. </p>"), Text},
		"text behind a comment":  {[]byte("<!-- Unit 1 -->\n1. What is 2+2?"), Text},
		"quiz xml":               {[]byte("<?xml version=\"1.0\"?>\n<quiz><question></question></quiz>"), Text},
		"open comment":           {[]byte("<!-- "), Text},
		"quiz json":              {[]byte(` {"format":"formwright.quiz/v1"}`), QuizJSON},
		"other json":             {[]byte(`{"a":1}`), Text},
		"text":                   {[]byte("1. What?"), Text},
		"utf-16":                 {[]byte("\xff\xfe1\x00"), Text},
		"one-byte letters":       {[]byte("\xc2\xee\xef\xf0\xee\xf1"), Text},
		"nothing":                {nil, Empty},
		"white space":            {[]byte("\xef\xbb\xbf \n\t"), Empty},
		"binary":                 {[]byte("\x01\x00\x02\x00\xfe"), Binary},
	} {
		t.Run(name, func(t *testing.T) {
			if got := Sniff(c.data); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

func TestReadNamesWhatItCannotRead(t *testing.T) {
	for name, c := range map[string]struct {
		data []byte
		code problem.Code
		says string
	}{
		"pdf":        {[]byte("%PDF-1.7\n"), problem.DocumentUnsupported, "a PDF"},
		"heic":       {[]byte("\x00\x00\x00\x18ftypheic"), problem.DocumentUnsupported, "HEIC"},
		"old office": {[]byte("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), problem.DocumentUnsupported, ".docx"},
		"nothing":    {nil, problem.DocumentEmpty, "send that"},
	} {
		t.Run(name, func(t *testing.T) {
			_, _, err := Reader{}.Read(t.Context(), Input{Data: c.data})
			if p := problem.Of(err); p.Code != c.code || !strings.Contains(p.Message, c.says) {
				t.Errorf("got %v, want %s saying %q", err, c.code, c.says)
			}
		})
	}
}
