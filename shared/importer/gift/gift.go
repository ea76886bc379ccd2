// Package gift reads GIFT, the text format of Moodle, as Moodle reads it, and a
// little more: an empty line between braces and signs that nobody escaped in a
// formula are forgiven. A question that cannot be read becomes a finding.
package gift

import (
	"context"
	"regexp"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/importer/draft"
	"formwright/shared/quiz"
)

// Read reads a GIFT file.
func Read(ctx context.Context, data []byte) (quiz.Quiz, []finding.Finding, error) {
	blocks := blocksOf(draft.Text(data))
	r := reader{d: draft.New(), categories: draft.NewCategories(categoriesOf(blocks))}
	for _, b := range blocks {
		if err := ctx.Err(); err != nil {
			return quiz.Quiz{}, nil, err
		}
		r.block(b)
	}
	return r.d.Finish("GIFT file")
}

type reader struct {
	d          *draft.Draft
	categories draft.Categories
	at         finding.Position
}

// block is a question or category: the lines between two empty ones.
type block struct {
	text     string   // without comments, escapes hidden
	line     int      // of the first line, from 1
	tags     []string // from comments
	category string   // path; empty for a question
}

func categoriesOf(blocks []block) []string {
	var paths []string
	for _, b := range blocks {
		if b.category != "" {
			paths = append(paths, b.category)
		}
	}
	return paths
}

// blocksOf cuts a file into blocks.
func blocksOf(text string) []block {
	c := cutter{}
	for i, line := range strings.Split(hide(text), "\n") {
		c.line(i+1, line)
	}
	c.end()
	return c.out
}

type cutter struct {
	out []block
	now block
}

func (c *cutter) line(n int, line string) {
	trimmed := strings.TrimSpace(line)
	switch path, category := strings.CutPrefix(trimmed, "$CATEGORY"); {
	case category && strings.HasPrefix(strings.TrimSpace(path), ":"):
		c.end()
		c.out = append(c.out, block{line: n, category: show(strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(path), ":")))})
	case strings.HasPrefix(trimmed, "//"):
		c.now.tags = append(c.now.tags, tagsOf(trimmed)...)
	case trimmed == "":
		if !c.inside() {
			c.end()
		}
	default:
		if opensAnswers(line) && c.inside() {
			c.close(n, line)
		}
		if c.now.text == "" {
			c.now.line = n
		}
		c.now.text += line + "\n"
	}
}

// inside reports whether a brace is open: some people part answers with empty
// lines. Text too long for that was never meant to be one question.
func (c *cutter) inside() bool {
	open := strings.LastIndexByte(c.now.text, '{')
	return open > strings.LastIndexByte(c.now.text, '}') && len(c.now.text)-open < 4000
}

func (c *cutter) end() {
	if strings.TrimSpace(c.now.text) != "" {
		c.out = append(c.out, c.now)
		c.now = block{}
	}
}

var tagMark = regexp.MustCompile(`\[tag:((?:\\\]|[^\]])+)\]`)

func tagsOf(comment string) []string {
	var tags []string
	for _, m := range tagMark.FindAllStringSubmatch(written(comment), -1) {
		if tag := draft.Line(strings.ReplaceAll(m[1], `\]`, `]`)); tag != "" {
			tags = append(tags, tag)
		}
	}
	return tags
}

// Escaped signs are hidden as characters that stand for nothing in any text
// (noncharacters of Unicode), so that a sign that is seen is one of the format's.
const (
	signs  = `\:#={}~n`
	hidden = "\ufdd0\ufdd1\ufdd2\ufdd3\ufdd4\ufdd5\ufdd6\ufdd7"
)

func hide(s string) string {
	s = strings.Map(func(r rune) rune {
		if r >= 0xfdd0 && r <= 0xfdef {
			return -1
		}
		return r
	}, s)
	secret := []rune(hidden)
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) {
			if at := strings.IndexByte(signs, s[i+1]); at >= 0 {
				b.WriteRune(secret[at])
				i++
				continue
			}
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// written puts hidden signs back with their backslashes, for comments, which know
// no escapes but those of tags.
func written(s string) string {
	var b strings.Builder
	for _, r := range s {
		if r >= 0xfdd0 && r <= 0xfdd7 {
			b.WriteByte('\\')
			b.WriteByte(signs[r-0xfdd0])
			continue
		}
		b.WriteRune(r)
	}
	return b.String()
}

// show puts hidden signs back.
func show(s string) string {
	if !strings.Contains(s, "\ufdd0"[:2]) {
		return s
	}
	var b strings.Builder
	for _, r := range s {
		switch {
		case r == 0xfdd7:
			b.WriteByte('\n')
		case r >= 0xfdd0 && r < 0xfdd7:
			b.WriteByte(signs[r-0xfdd0])
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}
