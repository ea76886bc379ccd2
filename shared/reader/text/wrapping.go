package text

import (
	"regexp"
	"strings"
)

var (
	foldTag    = regexp.MustCompile(`(?i)^\s*</?(?:details|gallery|figure|picture)(?:\s[^<>]{0,200})?>\s*$`)
	summaryTag = regexp.MustCompile(`(?i)^(\s*)(?:<details(?:\s[^<>]{0,200})?>\s*)?<summary(?:\s[^<>]{0,200})?>(.*?)</summary>(.*)$`)
	foldEnd    = regexp.MustCompile(`(?i)\s*</details>\s*$`)
	setTag     = regexp.MustCompile(`(?i)</?(?:b|strong|i|em|u|h[1-6])>`)
	openBlock  = regexp.MustCompile(`(?i)^\s*<(div|p|span|center|section)(?:\s[^<>]{1,200})>`)
	paraTag    = regexp.MustCompile(`(?i)^\s*</?p>|</p>\s*$`)
	imageTag   = regexp.MustCompile(`(?i)^(\s*)<img\s(?:[^<>]*\s)?src\s*=\s*["'](https?://[^"'<>]+|[^"'<>:]*/[^"'<>:]+)["'][^<>]*>\s*$`)
	altText    = regexp.MustCompile(`(?i)\salt\s*=\s*["']([^"'<>\[\]]*)["']`)
	styleStart = regexp.MustCompile(`(?i)^\s*<style(?:\s[^<>]{0,200})?>`)
)

// unwrapped takes off the lines of a Markdown document the HTML it is wrapped in
// and that nobody sees: comments, styles, answers that fold away, blocks that
// are only set otherwise. A picture that is all of a line becomes one of Markdown. A tag
// without attributes on a line of its own may be what a question is about and stays, as
// does all in fences.
func unwrapped(lines []string) []string {
	out := make([]string, len(lines))
	w := wrapping{open: map[string]int{}}
	for i, line := range lines {
		out[i] = w.line(line)
	}
	return out
}

// wrapping is what is open at a line.
type wrapping struct {
	fence string         // the mark of the code that is open
	until string         // what ends the comment or style that is open
	open  map[string]int // blocks with attributes, by the name of their tag
	folds int            // what folds away
}

func (w *wrapping) line(line string) string {
	if w.until != "" {
		_, after, found := strings.Cut(line, w.until)
		if !found {
			return ""
		}
		w.until = ""
		return after
	}
	if w.fence != "" {
		if _, closed := closesFence(strings.TrimRight(line, " \t\r"), w.fence); closed {
			w.fence = ""
		}
		return line
	}
	if m := fenceRE.FindStringSubmatch(line); m != nil {
		w.fence = m[1]
		return line
	}
	if strings.IndexByte(line, '<') < 0 {
		return line
	}
	if strings.HasPrefix(strings.TrimLeft(line, " \t"), "<!--") {
		return w.hidden(line, "-->")
	}
	if styleStart.MatchString(line) {
		return w.hidden(line, "</style>")
	}
	w.folds = max(0, w.folds+strings.Count(line, "<details")-strings.Count(line, "</details"))
	if foldTag.MatchString(line) {
		return ""
	}
	if m := summaryTag.FindStringSubmatch(line); m != nil {
		line = strings.TrimRight(m[1]+setTag.ReplaceAllString(m[2], "")+" "+m[3], " ")
	}
	line = foldEnd.ReplaceAllString(line, "")
	if m := imageTag.FindStringSubmatch(line); m != nil {
		alt := ""
		if a := altText.FindStringSubmatch(line); a != nil {
			alt = a[1]
		}
		return m[1] + "![" + alt + "](" + strings.ReplaceAll(m[2], " ", "%20") + ")"
	}
	if w.folds > 0 {
		line = paraTag.ReplaceAllString(line, "")
	}
	return w.block(line)
}

// hidden leaves out what nobody sees up to its end.
func (w *wrapping) hidden(line, end string) string {
	_, after, found := strings.Cut(line, end)
	if !found {
		w.until = end
	}
	return after
}

// block takes the tags of a block that has attributes off its first and its
// last line. One that only colours its line stays: the colour may be the answer.
func (w *wrapping) block(line string) string {
	if m := openBlock.FindStringSubmatchIndex(line); m != nil && !colouredRE.MatchString(line) {
		name := strings.ToLower(line[m[2]:m[3]])
		w.open[name]++
		line = line[m[1]:]
	}
	trimmed := strings.TrimRight(line, " \t\r")
	for name, n := range w.open {
		if rest, ok := strings.CutSuffix(trimmed, "</"+name+">"); ok && n > 0 {
			w.open[name]--
			return rest + line[len(trimmed):]
		}
	}
	return line
}
