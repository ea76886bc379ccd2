package lexicon

import (
	"iter"
	"maps"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/pattern"
)

// TruthPairs are the words for true and false as they are printed together.
var TruthPairs = sync.OnceValue(func() [][2]string {
	return append([][2]string{{"True", "False"}, {"Vrai", "Faux"}, {"Richtig", "Falsch"}, {"Wahr", "Falsch"}, {"Verdadero", "Falso"}, {"Cierto", "Falso"},
		{"Verdadeiro", "Falso"}, {"Certo", "Errado"}, {"Vero", "Falso"}, {"Waar", "Niet waar"}, {"Juist", "Onjuist"}, {"Prawda", "Fałsz"},
		{"Верно", "Неверно"}, {"Правда", "Ложь"}, {"Истина", "Ложь"}, {"Вірно", "Невірно"}, {"Правда", "Неправда"}, {"Правильно", "Неправильно"}, {"Doğru", "Yanlış"},
		{"Đúng", "Sai"}, {"Benar", "Salah"}, {"To'g'ri", "Noto'g'ri"}, {"Тўғри", "Нотўғри"}, {"Дұрыс", "Бұрыс"}, {"درست", "نادرست"}, {"صحیح", "غلط"}, {"صح", "خطأ"},
		{"正确", "错误"}, {"对", "错"}, {"√", "×"}, {"○", "×"}, {"正しい", "誤り"}, {"正しい", "間違い"}, {"正しい", "誤っている"}, {"正", "誤"}, {"正確", "錯誤"}, {"對", "錯"}, {"옳다", "틀리다"}, {"맞다", "틀리다"}, {"맞음", "틀림"}, {"옳음", "그름"}, {"○", "X"}, {"ถูก", "ผิด"}, {"Igaz", "Hamis"},
		{"Juist", "Fout"}, {"Goed", "Fout"}, {"Rätt", "Fel"}, {"Sant", "Falskt"}, {"Sandt", "Falsk"}, {"Rigtigt", "Forkert"}, {"Riktig", "Galt"}, {"Rett", "Galt"}, {"Riktig", "Feil"}, {"Sant", "Usant"}, {"Oikein", "Väärin"}, {"Totta", "Tarua"}, {"Rétt", "Rangt"}, {"Satt", "Ósatt"},
		{"Vertader", "Fals"}, {"Cert", "Fals"}, {"Adevărat", "Fals"}, {"Corect", "Greșit"}, {"Točno", "Netočno"}, {"Σωστό", "Λάθος"},
		{"Tama", "Mali"}, {"Kweli", "Si kweli"}, {"Gaskiya", "Karya"}, {"Waar", "Onwaar"}, {"Betul", "Salah"}, {"सही", "गलत"}, {"सत्य", "असत्य"}, {"बरोबर", "चूक"}, {"সত্য", "মিথ্যা"}, {"சரி", "தவறு"}, {"ఒప్పు", "తప్పు"}, {"درست", "غلط"}, {"صواب", "خطأ"}, {"ص", "غ"}, {"נכון", "לא נכון"}, {"እውነት", "ሐሰት"}, {"참", "거짓"}, {"ຖືກ", "ຜິດ"}}, easternTruths()...)
})

// TruthPartners are the words that stand in a pair with a word for true or false,
// all of them folded.
func TruthPartners(folded string) []string { return truthPartners()[folded] }

var truthPartners = sync.OnceValue(func() map[string][]string {
	out := map[string][]string{}
	for _, p := range TruthPairs() {
		yes, no := Fold(p[0]), Fold(p[1])
		out[yes], out[no] = append(out[yes], no), append(out[no], yes)
	}
	return out
})

// TruthLetters are the words for true whose first letter alone says so in a language, with
// that of the word for false: "V" and "F" in French. Letters of choices are none.
func TruthLetters(language string) []string {
	switch language {
	case "en":
		return []string{"True"}
	case "fr":
		return []string{"Vrai"}
	case "de":
		return []string{"Richtig", "Wahr"}
	case "es":
		return []string{"Verdadero"}
	case "pt":
		return []string{"Verdadeiro"}
	case "it":
		return []string{"Vero"}
	case "nl":
		return []string{"Juist"}
	case "pl":
		return []string{"Prawda"}
	case "cs", "sk":
		return []string{"Pravda"}
	case "hu":
		return []string{"Igaz"}
	case "tr":
		return []string{"Doğru"}
	case "vi":
		return []string{"Đúng"}
	case "id":
		return []string{"Benar"}
	case "hr":
		return []string{"Točno"}
	}
	return nil
}

