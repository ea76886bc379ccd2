// Package source is where documents come from: the cloud drive (source/drive),
// a folder that stands for it on one machine (source/folder), a public URL
// (source/guard) and an upload. It holds what they share: the words of a
// request that name a document, and the document they give back. What a
// document is, is for the reader to find out; nothing here opens one.
package source

import (
	"fmt"
	"io"

	"formwright/shared/problem"
)

// MaxSize is the largest document that is read, in bytes: 25 MB.
const MaxSize = 25 << 20

// Origin is the kind of place a document came from, for logs.
type Origin string

// The origins.
const (
	FromDrive  Origin = "drive"
	FromFolder Origin = "folder"
	FromURL    Origin = "url"
	FromUpload Origin = "upload"
)

// Document is a document as its place gave it.
type Document struct {
	// Name is a file name without a path, with an extension where one is known.
	// It is empty when the place did not tell.
	Name string
	// MediaType is what the place said, without parameters; it may be wrong.
	MediaType string
	Data      []byte
	Origin    Origin
}

// TooLarge is the problem of a document with more than max bytes.
func TooLarge(max int64) *problem.Error {
	return problem.New(problem.DocumentTooLarge, "The document is larger than %s. Split it or make its pictures smaller.", megabytes(max))
}

func megabytes(n int64) string {
	if n >= 1<<20 && n%(1<<20) == 0 {
		return fmt.Sprintf("%d MB", n>>20)
	}
	return fmt.Sprintf("%d bytes", n)
}

// ReadAll reads r to its end, counting: what a sender said about the length is
// not believed. A document without bytes is a problem too.
func ReadAll(r io.Reader, max int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, max+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("read document: %w", err)
	case int64(len(data)) > max:
		return nil, TooLarge(max)
	case len(data) == 0:
		return nil, problem.New(problem.DocumentEmpty, "The document is empty: the file has no content. Check that it is the right file, save it again and send that.")
	}
	return data, nil
}
