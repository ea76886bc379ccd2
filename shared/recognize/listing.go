package recognize

import (
	"slices"
	"strings"
)

// withoutListings drops rows of bullets or numbers that are the lines of a
// program, where the stem asks what it prints.
func (r *recognizer) withoutListings(ts []token, rows []run) []run {
	return slices.DeleteFunc(rows, func(row run) bool {
		kind := row.label(ts, 0).kind
		return (kind == digitLabel || kind == bulletLabel) && r.isListing(ts, row)
	})
}

func (r *recognizer) isListing(ts []token, row run) bool {
	first := firstOfRow(row)
	if first == 0 {
		return false
	}
	stem := foldLines(lineList(ts[max(0, first-2):first]))
	if !r.prints.in(stem) {
		return false
	}
	coded, calls := 0, 0
	var last line
	for i, at := range row.at {
		last = ts[at].from(row.label(ts, i).end)
		if last.isMarked() && !allCode(last) {
			return false
		}
		if codeLine(last) || strongCode(last) {
			coded++
		}
		if strings.Contains(last.text, "(") {
			calls++
		}
	}
	n := len(row.at)
	// A program sets something before it calls; choices of code are all alike.
	return coded*3 >= n*2 && strings.Contains(last.text, "(") && (calls < n || n > 2 && strings.Contains(ts[first].text, "for"))
}

// printWords ask what a program does, or announce it.
func printWords() *phrases {
	return newPhrases([]string{"output", "outputs", "print", "prints", "printed", "displayed", "what is displayed", "executed", "following code", "this code", "the code", "code snippet", "following program", "this program", "the program",
		"ausgabe", "ausgegeben", "gibt", "folgender code", "folgende programm", "programm", "affiche", "affiché", "code suivant", "programme suivant", "imprime", "imprimirá", "salida", "siguiente código", "código", "saída", "seguinte código",
		"stampa", "stampato", "output del", "codice", "выведет", "вывод", "напечатает", "следующий код", "программа", "виведе", "код", "wypisze", "wyświetli", "kod", "çıktı", "çıktısı", "kodun", "keluaran", "kode", "program berikut",
		"kết quả", "đoạn mã", "chương trình", "chiqaradi", "dastur", "خروجی", "کد", "输出", "运行结果", "代码", "程序", "ผลลัพธ์", "โปรแกรม", "kiír", "kimenete", "program"})
}
