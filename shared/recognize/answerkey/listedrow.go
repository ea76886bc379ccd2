package answerkey

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// The beginnings of the pieces of a key that commas part: "4-B", "4 b", "3a NO",
// "А2 – 1".
var (
	pieceNumber = pattern.New(`^(\d{1,3})\s*[-–—.):=]\s*(\S)`)
	pieceGlued  = pattern.New(`^(\d{1,3})\s?([A-Ha-hА-Га-г])$`)
	piecePart   = pattern.New(`^(\d{1,3})\s?([a-hа-г])(?:\s*[-–—.):=]\s*|\s+)(\S)`)
	pieceName   = pattern.New(`^([A-ESА-ЕСΑ-Δ]\s?\d{1,2})\s*[-–—.):=]\s*(\S)`)
	pieceBare   = pattern.New(`^([A-ESА-ЕСΑ-Δ]\d{1,2})\s+(\S)`)
)

// Answers of one letter behind the names of their questions with nothing between them: "A1 B
// A2 C", "A1. b  A2. c".
var (
	namedRow = pattern.Guarded(lexicon.HasDigit, `^(?:[A-ESА-ЕСΑ-Δ]\d{1,2}\s*[-–—.):=]?\s*[A-Ha-hTVА-Га-г](?:[\s,;.|]+|$)){3,}$`)
	namedKey = pattern.New(`([A-ESА-ЕСΑ-Δ]\d{1,2})\s*[-–—.):=]?\s*([A-Ha-hTVА-Га-г])(?:[\s,;.|]|$)`)
)

// namedEntries reads such answers; the names are all different.
func namedEntries(l line.Line) (out []KeyEntry) {
	if !namedRow.MatchString(l.Text) {
		return nil
	}
	seen := map[string]bool{}
	for _, m := range namedKey.FindAllStringSubmatchIndex(l.Text, -1) {
		name := l.Text[m[2]:m[3]]
		if seen[name] {
			return nil
		}
		seen[name] = true
		out = append(out, KeyEntry{Name: name, Number: numberOfName(name), Value: l.Cut(m[4], m[5])})
	}
	return out
}

// numberOfName is the number behind the letter of a question's name.
func numberOfName(name string) int {
	return line.LastNumber(strings.TrimLeft(name, "ABCDESАБВГДЕСΑΒΓΔ "))
}

// longestListed is how many letters an answer in such a key has.
const longestListed = 60

// listedRow reads a key of which commas or semicolons part the answers, where it
// leaves out numbers, answers parts or names the questions by letter and number:
// "1-B, 2-C, 4-false", "2b, 3a NO, 3b YES", "А1 – 2, А2 – 1, В1 – 213".
func listedRow(l line.Line) []KeyEntry {
	if l.Kind == line.TextLine && l.Label == nil && !lexicon.IsLonger(l.Text, maxRow) {
		if named := namedEntries(withASCIIDigits(l)); named != nil {
			return named
		}
	}
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) || !strings.ContainsAny(l.Text, ",;") || pairsOfOne.MatchString(l.Text) || nestsAlone(l.Text) {
		return nil
	}
	l = withASCIIDigits(l)
	var out []KeyEntry
	start, part := 0, ""
	for at, c := range l.Text + "," {
		if c != ',' && c != ';' {
			continue
		}
		piece := rowValue(l, start+len(l.Text[start:at])-len(strings.TrimLeft(l.Text[start:at], lexicon.Whitespace)), at)
		e, sign := listedEntry(piece)
		switch {
		case e.Value.Text == "" || lexicon.IsLonger(e.Value.Text, longestListed) || lexicon.HasQuestionMark(e.Value.Text):
			return nil
		case len(out) > 0 && !followsListed(out[len(out)-1], part, e, sign):
			return nil
		default:
			out, part = append(out, e), sign
		}
		start = at + 1
	}
	twoParts := len(out) == 2 && part != "" && out[0].Number == out[1].Number // "2a x = 4, 2b x = 5"
	if len(out) < minSequence && !twoParts && (len(out) < 2 || out[0].Name == "") {
		return nil
	}
	return out
}

// followsListed reports whether an answer stands behind another in their order: its
// number is higher, or it is of the next part. Names only have to be others.
func followsListed(last KeyEntry, part string, e KeyEntry, sign string) bool {
	if (last.Name == "") != (e.Name == "") {
		return false
	}
	return e.Name != "" && e.Name != last.Name || e.Name == "" && (e.Number > last.Number || e.Number == last.Number && part != "" && sign > part)
}

// listedEntry reads one piece, and the letter of the part it answers. It is empty
// for a piece that begins with no number.
func listedEntry(piece line.Line) (e KeyEntry, part string) {
	text := piece.Text
	for _, named := range []pattern.Pattern{pieceName, pieceBare} {
		if m := named.FindStringSubmatchIndex(text); m != nil {
			name := text[m[2]:m[3]]
			return KeyEntry{Name: name, Number: numberOfName(name), Value: piece.From(m[4])}, ""
		}
	}
	if m := piecePart.FindStringSubmatchIndex(text); m != nil {
		sign := text[m[4]:m[5]]
		value := line.NewLine(piece, append([]page.Run{{Text: sign + ") "}}, piece.From(m[6]).Runs...))
		return KeyEntry{Number: line.LastNumber(text[m[2]:m[3]]), Value: value}, sign
	}
	if m := pieceGlued.FindStringSubmatchIndex(text); m != nil {
		return KeyEntry{Number: line.LastNumber(text[m[2]:m[3]]), Value: piece.From(m[4])}, ""
	}
	if m := pieceNumber.FindStringSubmatchIndex(text); m != nil {
		return KeyEntry{Number: line.LastNumber(text[m[2]:m[3]]), Value: piece.From(m[4])}, ""
	}
	return KeyEntry{}, ""
}
