package lexicon

import (
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/recognize/pattern"
)

var (
	ListSplit  = pattern.New(`\s*(?:[,;/&+|、，；](?:\s*(?:and|und|y|et|e|и|та|i|és|va|dan|và|ve|en|oraz)\s)?|\s(?:and|und|y|et|e|и|та|i|és|va|dan|và|ve|en|oraz|و|和|及)\s|\s)\s*`)
	LetterHead = pattern.New(`^[(\[（【"'*]*\s*([\p{L}\p{N}]{1,4})\s*(?:[)\]）】.:：、]+|\s+[-–—]+|[-–—]+\s)[.:\-–—\s]*(.*)$`)
	CalledSo   = pattern.New(`(?i)^(.+?[^\p{L}\p{M}]\p{L}|\p{L})[)"»]?,?\s+(?:is|are|ist|sind|est|sont|es|son|é|são|è|sono|to|są|zijn)\s+(?:all |both |the |die |les? |las? |los |as |os |i )?(?:correct|right|true|richtig|korrekt|wahr|correctes?|justes?|vraies?|correct[ao]s?|verdadeir[ao]s?|verdader[ao]s?|corrett[aeio]|esatt[aeio]|poprawne|prawidłowe|juist)(?: answers?| options?| choices?| statements?)?\.?$`)
	OptionWord = pattern.New(`(?i)^(?:answer option|option|opt|choice|alternative|letter|answer|the answer is|it is|variant|вариант ответа|вариант|варіант|opsi|opción|opcion|opção|opzione|alternativa|lettre|réponse|buchstabe|antwort|literal|inciso|pilihan|phương án|şık|seçenek|گزینه|选项|选|ตัวเลือก|ข้อ)\s*[:.]?\s*`)
)

// KeyGaps are the signs between the answers of a line.
const KeyGaps = " ,;/|.\t，；、。\u3000–—-"

const numeral = `[-+−]?\d{1,3}(?:[ ,.]\d{3})+(?:[.,]\d+)?|[-+−]?\d+(?:[.,]\d+)?(?:[eE][-+]?\d{1,2})?`

var (
	nearForm  = pattern.New(`^(` + numeral + `)\s*(\p{L}[\p{L}/²³°%]*|[°%€$£])?\s*(?:±|\+/-|\+-|\(?\s*(?:tolerance|toleranz|tolérance|tolerancia|tolerância|tolleranza|margin|within|погрешность|допуск|sai số|tolerans|toleransi|误差|tűrés)\s*[:=]?\s*(?:±|\+/-)?)\s*(` + numeral + `)\s*\)?\s*(\p{L}[\p{L}/²³°%]*|[°%€$£])?\.?$`)
	rangeForm = pattern.New(`(?i)^(?:(?:between|from|zwischen|von|entre|de|tra|fra|between|od|от|від|między|từ|antara|dan|میان|介于)\s+)(` + numeral + `)\s*(?:-|–|—|\.\.|…|to|and|und|bis|et|à|y|e|a|do|до|та|и|i|đến|và|sampai|dan|hingga|ile|至|到|和)\s*(` + numeral + `)\s*(\p{L}[\p{L}/²³°%]*|[°%€$£])?\.?$`)
	spanForm  = pattern.New(`^(` + numeral + `)\s*(?:\.\.\.?|…)\s*(` + numeral + `)\s*(\p{L}[\p{L}/²³°%]*|[°%€$£])?$`)
	boundForm = pattern.New(`^\[\s*(` + numeral + `)\s*[,;]\s+(` + numeral + `)\s*\]()$`)
	soleForm  = pattern.New(`^(?:[$€£¥]\s*)?(` + numeral + `)\s*(\p{L}[\p{L}/²³°%·]*(?:\s?[/·]\s?\p{L}+[²³]?)?|[°%€$£¥]\p{L}?)?\.?$`)
)

// NumberOf reads a numeric answer: a number, a number with a tolerance, a range,
// each with a unit or without.
func NumberOf(value string) (quiz.Number, bool) {
	v := strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(DecimalDigits(value)), "=")) // "= 2"
	if len(v) > 80 || isFigureCode(v) {
		return quiz.Number{}, false
	}
	if m := nearForm.FindStringSubmatch(v); m != nil {
		n, ok1 := DecimalOf(m[1])
		t, ok2 := DecimalOf(m[3])
		if ok1 && ok2 && t.Sign() >= 0 {
			return quiz.Number{Unit: FirstOf(m[2], m[4]), Key: quiz.Near(n, t)}, true
		}
	}
	for _, form := range []pattern.Pattern{rangeForm, spanForm, boundForm} {
		if m := form.FindStringSubmatch(v); m != nil {
			low, ok1 := DecimalOf(m[1])
			high, ok2 := DecimalOf(m[2])
			if ok1 && ok2 && low.Cmp(high) <= 0 {
				return quiz.Number{Unit: m[3], Key: quiz.Between(low, high)}, true
			}
		}
	}
	if m := soleForm.FindStringSubmatch(v); m != nil {
		if n, ok := DecimalOf(m[1]); ok {
			return quiz.Number{Unit: m[2], Key: quiz.Near(n, quiz.Int(0))}, true
		}
	}
	return quiz.Number{}, false
}

