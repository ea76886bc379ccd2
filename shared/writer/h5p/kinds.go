package h5p

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/fit"
)

type choiceParams struct {
	Media     media           `json:"media"`
	Question  string          `json:"question"`
	Answers   []answer        `json:"answers"`
	Feedback  []scored        `json:"overallFeedback"`
	Behaviour choiceBehaviour `json:"behaviour"`
}

type answer struct {
	Text    string `json:"text"`
	Correct bool   `json:"correct"`
	Tips    tips   `json:"tipsAndFeedback"`
}

type tips struct {
	Tip       string `json:"tip"`
	Chosen    string `json:"chosenFeedback"`
	NotChosen string `json:"notChosenFeedback"`
}

// choiceBehaviour gives one point for all right choices and none else, so that
// a question with several right ones weighs no more than the others.
type choiceBehaviour struct {
	Retry         bool   `json:"enableRetry"`
	Solutions     bool   `json:"enableSolutionsButton"`
	Check         bool   `json:"enableCheckButton"`
	Type          string `json:"type"`
	SinglePoint   bool   `json:"singlePoint"`
	Random        bool   `json:"randomAnswers"`
	NeedsInput    bool   `json:"showSolutionsRequiresInput"`
	ConfirmCheck  bool   `json:"confirmCheckDialog"`
	ConfirmRetry  bool   `json:"confirmRetryDialog"`
	AutoCheck     bool   `json:"autoCheck"`
	PassPercent   int    `json:"passPercentage"`
	ShowScoreMark bool   `json:"showScorePoints"`
}

func (q *question) choice(r quiz.Choice) choiceParams {
	kind := "single"
	if r.Multiple {
		kind = "multi"
	}
	out := choiceParams{Question: q.stem(questionTags()).blocks(q.in.Stem), Behaviour: choiceBehaviour{Retry: true, Solutions: true, Check: true,
		Type: kind, SinglePoint: true, Random: r.Shuffle, NeedsInput: true, PassPercent: 100, ShowScoreMark: true}}
	for i, c := range r.Choices {
		m := markup{p: q.p, item: q.in.ID, tags: phraseTags()}
		text := m.phrase(c.Content)
		if m.empty {
			q.leave("The question was left out: a choice is a picture only, and H5P shows no pictures in choices.")
			return out
		}
		m.tags = remarkTags()
		out.Answers = append(out.Answers, answer{Text: text, Correct: slices.Contains(r.Key, i), Tips: tips{Chosen: m.phrase(c.Feedback)}})
	}
	out.Feedback, out.Media = q.feedback(), q.above()
	return out
}

// stem is the markup of a question's text, whose first picture stands above it.
func (q *question) stem(t tags) *markup {
	return &markup{p: q.p, item: q.in.ID, tags: t, show: q.show}
}

type trueFalseParams struct {
	Media     media              `json:"media"`
	Question  string             `json:"question"`
	Correct   string             `json:"correct"`
	Labels    trueFalseLabels    `json:"l10n"`
	Behaviour trueFalseBehaviour `json:"behaviour"`
}

type trueFalseBehaviour struct {
	Retry        bool   `json:"enableRetry"`
	Solutions    bool   `json:"enableSolutionsButton"`
	Check        bool   `json:"enableCheckButton"`
	ConfirmCheck bool   `json:"confirmCheckDialog"`
	ConfirmRetry bool   `json:"confirmRetryDialog"`
	AutoCheck    bool   `json:"autoCheck"`
	Right        string `json:"feedbackOnCorrect,omitempty"`
	Wrong        string `json:"feedbackOnWrong,omitempty"`
}

// maxRemark is how long the feedback of a true/false question may be.
const maxRemark = 2048

func (q *question) trueFalse(r quiz.TrueFalse) trueFalseParams {
	correct := "false"
	if *r.Key {
		correct = "true"
	}
	yes, no := fit.Labels(r)
	right, wrong := q.verdicts()
	return trueFalseParams{Question: q.stem(questionTags()).blocks(q.in.Stem), Media: q.above(), Correct: correct,
		Labels: labelled(richtext.EscapeHTML(yes), richtext.EscapeHTML(no)),
		Behaviour: trueFalseBehaviour{Retry: true, Solutions: true, Check: true,
			Right: q.remark(right), Wrong: q.remark(wrong)}}
}

func (q *question) remark(s string) string {
	if utf8.RuneCountInString(s) <= maxRemark {
		return s
	}
	q.lose(quiz.TextCut, "The feedback was cut: H5P takes at most %d characters there.", maxRemark)
	s = fit.Cut(s, maxRemark)
	if at := strings.LastIndexByte(s, '&'); at >= 0 && !strings.Contains(s[at:], ";") { // half an entity
		s = s[:at] + "…"
	}
	return s
}

type essayParams struct {
	Media     media          `json:"media"`
	Task      string         `json:"taskDescription"`
	Solution  solution       `json:"solution"`
	Keywords  []keyword      `json:"keywords"`
	Feedback  []scored       `json:"overallFeedback"`
	Behaviour essayBehaviour `json:"behaviour"`
}

type solution struct {
	Introduction string `json:"introduction"`
	Sample       string `json:"sample"`
}

type essayBehaviour struct {
	Size      string `json:"inputFieldSize"`
	Retry     bool   `json:"enableRetry"`
	Ignore    bool   `json:"ignoreScoring"`
	Points    int    `json:"pointsHost"`
	LineBreak string `json:"linebreakReplacement"`
}

// keyword is an answer that an essay field looks for in what is written.
type keyword struct {
	Keyword      string         `json:"keyword"`
	Alternatives []string       `json:"alternatives"`
	Options      keywordOptions `json:"options"`
}

type keywordOptions struct {
	Points        int    `json:"points"`
	Occurrences   int    `json:"occurrences"`
	CaseSensitive bool   `json:"caseSensitive"`
	Forgive       bool   `json:"forgiveMistakes"`
	IncludedWord  string `json:"feedbackIncludedWord"`
	MissedWord    string `json:"feedbackMissedWord"`
}

// essay is marked by a person, so that it has no score; its model answer is what
// the player shows afterwards.
func (q *question) essay(r quiz.Essay) essayParams {
	if f := q.in.Feedback; len(f.General)+len(f.Correct)+len(f.Incorrect) > 0 {
		q.lose(quiz.FeedbackDropped, "The feedback was left out: H5P gives none for an essay without a score.")
	}
	if len(r.Rubric) > 0 {
		q.lose(quiz.KeyDropped, "The rubric was left out: H5P would show it to those who answer.")
	}
	m := markup{p: q.p, item: q.in.ID, tags: sampleTags()}
	return essayParams{Task: q.stem(passageTags()).blocks(q.in.Stem), Media: q.above(), Solution: solution{Sample: m.blocks(r.Model)},
		Keywords: []keyword{}, Feedback: []scored{{0, 100, ""}},
		Behaviour: essayBehaviour{Size: "10", Retry: true, Ignore: true, Points: 1, LineBreak: " "}}
}