// MayOppose looks whether a word is one of a pair for true and false, or for yes and no,
// or one letter, as the first of such a word.
func MayOppose(word string) bool {
	return utf8.RuneCountInString(word) == 1 || opposed()[Fold(word)]
}

var opposed = sync.OnceValue(func() map[string]bool {
	out := termsOf(YesWord, NoWord, TrueWord, FalseWord)
	for _, p := range TruthPairs() {
		out[Fold(p[0])], out[Fold(p[1])] = true, true
	}
	return out
})

// Bounds of instructions that ask whether statements are true.
const (
	TruthOrder = 360 // letters of a line
	truthApart = 8   // words from one kind of word to the other
	sureApart  = 12  // where both are said of nothing but statements
)

// OrdersTruth reports whether folded lines of instructions ask to judge
// statements: in a phrase of their own, or with a word for true and one for false
// that are joined: "Write T if it is true and F if it is false".
func (l *Lexicon) OrdersTruth(folded string) bool { return l.OrdersTruthIn(folded, GistOf(folded)) }

// OrdersTruthIn is OrdersTruth of a text with a gist that is known.
func (l *Lexicon) OrdersTruthIn(folded string, g Gist) bool {
	if !g.Has(l.TruthCue.ID) && !g.Has(SaysTrueID) && strings.IndexByte(folded, '(') < 0 && IsASCII(folded) {
		return false
	}
	if l.TruthCue.In(folded) || strings.IndexByte(folded, '(') >= 0 && l.TruthCue.In(withoutBrackets.Replace(folded)) {
		return true
	}
	for line := range strings.SplitSeq(folded, "\n") {
		if len(line) <= TruthOrder && !returnsTruth(line) && (joinsTruth(line) || namesTruthPair(line) || tellsTruthSigns(line) || tellsInitials(line)) {
			return true
		}
	}
	return false
}

// returnsTruth reports whether a line speaks of what a function of a program returns.
func returnsTruth(line string) bool {
	at := strings.Index(line, " true")
	if at < 0 {
		at = strings.Index(line, " false")
	}
	return at > 0 && slices.ContainsFunc([]string{"return", "returns", "returning", "returned", "zurück", "gibt", "renvoie", "renvoyer", "retourne", "retourner", "devuelve", "devuelva", "retorna", "retorne", "retornar", "retornando", "restituisce", "restituire", "zwraca", "возвращает", "вернуть", "повертає", "geeft", "returneaza"}, func(w string) bool {
		return strings.HasSuffix(strings.TrimRight(line[:at], " :=("), Fold(w))
	})
}

// withoutBrackets takes the brackets off letters: "Mark (T) or (F)".
var withoutBrackets = strings.NewReplacer("(", "", ")", "")

// joinsTruth reports whether a word for true and one for false stand in a line
// with a conjunction or their initials around. Words that instructions say of
// answers as well, right and wrong, stand with nothing else between.
func joinsTruth(line string) bool {
	if !JudgesBoth(line) {
		return false
	}
	words := strings.FieldsFunc(line, betweenWords)
	for i, w := range words {
		side, sure := judgedBy(w)
		if side == 0 {
			continue
		}
		for k := i + 1; k < len(words) && k <= i+sureApart; k++ {
			other, too := judgedBy(words[k])
			if other != -side || k > i+truthApart && !(sure && too) || areStrangers(w, words[k]) {
				continue
			}
			between := words[i+1 : k]
			joining := slices.ContainsFunc(between, isJoining)
			if joining && (sure && too || !slices.ContainsFunc(between, func(w string) bool { return !isJoining(w) })) {
				return true
			}
			break
		}
	}
	return false
}

// pairTitle is how many words a title has at the most that names the pair of words for true
// and false, with the sign of a section and a word for tasks: "B. Soal benar-salah".
const pairTitle = 4

// namesTruthPair reports whether a line is the title of statements to judge that has the two
// words side by side: "Igaz, hamis", "B. Točno – netočno". Alone they are two words to choose
// from, "Igaz  Hamis", and so are letters.
func namesTruthPair(line string) bool {
	if strings.HasSuffix(line, ".") || !JudgesBoth(line) {
		return false
	}
	words := strings.FieldsFunc(line, betweenWords)
	if len(words) > pairTitle {
		return false
	}
	for i := 1; i < len(words); i++ {
		a, sure := judgedBy(words[i-1])
		b, too := judgedBy(words[i])
		if a != 0 && a == -b && (sure && too || slices.Contains(TruthPartners(words[i-1]), words[i])) {
			return true
		}
	}
	return false
}

