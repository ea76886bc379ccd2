package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestEasternPapers reads short tests in languages between the Adriatic, the Baltic
// and Central Asia: their orders to match, to judge and to sort, and their keys.
func TestEasternPapers(t *testing.T) {
	for name, c := range map[string]struct {
		doc  []any
		want []string
	}{
		"letters first": {[]any{"Тест\n1. Сопоставьте страну и столицу:\nА) Франция   1) Рим\nБ) Италия    2) Париж\nВ) Испания   3) Мадрид\n2. Земля круглая. Да/Нет\n3. Сколько будет 2+2?\nОтветы:\n1. А2Б1В3\n2. Да\n3. 4"},
			[]string{"1. Сопоставьте страну и столицу:: Франция=Париж | Италия=Рим | Испания=Мадрид", "2. Земля круглая.: true", "3. Сколько будет 2+2?: 4..4"}},
		"table with letters first, key in order": {[]any{"Тест\n1. Установите соответствие.", grid("А) кит | 1) Рыбы", "Б) акула | 2) Звери", "В) волк | "), "2. Кто плавает?\n1) кит\n2) волк\nОтветы\n1. 212\n2. 1"},
			[]string{"1. Установите соответствие.: кит=Звери | акула=Рыбы | волк=Звери", "2. Кто плавает? / кит / волк: кит"}},
		"table without labels": {[]any{"Test\n1. Spojte slová.", grid("malý | studený", "teplý | smutný", "veselý | veľký"), "2. Kto je autor?"},
			[]string{"1. Spojte slová.", "2. Kto je autor?"}},
		"lists in two cells": {[]any{"Тест\n1. Установіть відповідність.", grid("1 унія\n2 рада\n3 битва | А 1596\nБ 1654\nВ 1709\nГ 1711"), "2. Хто був гетьманом?\nВідповіді: 1. 1А 2Б 3В; 2. Мазепа"},
			[]string{"1. Установіть відповідність.: унія=1596 | рада=1654 | битва=1709", "2. Хто був гетьманом?: Мазепа"}},
		"statements under a number": {[]any{"Písemka\n1. Rozhodni, zda jsou věty pravdivé (ANO × NE):\na. Led je studený.  ANO – NE\nb. Oheň je mokrý.  ANO – NE\n2. Co je led?\nŘešení: 1) a. ANO b. NE  2) voda"},
			[]string{"1 a. Led je studený.: true", "1 b. Oheň je mokrý.: false", "2. Co je led?: voda"}},
		"room in front": {[]any{"Preverjanje znanja\n1. Ali trditve držijo?\n____ Rim je v Italiji.\n____ Dunaj je v Grčiji.\n2. Kaj je otok?"},
			[]string{"1 a) Rim je v Italiji.", "1 b) Dunaj je v Grčiji.", "2. Kaj je otok?"}},
		"entries with room to sort": {[]any{"Dolgozat\n1. Állítsd időrendbe az eseményeket!\n___ trójai háború\n___ marathóni csata\n___ peloponnészoszi háború\n2. Ki volt Zeusz?"},
			[]string{"1. Állítsd időrendbe az eseményeket!", "2. Ki volt Zeusz?"}},
		"words of a key": {[]any{"Testas\n1. Kuris organas varinėja kraują?\nA plaučiai\nB širdis\nC inkstai\n2. Kas perneša deguonį?\nA kaulai\nB plaukai\nC kraujas\nAtsakymai: 1 B, 2 C"},
			[]string{"1. Kuris organas varinėja kraują? / plaučiai / širdis / inkstai: širdis", "2. Kas perneša deguonį? / kaulai / plaukai / kraujas: kraujas"}},
		"a long row of answers": {[]any{"Test\n1. Which planet is big?\na) Mars\nb) Jupiter\nc) Venus\n2. Mark all metals.\na) iron\nb) gold\nc) salt\n3. Match each word with its meaning.\n1. arid     a) old\n2. lively     b) dry\n3. ancient     c) full of life\n4. Put in chronological order:\nA) noon\nB) night\nC) morning\n5. The capital is ________.\nAnswers: 1. b  2. a, b  3. 1b, 2c, 3a  4. CAB  5. a town by the river that everybody knows"},
			[]string{"1. Which planet is big? / Mars / Jupiter / Venus: Jupiter", "2. Mark all metals. / iron / gold / salt: iron | gold", "3. Match each word with its meaning.: arid=dry | lively=full of life | ancient=old", "4. Put in chronological order:: morning | noon | night", "5. The capital is _____.: a town by the river that everybody knows"}},
		"a key in two columns": {[]any{"Sprawdzian\n1. Które miasto leży nad Wisłą?\nA. Poznań\nB. Kraków\n2. Co to jest rzeka?\n3. Ile jest pór roku?\nKlucz odpowiedzi – grupa A", grid("Nr zadania | Odpowiedź", "1 | B", "2 | woda, która płynie", "3 | 4")},
			[]string{"1. Które miasto leży nad Wisłą? / Poznań / Kraków: Kraków", "2. Co to jest rzeka?: woda, która płynie", "3. Ile jest pór roku?: 4..4"}},
		"a key of numbers in a row": {[]any{"Тест\n1. Кто летает?\n1) кит\n2) орёл\n2. Кто плавает?\n1) кит\n2) орёл", grid("№ задания | 1 | 2", "Ответ | 2 | 1")},
			[]string{"1. Кто летает? / кит / орёл: орёл", "2. Кто плавает? / кит / орёл: кит"}},
		"names of parts in two variants": {[]any{"Тест\nВариант 1\nЧасть А\nА1. Кто летает?\n1) кит  2) орёл  3) лис\nА2. Кто ползает?\n1) уж  2) орёл  3) лис\nЧасть В\nВ1. Как зовут кита?\nВариант 2\nЧасть А\nА1. Кто плавает?\n1) кит  2) орёл  3) лис\nА2. Кто ходит?\n1) уж  2) волк  3) сом\nЧасть В\nВ1. Как зовут орла?\nОтветы", grid(" | А1 | А2 | В1", "Вариант 1 | 2 | 1 | Вася", "Вариант 2 | 1 | 2 | Петя")},
			[]string{"А1 Кто летает? / кит / орёл / лис: орёл", "А2 Кто ползает? / уж / орёл / лис: уж", "В1 Как зовут кита?: Вася", "А1 Кто плавает? / кит / орёл / лис: кит", "А2 Кто ходит? / уж / волк / сом: волк", "В1 Как зовут орла?: Петя"}},
		"sections with letters": {[]any{"SOSYAL BİLGİLER YAZILI SINAVI\nA) Boşlukları doldurunuz.\n1. Türkiye'nin başkenti ........ şehridir.\n2. En uzun nehir ........ nehridir.\nB) Kavramları açıklamalarıyla eşleştiriniz.", grid("1. Kurultay | ( ) hükümdarın eşi", "2. Hatun | ( ) meclis"), "C) Göçlerin nedenlerini yazınız. (15 puan)\nCEVAP ANAHTARI\nA) 1. Ankara 2. Kızılırmak\nB) 2 - 1\nC) savaş"},
			[]string{"1. Türkiye'nin başkenti _____ şehridir.: Ankara", "2. En uzun nehir _____ nehridir.: Kızılırmak", "1. Kavramları açıklamalarıyla eşleştiriniz.: Kurultay=meclis | Hatun=hükümdarın eşi", "1. Göçlerin nedenlerini yazınız.: savaş"}},
		"questions with letters under a number": {[]any{"Test iz povijesti\n1. Zaokruži slovo ispred točnog odgovora.\nA. Revolucija je počela godine:\na) 1689.   b) 1789.   c) 1815.\nB. Napoleon je poražen kod:\na) Pariza   b) Waterlooa   c) Rima\n2. Objasni uzroke revolucije."},
			[]string{"A. Revolucija je počela godine: / 1689. / 1789. / 1815.", "B. Napoleon je poražen kod: / Pariza / Waterlooa / Rima", "2. Objasni uzroke revolucije."}},
		"statements beside room": {[]any{"Dolgozat\n1. Igaz vagy hamis? Írj I-t vagy H-t!", grid("Minden téglalap négyzet. | ", "Az év tizenkét hónap. | "), "2. Mi a kör?"},
			[]string{"1 a) Minden téglalap négyzet.", "1 b) Az év tizenkét hónap.", "2. Mi a kör?"}},
		"bare letters on a line and in cells": {[]any{"Тест\n1. Коли створено книгу?\nА XIV ст.     Б XV ст.     В XVI ст.\n2. Хто її написав?", grid("А монах | Б князь | В козак"), "Відповіді: 1. В  2. А"},
			[]string{"1. Коли створено книгу? / XIV ст. / XV ст. / XVI ст.: XVI ст.", "2. Хто її написав? / монах / князь / козак: монах"}},
		"numbers with stars": {[]any{"Контрольная работа\n1. Решите уравнение:\nа) 2x + 6 = 0;\nб) 5x - 4 = 3x.\n2. Сколько яблок в корзине?\n3*. Найдите все корни уравнения."},
			[]string{"1 а) 2x + 6 = 0;", "1 б) 5x - 4 = 3x.", "2. Сколько яблок в корзине?", "3. Найдите все корни уравнения."}},
		"points before the order to work": {[]any{"Kartkówka\nZad. 1. (2 p.) Oblicz:\na) 2,3 + 4,75 =\nb) 10 - 3,6 =\nZad. 2. (1 p.) Ile to jest?"},
			[]string{"Zad. 1 a) 2,3 + 4,75 =", "Zad. 1 b) 10 - 3,6 =", "Zad. 2 Ile to jest?"}},
		"brackets in Chinese": {[]any{"期末测试题\n一、判断题\n（    ）1. 语音输入是一种应用。\n（    ）2、软件没有成本。\n二、单选题\n1. 关于计算的说法正确的是(    )。\n(A) 计算可以处理复杂的问题。\n(B) 计算依赖于传统的方法。\n2. 进行数据排序时，可以使用(    )方法。\n(A) 单元格值\n(B) 公式\n(C) 颜色"},
			[]string{"1. 语音输入是一种应用。", "2、 软件没有成本。", "1. 关于计算的说法正确的是(    )。 / 计算可以处理复杂的问题。 / 计算依赖于传统的方法。", "2. 进行数据排序时，可以使用(    )方法。 / 单元格值 / 公式 / 颜色"}},
		"key of pairs and more": {[]any{"Test\n1. Xalqaro til qaysi?\nA) ingliz\nB) fransuz\n2. Bobur kim bo'lgan?\n3. Moslang:\n1) Navoiy          a) Boburnoma\n2) Bobur           b) Xamsa\n3) Ulug'bek        c) Zij\n\nJavoblar: 1-A, 2-shoir, 3-1b 2a 3c"},
			[]string{"1. Xalqaro til qaysi? / ingliz / fransuz: ingliz", "2. Bobur kim bo'lgan?: shoir", "3. Moslang:: Navoiy=Xamsa | Bobur=Boburnoma | Ulug'bek=Zij"}},
	} {
		q, _ := read(t, blocks(c.doc...))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestPointsOfEasternPapers reads what questions are worth as papers print it.
func TestPointsOfEasternPapers(t *testing.T) {
	q, _ := read(t, paper("Sprawdzian\n1. Wyjaśnij, czym jest komórka. (0–3 p.)\n2. Podaj dwa przykłady tkanek. (0-2)\n3. Opisz budowę liścia. (0-4)\n4. Objasni građu stanice.   ___/5\n5. Напиши три придавки.\n3 поени\n6. Напиши две именки.\n2 поени"))
	var got []string
	for _, item := range q.Items {
		if item.Points != nil {
			got = append(got, item.Points.String())
		}
	}
	if diff := cmp.Diff([]string{"3", "2", "4", "5", "3", "2"}, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
