package vote

import (
	"strings"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// longestAmong is how long a choice is at most, in letters, that stands with others in a line.
const longestAmong = 60

// toldAmong cuts the line under a question at its commas, semicolons or slashes where one
// piece is what its answer line says, "Owl, wren, gull" over "Answer: Owl", and most
// answered questions have such a line: its pieces are the choices.
func toldAmong(ds []draft.Draft) {
	answered := 0
	found := map[int][]line.Line{}
	right := map[int]int{}
	for i, d := range ds {
		if len(d.Choices) > 0 || len(d.Notes) != 1 || d.Notes[0].Class != lexicon.AnswerWord {
			continue
		}
		answered++
		if len(d.Stem) < 2 {
			continue
		}
		for _, sep := range []byte{',', ';', '/', '|'} {
			if pieces, at := piecesWith(d.Stem[len(d.Stem)-1], sep, d.Notes[0].Value.Text); at >= 0 {
				found[i], right[i] = pieces, at
				break
			}
		}
	}
	if len(found) < leastComma || len(found)*10 < answered*7 {
		return
	}
	for i, pieces := range found {
		d := &ds[i]
		offerPieces(d, pieces)
		d.Notes[0].Value = pieces[right[i]]
	}
}

// piecesWith cuts a line at a sign; at is the only piece that an answer says, alone or with
// words in brackets behind it, -1 where there is none.
func piecesWith(l line.Line, sep byte, answer string) (pieces []line.Line, at int) {
	if l.Kind != line.TextLine || l.Label != nil || strings.IndexByte(l.Text, sep) < 0 || lexicon.HasQuestionMark(l.Text) {
		return nil, -1
	}
	said, _, _ := strings.Cut(answer, " (")
	from, at := 0, -1
	for i := 0; i <= len(l.Text); i++ {
		if i < len(l.Text) && l.Text[i] != sep {
			continue
		}
		piece := l.Cut(from, i)
		from = i + 1
		if piece.Text == "" && i == len(l.Text) {
			break
		}
		if piece.Text == "" || lexicon.IsLonger(piece.Text, longestAmong) || len(pieces) == mostComma {
			return nil, -1
		}
		if text := lexicon.Same(piece.Text); text == lexicon.Same(said) || text == lexicon.Same(answer) {
			if at >= 0 {
				return nil, -1
			}
			at = len(pieces)
		}
		pieces = append(pieces, piece)
	}
	if len(pieces) < fewComma || sep == '/' && len(pieces) == fewComma {
		return nil, -1 // "Right/wrong", "1/2"
	}
	return pieces, at
}
