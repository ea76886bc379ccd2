package answerkey

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// keyOf stands between the word for a key and the section that it is of.
var keyOf = pattern.New(`(?i)^[\s:–—(-]*(?:(?:to|for|of|zu|zum|zur|für|à|aux?|de|du|des|del|della|do|da|para|per|van|voor|k|ke|для|к|до|untuk|cho|till|til)\s+(?:(?:the|der|die|das|den|la|le|les|el|los|las|o|a|as|os|il|i|de|het)\s+)?)?[(]?`)

// keyOfSection is a line that heads the key of one section, "Key to Part I: A B C",
// "Section B – Answers", and where its parts stand.
type keyOfSection struct {
	at, head           int // its line, and where what it says ends
	word, name, values [2]int
}

// SectionKeys gives the answers of each section a line with its name below the heading
// of the key, where their headings name both: "Answers to Part I", "Part II key: ...".
// The name must be that of a section above. Where the next section begins before the
// next such line, each heads the answers of the section it stands in.
func (r *Reader) SectionKeys(lines []line.Line) []line.Line {
	var found []keyOfSection
	for i, l := range lines {
		if k, ok := r.keyOfSection(l); ok && r.NamesSection(l.Cut(k.name[0], k.name[1]), l.Text[k.name[0]:k.name[1]]+".") && tellsAnswers(l.From(k.values[0]), lines[i+1:]) && namedAbove(lines[:i], l.Text[k.name[0]:k.name[1]]) && !namedAbove(lines[:i], strings.TrimRight(l.Text[:k.head], ":： ")) {
			k.at = i
			found = append(found, k)
		}
	}
	if len(found) == 0 {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+2*len(found))
	from := 0
	for n, k := range found {
		l := lines[k.at]
		out = append(out, lines[from:k.at]...)
		heads := n == 0 || asksBetween(lines[found[n-1].at+1:k.at])
		if heads {
			out = append(out, soleLine(l.Cut(k.word[0], k.word[1])))
		}
		named := l.Cut(k.name[0], k.name[1])
		if values := l.Cut(k.values[0], k.values[1]); values.Text != "" {
			named = line.NewLine(l, append(append(named.Runs[:len(named.Runs):len(named.Runs)], page.Run{Text: ": "}), values.Runs...))
		}
		out = append(out, soleLine(named))
		from = k.at + 1
	}
	return append(out, lines[from:]...)
}

// soleLine is a piece of a line that stands for itself.
func soleLine(l line.Line) line.Line {
	l.Label, l.Soft, l.Gap = nil, false, true
	return l
}

// keyOfSection reads a line as the heading of a section's key, with its values behind a
// colon or none.
func (r *Reader) keyOfSection(l line.Line) (keyOfSection, bool) {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) || !mayHeadKey(&l) {
		return keyOfSection{}, false
	}
	head := len(l.Text)
	k := keyOfSection{values: [2]int{head, head}, head: head}
	if at := colonIn(l.Text); at >= 0 && strings.TrimSpace(l.Text[at+1:]) != "" {
		head, k.head, k.values[0] = at, at, at+1
	}
	if _, alone := r.Vocabulary.Is(l.Text[:head], lexicon.KeyHeading); alone || head > flatten.HeadedRow {
		return keyOfSection{}, false
	}
	if c, end := r.Vocabulary.Find(l.Head(), lexicon.KeyHeading); c != lexicon.NoClass && end < head {
		k.word = [2]int{0, end}
		from := end + len(keyOf.FindString(l.Text[end:head]))
		k.name = [2]int{from, from + len(strings.TrimRight(l.Text[from:head], " )）"))}
		return k, k.name[1] > from
	}
	if !lexicon.MayEndInKey(l.Text[:head]) {
		return k, false
	}
	for at := strings.LastIndexByte(l.Text[:head], ' '); at > 0; at = strings.LastIndexByte(l.Text[:at], ' ') {
		if _, ok := r.Vocabulary.Is(l.Text[at+1:head], lexicon.KeyHeading); ok {
			k.word = [2]int{at + 1, head}
			k.name = [2]int{0, len(strings.TrimRight(l.Text[:at], " –—-:("))}
		}
	}
	return k, k.name[1] > 0
}

// colonIn is where the first colon of a text stands, below 0 for none.
func colonIn(s string) int {
	if lexicon.IsASCII(s) {
		return strings.IndexByte(s, ':')
	}
	return strings.IndexAny(s, ":：")
}

// tellsAnswers reports whether a line, or the next one where it is empty, may be a row
// of a key: it begins with a number, or says single letters or short words.
func tellsAnswers(l line.Line, next []line.Line) bool {
	for l.Empty() && len(next) > 0 {
		l, next = next[0], next[1:]
	}
	if l.Kind != line.TextLine || flatten.EndsAsking(l.Text) {
		return false
	}
	if _, ok := l.NumberLabel(); ok || len(KeysOf(l)) > 0 {
		return true
	}
	words := strings.FieldsFunc(l.Text, func(c rune) bool { return c == ' ' || c == ',' || c == ';' || c == '\t' })
	return len(words) > 0 && !slices.ContainsFunc(words, func(w string) bool { return len(strings.Trim(w, ".()")) > 1 }) || len(words) == 1
}

// namedAbove reports whether a line above begins with a name of a section, or holds
// it behind the sign of one.
func namedAbove(lines []line.Line, name string) bool {
	name = lexicon.Fold(name)
	if len(name) < 2 {
		return false
	}
	return slices.ContainsFunc(lines, func(l line.Line) bool {
		text := sectionName(l)
		rest, ok := strings.CutPrefix(text, name)
		if !ok {
			before, behind, found := strings.Cut(text, name)
			rest, ok = behind, found && len(strings.Fields(before)) <= 2 && strings.HasSuffix(strings.TrimSpace(before), ".") // "II. Short answers"
		}
		return ok && (rest == "" || lexicon.WordEnds(name, rest) && !lexicon.IsDigit(rest[0]))
	})
}

// asksBetween reports whether lines between the headings of two keys hold questions.
func asksBetween(lines []line.Line) bool {
	return slices.ContainsFunc(lines, func(l line.Line) bool { return l.Kind == line.TextLine && flatten.EndsAsking(l.Text) })
}
