package lexicon

import (
	"slices"
	"strings"
)

// underWords point at what stands below a question, which is then about it.
func underWords() *Phrases {
	return newPhrases([]string{"below", "unten", "untenstehende", "untenstehenden", "ci-dessous", "abajo", "a continuación", "abaixo", "a seguir", "sotto", "qui sotto", "hieronder", "poniżej", "ниже", "нижче", "aşağıda", "dưới đây", "di bawah", "di bawah ini", "quyida", "下面", "下方", "ด้านล่าง", "lent", "در زیر", "أدناه"})
}

// circleWords order to mark one of several words on the line.
func circleWords() *Phrases {
	return newPhrases([]string{"circle", "choose the correct", "choose the right", "choose the best", "choisis la bonne", "elige la", "elige el", "escoge la", "escolha a", "scegli la", "scegli il", "wähle", "выбери", "выберите", "pilihlah", "doğru olanı seç", "underline the correct", "underline the right", "cross out", "entoure", "entourez", "souligne la bonne", "soulignez la bonne", "souligne le bon", "barre le mot", "encierra", "encierre", "encerrá", "subraya la", "subraye la", "rodea", "rodee", "tacha la", "circule", "sublinhe", "rodeia", "assinale a palavra", "cerchia", "sottolinea la", "sottolinea il", "omcirkel", "onderstreep", "doorstreep", "kies het juiste", "umkreise", "kreise ein", "unterstreiche", "streiche", "encercla", "subratlla", "încercuiește", "încercuiți", "subliniază", "subliniați", "ringa in", "stryk under", "sett ring", "sæt ring om", "sæt cirkel om", "ympyröi", "alleviivaa", "podkreśl", "zakreśl", "zakroužkuj", "podtrhni", "обведи", "обведите", "подчеркни", "подчеркните", "karikázd be", "húzd alá", "lingkari", "daire içine al", "khoanh tròn"})
}

// printWords ask what a program does, or announce it.
func printWords() *Phrases {
	return newPhrases([]string{"output", "outputs", "print", "prints", "printed", "displayed", "what is displayed", "executed", "following code", "this code", "the code", "code snippet", "following program", "this program", "the program",
		"ausgabe", "ausgegeben", "gibt", "folgender code", "folgende programm", "programm", "affiche", "affiché", "code suivant", "programme suivant", "imprime", "imprimirá", "salida", "siguiente código", "código", "saída", "seguinte código",
		"stampa", "stampato", "output del", "codice", "выведет", "вывод", "напечатает", "следующий код", "программа", "виведе", "код", "wypisze", "wyświetli", "kod", "çıktı", "çıktısı", "kodun", "keluaran", "kode", "program berikut",
		"kết quả", "đoạn mã", "chương trình", "chiqaradi", "dastur", "خروجی", "کد", "输出", "运行结果", "代码", "程序", "ผลลัพธ์", "โปรแกรม", "kiír", "kimenete", "program"})
}

func rightWords() []string {
	return []string{"correct", "correct answer", "right", "right answer", "the correct answer", "answer", "ans", "key", "yes", "true answer", "this one", "c'est ça",
		"richtig", "richtige antwort", "korrekt", "correcte", "bonne réponse", "réponse correcte", "juste", "correcta", "respuesta correcta", "correcto", "correta", "resposta correta", "certa", "certo", "corretta", "risposta corretta", "giusta", "esatta", "juist", "goed", "poprawna", "poprawna odpowiedź", "prawidłowa",
		"верно", "правильно", "правильный ответ", "верный ответ", "правильна", "правильна відповідь", "вірно", "вірна відповідь", "doğru", "doğru cevap", "doğru yanıt", "đúng", "đáp án đúng", "đáp án", "benar", "jawaban benar", "jawaban", "to'g'ri", "to'g'ri javob", "درست", "صحیح", "پاسخ صحیح", "پاسخ", "صحيح", "正确", "正确答案", "答案", "正解", "정답", "ถูก", "ถูกต้อง", "เฉลย", "helyes", "helyes válasz", "jó", "jó válasz",
		"correct option", "correct choice", "right option", "right choice", "richtige option", "richtige lösung", "korrekte antwort", "bonne option", "exacte", "opción correcta", "opção correta", "opção certa", "alternativa correta", "resposta certa", "correto", "risposta esatta", "opzione corretta", "corretto", "giusto", "juiste antwoord", "correct antwoord", "goede antwoord",
		"prawidłowa odpowiedź", "dobra odpowiedź", "správně", "správná", "správná odpověď", "správne", "správna", "správna odpoveď", "corect", "corectă", "răspuns corect", "varianta corectă", "правильный вариант", "верный вариант", "правильний варіант", "вірний варіант", "doğru şık", "doğru seçenek", "câu trả lời đúng", "phương án đúng", "jawaban yang benar", "pilihan benar", "betul", "to'g'ri variant", "тўғри", "тўғри жавоб",
		"گزینه صحیح", "گزینه درست", "پاسخ درست", "الإجابة الصحيحة", "إجابة صحيحة", "正确选项", "正答", "คำตอบที่ถูกต้อง", "คำตอบที่ถูก", "helyes megoldás", "gabarito", "kunci", "kunci jawaban",
		"верен", "вярно", "вярна", "вярното", "верен отговор", "правилен", "правилен отговор", "тачно", "тачан", "тачан одговор", "точно", "точен одговор", "tačno", "točno", "točan odgovor", "tačan odgovor", "נכון", "נכונה", "התשובה הנכונה", "תשובה נכונה", "σωστό", "σωστή", "σωστός", "σωστά", "σωστή απάντηση", "सही", "सही उत्तर", "सही विकल्प", "बरोबर", "সঠিক", "সঠিক উত্তর", "சரி", "சரியான விடை", "درست جواب", "дұрыс", "дұрыс жауап", "туура", "სწორია", "სწორი", "სწორი პასუხი", "ճիշտ", "ճիշտ պատասխան", "정답입니다", "맞음", "正しい", "正確", "正確答案"}
}

