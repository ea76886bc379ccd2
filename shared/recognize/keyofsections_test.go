package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// sectionedPaper has four sections with letters, counted from 1 each; the last
// stands behind choices that end with its letter.
const sectionedPaper = `A) Fill in the gaps.
1. The hub of a wheel is its ........ .
2. Water boils at ........ degrees.
B) Write true (T) or false (F).
( ) 1. Snow is warm.
( ) 2. Rain is wet.
( ) 3. Sand floats.
C) Choose the right answer.
1. Which is a planet?
A) Rome    B) Mars    C) Oslo    D) Bern
2. Which is hot?
A) ice
B) snow
C) fire
D) dew
D) Answer the questions.
1. What is a comet? Explain.
2. What is a tide?
`

// TestKeyInOtherOrder: the sections of a key are known by their names, whatever
// order they stand in, and have as few answers as they like.
func TestKeyInOtherOrder(t *testing.T) {
	want := []string{"middle", "100..100", "false", "true", "false", "Mars", "fire", "-", "-"}
	for _, key := range []string{
		"ANSWER KEY\nC) 1-B  2-C\nB) 1-F 2-T 3-F\nA) 1- middle 2- 100",
		"ANSWER KEY\nA) 1. middle 2. 100\nB) 1. F 2. T 3. F\nC) 1. B 2. C",
		"Answers: A) 1. middle, 2. 100; B) 1. F, 2. T, 3. F; C) 1. B, 2. C",
	} {
		q, _ := read(t, paper(sectionedPaper+key))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%s\n%s", key, diff)
		}
	}
}

// TestKeyGoesOnBySections: the numbers of a key may run on through its sections.
func TestKeyGoesOnBySections(t *testing.T) {
	body := "一、选择题\n1．哪个是行星？\nA．火星　B．罗马　C．沙子\n2．哪个是热的？\nA．冰　B．火　C．雪\n二、填空题\n3．车轮的中心是________。\n4．水在________度沸腾，在________度结冰。\n三、判断题\n5．雪是热的。（　　）\n6．雨是湿的。（　　）\n"
	for _, key := range []string{
		"参考答案\n一、1．A　2．B\n二、3．轴　4．100；0\n三、5．×　6．√",
		"答案：一、1．A　2．B　二、3．轴　4．100；0　三、5．×　6．√",
	} {
		q, _ := read(t, paper(body+key))
		if diff := cmp.Diff([]string{"火星", "火", "轴", "100 | 0", "false", "true"}, keys(q)); diff != "" {
			t.Errorf("%s\n%s", key, diff)
		}
	}
}

