package asks

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// matchedRoom is a row of two lists where the number of the entry on the left goes
// into the brackets or on the line before the one on the right: "1. Heart     (   ) breathing".
var matchedRoom = pattern.Guarded(lexicon.MayGap, `^(?:\(?(\d{1,2}|[A-Za-z])\s?[.)\-–]+\s*)(\S.*?)(?:\s{3,}|\s*\t\s*)((?:[(\[]\s*(\d{1,2}|[A-Za-z])?\s*[)\]]|_{2,})\s*)[^\s_]`)

// roomAhead is a row of them with the brackets before the entry on the left:
// "(   ) breathing     1. Heart".
var roomAhead = pattern.Guarded(lexicon.MayGap, `^[(\[]\s*(\d{1,2}|[A-Za-z])?\s*[)\]]\s*(\S.*?)(?:\s{3,}|\s*\t\s*)(\(?(?:\d{1,2}|[A-Za-z])\s?[.)\-–]+\s*\S.*)$`)

// matchedAhead reads such rows: the entries on the left get letters where those on the
// right have numbers, and numbers where they have letters.
func (r *Reader) matchedAhead(lines []line.Line, i int) (left, right []line.Line, answers string, end int) {
	var told []string
	kind := lexicon.NoLabel
	before := ""
	for end = i; end < len(lines) && lines[end].Kind == line.TextLine && lines[end].Label == nil; end++ {
		l := lines[end]
		m := roomAhead.FindStringSubmatchIndex(l.Text)
		if m == nil {
			break
		}
		entry := l.From(m[6])
		c, ok := entry.TypedChoice()
		if n := len(left); !ok || n > 0 && c.Kind != kind || !flatten.EntryFollows(before, c, n, r.Letters) {
			break
		}
		kind, before = c.Kind, c.Sign
		sign := lexicon.DecimalText(len(left) + 1)
		if kind == lexicon.DigitLabel {
			sign = richtext.Letters(len(left) + 1)
		}
		left = append(left, line.NewLine(l, append([]page.Run{{Text: sign + ". "}}, l.Cut(m[4], m[5]).Runs...)))
		right = append(right, entry)
		if m[2] >= 0 {
			told = append(told, sign+"-"+l.Text[m[2]:m[3]])
		}
	}
	if len(left) < leastMatched {
		return nil, nil, "", 0
	}
	if len(told) == len(left) {
		answers = strings.Join(told, ", ")
	}
	return left, right, answers, end
}

// matchedRooms reads such rows: the entries on the left, those on the right with
// letters, and which belong together where all brackets are filled in.
func (r *Reader) matchedRooms(lines []line.Line, i int) (numbered, lettered []line.Line, answers string, end int) {
	signs := map[string]int{}
	var said []string
	end = i
	for ; end < len(lines) && lines[end].Kind == line.TextLine; end++ {
		l := lines[end]
		m := matchedRoom.FindStringSubmatchIndex(l.Text)
		if m == nil || l.Label != nil {
			break
		}
		n := len(numbered)
		signs[lexicon.Fold(l.Text[m[2]:m[3]])] = n + 1
		numbered = append(numbered, line.NewLine(l, append([]page.Run{{Text: lexicon.DecimalText(n+1) + ". "}}, l.Cut(m[4], m[5]).Runs...)))
		lettered = append(lettered, line.NewLine(l, append([]page.Run{{Text: richtext.Letters(n+1) + ". "}}, l.From(m[7]).Runs...)))
		if m[8] >= 0 {
			said = append(said, lexicon.Fold(l.Text[m[8]:m[9]]))
		}
	}
	if len(numbered) < leastMatched || len(signs) != len(numbered) {
		return nil, nil, "", 0
	}
	var told []string
	for k, sign := range said {
		if n := signs[sign]; n > 0 {
			told = append(told, lexicon.DecimalText(n)+"-"+richtext.Letters(k+1))
		}
	}
	if len(told) == len(numbered) {
		answers = strings.Join(told, ", ")
	}
	return numbered, lettered, answers, end
}
