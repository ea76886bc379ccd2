package layout

import "regexp"

// questionWords are words for a question or a task.
const questionWords = `(?i:question|problem|exercise|task|aufgabe|frage|übung|exercice|problème|pregunta|ejercicio|problema|quest[ãa]o|exerc[íi]cio|pergunta|domanda|esercizio|quesito|vraag|opgave|opdracht|pytanie|zadanie|вопрос|задание|задача|упражнение|питання|завдання|soru|câu|bài|soal|savol|topshiriq|feladat|kérdés|otázka|úloha|întrebarea|fråga|uppgift|spørgsmål|opgave|oppgave|السؤال|سؤال|پرسش|سوال|ข้อ|คำถาม|问题|問題|문제)\s?(?:(?i:no|nr)\.?|[#№])?`

var (
	// questionHeadRE is a row that begins with a word for a question or a task and its
	// number: "Question 3 (10 points)", "Aufgabe 3: Flüsse", "第3题".
	questionHeadRE = regexp.MustCompile(`^(?:[Qq]\.?|` + questionWords + `)\s?\d{1,3}(?:[^\d]|$)|^第\s?\d{1,3}\s?[題题問问]`)
	// dashedHeadRE is one whose number a dash parts from what follows: "Question 4 – Rivers".
	dashedHeadRE = regexp.MustCompile(`^` + questionWords + `\s?\d{1,3}\s?[-–—|]\s`)
)

// countsQuestions reports whether rows in the margins of pages count questions, one to a
// page or nearly so: they are called so, and their number is not the same on every page,
// as in "Exercise 3, page 2".
func countsQuestions(g []mention) bool {
	return len(g) > 1 && questionHeadRE.MatchString(g[0].text) && g[0].numbers[0] != g[1].numbers[0]
}
