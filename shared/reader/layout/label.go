package layout

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// labelKind tells what a line begins with, which matters for never joining it
// to the line before. What it means is for the recogniser to say.
type labelKind int

const (
	noLabel labelKind = iota
	numberLabel
	letterLabel
	bulletLabel
	wordLabel // "Answer:", "Question 5", "Question 5 (10 points)", "correct_option:"
)

// label is what a line begins with.
type label struct {
	kind  labelKind
	value int // of numbers and letters, from 1
	upper bool
	inner int // of the letter behind a number, "Q.2 (a)", from 1
	end   int // bytes up to the text behind it
}

var (
	numberRE = regexp.MustCompile(`^(?:[QqP#№]\.?\s?)?([(\[]?)(\d{1,3})(?:(?:\s?[.):\]、．)/]{1,2}-?|\s?\.-)(?:\s+|$|[^\d\s.,:/-])|\s?[-–](?:\s+|$))`)
	worthRE  = regexp.MustCompile(`^(?:\d{1,2}\s+(\d{1,2}[.)]\s+[¿\p{Lu}\p{Lo}])|[(\[]\d{1,2}[)\]]\s+(\(?(?:\d{1,2}|[ivx]{1,5}|[a-h])[.)]\s+[¿\p{L}]))`) // "4 1. Explain", "[5] a) Draw", what it is worth in the margin
	partRE   = regexp.MustCompile(`^([QqP][.\s]{0,2}\d{1,2}|\d{1,2}[.)])[.):]?\s+[(\[]?([a-z])[.)\]]\s+\S`)                                              // "Q.2 (a) Explain"
	gluedRE  = regexp.MustCompile(`^([QqP]?[.\s]?\d{1,2})\s?\(?([a-h])[.)]\s+\S`)                                                                        // "1a. Explain", "Q2(b) Explain"
	letterRE = regexp.MustCompile(`^([(\[【（]?)([A-Za-z]|[А-ЯЁІЇЄҐа-яёіїєґ]|[Α-Ωα-ω]|[א-ת]|الف|[ا-ي]|[ก-ฮ])(?:[.):\]】、．）/-]|\s[.)]\s)(?:\s+|$|\S)`)
	romanRE  = regexp.MustCompile(`^\(?(?:[IVX]{1,5}|[ivx]{1,5})[.)]{1,2}\s`)
	wordRE   = regexp.MustCompile(`^(?:Ans|ANS)\.\s|^(?:(?:NO|No|NR|Nr)\.|№|N[°º])\s?\d{1,3}\s|^\p{Lu}[\p{L}\p{M}'’.]*(?:\s[\p{L}\p{M}'’.]+){0,3}\s?(?:\([^)]{1,12}\)\s?)?[:：](?:\s|$)|^[\p{Lu}\p{Lo}][\p{L}\p{M}]{1,11}\s?[.]?\s?\d{1,3}(?:\s?[.:)]|\s*(?:[(\[]\s?\d[^()\[\]]{0,14}[)\]]\s*)?$)|^第\s?\d+|^\p{L}[\p{L}\d]*_[\p{L}\d_]{1,20}\s?:\s`)
	tagRE    = regexp.MustCompile(`^<\pL{3,12}>`) // "<question>", "<variant>" of test programs
	// Scripts without capitals: words in brackets, and the few that begin a line
	// of their own. Of others a wrapped line may begin with any.
	easternRE = regexp.MustCompile(`^[\[【〔]\s?\p{Han}{2,6}\s?[\]】〕]|^(?:(?:正确|正確|参考|參考)?答案|解析|เฉลย|คำตอบ|ตอบ|پاسخ|جواب)\s?[:：]`)
	bulletRE  = regexp.MustCompile(`^(?:[•◦▪■●○‣⁃∙❖➢✓✔✗✘✕☞◆◇*-]|[–—])\s+`)
)

const (
	circled  = "①②③④⑤⑥⑦⑧⑨⑩ⒶⒷⒸⒹⒺⒻⓐⓑⓒⓓⓔⓕ"
	latin    = "abcdefghijklmnopqrstuvwxyz"
	cyrillic = "абвгдежзиклмнопрстуфхцчшщэюя"
	greek    = "αβγδεζηθικλμνξοπρστυφχψω"
)

