package lexicon

// fillWords announce questions in which a gap is filled in.
func fillWords() *Phrases {
	return newPhrases(append([]string{"fill in the blank", "fill in the blanks", "fill in the gap", "fill in the gaps", "fill the gap", "fill the gaps", "fill the blank", "fill the blanks", "fill in", "gap filling", "complete the sentence", "complete the sentences", "complete the text", "complete with", "complete each sentence", "words from the box", "words in the box", "complete the following", "gap fill", "put the verb", "put the verbs", "correct form of the", "setze die verben", "setzen sie die verben", "mets les verbes", "mettez les verbes", "pon los verbos", "coloca los verbos", "coloque os verbos", "metti i verbi", "раскройте скобки", "поставьте глагол", "chia động từ", "zet de werkwoorden", "wstaw czasowniki", "lückentext", "fülle die lücken", "ergänze", "texte à trous", "complétez", "complète avec", "complète les", "completa con", "completa el texto", "completa la tabla", "complete com", "completa il testo", "completate", "ergänzen sie", "ergänzt",
		"completa los", "completa las", "completar", "rellena", "complete as lacunas", "preencha", "completa le frasi", "completamento", "вставьте", "заполните пропуск", "впишите", "дополните", "вставте", "заповніть", "доповніть", "uzupełnij",
		"điền vào", "điền từ", "isilah", "isian singkat", "lengkapi", "boşlukları", "boşluk doldurma", "bo'sh joy", "جای خالی", "املأ الفراغ", "填空", "빈칸", "空欄", "穴埋め", "เติมคำ", "egészítsd ki", "töltsd ki", "vul in"}, schoolFills()...))
}
