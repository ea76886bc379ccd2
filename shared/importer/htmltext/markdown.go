package htmltext

import (
	"regexp"
	"strings"

	"formwright/shared/richtext"
)

// Markdown reads the part of Markdown that people use in questions: paragraphs,
// headings, lists, fenced and inline code, emphasis, links and pictures. HTML in
// it stays HTML.
func (r Reader) Markdown(text string) richtext.Content {
	var b strings.Builder
	lines := strings.Split(strings.ReplaceAll(text[:min(len(text), MaxSize)], "\r\n", "\n"), "\n")
	for len(lines) > 0 {
		lines = markdownBlock(&b, lines)
	}
	return r.HTML(b.String())
}

var (
	headingLine = regexp.MustCompile(`^(#{1,6})\s+(.*?)\s*#*$`)
	bulletLine  = regexp.MustCompile(`^\s*[-*+]\s+(.*)$`)
	numberLine  = regexp.MustCompile(`^\s*\d{1,9}[.)]\s+(.*)$`)
)

// markdownBlock writes the block that the lines begin with and returns the rest.
func markdownBlock(b *strings.Builder, lines []string) []string {
	first := lines[0]
	switch {
	case strings.TrimSpace(first) == "":
		return lines[1:]
	case strings.HasPrefix(first, "```"), strings.HasPrefix(first, "~~~"):
		return fenced(b, lines)
	case headingLine.MatchString(first):
		m := headingLine.FindStringSubmatch(first)
		tag := "h" + string(rune('0'+len(m[1])))
		b.WriteString("<" + tag + ">" + markdownInline(m[2]) + "</" + tag + ">")
		return lines[1:]
	case bulletLine.MatchString(first):
		return listed(b, "ul", bulletLine, lines)
	case numberLine.MatchString(first):
		return listed(b, "ol", numberLine, lines)
	}
	return paragraph(b, lines)
}

func fenced(b *strings.Builder, lines []string) []string {
	fence := lines[0][:3]
	language := strings.TrimSpace(strings.Trim(lines[0], "`~"))
	b.WriteString(`<pre><code class="language-` + strings.ReplaceAll(richtext.EscapeHTML(language), `"`, "") + `">`)
	lines = lines[1:]
	for len(lines) > 0 && !strings.HasPrefix(lines[0], fence) {
		b.WriteString(richtext.EscapeHTML(lines[0]) + "\n")
		lines = lines[1:]
	}
	b.WriteString("</code></pre>")
	return lines[min(len(lines), 1):]
}

func listed(b *strings.Builder, tag string, item *regexp.Regexp, lines []string) []string {
	b.WriteString("<" + tag + ">")
	for len(lines) > 0 && item.MatchString(lines[0]) {
		b.WriteString("<li>" + markdownInline(item.FindStringSubmatch(lines[0])[1]) + "</li>")
		lines = lines[1:]
	}
	b.WriteString("</" + tag + ">")
	return lines
}

func paragraph(b *strings.Builder, lines []string) []string {
	b.WriteString("<p>")
	for i := 0; len(lines) > 0 && strings.TrimSpace(lines[0]) != ""; i++ {
		if i > 0 && (strings.HasPrefix(lines[0], "```") || bulletLine.MatchString(lines[0]) || headingLine.MatchString(lines[0])) {
			break
		}
		b.WriteString(markdownInline(strings.TrimRight(lines[0], " ")))
		if strings.HasSuffix(lines[0], "  ") {
			b.WriteString("<br>")
		}
		b.WriteByte('\n')
		lines = lines[1:]
	}
	b.WriteString("</p>")
	return lines
}

var (
	imageMark  = regexp.MustCompile(`!\[([^\]]*)\]\(([^)\s]+)[^)]*\)`)
	linkMark   = regexp.MustCompile(`\[([^\]]+)\]\(([^)\s]+)[^)]*\)`)
	boldMark   = regexp.MustCompile(`\*\*(\S(?:.*?\S)?)\*\*|\b__(\S(?:.*?\S)?)__\b`)
	italicMark = regexp.MustCompile(`\*(\S(?:[^*]*\S)?)\*|\b_([^_\s](?:[^_]*[^_\s])?)_\b`)
	escapeMark = regexp.MustCompile("\\\\([*_`\\[\\](){}#+.!\\\\-])")
)

// markdownInline writes a line's marks as HTML. What stands between backticks is
// code and nothing else.
func markdownInline(s string) string {
	var b strings.Builder
	for i, part := range strings.Split(s, "`") {
		if i%2 == 1 {
			b.WriteString("<code>" + richtext.EscapeHTML(part) + "</code>")
			continue
		}
		part = escapeMark.ReplaceAllStringFunc(part, func(m string) string { return "&#" + decimal(m[1]) + ";" })
		part = imageMark.ReplaceAllString(part, `<img alt="$1" src="$2">`)
		part = linkMark.ReplaceAllString(part, `<a href="$2">$1</a>`)
		part = boldMark.ReplaceAllString(part, "<b>$1$2</b>")
		b.WriteString(italicMark.ReplaceAllString(part, "<i>$1$2</i>"))
	}
	return b.String()
}

func decimal(c byte) string {
	const digits = "0123456789"
	return string([]byte{digits[c/100], digits[c/10%10], digits[c%10]})
}
