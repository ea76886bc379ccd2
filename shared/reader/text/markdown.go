package text

import (
	"regexp"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
)

var (
	sectionRE = regexp.MustCompile(`^#{2,3}[ \t]`)
	headingRE = regexp.MustCompile(`^(#{1,6})\s+(.*?)\s*#*$`)
	gluedRE   = regexp.MustCompile(`^(#{2,6})([\pL\pN¿¡*"“(].*?)\s*#*$`) // as Markdown once was written
	bulletRE  = regexp.MustCompile(`^([-+*])\s+(.*)$`)
	taskRE    = regexp.MustCompile(`^\[([ xX✓])\]\s+(.*)$`)
	fenceRE   = regexp.MustCompile("^\\s*(```+|~~~+)([^`]*)$")
	delimRE   = regexp.MustCompile(`^\s*\|?\s*(?::-+:?|-+:|-{2,})\s*(?:\|\s*(?::-+:?|-+:|-{2,})\s*)*\|?\s*$`)
	boldRE    = regexp.MustCompile(`\*\*[^\s*][^*]*\*\*|(?:^|[^=])==[^\s=](?:[^=]*[^\s=])?==(?:[^=]|$)|(?:^|[^~])~~[^\s~](?:[^~]*[^\s~])?~~(?:[^~]|$)`)
	linkRE    = regexp.MustCompile(`!?\[[^\]]*\]\((https?:|data:image/)[^)\s]+\)`)
)

// isMarkdown asks for a sign that plain text does not carry: a text file whose
// right answers begin with * or whose comments begin with # is no Markdown.
func isMarkdown(lines []string) bool {
	fences, coloured, escaped, glued, folds := 0, 0, 0, 0, 0
	for i, line := range lines {
		t := strings.TrimSpace(line)
		switch {
		case fenceRE.MatchString(line):
			fences++
		case colouredRE.MatchString(t):
			coloured++
		case escapeRE.MatchString(t):
			escaped++
		case gluedRE.MatchString(t):
			glued++
		case summaryTag.MatchString(t), t == "<details>":
			folds++
		case sectionRE.MatchString(t),
			isBold(t), linkRE.MatchString(t):
			return true
		case i > 0 && strings.Contains(lines[i-1], "|") && strings.Contains(t, "|") && delimRE.MatchString(t):
			return true
		}
		if m := bulletRE.FindStringSubmatch(t); m != nil && taskRE.MatchString(m[2]) {
			return true
		}
	}
	return fences >= 2 || glued >= 2 || folds >= 2 || coloured >= colouredLines || escaped >= leastFill || titledOnce(lines) || titledRounds(lines) || leansThroughout(lines) || repliesQuoted(lines)
}

// isBold reports whether words of a line stand between signs for bold print. The stars
// of powers, "x**2+y**2", stand between letters and numbers on both sides.
func isBold(s string) bool {
	for {
		at := boldRE.FindStringIndex(s)
		if at == nil {
			return false
		}
		if at[0] == 0 || at[1] == len(s) || s[at[0]] != '*' || !isASCIIWord(s[at[0]-1]) || !isASCIIWord(s[at[1]]) {
			return true
		}
		s = s[at[1]:]
	}
}

func isASCIIWord(c byte) bool {
	return c == ')' || '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z'
}

// titledOnce reports whether a text begins with its title as Markdown writes it, and no
// other line begins with that sign, as comments do, or with one that marks answers.
func titledOnce(lines []string) bool {
	titles, first := 0, true
	for _, line := range lines {
		t := strings.TrimSpace(line)
		switch {
		case t == "":
			continue
		case strings.HasPrefix(t, "# "):
			if titles++; !first {
				return false
			}
		case strings.IndexByte("*+=~!@$#", t[0]) >= 0:
			return false
		}
		first = false
	}
	return titles == 1
}

// firstRE is the number of the first question of a round.
var firstRE = regexp.MustCompile(`^1[.)]\s`)

// titledRounds reports whether what begins with that sign are titles, each right over questions
// that count from one again, and the title of all.
func titledRounds(lines []string) bool {
	rounds, over := 0, false
	for i, line := range lines {
		t := strings.TrimSpace(line)
		switch {
		case t == "":
		case strings.HasPrefix(t, "# "):
			if over && rounds > 0 {
				return false // a comment of two lines
			}
			over = true
		case strings.IndexByte("*+=~!@$#", t[0]) >= 0:
			return false
		case over:
			if !firstRE.MatchString(t) {
				return false
			}
			rounds, over = rounds+1, false
		case firstRE.MatchString(t) && i > 0 && rounds > 0:
			return false // a round without a title
		}
	}
	return rounds >= 2 && !over
}

