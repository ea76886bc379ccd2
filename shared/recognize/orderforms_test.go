package recognize_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestOrdersByForm: verbs that order by their form make tasks of the lines of a
// paper, and parts of the lines under one.
func TestOrdersByForm(t *testing.T) {
	for name, test := range map[string]struct {
		text string
		want []string
	}{
		"turkish": {"Final Sınavı\n1. Aşağıdaki devrenin akımını bularak sonucu çiziniz.\n2. Bir tank su ile doludur. Buna göre:\na. Tankın içindeki suyun hacmini litre cinsinden bulunuz.\nb. Suyun boşalması için geçen süreyi saniye olarak hesaplayınız.",
			[]string{"1.", "2 a.", "2 b."}},
		"german": {"Klausur\n1. Entwickeln Sie einen Dienst, der folgende Funktionen umfasst:\na. [5%] GET /tiere zeigt alle Tiere an\nb. [10%] POST /tiere legt ein neues Tier an\n2. Modellieren Sie einen Zoo als Klassendiagramm.",
			[]string{"1 a.", "1 b.", "2."}},
		"italian": {"Esame\nEsercizio 1\nDato il seguente vettore\ny = (1, 2, 3)\n1. si calcoli la media di tutti gli elementi del vettore y;\n2. dopo aver ordinato gli elementi del vettore, si stampi il primo di essi;\n3. quanto vale la somma di tutti gli elementi del vettore?\nEsercizio 2\nSi dimostri che la somma è pari.",
			[]string{"Esercizio 1 1.", "Esercizio 1 2.", "Esercizio 1 3.", "Esercizio 2"}},
		"french":                {"Interrogation\n1. Dessiner le symbole de la pile.\n2. Représenter un circuit ouvert.\n3. Placer les points sur la droite.", []string{"1.", "2.", "3."}},
		"spanish":               {"Examen\n1. Hallar el área del jardín.\n2. Graficar la función dada.\n3. Medir los ángulos de la figura.", []string{"1.", "2.", "3."}},
		"romanian":              {"Test\n1. Desenați un triunghi.\n2. Reprezentați pe axă numerele date.", []string{"1.", "2."}},
		"czech":                 {"Písemka\n1. Narýsujte čtverec se stranou 3 cm.\n2. Upravte výraz do konce.", []string{"1.", "2."}},
		"greek":                 {"Διαγώνισμα\n1. Υπολογίστε το εμβαδόν του κύκλου.\n2. Σχεδιάστε τη γραφική παράσταση.", []string{"1.", "2."}},
		"kazakh":                {"Тест\n1. Шеңбердің ауданын табыңыз.\n2. Берілген сандарды салыстырыңыз.", []string{"1.", "2."}},
		"hungarian":             {"Dolgozat\n1. Hozzon létre egy táblát a madaraknak.\n2. Állítsa be, hogy a lista betűrendben jelenjen meg.", []string{"1.", "2."}},
		"polite chinese":        {"1. 请简要介绍乌鸦\n2. 重载和重写的区别\n3. 简述鸟类的特征\n4. 鸟有哪些种类\n5. 阐述迁徙\n6. 请实现冒泡排序", []string{"1.", "2.", "3.", "4.", "5.", "6."}},
		"korean":                {"시험\n1. 원의 넓이를 구하시오.\n2. 다음 문장을 출력하세요.", []string{"1.", "2."}},
		"japanese":              {"テスト\n1. 円の面積を求めよ。\n2. 次の文を英語に直しなさい。", []string{"1.", "2."}},
		"russian infinitives":   {"Контрольная работа\n1. Вывести первые десять чисел.\n2. Дан ряд чисел. Найти его сумму.\n3. Построить график функции.", []string{"1.", "2.", "3."}},
		"ukrainian infinitives": {"Самостійна робота\n1. Задано таблицю значень. Обчислити середнє квадратичне відхилення.\n2. Скласти рівняння прямої.", []string{"1.", "2."}},
		"numbered instructions before questions": {"Fen Testi\n1. Bu testte toplam kırk soru vardır.\n2. Sorulara ayrılan yerlere yazınız.\n1. Hangisi bir metaldir?\nA) tuz\nB) demir\nC) kum\n2. Hangisi bir gazdır?\nA) neon\nB) taş\nC) odun\n3. Hangisi sıcaktır?\nA) kar\nB) lav\nC) sis",
			[]string{"1.", "2.", "3."}},
	} {
		q, _ := read(t, paper(test.text))
		got := labels(q)
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestAnswerWordUnderEachTask: a word over the answer of each task opens no list
// of answers, though numbers follow it.
func TestAnswerWordUnderEachTask(t *testing.T) {
	q, _ := read(t, paper("Test\n1. (3 Punkte) Konstruiere ein Rechteck mit dem Umfang 12.\nLösung:\n2. (3 Punkte) Gib die Fläche eines Quadrats der Seite 3 an.\nLösung:\nneun\n3. (3 Punkte) Gib den Umfang eines Quadrats der Seite 5 an.\nLösung:\nzwanzig\n4. (3 Punkte) Zeige, dass jedes Quadrat auch ein Rechteck ist."))
	if diff := cmp.Diff([]string{"-", "neun", "zwanzig", "-"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestBankHeads: the heads of tasks from a bank carry its numbers.
func TestBankHeads(t *testing.T) {
	q, _ := read(t, paper("Вариант № 5\n1. Тип 1 № 10310\nВ тексте 32 символа. Найдите его объём в битах.\n2. Тип 2 № 688\nСообщение состоит из цифр. Определите, сколько в нём букв.\n3. Тип 3 № 77\nПереведите число 101 в десятичную систему."))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Label+": "+string([]rune(item.Stem.Text())[:4]))
	}
	if diff := cmp.Diff([]string{"Задание 1: В те", "Задание 2: Сооб", "Задание 3: Пере"}, got); diff != "" {
		t.Error(diff)
	}
}

// TestTruthWordsAlone: the words for true and false under a statement are what
// it offers, without letters too.
func TestTruthWordsAlone(t *testing.T) {
	q, _ := read(t, paper("Sample Quiz\nQ1 Layers\n1 Point\nA network has more layers than a cake in most of its books.\nTrue\nFalse\nQ2 Loops\n1 Point\nA tree has no loops.\nTrue\nFalse\nQ3 Ports\nWhat is a port?"))
	want := []string{"quiz.TrueFalse", "quiz.TrueFalse", "quiz.Text"}
	var got []string
	for _, item := range q.Items {
		got = append(got, fmt.Sprintf("%T", item.Response))
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestBoxesUnderParts: each lettered part has a row of boxes of its own.
func TestBoxesUnderParts(t *testing.T) {
	q, _ := read(t, paper("Examen final\nEj. 1.- Definir una lista y sus operaciones.\nEj. 2.- Preguntas con varias respuestas\n(a) ¿Cuál de los métodos es el más rápido?\n☐ Burbuja\n☐ Selección\n☐ Montículos\n(b) El método de la burbuja es\n☐ lento\n☐ rápido\n☐ caro"))
	var got []string
	for _, item := range q.Items {
		c, _ := item.Response.(quiz.Choice)
		got = append(got, fmt.Sprint(item.Label, " ", len(c.Choices)))
	}
	if diff := cmp.Diff([]string{"Ej. 1 0", "Ej. 2 (a) 3", "Ej. 2 (b) 3"}, got); diff != "" {
		t.Error(diff)
	}
}

// TestQuestionsUnderALead: a numbered list of questions is no list of choices of
// the line that announces them.
func TestQuestionsUnderALead(t *testing.T) {
	q, _ := read(t, paper("Cuestionario\nTras ver la película, responde a las siguientes preguntas:\n1. ¿Qué hace el protagonista cada mañana? Explica por qué.\n2. ¿Qué harías tú en su lugar si el día se repitiera?\n3. Busca quién escribió la historia y explica cuándo.\n4. ¿Por qué termina así la película?\nMás en https://example.org/watch?v=1"))
	got := labels(q)
	if diff := cmp.Diff([]string{"1.", "2.", "3.", "4."}, got); diff != "" {
		t.Error(diff)
	}
}

// TestAnswersBehindArrows: "Ans-> c) 15" tells the answer, without the letter of
// a choice that is not shown.
func TestAnswersBehindArrows(t *testing.T) {
	q, _ := read(t, paper("1) What is three times five?\nAns-> c) 15\n2) Which keyword raises an error?\nAns -> a) raise\n3) Which city is old?\nA) Rome\nB) Brasilia\nAnswer -> A"))
	if diff := cmp.Diff([]string{"15..15", "raise", "Rome"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
