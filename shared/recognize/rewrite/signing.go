package rewrite

import (
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// signingField is room for the name or the signature of who took a test.
	signingField = pattern.New(`(?i)^(?:nome e cognome|cognome e nome|firma|name und unterschrift|vor- und nachname|unterschrift|name and signature|(?:full )?name|signature|nom et prénom|nombre y apellidos|nome completo|assinatura|imię i nazwisko|podpis|ф\.?\s?и\.?\s?о|подпись|підпис|ad(?:ı)? soyad(?:ı)?|imza|họ và tên|chữ ký|nama|tanda tangan|aláírás|imzo|姓名|签名)\PL{0,3}(?:[\pL ]{0,30})[:：\s]*[_.…·]{3,}[_.…·\s]*$`)
	// signingWord is such a field whose room is not drawn.
	signingWord = pattern.New(`(?i)^(?:firma|unterschrift|signature|assinatura|podpis|подпись|підпис|imza|chữ ký|tanda tangan|aláírás|imzo|签名)[:：\s]*$`)
	// consent is what is agreed to over a signature.
	consent = pattern.New(`(?i)^(?:acconsento|autorizzo|dichiaro|ich (?:bin damit einverstanden|stimme zu|versichere|erkläre)|i (?:agree|consent|declare|certify|confirm)|je (?:consens|déclare|certifie|autorise)|(?:doy mi consentimiento|autorizo|declaro)|(?:wyrażam zgodę|oświadczam)|(?:я )?(?:согласен|даю согласие)|tôi (?:đồng ý|cam đoan))[^?_]*$`)
)

// fieldsToSign is a line of fields for who takes or marks a test, at its end:
// "Signature: ____ Date: ____", "Reviewed by: ____ Score: ____".
var fieldsToSign = pattern.New(`(?i)^(?:(?:employee|student|trainee|teacher|parent|trainer|invigilator|examiner|supervisor|learner|candidate|manager|guardian|principal|participant|staff)(?:[’']s)?\s+)?(?:signature|signed(?: by)?|reviewed by|marked by|checked by|graded by|prepared by|trainer|(?:printed|print) name|name\s*\(print(?:ed)?\))\s*[:.]?\s*[_.…]{3,}(?:\s*[\pL /’']{2,24}[:.]?\s*[_.…]{3,}(?:\s*/\s*\d+)?)*\s*$`)

// withoutSigning drops what stands below a paper for who took it to sign: room for
// the name, the word for a signature, and what is agreed to. Room must be drawn.
func withoutSigning(lines []line.Line) []line.Line {
	end, drawn := len(lines), false
	for ; end > 0; end-- {
		l := lines[end-1]
		if l.Kind != line.TextLine || l.Label != nil {
			break
		}
		room := signingField.MatchString(l.Text)
		if drawn = drawn || room; !room && !signingWord.MatchString(l.Text) && !(drawn && consent.MatchString(l.Text)) {
			break
		}
	}
	if !drawn || end == 0 {
		return lines
	}
	return lines[:end]
}
