package rewrite

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// referenceHead is a line over the sources that a document was made from.
var referenceHead = pattern.New(`(?i)^(?:\d{1,2}[.)]\s*)?(?:references?|bibliography|works cited|sources?|literature|literatur|literaturverzeichnis|quellen|quellenverzeichnis|références?|bibliographie|sources consultées|referencias|referencias bibliográficas|bibliografía|fuentes|referências|referências bibliográficas|bibliografia|fontes|fonti|riferimenti|literatuur|bronnen|źródła|literatura|zdroje|viri|források|irodalom|felhasznált irodalom|литература|список литературы|источники|використана література|джерела|kaynaklar|kaynakça|adabiyotlar|foydalanilgan adabiyotlar|tài liệu tham khảo|nguồn tham khảo|referensi|daftar pustaka|sumber|منابع|المراجع|参考文献|参考资料|参考|참고문헌|บรรณานุกรม|เอกสารอ้างอิง)\s*[:：]?\s*$`)

// citedPlace is a year, an address or the pages of a source.
var citedPlace = pattern.New(`(?i)https?://|www\.|doi|\b(?:1[89]|20)\d{2}\b|\bpp?\.\s*\d`)

// mostReferences is how many lines behind such a line are looked at.
const mostReferences = 60

// WithoutReferences drops the list of sources at the end of a document: most of its
// lines cite, and nothing behind it asks.
func WithoutReferences(lines []line.Line) []line.Line {
	for i := len(lines) - 1; i >= max(1, len(lines)-mostReferences); i-- {
		if lines[i].Kind != line.TextLine || !referenceHead.MatchString(strings.TrimSpace(lines[i].Text)) {
			continue
		}
		cited, told := 0, 0
		for _, l := range lines[i+1:] {
			if _, ok := l.ChoiceLabel(); l.Kind != line.TextLine || ok && l.Label == nil && !citedPlace.MatchString(l.Text) || flatten.EndsAsking(l.Text) || flatten.HasBlank(l) && !citedPlace.MatchString(l.Text) {
				return lines
			}
			if told++; citedPlace.MatchString(l.Text) {
				cited++
			}
		}
		if told == 0 || cited*2 < told {
			return lines
		}
		return lines[:i]
	}
	return lines
}
