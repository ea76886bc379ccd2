package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestCodedMatches: state exams list what is to be sorted behind letters and the kinds behind
// digits, with a grid for the digits below; the key has a digit for each letter. Numbers
// answer as well in a key of two columns.
func TestCodedMatches(t *testing.T) {
	const order = "1. Установите соответствие между животными и классами: к каждой позиции, данной в первом столбце, подберите соответствующую позицию из второго столбца."
	match := func(t *testing.T, q quiz.Quiz) {
		t.Helper()
		if len(q.Items) != 2 {
			t.Fatalf("%d items: %v", len(q.Items), labelled(q))
		}
		m, ok := q.Items[0].Response.(quiz.Match)
		if !ok || len(m.Left) != 4 || len(m.Right) != 2 {
			t.Fatalf("the first is %+v", q.Items[0].Response)
		}
		if diff := cmp.Diff([]int{0, 1, 0, 1}, m.Key); diff != "" {
			t.Error(diff)
		}
		if diff := cmp.Diff("карп", keys(q)[1]); diff != "" {
			t.Error(diff)
		}
	}
	const second = "2. Какое животное живёт в воде?\n1) сова\n2) карп\n3) ворона"
	t.Run("lists", func(t *testing.T) {
		q, _ := read(t, paper(order+"\nЖИВОТНЫЕ\nА) сова\nБ) щука\nВ) ворона\nГ) окунь\nКЛАССЫ\n1) птицы\n2) рыбы\nЗапишите в таблицу выбранные цифры под соответствующими буквами.\nОтвет:\nА\tБ\tВ\tГ\n\n"+second+"\n\nОтветы\n1. 1212\n2. 2"))
		match(t, q)
	})
	t.Run("tables", func(t *testing.T) {
		q, _ := read(t, blocks(order, grid("ЖИВОТНЫЕ | КЛАССЫ", "А) сова | 1) птицы", "Б) щука | 2) рыбы", "В) ворона | ", "Г) окунь | "), "Запишите в таблицу выбранные цифры под соответствующими буквами.", grid("А | Б | В | Г", " | | | "), second, "Ответы", grid("1 | 1212", "2 | 2", "3 | 5")))
		match(t, q)
	})
	t.Run("breaks", func(t *testing.T) {
		lists := page.Table{Rows: []page.Row{{Cells: []page.Cell{broken("А) сова", "Б) щука", "В) ворона", "Г) окунь"), broken("1) птицы", "2) рыбы")}}}}
		q, _ := read(t, blocks(order, lists, grid("А | Б | В | Г", " | | | "), second, "Ответы", grid("1 | 1212", "2 | 2", "3 | 5")))
		match(t, q)
	})
}

// TestAnswerGrids: a grid with signs at two sides is room, and a table with something in it is
// none.
func TestAnswerGrids(t *testing.T) {
	q, _ := read(t, blocks("1. Установіть послідовність розвитку птаха.\nА птах\nБ яйце\nВ пташеня", grid(" | А | Б | В", "1 | | | ", "2 | | | ", "3 | | | "), "2. Хто є птахом?\nА кішка\nБ сова\nВ собака", "Відповіді\n1 – БВА\n2 – Б"))
	if diff := cmp.Diff([]string{"1. Установіть послідовність розвитку птаха.: яйце | пташеня | птах", "2. Хто є птахом? / кішка / сова / собака: сова"}, labelled(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, blocks("1. Хто є птахом?", grid("А | Б | В", "кішка | сова | собака"), "2. Хто плаває?", grid("А | Б | В", "качка | сова | кішка"), "Відповіді\n1 – Б\n2 – А"))
	if diff := cmp.Diff([]string{"сова", "качка"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestBracketParts: the answers to the parts of a question stand behind their numbers in
// brackets without a space.
func TestBracketParts(t *testing.T) {
	q, _ := read(t, paper("一、选择题\n1．猫头鹰是（　　）\nA．鸟　　B．鱼　　C．兽\n2．鲸是（　　）\nA．鸟　　B．鱼　　C．兽\n二、非选择题\n3．（10分）请回答下列问题：\n（1）鸟的体表有________。\n（2）鱼用________和________运动。\n参考答案\n一、选择题\n1．A　2．C\n二、非选择题\n3．（1）羽毛（2）鳍　尾"))
	if diff := cmp.Diff([]string{"鸟", "兽", "羽毛", "鳍 | 尾"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestKeyHeadUnderLetters: in scripts without capitals the heading of a key goes on with no
// line over it.
func TestKeyHeadUnderLetters(t *testing.T) {
	q, _ := read(t, paper("آزمون زیست\u200cشناسی پایه دهم\n۱- کدام اندامک انرژی سلول را تأمین می\u200cکند؟\n۱) هسته\t۲) میتوکندری\t۳) ریبوزوم\t۴) واکوئل\n۲- فرمول شیمیایی آب کدام است؟\n۱) CO2   ۲) H2O   ۳) O2   ۴) NaCl\nپاسخنامه\n۱- گزینه ۲\n۲- گزینه ۲"))
	if diff := cmp.Diff([]string{"میتوکندری", "H2O"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// broken is a cell of one paragraph with a break between its lines.
func broken(lines ...string) page.Cell {
	p := page.Paragraph{}
	for i, l := range lines {
		if i > 0 {
			p.Runs = append(p.Runs, page.Run{Kind: page.BreakRun})
		}
		p.Runs = append(p.Runs, page.Run{Text: l})
	}
	return page.Cell{ColSpan: 1, RowSpan: 1, Blocks: []page.Block{p}}
}

// TestOnlyMatches: lists to match are asked in a paper that has nothing else and no title.
func TestOnlyMatches(t *testing.T) {
	q, _ := read(t, paper("1. Match the young with the parents.\nA) puppy\nB) kitten\nC) calf\n1) dog\n2) cat\n3) cow\n\n2. Match the animals with their homes.\nA) owl\nB) fox\nC) bee\n1) tree\n2) den\n3) hive"))
	if len(q.Items) != 2 {
		t.Errorf("%v", labelled(q))
	}
	noQuestions(t, "1. The matches of the season\nA) home games\nB) away games\n\n2. The rules\n1) of the league\n2) of the cup")
}
