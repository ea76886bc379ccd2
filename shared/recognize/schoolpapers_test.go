package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSchoolPapers reads short tests as schools set them: they have little that
// could be counted, and much that no other line explains.
func TestSchoolPapers(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"parts with letters": {"Тест\nЧасть А\nА1. В каком году построен мост?\n1) 1812  2) 1825  3) 1861  4) 1905\nА2. Кто построил мост?\n1) Иван  2) Пётр  3) Павел  4) Яков\nЧасть В\nВ1. Расположите реки с севера на юг:\nА) Ока\nБ) Лена\nВ) Кама\nВ2. Как называется первая река?\nЧасть С\nС1. Назовите три моста.\nОтветы:\nА1 - 3\nА2 - 1\nВ1 - БВА\nВ2 - Ока",
			[]string{"А1 В каком году построен мост? / 1812 / 1825 / 1861 / 1905: 1861", "А2 Кто построил мост? / Иван / Пётр / Павел / Яков: Иван", "В1 Расположите реки с севера на юг:: Лена | Кама | Ока", "В2 Как называется первая река?: Ока", "С1 Назовите три моста."}},
		"filled boxes among empty ones": {"Exercice 1 : QCM\n1. La capitale est :\n□ Milan   ■ Rome   □ Naples\n2. Le fleuve est :\n□ la Seine   □ le Rhône   ■ la Loire\nExercice 2 : Complétez\na. La France a ............ régions.\nb. Le drapeau est ............ et rouge.\nExercice 3 (4 points)\nExpliquez pourquoi les villes grandissent.",
			[]string{"Exercice 1 1. La capitale est : / Milan / Rome / Naples: Rome", "Exercice 1 2. Le fleuve est : / la Seine / le Rhône / la Loire: la Loire", "Exercice 2 a. La France a _____ régions.", "Exercice 2 b. Le drapeau est _____ et rouge.", "Exercice 3 Expliquez pourquoi les villes grandissent."}},
		"Roman sections": {"Prueba\nI. Selección múltiple\n1) ¿Qué planeta es grande?\na) Marte\nb) Júpiter\n2) La luz viene:\na) del sol\nb) del mar\nII. Verdadero o falso\n1) ____ El sol es frío.\n2) ____ La luna gira.\nIII. Completa\n1) El agua hierve a ______ grados.\n2) La capital es ______.\nIV. Desarrollo\n1) Explica el ciclo del agua.",
			[]string{"1) ¿Qué planeta es grande? / Marte / Júpiter", "2) La luz viene: / del sol / del mar", "1) El sol es frío.", "2) La luna gira.", "1) El agua hierve a _____ grados.", "2) La capital es _____.", "1) Explica el ciclo del agua."}},
		"key with a line for each Roman section": {"Soal\nI. Pilihlah jawaban yang benar!\n1. Alat untuk mengukur suhu adalah ....\na. barometer\nb. termometer\n2. Satuan panjang adalah ....\na. meter\nb. kilogram\nII. Isilah titik-titik!\n1. Air membeku pada suhu ....\n2. Planet terdekat adalah ....\nIII. Jawablah pertanyaan berikut!\n1. Sebutkan sifat zat cair!\n2. Jelaskan pengertian energi!\nKUNCI JAWABAN\nI. 1. b  2. a\nII. 1. 0 derajat Celcius 2. Merkurius",
			[]string{"1. Alat untuk mengukur suhu adalah _____ / barometer / termometer: termometer", "2. Satuan panjang adalah _____ / meter / kilogram: meter", "1. Air membeku pada suhu _____: 0 derajat Celcius", "2. Planet terdekat adalah _____: Merkurius", "1. Sebutkan sifat zat cair!", "2. Jelaskan pengertian energi!"}},
		"key with Roman sections on lines of their own": {"Soal\nI. Pilihlah jawaban yang benar!\n1. Alat untuk mengukur suhu adalah ....\na. barometer\nb. termometer\n2. Satuan panjang adalah ....\na. meter\nb. kilogram\nII. Jawablah pertanyaan berikut!\n1. Sebutkan sifat zat cair!\n2. Jelaskan pengertian energi!\n\nKUNCI JAWABAN\nI.\n1. b\n2. a\nII.\n1. Bentuknya berubah\n2. Kemampuan bekerja",
			[]string{"1. Alat untuk mengukur suhu adalah _____ / barometer / termometer: termometer", "2. Satuan panjang adalah _____ / meter / kilogram: meter", "1. Sebutkan sifat zat cair!: Bentuknya berubah", "2. Jelaskan pengertian energi!: Kemampuan bekerja"}},
		"Arabic sections by words": {"اختبار\nالسؤال الأول: اختر الإجابة الصحيحة:\n1- أكبر كوكب هو:\nأ- الأرض    ب- المشتري    ج- المريخ\n2- عاصمة مصر هي:\nأ- القاهرة   ب- بغداد   ج- دمشق\nالسؤال الثاني: ضع علامة (صح) أو (خطأ):\n1- الشمس نجم. (   )\n2- القمر يضيء بذاته. (   )",
			[]string{"السؤال الأول 1- أكبر كوكب هو: / الأرض / المشتري / المريخ", "السؤال الأول 2- عاصمة مصر هي: / القاهرة / بغداد / دمشق", "السؤال الثاني 1- الشمس نجم.", "السؤال الثاني 2- القمر يضيء بذاته."}},
		"values of parts in a row of the key": {"Test\n1. Berechne.\na) 3,5 + 2,7 =\nb) 12 · 0,5 =\n2. Wie schnell fährt der Zug?\nLösungen: 1. a) 6,2 b) 6  2. 80 km/h",
			[]string{"1 a) 3,5 + 2,7 =: 6.2..6.2", "1 b) 12 · 0,5 =: 6..6", "2. Wie schnell fährt der Zug?: 80..80km/h"}},
		"a dash behind letters with wide gaps": {"Test\n1. Which planet is big?\na - Mars    b - Jupiter   c - Venus\n2. Which is hot?\na - ice   b - fire   c - snow",
			[]string{"1. Which planet is big? / Mars / Jupiter / Venus", "2. Which is hot? / ice / fire / snow"}},
		"Roman statements keep their dash": {"Test\n1. Which are metals?\nI- iron   II- salt   III- gold\nA) I\nB) I, III\nC) II\n2. Which is a gas?\nA) neon\nB) chalk\nC) coal",
			[]string{"1. Which are metals?\nI- iron   II- salt   III- gold / I / I, III / II", "2. Which is a gas? / neon / chalk / coal"}},
		"kinds of questions named between them": {"Quiz\nTrue/False\n1. ____ Ribosomes have a membrane.\n2. ____ Salt is a metal.\nFill in the blank\n3. The sap of the cell is called ____________.\nShort answer (4 points)\n4. Explain how water rises in a tree.\n----THE END----",
			[]string{"1. Ribosomes have a membrane.", "2. Salt is a metal.", "3. The sap of the cell is called _____.", "4. Explain how water rises in a tree."}},
		"letters O to mark behind statements": {"Test\n1. Richtig oder falsch?\na) Jedes Quadrat ist ein Rechteck.   richtig O   falsch O\nb) Jedes Dreieck ist ein Kreis.   richtig O   falsch O\n2. Wie viele Ecken hat ein Quadrat?\nLösungen: 1. a) richtig b) falsch  2. vier",
			[]string{"1 a) Jedes Quadrat ist ein Rechteck.: true", "1 b) Jedes Dreieck ist ein Kreis.: false", "2. Wie viele Ecken hat ein Quadrat?: vier"}},
		"words and numbers behind the last number": {"Test\nExercise 1: Multiple choice\n1. The capital is\na) Milan\nb) Rome\nc) Bari\n2. The river is\na) Po\nb) Tiber\nc) Arno\n3. The mountain is\na) Etna\nb) Vesuvius\nc) Rosa\nExercise 2\nExplain why cities grow.\n\nExercise 3\nDescribe the climate of Sicily.",
			[]string{"1. The capital is / Milan / Rome / Bari", "2. The river is / Po / Tiber / Arno", "3. The mountain is / Etna / Vesuvius / Rosa", "Exercise 2 Explain why cities grow.", "Exercise 3 Describe the climate of Sicily."}},
		"verbs to put into their form": {"English test\n1. She ____ (not / like) the film.\n2. ____ you ____ (see) the lake?\n3. We ____ (he / they) in town.",
			[]string{"1. She _____ (not / like) the film.", "2. _____ you _____ (see) the lake?", "3. We _____ in town."}},
		"lists to match side by side, with letters in the room": {"Vocabulary test\nMatch each word with its definition.\n_C_ 1. arid          A. full of energy\n_A_ 2. lively        B. very old\n_B_ 3. ancient       C. dry\n5. Which is a fruit?\nA. fig\nB. oak\nC. elm",
			[]string{"1. Match each word with its definition.: arid=dry | lively=full of energy | ancient=very old", "5. Which is a fruit? / fig / oak / elm"}},
		"lists to match side by side, under a letter": {"English test\nA. Match the halves.\n1. If it rains,            a) I would buy a car.\n2. If I were rich,         b) we will stay at home.\n3. If she had studied,     c) she would have passed.\nB. Answer in Spanish.\n1. When do you get up?\n2. Where do you work?",
			[]string{"1. Match the halves.", "1. When do you get up?", "2. Where do you work?"}},
		"fields of a program that prints banks": {"1. What does CPU stand for?\nA. Central unit\nB. Computer unit\nC. Core unit\nANS: A   PTS: 1   DIF: Easy   REF: p. 12\n2. A byte has how many bits?\nA. 4\nB. 8\nC. 16\nANS: B   PTS: 2   DIF: Easy   REF: p. 14\n3. RAM is volatile.\nANS: T   PTS: 1   DIF: Easy\n4. ROM is volatile.\nANS: F   PTS: 1   DIF: Easy",
			[]string{"1. What does CPU stand for? / Central unit / Computer unit / Core unit: Central unit", "2. A byte has how many bits? / 4 / 8 / 16: 8", "3. RAM is volatile.: true", "4. ROM is volatile.: false"}},
		"answers at the right edge": {"1. Which is NOT a mammal?\n(a) whale (b) bat (c) shark (d) dog                 Ans. (c)\n2. The largest organ is\n(a) liver (b) skin (c) brain (d) heart                 Ans. (b)",
			[]string{"1. Which is NOT a mammal? / whale / bat / shark / dog: shark", "2. The largest organ is / liver / skin / brain / heart: skin"}},
		"a key of two columns with titles of several words": {"Trắc nghiệm\nCâu 1: Ai thắng trận?\nA. Lê Hoàn\nB. Ngô Quyền\nCâu 2: Nhà Lý dời đô năm nào?\nA. 1009\nB. 1010\n\nBẢNG ĐÁP ÁN\nCâu\t1\t2\nĐáp án\tB\tA",
			[]string{"Câu 1 Ai thắng trận? / Lê Hoàn / Ngô Quyền: Ngô Quyền", "Câu 2 Nhà Lý dời đô năm nào? / 1009 / 1010: 1009"}},
		"brackets with wide room and a cross": {"Prova\n1-) A capital do Chile é:\n(   ) Lima\n( X ) Santiago\n(   ) Quito\n2-) A moeda do Chile é:\n( X ) o peso\n(   ) o sol\n(   ) o real",
			[]string{"1-) A capital do Chile é: / Lima / Santiago / Quito: Santiago", "2-) A moeda do Chile é: / o peso / o sol / o real: o peso"}},
		"words to circle at the end of rows": {"Toets\n1. Omcirkel het juiste antwoord.\na) Een egel is een   zoogdier / vogel.\nb) Een zalm is een   vis / vogel / zoogdier.\n2. Omcirkel.\nDe hoofdstad van Peru is:    Lima    Quito\nDe munt van Peru is:    de sol    de euro\n3. Hoe leeft een egel?",
			[]string{"1 a) Een egel is een / zoogdier / vogel", "1 b) Een zalm is een / vis / vogel / zoogdier", "2 a) De hoofdstad van Peru is: / Lima / Quito", "2 b) De munt van Peru is: / de sol / de euro", "3. Hoe leeft een egel?"}},
		"choices in Roman numbers and in numbers under parts": {"Prova\n1. Encercla la resposta correcta.\na) El riu més llarg és:\n   i. el Nil   ii. el Po   iii. el Rin\nb) El rei era:\n   i. Lluís   ii. Carles   iii. Pere\n2. Tria.\na) La lluna és\n1) gran\t2) petita\t3) blava\nb) El sol és\n1) groc\t2) negre\t3) verd\n3. Per què plou?",
			[]string{"1 a) El riu més llarg és: / el Nil / el Po / el Rin", "1 b) El rei era: / Lluís / Carles / Pere", "2 a) La lluna és / gran / petita / blava", "2 b) El sol és / groc / negre / verd", "3. Per què plou?"}},
		"terms with room, questions behind dashes": {"Verifica\n1. Definisci:\na) cellula: ______________\nb) tessuto: ______________\n2. Rispondi alle domande.\n- A che cosa servono i reni?\n______________\n- Descrivi il percorso del cibo.\n______________\n3. Metti in ordine cronologico:\n__ pranzo\n__ colazione\n__ cena",
			[]string{"1 a) cellula: _____", "1 b) tessuto: _____", "2 a) A che cosa servono i reni?", "2 b) Descrivi il percorso del cibo.", "3. Metti in ordine cronologico:"}},
		"sections that a test counts, the last with one question": {"Contrôle\nI) Connaissances (8 pts)\n1°) Vrai ou faux ?\na) Rome est un port. ........\nb) Un esclave peut voter. ........\n2°) Quand Rome fut-elle fondée ?\nII) Document (6 pts)\n1°) Qui est l'auteur du texte ?\n2°) Ce récit est-il un mythe ?\nIII) Rédaction (6 pts)\nRaconte en dix lignes la vie d'un soldat.",
			[]string{"1°) a) Rome est un port.", "1°) b) Un esclave peut voter.", "2°) Quand Rome fut-elle fondée ?", "1°) Qui est l'auteur du texte ?", "2°) Ce récit est-il un mythe ?", "1. Raconte en dix lignes la vie d'un soldat."}},
		"numbers before the word for a section": {"Próf\n1. hluti. Krossaspurningar.\n1. Hvað heitir stærsta stjarnan?\na) Mars\nb) Venus\n2. hluti. Rétt eða rangt.\n2. Hvalir eru spendýr.    Rétt / Rangt\n3. hluti. Stuttar spurningar.\n3. Hvað er ljóstillífun?",
			[]string{"1. Hvað heitir stærsta stjarnan? / Mars / Venus", "2. Hvalir eru spendýr.", "3. Hvað er ljóstillífun?"}},
		"a key with dashes between its answers": {"Test\n1. Il gas nobile è:\nA) l'azoto\nB) l'argon\n2. La mitosi produce:\nA) cellule\nB) gameti\n3. Il pH neutro è:\nA) 7\nB) 1\nRisposte corrette: 1B – 2A – 3A",
			[]string{"1. Il gas nobile è: / l'azoto / l'argon: l'argon", "2. La mitosi produce: / cellule / gameti: cellule", "3. Il pH neutro è: / 7 / 1: 7"}},
		"a key with words behind its numbers": {"Test\n1. Aufgabe\nWelches Register gibt Auskunft?\nA) das Grundbuch\nB) das Handelsregister\n2. Aufgabe\nWer schließt den Vertrag?\nA) zwei Personen\nB) der Notar\nLösungen\n1. Aufgabe: B\n2. Aufgabe: A",
			[]string{"1. Aufgabe Welches Register gibt Auskunft? / das Grundbuch / das Handelsregister: das Handelsregister", "2. Aufgabe Wer schließt den Vertrag? / zwei Personen / der Notar: zwei Personen"}},
		"a key that answers the parts of a number in their order": {"Prova\n1. Qual camada é de rochas?\na. ( ) Atmosfera\nb. ( ) Litosfera\n2. Complete:\na. O ar que envolve a Terra é a ______________________.\nb. O planeta mais quente do céu é ______________________.\n3. Por que existem as estações?\nGABARITO\n1. b\n2. atmosfera; Vênus\n3. Pelo eixo da Terra",
			[]string{"1. Qual camada é de rochas? / Atmosfera / Litosfera: Litosfera", "2 a. O ar que envolve a Terra é a _____.: atmosfera", "2 b. O planeta mais quente do céu é _____.: Vênus", "3. Por que existem as estações?: Pelo eixo da Terra"}},
		"words with numbers over numbers that go on": {"Toets\nOpdracht 1: Kies het juiste antwoord.\n1. Welk woord is een werkwoord?\nA. mooi\nB. lopen\n2. Welk woord is een lidwoord?\nA. de\nB. huis\nOpdracht 2: Juist of onjuist?\n3. Een zin heeft een persoonsvorm.   juist / onjuist\n4. Het woord snel is een lidwoord.   juist / onjuist\nOpdracht 3: Open vragen\n5. Leg uit wat een persoonsvorm is.",
			[]string{"1. Welk woord is een werkwoord? / mooi / lopen", "2. Welk woord is een lidwoord? / de / huis", "3. Een zin heeft een persoonsvorm.", "4. Het woord snel is een lidwoord.", "5. Leg uit wat een persoonsvorm is."}},
		"terms to explain": {"Prov\n1. Förklara begreppen:\na) ekosystem\nb) population\n2. Vad äter en varg?",
			[]string{"1 a) ekosystem", "1 b) population", "2. Vad äter en varg?"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestOrdersOfSchoolPapers: essay papers give orders in the languages of their schools;
// the lettered rules over them are no choices.
func TestOrdersOfSchoolPapers(t *testing.T) {
	for _, text := range []string{
		"Maagizo\n(a) Jibu maswali mawili.\n(b) Swali la kwanza ni la lazima.\n(c) Kila insha ina alama kumi.\n1. Eleza maana ya lugha.\n2. Mvua ni muhimu. Jadili.\n3. Taja miji mitatu ya pwani.\n4. Andika barua kwa mwalimu.",
		"Panuto\n(a) Sagutin ang lahat.\n(b) Isulat sa papel.\n1. Ipaliwanag ang ulan.\n2. Ilarawan ang iyong bayan.\n3. Magbigay ng tatlong prutas.\n4. Tukuyin ang pinakamahabang ilog.",
		"Arahan\n(a) Jawab semua soalan.\n(b) Setiap soalan membawa sepuluh markah.\n1. Huraikan kitaran air.\n2. Nyatakan tiga jenis batu.\n3. Senaraikan empat buah negeri.\n4. Terangkan maksud hujan.",
	} {
		q, _ := read(t, paper(text))
		if len(q.Items) != 4 {
			t.Errorf("%d questions of 4: %s", len(q.Items), text)
		}
	}
}
