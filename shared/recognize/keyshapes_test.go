package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// fiveAsked is a test of five questions, the last of which has a word for its answer.
const fiveAsked = "1. Which bird hoots at night?\na) owl\nb) hen\nc) duck\n2. Which bird swims?\na) owl\nb) hen\nc) duck\n3. Which bird lays eggs for us?\na) owl\nb) hen\nc) duck\n4. Bats are birds. (T / F)\n5. Complete: The young of a swan is a ______________.\n"

// TestMixedKeyRow: letters without signs and words stand in one row of a key, under any heading.
func TestMixedKeyRow(t *testing.T) {
	want := []string{"owl", "duck", "hen", "false", "young cygnet"}
	for _, key := range []string{
		"Key: 1a 2c 3b 4F 5 young cygnet", "Answer key: 1a 2c 3b 4F 5. young cygnet", "Lösung: 1a 2c 3b 4f 5 young cygnet",
		"Corrigé : 1a – 2c – 3b – 4F – 5 young cygnet", "Klucz: 1a, 2c, 3b, 4F, 5) young cygnet",
	} {
		q, _ := read(t, paper(fiveAsked+"\n"+key+"\n"))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", key, diff)
		}
	}
}

// TestFigureInAnswer: a figure behind a semicolon is no number of a question where numbers
// have a sign.
func TestFigureInAnswer(t *testing.T) {
	q, _ := read(t, paper("1. What is the formula of a force?\n2. What is its unit?\n3. Who found it?\n\nAnswers\n1. F = ma; 12 N\n2. newton\n3. Newton\n"))
	if got := keys(q)[0]; !strings.Contains(got, "12 N") {
		t.Errorf("the first answer is %q", got)
	}
}

