package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestTeachersCopies reads papers as teachers hand them out and keep them: with words to
// circle, verdicts to choose from, tables to fill in, and answers in another colour.
func TestTeachersCopies(t *testing.T) {
	for name, c := range map[string]struct {
		doc  page.Document
		want []string
	}{
		"a row of the key without signs": {paper("Quiz\nChoose:\n1. Where was he hidden?\n(a) in a cave   (b) in a basket\n2. What burned?\n(a) a bush   (b) a tent\nFill in the missing word:\n3. Let my ____________ go.\nAnswers (for teachers)\n1 b   2 a   3 people"),
			[]string{"1. Where was he hidden? / in a cave / in a basket: in a basket", "2. What burned? / a bush / a tent: a bush", "3. Let my _____ go.: people"}},
		"a task without a number among numbers of the key": {paper("Quiz\nChoose:\n1. Where was he hidden?\n(a) in a cave   (b) in a basket\n2. What burned?\n(a) a bush   (b) a tent\nPut these events in order:\n____ They cross the sea\n____ He sees the bush\n____ He is found\nWho said it?\n3. I am slow of speech.  __________\n4. Who is the Lord?  __________\nAnswers\n1 b   2 a   3 Moses   4 Pharaoh"),
			[]string{"1. Where was he hidden? / in a cave / in a basket: in a basket", "2. What burned? / a bush / a tent: a bush", "1. Put these events in order:", "3. I am slow of speech.  _____: Moses", "4. Who is the Lord?  _____: Pharaoh"}},
		"statements under an order that names a tick and a cross": {paper("اختبار\nالسؤال الأول: اختر الإجابة الصحيحة:\n1- لون السماء\nأ- أزرق  ب- أحمر\n2- لون العشب\nأ- أسود  ب- أخضر\nالسؤال الثاني: ضع علامة (√) أو (×) أمام العبارات الآتية:\n1- الشمس نجم كبير. (      )\n2- القمر أكبر من الشمس. (......)\n3- الماء سائل شفاف. (      )"),
			[]string{"السؤال الأول 1- لون السماء / أزرق / أحمر", "السؤال الأول 2- لون العشب / أسود / أخضر", "السؤال الثاني 1- الشمس نجم كبير.", "السؤال الثاني 2- القمر أكبر من الشمس.", "السؤال الثاني 3- الماء سائل شفاف."}},
		"dots in the brackets for a sign": {paper("Sınav\nA) Cümlelerin başına doğru ise “D”, yanlış ise “Y” yazınız.\n(……) Karşıya geçerken önce sola bakarız.\n(……) Kırmızı ışıkta araçlar durur.\n(……) Kaldırımda araba kullanılır.\nB) Soruları cevaplayınız.\n1. Trafik nedir?\n2. Levha nedir?"),
			[]string{"1. Karşıya geçerken önce sola bakarız.", "2. Kırmızı ışıkta araçlar durur.", "3. Kaldırımda araba kullanılır.", "1. Trafik nedir?", "2. Levha nedir?"}},
		"words to circle on the line below": {paper("Worksheet\nA. Circle the correct answer.\n1. A baby cow is called a\n	calf		cub		kitten\n2. Which animal lays eggs?\n	dog		hen		cat\nB. Answer.\n1. Why do birds build nests?"),
			[]string{"1. A baby cow is called a / calf / cub / kitten", "2. Which animal lays eggs? / dog / hen / cat", "1. Why do birds build nests?"}},
		"dashes in the room between words": {paper("Contrôle\n1) Entoure la bonne réponse.\na. La Seine se jette dans :   la Manche   –   l’Atlantique\nb. Le Rhône traverse :   Lyon   –   Paris\n2) Pourquoi les villes grandissent-elles ?"),
			[]string{"1) a. La Seine se jette dans : / la Manche / l’Atlantique", "1) b. Le Rhône traverse : / Lyon / Paris", "2) Pourquoi les villes grandissent-elles ?"}},
		"rows with an odd word": {set("Test\nI. Circle the odd one out.\n1. spoon    fork    knife    {bu:pillow}\n2. shy    lazy    {bu:table}    brave\nII. Choose the correct word.\n3. This is the better / {bu:best} film I have seen.\n4. I have no {bu:money} / moneys with me.\n5. He drives {bu:carefully} / careful in town."),
			[]string{"1. Circle the odd one out. / spoon / fork / knife / pillow: pillow", "2. Circle the odd one out. / shy / lazy / table / brave: table", "3. This is the _____ film I have seen. / better / best: best", "4. I have no _____ with me. / money / moneys: money", "5. He drives _____ in town. / carefully / careful: carefully"}},
		"true, false or not given": {paper("Reading test\nDo the statements agree with the text? Write TRUE, FALSE or NOT GIVEN.\nThe market opens every Friday near the old harbour.\n1. The market is on Friday. ________\n2. The cooks were friends. ________\n3. The harbour is new. ________\n4. Write a summary of the text.\nAnswer key\n1. T\n2. NG\n3. F"),
			[]string{"1. The market is on Friday. / TRUE / FALSE / NOT GIVEN: TRUE", "2. The cooks were friends. / TRUE / FALSE / NOT GIVEN: NOT GIVEN", "3. The harbour is new. / TRUE / FALSE / NOT GIVEN: FALSE", "4. Write a summary of the text."}},
		"three verdicts behind statements": {paper("Test\n1  Are the sentences true (T), false (F) or not given (NG)?\n1. The market takes place once a week.   T / F / NG\n2. The stalls close at midnight.   T / F / NG\n2  Complete the sentences.\n1. We had to stand in a ____ .\n2. The train leaves from ____ 4."),
			[]string{"1. The market takes place once a week. / T / F / NG", "2. The stalls close at midnight. / T / F / NG", "1. We had to stand in a _____ .", "2. The train leaves from _____ 4."}},
		"answers in another colour under open questions": {set("Examen\n1. ¿Qué es el finiquito?\n{r:Es el documento que liquida la deuda.}\n2. Cita dos causas de suspensión.\n{r:Maternidad y enfermedad.}\n3. La jornada máxima es de:\na) 35 horas\nb) {h:40 horas}\n4. El salario mínimo lo fija:\na) {h:el Gobierno}\nb) la empresa"),
			[]string{"1. ¿Qué es el finiquito?: Es el documento que liquida la deuda.", "2. Cita dos causas de suspensión.: Maternidad y enfermedad.", "3. La jornada máxima es de: / 35 horas / 40 horas: 40 horas", "4. El salario mínimo lo fija: / el Gobierno / la empresa: el Gobierno"}},
		"verbs in their form in another colour": {set("Test\nI. Put the verbs in the correct tense.\n1. She {ru:has worked} (work) here since May.\n2. They {ru:didn't come} (not come) to the party.\nII. Translate.\n3. Guten Tag.\n{r:Good day.}\n4. Wie geht es dir?\n{r:How are you?}"),
			[]string{"1. She _____ (work) here since May.: has worked", "2. They _____ (not come) to the party.: didn't come", "3. Guten Tag.: Good day.", "4. Wie geht es dir?: How are you?"}},
		"letters between two lists": {blocks("Test\nIII. Match the questions with the answers.", grid("7. How long have you been here? | c | a) By train.", "8. How did you get here? | a | b) With my cousins.", "9. Who are you with? | b | c) Since Tuesday."), "IV. Answer the questions.\n10. Where do you live?"),
			[]string{"7. Match the questions with the answers.: How long have you been here?=Since Tuesday. | How did you get here?=By train. | Who are you with?=With my cousins.", "10. Where do you live?"}},
		"titles that the order names": {blocks("QUESTION 1\nMatch each layer of the model with its device.", grid("Layer | Device", "Physical | Hub", "Data link | Switch", "Network | Router"), "QUESTION 2\nWhich is a protocol?\nA. DNS\nB. CPU"),
			[]string{"QUESTION 1 Match each layer of the model with its device.", "QUESTION 2 Which is a protocol? / DNS / CPU"}},
		"dots to draw lines from": {blocks("Contrôle\n1) Relie chaque fleuve à sa ville.", grid("La Seine • | • Lyon", "Le Rhône • | • Bordeaux", "La Garonne • | • Paris"), "2) Qu’est-ce qu’un fleuve ?"),
			[]string{"1) Relie chaque fleuve à sa ville.", "2) Qu’est-ce qu’un fleuve ?"}},
		"capitals without a sign behind boxes": {paper("Mock test\n1. You approach a crossing. You must\n☐ A  sound your horn\n☐ B  speed up\n☐ C  give way\n2. At night you are dazzled. You should\n☐ A  slow down\n☐ B  look at the lights\n☐ C  close your eyes\nAnswers: 1C 2A"),
			[]string{"1. You approach a crossing. You must / sound your horn / speed up / give way: give way", "2. At night you are dazzled. You should / slow down / look at the lights / close your eyes: slow down"}},
		"choices in one cell beside the right one": {blocks("QCM", grid("N° | Question | Réponses | Bonne réponse", "1 | Un feu de classe B concerne : | A. les métaux \n B. les liquides | B", "2 | Le numéro d’urgence est le : | A. 112 \n B. 18 \n C. 15 | A")),
			[]string{"1. Un feu de classe B concerne : / les métaux / les liquides: les liquides", "2. Le numéro d’urgence est le : / 112 / 18 / 15: 112"}},
		"statements to rate in a table": {blocks("Course evaluation\n1. Please rate the following statements.", grid(" | Agree | Neutral | Disagree", "The course was clear. | ☐ | ☐ | ☐", "The room was quiet. | ☐ | ☐ | ☐"), "2. What did you like most?"),
			[]string{"1 a) The course was clear. / Agree / Neutral / Disagree", "1 b) The room was quiet. / Agree / Neutral / Disagree", "2. What did you like most?"}},
		"a sentence to complete behind an arrow": {paper("Test\n1. I like reading books.\n→ I am interested ____________\n2. It is wrong to park here.\n→ You must ____________\nAnswer key\n1. I am interested in reading books.\n2. You must not park here."),
			[]string{"1. I like reading books.\n→ I am interested _____: I am interested in reading books.", "2. It is wrong to park here.\n→ You must _____: You must not park here."}},
		"choices without a stem": {paper("Test\nI. Choose the word that is pronounced differently.\n1. A. watch   B. map   C. hat\n2. A. house   B. touch   C. loud\nII. Choose the best answer.\n3. She likes ____ stamps.\nA. collect\nB. collecting\nAnswer key\n1. A 2. B 3. B"),
			[]string{"1. Choose the word that is pronounced differently. / watch / map / hat: watch", "2. Choose the word that is pronounced differently. / house / touch / loud: touch", "3. She likes _____ stamps. / collect / collecting: collecting"}},
		"a name behind closing words": {paper("Quiz\n1. Who guides the traffic?\nA) Doctor	B) Police\n2. Which is no bus?\nA) Tram	B) Car\nGood luck!		Mr. Brown"),
			[]string{"1. Who guides the traffic? / Doctor / Police", "2. Which is no bus? / Tram / Car"}},
		"answers behind a letter with the number of the question": {paper("Tutorial – Questions and Answers\nQ1. What is meant by actus reus?\nA1. The guilty act of a crime.\nQ2. Distinguish murder from manslaughter.\nA2. Murder needs malice.\nQ3. When is an omission punishable?\nA3. When there was a duty to act."),
			[]string{"Q1 What is meant by actus reus?: The guilty act of a crime.", "Q2 Distinguish murder from manslaughter.: Murder needs malice.", "Q3 When is an omission punishable?: When there was a duty to act."}},
		"a key with letters right behind some numbers": {paper("Тест\n1. Как называется человек на улице?\nа) водитель\nб) пешеход\n2. На какой сигнал идут?\nа) на красный\nб) на зелёный\n3. Закончи: переход обозначают ____________ .\nОтветы: 1б, 2б, 3 – «зеброй»"),
			[]string{"1. Как называется человек на улице? / водитель / пешеход: пешеход", "2. На какой сигнал идут? / на красный / на зелёный: на зелёный", "3. Закончи: переход обозначают _____ .: «зеброй»"}},
		"a key behind the number of its section": {paper("Examen\nI. Marca la alternativa correcta\n1. La capital es:\na) Lima  b) Cusco  c) Quito\n2. El río es:\na) Lima  b) Cusco  c) Nilo\nII. Responde\n1. ¿Qué fue la mita?\n2. ¿Por qué llueve?\nCLAVE: I. 1-b, 2-c"),
			[]string{"1. La capital es: / Lima / Cusco / Quito: Cusco", "2. El río es: / Lima / Cusco / Nilo: Nilo", "1. ¿Qué fue la mita?", "2. ¿Por qué llueve?"}},
		"letters before the room for a cross": {paper("PROVA\n1) A via mais rápida é a:\na ( ) oral\nb (X) intramuscular\nc ( ) endovenosa\n2) O valor normal é de:\na ( ) 20\nb ( ) 60\nc (X) 120"),
			[]string{"1) A via mais rápida é a: / oral / intramuscular / endovenosa: intramuscular", "2) O valor normal é de: / 20 / 60 / 120: 120"}},
		"numbered statements to rate": {blocks("Kuis", "1. Data pelanggan bersifat\na. rahasia\nb. umum\nc. bebas\n2. Jika melihat pelanggaran, Anda\na. diam saja\nb. melapor\nc. pergi", grid("No | Pernyataan | Setuju | Ragu | Tidak Setuju", "1 | Pelatihan ini bermanfaat. | | | ", "2 | Materi mudah dipahami. | | | ")),
			[]string{"1. Data pelanggan bersifat / rahasia / umum / bebas", "2. Jika melihat pelanggaran, Anda / diam saja / melapor / pergi", "1. Pelatihan ini bermanfaat. / Setuju / Ragu / Tidak Setuju", "2. Materi mudah dipahami. / Setuju / Ragu / Tidak Setuju"}},
		"bullets to choose from under letters": {paper("Verifica\n1. Che cosa erano gli Stati Generali?\n2. Scegli la risposta corretta.\na) Il re di Francia era:\n• Luigi XIV\n• Carlo X\nb) Il Terrore fu guidato da:\n• Robespierre\n• Danton\n3. Spiega le cause della Rivoluzione."),
			[]string{"1. Che cosa erano gli Stati Generali?", "2 a) Il re di Francia era: / Luigi XIV / Carlo X", "2 b) Il Terrore fu guidato da: / Robespierre / Danton", "3. Spiega le cause della Rivoluzione."}},
		"words to put in order": {paper("Worksheet\nExercise 1. Answer the questions.\n1. What did you do?\n2. Where did you go?\nExercise 2. Put the words in order.\n1. cinema / to / went / we / the\n____________________\n2. film / you / like / did / the\n____________________"),
			[]string{"Exercise 1 1. What did you do?", "Exercise 1 2. Where did you go?", "Exercise 2 1. cinema / to / went / we / the", "Exercise 2 2. film / you / like / did / the"}},
		"a list to match without a number over questions that begin anew": {paper("History worksheet\nMatch the inventor with the invention.\n1. Edison          a. telephone\n2. Bell            b. light bulb\n3. Wright          c. airplane\nAnswer the questions.\n1. Who built the roads?\n2. When did he sail?"),
			[]string{"1. Match the inventor with the invention.", "1. Who built the roads?", "2. When did he sail?"}},
		"lists to match without labels": {paper("Тест\n1. Назови человека на улице.\n2. Соедини линиями:\nТротуар            для машин\nПроезжая часть     для велосипедов\nВелодорожка        для пешеходов\n3. Напиши три правила."),
			[]string{"1. Назови человека на улице.", "2. Соедини линиями:", "3. Напиши три правила."}},
		"an order with what each entry is worth": {paper("Klassenarbeit\nAufgabe 1: Berechne. (je 1 P)\na) 15 % von 240 €\nb) 3/4 · 2/9\nAufgabe 2: Was ist ein Prozentsatz?"),
			[]string{"Aufgabe 1 a) 15 % von 240 €", "Aufgabe 1 b) 3/4 · 2/9", "Aufgabe 2 Was ist ein Prozentsatz?"}},
		"a table of words to fill in": {blocks("Test\nVOCABULARY\n2  Complete the sentences with the words from the box.", grid("bargain | queue | receipt", "customer | label | refund"), "1. Look at the ____________ to see the price.\n2. Keep the ____________ in a safe place."),
			[]string{"1. Look at the _____ to see the price.", "2. Keep the _____ in a safe place."}},
		"a dash in a key": {blocks("Prova\n1. A capital é:\nA) Lima\nB) Quito\n2. O rio é:\nA) o Nilo\nB) o Reno\n3. Explique a chuva.\nGABARITO", grid("1 | 2 | 3", "A | B | —")),
			[]string{"1. A capital é: / Lima / Quito: Lima", "2. O rio é: / o Nilo / o Reno: o Reno", "3. Explique a chuva."}},
		"signs behind statements are no list to match": {paper("判断题\n1. 正则表达式可以匹配文本。   （ 对 ）\n2. 关系数据库是文件。   （ 错 ）\n3. 数据清洗没有用。   （ 错 ）\n4. 数据可以加密。   （ 对 ）"),
			[]string{"1. 正则表达式可以匹配文本。: true", "2. 关系数据库是文件。: false", "3. 数据清洗没有用。: false", "4. 数据可以加密。: true"}},
		"the name of a section is no stem": {paper("Test\nI. Cloze\n1. A. watch   B. map   C. hat\n2. A. house   B. touch   C. loud\nII. Choose the best answer.\n3. She likes ____ stamps.\nA. collect\nB. collecting\nAnswer key\n1. A 2. B 3. B"),
			[]string{"1. 1. / watch / map / hat: watch", "2. 2. / house / touch / loud: touch", "3. She likes _____ stamps. / collect / collecting: collecting"}},
	} {
		q, _ := read(t, c.doc)
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