// examLists are what lists of the topics of an oral exam are called: each is asked for in
// its own words, without a question mark.
func examLists() []string {
	return []string{"exam topics", "oral exam questions", "viva questions", "viva voce questions", "questions for self-study", "questions for revision", "questions for discussion", "fragen zur prüfungsvorbereitung", "prüfungsthemen", "kontrollfragen", "questions de révision", "sujets d'oral", "temas de examen", "temario de examen", "temas para o exame", "questões para revisão", "domande d'esame", "argomenti d'esame", "zagadnienia egzaminacyjne", "zagadnienia na egzamin", "zagadnienia do egzaminu", "pytania na egzamin ustny", "okruhy ke zkoušce", "otázky ke zkoušce", "otázky ke státnicím", "maturitní otázky", "otázky na skúšku", "ispitna pitanja", "vizsgatételek", "tételsor", "subiecte de examen", "въпроси за изпит",
		"вопросы к экзамену", "вопросы к зачету", "вопросы к зачёту", "вопросы на экзамен", "вопросы для экзамена", "экзаменационные вопросы", "вопросы для самоконтроля", "вопросы для самопроверки", "вопросы для повторения", "вопросы для обсуждения", "вопросы для подготовки", "перечень вопросов", "список вопросов", "теоретических вопросов", "экзаменационных вопросов", "контрольных вопросов", "питання до іспиту", "питання до екзамену", "питання до заліку", "питання на іспит", "екзаменаційні питання", "перелік питань", "питання для самоконтролю", "питання для самоперевірки", "контрольні питання",
		"выносятся на экзамен", "выносимые на экзамен", "выносимых на экзамен", "выносятся на зачет", "выносятся на зачёт", "выносимые на зачет", "выносимые на зачёт", "темы к экзамену", "темы на экзамен", "темы экзамена", "экзаменационные темы", "вопросы к коллоквиуму", "вопросы на коллоквиум", "вопросы для зачета", "вопросы для зачёта", "вопросы на зачет", "вопросы на зачёт", "вопросы к защите", "вопросы к госэкзамену", "вопросы госэкзамена", "вопросы государственного экзамена", "билеты к экзамену", "вопросы к собеседованию", "вопросы к контрольной работе",
		"питання на залік", "питання на екзамен", "теми на екзамен", "теми до екзамену", "теми до іспиту", "питання до колоквіуму", "питання до захисту", "пытанні да экзамену", "пытанні да заліку",
		"pytania egzaminacyjne", "pytania na egzamin", "pytania do egzaminu", "pytania na kolokwium", "zagadnienia na kolokwium", "zagadnienia do kolokwium", "zagadnienia na zaliczenie", "pytania na zaliczenie", "pytania na obronę", "pytania do obrony",
		"zkouškové otázky", "otázky na zkoušku", "okruhy otázek", "okruhy otázok", "témata ke zkoušce", "otázky ke zkoušení", "skúšobné otázky", "štátnicové otázky", "otázky na štátnice", "maturitné otázky", "tézy na skúšku", "okruhy na skúšku", "okruhy ke státnicím",
		"pitanja za ispit", "pitanja za kolokvij", "pitanja za usmeni", "teme za ispit", "испитна питања", "питања за испит", "теме за испит", "испитни прашања", "прашања за испит", "izpitna vprašanja", "vprašanja za izpit",
		"изпитни въпроси", "конспект за изпит", "теми за изпит", "въпросник за изпит", "întrebări pentru examen", "subiecte pentru examen", "subiectele de examen", "întrebări de examen", "tematica de examen", "tematica pentru examen",
		"vizsgakérdések", "szóbeli tételek", "érettségi tételek", "vizsgatémák", "ellenőrző kérdések", "záróvizsga tételek", "θέματα εξετάσεων", "ερωτήσεις επανάληψης", "θέματα προφορικών",
		"sınav konuları", "çalışma soruları", "câu hỏi ôn tập", "đề cương ôn tập", "đề cương ôn thi", "câu hỏi thi vấn đáp", "câu hỏi ôn thi", "imtihon savollari", "yakuniy nazorat savollari", "oraliq nazorat savollari", "nazorat savollari", "имтиҳон саволлари", "назорат саволлари", "imtahan sualları", "imtahan suallari", "емтихан сұрақтары", "бақылау сұрақтары", "экзамен суроолору",
		"سوالات امتحان", "سؤالات امتحان", "سوالات پایان ترم", "سوالات میان ترم", "أسئلة المراجعة", "أسئلة للمراجعة", "أسئلة الامتحان", "שאלות לבחינה", "שאלות חזרה", "复习思考题", "复习题", "思考题", "復習問題", "考试题目", "기출문제", "복습 문제", "คำถามทบทวน", "คำถามท้ายบท", "परीक्षा के प्रश्न", "पुनरावृत्ति प्रश्न"}
}

