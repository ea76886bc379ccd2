package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSchoolKeys reads keys as schools of several countries write them.
func TestSchoolKeys(t *testing.T) {
	digits := "1. What is red?\n1) grass\n2) blood\n3) sky\n2. What is blue?\n1) sky\n2) coal\n3) tar\n3. What is black?\n1) snow\n2) milk\n3) tar\n"
	parts := "A. Choose!\n1. What is red?\na. sky\nb. blood\n2. What is blue?\na. sky\nb. tar\nB. Fill in the gaps!\n1. The sun is ....\n2. The moon is ....\nC. Answer the questions!\n1. Name five countries!\n2. Explain rain!\n"
	japan := "１　次の問いに答えなさい。\n(1) 高い山を、記号で答えなさい。\nア　阿蘇山\nイ　富士山\n(2) 長い川を、記号で答えなさい。\nア　信濃川\nイ　利根川\n(3) 大きい都市を、記号で答えなさい。\nア　明石\nイ　東京\n２　次の文の（　　）にあてはまる語句を書きなさい。\n(1) 日本の首都は（　　　）である。\n(2) 北の島は（　　　）である。\n解答\n１　(1)イ　(2)ア　(3)イ\n２　(1)東京　(2)北海道"
	brackets := "1. Answer!\n(1) What is red?\na. sky\nb. blood\n(2) What is blue?\na. sky\nb. tar\n(3) What is black?\na. tar\nb. sky\n2. Fill in!\n(1) The sun is ____.\n(2) The moon is ____.\nAnswers\n1. (1) b (2) a (3) a\n2. (1) hot (2) cold"
	for _, c := range []struct {
		text string
		want []string
	}{
		{digits + "پاسخنامه\n۱. گزینه ۲\n۲. گزینه ۱\n۳. گزینه ۳", []string{"blood", "sky", "tar"}},
		{digits + "پاسخنامه\n1- گزینه «2»\n2- گزینه «1»\n3- گزینه «3»", []string{"blood", "sky", "tar"}},
		{"Ulangan\nBenar atau salah?\n1. Matahari adalah bintang.\n( ) Benar ( ) Salah\n2. Bulan adalah planet.\n( ) Benar ( ) Salah\n3. Bumi bulat.\n( ) Benar ( ) Salah\nKunci jawaban\n1. B 2. S 3. B", []string{"true", "false", "true"}},
		{"Prova\nJulgue os itens.\n1. O sol brilha.\n( ) Certo ( ) Errado\n2. A lua fala.\n( ) Certo ( ) Errado\n3. A terra gira.\n( ) Certo ( ) Errado\nGabarito\n1. C 2. E 3. C", []string{"true", "false", "true"}},
		{"Kuis\n1. Matahari adalah bintang.\nA. Benar\nB. Salah\n2. Bulan adalah planet.\nA. Benar\nB. Salah\n3. Bumi bulat.\nA. Benar\nB. Salah\nKunci jawaban\n1. A 2. B 3. A", []string{"true", "false", "true"}},
		{"Quiz\nCorrect (C) or incorrect (I)?\n1. The sun is a star.\n2. The moon is a planet.\n3. The earth is round.\nAnswers\n1. C\n2. I\n3. C", []string{"C", "I", "C"}},
		{"PROVA\n01. Sobre as plantas, assinale a(s) proposição(ões) correta(s).\n01. Têm folhas.\n02. Falam.\n04. Crescem.\n08. Andam.\n16. Bebem água.\nSOMA: ____\n02. Sobre os peixes, assinale a(s) proposição(ões) correta(s).\n01. Nadam.\n02. Têm escamas.\n04. Voam.\n08. Leem.\nSOMA: ____\nGabarito: 01) 21 (01+04+16)   02) 03", []string{"Têm folhas. | Crescem. | Bebem água.", "Nadam. | Têm escamas."}},
		{"PROVA\n01. Sobre as plantas, assinale a(s) proposição(ões) correta(s).\n01. Têm folhas.\n02. Falam.\n04. Crescem.\n08. Andam.\n16. Bebem água.\nSOMA: ( 21 )\n02. Sobre os peixes, assinale a(s) proposição(ões) correta(s).\n01. Nadam.\n02. Têm escamas.\n04. Voam.\n08. Leem.\nSOMA: 02", []string{"Têm folhas. | Crescem. | Bebem água.", "Têm escamas."}},
		{parts + "ANSWER KEY\nA. Multiple choice\n1. B\n2. A\nB. Gaps\n1. hot\n2. cold", []string{"blood", "sky", "hot", "cold", "-", "-"}},
		{parts + "ANSWER KEY\nPart A\n1. B\n2. A\nPart B\n1. hot\n2. cold", []string{"blood", "sky", "hot", "cold", "-", "-"}},
		{parts + "ANSWER KEY\nPart A\n1. B\n2. A\nPart C\n1. Peru\n2. water that falls", []string{"blood", "sky", "-", "-", "Peru", "water that falls"}},
		{japan, []string{"富士山", "信濃川", "東京", "東京", "北海道"}},
		{brackets, []string{"blood", "sky", "tar", "hot", "cold"}},
		{"1. Was ist rot?\n- Gras\n- Blut (richtige Option)\n- Himmel\n2. Was ist blau?\n- Himmel (richtige Option)\n- Kohle\n- Teer", []string{"Blut", "Himmel"}},
		{"1. Co je červené?\na) tráva\nb) krev (správně)\n2. Co je modré?\na) nebe (správně)\nb) uhlí", []string{"krev", "nebe"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s\n-want +got:\n%s", c.text, diff)
		}
	}
}
