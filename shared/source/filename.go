package source

import (
	"mime"
	"net/http"
	"path"
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxName is the longest file name that is kept, in bytes.
const maxName = 255

// NameOf gives the file name and the media type that a response tells: the name
// from Content-Disposition (RFC 6266) or else from the end of its address.
func NameOf(resp *http.Response) (name, mediaType string) {
	mediaType, _, _ = mime.ParseMediaType(resp.Header.Get("Content-Type"))
	_, params, err := mime.ParseMediaType(resp.Header.Get("Content-Disposition"))
	if err == nil {
		name = CleanName(params["filename"])
	}
	if name == "" && resp.Request != nil && resp.Request.URL != nil {
		name = CleanName(resp.Request.URL.Path)
	}
	return name, mediaType
}

// CleanName keeps of a file name that somebody sent its last part, in printable
// characters; "" when nothing is left.
func CleanName(s string) string {
	s = strings.ToValidUTF8(s, "")
	s = path.Base(strings.ReplaceAll(s, `\`, "/"))
	s = strings.TrimSpace(strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, s))
	if s == "." || s == ".." || s == "/" {
		return ""
	}
	for len(s) > maxName {
		_, size := utf8.DecodeLastRuneInString(s)
		s = s[:len(s)-size]
	}
	return s
}
