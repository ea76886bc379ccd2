package recognize_test

import (
	"fmt"
	"testing"
)

// TestEachWorth: the head of a section says what each of its questions is worth, in the
// words of every language that tests are written in.
func TestEachWorth(t *testing.T) {
	print := func(said string) string {
		return fmt.Sprintf("I. Test (%s)\n1. abc ______ def.\n2. xyz ______ uvw.\n3. klm ______ nop.\n", said)
	}
	for _, said := range []string{
		"2 points each", "each 2 points", "2 pts per question", "2 marks per item", "each question is worth 2 points", "2 points for each question", "2 points apiece",
		"je 2 Punkte", "2 Punkte pro Frage", "jeweils 2 Punkte", "pro richtige Antwort 2 Punkte", "2 Punkte je Aufgabe", "jede Frage 2 Punkte", "für jede richtige Antwort 2 Punkte",
		"2 points chacune", "2 points par question", "chaque question vaut 2 points", "2 pts par bonne réponse", "2 points chacun", "2 points pour chaque bonne réponse", "2 points l'unité",
		"2 puntos cada una", "2 puntos c/u", "2 puntos por pregunta", "cada pregunta vale 2 puntos", "2 pts. cada uno", "2 puntos por cada respuesta correcta", "valor: 2 puntos cada una",
		"2 pontos cada", "2 pontos por questão", "cada questão vale 2 pontos", "2,0 pontos cada", "2 pontos cada uma", "valor de cada questão: 2 pontos",
		"2 punti ciascuna", "2 punti a domanda", "2 punti per ogni risposta esatta", "ogni risposta esatta 2 punti", "punti 2 ciascuno", "2 punti l'una", "2 punti per domanda",
		"2 punten per vraag", "per vraag 2 punten", "elk 2 punten", "2 punten voor elk goed antwoord", "2 p. per vraag", "iedere vraag 2 punten",
		"2 punkty za każde", "po 2 punkty", "2 pkt za każde zadanie", "za każdą odpowiedź 2 pkt", "każde pytanie 2 punkty", "2 punkty za pytanie",
		"2 body za každou", "každá otázka 2 body", "po 2 bodech", "2 body za otázku", "za každú správnu odpoveď 2 body",
		"2 boda za svaki", "svako pitanje 2 boda", "svaki točan odgovor 2 boda", "po 2 boda", "2 boda po pitanju",
		"2 puncte fiecare", "câte 2 puncte", "2 puncte pentru fiecare", "2p/item", "2 puncte pe întrebare",
		"2 pont kérdésenként", "minden helyes válasz 2 pont", "egyenként 2 pont", "kérdésenként 2 pont",
		"her biri 2 puan", "her soru 2 puan", "2'şer puan", "2 puan her biri", "her doğru cevap 2 puandır", "soru başına 2 puan",
		"по 2 балла", "2 балла за каждый", "за каждый правильный ответ 2 балла", "каждый вопрос 2 балла", "каждое задание оценивается в 2 балла", "2 балла за вопрос",
		"по 2 бали", "2 бали за кожне", "за кожну правильну відповідь 2 бали", "кожне завдання 2 бали", "кожна правильна відповідь – 2 бали",
		"по 2 точки", "всеки въпрос 2 точки", "2 точки за всеки верен отговор", "за всеки верен отговор по 2 точки",
		"każde 2 pkt", "2 poäng per fråga", "varje fråga ger 2 poäng", "2 p. vardera", "2 poeng per oppgave", "hvert spørsmål gir 2 poeng", "2 point pr. spørgsmål", "hver 2 point", "2 pistettä per kysymys", "kukin 2 pistettä",
		"2 poin per soal", "setiap soal bernilai 2 poin", "masing-masing 2 poin", "tiap soal 2 poin", "skor tiap soal 2", "@ 2 poin", "setiap nomor 2 poin", "2 markah setiap satu", "setiap soalan 2 markah",
		"mỗi câu 2 điểm", "2 điểm mỗi câu", "mỗi câu đúng được 2 điểm", "2 điểm/câu",
		"每题2分", "每小题2分，共10分", "每空2分", "2分/题", "一题2分", "各2分", "每題2分",
		"各2点", "1問2点", "各問2点", "2点×5", "各2点×5",
		"각 2점", "문항당 2점", "각 문항 2점", "한 문제에 2점",
		"ข้อละ 2 คะแนน", "2 คะแนนต่อข้อ", "แต่ละข้อ 2 คะแนน",
		"κάθε ερώτηση 2 μονάδες", "2 μονάδες η καθεμία", "από 2 μονάδες", "2 μονάδες ανά ερώτηση",
		"لكل سؤال 2 درجة", "2 نقطة لكل سؤال", "2 درجات لكل فقرة",
		"2 נקודות לכל שאלה", "כל שאלה 2 נקודות", "לכל סעיף 2 נקודות", "2 נק' לשאלה",
		"هر سوال 2 نمره", "2 نمره برای هر سوال", "هر مورد 2 نمره",
		"प्रत्येक 2 अंक", "प्रत्येक प्रश्न 2 अंक", "2 अंक प्रत्येक",
	} {
		q, _ := read(t, paper(print(said)))
		for i, item := range q.Items {
			if p := item.Points; p == nil || p.String() != "2" {
				t.Errorf("%s: question %d is worth %v", said, i+1, p)
			}
		}
	}
	for _, said := range []string{"each answer must have 2 parts", "every group has 2 people", "pro Gruppe 2 Plakate", "2 pages", "po 2 osoby"} {
		q, _ := read(t, paper(print(said)))
		for i, item := range q.Items {
			if item.Points != nil {
				t.Errorf("%s: question %d is worth %v", said, i+1, item.Points)
			}
		}
	}
}
