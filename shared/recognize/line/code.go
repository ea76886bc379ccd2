package line

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// CodeLength is how many lines from the first on are program code, 0 when
// fewer than two look like it.
func CodeLength(lines []Line) int {
	n, sure := 0, 0
	for n < len(lines) && CodeLine(lines[n]) {
		if n > 0 || StrongCode(lines[n]) {
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
	CodeEnd   = pattern.Guarded(mayBeCode, `[;{}]\s*$|^\s*[{}]|^\s*//|\)\s*\{?$|^\s*#include|^\s*(?:public|private|static|void|int|float|double|def|class|import|from|using|return|if|for|while|else|try|var|let|const|function|print|SELECT|INSERT)\b.*[(:;{=]`)
	codeStart = pattern.Guarded(mayBeCode, `[;{}]\s*$|^\s*[{}]|^\s*//|^\s*#include|^\s*(?:def|class|for|while|if|else)\b.*:\s*$|\w+\(.*\)\s*\{?$|=\s*\S+$`)
)

// codeSigns are those of which code cannot do without one.
var codeSigns = SignsOf(";{}/#)(:=")

// mayBeCode looks for one of them.
func mayBeCode(s string) bool { return SignsOf(s).Any(codeSigns) }

// CodeLine reports whether a line could be program code.
func CodeLine(l Line) bool {
	if l.Kind != TextLine || l.Label != nil || l.Text == "" {
		return false
	}
	return l.Style().Code || AllCode(l) || l.Has(codeSigns) && CodeEnd.MatchString(l.Text) && (codeStart.MatchString(l.Text) || l.Lead >= 2)
}

func StrongCode(l Line) bool {
	return l.Style().Code || AllCode(l) || codeStart.MatchString(l.Text)
}

func AllCode(l Line) bool {
	for _, r := range l.Runs {
		if r.Kind != page.TextRun && r.Kind != page.TabRun || r.Kind == page.TextRun && !r.Marks.Code && strings.TrimSpace(r.Text) != "" {
			return false
		}
	}
	return len(l.Runs) > 0
}

func CodeOf(lines []Line) richtext.Code {
	texts := make([]string, len(lines))
	for i, l := range lines {
		texts[i] = strings.Repeat(" ", min(l.Lead, 80)) + l.Text
	}
	return richtext.Code{Text: strings.Join(texts, "\n")}
}

// IsCall reports whether a line is nothing but the call of a function, "count()"
// or "new Item()", or ends in the call of one with a name that no word has,
// "readAll()": its brackets are no gap.
func IsCall(s string) bool {
	s = strings.TrimSpace(s)
	before, ok := strings.CutSuffix(s, "()")
	return ok && (lexicon.IsASCII(s) && before != "" && before[len(before)-1] != ' ' && strings.Count(s, " ") < 3 || programName.MatchString(before))
}

// programName is a name of several words in one at the end of a text: "readAll",
// "read_all", "Reader.read".
var programName = pattern.New(`(?:^|[^\w.])[A-Za-z]\w*(?:[a-z][A-Z]|[A-Za-z\d]_[A-Za-z\d]|[a-z]\.[a-zA-Z])\w*$`)
