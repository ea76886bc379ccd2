package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// codeLength is how many lines from the first on are program code, 0 when
// fewer than two look like it.
func codeLength(lines []line) int {
	n, sure := 0, 0
	for n < len(lines) && codeLine(lines[n]) {
		if n > 0 || strongCode(lines[n]) {
			sure++
		}
		n++
	}
	if n < 2 || sure < 2 {
		return 0
	}
	return n
}

var (
	codeEnd   = pattern.Guarded(mayBeCode, `[;{}]\s*$|^\s*[{}]|^\s*//|\)\s*\{?$|^\s*#include|^\s*(?:public|private|static|void|int|float|double|def|class|import|from|using|return|if|for|while|else|try|var|let|const|function|print|SELECT|INSERT)\b.*[(:;{=]`)
	codeStart = pattern.Guarded(mayBeCode, `[;{}]\s*$|^\s*[{}]|^\s*//|^\s*#include|^\s*(?:def|class|for|while|if|else)\b.*:\s*$|\w+\(.*\)\s*\{?$|=\s*\S+$`)
)

// mayBeCode looks for one of the signs that code cannot do without.
func mayBeCode(s string) bool { return strings.ContainsAny(s, ";{}/#)(:=") }

// codeLine reports whether a line could be program code.
func codeLine(l line) bool {
	if l.kind != textLine || l.label != nil || l.text == "" {
		return false
	}
	return l.style().Code || allCode(l) || codeEnd.MatchString(l.text) && (codeStart.MatchString(l.text) || l.lead >= 2)
}

func strongCode(l line) bool {
	return l.style().Code || allCode(l) || codeStart.MatchString(l.text)
}

func allCode(l line) bool {
	for _, r := range l.runs {
		if r.Kind != page.TextRun && r.Kind != page.TabRun || r.Kind == page.TextRun && !r.Marks.Code && strings.TrimSpace(r.Text) != "" {
			return false
		}
	}
	return len(l.runs) > 0
}

func codeOf(lines []line) richtext.Code {
	texts := make([]string, len(lines))
	for i, l := range lines {
		texts[i] = strings.Repeat(" ", min(l.lead, 80)) + l.text
	}
	return richtext.Code{Text: strings.Join(texts, "\n")}
}

// isCall reports whether a line is nothing but the call of a function, "count()"
// or "new Item()": its brackets are no gap.
func isCall(s string) bool {
	s = strings.TrimSpace(s)
	before, ok := strings.CutSuffix(s, "()")
	return ok && isASCII(s) && before != "" && before[len(before)-1] != ' ' && strings.Count(s, " ") < 3
}
