package vote

import (
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// rowOfLetters is an answer line that gives letters one after another, with a
// remark in brackets behind them.
var rowOfLetters = pattern.New(`^\(?\p{L}\)?(?:\s*[,;]\s*\(?\p{L}\)?)+\s*\.?\s*(?:[\[(].*[\])])?$`)

// answerRow is one such line: the questions it answers, from the first on.
type answerRow struct {
	from    int
	letters []string
	note    line.Note
}

// shareAnswerRows gives each question its letter of an answer line that stands
// once behind several, "answers: b, d, a": there are as many letters as
// questions since the line before, and every letter names a choice of its own.
func shareAnswerRows(ds []draft.Draft) {
	rows := answerRows(ds)
	if len(rows) == 0 || len(rows) == 1 && len(rows[0].letters) < 3 {
		return
	}
	for _, row := range rows {
		last := &ds[row.from+len(row.letters)-1]
		last.Notes = withoutNote(last.Notes, row.note)
		for k, sign := range row.letters {
			n := row.note
			at := placeOfNth(n.Value.Text, k)
			n.Value = n.Value.Cut(at, at+len(sign))
			ds[row.from+k].Notes = append(ds[row.from+k].Notes, n)
		}
	}
}

// answerRows reads the lines; none when one of them fits no questions.
func answerRows(ds []draft.Draft) []answerRow {
	var out []answerRow
	from := 0
	for i, d := range ds {
		for _, n := range d.Notes {
			if n.Class != lexicon.AnswerWord {
				continue
			}
			if !rowOfLetters.MatchString(n.Value.Text) {
				return nil
			}
			row := answerRow{from, rowLetters(n.Value.Text), n}
			if len(row.letters) != i+1-from || !row.names(ds) {
				return nil
			}
			out = append(out, row)
			from = i + 1
		}
	}
	return out
}

// names reports whether every letter names a choice of its question.
func (a answerRow) names(ds []draft.Draft) bool {
	for k, sign := range a.letters {
		found := false
		for _, c := range ds[a.from+k].Choices {
			found = found || c.Label.Kind == lexicon.LetterLabel && c.Label.Sign == lexicon.Fold(sign)
		}
		if !found {
			return false
		}
	}
	return true
}

var oneLetter = pattern.New(`\p{L}`)

// remark is what a row says about itself in brackets.
var remark = pattern.New(`[\[(][^\])]{2,}[\])]$`)

func rowLetters(s string) []string {
	if at := remark.FindStringIndex(s); at != nil {
		s = s[:at[0]]
	}
	return oneLetter.FindAllString(s, -1)
}

// placeOfNth is where the k-th letter of a row stands.
func placeOfNth(s string, k int) int { return oneLetter.FindAllStringIndex(s, k+1)[k][0] }

func withoutNote(notes []line.Note, gone line.Note) []line.Note {
	var out []line.Note
	for _, n := range notes {
		if n.Class != gone.Class || n.Value.Text != gone.Value.Text {
			out = append(out, n)
		}
	}
	return out
}
