package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// grid makes a table of rows written with | between cells.
func grid(rows ...string) page.Table {
	var t page.Table
	for _, r := range rows {
		var row page.Row
		for _, c := range strings.Split(r, "|") {
			row.Cells = append(row.Cells, page.Cell{ColSpan: 1, RowSpan: 1, Blocks: paper(strings.TrimSpace(c)).Blocks})
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// blocks makes a document of lines and tables.
func blocks(parts ...any) page.Document {
	var doc page.Document
	for _, p := range parts {
		switch p := p.(type) {
		case string:
			doc.Blocks = append(doc.Blocks, paper(p).Blocks...)
		case page.Block:
			doc.Blocks = append(doc.Blocks, p)
		}
	}
	return doc
}

// TestTables reads the ways tables are used in tests: a bank with a question in
// each row, choices in cells, true-false columns, keys, and tables that are
// content.
func TestTables(t *testing.T) {
	for _, c := range []struct {
		name string
		doc  page.Document
		want []string // stem: key of each item
	}{
		{"pairs filled in", blocks("I. Match the columns.", grid("1. cat | (3) moos", "2. dog | (1) purrs", "3. cow | (2) barks"), "II. Answer.", "4. What is an owl?"), []string{"Match the columns.: cat=purrs | dog=barks | cow=moos", "What is an owl?: -"}},
		{"numbers of both columns", blocks("I. Match the columns.", grid("1. cat | (1) moos", "2. dog | (2) purrs", "3. cow | (3) barks"), "II. Answer.", "4. What is an owl?"), []string{"Match the columns.: -", "What is an owl?: -"}},
		{"bank, right one first", blocks(grid("No | Question | Correct answer | Wrong 1 | Wrong 2", "1 | Capital of France? | Paris | Rome | Oslo", "2 | 2+2? | 4 | 3 | 5")), []string{"Capital of France?: Paris", "2+2?: 4"}},
		{"bank, letters", blocks(grid("Question | A | B | C | Answer", "Capital of France? | Rome | Paris | Oslo | B", "2+2? | 4 | 3 | 5 | A")), []string{"Capital of France?: Paris", "2+2?: 4"}},
		{"bank, choices with letters of their own", blocks(grid("№ | Test savoli | To'g'ri javob | Muqobil javob | Muqobil javob", "1 | Poytaxt qaysi? | A) Toshkent | B) Buxoro | C) Xiva", "2 | 2+2? | 4 | 3 | 5")), []string{"Poytaxt qaysi?: Toshkent", "2+2?: 4"}},
		{"bank, Russian", blocks(grid("Вопрос | Вариант 1 | Вариант 2 | Правильный ответ", "Столица Франции? | Рим | Париж | Париж")), []string{"Столица Франции?: Париж"}},
		{"bank, answers before questions", blocks("Quiz", grid("Answer | Question", "Paris | Capital of France?", "Oslo | Capital of Norway?")), []string{"Capital of France?: Paris", "Capital of Norway?: Oslo"}},
		{"bank, open answers", blocks("Quiz", grid("Nr | Frage | Antwort", "1 | Hauptstadt von Frankreich? | Paris")), []string{"Hauptstadt von Frankreich?: Paris"}},
		{"bank, right under an answer", blocks("1. Kota ini ada di mana?\nA. Asia\nB. Eropa\nJawaban: B\nPemerintahan Desa", grid("No | Soal | A | B | Jawaban", "1 | Warna api? | merah | biru | A", "2 | Warna laut? | merah | biru | B")), []string{"Kota ini ada di mana?: Eropa", "Warna api?: merah", "Warna laut?: biru"}},
		{"bank, open answers, right under an answer", blocks("1. Kota ini ada di mana?\nA. Asia\nB. Eropa\nJawaban: B\nPemerintahan Desa", grid("No | Soal | Jawaban", "1 | Warna api? | merah", "2 | Warna laut? | biru")), []string{"Kota ini ada di mana?: Eropa", "Warna api?: merah", "Warna laut?: biru"}},
		{"choices under their letters", blocks("1. Рядок без помилок", grid("А | Б | В", "сонце, море | обличя | пірья"), "2. Столиця України", grid("А | Б | В", "Львів | Київ | Одеса"), "Відповіді: 1. А 2. Б"), []string{"Рядок без помилок: сонце, море", "Столиця України: Київ"}},
		{"a paper in rows", blocks(grid("Q.No | Questions | Marks | CO", "1 | Define a stack. | 2 | CO1", "2 | Which is last in, first out? \n a) queue \n b) stack | 1 | CO1", "3 | Explain how paging works. | 10 | CO2")), []string{"Define a stack.: -", "Which is last in, first out?: -", "Explain how paging works.: -"}},
		{"a paper in rows, Persian", blocks(grid("ردیف | سؤالات | بارم", "۱ | دو منبع انرژی را نام ببرید. | ۰/۵", "۲ | تفاوت جرم و وزن را توضیح دهید. | ۲")), []string{"دو منبع انرژی را نام ببرید.: -", "تفاوت جرم و وزن را توضیح دهید.: -"}},
		{"true-false columns", blocks("Kreuze an:", grid("Aussage | richtig | falsch", "1. Die Sonne ist ein Stern. | x | ", "2. Der Mond ist ein Planet. | | x")), []string{"Die Sonne ist ein Stern.: true", "Der Mond ist ein Planet.: false"}},
		{"true-false columns, empty", blocks("Kreuze an:", grid("Nr. | Aussage | richtig | falsch", "1 | Die Sonne ist ein Stern. | | ", "2 | Der Mond ist ein Planet. | | ")), []string{"Die Sonne ist ein Stern.: -", "Der Mond ist ein Planet.: -"}},
		{"true-false columns, Polish initials", blocks("Zaznacz P lub F.", grid("Zdanie | P | F", "Warszawa leży nad Wisłą. | X | ", "Kraków leży nad Odrą. | | X")), []string{"Warszawa leży nad Wisłą.: true", "Kraków leży nad Odrą.: false"}},
		{"true-false in one column", blocks("Répondez par vrai ou faux.", grid(" | Vrai/Faux", "Le soleil est une étoile. | Vrai", "La lune est une planète. | Faux", "Mars est rouge. | ")), []string{"Le soleil est une étoile.: true", "La lune est une planète.: false", "Mars est rouge.: -"}},
		{"choices in two by two cells", blocks("1. What is 2+2?", grid("A. 3 | B. 4", "C. 5 | D. 6"), "2. What is 3+3?", grid("A. 3 | B. 4 | C. 5 | D. 6"), "Answers: 1. B 2. D"), []string{"What is 2+2?: 4", "What is 3+3?: 6"}},
		{"a comma behind the last letter", blocks("1. What is 2+2?", grid("A. 3 | B. 4 | C. 5 | D, 6"), "2. What is 3+3?", grid("A. 3 | B. 4 | C. 5 | D. 6"), "Answers: 1. D 2. D"), []string{"What is 2+2?: 6", "What is 3+3?: 6"}},
		{"letters in a column", blocks("1. Capital of France?", grid("A | Rome", "B | Paris", "Answer | B"), "2. Capital of Norway?", grid("A | Oslo", "B | Paris", "Answer | A")), []string{"Capital of France?: Paris", "Capital of Norway?: Oslo"}},
		{"key across", blocks("1. Capital of France?\nA. Rome\nB. Paris\n2. Capital of Norway?\nA. Rome\nB. Oslo\nAnswer key", grid("1 | 2", "B | B")), []string{"Capital of France?: Paris", "Capital of Norway?: Oslo"}},
		{"key across, with titles that a bank has", blocks("Questão 01\nCapital of France?\nA. Rome\nB. Paris\nQuestão 02\nCapital of Norway?\nA. Rome\nB. Oslo\nGabarito", grid("Questão | 01 | 02", "Resposta | B | B")), []string{"Capital of France?: Paris", "Capital of Norway?: Oslo"}},
		{"key down", blocks("1. Capital of France?\nA. Rome\nB. Paris\n2. Capital of Norway?\nA. Rome\nB. Oslo\nAnswer key", grid("1 | B", "2 | B")), []string{"Capital of France?: Paris", "Capital of Norway?: Oslo"}},
		{"data in a stem", blocks("1. What is the mean of the values?", grid("Year | Value", "2001 | 3", "2002 | 5"), "A. 3\nB. 4\nAnswer: B"), []string{"What is the mean of the values?\nYear\tValue\n2001\t3\n2002\t5: 4"}},
		{"matching", blocks("1. Match the animals with their sounds.", grid("Column A | Column B", "1. cat | A. bark", "2. dog | B. meow"), "Answer: 1-B, 2-A"), []string{"Match the animals with their sounds.: cat=meow | dog=bark"}},
		{"matching, answers between the lists", blocks("1. Match the animals with their sounds (2 points).", grid("Animal | Answer | | Code | Sound", "cat | B | | A | bark", "dog | A | | B | meow", " | | | C | moo")), []string{"Match the animals with their sounds.: cat=meow | dog=bark"}},
		{"matching, letters beside the second list", blocks("1. Match the animals with their sounds.", grid("Animal | | Sound", "cat | A | bark", "dog | B | meow"), "Answer: 1-B, 2-A"), []string{"Match the animals with their sounds.: cat=meow | dog=bark"}},
		{"matching without labels", blocks("1. Match the animals with their sounds.", grid("cat | bark", "dog | meow"), "Answer: 1-B, 2-A"), []string{"Match the animals with their sounds.: cat=meow | dog=bark"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, answered(t, c.doc)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

// answered is the stem and the key of each item of a document.
func answered(t *testing.T, doc page.Document) []string {
	q, _ := read(t, doc)
	var out []string
	for i, k := range keys(q) {
		out = append(out, q.Items[i].Stem.Text()+": "+k)
	}
	return out
}

// TestKeyTableSeveral: the last answers of a key in a table may stand below each
// other, beside the one number of their question.
func TestKeyTableSeveral(t *testing.T) {
	doc := paper("1. When was it built?\n2. How many rooms has it?\n3. Name two of its owners.")
	doc.Blocks = append(doc.Blocks, grid("Question|Answer", "1|1919, after the war", "2|twenty rooms", "3|the town", "a bank", "a school"))
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"1919, after the war", "twenty rooms", "the town a bank a school"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestLettersBesideChoices: a table of choices with their letters in a column of their own
// is no list to match, though the question speaks of what matches.
func TestLettersBesideChoices(t *testing.T) {
	rows := grid("A. | owl", "B. | cow", "C. | cod")
	q, _ := read(t, blocks("1. Which does not match the others, as it swims?", rows, "2. Which hoots?", grid("A. | owl", "B. | cow", "C. | cod"), "Answers: 1. C 2. A"))
	if got := strings.Join(keys(q), " "); got != "cod owl" {
		t.Errorf("keys %s", got)
	}
}
