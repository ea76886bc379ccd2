package text

import (
	"regexp"
	"strings"

	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// tagRE is an opening tag of the few that set text apart in Markdown.
var tagRE = regexp.MustCompile(`(?i)^<(font|span|strong|em|code|del|s)(\s[^<>]{0,200})?>`)

// colourRE is a colour in the attributes of such a tag: of the text, or with a
// word before it of what lies behind it.
var colourRE = regexp.MustCompile(`(?i)(background-|bg)?colou?r\s*[:=]\s*["']?\s*(#?[0-9a-z]{3,12})`)

// colouredRE is text between tags that only set its look: what an author has
// marked by hand, where nothing else of Markdown is used.
var colouredRE = regexp.MustCompile(`(?i)<(?:mark|u|font\s+color[^<>]{1,40}|span\s+style=[^<>]{0,80}colou?r[^<>]{1,80})>[^<>]+</(?:mark|u|font|span)>`)

// colouredLines is how many such lines make a text Markdown: a question about
// tags may show one.
const colouredLines = 3

// tagged reads "<font color='red'>B. Paris</font>", the way to set colours that
// Markdown has no signs for; 0 when no such stretch begins at s.
func (in *inliner) tagged(s string, m page.Marks) int {
	g := tagRE.FindStringSubmatch(s)
	if g == nil {
		return 0
	}
	name := strings.ToLower(g[1])
	if in.unclosed[name] {
		return 0 // a hostile line must not be searched again and again
	}
	rest := s[len(g[0]):]
	end := strings.Index(strings.ToLower(rest), "</"+name+">")
	if end < 0 || len(strings.ToLower(rest)) != len(rest) {
		if in.unclosed == nil {
			in.unclosed = map[string]bool{}
		}
		in.unclosed[name] = true
		return 0
	}
	in.flush(m)
	in.read(rest[:end], setByTag(m, name, g[2]))
	return len(g[0]) + end + len("</"+name+">")
}

// setByTag is how text inside a tag is set.
func setByTag(m page.Marks, name, attributes string) page.Marks {
	switch name {
	case "strong":
		m.Bold = true
	case "em":
		m.Italic = true
	case "code":
		m.Code = true
	case "del", "s":
		m.Strike = true
	}
	for _, c := range colourRE.FindAllStringSubmatch(attributes, -1) {
		hex := hexOf(strings.ToLower(c[2]))
		switch {
		case hex == "":
		case c[1] != "":
			m.Highlight = hex
		default:
			m.Color = hex
		}
	}
	return m
}

// hexOf reads the colours that people type.
func hexOf(value string) string {
	if short, ok := strings.CutPrefix(value, "#"); ok {
		if len(short) == 3 {
			short = short[:1] + short[:1] + short[1:2] + short[1:2] + short[2:] + short[2:]
		}
		return typeset.Hex(short)
	}
	switch value {
	case "red":
		return "FF0000"
	case "green":
		return "008000"
	case "lime":
		return "00FF00"
	case "blue":
		return "0000FF"
	case "orange":
		return "FFA500"
	case "purple":
		return "800080"
	case "yellow":
		return "FFFF00"
	}
	return ""
}
