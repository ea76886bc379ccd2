package recognize

import (
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// Bounds of instructions that ask whether statements are true.
const (
	truthOrder = 360 // bytes of a line
	truthApart = 8   // words from one kind of word to the other
)

// ordersTruth reports whether folded lines of instructions ask to judge
// statements: in a phrase of their own, or with a word for true and one for false
// that are joined: "Write T if it is true and F if it is false".
func (l *lexicon) ordersTruth(folded string) bool {
	if l.truthCue.in(folded) {
		return true
	}
	for line := range strings.SplitSeq(folded, "\n") {
		if len(line) <= truthOrder && (joinsTruth(line) || tellsTruthSigns(line)) {
			return true
		}
	}
	return false
}

// joinsTruth reports whether a word for true and one for false stand in a line
// with a conjunction or their initials around. Words that instructions say of
// answers as well, right and wrong, stand with nothing else between.
func joinsTruth(line string) bool {
	words := strings.FieldsFunc(line, func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsMark(c) && c != '\'' && c != '’' })
	for i, w := range words {
		side, sure := judgedBy(w)
		if side == 0 {
			continue
		}
		for k := i + 1; k < len(words) && k <= i+truthApart; k++ {
			other, too := judgedBy(words[k])
			if other != -side {
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

// isJoining reports whether a word is a conjunction, also one written with the word
// it joins, or a single letter.
func isJoining(w string) bool {
	return utf8.RuneCountInString(w) == 1 || conjunctions()[w] || strings.HasPrefix(w, "و") || strings.HasPrefix(w, "ו")
}

// judgedBy is 1 for a word that calls a statement true, -1 for false, 0 for
// others, and whether nothing but a statement is called so.
func judgedBy(w string) (side int, sure bool) {
	t := judging()[w]
	return t.side, t.sure
}

// judgingWord is what a word says of a statement.
type judgingWord struct {
	side int
	sure bool
}

// conjunctions join two words, or say what the second is for.
var conjunctions = sync.OnceValue(func() map[string]bool {
	return foldedSet([]string{"or", "and", "oder", "und", "bzw", "ou", "et", "soit", "of", "en", "lub", "czy", "albo", "i", "или", "и", "либо", "чи", "або", "та", "ve", "veya", "ya", "da", "hoặc", "hay", "và", "atau", "dan", "yoki", "va", "ёки", "ва", "یا", "و", "أو", "او", "أم", "ام", "vagy", "és", "sau", "și", "eller", "och", "og", "tai", "vai", "ja", "nebo", "či", "alebo", "ali", "ili", "ή", "και", "או", "या", "और", "vs", "versus",
		"if", "when", "wenn", "falls", "si", "se", "als", "jeśli", "jeżeli", "gdy", "если", "якщо", "ha", "eğer", "jika", "kalau", "nếu", "agar", "اگر", "إذا", "اذا", "dacă", "om", "hvis", "jos", "pokud", "když", "ak", "keď", "ako", "αν", "for", "für", "pour", "para", "per", "voor"})
})

// judging are the words that call statements true or false.
var judging = sync.OnceValue(func() map[string]judgingWord {
	out := map[string]judgingWord{}
	add := func(side int, sure bool, words string) {
		for w := range strings.FieldsSeq(words) {
			out[fold(w)] = judgingWord{side, sure}
		}
	}
	add(1, true, "true vrai vraie vrais vraies wahr verdadero verdadera verdaderos verdaderas cierto cierta ciertas ciertos verdadeiro verdadeira verdadeiros verdadeiras vero vera veri vere waar prawda prawdę prawdziwe prawdziwa prawdziwy prawdziwych правда правду истина истинно истинные истинное верно верные верное верны вірно правдиве істинне igaz igazak pravda pravdivé pravdivá σωστό σωστή αληθής adevărat adevărată adevărate sant sann sanna sande totta tosi točno tačno istina doğru đúng benar betul rost тўғри дұрыс صح صحیح درست נכון सही सत्य")
	add(-1, true, "false untrue faux fausse fausses falsch falso falsa falsos falsas falsi false onwaar fałsz fałszywe fałszywa fałszywy fałszywych ложь ложно ложные ложное неверно неверные неверное неверны неправда неправду невірно хибне хибно hamis hamisak nepravda nepravdivé nepravdivá lež λάθος ψευδής fals falsă falskt falsk falska usant usande väärin epätosi netočno netačno neistina laž yanlış sai salah noto'g'ri yolg'on нотўғри бұрыс خطأ خطا غلط نادرست गलत असत्य")
	add(1, false, "right correct richtig richtige korrekt correcte correctes correcto correcta correctos correctas correto correta certo certa certas certos corretto corretta corrette corretti juist juiste goed poprawne poprawny правильно правильные правильное правильне rätt riktigt rigtigt riktig rigtig oikein správně správne corect corecte")
	add(-1, false, "wrong incorrect falsche inkorrekt incorrecte incorrectes incorrecto incorrecta incorrectos incorrectas incorreto incorreta errado errada erradas errados scorretto scorretta scorrette errato onjuist onjuiste fout niepoprawne niepoprawny неправильно неправильные неправильное неправильне fel forkert galt gal feil vääriä nesprávně nesprávne incorect incorecte greșit")
	for _, p := range truthPairs() {
		for k, word := range p {
			if _, known := out[fold(word)]; !known && utf8.RuneCountInString(word) > 2 {
				out[fold(word)] = judgingWord{1 - 2*k, true}
			}
		}
	}
	return out
})

// truthSigns are the words for true and false in writings without spaces, which
// instructions name with the signs to put.
var truthSigns = sync.OnceValue(func() [][2]string {
	out := [][2]string{{"对", "错"}, {"正确", "错误"}, {"對", "錯"}, {"正確", "錯誤"}, {"正しい", "誤"}, {"正しい", "間違"}, {"正しければ", "誤"}, {"正しければ", "間違"}, {"맞", "틀"}, {"옳", "틀"}, {"맞으면", "아니면"}, {"ถูก", "ผิด"}}
	for i, p := range out {
		out[i] = [2]string{fold(p[0]), fold(p[1])}
	}
	return out
})

// tellsTruthSigns reports whether a line says which sign a true statement gets
// and which a false one.
func tellsTruthSigns(line string) bool {
	if isASCII(line) || !strings.ContainsAny(line, "√✓✔○〇×✗✘ofxt") {
		return false
	}
	return slices.ContainsFunc(truthSigns(), func(p [2]string) bool {
		return strings.Contains(line, p[0]) && strings.Contains(line, p[1])
	})
}
