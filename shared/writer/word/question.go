package word

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// How far stems and choices are set in, in twips, and the room left for answers
// in underscores.
const (
	stemIndent   = 454
	choiceIndent = 908
	drawnBlank   = "____________"
	answerLine   = "________________________________________"
	numberLine   = "________________"
	essayLine    = "____________________________________________________________" // a tab fills the rest
	essayLines   = 6                                                              // where the document does not say
)

// question writes one item; all of it stays on one page where it can.
func (d *document) question(item quiz.Item, n int) {
	d.item = item.ID
	d.direction(item.Stem)
	stem := flow{first: "Question", rest: "QuestionText", indent: stemIndent, keep: true,
		before: plain(fmt.Sprintf("%d.\t", n)), after: d.points(item.Points)}
	switch r := item.Response.(type) {
	case quiz.Choice:
		d.content(item.Stem, stem)
		d.choices(r.Choices)
	case quiz.TrueFalse:
		d.content(item.Stem, stem)
		yes, no := d.labels(r)
		d.choices([]quiz.Entry{{Content: richtext.Plain(yes)}, {Content: richtext.Plain(no)}})
	case quiz.Text:
		d.line(item.Stem, stem, answerLine, "")
	case quiz.Number:
		d.line(item.Stem, stem, numberLine, r.Unit)
	case quiz.Match:
		d.content(item.Stem, stem)
		d.pairs(r)
	case quiz.Order:
		d.content(item.Stem, stem)
		d.order(r.Entries)
	case quiz.Essay:
		d.essay(item.Stem, stem, r)
	case quiz.Blanks:
		stem.keep, stem.keepInside, stem.blank = false, true, d.gaps(r)
		d.content(item.Stem, stem)
	}
}

// points is "(2 points)" behind the stem.
func (d *document) points(p *quiz.Decimal) string {
	if p == nil {
		return ""
	}
	return muted(" (" + d.frame.pointsText(p.String()) + ")")
}

func letter(i int) string { return strings.ToUpper(richtext.Letters(i + 1)) }

func (d *document) labels(r quiz.TrueFalse) (yes, no string) {
	return cmp.Or(r.True, d.frame.yes), cmp.Or(r.False, d.frame.no)
}

// order is lettered entries with room to write the place of each.
func (d *document) order(entries []richtext.Content) {
	for i, e := range entries {
		d.content(e, flow{first: "OrderEntry", rest: "ChoiceText", indent: choiceIndent,
			before: plain(letter(i) + ".\t"), after: room, keep: i < len(entries)-1, keepInside: true})
	}
}

// room is a line to write on, drawn by the stops of the paragraph's style.
const room = "<w:r><w:tab/><w:tab/></w:r>"

// line is a stem with room for a short answer, unless the stem draws it itself.
func (d *document) line(c richtext.Content, stem flow, line, unit string) {
	drawn := false
	c.Inlines(func(in richtext.Inline) bool {
		_, drawn = in.(richtext.Blank)
		return !drawn
	})
	if drawn && unit == "" {
		stem.keep, stem.keepInside = false, true
		d.content(c, stem)
		return
	}
	d.content(c, stem)
	if unit != "" {
		line += " " + unit
	}
	d.paragraph(layout{style: "AnswerLine"}, plain(line))
}

func (d *document) essay(c richtext.Content, stem flow, r quiz.Essay) {
	stem.after = d.words(r) + stem.after
	d.content(c, stem)
	n := cmp.Or(r.Lines, essayLines)
	for i := range n {
		d.paragraph(layout{style: "AnswerLine", keep: i < min(n-1, 2)}, plain(essayLine+"\t"))
	}
}

// words is the length that an essay may have.
func (d *document) words(r quiz.Essay) string {
	form, count := "", ""
	switch {
	case r.MinWords > 0 && r.MaxWords > 0:
		form, count = d.frame.words, fmt.Sprintf("%d–%d", r.MinWords, r.MaxWords)
	case r.MinWords > 0:
		form, count = d.frame.least, strconv.Itoa(r.MinWords)
	case r.MaxWords > 0:
		form, count = d.frame.most, strconv.Itoa(r.MaxWords)
	default:
		return ""
	}
	return muted(" (" + strings.Replace(form, "%s", count, 1) + ")")
}

// gaps draws the blanks of a text; the choices of a dropdown follow its blank.
func (d *document) gaps(r quiz.Blanks) func(id string) string {
	drawn := map[string]string{}
	for _, b := range r.Blanks {
		text := drawnBlank
		switch inner := b.Response.(type) {
		case quiz.Choice:
			texts := make([]string, len(inner.Choices))
			for i, c := range inner.Choices {
				texts[i] = d.flat(c.Content)
			}
			text += " (" + strings.Join(texts, " / ") + ")"
		case quiz.Number:
			if inner.Unit != "" {
				text += " " + inner.Unit
			}
		}
		drawn[b.ID] = plain(text)
	}
	return func(id string) string { return drawn[id] }
}

// flat is content that must stand in a line of text.
func (d *document) flat(c richtext.Content) string {
	has := c.Features()
	if has.Images {
		d.lose(quiz.ImageDropped, "A picture in a dropdown or the answer key became its description.")
	}
	if has.Math {
		d.lose(quiz.MathFlattened, "A formula in a dropdown was written as plain text.")
	}
	if has.Markup || has.Tables {
		d.lose(quiz.FormatFlattened, "Formatting in a dropdown became plain text.")
	}
	out, _ := c.Flatten()
	return out.Line()
}

// pairs is a table of two columns: numbers on the left, with room to write a
// letter, and letters on the right.
func (d *document) pairs(r quiz.Match) {
	width := (d.textWidth() - stemIndent) / 2
	d.startTable("MatchTable", stemIndent, 2, width)
	rows := max(len(r.Left), len(r.Right))
	for i := range rows {
		d.body.WriteString("<w:tr><w:trPr><w:cantSplit/></w:trPr>")
		d.entry(r.Left, i, flow{first: "MatchLeft", before: plain(fmt.Sprintf("%d.\t", i+1)), after: room, keep: i < rows-1}, width)
		d.entry(r.Right, i, flow{first: "MatchEntry", before: plain(letter(i) + ".\t"), keep: i < rows-1}, width)
		d.body.WriteString("</w:tr>\n")
	}
	d.endTable(false)
}

func (d *document) entry(entries []richtext.Content, i int, f flow, width int) {
	fmt.Fprintf(&d.body, `<w:tc><w:tcPr><w:tcW w:w="%d" w:type="dxa"/></w:tcPr>`, width)
	f.rest = "MatchText"
	if i < len(entries) {
		d.content(entries[i], f)
		if !endsInParagraph(entries[i]) {
			d.paragraph(layout{style: "MatchText", keep: f.keep})
		}
	} else {
		d.paragraph(layout{style: "MatchEntry", keep: f.keep})
	}
	d.body.WriteString("</w:tc>")
}
