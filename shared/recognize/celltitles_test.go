package recognize_test

import (
	"slices"
	"testing"
)

// The titles of columns stand in each of their cells.
func TestCellTitles(t *testing.T) {
	q, _ := read(t, sheetOfCSV(t, "Вопрос: Столица Италии?,А: Милан,Б: Рим,Ответ: Б\nВопрос: Река в Египте?,А: Нил,Б: Дон,Ответ: А\nВопрос: Море на юге?,А: Белое,Б: Черное,Ответ: Б"))
	if got, want := stems(q), []string{"Столица Италии?", "Река в Египте?", "Море на юге?"}; !slices.Equal(got, want) {
		t.Errorf("stems = %q, want %q", got, want)
	}
	if got, want := keys(q), []string{"Рим", "Нил", "Черное"}; !slices.Equal(got, want) {
		t.Errorf("keys = %q, want %q", got, want)
	}
}

// What all questions of a sheet begin with is theirs where their answers are titled by nothing.
func TestNoCellTitles(t *testing.T) {
	q, _ := read(t, sheetOfCSV(t, "Question,Answer\nTask: count to three,1 2 3\nTask: count to two,1 2\nTask: count to one,1"))
	if got, want := stems(q), []string{"Task: count to three", "Task: count to two", "Task: count to one"}; !slices.Equal(got, want) {
		t.Errorf("stems = %q, want %q", got, want)
	}
}
