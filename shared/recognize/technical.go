package recognize

import (
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// blanksIn finds the gaps typed in a text. Two underscores glued to a word are
// the name of something in a program, "__init__", "__dirname".
func blanksIn(text string) [][]int {
	found := typedBlank.FindAllStringIndex(text, -1)
	kept := found[:0]
	for _, m := range found {
		glued := m[1]-m[0] == 2 && text[m[0]:m[1]] == "__" && m[1] < len(text) && isASCIILetter(text[m[1]]) && (m[0] == 0 || !isASCIILetter(text[m[0]-1]))
		if !glued && !closesName(text, m) {
			kept = append(kept, m)
		}
	}
	return kept
}

// closesName reports whether two underscores end a name that begins with two.
func closesName(text string, m []int) bool {
	if m[1]-m[0] != 2 || m[0] == 0 || !isASCIILetter(text[m[0]-1]) {
		return false
	}
	at := m[0]
	for at > 0 && (isASCIILetter(text[at-1]) || text[at-1] == '_') {
		at--
	}
	return strings.HasPrefix(text[at:m[0]], "__")
}

// command is a line for the terminal, as manuals of programs show them.
var command = pattern.New(`^(?:[$>#]\s)?(?:sudo\s+)?(?:git (?:clone|checkout|pull|push|submodule)|npm (?:i|ci|install|run|start|test)\b|npx |yarn(?:$| (?:add|install|dev|start|build))|pnpm (?:i|install|run|add)|pip3? install|python3? -m |python3? \S+\.py|node \S+\.js|docker(?:-compose)? (?:run|build|compose|up|pull)|cargo (?:run|build|install)|go (?:run|build|install|get) |conda (?:create|install|activate)|apt(?:-get)? install|brew install|composer (?:install|require)|php artisan|mvn |\./gradlew|flutter (?:run|pub)|dotnet |bundle install|make (?:install|run|build)|cd \S+$|mkdir |curl |wget |cp \.env|source \S*activate|uvicorn |streamlit run)`)

// programLine ends most lines of a program, and few sentences.
var programLine = pattern.New(`(?:[;{}]|\);?|=>|\*/)\s*$|^(?:import|package|using|#include|@\w+|//)\s?\S`)

// Bounds of a document that is a manual of a program, or a program.
const (
	leastCommands = 2
	leastCode     = 40 // lines
)

// isTechnical reports whether a document tells how to install a program, or
// mostly is one. The choices of a question may be commands; they do not count.
func (r *recognizer) isTechnical(p parsed) bool {
	commands, code, all := 0, 0, 0
	look := func(lines []line) {
		for _, l := range lines {
			if l.kind != textLine || l.text == "" {
				continue
			}
			all++
			switch {
			case l.label == nil && command.MatchString(l.text):
				commands++
			case programLine.MatchString(l.text):
				code++
			}
		}
	}
	offered := 0
	for _, d := range p.drafts {
		if len(d.choices) >= 3 && !d.bullets {
			offered++
		}
	}
	if offered*2 > len(p.drafts) && len(p.drafts) > 2 {
		return false
	}
	look(lineList(p.intro))
	for _, d := range p.drafts {
		look(d.prelude)
		if len(d.stem) > 1 {
			look(d.stem[1:])
		}
	}
	return commands >= leastCommands || code >= leastCode && code*5 >= all*3
}

// saysNothing reports whether a stem shows no letter, no digit, no picture and
// no formula, as the rule below the head of a typed table.
func saysNothing(stem []line) bool {
	for _, l := range stem {
		if l.kind != textLine {
			return false
		}
		for _, run := range l.runs {
			if run.Kind != page.TextRun && run.Kind != page.TabRun && run.Kind != page.BreakRun {
				return false
			}
		}
		if strings.ContainsFunc(l.text, func(c rune) bool {
			return unicode.IsLetter(c) || unicode.IsNumber(c) || c == '_' || unicode.IsSymbol(c)
		}) {
			return false
		}
	}
	return len(stem) > 0
}

// onlyAnswers reports whether a draft is an entry of a key: an answer without
// its question.
func (r *recognizer) onlyAnswers(d draft) bool {
	if len(d.choices) > 0 || len(d.stem) != 1 {
		return false
	}
	n, ok := noteOf(d.stem[0].unlabelled(), r.vocabulary)
	return ok && n.class == answerWord && n.value.text != "" && !strings.ContainsAny(n.value.text, "?？؟")
}

func (l line) unlabelled() line {
	l.label = nil
	return l
}

// article begins a paragraph of a statute.
var article = pattern.Guarded(pattern.BeginsWith("AMP"), `^(?:Art(?:\.|ículo|icle|igo|icolo|ikel)?|§|Статья|Стаття|Madde|Điều|Pasal|Modda|ماده|المادة|第)\s*(?:\d{1,3}|[一二三四五六七八九十]{1,4})\s*(?:[.º°:)]|条|\s-|$)`)

// leastArticles is how many paragraphs make a statute.
const leastArticles = 3

// isStatute reports whether a document counts its articles.
func isStatute(ds []draft) bool {
	n := 0
	for _, d := range ds {
		if len(d.stem) > 0 && article.MatchString(d.stem[0].text) {
			n++
		}
	}
	return n >= leastArticles
}
