package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/pattern"
)

var (
	// conclusion is how a worked solution ends in a letter: "Ta có x = 3. Chọn A.",
	// "Jadi jawabannya B", "so the answer is C".
	conclusion = pattern.New(`(?i)(?:^|[\s.,;:→⇒(])(?:chọn(?: đáp án| phương án| câu| ý)?|đáp án(?: đúng| cần chọn)?(?: là)?|jawaban(?:nya)?(?: yang)?(?: benar| tepat)?(?: adalah)?|(?:correct )?answer is(?: option)?|respuesta(?: correcta)? es(?: la)?|resposta(?: correta)? é(?: a)?(?: letra| alternativa)?|risposta(?: corretta)? è(?: la)?|réponse(?: correcte)? est(?: la)?|antwort ist|(?:правильный |верный )?ответ(?: -| –| —)?|(?:doğru )?cevap)\s*[:：]?\s*[(“"]?([A-H])[)”"]?\s*[.!]?$`)
	// leader is a row of dots to the right margin, with the sign that ends a proof.
	leader = pattern.New(`(?:\s*\.){4,}\s*[□■◻☐∎]?\s*$|\s+[□■◻☐∎]\s*$`)
)

// concluded is the letter that a solution comes to at its end, "" for none.
func concluded(text string) string {
	if len(text) < 3 {
		return ""
	}
	if end := strings.TrimRight(text, " .!)”\""); end == "" || end[len(end)-1] < 'A' || end[len(end)-1] > 'H' {
		return ""
	}
	if m := conclusion.FindStringSubmatch(text); m != nil {
		return m[1]
	}
	return ""
}

// withoutLeader cuts the dots off that lead from an answer to the right margin.
func withoutLeader(l line) line {
	last, _ := utf8.DecodeLastRuneInString(l.text)
	if !strings.ContainsRune(".□■◻☐∎", last) {
		return l
	}
	m := leader.FindStringIndex(l.text)
	if m == nil || m[0] == 0 {
		return l
	}
	return l.cut(0, m[0])
}
