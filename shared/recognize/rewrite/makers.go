package rewrite

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// makerLines is how many names and offices stand below the word for who made a paper.
const makerLines = 5

// madeBy says who made or approved a paper.
var madeBy = pattern.New(`(?i)^(?:(?:prepared|checked|noted|approved|reviewed|verified|submitted|compiled|validated|endorsed|set) (?:and (?:prepared|checked|submitted|approved|reviewed) )?by|erstellt von|préparé par|élaboré par|(?:elaborado|preparado|revisado|aprobado|aprovado) por|preparato da|(?:disusun|dibuat|diperiksa|disahkan) oleh|mengetahui|inihanda n[ig]|sinuri n[ig]|составил[аи]?|подготовил[аи]?|проверил[аи]?|утверждаю|розробив|склала?|opracował[ao]?|hazırlayan(?:lar)?|người ra đề|người soạn|giáo viên ra đề|ผู้ออกข้อสอบ|命题人|审题人)\s*[:：]`)

// withoutMakers drops who made a paper, at its end or before its key: "Prepared by:"
// over a name and an office.
func withoutMakers(lines []line.Line) []line.Line {
	for i := 1; i < len(lines); i++ {
		if lines[i].Kind != line.TextLine || lines[i].Label != nil || !madeBy.MatchString(lines[i].Text) {
			continue
		}
		end := makersEnd(lines, i)
		if end == 0 {
			continue
		}
		out := append(lines[:i:i], lines[end:]...)
		if end < len(lines) {
			out[i].Gap = true
		}
		return out
	}
	return lines
}

// makersEnd is where the names behind a line end, 0 where more than names stand there.
func makersEnd(lines []line.Line, at int) int {
	names := 0
	for i := at + 1; i < len(lines); i++ {
		l := lines[i]
		switch {
		case l.Kind == line.TextLine && l.Label == nil && madeBy.MatchString(l.Text):
			names = 0
		case l.Kind == line.TextLine && lexicon.Words().KeyNames.In(l.Folded()):
			return i
		case names == makerLines || !isName(l):
			return 0
		default:
			names++
		}
	}
	return len(lines)
}

// isName reports whether a line may be the name or the office of a person.
func isName(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.HasQuestionMark(l.Text) || strings.ContainsAny(l.Text, ":;=") || lexicon.HasDigit(l.Text) {
		return false
	}
	if line.IsRoom(l.Text) || l.Text == "" {
		return true
	}
	first, _ := utf8.DecodeRuneInString(strings.TrimLeft(l.Text, "(_ "))
	return !unicode.IsLower(first) && utf8.RuneCountInString(l.Text) <= 60*(1+strings.Count(l.Text, "\t"))
}
