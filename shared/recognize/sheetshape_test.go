package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
)

// sheetPage makes a sheet of rows of cells.
func sheetPage(name string, rows ...[]page.Cell) page.Table {
	t := page.Table{Position: finding.Position{Part: name}}
	for i, cells := range rows {
		col := 0
		for k := range cells {
			for _, b := range cells[k].Blocks {
				p := b.(page.Paragraph)
				p.Position = finding.Position{Part: name, Cell: string(rune('A'+col)) + string(rune('1'+i))}
				cells[k].Blocks = []page.Block{p}
			}
			if cells[k].ColSpan == 0 {
				cells[k].ColSpan, cells[k].RowSpan = 1, max(cells[k].RowSpan, 1)
			}
			col += cells[k].ColSpan
		}
		t.Rows = append(t.Rows, page.Row{Cells: cells})
	}
	return t
}

func plainCells(texts ...string) []page.Cell {
	out := make([]page.Cell, len(texts))
	for i, text := range texts {
		if text != "" {
			out[i] = markedCell(text, page.Marks{}, "")
		}
	}
	return out
}

func markedCell(text string, m page.Marks, shade string) page.Cell {
	return page.Cell{Shading: shade, Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: text, Marks: m}}}}}
}

func with(cells []page.Cell, at int, c page.Cell) []page.Cell {
	cells[at] = c
	return cells
}

