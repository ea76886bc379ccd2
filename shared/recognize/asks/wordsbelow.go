package asks

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// Bounds of words to fill in that are listed below the sentences with the gaps.
const (
	leastWordGaps = 2  // sentences
	leastWords    = 3  // words
	mostWordParts = 3  // words of one entry
	mostWordList  = 30 // entries
	mostOverGaps  = 3  // lines between the order and the first gap
)

// WordsBelow moves the words to fill in that stand below the last sentence with a gap over
// the first, where most documents have them: they are for all of the sentences and no part
// of the last. The order to fill in stands over the sentences, and there are at least as many
// words as gaps. A table of them between the order and the sentences becomes a line.
func (r *Reader) WordsBelow(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as no line is moved
	from := 0
	for i := range lines {
		if i < from || lines[i].Kind != line.TextLine || r.isNumberedRow(lines[i]) || lexicon.IsLonger(lines[i].Text, matchHead) || !lines[i].Says(r.Filling) {
			continue
		}
		if plain, next := r.wordsOver(lines, i+1); next > 0 {
			out = append(append(out, lines[from:i+1]...), plain)
			from = next
			continue
		}
		first, end, gaps := r.gapsUnder(lines, i)
		if gaps < leastWordGaps {
			continue
		}
		words, next := r.wordsAt(lines, end, gaps)
		if next == end || next < len(lines) && flatten.HasBlank(lines[next]) && !r.NumbersOwn(lines[next]) {
			continue
		}
		out = append(append(append(out, lines[from:first]...), words...), lines[first:end]...)
		from = next
	}
	if out == nil {
		return lines
	}
	return append(out, lines[from:]...)
}

// wordsOver reads words to fill in between their order and the sentences that are in a table,
// bold or under a title, and would be a section or part of the first sentence: they become a
// plain line.
func (r *Reader) wordsOver(lines []line.Line, i int) (line.Line, int) {
	at := i
	if at+1 < len(lines) && lines[at].IsBold() && flatten.CountWords(lines[at].Text, mostWordParts+1) <= mostWordParts && wordsOf(lines[at]) == nil && !r.namesAnswer(lines[at]) {
		at++ // "Word Bank"
	}
	if at+1 >= len(lines) || !r.isGapRow(lines[at+1]) || lines[at].Kind != line.TableLine && at == i && !lines[at].IsBold() {
		return line.Line{}, 0
	}
	words := wordsOf(lines[at])
	if words == nil {
		return line.Line{}, 0
	}
	plain := wordLine(lines[at], words)
	if at > i {
		plain = line.NewLine(plain, append([]page.Run{{Text: strings.TrimRight(lines[i].Text, " :") + ": "}}, plain.Runs...))
	}
	return plain, at + 1
}

// gapsUnder finds the sentences with gaps under an order, with their answers or none: the
// first, the line behind the last, and how many gaps they have.
func (r *Reader) gapsUnder(lines []line.Line, i int) (first, end, gaps int) {
	first = i + 1
	for first < len(lines) && first-i <= mostOverGaps && !r.isGapRow(lines[first]) {
		if r.NumbersOwn(lines[first]) || lines[first].Kind != line.TextLine || wordsOf(lines[first]) != nil {
			return 0, 0, 0
		}
		first++
	}
	rows := 0
	for end = first; end < len(lines); end++ {
		l := lines[end]
		if r.isGapRow(l) {
			rows, gaps = rows+1, gaps+flatten.CountBlanks(l)
			continue
		}
		if _, n := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord); l.Kind != line.TextLine || l.Text != "" && n == 0 {
			break
		}
	}
	if rows < leastWordGaps {
		return 0, 0, 0
	}
	return first, end, gaps
}

// isNumberedRow reports whether a line is behind a number that is not the name of an
// exercise, "Exercise 2".
func (r *Reader) isNumberedRow(l line.Line) bool {
	return r.NumbersOwn(l) && !exerciseName.MatchString(l.Text)
}

// isGapRow reports whether a line is a sentence with a gap.
func (r *Reader) isGapRow(l line.Line) bool {
	return l.Kind == line.TextLine && flatten.HasBlank(l) && flatten.CountWords(l.Text, leastWords) >= leastWords
}