// address is an address of the Internet, whose groups are no thousands.
var address = pattern.New(`^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)$`)

// isFigureCode reports whether figures are a text, as bits, codes and addresses are: they
// begin with a zero that a number would not have, "0101", or have four groups, "10.0.0.1".
func isFigureCode(v string) bool {
	return len(v) > 1 && v[0] == '0' && strings.Trim(v, "0123456789") == "" || strings.Count(v, ".") == 3 && address.MatchString(v)
}

func FirstOf(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

var grouped = pattern.New(`^[-+]?\d{1,3}(?:([ ,.])\d{3})(?:[ ,.]\d{3})*(?:[.,]\d+)?$`)

// DecimalOf reads a number with a decimal point or comma and thousands apart.
// "1,234" is one thousand and more; "0,5" and "3,14" are decimals.
func DecimalOf(s string) (quiz.Decimal, bool) {
	s = strings.TrimPrefix(strings.ReplaceAll(strings.TrimSpace(s), "−", "-"), "+")
	if m := grouped.FindStringSubmatch(s); m != nil && (m[1] != "." || strings.Count(s, ".") > 1 || strings.Contains(s, ",")) && !strings.HasPrefix(strings.TrimPrefix(s, "-"), "0") {
		s = ungroup(s, m[1])
	}
	d, err := quiz.ParseDecimal(strings.Replace(s, ",", ".", 1))
	return d, err == nil
}

// ungroup removes the sign between thousands.
func ungroup(s, sep string) string {
	return strings.ReplaceAll(s, sep, "")
}

func IsNumber(s string) bool {
	s = strings.TrimSpace(DecimalDigits(s))
	if s == "" || strings.IndexByte("+-.0123456789iInN", s[0]) < 0 || strings.IndexByte(s, ' ') >= 0 {
		return false // an error is dear to make
	}
	_, err := strconv.ParseFloat(s, 64)
	return err == nil
}

// account is a figure as accounts write it: less than nothing in brackets, thousands
// apart, a share, a dash for nothing.
var account = pattern.New(`^(?:\((?:\d{1,3}(?:[ ,.'’]\d{3})+|\d+)(?:[.,]\d+)?\s?%?\)|[-+−–]?(?:\d{1,3}(?:[ ,.'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?%)|[-–—−])$`)

// IsAccount reports whether a text is a figure of accounts: "(85)", "1,234",
// "4.5 %", "—".
func IsAccount(s string) bool { return account.MatchString(strings.TrimSpace(s)) }

// JustNumber reads a text that is a number and no more.
func JustNumber(s string) (int, bool) {
	if s == "" || !IsDigit(s[len(s)-1]) || !IsDigit(s[0]) && s[0] != '-' && s[0] != '+' {
		return 0, false // an error is dear to make
	}
	n, err := strconv.Atoi(s)
	return n, err == nil
}

func DecimalText(n int) string { return strconv.Itoa(n) }

// Sum is something to calculate: "7+3", "12 × 4 =". Hyphens and strokes alone
// also stand in dates and telephone numbers, so they need spaces.
var Sum = pattern.New(`^\s*[-(]?\d[\d.,()^]*(?:(?:\s*[+*×÷xX·^]\s*|\s+[-−–/:]\s+)[-(]?\d[\d.,()^]*)+\)?\s*(?:[=≈]\s*)?\??\s*$`)

// IsQuotient reports whether a text that begins with a number of n digits divides
// it by another, "120 : 6 =", or takes one away from so much that it hardly counts
// questions: "1000 – 450 =". So does a date, "12 / 2 / 2008".
func IsQuotient(text string, n int) bool {
	rest := text[n:]
	return strings.HasPrefix(rest, " / ") && Sum.MatchString(text) || (strings.HasPrefix(rest, " : ") || n > 2 && (strings.HasPrefix(rest, " - ") || strings.HasPrefix(rest, " – "))) && Sum.MatchString(text)
}
