package lexicon

import "strings"

// paperEnds are what stands under the last question of a paper and is no part of it: its
// end, and what the author wishes those who take it.
func paperEnds() *Phrases {
	return newPhrases([]string{"the end", "end of test", "end of the test", "end of exam", "end of the exam", "end of examination", "end of the examination", "end of quiz", "end of the quiz", "end of paper", "end of the paper", "end of questions", "end of questionnaire", "end of the questionnaire", "end of the questions", "end of worksheet", "end of assessment", "end of survey",
		"good luck", "best of luck", "all the best", "turn over", "best wishes", "wish you all the best", "wish you good luck", "we wish you success",
		"viel erfolg", "viel glück", "gutes gelingen", "ende der prüfung", "ende des tests", "ende der klausur", "ende der klassenarbeit", "ende der arbeit", "ende des quiz", "ende des fragebogens", "bonne chance", "bon courage", "bon travail", "fin de l'examen", "fin du test", "fin de l'épreuve", "fin du contrôle", "fin de l'évaluation", "fin du devoir", "fin de l'interrogation", "fin du questionnaire", "fin du quiz", "bonne réussite",
		"suerte", "buena suerte", "mucha suerte", "éxitos", "muchos éxitos", "fin del examen", "fin de la prueba", "fin del test", "fin de la evaluación", "fin del cuestionario", "fin del control", "boa sorte", "bom trabalho", "boa prova", "bons estudos", "fim da prova", "fim do teste", "fim do exame", "fim da avaliação", "buona fortuna", "buon lavoro", "in bocca al lupo", "fine della prova", "fine del test", "fine della verifica", "fine dell'esame",
		"succes", "veel succes", "einde van de toets", "powodzenia", "καλή επιτυχία", "καλή τύχη", "hodně štěstí", "hodně zdaru", "hodně úspěchů", "konec testu", "veľa šťastia", "veľa úspechov", "koniec testu", "sretno", "puno sreće", "srećno", "mnogo uspeha", "срећно", "среќно", "со среќа", "успех", "успешна работа",
		"поспіхів", "sėkmės", "veiksmi", "lai veicas", "edu", "suksese", "uğurlar", "сәттілік", "сәттілік тілеймін", "сәттілік тілейміз", "ийгилик", "амжилт хүсье", "წარმატებები", "წარმატებას გისურვებთ", "հաջողություն", "veliko uspeha", "veliko sreče", "omad", "omad yor bo'lsin", "omad tilaymiz", "chúc các em làm bài tốt", "chúc em làm bài tốt", "chúc các bạn làm bài tốt", "chúc các em thành công", "chúc may mắn",
		"удачи", "желаем удачи", "желаю удачи", "успехов", "желаю успехов", "желаем успехов", "конец теста", "конец экзамена", "конец контрольной работы", "конец работы", "успіхів", "бажаємо успіху", "бажаю успіху", "бажаємо успіхів", "бажаю успіхів", "хай щастить", "кінець тесту", "кінець роботи",
		"başarılar", "başarılar dilerim", "başarılar dileriz", "bol şanslar", "test bitti", "sınav bitti", "sınavın sonu", "selamat mengerjakan", "selamat bekerja", "selamat ulangan", "semoga sukses", "semoga berhasil", "sok sikert", "sok szerencsét", "jó munkát", "eredményes munkát", "mult succes", "multă baftă", "lycka till", "lykke til", "held og lykke", "onnea kokeeseen", "gangi þér vel",
		"موفق باشید", "موفق و پیروز باشید", "موفق و سربلند باشید", "پیروز باشید", "بالتوفيق", "بالتوفيق والنجاح", "مع تمنياتي بالتوفيق", "مع أطيب التمنيات", "مع تمنياتي لكم بالتوفيق", "انتهت الأسئلة", "انتهت الاسئلة", "בהצלחה", "शुभकामनाएं", "शुभकामनाएँ", "शुभेच्छा", "শুভকামনা", "ขอให้โชคดี", "โชคดี", "ขอให้โชคดีในการสอบ",
		"完", "以上", "祝你好运", "祝好运", "祝考试顺利", "祝同学们考试顺利", "祝大家考试顺利", "试卷结束", "以上で問題は終わりです", "問題は以上です", "問題はこれで終わりです", "수고하셨습니다", "수고했습니다", "buti pa", "pagpalain ka", "kila la heri", "nakutakia kila la heri", "selamat berjaya", "semoga berjaya", "voorspoed", "祝你考试顺利", "祝你考试成功", "祝同学们考试成功", "祝你成功", "祝你取得好成绩", "祝大家取得好成绩", "全卷结束", "试题结束", "全卷完", "本试卷到此结束", "試卷結束", "試題結束", "祝考試順利", "がんばってください", "頑張ってください", "がんばろう", "問題はここまでです", "問題は以上で終わりです", "これで問題は終わりです", "끝", "시험이 끝났습니다", "수고 많으셨습니다", "수고하셨어요", "مع تمنياتنا بالتوفيق", "مع تمنياتنا لكم بالتوفيق", "تمنياتي لكم بالتوفيق", "أرجو لكم التوفيق", "مع خالص التمنيات بالتوفيق", "τέλος διαγωνίσματος", "τέλος εξέτασης", "τέλος τεστ", "τέλος", "समाप्त", "सफलता की कामना", "край на теста", "успешен изпит"})
}

// EndsPaper reports whether a folded text is such a line. A wish may say to whom, "Good
// luck to you all!".
func (l *Lexicon) EndsPaper(folded string) bool {
	text := strings.Trim(folded, paperEdges)
	n := l.PaperEnds.Begins(text)
	return n > 0 && (n == len(text) || strings.HasSuffix(folded, "!") && len(strings.Fields(text[n:])) <= wishedMore)
}

const (
	paperEdges = " \t*=~.…!！。—–-¡_"
	wishedMore = 4 // words behind a wish
)
