package h5p_test

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"html"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"formwright/shared/quiz"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/h5p"
	"formwright/shared/writer/target"
)

// The reading here follows what the players do with the parameters, and shares
// nothing with the writer.

type set struct {
	manifest struct {
		Title, Language, MainLibrary string
		PreloadedDependencies        []struct {
			MachineName                string
			MajorVersion, MinorVersion int
		}
	}
	content struct {
		IntroPage struct {
			ShowIntroPage bool
			Introduction  string
		}
		Questions []sub
	}
	files map[string][]byte
}

type sub struct {
	Library, SubContentID string
	Params                struct {
		Media struct {
			Type *struct {
				Params struct {
					Alt        string
					Decorative bool
					File       struct{ Path, Mime string }
				}
			}
		}
		Question, Correct, Text, TaskDescription, TextField, Distractors string
		Answers                                                          []struct {
			Text            string
			Correct         bool
			TipsAndFeedback struct{ ChosenFeedback string }
		}
		Questions       []string
		L10n            struct{ TrueText, FalseText string }
		OverallFeedback []struct {
			From, To int
			Feedback string
		}
		Solution struct{ Sample string }
		Keywords []struct {
			Keyword      string
			Alternatives []string
		}
		Behaviour struct {
			Type                                      string
			CaseSensitive, RandomAnswers, SinglePoint bool
			IgnoreScoring                             bool
			FeedbackOnCorrect, FeedbackOnWrong        string
		}
	}
}

type fataler interface {
	Helper()
	Fatal(...any)
}

// written is the fitted quiz, the package and all losses.
func written(t fataler, q quiz.Quiz) (quiz.Quiz, set, []quiz.Loss) {
	t.Helper()
	tg, _ := target.Find(target.H5P)
	fitted, losses, err := fit.Fit(q, tg)
	if err != nil {
		return quiz.Quiz{}, set{}, losses
	}
	var b bytes.Buffer
	more, err := h5p.Write(&b, fitted, tg)
	if err != nil {
		t.Fatal(err)
	}
	return fitted, open(t, b.Bytes()), append(losses, more...)
}

func open(t fataler, data []byte) set {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	s := set{files: map[string][]byte{}}
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		if s.files[f.Name], err = io.ReadAll(r); err != nil {
			t.Fatal(err)
		}
	}
	if err := json.Unmarshal(s.files["h5p.json"], &s.manifest); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(s.files["content/content.json"], &s.content); err != nil {
		t.Fatal(err)
	}
	return s
}

var (
	anyTag = regexp.MustCompile(`<[^>]*>`)
	gapTag = regexp.MustCompile(`(?i)</?[a-z]*\d?>`)
	gap    = regexp.MustCompile(`\*.*?\*`)
	tip    = regexp.MustCompile(`:([^\\*]+)`)
	remark = regexp.MustCompile(`\\[+-]([^\\*:]+)`)
)

// shown is what a person reads of HTML, without white space.
func shown(s string) string {
	return strings.Join(strings.Fields(html.UnescapeString(anyTag.ReplaceAllString(s, ""))), "")
}

// typed are the accepted answers of each gap of a Blanks question, and its tips.
func (s sub) typed() (answers [][]string, tips []string) {
	text := strings.Join(s.Params.Questions, "")
	for {
		start := strings.IndexByte(text, '*')
		if start < 0 {
			return answers, tips
		}
		end := strings.IndexByte(text[start+1:], '*')
		if end < 0 {
			return answers, tips
		}
		solution, tip, _ := strings.Cut(gapTag.ReplaceAllString(text[start+1:start+1+end], ""), ":")
		var one []string
		for _, a := range strings.Split(solution, "/") {
			one = append(one, html.UnescapeString(strings.TrimSpace(a)))
		}
		answers, tips = append(answers, one), append(tips, tip)
		text = text[start+end+2:]
	}
}

// dragged are the words at their places, in order, and those that belong nowhere.
func (s sub) dragged() (placed, others []string) {
	words := func(text string) []string {
		var out []string
		for _, part := range gap.FindAllString(strings.ReplaceAll(text, "\n", "<br/>"), -1) {
			part = part[1 : len(part)-1]
			if t := tip.FindString(part); t != "" {
				part = strings.Replace(part, t, "", 1)
			}
			if r := remark.FindString(part); r != "" {
				part = strings.Replace(part, r, "", 1)
			}
			out = append(out, html.UnescapeString(strings.TrimRight(part, " \t")))
		}
		return out
	}
	return words(s.Params.TextField), words(s.Params.Distractors)
}

func left(losses []quiz.Loss, id string) bool {
	return slices.ContainsFunc(losses, func(l quiz.Loss) bool {
		return l.Item == id && (l.Code == quiz.TypeUnsupported || l.Code == quiz.KeyRequired)
	})
}

func has(losses []quiz.Loss, id string, code quiz.LossCode) bool {
	return slices.ContainsFunc(losses, func(l quiz.Loss) bool { return l.Item == id && l.Code == code })
}

func one(t *testing.T, item quiz.Item) (sub, []quiz.Loss) {
	t.Helper()
	item.ID = "q1"
	_, s, losses := written(t, quiz.Quiz{Title: "T", Items: []quiz.Item{item}})
	if len(s.content.Questions) != 1 {
		return sub{}, losses
	}
	return s.content.Questions[0], losses
}
