package moodlexml_test

import (
	"encoding/base64"
	"encoding/xml"
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"
)

type file struct {
	XMLName   xml.Name   `xml:"quiz"`
	Questions []question `xml:"question"`
}

type question struct {
	Type     string   `xml:"type,attr"`
	Category string   `xml:"category>text"`
	Name     string   `xml:"name>text"`
	Text     rich     `xml:"questiontext"`
	General  rich     `xml:"generalfeedback"`
	Grade    string   `xml:"defaultgrade"`
	Penalty  string   `xml:"penalty"`
	Single   string   `xml:"single"`
	Shuffle  string   `xml:"shuffleanswers"`
	UseCase  string   `xml:"usecase"`
	Shown    *string  `xml:"shownumcorrect"`
	Numbers  string   `xml:"answernumbering"`
	Correct  *rich    `xml:"correctfeedback"`
	Partly   *rich    `xml:"partiallycorrectfeedback"`
	Wrong    *rich    `xml:"incorrectfeedback"`
	Answers  []answer `xml:"answer"`
	Pairs    []pair   `xml:"subquestion"`
	Options  []option `xml:"selectoption"`
	Units    []string `xml:"units>unit>unit_name"`
	Lines    string   `xml:"responsefieldlines"`
	MinWords string   `xml:"minwordlimit"`
	MaxWords string   `xml:"maxwordlimit"`
	Grader   rich     `xml:"graderinfo"`
	Hints    []rich   `xml:"hint"`
	Tags     []string `xml:"tags>tag>text"`
}

type rich struct {
	Format string    `xml:"format,attr"`
	Text   string    `xml:"text"`
	Files  []picture `xml:"file"`
}

type picture struct {
	Name string `xml:"name,attr"`
	Path string `xml:"path,attr"`
	Data string `xml:",chardata"`
}

type answer struct {
	rich
	Fraction  string `xml:"fraction,attr"`
	Feedback  rich   `xml:"feedback"`
	Tolerance string `xml:"tolerance"`
}

type pair struct {
	rich
	Answer string `xml:"answer>text"`
}

type option struct {
	Text  string `xml:"text"`
	Group string `xml:"group"`
}

// parse reads a file and refuses what Moodle's importer would stumble over.
func parse(text string) ([]question, error) {
	var f file
	if err := xml.Unmarshal([]byte(text), &f); err != nil {
		return nil, err
	}
	for _, q := range f.Questions {
		if err := check(q); err != nil {
			return nil, fmt.Errorf("%s %q: %w", q.Type, q.Name, err)
		}
	}
	return f.Questions, nil
}

func check(q question) error {
	if q.Type != "category" && (strings.TrimSpace(q.Name) == "" || len([]rune(q.Name)) > 255) {
		return fmt.Errorf("a name of %d characters", len([]rune(q.Name)))
	}
	total := 0.0
	for _, a := range q.Answers {
		if f := strings.TrimPrefix(a.Fraction, "-"); q.Type != "ordering" && !strings.Contains(allowed, " "+f+" ") {
			return fmt.Errorf("the grade %s is not allowed", a.Fraction)
		}
		var f float64
		fmt.Sscan(a.Fraction, &f)
		total += max(f, 0)
	}
	switch q.Type {
	case "ordering":
		if q.Correct == nil || q.Partly == nil || q.Wrong == nil {
			return fmt.Errorf("a feedback element is missing")
		}
		if q.Shown == nil {
			return fmt.Errorf("shownumcorrect is missing: hints without a format are made up")
		}
	case "multichoice":
		if q.Single == "false" && (total < 99.995 || total > 100.005) {
			return fmt.Errorf("the grades add up to %v", total)
		}
	case "matching":
		if len(q.Pairs) < 2 {
			return fmt.Errorf("%d pairs", len(q.Pairs))
		}
	}
	if err := checkColumns(q); err != nil {
		return err
	}
	for _, r := range q.riches() {
		if err := checkFiles(r); err != nil {
			return err
		}
	}
	return nil
}

// checkColumns sees to it that everything fits Moodle's columns.
func checkColumns(q question) error {
	short := map[string]int{q.Category: 1000}
	for _, name := range regexp.MustCompile(`[^/](?:[^/]|//)*`).FindAllString(q.Category, -1) {
		short[strings.ReplaceAll(strings.TrimSpace(name), "//", "/")] = 255
	}
	for _, p := range q.Pairs {
		short[p.Answer] = 255
	}
	for _, u := range q.Units {
		short[u] = 50
	}
	for _, tag := range q.Tags {
		if tag == "" || tag == "0" || strings.ContainsAny(tag, "<>`") {
			return fmt.Errorf("the tag %q", tag)
		}
		short[tag] = 255
	}
	for text, limit := range short {
		if n := utf8.RuneCountInString(text); n > limit {
			return fmt.Errorf("%d characters for a column of %d: %q", n, limit, text)
		}
	}
	return nil
}

const allowed = " 100 90 83.33333 80 75 70 66.66667 60 50 40 33.33333 30 25 20 16.66667 14.28571 12.5 11.11111 10 5 0 "

func (q question) riches() []rich {
	out := []rich{q.Text, q.General, q.Grader}
	for _, a := range q.Answers {
		out = append(out, a.rich, a.Feedback)
	}
	for _, p := range q.Pairs {
		out = append(out, p.rich)
	}
	return append(out, q.Hints...)
}

// checkFiles sees to it that each picture of a text stands beside it, once.
func checkFiles(r rich) error {
	have := map[string]bool{}
	for _, f := range r.Files {
		data, err := base64.StdEncoding.DecodeString(f.Data)
		if err != nil || !strings.HasPrefix(string(data), "\x89PNG") || f.Path != "/" || have[f.Name] {
			return fmt.Errorf("the file %s is broken or double", f.Name)
		}
		have[f.Name] = true
	}
	for _, m := range regexp.MustCompile(`@@PLUGINFILE@@/([^"&]+)`).FindAllStringSubmatch(r.Text, -1) {
		if !have[m[1]] {
			return fmt.Errorf("the picture %s has no file beside its text", m[1])
		}
	}
	return nil
}