// block reads a fenced block or a table that begins at line i.
func (r *reader) block(lines []string, i int, pos finding.Position) (last int, ok bool) {
	if m := fenceRE.FindStringSubmatch(lines[i]); m != nil {
		return r.fence(lines, i, m[1], strings.TrimSpace(m[2])), true
	}
	if i+1 < len(lines) && strings.Contains(lines[i], "|") && strings.Contains(lines[i+1], "|") && delimRE.MatchString(lines[i+1]) {
		return r.table(lines, i, pos), true
	}
	return i, false
}

// fence reads program code up to the closing fence. Code stands in the lines of
// the fences too where its author knew no better.
func (r *reader) fence(lines []string, i int, mark, info string) int {
	indent := lines[i][:strings.Index(lines[i], mark)] // of the list item it stands in
	if strings.HasPrefix(info, "#") || strings.ContainsAny(info, ";<(") {
		r.code(info, i)
	}
	for i++; i < len(lines); i++ {
		s := strings.TrimRight(lines[i], " \t\r")
		if before, closed := closesFence(s, mark); closed {
			if strings.TrimSpace(before) != "" {
				r.code(strings.TrimPrefix(before, indent), i)
			}
			break
		}
		r.code(strings.TrimPrefix(s, indent), i)
	}
	return i
}

// closesFence reports whether a line is the closing fence or ends in it, and
// what stands before it.
func closesFence(s, mark string) (before string, ok bool) {
	if strings.HasPrefix(strings.TrimSpace(s), mark) {
		return "", true
	}
	before, ok = strings.CutSuffix(s, mark)
	return before, ok && !strings.Contains(before, mark[:1])
}

// code adds a line of program code.
func (r *reader) code(s string, i int) {
	p := page.Paragraph{Position: finding.Position{Line: i + 1}, Style: page.Style{Name: "code", Code: true}}
	if s != "" {
		p.Runs = tabRuns(nil, s, page.Marks{Code: true})
	}
	r.add(p)
}

// table reads a pipe table whose first row is its header.
func (r *reader) table(lines []string, i int, pos finding.Position) int {
	t := page.Table{Position: pos}
	first := i
	for ; i < len(lines) && strings.Contains(lines[i], "|"); i++ {
		if i == first+1 || i == first && strings.Trim(lines[i], " |\t\r") == "" {
			continue // the line of dashes, and the header of a table that has none
		}
		row := page.Row{Header: i == first}
		for _, cell := range cells(lines[i]) {
			at := finding.Position{Line: i + 1}
			row.Cells = append(row.Cells, page.Cell{ColSpan: 1, RowSpan: 1,
				Blocks: []page.Block{page.Paragraph{Position: at, Runs: r.inline(cell, at)}}})
		}
		t.Rows = append(t.Rows, row)
	}
	r.add(t)
	return i - 1
}

// cells splits a table row at its pipes; \| is a pipe in a cell.
func cells(line string) []string {
	const hidden = "\x00"
	line = strings.ReplaceAll(strings.TrimSpace(line), `\|`, hidden)
	line = strings.TrimSuffix(strings.TrimPrefix(line, "|"), "|")
	parts := strings.Split(line, "|")
	for i := range parts {
		parts[i] = strings.TrimSpace(strings.ReplaceAll(parts[i], hidden, "|"))
	}
	return parts
}

// markdownLine takes the sign of a heading, quote, bullet or task off a line and
// notes it in the paragraph.
func markdownLine(p *page.Paragraph, s string) string {
	for strings.HasPrefix(s, "> ") || s == ">" {
		s = strings.TrimPrefix(strings.TrimPrefix(s, ">"), " ")
		p.Style.Name = "quote"
	}
	for _, form := range []*regexp.Regexp{headingRE, gluedRE} {
		if m := form.FindStringSubmatch(s); m != nil {
			p.Style = page.Style{Name: "heading", Heading: len(m[1])}
			return m[2]
		}
	}
	m := bulletRE.FindStringSubmatch(s)
	if m == nil {
		return s
	}
	p.Style.List = true
	p.Label = &page.Label{Text: "•", Format: page.Bullet, List: "bullets", Level: int(p.Indent / 10)}
	if t := taskRE.FindStringSubmatch(m[2]); t != nil {
		p.Label.Text, p.Label.Check = "☐", page.Unchecked
		if t[1] != " " {
			p.Label.Text, p.Label.Check = "☒", page.Checked
		}
		return t[2]
	}
	return m[2]
}