// areStrangers reports whether one of two words is known only from a pair that the other is
// none of: "vale" is false in one language and is worth something in others.
func areStrangers(a, b string) bool {
	if !judging()[a].paired && !judging()[b].paired {
		return false
	}
	return !slices.Contains(TruthPartners(a), b) && !slices.Contains(TruthPartners(b), a)
}

// isJoining reports whether a word is a conjunction, also one written with the word
// it joins, or a single letter.
func isJoining(w string) bool {
	return utf8.RuneCountInString(w) == 1 || Conjunctions()[w] || strings.HasPrefix(w, "و") || strings.HasPrefix(w, "ו")
}

// JudgesBoth reports whether there may be a word for true and one for false.
func (g Gist) JudgesBoth() bool { return g.Has(SaysTrueID) && g.Has(SaysFalseID) }

// JudgesBoth looks in a folded line for a word for true and one for false.
func JudgesBoth(line string) bool {
	if !judgingWords().begins(line) {
		return false
	}
	if !IsASCII(line) {
		return judgesBothIn(strings.FieldsFuncSeq(line, betweenWords))
	}
	return judgesBothIn(func(yield func(string) bool) { // the same words, sooner
		for i := 0; i < len(line); i++ {
			from := i
			for i < len(line) && (IsASCIILetter(line[i]) || line[i] == '\'') {
				i++
			}
			if i > from && !yield(line[from:i]) {
				return
			}
		}
	})
}

func judgesBothIn(words iter.Seq[string]) bool {
	yes, no := false, false
	for w := range words {
		side, _ := judgedBy(w)
		if yes, no = yes || side > 0, no || side < 0; yes && no {
			return true
		}
	}
	return false
}

func betweenWords(c rune) bool {
	return !unicode.IsLetter(c) && !unicode.IsMark(c) && c != '\'' && c != '’'
}

// judgedBy is 1 for a word that calls a statement true, -1 for false, 0 for
// others, and whether nothing but a statement is called so.
func judgedBy(w string) (side int, sure bool) {
	w = strings.TrimSuffix(strings.TrimPrefix(strings.Trim(w, "'"), "’"), "’") // of quotes around a word the last would belong to it
	if w == "" || !judgingWords().mayBe(w, 0) {
		return 0, false
	}
	t := judging()[w]
	return t.side, t.sure
}

// VerdictWords are the first words of a text that call a statement true and false.
func VerdictWords(text string) (yes, no string) {
	for w := range strings.FieldsFuncSeq(text, betweenWords) {
		switch side, _ := judgedBy(Fold(w)); {
		case side > 0 && yes == "":
			yes = w
		case side < 0 && no == "":
			no = w
		}
	}
	return yes, no
}

// judgingWord is what a word says of a statement.
type judgingWord struct {
	side   int
	sure   bool
	paired bool // known only as one of a pair
}

// Conjunctions join two words, or say what the second is for.
var Conjunctions = sync.OnceValue(func() map[string]bool {
	return FoldedSet([]string{"or", "and", "oder", "und", "bzw", "ou", "et", "soit", "of", "en", "lub", "czy", "albo", "i", "или", "и", "либо", "чи", "або", "та", "ve", "veya", "ya", "da", "hoặc", "hay", "và", "atau", "dan", "yoki", "va", "ёки", "ва", "یا", "و", "أو", "او", "أم", "ام", "vagy", "és", "sau", "și", "eller", "och", "og", "tai", "vai", "ja", "nebo", "či", "alebo", "ali", "ili", "ή", "και", "או", "या", "और", "اور", "এবং", "বা", "অথবা", "ও", "немесе", "және", "vs", "versus",
		"if", "when", "wenn", "falls", "si", "se", "als", "jeśli", "jeżeli", "gdy", "если", "якщо", "ha", "eğer", "jika", "kalau", "nếu", "agar", "اگر", "إذا", "اذا", "dacă", "om", "hvis", "jos", "pokud", "když", "ak", "keď", "ako", "αν", "for", "für", "pour", "para", "per", "voor"})
})