// TestSheetMarks reads keys that only the looks of cells tell, merged stems, and
// workbooks of several sheets.
func TestSheetMarks(t *testing.T) {
	bold := page.Marks{Bold: true}
	for _, c := range []struct {
		name   string
		blocks []page.Block
		want   []string
	}{
		{"fill", []page.Block{sheetPage("S",
			plainCells("Question", "A", "B", "C"),
			with(plainCells("Capital of France?", "Rome", "", "Oslo"), 2, markedCell("Paris", page.Marks{}, "FFFF00")),
			with(plainCells("Capital of Italy?", "", "Paris", "Oslo"), 1, markedCell("Rome", page.Marks{}, "FFFF00")))}, []string{"Paris", "Rome"}},
		{"bold", []page.Block{sheetPage("S",
			plainCells("Question", "A", "B", "C"),
			with(plainCells("Capital of France?", "Rome", "", "Oslo"), 2, markedCell("Paris", bold, "")),
			with(plainCells("Capital of Italy?", "", "Paris", "Oslo"), 1, markedCell("Rome", bold, "")))}, []string{"Paris", "Rome"}},
		{"bold against the answer column", []page.Block{sheetPage("S",
			plainCells("Question", "A", "B", "Answer"),
			with(plainCells("Capital of France?", "", "Paris", "B"), 1, markedCell("Rome", bold, "")))}, []string{"Paris"}},
		{"a stem merged over two rows of choices", []page.Block{sheetPage("S",
			plainCells("Question", "A", "B"),
			[]page.Cell{{RowSpan: 2, ColSpan: 1, Blocks: plainCells("Capital of France?")[0].Blocks}, plainCells("Rome")[0], plainCells("*Paris")[0]},
			plainCells("Oslo", "Bern"),
			plainCells("Capital of Italy?", "*Rome", "Oslo"))}, []string{"Paris", "Rome"}},
		{"numbers in words before rows without titles, and the place of the right choice among figures", []page.Block{sheetPage("S",
			plainCells("Question 1:", "How many legs has a spider?", "6", "9", "8", "10", "3"),
			plainCells("Question 2:", "Which of these is a fish?", "Eel", "Newt", "Whale", "Crab", "1"),
			plainCells("Question 3:", "Where do penguins live?", "Oslo", "Antarctica", "Peru's hills", "Rome", "2"))}, []string{"8", "Eel", "Antarctica"}},
		{"an empty first sheet and two others", []page.Block{sheetPage("Info", plainCells("About this file")), page.Break{},
			sheetPage("One", plainCells("Question", "Answer"), plainCells("Capital of France?", "Paris")), page.Break{},
			sheetPage("Two", plainCells("Question", "Answer"), plainCells("Capital of Italy?", "Rome"))}, []string{"Paris", "Rome"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			q, _ := read(t, page.Document{Blocks: c.blocks})
			if diff := cmp.Diff(c.want, keys(q)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
			if err := q.Validate(); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestSheetHeadersInLanguages reads the same bank under the titles of every
// language.
func TestSheetHeadersInLanguages(t *testing.T) {
	for lang, titles := range map[string][]string{
		"en": {"No", "Question", "Option A", "Option B", "Correct answer", "Explanation"},
		"de": {"Nr.", "Frage", "Antwort A", "Antwort B", "Richtige Antwort", "Erklärung"},
		"fr": {"N°", "Question", "Réponse A", "Réponse B", "Bonne réponse", "Explication"},
		"es": {"N.º", "Pregunta", "Opción A", "Opción B", "Respuesta correcta", "Explicación"},
		"pt": {"Número", "Pergunta", "Alternativa A", "Alternativa B", "Gabarito", "Explicação"},
		"it": {"N.", "Domanda", "Risposta A", "Risposta B", "Risposta corretta", "Spiegazione"},
		"ru": {"№", "Вопрос", "Вариант A", "Вариант B", "Правильный ответ", "Объяснение"},
		"uk": {"№", "Питання", "Варіант A", "Варіант B", "Правильна відповідь", "Пояснення"},
		"pl": {"Lp.", "Pytanie", "Odpowiedź A", "Odpowiedź B", "Poprawna odpowiedź", "Wyjaśnienie"},
		"vi": {"STT", "Câu hỏi", "Phương án A", "Phương án B", "Đáp án đúng", "Giải thích"},
		"id": {"No", "Soal", "Pilihan A", "Pilihan B", "Kunci Jawaban", "Pembahasan"},
		"tr": {"No", "Soru", "Seçenek A", "Seçenek B", "Doğru Cevap", "Açıklama"},
		"uz": {"T/r", "Savol", "A variant", "B variant", "To'g'ri javob", "Izoh"},
		"fa": {"ردیف", "سوال", "گزینه الف", "گزینه ب", "پاسخ صحیح", "توضیح"},
		"zh": {"序号", "题目", "选项A", "选项B", "正确答案", "解析"},
		"th": {"ข้อ", "คำถาม", "ตัวเลือก ก", "ตัวเลือก ข", "คำตอบที่ถูกต้อง", "คำอธิบาย"},
		"hu": {"Sorszám", "Kérdés", "Válasz A", "Válasz B", "Helyes válasz", "Magyarázat"},
	} {
		t.Run(lang, func(t *testing.T) {
			q, fs := read(t, page.Document{Blocks: []page.Block{sheetPage("S", plainCells(titles...),
				plainCells("1", "Paris or Rome", "Rome", "Paris", "B", "Because"), plainCells("2", "Oslo or Bern", "Oslo", "Bern", "A", "So"))}})
			if diff := cmp.Diff([]string{"Paris", "Oslo"}, keys(q)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
			if len(fs) > 0 || q.Items[0].Feedback.General.Text() != "Because" {
				t.Errorf("findings %v, explanation %q", fs, q.Items[0].Feedback.General.Text())
			}
		})
	}
}

// TestSourceColumn: a column that names again and again from which exam the questions
// are stands before the letters of the answers and offers nothing.
func TestSourceColumn(t *testing.T) {
	var csv strings.Builder
	var want []string
	for i := range 12 {
		fmt.Fprintf(&csv, "Which town number %d is a port?,Bern %d,Oslo %d,Linz %d,Graz %d,Mock exam %d,%s\n", i, i, i, i, i, i%3, "ABCD"[i%4:i%4+1])
		want = append(want, fmt.Sprintf("%s %d", []string{"Bern", "Oslo", "Linz", "Graz"}[i%4], i))
	}
	if diff := cmp.Diff(want, keysOfCSV(t, csv.String())); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
