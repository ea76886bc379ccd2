package recognize_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// Tickets of an oral exam name topics: each is asked.
func TestExamTickets(t *testing.T) {
	q, _ := read(t, paper("КОЛЛЕДЖ СВЯЗИ\nЭкзаменационный билет № 1\nпо дисциплине «Радиотехника»\n1. Колебательный контур: устройство и резонанс.\n2. Виды антенн.\nПреподаватель ____________\n"+
		"КОЛЛЕДЖ СВЯЗИ\nЭкзаменационный билет № 2\nпо дисциплине «Радиотехника»\n1. Усилители звука.\n2. Измерение напряжения и тока.\nПреподаватель ____________\n"+
		"КОЛЛЕДЖ СВЯЗИ\nЭкзаменационный билет № 3\nпо дисциплине «Радиотехника»\n1. Модуляция сигнала.\n2. Дальность радиосвязи.\nПреподаватель ____________"))
	if got := labels(q); !slices.Equal(got, []string{"1.", "2.", "1.", "2.", "1.", "2."}) {
		t.Errorf("labels = %q", got)
	}
	if got := q.Items[3].Stem.Text(); got != "Измерение напряжения и тока." {
		t.Errorf("stem = %q", got)
	}
}

// The topics of a ticket are counted behind its number, too.
func TestExamTicketsDotted(t *testing.T) {
	q, _ := read(t, paper("Билет 1.\n1.1 Строение клетки.\n1.2 Деление ядра.\nБилет 2.\n2.1 Состав крови.\n2.2 Обмен веществ в тканях."))
	if len(q.Items) != 4 {
		t.Errorf("%d items", len(q.Items))
	}
}

// What a program shall do is listed below one topic of each ticket, whose tickets begin
// with a number that one of them has lost; what two of them list alike stays.
func TestExamTicketsList(t *testing.T) {
	list := "2. Написать программу, выполняющую следующие действия:\nа) ввод данных о книге (%s)\nб) запись в таблицу.\nв) вывод на экран.\nЗав. кафедрой ________ Орлов П.П.\n"
	text := ""
	for i, topic := range []string{"1. Виды циклов. Примеры.", "1. Перегрузка функций. Примеры.", "Указатели и ссылки.", "1. Потоки ввода. Примеры.", "1. Шаблоны. Назначение."} {
		text += fmt.Sprintf("УНИВЕРСИТЕТ\nБилет № %d\n%s\n"+list, i+1, topic, []string{"автор, год", "название, цена", "издательство", "жанр", "язык"}[i])
	}
	q, _ := read(t, paper(text))
	if got := labels(q); !slices.Equal(got, []string{"1.", "2.", "1.", "2.", "2.", "1.", "2.", "1.", "2."}) {
		t.Fatalf("labels = %q", got)
	}
	if got := q.Items[1].Stem.Text(); !strings.Contains(got, "б) запись в таблицу.\nв) вывод на экран.") {
		t.Errorf("stem = %q", got)
	}
}

// Tickets of a tram are no exam.
func TestNoExamTickets(t *testing.T) {
	noQuestions(t, "Проездные документы\nБилет 1\n1. Взрослый билет действует один час.\n2. Детский билет действует час и ещё одну поездку обратно.")
}

// Four dots apart close a sentence that is to be completed.
func TestGapOfDotsApart(t *testing.T) {
	q, _ := read(t, paper("1. Ibu kota provinsi itu adalah . . . .\n2. Alat musik yang dipukul disebut . . . .\n3. Tarian itu berasal dari daerah . . . .\n4. Makanan khas kota itu bernama . . . ."))
	if len(q.Items) != 4 {
		t.Errorf("%d items", len(q.Items))
	}
}

// A sentence left out of a quotation is no gap.
func TestNoGapInQuotation(t *testing.T) {
	noQuestions(t, "1. He left the house at dawn. . . . The road was empty, and nobody saw him go.\n2. She wrote a long letter. . . . It was never sent.\n3. They met again. . . . Nothing had changed.")
}
