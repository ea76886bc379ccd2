package sheet

import (
	"slices"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// judgedApart reads a sheet without titles whose one column of true and false
// judges statements in a column that stands behind it, or not right before it:
// pictures, topics and explanations stand between or beside them.
func (g *Grid) judgedApart(ps []profile) []sheetBank {
	stem, truth := g.judgedApartAt(ps)
	if stem < 0 {
		return nil
	}
	b := sheetBank{grid: g, to: len(g.rows), columns: make([]sheetColumn, g.width)}
	for i := range b.columns {
		b.columns[i] = sheetColumn{At: i, Role: lexicon.AsideRole}
		texts := g.texts(i, 0, len(g.rows))
		switch {
		case i == stem:
			b.columns[i].Role = lexicon.StemRole
		case i == truth:
			b.columns[i].Role = lexicon.AnswerRole
		case len(texts) > 0 && !slices.ContainsFunc(texts, func(t string) bool { return !pictureFile.MatchString(t) }):
			b.columns[i].Role = lexicon.MediaRole
		case i > max(stem, truth) && meanLength(texts) > 25:
			b.columns[i].Role = lexicon.ExplainRole
		}
	}
	return []sheetBank{b}
}

// pictureFile is the name of a picture or recording.
var pictureFile = pattern.New(`(?i)^\S.*\.(?:gif|jpe?g|png|svg|webp|bmp|mp3|mp4)$`)

// judgedApartAt is the column of statements and that of their truth, -1 where
// there is not exactly one of these.
func (g *Grid) judgedApartAt(ps []profile) (stem, truth int) {
	truth = -1
	for _, p := range ps {
		if p.filled < leastJudged {
			continue
		}
		if _, _, _, ok := truthColumn(g.texts(p.at, 0, len(g.rows))); ok {
			if truth >= 0 {
				return -1, -1
			}
			truth = p.at
		}
	}
	stem = -1
	for _, at := range wordy(ps) {
		if truth >= 0 && at != truth && (stem < 0 || at < truth && ps[at].mean > ps[stem].mean) && g.judges(truth, at) {
			stem = at
		}
	}
	return stem, truth
}

// judges reports whether nearly every row with a statement has its truth.
func (g *Grid) judges(truth, stem int) bool {
	var statements []string
	for _, row := range g.rows {
		if !row[stem].empty() && !row[truth].empty() {
			statements = append(statements, row[stem].text)
		}
	}
	return areStatements(statements) && len(statements)*10 >= len(g.texts(stem, 0, len(g.rows)))*9
}
