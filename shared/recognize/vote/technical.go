package vote

import (
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// command is a line for the terminal, as manuals of programs show them.
var command = pattern.New(`^(?:[$>#]\s)?(?:sudo\s+)?(?:git (?:clone|checkout|pull|push|submodule)|npm (?:i|ci|install|run|start|test)\b|npx |yarn(?:$| (?:add|install|dev|start|build))|pnpm (?:i|install|run|add)|pip3? install|python3? -m |python3? \S+\.py|node \S+\.js|docker(?:-compose)? (?:run|build|compose|up|pull)|cargo (?:run|build|install)|go (?:run|build|install|get) |conda (?:create|install|activate)|apt(?:-get)? install|brew install|composer (?:install|require)|php artisan|mvn |\./gradlew|flutter (?:run|pub)|dotnet |bundle install|make (?:install|run|build)|cd \S+$|mkdir |curl |wget |cp \.env|source \S*activate|uvicorn |streamlit run)`)

// programLine ends most lines of a program, and few sentences.
var programLine = pattern.New(`(?:[;{}]|\);?|=>|\*/)\s*$|^(?:import|package|using|#include|@\w+|//)\s?\S`)

// Bounds of a document that is a manual of a program, or a program.
const (
	leastCommands = 2
	leastCode     = 40 // lines
)

// leastLabelled is how many numbered tasks a test on programs has.
const leastLabelled = 3

// isTechnical reports whether a document tells how to install a program, or
// mostly is one. The choices of a question may be commands; they do not count. A
// test on programs, titled as one or with numbers most of which begin as questions do,
// shows more code than words.
func (r *Reader) isTechnical(p draft.Parsed, titled bool) bool {
	commands, code, all := 0, 0, 0
	look := func(lines []line.Line) {
		for _, l := range lines {
			if l.Kind != line.TextLine || l.Text == "" {
				continue
			}
			all++
			switch {
			case l.Label == nil && command.MatchString(l.Text):
				commands++
			case programLine.MatchString(l.Text):
				code++
			}
		}
	}
	offered, labelled, asking := 0, 0, 0
	for _, d := range p.Drafts {
		if len(d.Choices) >= 3 && !d.Bullets {
			offered++
		}
		if d.Labelled {
			labelled++
			if len(d.Stem) > 0 && r.AsksByWord(d.Stem[0].Text) {
				asking++
			}
		}
	}
	if offered*2 > len(p.Drafts) && len(p.Drafts) > 2 {
		return false
	}
	look(draft.LineList(p.Intro))
	for _, d := range p.Drafts {
		look(d.Prelude)
		if len(d.Stem) > 1 {
			look(d.Stem[1:])
		}
	}
	return commands >= leastCommands || code >= leastCode && code*5 >= all*3 && !((titled || asking*2 > labelled) && labelled >= leastLabelled)
}

// saysNothing reports whether a stem shows no letter, no digit, no picture and
// no formula, as the rule below the head of a typed table.
func saysNothing(stem []line.Line) bool {
	for _, l := range stem {
		if l.Kind != line.TextLine {
			return false
		}
		for _, run := range l.Runs {
			if run.Kind != page.TextRun && run.Kind != page.TabRun && run.Kind != page.BreakRun {
				return false
			}
		}
		if strings.ContainsFunc(l.Text, func(c rune) bool {
			return unicode.IsLetter(c) || unicode.IsNumber(c) || c == '_' || unicode.IsSymbol(c)
		}) {
			return false
		}
	}
	return len(stem) > 0
}

// onlyAnswers reports whether a draft is an entry of a key: an answer without
// its question.
func (r *Reader) onlyAnswers(d draft.Draft) bool {
	if len(d.Choices) > 0 || len(d.Stem) != 1 {
		return false
	}
	n, ok := line.NoteOf(d.Stem[0].Unlabelled(), r.Vocabulary)
	return ok && n.Class == lexicon.AnswerWord && n.Value.Text != "" && !strings.ContainsAny(n.Value.Text, "?？؟")
}

// article begins a paragraph of a statute.
var article = pattern.Guarded(mayCount, `^(?:(?i:Art(?:\.|ículo|icle|igo|icolo|ikel|ykuł|icolul)?|Član(?:ak)?|Čl(?:\.|ánek|ánok|en)|Члан|Член|Чл\.|Статья|Стаття|Артыкул|Άρθρο|Madde|Maddə|Điều|Pasal|Modda)|§|ماده|المادة|第)\s*(?:[\d۰-۹٠-٩]{1,3}|[一二三四五六七八九十百]{1,5})\s*(?:[.º°:)]|条|條|\s-|$)|^\d{1,3}\s?[.-]\s?(?:§|modda|бап|člen|straipsnis|pants)|^제\s?\d{1,3}\s?조`)

// mayCount looks for what an article is counted by.
func mayCount(s string) bool {
	return lexicon.HasDigit(lexicon.DecimalDigits(s)) || strings.HasPrefix(s, "第")
}

// leastArticles is how many paragraphs make a statute.
const leastArticles = 3

// isStatute reports whether a document counts its articles, each of which may stand
// as a heading over numbered paragraphs.
func isStatute(p draft.Parsed) bool {
	n := articles(draft.LineList(p.Intro))
	for _, d := range p.Drafts {
		n += articles(d.Prelude) + articles(d.Stem) + articles(d.Trailing)
	}
	return n >= leastArticles
}

// articles counts the lines that begin an article.
func articles(lines []line.Line) int {
	n := 0
	for _, l := range lines {
		if l.Kind == line.TextLine && article.MatchString(l.Text) {
			n++
		}
	}
	return n
}
