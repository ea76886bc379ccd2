package reader

import (
	"bytes"
	"regexp"
)

// webTags are elements that only web pages begin with.
var webTags = regexp.MustCompile(`^(?i)<(?:!doctype\s+html|html|head|body|meta|title|link\s)[\s>/]?`)

// isWebPage reports whether text is a web page: behind a declaration of XML, its
// instructions, comments and styles comes the beginning of one: Markdown may be
// headed by a style too. A piece of a page, such as a list, is one when all its
// text is in elements.
func isWebPage(text []byte) bool {
	for {
		text = bytes.TrimSpace(text)
		end := ""
		switch {
		case bytes.HasPrefix(text, []byte("<?")):
			end = ">"
		case bytes.HasPrefix(text, []byte("<!--")):
			end = "-->"
		case len(text) > 6 && bytes.EqualFold(text[:6], []byte("<style")):
			end = "</style>"
		default:
			return webTags.Match(text) || isPieceOfPage(text)
		}
		at := bytes.Index(text, []byte(end))
		if at < 0 {
			return false
		}
		text = text[at+len(end):]
	}
}

// pieceTags are elements a piece of a page begins with.
var pieceTags = regexp.MustCompile(`^(?i)<(?:div|p|ol|ul|table|h[1-6]|section|article|main|form|span|font|center)(?:\s[^<>]*)?>`)

// markHeads are the headings of Markdown, which may begin with a piece of HTML itself.
var markHeads = regexp.MustCompile(`(?m)^#{1,4} \S`)

// isPieceOfPage asks for several closing tags too: program code and questions
// about HTML show a tag or two.
func isPieceOfPage(text []byte) bool {
	const heads = 2
	return pieceTags.Match(text) && bytes.Count(text, []byte("</")) >= 3 && len(markHeads.FindAll(text, heads)) < heads
}