// judging are the words that call statements true or false.
var judging = sync.OnceValue(func() map[string]judgingWord {
	out := map[string]judgingWord{}
	add := func(side int, sure bool, words string) {
		for w := range strings.FieldsSeq(words) {
			out[Fold(w)] = judgingWord{side: side, sure: sure}
		}
	}
	add(1, true, "true vrai vraie vrais vraies wahr verdadero verdadera verdaderos verdaderas cierto cierta ciertas ciertos verdadeiro verdadeira verdadeiros verdadeiras vero vera veri vere waar prawda prawdę prawdziwe prawdziwa prawdziwy prawdziwych правда правду истина истинно истинные истинное верно верные верное верны вірно правдиве істинне igaz igazak pravda pravdivé pravdivá σωστό σωστή σωστές σωστά σωστών αληθής αληθείς adevărat adevărată adevărate sant sann sanna sande totta tosi točno tačno istina doğru đúng benar betul rost тўғри дұрыс вярно вярна верни верните вярното верное точне точни тачне тачни тачна točne točni točna tačne tačni tačna pravilne teisingi teisingas sanne sann sande ware oikeat totta صح صحیح درست נכון सही सत्य")
	add(-1, true, "false untrue faux fausse fausses falsch falso falsa falsos falsas falsi false onwaar fałsz fałszywe fałszywa fałszywy fałszywych ложь ложно ложные ложное неверно неверные неверное неверны неправда неправду невірно хибне хибно hamis hamisak nepravda nepravdivé nepravdivá lež λάθος λανθασμένο λανθασμένη λανθασμένες λανθασμένα ψευδής ψευδείς fals falsă falskt falsk falska usant usande väärin epätosi netočno netačno neistina laž yanlış sai salah noto'g'ri yolg'on нотўғри бұрыс невярно неверни неверните грешни грешните грешно нетачне нетачни нетачна неточне неточни netočne netočni netočna netačne netačni netačna nepravilne neteisingi neteisingas usanne onware väärät خطأ خطا غلط نادرست गलत असत्य")
	add(1, false, "right correct richtig richtige korrekt correcte correctes correcto correcta correctos correctas correto correta certo certa certas certos corretto corretta corrette corretti juist juiste goed poprawne poprawny правильно правильные правильное правильне rätt riktigt rigtigt riktig rigtig oikein správně správne corect corecte")
	add(-1, false, "wrong incorrect falsche inkorrekt incorrecte incorrectes incorrecto incorrecta incorrectos incorrectas incorreto incorreta errado errada erradas errados scorretto scorretta scorrette errato onjuist onjuiste fout niepoprawne niepoprawny неправильно неправильные неправильное неправильне fel forkert galt gal feil vääriä nesprávně nesprávne incorect incorecte greșit")
	for _, p := range TruthPairs() {
		for k, word := range p {
			if _, known := out[Fold(word)]; !known && utf8.RuneCountInString(word) > 2 {
				out[Fold(word)] = judgingWord{1 - 2*k, true, true}
			}
		}
	}
	return out
})

// judgingWords are the same to look for in a text.
var judgingWords = sync.OnceValue(func() *Phrases { return newPhrases(slices.Collect(maps.Keys(judging()))) })

// truthSigns are the words for true and false in writings without spaces, which
// instructions name with the signs to put.
var truthSigns = sync.OnceValue(func() [][2]string {
	out := [][2]string{{"对", "错"}, {"正确", "错误"}, {"對", "錯"}, {"正確", "錯誤"}, {"正しい", "誤"}, {"正しい", "間違"}, {"正しければ", "誤"}, {"正しければ", "間違"}, {"맞", "틀"}, {"옳", "틀"}, {"맞으면", "아니면"}, {"ถูก", "ผิด"}}
	for i, p := range out {
		out[i] = [2]string{Fold(p[0]), Fold(p[1])}
	}
	return out
})

// joinedSigns are a tick and a cross with a word between, "(√) or (×)".
var joinedSigns = pattern.New(`[√✓✔][^\pL\d]{0,6}([\pL\p{M}]{1,6})(?:\s+[\pL\p{M}]{1,9}){0,3}[^\pL\d]{1,6}[×✗✘✕x](?:\PL|$)`)

// tellsTruthSigns reports whether a line says which sign a true statement gets
// and which a false one.
func tellsTruthSigns(line string) bool {
	if IsASCII(line) || !strings.ContainsAny(line, "√✓✔○〇×✗✘ofxt") {
		return false
	}
	if m := joinedSigns.FindStringSubmatch(line); m != nil && Conjunctions()[m[1]] {
		return true
	}
	return slices.ContainsFunc(truthSigns(), func(p [2]string) bool {
		return strings.Contains(line, p[0]) && strings.Contains(line, p[1])
	})
}
