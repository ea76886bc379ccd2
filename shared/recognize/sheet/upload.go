package sheet

import (
	"strings"

	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/richtext"
)

// keyword is the first field of each line of a learning system's upload.
func keyword(s string) bool {
	switch s {
	case "MC", "MA", "TF", "ESS", "ORD", "MAT", "FIB", "FIB_PLUS", "FIL", "NUM", "SR", "OP", "JUMBLED_SENTENCE", "QUIZ_BOWL":
		return true
	}
	return false
}

// readUpload reads the lines of a learning system's upload: a keyword, the
// question, and what the keyword asks for. nil when the sheet is none.
func (r *Reader) readUpload(g *Grid) []sheetEntry {
	known := 0
	for _, row := range g.rows {
		if keyword(strings.TrimSpace(row[0].text)) && len(row) > 1 && !row[1].empty() {
			known++
		}
	}
	if known == 0 || known*10 < len(g.rows)*9 {
		return nil
	}
	b := &sheetBank{grid: g, to: len(g.rows)}
	var out []sheetEntry
	for _, row := range g.rows {
		if word := strings.TrimSpace(row[0].text); keyword(word) && !row[1].empty() {
			out = append(out, uploadEntry(b, word, row))
		}
	}
	return out
}

// uploadEntry reads one line of an upload.
func uploadEntry(b *sheetBank, word string, row []sheetCell) sheetEntry {
	e := sheetEntry{bank: b}
	e.draft.Stem = row[1].lines
	rest := row[2:]
	for len(rest) > 0 && rest[len(rest)-1].empty() {
		rest = rest[:len(rest)-1]
	}
	switch word {
	case "MC", "MA", "OP", "FIL", "QUIZ_BOWL":
		e.kind = map[string]itemKind{"MC": singleKind, "MA": multipleKind}[word]
		uploadChoices(&e, rest)
	case "TF":
		e.kind = truthKind
		uploadAnswers(&e, rest[:min(len(rest), 1)])
	case "ESS":
		e.kind = essayKind
		uploadAnswers(&e, rest)
	case "ORD":
		e.kind = orderKind
		for i, c := range rest {
			if !c.empty() {
				e.draft.Choices = append(e.draft.Choices, draft.Choice{Lines: c.lines})
				e.places = append(e.places, i+1)
				e.titles = append(e.titles, "")
			}
		}
		b.ordered = true
	case "MAT":
		for i := 0; i+1 < len(rest); i += 2 {
			e.pairs = append(e.pairs, [2]sheetCell{rest[i], rest[i+1]})
		}
	case "NUM":
		e.kind = figureKind
		uploadAnswers(&e, rest[:min(len(rest), 1)])
		if len(rest) > 1 {
			e.near = rest[1].text
		}
	case "FIB_PLUS", "JUMBLED_SENTENCE":
		e.gaps = uploadGaps(rest)
	default:
		e.kind = shortKind
		uploadAnswers(&e, rest)
	}
	return e
}

// uploadChoices reads choices that are each followed by "correct" or
// "incorrect".
func uploadChoices(e *sheetEntry, rest []sheetCell) {
	for i := 0; i+1 < len(rest); i += 2 {
		if rest[i].empty() {
			continue
		}
		e.draft.Choices = append(e.draft.Choices, draft.Choice{Lines: rest[i].lines})
		e.places = append(e.places, len(e.draft.Choices))
		e.titles = append(e.titles, "")
		if strings.EqualFold(strings.TrimSpace(rest[i+1].text), "correct") {
			e.right = append(e.right, len(e.draft.Choices)-1)
			e.flagged = rest[i].lines[0]
		}
	}
}

func uploadAnswers(e *sheetEntry, cells []sheetCell) {
	for _, c := range cells {
		if !c.empty() {
			e.answers = append(e.answers, sheetAnswer{cell: c})
		}
	}
}

// namedGap is a gap of a stem by the name that stands there in brackets.
type namedGap struct {
	name    string
	answers []string
}

// uploadGaps reads the name of each gap and its answers; an empty field ends
// them.
func uploadGaps(rest []sheetCell) []namedGap {
	var out []namedGap
	open := false
	for _, c := range rest {
		switch {
		case c.empty():
			open = false
		case !open:
			out = append(out, namedGap{name: c.text})
			open = true
		default:
			g := &out[len(out)-1]
			g.answers = append(g.answers, c.text)
		}
	}
	return out
}

// namedGaps builds a gap text whose stem names its gaps: "The capital of
// [country] is [city]." It is none when a name does not stand in the stem.
func (b *sheetItem) namedGaps() bool {
	if len(b.D.Stem) == 0 {
		return false
	}
	l := b.D.Stem[0]
	out := quiz.Blanks{}
	var ins []richtext.Inline
	rest := l.Text
	for rest != "" {
		at, which := len(rest), -1
		for i, g := range b.e.gaps {
			if k := strings.Index(rest, "["+g.name+"]"); k >= 0 && k < at {
				at, which = k, i
			}
		}
		if at > 0 {
			ins = append(ins, richtext.Text{Text: rest[:at]})
		}
		if which < 0 {
			break
		}
		g := b.e.gaps[which]
		id := "b" + lexicon.DecimalText(len(out.Blanks)+1)
		ins = append(ins, richtext.Blank{ID: id})
		text := quiz.Text{}
		for _, a := range g.answers {
			text.Accepted = append(text.Accepted, quiz.Accepted{Text: a})
		}
		out.Blanks = append(out.Blanks, quiz.Blank{ID: id, Response: text})
		rest = rest[at+len(g.name)+2:]
	}
	if len(out.Blanks) == 0 {
		b.Report(finding.TypeUncertain, finding.Warning, l, "The names of the gaps do not stand in the question.")
		return false
	}
	if out.HasKey() {
		b.Evidence(quiz.ByFormat, l)
	}
	b.Item.Stem = richtext.Content{richtext.Paragraph{Inlines: ins}}
	b.Item.Response = out
	return true
}