// wordsAt reads the words to fill in from a line on, under a title or none, and the line
// behind them.
func (r *Reader) wordsAt(lines []line.Line, i, gaps int) ([]line.Line, int) {
	at := i
	if at+1 < len(lines) && lines[at].Kind == line.TextLine && lines[at].Text != "" && !r.NumbersOwn(lines[at]) && !r.IsKeyHeading(lines[at]) &&
		flatten.CountWords(lines[at].Text, mostWordParts+1) <= mostWordParts && wordsOf(lines[at]) == nil {
		at++ // "Word Bank"
	}
	if entries := r.wordLinesAt(lines, i); len(entries) >= max(gaps, leastWords) && !r.namesAnswer(lines[i]) {
		return []line.Line{wordLine(lines[i], entries)}, i + len(entries)
	}
	if at >= len(lines) || r.NumbersOwn(lines[at]) || r.namesAnswer(lines[i]) || r.namesAnswer(lines[at]) {
		return nil, i
	}
	words := wordsOf(lines[at])
	if len(words) < max(gaps, leastWords) || len(words) > mostWordList {
		return nil, i
	}
	listed := lines[at]
	if listed.Kind == line.TableLine {
		listed = wordLine(listed, words)
	}
	return append(slices.Clone(lines[i:at]), listed), at + 1
}

// wordLine is words that stand in a table or under each other as a line.
func wordLine(first line.Line, words []string) line.Line {
	return line.NewLine(line.LineAt(first.Pos()), []page.Run{{Text: strings.Join(words, " – ")}})
}

// wordLinesAt are the words to fill in that stand one to a line, behind bullets or none.
func (r *Reader) wordLinesAt(lines []line.Line, i int) []string {
	var words []string
	for ; i < len(lines) && len(words) < mostWordList; i++ {
		l := lines[i]
		if rewrite.IsBulleted(l) {
			l = rewrite.WithoutBullet(l)
			l.Label = nil
		}
		if _, lettered := l.ChoiceLabel(); l.Kind != line.TextLine || l.Label != nil || lettered || r.NumbersOwn(l) || isHeading(l) || r.namesAnswer(l) || !isWordEntry(l.Text) || slices.Contains(words, l.Text) {
			break
		}
		words = append(words, l.Text)
	}
	return words
}

// isWordEntry reports whether a text is a word to fill in, or a few.
func isWordEntry(text string) bool {
	return lexicon.CountsLetters(text, 2) && flatten.CountWords(text, mostWordParts+1) <= mostWordParts && !strings.ContainsAny(text, "?!:=()._")
}

// namesAnswer reports whether a line has the word for answers in front, or heads them.
func (r *Reader) namesAnswer(l line.Line) bool {
	if l.Kind != line.TextLine {
		return false
	}
	_, n := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord, lexicon.KeyHeading)
	return n > 0 || r.IsKeyHeading(l)
}

var (
	// wordListName is what stands before words in their line, "Word bank: ...".
	wordListName = pattern.New(`^\p{L}[\p{L}\p{M} ]{1,30}[:：]\s*`)
	// betweenWords parts words to fill in.
	betweenWords = pattern.New(`\s*(?:[,;/|•·*、，；]|\t|\s{2,}|\s[–—-]\s)\s*`)
)

// wordsOf are the words to fill in that a line or a table lists, nil where it holds anything
// else: a sentence, labels, or the same word twice.
func wordsOf(l line.Line) []string {
	var words []string
	if l.Kind == line.TableLine {
		for _, row := range l.Table().Rows {
			for _, c := range flatten.CellLines(row) {
				if c.Label != nil {
					return nil
				}
				words = append(words, splitWords(c.Text)...)
			}
		}
	} else if l.Kind == line.TextLine && l.Label == nil && !flatten.HasBlank(l) {
		text := wordListName.ReplaceAllString(l.Text, "")
		if n := len(text); n > 2 && strings.ContainsAny(text[:1], "([") && strings.ContainsAny(text[n-1:], ")]") {
			text = text[1 : n-1]
		}
		words = splitWords(text)
	}
	seen := map[string]bool{}
	for _, w := range words {
		f := lexicon.Fold(w)
		if seen[f] || !isWordEntry(w) {
			return nil
		}
		seen[f] = true
	}
	if len(words) < leastWords {
		return nil
	}
	return words
}

// splitWords parts a text at the signs and room between the words that it lists.
func splitWords(text string) []string {
	var out []string
	for _, w := range betweenWords.Split(text, -1) {
		if w = strings.TrimSpace(w); w != "" {
			out = append(out, w)
		}
	}
	return out
}
