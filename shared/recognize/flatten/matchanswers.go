package flatten

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Where the letter of what belongs to an entry may stand: in the room before it or before
// its number, in the room behind its number, and behind the entry.
var entryAnswers = []pattern.Pattern{
	pattern.New(`^()_+\s*(\pL)\s*_+\s*(\S.*|)$`),
	pattern.New(`^(\d{1,2}\s?[.)]\s*)_+\s*(\pL)\s*_+\s*(\S.*)$`),
	pattern.New(`^(\S.*?)\s*_+\s*(\pL)\s*_+()$`),
	pattern.New(`^(\d{1,2}\s?[.)]\s*\S.*?)\s+[(\[]\s*(\pL)\s*[)\]]()$`),
}

// withoutAnswers takes the letters of what belongs to each entry out of the rows of two
// lists: those in a column of their own at one end, or in the room of every entry of the
// first list. nil where there are none.
func withoutAnswers(rows [][]line.Line) ([][]line.Line, []string) {
	if rest, answers := withoutAnswerColumn(rows); answers != nil {
		return rest, answers
	}
	for _, p := range entryAnswers {
		if rest, answers := withoutRoomAnswers(rows, p); answers != nil {
			return rest, answers
		}
	}
	return rows, nil
}

// withoutAnswerColumn takes out the last column, or the first, where it holds nothing but
// a letter beside every entry: "1. Mitosis | a) heredity | c". The lists themselves are no
// letters, what is chosen from has its own, and letters that count on, as numbers do, are the
// signs of entries.
func withoutAnswerColumn(rows [][]line.Line) ([][]line.Line, []string) {
	if len(rows) < 3 || len(rows[0]) != 3 {
		return rows, nil
	}
	for _, c := range []int{2, 0} {
		answers, ok, counts, found := make([]string, len(rows)), true, true, 0
		for i, cells := range rows {
			if ok = ok && len(cells) == 3; !ok {
				break
			}
			if answers[i] = signIn(cells[c]); i == 0 && answers[i] == "" {
				continue // the titles
			}
			first, second := cells[(c+1)%3], cells[(c+2)%3]
			ok = answers[i] != "" && !lexicon.IsNumber(answers[i]) && !aloneSign.MatchString(first.Text) && !aloneSign.MatchString(second.Text) || cells[c].Empty() && first.Empty()
			if answers[i] != "" {
				_, signed := second.ChoiceLabel()
				ok = ok && (signed || second.Empty())
				counts = counts && answers[i] == string(rune('a'+found))
				found++
			}
		}
		if !ok || counts {
			continue
		}
		rest := make([][]line.Line, len(rows))
		for i, cells := range rows {
			rest[i] = append(append([]line.Line{}, cells[:c]...), cells[c+1:]...)
		}
		return rest, answers
	}
	return rows, nil
}

// signIn is the letter or the number that is all a cell holds.
func signIn(l line.Line) string {
	if !aloneSign.MatchString(l.Text) {
		return ""
	}
	return lexicon.Fold(strings.Trim(l.Text, "()."))
}

// withoutRoomAnswers takes the letters out of one place of the entries of the first list.
// All have one, but for titles above them; letters that count on are those of the entries, and
// those without which entries say the same are a part of these: "vitamin (A)".
func withoutRoomAnswers(rows [][]line.Line, p pattern.Pattern) ([][]line.Line, []string) {
	rest, answers := make([][]line.Line, len(rows)), make([]string, len(rows))
	found, counts, said := 0, true, map[string]bool{}
	for i, cells := range rows {
		if rest[i] = cells; len(cells) < 2 || cells[0].Empty() {
			continue
		}
		m := p.FindStringSubmatchIndex(cells[0].Text)
		switch {
		case m == nil && i == 0:
			continue
		case m == nil:
			return rows, nil
		}
		entry := cells[0].Cut(m[2], m[3])
		if m[3] == m[2] {
			entry = cells[0].From(m[6])
		} else if m[7] > m[6] {
			entry = Joined([]line.Line{entry, cells[0].From(m[6])})
		}
		entry.Label = cells[0].Label
		rest[i] = append([]line.Line{entry}, cells[1:]...)
		answers[i] = lexicon.Fold(cells[0].Text[m[4]:m[5]])
		counts = counts && answers[i] == string(rune('a'+found))
		said[lexicon.Same(entry.Text[len(entryNumber.FindString(entry.Text)):])] = true
		found++
	}
	if found < 2 || counts || len(said) < found {
		return rows, nil
	}
	return rest, answers
}

// entryNumber is the number before an entry.
var entryNumber = pattern.New(`^\d{1,2}\s?[.)]\s*`)
