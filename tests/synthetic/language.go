package synthetic

import (
	"embed"
	"fmt"
	"path"
	"strings"
)

//go:embed testdata/languages/*.txt
var files embed.FS

// Question is one question with choices, and which of them are right.
type Question struct {
	Stem    string
	Choices []string
	Right   []int
}

// Language is the words and sentences that documents of one language are made
// of. Words holds every wording of an entry of the file.
type Language struct {
	Name    string
	Words   map[string][]string
	Choices []Question
	Long    Question
	Multi   Question
	facts   [][]string
	yesno   [][]string
	short   [][]string
}

// Word gives wording n of an entry, counting around.
func (l Language) Word(name string, n int) string {
	list := l.Words[name]
	return list[n%len(list)]
}

// Languages reads every language, the ones of the catalogue first.
func Languages() ([]Language, error) {
	var out []Language
	for _, name := range strings.Fields("en de fr es pt it ru uk pl vi id tr uz fa zh th hu ar ja ko nl") {
		data, err := files.ReadFile(path.Join("testdata/languages", name+".txt"))
		if err != nil {
			return nil, fmt.Errorf("language %s: %w", name, err)
		}
		out = append(out, parseLanguage(name, string(data)))
	}
	return out, nil
}

func parseLanguage(name, text string) Language {
	l := Language{Name: name, Words: map[string][]string{}}
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		key, rest, _ := strings.Cut(line, " = ")
		list := strings.Split(rest, " | ")
		switch key {
		case "choice":
			l.Choices = append(l.Choices, question(list))
		case "long":
			l.Long = question(list)
		case "multi":
			l.Multi = question(list)
		case "fact":
			l.facts = append(l.facts, list)
		case "yesno":
			l.yesno = append(l.yesno, list)
		case "short":
			l.short = append(l.short, list)
		default:
			l.Words[key] = list
		}
	}
	return l
}

func question(list []string) Question {
	q := Question{Stem: list[0]}
	for i, c := range list[1:] {
		text, right := strings.CutPrefix(c, "*")
		if right {
			q.Right = append(q.Right, i)
		}
		q.Choices = append(q.Choices, text)
	}
	return q
}

// alphabet is how tests in the language letter their choices.
func (l Language) alphabet() []string {
	switch l.Name {
	case "ru", "uk":
		return strings.Fields("а б в г д е")
	case "th":
		return strings.Fields("ก ข ค ง จ ฉ")
	case "fa":
		return strings.Fields("الف ب ج د ه و")
	case "ar":
		return strings.Fields("أ ب ج د ه و")
	case "ko":
		return strings.Fields("가 나 다 라 마 바")
	}
	return strings.Fields("a b c d e f")
}
