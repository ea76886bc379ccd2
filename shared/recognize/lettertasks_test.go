package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestLetterTasks: the letter code of university tests has lists to match, orders and
// accepted words beside choices.
func TestLetterTasks(t *testing.T) {
	q, _ := read(t, paper("I: ТЗ 1\nS: Кто ухает?\n-: курица\n+: сова\n-: утка\n\nI: ТЗ 2\nS: Соответствие животных и классов\nL1: сова\nR1: птицы\nL2: щука\nR2: рыбы\nR3: звери\n\nI: ТЗ 3\nS: Щенок - это детёныш ###.\n+: собаки\n+: пса\n\nI: ТЗ 4\nS: Последовательность развития\n1: яйцо\n2: птенец\n3: птица\n\nI: ТЗ 5\nS: Три этапа\n1: первый\n2: второй\n3: третий"))
	want := []string{"1. Кто ухает? / курица / сова / утка: сова", "2. Соответствие животных и классов: сова=птицы | щука=рыбы", "3. Щенок - это детёныш _____.: собаки | пса", "4. Последовательность развития: яйцо | птенец | птица", "5. Три этапа / первый / второй / третий"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Error(diff)
	}
	if m, ok := q.Items[1].Response.(quiz.Match); !ok || len(m.Right) != 3 {
		t.Errorf("%+v", q.Items[1].Response)
	}
}

// TestBrokenLetterTask: a question that lacks a part loses neither itself nor the others.
func TestBrokenLetterTask(t *testing.T) {
	task := "S: Щенок - это детёныш ###.\n+: собаки\n\n"
	q, _ := read(t, paper(task+task+task+task+"S: Соответствие животных\nL1: сова\nR1: птицы\nL2: щука\n\nS: Кто ухает?\n+: сова\n-: утка"))
	if len(q.Items) != 6 {
		t.Fatalf("%v", labelled(q))
	}
	if diff := cmp.Diff([]string{"собаки", "собаки", "собаки", "собаки", "-", "сова"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestBracedNumbers: a program for tests counts its questions in braces, writes gaps as hashes
// and boxes in a font that may be lost.
func TestBracedNumbers(t *testing.T) {
	q, _ := read(t, paper("Задание {{ 1 }} ТЗ № 7\nОтметьте правильный ответ\nКто ухает?\n£ курица\nR сова\n£ утка\nЗадание {{ 2 }} ТЗ № 8\nДополните\nЩенок - это детёныш ###.\nПравильные варианты ответа: собаки; пса;"))
	want := []string{"Задание 1 Кто ухает? / курица / сова / утка: сова", "Задание 2 Дополните\nЩенок - это детёныш _____.: собаки | пса"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Error(diff)
	}
}

// TestLettersAreNoBoxes: the letter of a ticked box begins a sentence where no empty box stands
// beside it.
func TestLettersAreNoBoxes(t *testing.T) {
	q, _ := read(t, paper("Задание {{ 1 }} ТЗ № 7\nR есть радиус. Чему равен диаметр?\n£ R\nR 2R\n£ 3R\nЗадание {{ 2 }} ТЗ № 8\nКто ухает?\n£ курица\nR сова"))
	if diff := cmp.Diff([]string{"2R", "сова"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestPlusStars: a hash opens the question, a star each choice and a plus behind it the right
// one.
func TestPlusStars(t *testing.T) {
	q, _ := read(t, paper("#Кто ухает?\n*курица\n*+сова\n*утка\n#Кто плавает?\n*+утка\n*сова\n#Кто лает\n*сова\n*+собака"))
	if diff := cmp.Diff([]string{"сова", "утка", "собака"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
