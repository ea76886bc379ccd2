package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestBareLetterChoices: letters that stand alone before choices are labels, too, where a
// mark stands before one, where a gap parts many questions, where an answer says its choice
// again, and in scripts whose questions ask without a sign.
func TestBareLetterChoices(t *testing.T) {
	gapped, told := "", ""
	for i, town := range []string{"Bern", "Basel", "Geneva", "Lausanne", "Chur", "Thun", "Olten"} {
		gapped += fmt.Sprintf("Question %d: Which river flows through the town of %s?\nA Aare\nB Rhine\nC Rhone\nD Inn\nCorrect answer: B\n\n", i+1, town)
		told += fmt.Sprintf("Задача %d. Коя е реката, която минава през %s:\nА Рона или Ин\nБ Рейн или Аре\nВ Дунав или Сава\nОтговор: Б Рейн или Аре\n", i+1, town)
	}
	for name, c := range map[string]struct{ text, key string }{
		"marks":   {"Rivers\n1. Which river flows through the town of Bern?\n✓ A Aare\nB Rhine\nC Rhone\n2. Which river flows through the town of Lyon?\n✓ A Aare\nB Rhine\nC Rhone\n3. Which river flows through Thun?\n✓ A Aare\nB Rhine\nC Rhone\n", "Aare"},
		"gapped":  {gapped, "Rhine"},
		"told":    {told, "Рейн или Аре"},
		"Thai":    {"แบบทดสอบ\nข้อ 1. แม่น้ำใดอยู่ข้างภูเขา\nก ม้า\nข เรือ\nค เกาะ\nเฉลย: ข\nข้อ 2. ก้อนหินใดอยู่บนเกาะ\nก ม้า\nข เรือ\nค เกาะ\nเฉลย: ข\n", "เรือ"},
		"heading": {"Контрольна робота\nПитання 1\nЦя річка біля гори називається\nа камінь\nб вікно\nв міст\nВідповідь: б\nПитання 2\nЦя гора біля річки називається\nа камінь\nб вікно\nв міст\nВідповідь: б\n", "вікно"},
	} {
		q, _ := read(t, paper(c.text))
		got := keys(q)
		if len(got) < 2 || strings.Trim(strings.Join(got, "\n"), "\n") != strings.TrimSuffix(strings.Repeat(c.key+"\n", len(got)), "\n") {
			t.Errorf("%s: the keys are %q of %q", name, got, stems(q))
		}
	}
}

// TestBareLettersOutOfOrder: letters that do not go on from choice to choice are words.
func TestBareLettersOutOfOrder(t *testing.T) {
	q, _ := read(t, paper("Music\n1. Which key has no accidentals?\n✓ A minor\nC minor\nE minor\n2. Which key has a single sharp?\nA minor\nC minor\n✓ E minor\n3. Which key has three flats?\nA minor\n✓ C minor\nE minor\n"))
	if diff := cmp.Diff([]string{"A minor", "E minor", "C minor"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
