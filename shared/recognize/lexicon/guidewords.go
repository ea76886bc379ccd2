package lexicon

// guideWords head the points that an answer in words is to hold: "In your answer you
// should:". Each list covers the same languages as the words in words.go.
func guideWords() *Phrases {
	return newPhrases([]string{
		"in your answer", "in your response", "in your essay", "in your letter", "in your email", "in your e-mail", "in your article", "in your story", "in your paragraph", "your answer should", "your answer must", "your response should", "your essay should", "your letter should", "your email should", "your paragraph should", "your story should", "you should include", "you should", "you must include", "you could include", "you may wish to", "make sure to", "make sure you", "remember to", "be sure to", "use these points", "use the following points", "think about",
		"in deiner antwort", "in ihrer antwort", "gehen sie dabei auf", "gehe dabei auf", "gehen sie auf folgende", "gehe auf folgende", "berücksichtigen sie", "berücksichtige", "schreiben sie etwas zu", "schreib etwas zu", "dein text soll", "ihr text soll",
		"dans votre réponse", "dans ta réponse", "votre texte doit", "ton texte doit", "vous devez", "tu dois", "pensez à", "pense à", "n'oubliez pas de", "n'oublie pas de",
		"en tu respuesta", "en su respuesta", "tu texto debe", "debes incluir", "debe incluir", "incluye lo siguiente", "no olvides", "menciona en tu texto",
		"na sua resposta", "na tua resposta", "o seu texto deve", "o teu texto deve", "seu texto deve", "deve incluir", "não se esqueça de",
		"nella tua risposta", "nella risposta", "il testo deve", "devi includere", "ricordati di", "in je antwoord", "je tekst moet", "schrijf over",
		"w swojej wypowiedzi", "w wypowiedzi", "w swojej odpowiedzi", "w liście", "pamiętaj o", "в ответе", "в своем ответе", "в письме", "в сочинении", "не забудьте", "у відповіді", "у своїй відповіді", "у листі", "не забудьте",
		"cevabınızda", "yazınızda", "trong bài viết", "trong câu trả lời", "dalam jawabanmu", "dalam jawaban anda", "javobingizda", "در پاسخ خود", "في إجابتك", "要求", "答案要点应包括", "解答には", "답안에는", "ในคำตอบ", "a válaszodban", "térj ki",
	})
}
