package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSignedRows reads rows of a key behind the sign of their section, in the forms that
// teachers write them.
func TestSignedRows(t *testing.T) {
	const fill = "B) Fill in the blanks.\n1. Plants need .......... to grow.\n2. Fire gives .......... to all.\n\n"
	want := []string{"true", "false", "true", "water", "heat"}
	for _, statements := range []string{"( ) Iron is a metal.\n( ) Ice is hot.\n( ) The sun is a star.\n\n", "1. Iron is a metal. ____\n2. Ice is hot. ____\n3. The sun is a star. ____\n\n"} {
		for _, row := range []string{"A) T F T", "A. T, F, T", "A: TFT", "A- T/F/T", "A. T-F-T", "A) True, False, True", "A) 1. T 2. F 3. T", "A)\nT\nF\nT"} {
			q, _ := read(t, paper("Science test\n\nA) Write T for true and F for false.\n"+statements+fill+"Answer key\n"+row+"\nB) water, heat"))
			if diff := cmp.Diff(want, keys(q)); diff != "" {
				t.Errorf("%q (-want +got):\n%s", row, diff)
			}
		}
	}
}

// TestDottedKeyOnOneLine: a key on the line of its word answers parts by their numbers
// with dots, lists of statements and lists to match.
func TestDottedKeyOnOneLine(t *testing.T) {
	q, _ := read(t, paper("Test\n1. Circle the letter of the correct answer. (3 points)\n1.1. It makes power:\na) nucleus   b) mill   c) wall\n1.2. It eats plants:\na) wolf   b) fox   c) deer\n\n2. True or false? Write T or F before the sentences.\n___ A bat is a bird.\n___ A dolphin is a mammal.\n\n3. Match.\n1. fish       A) lungs\n2. man        B) gills\n\n4. What is a cell? (5 points)\n______________________\n\nAnswers: 1.1. b, 1.2. c; 2. F T; 3. 1-B, 2-A"))
	if diff := cmp.Diff([]string{"mill", "deer", "false", "true", "fish=gills | man=lungs", "-"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestKeysOfFigures: a dash between the number and a figure is its minus where other
// answers have none, and answers without a space behind their numbers are several.
func TestKeysOfFigures(t *testing.T) {
	const sums = "Maths test\n1. Calculate 4 - 7\n2. Calculate 2 + 3\n3. Solve 2x = 6\n\n"
	for key, want := range map[string][]string{
		"Answers\n1.-3\n2.5\n3.x=3":       {"-3..-3", "5..5", "x=3"},
		"Answers\n1 -3\n2 5\n3 x=3":       {"-3..-3", "5..5", "x=3"},
		"Answers\n1 − 3\n2 − 5\n3 − x=3":  {"3..3", "5..5", "x=3"},
		"Answers\n1.-a\n2.-5\n3.-6":       {"a", "5..5", "6..6"},
		"Answers: 1 = -3\n2 = 5\n3 = x=3": {"-3..-3", "5..5", "x=3"},
	} {
		q, _ := read(t, paper(sums+key))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", key, diff)
		}
	}
}

// TestTermsOfSections: what stands under "Define the following words" is a question each,
// behind bullets, letters or nothing.
func TestTermsOfSections(t *testing.T) {
	for terms, want := range map[string][]string{
		"- stress : ..........\n- drought : ..........": {"1. stress : _____", "2. drought : _____"},
		"• stress\n• drought\n• dam":                    {"1. stress", "2. drought", "3. dam"},
		"a) stress\nb) drought":                         {"a) stress", "b) drought"},
	} {
		q, _ := read(t, paper("Test\nI. Multiple choice\n1. What burns?\na) ice b) wood c) sand\n\nII. Define the following words (3 pts)\n"+terms+"\n\nIII. Answer the questions\n1. Why does wood burn?"))
		want = append(append([]string{"1. What burns? / ice / wood / sand"}, want...), "1. Why does wood burn?")
		if diff := cmp.Diff(want, labelled(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", terms, diff)
		}
	}
}

// TestOrdersToChoose: an order to choose what is right asks, in every language, and so do
// steps of a manual not.
func TestOrdersToChoose(t *testing.T) {
	for _, order := range []string{"Choose the correct one.", "Wähle die richtige Antwort.", "Выберите правильный вариант.", "Chọn từ đúng.", "Doğru olanı seçiniz.", "选择正确的词。", "Zaznacz właściwą odpowiedź.", "Assinale a correta."} {
		q, _ := read(t, paper("1. "+order+"\na) one\nb) two\n2. "+order+"\na) three\nb) four"))
		if diff := cmp.Diff([]string{"1. " + order + " / one / two", "2. " + order + " / three / four"}, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", order, diff)
		}
	}
	noQuestions(t, "1. Choose the right tool.\na. Open the Tools menu.\nb. Click on Brush.\n2. Select the correct layer.\na. Open the layer list.\nb. Click on the layer.\n3. Save the file.")
}

// TestBareWorths: a worth in brackets without its word stands behind the labels of half of
// the questions.
func TestBareWorths(t *testing.T) {
	q, _ := read(t, paper("Zadanie 1. (0–1)\nCo to jest?\nA. pies\nB. kot\n\nZadanie 2. (0–3)\nUzupełnij zdania.\nKomórkę otacza .......... . Energia powstaje w .......... .\nProces to .......... .\n\nZadanie 3. (0–2)\nDlaczego?"))
	if diff := cmp.Diff([]string{"Zadanie 1 Co to jest? / pies / kot", "Zadanie 2 Uzupełnij zdania.\nKomórkę otacza _____ . Energia powstaje w _____ .\nProces to _____ .", "Zadanie 3 Dlaczego?"}, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for i, want := range []string{"1", "3", "2"} {
		if got := q.Items[i].Points; got == nil || got.String() != want {
			t.Errorf("question %d: %v points, want %s", i+1, got, want)
		}
	}
}

// TestSpacedPlus: a plus apart from the right choices is their sign, behind figures too.
func TestSpacedPlus(t *testing.T) {
	q, _ := read(t, paper("1. Which number calls the fire brigade?\na) 100\nb) 101 +\nc) 102\n2. What burns?\na) wood +\nb) ice\nc) sand"))
	if diff := cmp.Diff([]string{"101", "wood"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. Which sign is left out? 5 _ 3\na) 5 +\nb) 5 x\nc) 5 /\n2. What burns?\na) wood +\nb) wood -\nc) sand"))
	if diff := cmp.Diff([]string{"-", "-"}, keys(q)); diff != "" {
		t.Errorf("signs of sums (-want +got):\n%s", diff)
	}
}