// TestRowFromLaterNumber: a row of letters that ends a test may begin with any number, that of
// the first question; not where there are others before it.
func TestRowFromLaterNumber(t *testing.T) {
	asked := ""
	for _, n := range []string{"101", "102", "103", "104", "105", "106"} {
		asked += n + ". Which bird do you see in picture " + n + "?\n(A) owl\n(B) hen\n(C) duck\n"
	}
	row := "101. (A)  102. (B)  103. (C)  104. (A)\n105. (B)  106. (C)\n"
	q, _ := read(t, paper(asked+row))
	if diff := cmp.Diff([]string{"owl", "hen", "duck", "owl", "hen", "duck"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("100. Which bird hoots?\n(A) owl\n(B) hen\n(C) duck\n"+asked+row))
	for i, k := range keys(q) {
		if k != "-" {
			t.Errorf("question %d of more than the row has the key %q", i+1, k)
		}
	}
}

// TestAnswersAreNoList: entries that only name the letters of choices above are answers, and
// no list to match with these.
func TestAnswersAreNoList(t *testing.T) {
	q, _ := read(t, paper("1. Which bird hoots at night?\nA. owl\nB. hen\nC. duck\n2. Which bird swims?\nA. owl\nB. hen\nC. duck\n3. Write the letter of the bird that lays eggs for us.\nA. owl\nB. hen\nC. duck\n\nANSWER KEY\n1. A\n2. C\n3. B\n"))
	if diff := cmp.Diff([]string{"owl", "duck", "hen"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestPairsOfRomanNumbers: choices that pair the letters of one list with the roman numbers of
// another stay whole.
func TestPairsOfRomanNumbers(t *testing.T) {
	asked := blocks("1. Match List I with List II and choose the correct option.", grid("List I | List II", "A. owl | I. hoots", "B. hen | II. clucks", "C. duck | III. quacks"),
		"(1) A-I, B-II, C-III\n(2) A-II, B-I, C-III\n(3) A-III, B-II, C-I\n(4) A-II, B-III, C-I\nAnswer: (2)\n2. Which bird swims?\n(1) owl\n(2) hen\n(3) duck\n(4) swift\nAnswer: (3)")
	q, _ := read(t, asked)
	if diff := cmp.Diff([]string{"A-II, B-I, C-III", "duck"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestKeyTableOfParts: a key may have its parts down and its questions across, or the number
// and the letter of a part in one cell, with what each is worth.
func TestKeyTableOfParts(t *testing.T) {
	parts := "PHẦN II. Trong mỗi ý a), b), c), d) thí sinh chọn đúng hoặc sai.\nCâu 1. Cho các phát biểu sau về chim.\na) Cú kêu ban đêm.\nb) Gà mái biết bơi.\nc) Vịt biết bơi.\nd) Én ngủ khi bay.\nCâu 2. Cho các phát biểu sau về cò.\na) Cò làm tổ trên cây.\nb) Cò đẻ ba trứng.\nc) Cò bay về nam.\nd) Cò ăn cỏ.\nĐÁP ÁN"
	q, _ := read(t, blocks(parts, grid("Câu | 1 | 2", "a | Đ | S", "b | S | Đ", "c | Đ | Đ", "d | S | S")))
	if diff := cmp.Diff([]string{"true", "false", "true", "false", "false", "true", "true", "false"}, keys(q)); diff != "" {
		t.Errorf("parts down (-want +got):\n%s", diff)
	}
	exam := "1 This question is about birds.\n(a) Name a bird that hoots. [1]\n(b) Explain why storks fly south. [2]\n2 The picture shows a nest.\n(a) Name the bird. [1]\n(b) State the number of eggs. [1]"
	q, _ = read(t, blocks(exam, grid("Question | Answer | Marks", "1(a) | owl | 1", "1(b) | there is no food in winter; 2 months of snow | 2", "2(a) | stork | 1", "2(b) | three | 1")))
	if diff := cmp.Diff([]string{"owl", "stork", "three"}, []string{keys(q)[0], keys(q)[2], keys(q)[3]}); diff != "" {
		t.Errorf("signs of parts (-want +got):\n%s", diff)
	}
	if got := keys(q)[1]; !strings.Contains(got, "2 months") {
		t.Errorf("the second answer is %q", got)
	}
}

// TestPartsToFillIn: a table of the parts of questions in which nothing is answered is no key.
func TestPartsToFillIn(t *testing.T) {
	q, _ := read(t, blocks("1. This question is about birds.\n(a) Name a bird that hoots. [1]\n(b) Name a bird that swims. [1]\n2. Where do storks nest?", grid("Part | Name of the bird", "1(a) | ", "1(b) | ")))
	for i, k := range keys(q) {
		if k != "-" {
			t.Errorf("question %d has the key %q", i+1, k)
		}
	}
}

// TestRowsWithBothVerdicts: rows that end with both words to choose from have no answer.
func TestRowsWithBothVerdicts(t *testing.T) {
	table := grid("Sowy polują nocą. | P | F", "Kury umieją pływać. | P | F")
	order := "Zadanie 1. (0–1)\nOceń prawdziwość zdań. Wybierz P, jeśli zdanie jest prawdziwe, albo F – jeśli jest fałszywe."
	q, _ := read(t, blocks(order, table))
	if diff := cmp.Diff([]string{"-", "-"}, keys(q)); diff != "" {
		t.Errorf("without a key (-want +got):\n%s", diff)
	}
	q, _ = read(t, blocks(order, table, "Zadanie 2. (0–1)\nWskaż ptaka, który pływa.\nA. sowa\nB. kaczka\nZadanie 3. (0–1)\nWskaż ptaka, który poluje nocą.\nA. sowa\nB. kaczka\nZasady oceniania\nZadanie 1. (0–1)\nRozwiązanie: PF\nZadanie 2. (0–1)\nRozwiązanie: B\nZadanie 3. (0–1)\nRozwiązanie: A"))
	if diff := cmp.Diff([]string{"true", "false", "kaczka", "sowa"}, keys(q)); diff != "" {
		t.Errorf("with a key (-want +got):\n%s", diff)
	}
}

// TestLetterWithTextAndMore: an answer may be a letter, the text of its choice and what is said
// of this; not where the text is another's.
func TestLetterWithTextAndMore(t *testing.T) {
	asked := func(answer string) string {
		return "1. Which bird hoots?\nA. hen\nB. owl\nC. owl, barn\nAnswer: " + answer + "\n2. Which bird swims?\nA. hen\nB. owl\nC. duck\nAnswer: C\n3. Which bird lays eggs for us?\nA. hen\nB. owl\nC. duck\nAnswer: A\n"
	}
	for answer, want := range map[string]string{
		"B owl (it hunts at night)": "owl", "B owl - it hunts at night": "owl", "B　owl（夜行性）": "owl", "B-owl": "owl", "B = owl": "owl",
		"B is correct because owls hunt at night.": "owl", "C owl, barn (white)": "owl, barn", "B owl, barn (white)": "-", "B hen (it does not)": "-",
	} {
		q, _ := read(t, paper(asked(answer)))
		if got := keys(q)[0]; got != want {
			t.Errorf("%q is read as %q, want %q", answer, got, want)
		}
	}
}

// TestReasonsThatCallRight: lines below choices that call one right by its letter are answers
// and explanations; not where another answer stands there, nor what calls several wrong.
func TestReasonsThatCallRight(t *testing.T) {
	paperOf := func(first, second string) string {
		return "1. Which bird hoots?\nA) hen\nB) owl\nC) duck\n" + first + "\n2. Which bird swims?\nA) hen\nB) owl\nC) duck\n" + second + "\n3. What do hens lay?\nA) eggs\nB) stones\nC) bricks\n"
	}
	q, _ := read(t, paper(paperOf("Choice B is correct because owls call at night.", "Choice C is the best answer. Ducks have webbed feet.")))
	if diff := cmp.Diff([]string{"owl", "duck", "-"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if q.Items[0].Feedback.General.IsEmpty() {
		t.Error("the explanation is lost")
	}
	q, _ = read(t, paper(paperOf("Choice B is incorrect because owls do not.", "Choice C is not correct here, as ducks do not.")))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("called wrong (-want +got):\n%s", diff)
	}
}

// TestNamedKeyRow: the letters of answers may stand behind the names of their questions with
// nothing between them.
func TestNamedKeyRow(t *testing.T) {
	asked := "A1. Which bird hoots?\nA. hen\nB. owl\nC. duck\nA2. Which bird swims?\nA. hen\nB. owl\nC. duck\nB1. What do hens lay?\nA. eggs\nB. stones\nC. bricks\n\n"
	for _, key := range []string{"Key: A1 B; A2 C; B1 A", "Answers: A1 B, A2 C, B1 A", "Chiave: A1. B  A2. C  B1. A"} {
		q, _ := read(t, paper(asked+key+"\n"))
		if diff := cmp.Diff([]string{"owl", "duck", "eggs"}, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", key, diff)
		}
	}
}

// TestInitialsInRows: first letters of the words of any language judge statements in a table.
func TestInitialsInRows(t *testing.T) {
	q, _ := read(t, blocks("Quiz sugli uccelli", grid("N. | Domanda | Risposta", "1 | Il gufo caccia di notte | V", "2 | La gallina nuota bene | F", "3 | L'anatra ha le zampe palmate | V")))
	if diff := cmp.Diff([]string{"true", "false", "true"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	labels := map[string]bool{}
	for _, item := range q.Items {
		if r, ok := item.Response.(quiz.TrueFalse); ok {
			labels[r.True+r.False] = true
		}
	}
	if len(labels) > 1 {
		t.Errorf("the statements have words of several languages: %v", labels)
	}
}

// TestUnitBehindRoom: the unit behind the room for an answer is no answer; a letter or a word
// there may be one.
func TestUnitBehindRoom(t *testing.T) {
	q, _ := read(t, paper("1. Which force moves the cart? Answer: ______ N\n2. What is its mass?\nAnswer: ______ kg\n3. How fast is it?\nAnswer: ........ m/s\n4. Which town does it reach?\nAnswer: ______ Rome\n"))
	if diff := cmp.Diff([]string{"-", "-", "-", "Rome"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. Which bird hoots?\nA. hen\nB. owl\nC. duck\nAnswer: ____ B\n2. Which bird swims?\nA. hen\nB. owl\nC. duck\nAnswer: ____ C\n"))
	if diff := cmp.Diff([]string{"owl", "duck"}, keys(q)); diff != "" {
		t.Errorf("letters (-want +got):\n%s", diff)
	}
}

// TestRowUnderOrder: choices in a row below an order are no tasks of it.
func TestRowUnderOrder(t *testing.T) {
	q, _ := read(t, paper("Часть 1\nA1. Укажите птицу, которая ухает.\n1) сова 2) курица 3) утка\nA2. Кто плавает?\n1) сова 2) курица 3) утка\nA3. Кто несёт яйца?\n1) сова 2) курица 3) утка\n\nОтветы\nA1 - 1\nA2 - 3\nA3 - 2\n"))
	if diff := cmp.Diff([]string{"сова", "утка", "курица"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