// openTaskWords are what sections are called whose tasks are answered in words.
func openTaskWords() *Phrases {
	return newPhrases(append([]string{"essay", "essays", "essay questions", "open questions", "written questions", "open-ended questions", "open question", "open-ended question", "offene frage", "question ouverte", "pregunta abierta", "questão aberta", "questão discursiva", "questão dissertativa", "domanda aperta", "открытый вопрос", "short answer", "short answers", "short answer questions", "kurzantworten", "réponses courtes", "questions à réponse courte", "questions à réponses courtes", "respuestas cortas", "respostas curtas", "long answer questions", "structured questions", "offene fragen", "freitextfragen", "freitextaufgaben", "questions ouvertes", "questions à développement", "questions rédactionnelles", "preguntas abiertas", "preguntas de desarrollo", "preguntas a desarrollar", "questões abertas", "questões discursivas", "questões dissertativas", "domande aperte", "domande a risposta aperta", "domande per il saggio", "domande per saggio", "domande a tema", "formato saggio", "essayfragen", "aufsatzfragen", "questions de dissertation", "sujets de dissertation", "preguntas de ensayo", "preguntas para ensayo", "formato de ensayo", "perguntas de ensaio", "questões de ensaio", "formato de ensaio", "essayvragen", "pytania do eseju", "pytania esejowe", "tematy esejów", "esszékérdések", "вопросы для эссе", "темы для эссе", "темы эссе", "питання для есе", "теми для есе", "deneme soruları", "kompozisyon soruları", "open vragen", "pytania otwarte", "zadania otwarte", "otevřené otázky", "otvorené otázky", "întrebări deschise", "kifejtős kérdések", "nyílt kérdések", "kifejtendő kérdések",
		"открытые вопросы", "вопросы открытого типа", "задания открытого типа", "задания с развёрнутым ответом", "задания с развернутым ответом", "контрольные вопросы", "теоретические вопросы", "відкриті питання", "завдання відкритого типу", "завдання з розгорнутою відповіддю", "теоретичні питання", "açık uçlu sorular", "klasik sorular", "yazılı sorular", "tự luận", "phần tự luận", "câu hỏi tự luận", "esai", "uraian", "isian", "isian singkat", "soal uraian", "soal esai", "soal essay", "pertanyaan esai", "pertanyaan essay", "ochiq savollar", "yozma savollar", "سوالات تشریحی", "سؤالات تشریحی", "الأسئلة المقالية", "أسئلة مقالية",
		"问答题", "简答题", "论述题", "解答题", "計算題", "计算题", "证明题", "證明題", "应用题", "編程題", "编程题", "设计题", "分析题", "作图题", "编码题", "综合题", "名词解释", "問答題", "簡答題", "記述問題", "서술형", "주관식", "อัตนัย", "ข้อสอบอัตนัย",
		"answer the following", "answer these questions", "answer the questions", "answer the given questions", "answer the given question", "svar på spørgsmålene", "svar på spørsmålene", "besvara frågorna", "svara på frågorna", "beantwoord de vragen", "vastaa kysymyksiin", "svaraðu spurningunum", "respon les preguntes", "contesta lo siguiente", "responde lo siguiente", "conteste lo siguiente", "responda lo siguiente", "responda o seguinte", "contesta las preguntas", "responde las preguntas", "responde a las preguntas", "contesta a las preguntas", "responda as perguntas", "responde às perguntas", "responde às questões", "răspunde la întrebări", "răspundeți la întrebări", "răspundeți la următoarele", "short questions", "long questions", "theory questions", "subjective questions", "descriptive questions", "beantworte die folgenden", "beantworten sie die folgenden", "beantworte die fragen", "répondez aux questions", "réponds aux questions", "responda las siguientes", "responde las siguientes", "conteste las siguientes", "contesta las siguientes", "responde a las siguientes", "responda a las siguientes", "responda às", "responda as questões", "rispondi alle", "beantwoord de volgende", "odpowiedz na pytania", "odpowiedz na następujące", "ответьте на вопросы", "ответьте на следующие", "дайте ответы на", "дайте відповіді на", "дайте відповідь на", "aşağıdaki soruları cevap", "aşağıdaki soruları yanıt", "trả lời các câu hỏi", "trả lời câu hỏi", "jawablah pertanyaan", "quyidagi savollarga", "به سوالات زیر", "回答下列问题", "回答问题", "回答以下问题", "回答下面的问题", "válaszolj a"}, slices.Concat(examLists(), openTitles(), schoolOpens())...))
}

// bracketWords say that something stands in brackets.
func bracketWords() *Phrases {
	return newPhrases([]string{"brackets", "parentheses", "parenthesis", "klammern", "klammer", "entre parenthèses", "parenthèses", "paréntesis", "parênteses", "parentesi", "haakjes", "nawiasie", "nawiasach", "nawiasów", "скобках", "скобок", "дужках", "дужок", "parantez içinde", "parantez içinden", "ayraç içinde", "kurung", "trong ngoặc", "qavs ichida", "zárójelben", "zárójelből", "بين القوسين", "بين الأقواس", "بين قوسين", "القوسين", "پرانتز", "کمانک", "括号", "括號", "括弧", "괄호", "วงเล็บ"})
}