// labelOf reads what a line begins with.
func labelOf(s string) label {
	if s == "" {
		return label{}
	}
	if room := strings.TrimLeft(s, "_ "); len(room) < len(s) && room != "" && len(s)-len(room) > 2 {
		l := labelOf(room) // room for a letter before the number
		if l.kind != noLabel && l.kind != wordLabel {
			l.end += len(s) - len(room)
			return l
		}
	}
	if m := worthRE.FindStringSubmatchIndex(s); m != nil {
		at := max(m[2], m[4])
		l := labelOf(s[at:])
		l.end += at
		return l
	}
	if m := letterRE.FindStringSubmatchIndex(s); m != nil && plausibleLetter(s, m) {
		r, _ := utf8.DecodeRuneInString(s[m[4]:])
		return label{kind: letterLabel, value: letterValue(r), upper: unicode.IsUpper(r), end: textAfter(s, m[5])}
	}
	if romanRE.MatchString(s) {
		return label{kind: numberLabel, end: textAfter(s, strings.IndexAny(s, ".)"))}
	}
	m := partRE.FindStringSubmatchIndex(s)
	if m == nil {
		m = gluedRE.FindStringSubmatchIndex(s)
	}
	if m != nil {
		n, _ := strconv.Atoi(strings.Trim(s[m[2]:m[3]], "QqP. )"))
		return label{kind: numberLabel, value: n, inner: letterValue(firstRune(s[m[4]:])), end: textAfter(s, m[5]+1)}
	}
	if m := numberRE.FindStringSubmatchIndex(s); m != nil {
		n, _ := strconv.Atoi(s[m[4]:m[5]])
		return label{kind: numberLabel, value: n, end: textAfter(s, m[5])}
	}
	if m := bulletRE.FindString(s); m != "" || strings.ContainsRune("•☐☒", firstRune(s)) {
		return label{kind: bulletLabel, end: max(len(m), utf8.RuneLen(firstRune(s)))}
	}
	if m := tagRE.FindString(s); m != "" {
		return label{kind: bulletLabel, end: len(m)}
	}
	if strings.ContainsRune(circled, firstRune(s)) {
		return label{kind: letterLabel, end: utf8.RuneLen(firstRune(s)), value: 1 + utf8.RuneCountInString(circled[:strings.IndexRune(circled, firstRune(s))])%10}
	}
	for _, re := range [...]*regexp.Regexp{wordRE, easternRE} {
		if m := re.FindString(s); m != "" {
			return label{kind: wordLabel, end: len(m)}
		}
	}
	return label{}
}

// plausibleLetter tells "A. Paris", "A.Paris" and "A.北京" from "U.S." and "e.g.".
func plausibleLetter(s string, m []int) bool {
	rest := s[m[5]:]
	_, n := utf8.DecodeRuneInString(rest)
	sign, after := rest[:n], rest[n:]
	if strings.IndexAny(after, ",;") == 0 {
		return false // "(A), which"
	}
	if sign == "-" && m[3] == m[2] && after != strings.TrimLeft(after, " ") {
		r := firstRune(strings.TrimLeft(after, " "))
		return unicode.IsUpper(r) || unicode.Is(unicode.Lo, r) // "b- Deduce", and no "n- 1"
	}
	if after == "" || strings.HasPrefix(after, " ") || strings.HasPrefix(after, "\t") || !strings.Contains(".:/-", sign) {
		return sign != ":" && sign != "-" || m[3] == m[2] && sign == ":"
	}
	if sign == "." && strings.HasPrefix(after, ")") {
		return true // "a.) Paris"
	}
	if sign != "." && sign != ":" {
		return false
	}
	r, n := utf8.DecodeRuneInString(after)
	next, _ := utf8.DecodeRuneInString(after[n:])
	return unicode.IsUpper(r) && unicode.IsLower(next) || unicode.Is(unicode.Lo, r)
}

func letterValue(r rune) int {
	r = unicode.ToLower(r)
	for _, alphabet := range [...]string{latin, cyrillic, greek} {
		if i := strings.IndexRune(alphabet, r); i >= 0 {
			return 1 + utf8.RuneCountInString(alphabet[:i])
		}
	}
	return 0
}

// textAfter is the offset of the text behind a label whose sign ends after at.
func textAfter(s string, at int) int {
	rest := s[at:]
	cut := strings.TrimLeft(rest, ".)]:】、．）/-– \t")
	return len(s) - len(cut)
}

func firstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
}

func lastRune(s string) rune {
	r, _ := utf8.DecodeLastRuneInString(s)
	return r
}
