package answerkey

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// Cued reports whether a stem begins with a word that asks or orders, or ends
// with one where languages put it last.
func (r *Reader) Cued(text string) bool {
	f := lexicon.Fold(text)
	h := f[:min(len(f), 40)]
	for !utf8.ValidString(h) {
		h = h[:len(h)-1]
	}
	i := r.Asking.Index(h)
	if i >= 0 && i < 16 && !(i == 0 && IsQuery(f)) {
		return true
	}
	return r.OrdersEssay(f)
}

const (
	// orderReach is how long a text is at most in which an order may stand
	// anywhere: "In your own words and with an example, explain". In longer ones
	// the same words tell what the text does.
	orderReach = 300
	// orderFront is how many bytes may stand before an order in its clause.
	orderFront = 12
)

// OrdersEssay reports whether a folded text asks for sentences. Chinese uses the
// same words for the deed and for its name, so there the order opens a clause.
func (r *Reader) OrdersEssay(folded string) bool {
	if utf8.RuneCountInString(folded) <= orderReach && !isChinese(folded) {
		return r.Essay.In(folded)
	}
	for clause := range strings.FieldsFuncSeq(folded, endsOrder) {
		clause = strings.TrimSpace(clause)
		reach := min(len(clause), 4*orderFront)
		for reach < len(clause) && !utf8.RuneStart(clause[reach]) {
			reach++
		}
		if i := r.Essay.Index(clause[:reach]); i >= 0 && i <= orderFront {
			return true
		}
	}
	return false
}

// query is one of a database: "SELECT name FROM staff WHERE age > 30;".
var query = pattern.New(`^(?:insert into|update \S+ set|delete from|create (?:or replace )?(?:table|view|trigger|procedure|index|user|database)|alter table|drop (?:table|view|index|column)|truncate table)\b|^select\s+(?:\*|[^.;:?]*[,.(*][^;:?]*?|\S+)\s+from\s+\S+.*(?:;|\bwhere\b|\bjoin\b|\bgroup by\b|\border by\b|,\s*\w+(?:\s+\w{1,3})?$)|^select\s+(?:\*|\w+\(.*\))\s+from\s+\S+$`)

// IsQuery reports whether a folded text orders something of a database and not of the
// one who takes the test: "Select the right word from the list."
func IsQuery(folded string) bool { return query.MatchString(folded) }

// MayQuery looks at the first two letters of a text that is not folded yet.
func MayQuery(text string) bool {
	if len(text) < 2 || text[0] >= utf8.RuneSelf || text[1] >= utf8.RuneSelf {
		return len(text) > 1
	}
	switch string([]byte{lexicon.FoldByte(text[0]), lexicon.FoldByte(text[1])}) {
	case "in", "up", "de", "cr", "al", "dr", "tr", "se":
		return true
	}
	return false
}

func endsOrder(c rune) bool { return strings.ContainsRune(".,;:!?。，、；：！？\n()（）", c) }

// isChinese reports whether a text is written in Chinese signs alone; Japanese
// puts the order at the end, and has its own letters there.
func isChinese(s string) bool {
	han := false
	for _, c := range s {
		if c < 0x2e80 { // where the signs of China and Japan begin
			continue
		}
		if unicode.In(c, unicode.Hiragana, unicode.Katakana) {
			return false
		}
		han = han || unicode.Is(unicode.Han, c)
	}
	return han
}

func EndsSentence(s string) bool {
	r, _ := utf8.DecodeLastRuneInString(strings.TrimRight(s, "\"'”’)» "))
	return strings.ContainsRune(".!?。？！؟", r)
}