// programCues order a program: each is a task for itself, however long its text.
func programCues() *Phrases {
	return newPhrases([]string{
		"write a program", "write a function", "write a method", "write a class", "write a script", "write a query", "create a query", "write an sql query", "write the code", "write code", "write a block of", "write a piece of code", "write a snippet", "write python", "write an algorithm", "write a java", "write a python", "write a c program", "write a c++", "write pseudocode", "create a function", "create a program", "create a class", "create a method", "create a script", "develop a program", "design a class", "design a program", "design an algorithm",
		"schreibe eine klasse", "schreiben sie eine klasse", "schreibe ein skript", "schreiben sie ein skript", "schreibe eine abfrage", "schreiben sie eine abfrage", "schreibe ein programm", "schreiben sie ein programm", "schreibe eine funktion", "schreiben sie eine funktion", "schreibe eine methode", "schreiben sie eine methode", "implementieren sie", "implementiere", "programmieren sie",
		"écrire un programme", "écrire une fonction", "écrivez un programme", "écrivez une fonction", "créez une fonction", "créer une fonction", "écrire un algorithme", "écrivez un algorithme", "écrire une classe", "écrivez une classe", "écrire une requête", "écrivez une requête", "écrire le code", "écrivez le code", "implémentez", "implémenter",
		"escribe un programa", "escriba un programa", "escribir un programa", "escribe una función", "escriba una función", "crea una función", "cree una función", "implementa", "implemente", "escribe el código", "escriba el código", "escribir el código", "escribe un algoritmo", "escriba un algoritmo", "escribe una consulta", "escriba una consulta", "desarrolla un programa", "desarrolle un programa", "realiza un programa", "realice un programa", "elabora un programa", "elaborar un programa",
		"escreva um programa", "escreva uma função", "crie uma função", "crie um programa", "faça um programa", "desenvolva um programa", "escreva o código", "escreva um código", "escreva um algoritmo", "faça um algoritmo", "crie um algoritmo", "elabore um algoritmo", "elabore um programa", "scrivi un programma", "scrivere un programma", "scrivi una funzione", "scrivere una funzione", "implementare", "scrivi una classe", "scrivere una classe", "scrivi il codice", "scrivere il codice", "scrivi un algoritmo", "si scriva un programma", "si scriva una funzione",
		"napisz program", "napisz funkcję", "napisz metodę", "napisz klasę", "napisz kod", "napisz skrypt", "napisz zapytanie", "napište program", "napiš program", "napište funkci", "napíšte program", "vytvořte program", "vytvorte program", "naprogramujte", "zaimplementuj", "напишите программу", "написать программу", "напишите функцию", "написать функцию", "написать реализацию", "напишите запрос", "написать запрос", "напишите код", "напишите класс", "напишите метод", "составьте программу", "составить программу", "составьте алгоритм", "реализуйте", "реализовать", "создайте функцию", "создать функцию", "создать таблицу", "вывести запросом", "напишіть програму", "напишіть функцію", "напишіть код", "напишіть клас", "напишіть запит", "складіть програму", "скласти програму", "реалізуйте",
		"program yazınız", "programı yazınız", "programını yazınız", "fonksiyon yazınız", "fonksiyonu yazınız", "fonksiyonunu yazınız", "kod yazınız", "kodu yazınız", "kodunu yazınız", "kodlarını yazınız", "sorguyu yazınız", "sorgusunu yazınız", "algoritmasını yazınız", "ekrana yazdırınız", "akış diyagramını çiziniz", "akış şemasını çiziniz", "program yazın", "programı yazın", "fonksiyon yazın", "kodunu yazın", "ekrana yazdırın",
		"viết chương trình", "viết một chương trình", "viết hàm", "viết đoạn mã", "viết câu lệnh", "viết thuật toán", "buatlah program", "buatlah sebuah program", "buatlah kode", "buatlah algoritma", "tuliskan program", "tulislah program", "buat program", "buatlah fungsi", "dastur tuzing", "dastur yozing", "algoritm tuzing", "algoritmini tuzing", "dasturini tuzing", "funksiya yozing",
		"برنامه ای بنویسید", "تابعی بنویسید", "اكتب برنامج", "اكتب دالة", "编写程序", "编写函数", "写一个程序", "写一个函数", "จงเขียนโปรแกรม", "เขียนโปรแกรม", "编写一个", "编程实现", "设计一个程序", "プログラムを作成", "프로그램을 작성", "írjon programot", "írj egy programot", "írjon egy programot", "készíts programot", "készítsen programot", "scrieți un program", "scrie un program", "scrieți o funcție", "realizați un program", "schrijf een programma", "schrijf een functie", "írj programot", "írj függvényt", "írjon függvényt",
		"write program code", "edit the main program", "amend the main program", "build a structure", "build a class", "create a structure", "create a struct", "create an interface", "create a table", "define a class", "define a structure", "define a struct", "declare a class", "declare a structure", "implement a", "implement the",
		"erstelle eine klasse", "erstellen sie eine klasse", "créez une classe", "créer une classe", "définir une classe", "crea una clase", "cree una clase", "crear una clase", "defina una clase", "crea una classe", "creare una classe", "definire una classe", "defina uma classe", "utwórz klasę", "создайте класс", "создайте структуру", "створіть клас", "buatlah class", "buatlah kelas", "buat class", "xây dựng lớp", "xây dựng cấu trúc", "xây dựng 1 cấu trúc", "xây dựng một cấu trúc", "xây dựng hàm", "tạo lớp", "khai báo lớp", "khai báo cấu trúc",
		// what beginners' programs do is ordered of the program itself
		"ask the user for", "ask the user to", "prompt the user", "read two numbers", "read two integers", "read a number", "read an integer", "read three numbers",
		"frage den benutzer", "demander à l'utilisateur", "demandez à l'utilisateur", "demande à l'utilisateur",
		"pida al usuario", "pide al usuario", "pedir al usuario", "solicita al usuario", "solicite al usuario", "solicitar al usuario", "lea un número", "lea dos números", "leer un número", "leer dos números",
		"peça ao usuário", "peça ao utilizador", "peça um", "peça uma", "peça dois", "peça duas", "peça três", "peça quatro", "peça o nome", "peça números", "solicite ao usuário", "receba um número", "receba um valor", "receba dois", "leia um número", "leia um valor", "leia dois", "leia três", "leia o nome", "leia números", "imprima os números", "imprima na tela", "encontre o maior", "encontre o menor", "encontre e exiba", "encontre e mostre", "conte quantos", "conte quantas", "gere e exiba", "gere um número", "crie um vetor", "crie uma matriz", "crie dois vetores", "crie duas matrizes", "crie uma classe", "crie um menu", "preencha um vetor", "preencha uma matriz", "calcule e mostre", "calcule e exiba",
		"chiedi all'utente", "chiedere all'utente", "vraag de gebruiker", "poproś użytkownika", "zapytaj użytkownika", "запросите у пользователя", "kullanıcıdan bir", "kullanıcıdan iki",
	})
}

// weighOrders begin an order to weigh things against each other, which takes more than
// a few words. Inside a question they order nothing: "What compares two texts?"
func weighOrders() *Phrases {
	return newPhrases([]string{
		"compare", "contrast", "differentiate between", "distinguish between", "trace the", "assess", "examine the", "comment on", "critique",
		"stellen sie gegenüber", "stelle gegenüber", "nehmen sie stellung", "nimm stellung", "comparer", "commentez", "commenter", "distinguez",
		"compara", "compare", "comente", "comenta", "comparar", "confronta", "confrontate", "commenta", "vergelijk",
		"сопоставьте и объясните", "прокомментируйте", "порівняйте", "прокоментуйте", "porównaj", "skomentuj", "karşılaştırın", "karşılaştırınız",
		"so sánh", "bandingkan", "taqqoslang", "مقایسه کنید", "قارن بين", "hasonlítsd össze", "hasonlítsa össze", "เปรียบเทียบ",
	})
}

// letteringOrders order the letter of something to be written: of the right choice, or
// of what belongs to an entry of a list.
func letteringOrders() *Phrases {
	return newPhrases([]string{
		"write the letter", "put the letter", "place the letter", "write the correct letter", "put the correct letter", "place the correct letter", "the matching letter", "letter of the", "letter that",
		"den buchstaben", "den richtigen buchstaben", "den passenden buchstaben", "die buchstaben", "la lettre", "les lettres", "la letra", "las letras", "la lettera", "le lettere", "a letra", "as letras", "de letter", "de letters", "de juiste letter", "de goede letter", "de passende letter", "litera", "literele", "písmeno", "písmena", "bokstaven", "rätt bokstav", "riktig bokstav", "bogstavet", "kirjain", "буквата", "το γράμμα", "האות", "記号", "기호",
		"literę", "litery", "букву", "буквы", "буквой", "літеру", "літери", "harfi", "harfini", "harfleri", "chữ cái", "huruf", "حرف", "الحرف", "字母", "เติมตัวอักษร", "a betűjelét", "betűjel",
	})
}