// TestTruthsOfLetteredLines: a key with as many letters for true and false as a question
// has lettered lines makes parts of them.
func TestTruthsOfLetteredLines(t *testing.T) {
	for _, key := range []string{"1.B   2. S S Đ Đ", "1.B   2. SSĐĐ", "1.B\n2. S-S-Đ-Đ"} {
		q, _ := read(t, paper("Câu 1: Đơn vị của lực là\nA. kg.\nB. N.\nC. m.\nCâu 2: Cho các phát biểu sau.\na) Vật đứng yên thì không có lực.\nb) Lực ma sát luôn cùng chiều.\nc) Trọng lực hướng xuống.\nd) Quán tính phụ thuộc khối lượng.\n\nĐÁP ÁN\n"+key))
		if diff := cmp.Diff([]string{"N.", "false", "false", "true", "true"}, keys(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", key, diff)
		}
	}
}

// TestSignedRowsInHan reads such rows behind the numbers of Chinese sections, whose letters
// and ticks may stand side by side or in the line below.
func TestSignedRowsInHan(t *testing.T) {
	for _, key := range []string{"一．\n1、298  2、100\n二． C  B\n三． √  ×\n", "一、1. 298 2. 100\n二、CB\n三、√×\n", "一．\n1. 298\n2. 100\n二．\nC  B\n三．\n√  ×\n"} {
		q, _ := read(t, paper("一．填空。\n1. 比388小90的数是（   ）。\n2. 最小的三位数是（   ）。\n二．选择。\n1. 一头牛大约重6（   ）。\nA. 克  B.千克  C.吨\n2. 一本书大约重200（   ）。\nA. 吨  B.克  C.千克\n三．判断。\n1. 牛是动物。（   ）\n2. 鱼会飞。（   ）\n参考答案：\n"+key))
		if diff := cmp.Diff([]string{"298..298", "100..100", "吨", "克", "true", "false"}, keys(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", key, diff)
		}
	}
}
