package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestHeadedTasks: each task of an exam stands in a table of its own, under its number
// and what it is worth, with what its parts are worth beside them.
func TestHeadedTasks(t *testing.T) {
	cell := func(text string, label *page.Label) page.Cell {
		return page.Cell{Blocks: []page.Block{page.Paragraph{Label: label, Runs: []page.Run{{Text: text}}}}}
	}
	bullet := &page.Label{Text: "•", Format: page.Bullet}
	task := func(number, worth, order, part string) page.Table {
		return page.Table{Rows: []page.Row{
			{Cells: []page.Cell{cell(number, nil), cell(worth, nil)}},
			{Cells: []page.Cell{cell(order, nil), cell("(10 points)", nil)}},
			{Cells: []page.Cell{cell(part, bullet), cell("(5 points)", nil)}},
			{Cells: []page.Cell{cell("Add a few tests of your own.", bullet), cell("(5 points)", nil)}},
		}}
	}
	q, _ := read(t, page.Document{Blocks: []page.Block{
		task("Question 1", "(20 points)", "Write a function that turns a word around.", "Say so where there is no word."),
		task("Question 2", "(20 points)", "Write a function that returns True if a word is long and False otherwise.", "Do not count the spaces."),
	}})
	want := []string{
		"Write a function that turns a word around.\nSay so where there is no word.\nAdd a few tests of your own.",
		"Write a function that returns True if a word is long and False otherwise.\nDo not count the spaces.\nAdd a few tests of your own.",
	}
	if diff := cmp.Diff(want, stems(q)); diff != "" {
		t.Error(diff)
	}
	for _, item := range q.Items {
		if item.Points.String() != "20" {
			t.Errorf("%s points", item.Points)
		}
	}
}

// TestExerciseWords: the word for an exercise with its number heads a task in more
// languages, also with the number spelled out.
func TestExerciseWords(t *testing.T) {
	for _, test := range [][3]string{
		{"تمرین اول :|تمرین 2|تمرین سوم :", "ساختار موتور را شرح دهید.", "کار پمپ را توضیح دهید."},
		{"التمرين 1|التمرين 2|التمرين 3", "اشرح مكونات المحرك.", "اذكر وظيفة المضخة."},
		{"תרגיל 1|תרגיל 2|תרגיל 3", "תאר את מבנה המנוע.", "הסבר כיצד פועלת המשאבה."},
		{"Άσκηση 1|Άσκηση 2|Άσκηση 3", "Περιγράψτε τη δομή της μηχανής.", "Εξηγήστε πώς λειτουργεί η αντλία."},
		{"Zadatak 1|Zadatak 2|Zadatak 3", "Opišite građu motora.", "Objasnite kako radi pumpa."},
		{"Cvičení 1|Cvičení 2|Cvičení 3", "Popište stavbu motoru.", "Vysvětlete činnost čerpadla."},
		{"1-mashq|2-mashq|3-mashq", "Dvigatel tuzilishini tavsiflang.", "Nasos ishini tushuntiring."},
		{"Тапсырма 1|Тапсырма 2|Тапсырма 3", "Қозғалтқыштың құрылысын сипаттаңыз.", "Сорғының жұмысын түсіндіріңіз."},
		{"练习1|练习2|练习3", "描述发动机的结构。", "解释水泵的工作原理。"},
		{"練習1|練習2|練習3", "エンジンの構造を述べよ。", "ポンプの働きを説明せよ。"},
		{"แบบฝึกหัดที่ 1|แบบฝึกหัดที่ 2|แบบฝึกหัดที่ 3", "จงอธิบายโครงสร้างของเครื่องยนต์", "จงบรรยายการทำงานของปั๊ม"},
	} {
		heads := strings.Split(test[0], "|")
		asked := []string{test[1], test[2], test[1]}
		var b strings.Builder
		for i, head := range heads {
			b.WriteString(head + "\n" + asked[i] + "\n\n")
		}
		q, _ := read(t, paper(b.String()))
		if diff := cmp.Diff(asked, stems(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", heads[0], diff)
		}
	}
}