// labCues order a step of practical work. They tell little by themselves, since
// every manual has such steps, and serve to know the parts of a question.
func labCues() *Phrases {
	return newPhrases([]string{
		"use", "make a", "make an", "make the", "import", "load", "plot", "run", "create", "build", "design", "implement", "modify", "add", "test", "measure", "record", "observe", "repeat", "save", "print", "construct", "show", "comment on", "interpret", "perform", "report",
		"verwenden sie", "verwende", "erstellen sie", "erstelle", "zeichnen sie", "zeichne", "messen sie", "laden sie", "führen sie", "faire un", "faire une", "faire le", "faire la", "faire les", "représenter", "tracer", "réaliser", "vérifier", "compléter", "rédiger", "en déduire", "utilisez", "tracez", "chargez", "créez", "mesurez", "réalisez", "interprétez", "construisez", "ajoutez",
		"usa", "use", "utiliza", "utilice", "importa", "importe", "crea", "cree", "grafica", "grafique", "dibuja", "dibuje", "mide", "mida", "realiza", "realice", "haz", "haga", "construye", "construya", "carga", "cargue", "interpreta", "interprete", "agrega", "agregue",
		"utilize", "faça", "crie", "desenhe", "meça", "realize", "construa", "carregue", "adicione", "salve", "mostre", "plote", "usare", "utilizza", "crea", "disegna", "costruisci", "misura", "gebruik", "maak", "teken", "użyj", "utwórz", "narysuj", "wykonaj",
		"используйте", "используя", "постройте", "создайте", "нарисуйте", "измерьте", "загрузите", "выполните", "добавьте", "покажите", "використайте", "побудуйте", "створіть", "намалюйте", "виконайте", "додайте",
		"kullanarak", "çiziniz", "oluşturunuz", "gösteriniz", "ölçünüz", "sử dụng", "vẽ", "tạo", "đo", "gunakan", "buatlah", "gambarkan", "ukurlah", "chizing", "yarating", "رسم کنید", "استفاده کنید", "ارسم", "استخدم", "绘制", "使用", "画出", "rajzold", "használd", "készítsd",
	})
}

// interrogatives are the words that questions begin with.
func interrogatives() *Phrases {
	return newPhrases([]string{"what", "who", "whom", "whose", "which", "when", "where", "why", "how", "is", "are", "can", "does", "in which", "at what", "for what",
		"was", "wer", "wem", "wen", "wie", "wieso", "weshalb", "warum", "welche", "welcher", "welches", "welchen", "wann", "wo", "woher", "wohin", "wodurch", "womit", "wofür", "wozu", "worin", "wieviel",
		"quel", "quelle", "quels", "quelles", "qu'est-ce", "que", "qui", "comment", "pourquoi", "quand", "combien", "où", "à quoi", "de quoi", "en quoi", "qué", "cuál", "cuáles", "quién", "quiénes", "cómo", "cuándo", "dónde", "por qué", "para qué", "en qué", "cuánto", "cuántos", "cuántas",
		"o que", "qual", "quais", "quem", "como", "quando", "onde", "por que", "quanto", "quantos", "quantas", "cosa", "che cosa", "cos'è", "chi", "come", "dove", "perché", "quale", "quali", "quanti", "quante", "qual è", "wat", "waarom", "welke", "hoe", "hoeveel", "wanneer", "waar",
		"co", "czy", "jaki", "jaka", "jakie", "jakich", "jakim", "jaką", "jak", "ile", "gdzie", "kiedy", "kto", "dlaczego", "czym", "czego", "który", "która", "które", "którą", "skąd", "po co", "z czego", "od czego", "do czego", "na co", "przez co", "w jaki", "w jakim", "w jakiej", "z jakich", "dzięki czemu",
		"jaký", "jaká", "jaké", "proč", "kdy", "kde", "kdo", "který", "která", "které", "kolik", "čo", "ako", "aký", "aká", "aké", "prečo", "kedy", "ktorý", "koľko", "ce", "cine", "cum", "când", "unde", "de ce", "care", "cât", "câte",
		"что", "кто", "какой", "какая", "какое", "какие", "какова", "каковы", "каким", "где", "когда", "почему", "зачем", "как", "сколько", "чем", "в чем", "для чего", "из чего", "на какие", "чему", "що", "хто", "який", "яка", "яке", "які", "де", "коли", "чому", "навіщо", "скільки", "у чому", "чим",
		"mi", "mit", "mik", "mikor", "hol", "miért", "hogyan", "melyik", "mely", "mennyi", "hány", "milyen", "apa", "apakah", "siapa", "siapakah", "mengapa", "kenapa", "bagaimana", "bagaimanakah", "kapan", "di mana", "berapa", "berapakah", "vì sao", "tại sao", "thế nào là", "hãy cho biết",
		"nima", "kim", "qanday", "qaysi", "nega", "qachon", "qayerda", "nechta", "چرا", "چگونه", "آیا", "کدام", "ما هي", "ما هو", "ماذا", "لماذا", "كيف", "متى", "أين", "هل", "什么", "为什么", "如何", "怎样", "哪些", "哪种", "何谓", "อะไร", "อย่างไร", "ทำไม"})
}

// AsksYesOrNo reports whether a question begins with a word that asks whether
// something is so, which may be true or false.
func AsksYesOrNo(text string) bool {
	first, _, _ := strings.Cut(strings.TrimLeft(Fold(text), " "), " ")
	switch first {
	case "is", "are", "can", "does", "czy", "apakah", Fold("آیا"), Fold("هل"):
		return true
	}
	return false
}

// closingAsks are the words that questions end with.
func closingAsks() *Phrases {
	return newPhrases([]string{"nedir", "nelerdir", "kimdir", "hangisidir", "kaçtır", "nasıldır", "là gì", "như thế nào", "thế nào", "bao nhiêu", "khi nào", "ở đâu", "nima", "kim", "qanday", "nechta", "چیست", "کیست", "کدامند", "چند است"})
}

