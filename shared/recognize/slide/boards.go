package slide

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// boardTitle is the title of a field of a board: "Rivers for 200", "Rivers - $200".
var boardTitle = pattern.New(`^\p{L}.{0,60}?\s(?:for|für|pour|por|per|за|[-–—:|])?\s*[$€£]?\d{2,4}\s*(?:points?|pts?|Punkte|puntos|pontos|punti|€|\$)?$`)

// boardAnswers finds pairs of neighbours under one such title with a line each. The
// second title may have the word for an answer as well.
func (r *Reader) boardAnswers(sides []side) map[int]int {
	out := map[int]int{}
	titles := map[string]int{}
	for _, s := range sides {
		if len(s.lines) > 0 {
			titles[r.fieldTitle(s.lines[0])]++
		}
	}
	for i := 0; i+1 < len(sides); i++ {
		a, b := sides[i].lines, sides[i+1].lines
		if len(a) < 2 || len(a) > 3 || len(b) < 2 || len(b) > 3 {
			continue
		}
		title := r.fieldTitle(a[0])
		if title != r.fieldTitle(b[0]) || titles[title] != 2 || a[1] == b[1] || !boardTitle.MatchString(title) {
			continue
		}
		out[i] = i + 1
		i++
	}
	return out
}

// fieldTitle is the title of a field without the word for an answer at its end or at its
// front: "Rivers - $200 Answer", "Answer: Rivers - $200".
func (r *Reader) fieldTitle(title string) string {
	words := strings.Fields(title)
	if len(words) < 2 {
		return title
	}
	for _, at := range []int{len(words) - 1, 0} {
		word := strings.Trim(words[at], ":()–-")
		if _, ok := r.Vocabulary.Is(word, lexicon.AnswerWord); ok {
			words = slices.Delete(words, at, at+1)
			break
		}
	}
	return strings.Trim(strings.Join(words, " "), " :–-")
}

// Bounds of a board whose fields have no titles.
const (
	leastValues  = 6 // of the board
	leastReplies = 4
	replyWords   = 9 // "What is the longest river of Europe?"
)

// boardValue is what a field of the board is worth.
var boardValue = pattern.New(`^[$€£]?\s?[1-9]\d?00?\s*(?:points?|pts?|Punkte|puntos|pontos|punti|€|\$)?$`)

// boardReplies finds, in a deck with the board of a show, slides that say something
// before slides that answer with a question, as contestants do: "What is the Nile?"
func (r *Reader) boardReplies(sides []side) map[int]int {
	if len(sides) < 2*leastReplies || !slices.ContainsFunc(sides, isBoard) {
		return nil
	}
	out := map[int]int{}
	said := 0
	for i := 0; i < len(sides); i++ {
		if len(sides[i].lines) == 0 || isBoard(sides[i]) {
			continue
		}
		said++
		if i+1 < len(sides) && len(sides[i].lines) == 1 && !coded.LooksAsked(sides[i].lines[0]) && r.repliesAsking(sides[i+1]) {
			out[i] = i + 1
			i++
		}
	}
	if len(out) < leastReplies || len(out)*10 < said*7 {
		return nil
	}
	return out
}

// isBoard reports whether a slide shows the values of the fields of a board.
func isBoard(s side) bool {
	values := 0
	for _, b := range s.blocks {
		switch b := b.(type) {
		case page.Paragraph:
			if boardValue.MatchString(strings.TrimSpace(b.Text())) {
				values++
			}
		case page.Table:
			for _, row := range b.Rows {
				for _, c := range row.Cells {
					if boardValue.MatchString(strings.TrimSpace(flatten.CellText(c))) {
						values++
					}
				}
			}
		}
	}
	return values >= leastValues
}

// repliesAsking reports whether the first line of a slide answers with a short question,
// and nothing but the words of buttons stands below.
func (r *Reader) repliesAsking(s side) bool {
	if len(s.lines) == 0 || len(s.lines) > 2 || len(s.lines) == 2 && flatten.CountWords(s.lines[1], 3) > 2 {
		return false
	}
	text := s.lines[0]
	return strings.HasSuffix(text, "?") && flatten.CountWords(text, replyWords+1) <= replyWords && r.Interrogative.Begins(lexicon.Fold(text)) > 0
}

// withReplies writes what each of these slides says as a question, with the reply to it.
func (r *Reader) withReplies(sides []side, replies map[int]int) []page.Block {
	var out []page.Block
	number := 0
	for i := 0; i < len(sides); i++ {
		j, ok := replies[i]
		if !ok {
			if !isBoard(sides[i]) {
				out = append(out, sides[i].blocks...)
			}
			continue
		}
		number++
		out = append(out, asAsked(sides[i].blocks, number)...)
		first := slices.IndexFunc(sides[j].blocks, showsText)
		answer, _ := sides[j].blocks[first].(page.Paragraph)
		answer.Label, answer.Style.Heading = nil, 0
		answer.Runs = append([]page.Run{{Text: "Answer: "}}, answer.Runs...)
		out = append(out, answer)
		i = j
	}
	return out
}
