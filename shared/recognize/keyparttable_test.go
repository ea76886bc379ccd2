package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// partsPaper is a paper of three parts that count from 1 each: choices, statements
// with letters to judge, and short answers.
const partsPaper = `ĐỀ KIỂM TRA
PHẦN I. TRẮC NGHIỆM
Câu 1. Con vật nào sau đây biết bay?
A. Cá
B. Chim
C. Chó
D. Mèo
Câu 2. Con vật nào sau đây biết bơi?
A. Cá
B. Gà
C. Chó
D. Mèo
PHẦN II. Câu trắc nghiệm đúng sai. Trong mỗi ý a), b), c) ở mỗi câu, thí sinh chọn đúng hoặc sai.
Câu 1. Cho một con mèo ở trong nhà.
a) Con mèo này biết bay.
b) Con mèo này có bốn chân.
c) Con mèo này biết nói.
Câu 2. Cho một con cá ở trong hồ.
a) Con cá này biết bơi.
b) Con cá này có bốn chân.
c) Con cá này biết thở.
PHẦN III. Trả lời ngắn
Câu 1. Con mèo có bao nhiêu chân?
Câu 2. Con gà có bao nhiêu chân?

ĐÁP ÁN
`

// TestKeyOfParts: a key that stands by parts is given to its parts, in tables with
// a column for each statement, with the statements below each other, and in lines.
func TestKeyOfParts(t *testing.T) {
	all := []string{"Chim", "Cá", "false", "true", "false", "true", "false", "true", "4..4", "2..2"}
	for name, c := range map[string]struct {
		key  []any
		want []string
	}{
		"a column for each": {[]any{"PHẦN I", grid("Câu | 1 | 2", "Đáp án | B | A"), "PHẦN II", grid("Câu | Ý a | Ý b | Ý c", "1 | S | Đ | S", "2 | Đ | S | Đ"), "PHẦN III", grid("Câu | 1 | 2", "Đáp án | 4 | 2")}, all},
		"below each other":  {[]any{"PHẦN I", grid("Câu | 1 | 2", "Đáp án | B | A"), "PHẦN II", grid("Câu | Lệnh hỏi | Đáp án (Đ/S)", "1 | a | S", " | b | Đ", " | c | S", "2 | a | Đ", " | b | S", " | c | Đ"), "PHẦN III", grid("Câu | 1 | 2", "Đáp án | 4 | 2")}, all},
		"side by side":      {[]any{"PHẦN I", grid("Câu | 1 | 2", "Đáp án | B | A"), "PHẦN II", grid("Câu | Ý | Đ/S | Câu | Ý | Đ/S", "1 | a | S | 2 | a | Đ", "1 | b | Đ | 2 | b | S", "1 | c | S | 2 | c | Đ"), "PHẦN III", grid("Câu | 1 | 2", "Đáp án | 4 | 2")}, all},
		"lines":             {[]any{"PHẦN I: 1.B 2.A\nPHẦN II: Câu 1: SĐS; Câu 2: ĐSĐ\nPHẦN III: 1. 4; 2. 2"}, all},
		"only the second":   {[]any{"PHẦN II", grid("Câu | a | b | c", "1 | S | Đ | S", "2 | Đ | S | Đ")}, []string{"-", "-", "false", "true", "false", "true", "false", "true", "-", "-"}},
		"only the third":    {[]any{"PHẦN III", grid("Câu | 1 | 2", "Đáp án | 4 | 2")}, []string{"-", "-", "-", "-", "-", "-", "-", "-", "4..4", "2..2"}},
	} {
		q, _ := read(t, blocks(append([]any{partsPaper}, c.key...)...))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", name, diff)
		}
	}
}

// TestKeyOfMatchedSection: a section that is one list to pair has its pairs in the
// key, number by number; its numbers may stand in a column of their own. An order
// that speaks of answers is no heading of a key.
func TestKeyOfMatchedSection(t *testing.T) {
	q, _ := read(t, blocks("PENILAIAN HARIAN\nA. Pilihlah jawaban yang benar!\n1. Burung yang berenang adalah\na. bebek\nb. merpati\nc. elang\n2. Burung malam adalah\na. bebek\nb. hantu\nc. pipit\n\nB. Jodohkanlah pernyataan berikut dengan jawaban yang tepat!",
		grid("No | Pernyataan | Jawaban", "1 | Satuan suhu | a. meter", "2 | Satuan panjang | b. sekon", "3 | Satuan waktu | c. kelvin"),
		"C. Isilah titik-titik di bawah ini dengan benar!\n1. Satuan massa adalah ....\n2. Benda penghantar panas disebut ....\n\nKUNCI JAWABAN\nA. 1. a 2. b\nB. 1. c 2. a 3. b\nC. 1. kilogram 2. konduktor"))
	want := []string{"bebek", "hantu", "Satuan suhu=kelvin | Satuan panjang=meter | Satuan waktu=sekon", "kilogram", "konduktor"}
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestKeyOfNamedTests: "Test 1 (Daryolar):" in a key heads the answers of "TEST 1:
// DARYOLAR"; it is no answer to a question of that name.
func TestKeyOfNamedTests(t *testing.T) {
	q, _ := read(t, paper("TEST 1: DARYOLAR (Har biri - 1 ball)\n1. Eng uzun qaysi?\nA) Nil\nB) Dunay\n2. Eng qisqa qaysi?\nA) Nil\nB) Dunay\n\nTEST 2: MASALALAR (Har biri - 5 ball)\n1. Nechta suv kerak, hisoblang.\nJavob: 15\n\nTEST 3: TOGʻLAR (Har biri - 1 ball)\n1. Eng baland qaysi?\nA) Alp\nB) Himolay\n2. Eng past qaysi?\nA) Alp\nB) Himolay\n\nJAVOBLAR JADVALI\nTest 1 (Daryolar - Asosiy):\n1-A, 2-B\n\nTest 3 (Togʻlar):\n1-B, 2-A"))
	if diff := cmp.Diff([]string{"Nil", "Dunay", "15..15", "Himolay", "Alp"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