// workWords order something to be done with every entry of a list. Behind them
// stands no object, or one in the plural: "Factor:", "Solve the equations."
func workWords() *Phrases {
	return newPhrases([]string{
		"förklara begreppen", "förklara orden", "förklara", "forklar begreberne", "forklar begrepene", "forklar ordene", "forklar", "verklaar", "verklaar de begrippen", "omschrijf", "leg de begrippen uit", "selitä käsitteet", "selitä lyhyesti käsitteet", "selitä", "erkläre die begriffe", "erkläre folgende begriffe", "define los conceptos", "define os conceitos", "explica os conceitos", "définis les mots", "définis les termes", "definisci i termini", "definiți", "definiți termenii", "defineix", "explain the terms", "define the terms", "define the words",
		"make these sentences", "make the following sentences", "put these sentences", "put the following sentences", "turn these sentences", "turn the following sentences", "rewrite", "change these", "change the following", "correct these", "correct the following", "correct the mistakes", "transform these", "transform the following", "negate", "reescribe", "reescriba", "transforma las", "transforme las", "transforme as", "cambia las", "corrige las", "corrija las", "corrija as", "reescreva", "passe as frases", "réécris", "réécrivez", "transformez les", "mets les phrases", "mettez les phrases", "corrigez les", "trasforma le", "riscrivi", "correggi le", "setze die sätze", "verbessere die sätze", "verander de zinnen", "zet de zinnen", "przekształć", "popraw zdania", "исправьте", "перепишите", "преобразуйте",
		"factor", "factorise", "factorize", "simplify", "solve", "calculate", "compute", "evaluate", "expand", "work out", "convert", "differentiate", "integrate", "find the value of each", "find the derivative of each", "define", "describe", "explain", "translate", "write short notes on", "write a short note on", "write notes on", "differentiate between", "distinguish between", "prove", "verify", "show that", "sketch", "plot", "graph", "draw the graph of", "draw the graphs of", "balance", "answer the following", "answer each", "attempt the following", "attempt any two", "attempt any three", "attempt any four", "answer any two", "answer any three", "answer any four", "answer any five", "answer any six", "write short answers", "write the short answers", "write short answer", "write the short answer", "write the short question answers", "write long answers", "write the long answers", "write full form", "write full forms", "write the full form", "write the full forms", "give full forms", "give the full form", "give the full forms", "full forms", "full form", "technical terms", "technical term", "vsq", "saq", "laq", "very short answer questions", "very short questions", "write a program", "write programs", "write technical terms", "write the technical terms", "write technical term", "write the technical term", "write appropriate technical terms", "write the appropriate technical terms", "write appropriate technical term", "write the appropriate technical term", "give the technical terms", "give the technical term", "write brief answers", "give short answers", "give brief answers", "answer briefly", "answer in short", "answer in brief", "answer in one word", "answer in one sentence", "answer these questions", "answer the questions", "short answer questions", "long answer questions", "name the following", "write the meaning of", "write the meanings of", "write the opposite of", "write the opposites of", "write the plural of", "write the plurals of", "write the full form of", "write the full forms of", "give reasons", "give reason", "do as directed", "rewrite the following", "join the following", "correct the following", "change the following", "expand the following", "solve the following",
		"berechne", "berechnen sie", "vereinfache", "vereinfachen sie", "löse", "lösen sie", "faktorisiere", "faktorisieren sie", "übersetze", "übersetzen sie", "wandle um", "forme um", "definiere", "definieren sie", "erkläre", "erklären sie", "beschreibe", "beschreiben sie", "leite ab", "bestimme die ableitung",
		"calculer", "calcule", "calculez", "simplifier", "simplifie", "simplifiez", "résoudre", "résous", "résolvez", "factoriser", "factorise", "factorisez", "développer", "développe", "développez", "traduis", "traduisez", "définir", "définissez", "convertir", "dériver",
		"encuentra", "encuentre", "encontrar", "halla", "halle", "hallar", "determina", "determine", "calcula", "calcule", "calcular", "simplifica", "simplifique", "resuelve", "resuelva", "resolver", "factoriza", "factorice", "desarrolla", "traduce", "define", "defina", "convierte", "deriva",
		"resolva", "simplifique", "fatore", "desenvolva", "traduza", "converta", "efetue",
		"encontre", "calcola", "calcolare", "semplifica", "risolvi", "risolvere", "scomponi", "traduci", "definisci", "converti",
		"вычислите", "вычислить", "упростите", "решите", "решить", "разложите на множители", "переведите", "дайте определение", "дайте определения", "раскройте скобки", "найдите производную", "сократите",
		"обчисліть", "обчислити", "спростіть", "розв'яжіть", "розкладіть на множники", "перекладіть", "дайте визначення",
		"oblicz", "uprość", "rozwiąż", "rozłóż na czynniki", "przetłumacz", "zdefiniuj", "zamień",
		"bereken", "los op", "los de vergelijking op", "los de vergelijkingen op", "vereenvoudig", "ontbind in factoren", "hesapla", "hesaplayınız", "sadeleştir", "sadeleştiriniz", "çöz", "çözünüz", "çarpanlara ayırınız", "tanımlayınız", "çeviriniz",
		"tính", "rút gọn", "giải", "giải phương trình", "phân tích đa thức", "phân tích thành nhân tử", "dịch", "định nghĩa",
		"hitunglah", "hitung", "sederhanakan", "sederhanakanlah", "selesaikan", "selesaikanlah", "faktorkan", "faktorkanlah", "terjemahkan", "jelaskan istilah", "definisikan",
		"hisoblang", "soddalashtiring", "yeching", "ko'paytuvchilarga ajrating", "tarjima qiling",
		"عرف", "عرّف", "علل", "علّل", "احسب", "بسط", "حل", "فسر", "وضح", "حساب کنید", "محاسبه کنید", "ساده کنید", "حل کنید", "تجزیه کنید", "ترجمه کنید", "تعریف کنید", "تحقیق کنید", "بررسی کنید", "رسم کنید", "پیدا کنید", "به دست آورید", "بدست آورید", "بیابید", "اثبات کنید",
		"计算", "计算下列各题", "化简", "解方程", "解下列方程", "因式分解", "求值", "翻译", "名词解释", "解释下列", "求导",
		"จงคำนวณ", "จงแก้สมการ", "จงหาค่า", "แยกตัวประกอบ", "จงนิยาม", "จงแปล",
		"számítsd ki", "számold ki", "egyszerűsítsd", "oldd meg", "bontsd szorzattá", "fordítsd le", "határozd meg",
	})
}

