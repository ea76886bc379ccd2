package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestExamTopics: what a list of exam topics names is asked, also where headings below
// its title part it; a list of other things is not.
func TestExamTopics(t *testing.T) {
	for title, want := range map[string]int{
		"Вопросы к экзамену по геологии":          4,
		"Zagadnienia egzaminacyjne z geologii":    4,
		"Перечень теоретических вопросов к курсу": 4,
		"Структура курса геологии":                0,
		"Chapters of the course":                  0,
	} {
		for _, parted := range []string{"", "plainly", "by headings"} {
			headed := parted == "by headings"
			text := title + "\n\n1. Minerals and rocks.\n2. Layers of the Earth.\n3. Kinds of magma.\n4. Quakes and their causes."
			if parted != "" {
				text = title + "\nPart one\n1. Minerals and rocks.\n2. Layers of the Earth.\nPart two\n3. Kinds of magma.\n4. Quakes and their causes."
			}
			if parted == "plainly" {
				text = strings.NewReplacer("3. Kinds", "1. Kinds", "4. Quakes", "2. Explain quakes").Replace(text)
			}
			doc := paper(text)
			for i, b := range doc.Blocks {
				p, ok := b.(page.Paragraph)
				if ok && headed && p.Label == nil && (p.Text() == title || p.Text() == "Part one" || p.Text() == "Part two") {
					if p.Style.Heading = 2; p.Text() == title {
						p.Style.Heading = 1
					}
					doc.Blocks[i] = p
				}
			}
			q, _, err := recognize.Recognize(doc)
			if err != nil && problem.CodeOf(err) != problem.NoQuestions {
				t.Fatal(err)
			}
			if len(q.Items) != want {
				t.Errorf("%s, parted %q: %q", title, parted, labelled(q))
			}
		}
	}
}

// TestPartOfTopics: the number of a part may stand between such a title and its topics.
func TestPartOfTopics(t *testing.T) {
	q, _ := read(t, paper("Экзамен\nСписок вопросов\nСеместр 1\n1. Minerals and rocks.\n2. Layers of the Earth.\n3. Kinds of magma.\nСеместр 2\n4. Quakes and their causes."))
	if len(q.Items) != 4 {
		t.Errorf("%q", labelled(q))
	}
	if q, _, err := recognize.Recognize(paper("Семестр 1\n1. Minerals and rocks.\n2. Layers of the Earth.\n3. Kinds of magma.")); err == nil {
		t.Errorf("%q", labelled(q))
	}
}
