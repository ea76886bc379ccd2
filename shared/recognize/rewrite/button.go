package rewrite

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// buttonText is a line that was a button of the web page a test was copied from.
var buttonText = pattern.New(`(?i)^(?:(?:(?:click|tap) (?:here )?(?:to|for) )?(?:hide|show|view|see|reveal)\s+(?:the\s+)?(?:correct\s+)?(?:answers?|solutions?)(?:\s+(?:workspace|& solution|(?:and|&) explanations?))*` +
	`|(?:ver|mostrar|ocultar|revelar)(?: la| las)? (?:respuestas?|soluci[oó]n|soluciones)(?: correctas?)?(?: y (?:la )?explicaci[oó]n)?` +
	`|(?:ver|mostrar|ocultar|exibir|revelar)(?: a| as| o)? (?:respostas?|soluç[aã]o|gabarito)(?: corretas?)?(?: e (?:a )?explicaç[aã]o)?` +
	`|(?:voir|afficher|montrer|masquer)(?: la| les)? (?:réponses?|solutions?|corrections?)(?: et (?:l['’])?explications?)?` +
	`|(?:die )?(?:lösung|lösungen|antwort|antworten) (?:an)?zeigen|(?:lösung|antwort) (?:ein|aus)blenden` +
	`|(?:mostra|vedi|nascondi|visualizza)(?: la| le)? (?:rispost[ae]|soluzion[ei])(?: e (?:la )?spiegazione)?` +
	`|(?:показать|посмотреть|скрыть|смотреть) (?:ответы?|решени[ея])(?: и (?:объяснение|пояснение))?|показати відповідь` +
	`|(?:pokaż|zobacz|ukryj) (?:odpowied[źz]i?|rozwiązani[ea])` +
	`|(?:cevab[ıi]|cevapları|yanıtı|çözümü) (?:göster|gör|gizle)` +
	`|(?:lihat|tampilkan|sembunyikan) (?:kunci )?(?:jawaban|pembahasan)(?: dan pembahasan)?` +
	`|(?:xem|hiện|ẩn) (?:đáp án|lời giải)(?: và giải thích)?` +
	`|(?:点击)?(?:查看|显示|展开|隐藏)(?:正确)?(?:答案|解析)(?:[与和及]解析)?` +
	`|(?:解答|答え|正解|解説)を(?:表示|見る|隠す))$`)

// The first three letters of the words that buttonText begins with, and the
// first of those outside ASCII.
const (
	buttonStarts = "cli tap hid sho vie see rev ver mos ocu exi voi aff mon mas die ant ved nas vis pok zob ukr cev yan lih tam sem xem"
	buttonSigns  = "ſçпсẩ点查显展隐解答正"
)

// mayButton looks at the first three letters.
func mayButton(s string) bool {
	if len(s) < 3 || !lexicon.IsASCII(s[:3]) {
		first, _ := utf8.DecodeRuneInString(s)
		return first < utf8.RuneSelf || strings.ContainsRune(buttonSigns, unicode.ToLower(first))
	}
	start := [3]byte{lexicon.FoldByte(s[0]), lexicon.FoldByte(s[1]), lexicon.FoldByte(s[2])}
	for i := 0; i < len(buttonStarts); i += len("cli ") {
		if buttonStarts[i] == start[0] && buttonStarts[i+1] == start[1] && buttonStarts[i+2] == start[2] {
			return true
		}
	}
	return false
}

// IsButton reports whether a line is nothing but "Show Answer".
func IsButton(s string) bool {
	if len(s) > 90 {
		return false
	}
	s = strings.TrimLeftFunc(s, noPartOfButton)
	return mayButton(s) && buttonText.MatchString(strings.TrimRightFunc(s, noPartOfButton))
}

func noPartOfButton(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) }