// seekWords order to find what is named behind a colon.
func seekWords() *Phrases {
	return newPhrases([]string{"find", "determine", "calculate", "compute", "obtain", "deduce", "bestimme", "bestimmen sie", "ermittle", "ermitteln sie", "berechne", "berechnen sie", "gesucht", "gesucht sind", "déterminer", "déterminez", "détermine", "calculer", "calculez", "trouver", "trouvez", "halla", "hallar", "halle", "determina", "determinar", "determine", "calcula", "calcular", "calcule", "encuentra", "encontrar", "encuentre", "se pide", "pede-se", "encontre", "trovare", "trova", "determinare", "calcolare", "calcola",
		"найти", "найдите", "определить", "определите", "вычислить", "вычислите", "рассчитать", "рассчитайте", "знайти", "знайдіть", "визначити", "визначте", "обчислити", "обчисліть", "oblicz", "wyznacz", "znajdź", "bepaal", "bereken", "hesaplayınız", "bulunuz", "tính", "tìm", "xác định", "tentukan", "tentukanlah", "hitung", "hitunglah", "toping", "aniqlang", "hisoblang", "بیابید", "محاسبه کنید", "به دست آورید", "تعیین کنید", "求", "试求", "試求", "求出", "计算", "試算", "จงหา", "จงคำนวณ", "határozd meg", "számítsd ki"})
}

// writingWords order to write something, which is one thing or one of each of
// several: "Write the plural of these words".
func writingWords() *Phrases {
	return newPhrases([]string{"write", "give", "form", "make", "spell", "state", "find", "schreibe", "schreiben sie", "gib", "geben sie", "bilde", "bilden sie", "nenne", "finde", "écris", "écrivez", "écrire", "donne", "donnez", "donner", "forme", "formez", "trouve", "trouvez",
		"escribe", "escriba", "escribir", "da", "dé", "forma", "indica", "busca", "escreva", "escreve", "dê", "indique", "forme", "scrivi", "scrivete", "forma", "indica", "schrijf", "geef", "maak", "noteer", "napisz", "podaj", "utwórz", "напиши", "напишите", "запиши", "запишите", "образуй", "образуйте", "дай", "дайте", "подбери", "подберите", "найди", "найдите",
		"напишіть", "утворіть", "доберіть", "yaz", "yazınız", "yazın", "viết", "tulis", "tuliskan", "tulislah", "berilah", "yozing", "scrie", "scrieți", "írd", "írja", "skriv", "ange", "napiš", "napište", "uveď", "اكتب", "هات", "بنویسید", "写出", "กรุณาเขียน"})
}

// ofEachWords say that something is to be written of each of several things.
func ofEachWords() *Phrases {
	return newPhrases([]string{"of these", "for these", "of each", "for each", "of the following words", "of the following verbs", "of the following nouns", "of the following adjectives", "of the following numbers", "of the following sentences", "of the following expressions", "of the words", "of the verbs", "of the nouns", "of the adjectives", "dieser", "der folgenden", "folgender", "zu jedem", "zu jeder", "für jedes", "de ces", "des mots", "des verbes", "des noms", "des adjectifs", "des phrases", "de chaque", "pour chaque",
		"de estos", "de estas", "de los siguientes", "de las siguientes", "de cada", "para cada", "destes", "destas", "dos seguintes", "das seguintes", "di questi", "di queste", "dei seguenti", "delle seguenti", "di ogni", "per ogni", "van deze", "van de volgende", "tych", "następujących", "podanych", "do każdego", "этих", "следующих", "данных слов", "данных глаголов", "к словам", "к каждому", "цих", "наступних", "поданих", "bu kelimelerin", "şu kelimelerin", "aşağıdaki kelimelerin", "của các từ", "của những từ", "dari kata-kata", "kata-kata berikut", "quyidagi so'zlarning", "cuvintelor", "verbelor", "ezeknek", "av dessa", "av disse", "těchto", "následujících", "هذه الكلمات", "الكلمات الآتية", "الكلمات التالية", "کلمات زیر", "下列词", "下列单词"})
}

// answerOrders order to answer what follows.
func answerOrders() *Phrases {
	return newPhrases([]string{"answer", "答えなさい", "こたえなさい", "答えましょう", "답하시오", "답하세요", "ตอบคำถาม", "จงตอบคำถาม", "beantworte", "beantworten sie", "antworte", "antworten sie", "réponds", "répondez", "répondre", "responde", "responda", "contesta", "conteste", "responder", "contestar", "rispondi", "rispondete", "beantwoord", "odpowiedz", "ответь", "ответьте", "дай ответ", "дайте ответ", "дай полный ответ", "дайте полный ответ", "дайте развёрнутый ответ", "дайте краткий ответ", "дайте письменный ответ", "дай відповідь", "дайте відповідь", "дайте повну відповідь", "cevapla", "cevaplayınız", "yanıtla", "yanıtlayınız", "trả lời", "jawab", "jawablah", "javob bering", "svara", "svar", "vastaa", "răspunde", "răspundeți", "válaszolj", "απάντησε", "απαντήστε", "أجب", "回答"})
}

// perEachWords say in an order that it is for every entry of the list that follows:
// "the value of each expression".
func perEachWords() *Phrases {
	return newPhrases([]string{"of each", "for each", "in each", "to each", "what each", "how each", "whether each", "für jede", "für jeden", "für jedes", "zu jedem", "zu jeder", "jedes ausdrucks", "de chaque", "pour chaque", "dans chaque", "de cada", "para cada", "en cada", "em cada", "di ogni", "per ogni", "di ciascun", "di ciascuna", "per ciascun", "van elk", "van elke", "voor elke", "каждого", "каждой", "для каждого", "для каждой", "кожного", "кожної", "dla każdego", "dla każdej", "każdego", "każdej", "her bir", "mỗi", "cho mỗi", "setiap", "masing-masing", "har bir", "برای هر", "هر یک", "لكل", "من كل", "每个", "每一", "แต่ละ", "minden egyes", "för varje", "for hver", "pro každý", "pentru fiecare", "fiecărei", "fiecărui", "για κάθε", "за всеки"})
}

// eachOfWords name every entry of the list that follows, one by one.
func eachOfWords() *Phrases {
	return newPhrases([]string{"then show that", "hence show that", "then prove that", "hence prove that", "each of the following", "each of these", "jede der folgenden", "jeden der folgenden", "jedes der folgenden", "jeder der folgenden", "chacun des", "chacune des", "cada uno de los siguientes", "cada una de las siguientes", "cada um dos seguintes", "cada uma das seguintes", "ciascuno dei seguenti", "ciascuna delle seguenti", "каждого из следующих", "каждой из следующих", "кожного з наступних", "każdego z poniższych", "każdej z poniższych", "masing-masing"})
}

