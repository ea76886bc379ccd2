package packtest

import (
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
)

// Sample is a quiz with a name for its golden folder.
type Sample struct {
	Name string
	Quiz quiz.Quiz
}

// Samples are quizzes that together have every response type with and without a
// key, every field, all kinds of content, and many scripts.
func Samples() []Sample {
	return []Sample{{"everything", quiztest.Everything()}, {"unkeyed", quiztest.Unkeyed()}, {"languages", quiztest.Languages()}, {"rich", Rich()}}
}

func line(inlines ...richtext.Inline) richtext.Content {
	return richtext.Content{richtext.Paragraph{Inlines: inlines}}
}

func plain(s string) richtext.Text { return richtext.Text{Text: s} }
