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
