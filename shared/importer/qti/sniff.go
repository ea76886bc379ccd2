package qti

import (
	"archive/zip"
	"bytes"
	"io"
	"path"
	"regexp"
	"strings"
)

var rootMark = regexp.MustCompile(`(?s)^(?:\xef\xbb\xbf)?\s*(?:<\?xml.*?\?>)?\s*(?:<\?.*?\?>\s*|<!--.*?-->\s*|<!DOCTYPE[^\[>]*(?:\[.*?\]\s*)?>\s*)*<(?:\w+:)?(?:questestinterop|assessmentTest|assessmentItem|qti-assessment-test|qti-assessment-item)[\s/>]`)

// The bounds of what is looked at.
const (
	maxSniffed = 16 << 10 // bytes of a file
	maxEntries = 2000     // files of a package
)

// Sniff reports whether data is a QTI file or a package with one.
func Sniff(data []byte) bool {
	if !isZip(data) {
		return rootMark.Match(data[:min(len(data), maxSniffed)])
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return false
	}
	for _, f := range z.File[:min(len(z.File), maxEntries)] {
		if maybeXML(f.Name) && rootMark.Match(head(f)) {
			return true
		}
		if strings.EqualFold(path.Base(f.Name), "imsmanifest.xml") && manifestMark.Match(head(f)) {
			return true
		}
	}
	return false
}

// manifestMark is a manifest that says that it holds questions.
var manifestMark = regexp.MustCompile(`(?i)imsqti|x-bb-qti|d2lquiz|d2lquestionlibrary`)

func head(f *zip.File) []byte {
	r, err := f.Open()
	if err != nil {
		return nil
	}
	defer r.Close()
	data, err := io.ReadAll(io.LimitReader(r, maxSniffed))
	if err != nil && len(data) == 0 {
		return nil
	}
	return data
}
