package moodlexml

import (
	"bufio"
	"encoding/base64"
	"fmt"
	"io"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/moodle"
)

// writer writes elements, indented by their depth.
type writer struct {
	w      *bufio.Writer // keeps its first error for Flush
	media  richtext.Library
	title  string
	depth  int
	losses []quiz.Loss
	err    error // of reading a picture
}

func (x *writer) put(parts ...string) {
	for _, p := range parts {
		x.w.WriteString(p)
	}
}

func (x *writer) indent() { x.put(strings.Repeat("  ", x.depth+1)) }

func (x *writer) open(tag string, attributes ...string) {
	x.indent()
	x.put("<", strings.Join(append([]string{tag}, attributes...), " "), ">\n")
	x.depth++
}

func (x *writer) shut(tag string) {
	x.depth--
	x.indent()
	x.put("</", tag, ">\n")
}

// leaf writes an element with plain text.
func (x *writer) leaf(tag, text string) {
	x.indent()
	x.put("<", tag, ">", richtext.EscapeHTML(text), "</", tag, ">\n")
}

// text writes an element whose plain text is in a <text> of its own.
func (x *writer) text(tag, text string) {
	x.open(tag)
	x.leaf("text", text)
	x.shut(tag)
}

// rich writes an element with HTML and the pictures that it shows.
func (x *writer) rich(tag string, c richtext.Content) {
	x.open(tag, `format="html"`)
	x.html(c)
	x.shut(tag)
}

// html writes the <text> of an element and, beside it, its pictures: Moodle finds
// them only there.
func (x *writer) html(c richtext.Content) {
	x.raw(moodle.Braces(c.InlineHTML(moodle.HTML(pluginFile(x.media), nil))))
	x.files(c)
}

// raw writes HTML as the <text> of an element.
func (x *writer) raw(html string) {
	x.indent()
	if html == "" {
		x.put("<text></text>\n")
		return
	}
	x.put("<text><![CDATA[", strings.ReplaceAll(html, "]]>", "]]]]><![CDATA[>"), "]]></text>\n")
}

func (x *writer) files(contents ...richtext.Content) {
	seen := map[string]bool{}
	for _, c := range contents {
		for _, hash := range c.Hashes() {
			if !seen[hash] {
				seen[hash] = true
				x.file(hash)
			}
		}
	}
}

func (x *writer) file(hash string) {
	m := x.media[hash]
	x.indent()
	x.put(`<file name="`, fileName(hash, m), `" path="/" encoding="base64">`)
	if err := x.encode(m); err != nil && x.err == nil {
		x.err = fmt.Errorf("read picture %s: %w", hash, err)
	}
	x.put("</file>\n")
}

func (x *writer) encode(m richtext.Media) error {
	r, err := m.Open()
	if err != nil {
		return err
	}
	defer r.Close()
	enc := base64.NewEncoder(base64.StdEncoding, x.w)
	if _, err := io.Copy(enc, r); err != nil {
		return err
	}
	return enc.Close()
}

// pluginFile gives the address by which Moodle replaces a picture's.
func pluginFile(media richtext.Library) func(richtext.Image) string {
	return func(img richtext.Image) string {
		return "@@PLUGINFILE@@/" + fileName(img.Hash, media[img.Hash])
	}
}

// fileName needs only a part of the hash: it tells the few pictures of one text
// apart.
func fileName(hash string, m richtext.Media) string {
	return hash[:min(len(hash), 16)] + richtext.Extension(m.Type)
}

func (x *writer) lose(code quiz.LossCode, item, message string) {
	x.losses = append(x.losses, quiz.Loss{Code: code, Item: item, Message: message})
}
