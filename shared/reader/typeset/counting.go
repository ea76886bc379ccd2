package typeset

import (
	"strconv"
	"strings"
)

// FormatNumber writes a counter in one of the formats of ECMA-376-1, 17.18.59.
// Formats nobody numbers questions with fall back to decimal.
func FormatNumber(format string, n int) string {
	switch format {
	case "none":
		return ""
	case "decimalZero":
		if n >= 0 && n < 10 {
			return "0" + strconv.Itoa(n)
		}
	case "lowerLetter":
		return letters(n, "abcdefghijklmnopqrstuvwxyz")
	case "upperLetter":
		return letters(n, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
	case "russianLower":
		return letters(n, "абвгдежзиклмнопрстуфхцчшщэюя")
	case "russianUpper":
		return letters(n, "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ")
	case "arabicAlpha":
		return letters(n, "أبتثجحخدذرزسشصضطظعغفقكلمنهوي")
	case "arabicAbjad":
		return letters(n, "أبجدهوزحطيكلمنسعفصقرشتثخذضظغ")
	case "hebrew1", "hebrew2":
		return letters(n, "אבגדהוזחטיכלמנסעפצקרשת")
	case "thaiLetters":
		return letters(n, "กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ")
	case "ganada":
		return letters(n, "가나다라마바사아자차카타파하")
	case "ideographTraditional":
		return letters(n, "甲乙丙丁戊己庚辛壬癸")
	case "decimalEnclosedCircle", "decimalEnclosedCircleChinese":
		return circled(n)
	case "decimalFullWidth", "decimalFullWidth2":
		return digits(n, '０')
	case "hindiNumbers":
		return digits(n, '٠')
	case "lowerRoman":
		return strings.ToLower(roman(n))
	case "upperRoman":
		return roman(n)
	case "ordinal":
		return ordinal(n)
	case "chineseCounting", "chineseCountingThousand", "ideographDigital", "japaneseCounting", "taiwaneseCounting", "taiwaneseCountingThousand":
		return ideographs(n)
	}
	return strconv.Itoa(n)
}

// letters counts a..z, aa, bb ... as Word does; LibreOffice's aa, ab is a
// format of its own. Word stops repeating long before the bound.
func letters(n int, alphabet string) string {
	all := []rune(alphabet)
	if n < 1 || n > 50*len(all) {
		return strconv.Itoa(n)
	}
	return strings.Repeat(string(all[(n-1)%len(all)]), (n-1)/len(all)+1)
}

func roman(n int) string {
	if n < 1 || n > 4999 {
		return strconv.Itoa(n)
	}
	values := [...]int{1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1}
	signs := [...]string{"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"}
	var b strings.Builder
	for i, v := range values {
		for ; n >= v; n -= v {
			b.WriteString(signs[i])
		}
	}
	return b.String()
}

func ordinal(n int) string {
	suffix := "th"
	if n/10%10 != 1 {
		switch n % 10 {
		case 1:
			suffix = "st"
		case 2:
			suffix = "nd"
		case 3:
			suffix = "rd"
		}
	}
	return strconv.Itoa(n) + suffix
}

func circled(n int) string {
	if n >= 1 && n <= 20 {
		return string(rune('①' + n - 1))
	}
	return strconv.Itoa(n)
}

func digits(n int, zero rune) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return zero + r - '0'
		}
		return r
	}, strconv.Itoa(n))
}

// ideographs writes Chinese numbers up to 99 with tens, and digit by digit
// above that.
func ideographs(n int) string {
	all := []rune("〇一二三四五六七八九")
	switch {
	case n < 0:
		return strconv.Itoa(n)
	case n < 10:
		return string(all[n])
	case n > 99:
		return strings.Map(func(r rune) rune { return all[r-'0'] }, strconv.Itoa(n))
	}
	out := "十"
	if n >= 20 {
		out = string(all[n/10]) + out
	}
	if n%10 > 0 {
		out += string(all[n%10])
	}
	return out
}