// TestKeyByNumberOfSection: a key calls the sections by their Roman numbers alone.
func TestKeyByNumberOfSection(t *testing.T) {
	body := "Subiectul I (30 puncte)\n1. Care este o planetă?\na. Roma   b. Marte   c. Oslo\n2. Ce este fierbinte?\na. gheața\nb. zăpada\nc. focul\nSubiectul al II-lea (20 puncte) – Apreciați cu A (adevărat) sau F (fals):\n1. ___ Zăpada este caldă.\n2. ___ Ploaia este udă.\nSubiectul al III-lea (40 puncte)\n1. Definiți cometa.\n2. Calculați suma.\n"
	q, _ := read(t, paper(body+"Barem: I. 1 – b; 2 – c. II. 1 – F; 2 – A."))
	if diff := cmp.Diff([]string{"Marte", "focul", "false", "true", "-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestListedKey: a key with commas may leave numbers out, answer parts, and name
// the questions by letter and number.
func TestListedKey(t *testing.T) {
	body := "1. Which is a planet?\na) Rome   b) Mars   c) Oslo\n2. Which is hot?\na) ice\nb) snow\nc) fire\n3. Decide: true or false?\na) Snow is warm. T / F\nb) Rain is wet. T / F\n4. Explain what a tide is.\n"
	for key, want := range map[string][]string{
		"Answers: 1b, 2c, 3a F, 3b T":              {"Mars", "fire", "false", "true", "-"},
		"Answers: 1-b, 2-c, 4-the sea that rises":  {"Mars", "fire", "-", "-", "the sea that rises"},
		"Answer key: 1-b; 3a-F; 4-sea that climbs": {"Mars", "-", "false", "-", "sea that climbs"},
	} {
		q, _ := read(t, paper(body+key))
		if diff := cmp.Diff(want, keysOrModels(q)); diff != "" {
			t.Errorf("%s\n%s", key, diff)
		}
	}
	for _, key := range []string{"Ответы: А1 – 2, А2 – 3, В1 – 12, В2 – 2", "Ответы\nА1 – 2, А2 – 3\nВ1 – 12\nВ2 – 2"} {
		q, _ := read(t, paper(lettersPaper+key))
		if diff := cmp.Diff([]string{"Марс", "огонь", "12..12", "2..2", "-"}, keys(q)); diff != "" {
			t.Errorf("%s\n%s", key, diff)
		}
	}
}

// lettersPaper names its questions by the letter of the part and a number.
const lettersPaper = "ЧАСТЬ А\nА1. Что из этого планета?\n1) Рим 2) Марс 3) Осло\nА2. Что горячее?\n1) лёд\n2) снег\n3) огонь\nЧАСТЬ В\nВ1. Чему равна сумма чисел 7 и 5?\nВ2. Чему равна разность чисел 7 и 5?\nЧАСТЬ С\nС1. Что такое прилив?\n"

// TestKeyGrid: rows of answers stand below a row of numbers, one for each part of
// the questions, or behind the word for answers, where they may be numbers.
func TestKeyGrid(t *testing.T) {
	q, _ := read(t, paper(partsPaper+"PHẦN I\nCâu\t1\t2\nĐáp án\tB\tA\nPHẦN II\nCâu\t1\t2\na)\tS\tĐ\nb)\tĐ\tS\nc)\tS\tĐ\nPHẦN III\nCâu\t1\t2\nĐáp án\t4\t2"))
	if diff := cmp.Diff([]string{"Chim", "Cá", "false", "true", "false", "true", "false", "true", "4..4", "2..2"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestDataIsNoKey: a table under a question holds what it is about, though the line
// before it offers answers.
func TestDataIsNoKey(t *testing.T) {
	body := "1. Що таке мода?\nА) частота;\nБ) найчастіше значення;\nВ) середина;\nГ) розмах.\nВідповіді: 1) а; 2) б; 3) в; 4) г.\n"
	q, found := read(t, blocks(body+"2. Розподіл наведено у таблиці", grid("Розряд | 1 | 2 | 3", "Працівників | 2 | 15 | 20"), "Мода становить:\nА) 1\nБ) 2\nВ) 3\nГ) 20\nВідповіді: 1) а; 2) б; 3) в; 4) г."))
	for i, k := range keys(q) {
		if k != "-" {
			t.Errorf("question %d has the key %s", i+1, k)
		}
	}
	for _, f := range found {
		if f.Code == "key_unmatched" {
			t.Errorf("finding %s", f.Message)
		}
	}
}

// TestAmountsAreNoKey: a row of numbers over a row of amounts is what a task gives.
func TestAmountsAreNoKey(t *testing.T) {
	shares := grid("Cars | 0 | 1 | 2", "Share | 0,3 | 0,5 | 0,2")
	q, _ := read(t, blocks("Test\n1) Find the mean.", shares, "2) Find the mode."))
	if stem := q.Items[0].Stem.Text(); !strings.Contains(stem, "0,3\t0,5") {
		t.Errorf("the table of the first question is read as %q", stem)
	}
}

// TestRomanSigns: Roman numbers in signs of their own and in Cyrillic letters head
// sections of a test and of its key.
func TestRomanSigns(t *testing.T) {
	q, _ := read(t, paper("Ⅰ. 单项选择\n1. She ______ a doctor.\nA. is  B. are  C. am\n2. They ______ here.\nA. is  B. are  C. am\nⅡ. 回答问题\n1. What is your name?\n2. Where do you live?\n答案\nⅠ. 1. A  2. B"))
	if diff := cmp.Diff([]string{"is", "are", "-", "-"}, keysOrModels(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("І. Позначте «так» або «ні»\n1. Сніг теплий. (так/ні)\n2. Дощ мокрий. (так/ні)\nІІ. Дайте відповідь\n3. Що таке приплив?\n4. І. Франко – поет чи художник?"))
	if diff := cmp.Diff([]string{"Сніг теплий.", "Дощ мокрий.", "Що таке приплив?", "І. Франко – поет чи художник?"}, stems(q)); diff != "" {
		t.Error(diff)
	}
}

// TestBarePairs: two lists to match may have signs without full stops.
func TestBarePairs(t *testing.T) {
	q, _ := read(t, paper("1. Установіть відповідність між областю та центром:\n1 Волинська      А Ужгород\n2 Закарпатська   Б Луцьк\n3 Київська       В Київ\n                 Г Львів\n2. Що таке приплив?\nВідповіді: 1 – 1Б 2А 3В, 2 – підйом води"))
	if diff := cmp.Diff([]string{"Волинська=Луцьк | Закарпатська=Ужгород | Київська=Київ", "підйом води"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestAnswersAtEnd: a line at the end answers the questions from the first on, though
// its word is that for one answer; where they have answers it is that of the last.
func TestAnswersAtEnd(t *testing.T) {
	body := "1. Which is a planet?\na) Rome\nb) Mars\n%2. Which is hot?\na) ice\nb) fire\n%3. Explain the tide.\n4. What is a comet?\n"
	for key, want := range map[string][]string{
		"Answer: 1-b, 2-b":          {"Mars", "fire", "-", "-"},
		"Lösung: 1b, 2b, 3-the sea": {"Mars", "fire", "the sea", "-"},
	} {
		q, _ := read(t, paper(strings.ReplaceAll(body, "%", "")+key))
		if diff := cmp.Diff(want, keysOrModels(q)); diff != "" {
			t.Errorf("%s\n%s", key, diff)
		}
	}
	q, _ := read(t, paper(strings.ReplaceAll(body, "%", "Answer: b\n")+"Answer: 1-b, 2-b"))
	if got := keysOrModels(q); got[0] != "Mars" || got[1] != "fire" {
		t.Errorf("keys %v", got)
	}
}
