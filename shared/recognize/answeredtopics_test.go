package recognize_test

import (
	"fmt"
	"testing"

	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/recognize"
)

// TestAnsweredTopics: the topics of an oral exam may stand as headings over their answers;
// the lists in these ask nothing, nor does the list of contents. The chapters of a book are
// no topics of an exam.
func TestAnsweredTopics(t *testing.T) {
	topics := []string{"Строение клетки", "Деление ядра", "Состав крови", "Обмен веществ", "Органы дыхания"}
	doc := func(title string) (d page.Document) {
		add := func(text string, style page.Style) {
			d.Blocks = append(d.Blocks, page.Paragraph{Style: style, Runs: []page.Run{{Text: text}}})
		}
		add(title, page.Style{})
		add("Оглавление", page.Style{})
		for i, topic := range topics {
			add(fmt.Sprintf("%d. %s", i+1, topic), page.Style{})
		}
		for i, topic := range topics {
			add(fmt.Sprintf("%d. %s", i+1, topic), page.Style{Heading: 2})
			add("Это важная часть курса, о которой рассказано на лекции номер "+fmt.Sprint(i+3)+".", page.Style{})
			add("1. первая сторона;", page.Style{})
			add("2. вторая сторона;", page.Style{})
		}
		return d
	}
	q, fs := read(t, doc("Вопросы для экзамена по курсу «Общая биология и основы физиологии человека и животных»"))
	if len(q.Items) != len(topics) || len(fs) > 0 {
		t.Fatalf("%d items, findings %v", len(q.Items), fs)
	}
	for i, item := range q.Items {
		if _, essay := item.Response.(quiz.Essay); !essay || item.Stem.Text() != topics[i] {
			t.Errorf("%T %q, want %q", item.Response, item.Stem.Text(), topics[i])
		}
	}
	if q, _, err := recognize.Recognize(doc("Общая биология: конспект лекций")); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("a book: err = %v with %d items", err, len(q.Items))
	}
}

// TestExamListTitles: what stands under the name of a list for an exam is asked, in the
// languages that have such lists; the topics of lectures are not.
func TestExamListTitles(t *testing.T) {
	const topics = "\n\n1. Атом и его строение\n2. Виды сил\n3. Закон Ома\n4. Давление газа\n5. Волны и звук\n"
	for _, title := range []string{"Основные темы, которые выносятся на экзамен", "Вопросы к коллоквиуму", "Питання на залік", "Pytania na kolokwium", "Zkouškové otázky", "Skúšobné otázky", "Pitanja za ispit",
		"Изпитни въпроси", "Întrebări pentru examen", "Vizsgakérdések", "Θέματα εξετάσεων", "Çalışma soruları", "Câu hỏi ôn thi", "Oraliq nazorat savollari", "Бақылау сұрақтары", "سوالات پایان ترم", "أسئلة المراجعة", "复习思考题", "復習問題", "복습 문제", "คำถามทบทวน"} {
		q, _ := read(t, paper(title+topics))
		if len(q.Items) != 5 {
			t.Errorf("%s: %d items", title, len(q.Items))
		}
	}
	noQuestions(t, "Темы лекций"+topics)
	noQuestions(t, "Obsah přednášek"+topics)
}