// sharingWords say that one list of choices is for each of several questions.
func sharingWords() *Phrases {
	return newPhrases([]string{"for each of the following", "for each of these", "for each patient", "for each case", "for each scenario", "for each description", "for each presentation", "for each question", "for each statement", "for each item", "for each vignette", "may be used once", "can be used once", "may be used more than once", "can be used more than once", "once, more than once", "once, twice", "from the list above", "from the list below", "from the options above", "from the options below", "from the above list", "from the following list", "from the list of options",
		"jede antwort kann", "jede auswahlmöglichkeit kann", "kann mehrfach verwendet werden", "können mehrfach verwendet werden", "für jede der folgenden", "für jeden der folgenden", "für jedes der folgenden", "ordnen sie jeder", "ordnen sie jedem", "aus der liste", "aus der folgenden liste",
		"pour chacun des", "pour chacune des", "pour chaque", "dans la liste", "chaque proposition peut", "chaque réponse peut", "para cada uno", "para cada una", "de la lista", "cada opción puede", "cada opción se puede", "para cada um", "para cada uma", "da lista", "cada opção pode", "per ciascuno dei", "per ciascuna delle", "per ognuno", "ogni opzione può", "dall'elenco", "voor elk van de", "voor elke", "uit de lijst", "elk antwoord kan",
		"dla każdego z", "dla każdej z", "z listy", "każda odpowiedź może", "для каждого из", "для каждой из", "из списка", "каждый вариант может", "для кожного з", "для кожної з", "зі списку", "her seçenek", "her bir durum", "listeden", "với mỗi", "mỗi lựa chọn có thể", "untuk setiap", "setiap pilihan dapat", "har bir", "每个选项可", "每个备选答案可", "各选项可", "เลือกใช้ซ้ำได้", "minden válasz", "mindegyik"})
}

// eachWords say that an order is about all entries.
func eachWords() *Phrases {
	return newPhrases([]string{"write short notes on", "write a short note on", "write notes on", "following", "each", "these", "questions", "sentences", "as directed", "any two", "any three", "any four", "any five", "folgenden", "folgende", "jeweils", "suivants", "suivantes", "suivant", "siguientes", "lo siguiente", "lo que sigue", "cada", "seguintes", "seguenti", "ما يلي", "ما يأتي", "لما يلي", "لما يأتي", "مما يلي", "poniższych", "ciascuno", "ogni", "следующие", "следующих", "каждое", "наступні", "наступних", "кожне", "następujące", "następujących", "poniższe", "aşağıdaki", "aşağıdakileri", "sau", "sau đây", "các", "berikut", "quyidagi", "زیر", "下列", "以下", "各", "ต่อไปนี้", "következő", "következőket", "alábbi"})
}

// Begins measures the longest of the phrases that the folded text begins with; 0
// for none.
func (p *Phrases) Begins(folded string) int {
	n := 0
	if folded == "" {
		return n
	}
	for _, phrase := range p.alike(folded) {
		if len(phrase) > n && strings.HasPrefix(folded, phrase) && WordEnds(phrase, folded[len(phrase):]) {
			n = len(phrase)
		}
	}
	return n
}

// endWords is how many words a phrase has at most that ends a sentence: an order in
// the languages that put their verbs last.
const endWords = 4

// Ends reports whether a folded text ends with one of the phrases, before its stop.
func (p *Phrases) Ends(folded string) bool {
	folded = strings.TrimRight(folded, " .:!。：！")
	at := len(folded)
	for range endWords {
		if at = strings.LastIndexByte(folded[:at], ' '); at <= 0 {
			return false
		}
		if p.Begins(folded[at+1:]) == len(folded)-at-1 {
			return true
		}
	}
	return false
}

// ChoosesRight orders to choose what is right or wrong: "Choose the correct form", "Mark
// the false statement".
var ChoosesRight = Folded(`(?:^|[\s(,:])(?:choose|select|pick|tick|check|mark|circle|underline|find|identify|indicate|determine|bestimm|wähle|wahle|kreuz|markier|unterstreich|finde|choisi|coche|entoure|souligne|trouve|repere|repère|elige|elija|seleccion|señal|marque|marca|marca|encierra|subraya|indica|identifi|escolh|assinal|selecion|sublinh|scegli|segna|individua|trova|sottolinea|выб[еи]р|укаж|отмет|найд|обер|вибер|познач|вкаж|знайд|wybierz|zaznacz|wskaż|podkreśl|seç|işaretle|bul|chọn|tìm|pilih|lingkari|tentukan|tanlang|belgilang|kies|kruis|jelöld|karikázd|válaszd|alege|vyber|označ|zakroužkuj)\pL*\s+(?:[\pL'’]+\s+){0,4}?(?:correct|incorrect|right|wrong|best|true|false|odd|richtig|falsch|passend|bonne|juste|mauvais|vrai|fausse|exact|faux|intrus|correcta|correcto|incorrect|verdader|fals|adecuad|correta|correto|incorret|certa|errada|adequad|verdadeir|esatt|corrett|giust|errat|sbagliat|intruso|правильн|верн|неверн|ошибочн|лишн|вірн|невірн|зайв|poprawn|prawdziw|fałszyw|właściw|doğru|yanlış|uygun|đúng|sai|benar|tepat|salah|to'g'ri|noto'g'ri|juist|goede|helyes|hamis|igaz|bon|mot juste|správn|nesprávn)|(?:doğru|yanlış|uygun)\pL*\s+(?:\pL+\s+){0,3}?(?:seç|işaretle|bul|belirle)|(?:正し|誤)[^。]{0,20}(?:選|答え)|选[^。]{0,12}(?:正确|错误|恰当)|(?:옳은|알맞은|옳지|틀린)[^.]{0,20}고르`)

// ToChoose begins an order to choose.
var ToChoose = Folded(`^(?:choose|select|wähle|choisi|coche|elige|elija|seleccion|señal|escolh|assinal|marque|marca|scegli|выбер|укажи|обер|вибер|wybierz|zaznacz|seçin|işaretle|chọn|pilih|tanlang)`)

// TheRightOne speaks of the right one among several.
var TheRightOne = Folded(`\b(?:correct|right|best|richtige\pL*|korrekte\pL*|bonne|juste|exacte|correct[ao]|corrett[ao]|giust[ao]|cert[ao]|juiste|poprawn\pL*|правильн\pL*|doğru|đúng|benar)\b`)
